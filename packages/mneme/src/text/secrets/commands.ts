// Passwords typed on a command line: every program has its own flag for them.

import { findInPlaces, isGiven, isOddGiven, isTyped, type PlaceRule } from "./places.ts";
import type { SecretSpan } from "./span.ts";

/** Without a flag, a pipe or one of the programs that take none, there is no command. */
const COMMAND =
	/\s-{1,2}[A-Za-z]|\s\/(?:p|pass|password|user|add|rp)[: ]|\||\b(?:sqlplus|jdbc:|net us|alias set|chpasswd|identified (?:by|with)|ConvertTo-Secure|cloudflared|\w+pass)\b/i;
const VALUE = "[\"']?([^\\s\"']{3,100})";

function flag(programs: string, flags: string, accept = isTyped): PlaceRule {
	return {
		kind: "password",
		pattern: new RegExp(`(?<![\\w.-])(?:${programs})(?:\\.exe)?\\s(?:[^\\n]{0,200}?\\s)?(?:${flags})${VALUE}`, "g"),
		accept,
	};
}

const RULES: readonly PlaceRule[] = [
	flag("sshpass", "-p\\s?"),
	flag("mysql|mysqldump|mysqladmin|mysqlimport|mariadb|mariadb-dump", "-p(?![\\s-])"),
	flag("7z|7za|7zz|rar|unrar", "-h?p(?![\\s-])"),
	flag("(?:docker|podman|oc|cf|az|nerdctl)\\s+login|helm\\s+registry\\s+login", "-p\\s"),
	flag(
		"mongo\\w*|cqlsh|rabbitmqadmin|twine|[Pp]s[Ee]xec\\w*|influx|winexe|crackmapexec|nxc|evil-winrm",
		"-p\\s",
		isOddGiven,
	),
	flag("plink|pscp|psftp|putty|winscp", "-pw\\s"),
	flag("sqlcmd|bcp|isql|tsql|osql|zip|unzip|ipmitool|mosquitto_\\w{3}", "-P\\s"),
	flag("ldap\\w{3,10}", "-w\\s"),
	flag("snmp\\w{3,10}", "-[cA]\\s", (value) => isTyped(value) && !/^(?:public|private)$/.test(value)),
	flag("snmp\\w{3,10}", "-X\\s"),
	flag("redis-cli", "-a\\s"),
	flag("openssl", "-k\\s|-pass(?:in|out)?\\spass:"),
	flag(
		"keytool|jarsigner|apksigner|bundletool",
		"--?(?:store|key|srcstore|deststore|ks-|new)-?pass(?:\\s|=)(?:pass:)?",
	),
	flag("[wx]?l?freerdp\\d?|rdesktop|cmdkey|wmic", "/p(?:ass|assword)?:|-p\\s"),
	flag("schtasks", "/[Rr][Pp]\\s"),
	flag("lftp|ncftp\\w*", "-u\\s[\\w.@-]{1,60},"),
	flag("cloudflared", "install\\s|--token\\s", (value) => value.length >= 40 && isGiven(value)),
	{
		kind: "password",
		pattern: /\b(?:curl|wget|http|https)\b[^\n]{0,200}?\s(?:-u|--user|-a)[ =]["']?[^\s:"']{1,80}:([^\s"']{3,100})/g,
		accept: isTyped,
	},
	{ kind: "password", pattern: /\s(?:-U|--user=?)\s?["']?[\w.\\-]{1,60}%([^\s"']{3,100})/g, accept: isTyped },
	{
		kind: "password",
		pattern: /\s--?(?:password|passwd|pass|token|secret|api-?key)[ =]["']?([^\s"'-][^\s"']{3,300})/g,
		accept: isOddGiven,
	},
	{ kind: "password", pattern: /\bConvertTo-SecureString\s(?:-String\s)?["']([^"'\n]{3,100})/g, accept: isGiven },
	{ kind: "password", pattern: /\bhtpasswd\s-\w*b\w*\s\S{1,100}\s\S{1,60}\s(\S{3,100})/g, accept: isTyped },
	{ kind: "password", pattern: /\bnet use\b[^\n/]{0,80}?\s([^\s/\\][^\s]{2,100})(?=\s\/user:)/gi, accept: isOddGiven },
	{ kind: "password", pattern: /\bnet use\b[^\n]{0,120}?\/user:\S{1,60}\s(\S{3,100})/g, accept: isTyped },
	{ kind: "password", pattern: /\bnet user\s[\w.$-]{1,40}\s([^\s/*][^\s]{2,100})/g, accept: isOddGiven },
	{ kind: "password", pattern: /\bidentified (?:by|with \w+ by)\s["']([^"'\n]{3,100})/gi, accept: isTyped },
	{
		kind: "password",
		pattern: /\b(?:sqlplus\s(?:-\w\s)?|jdbc:oracle:thin:)[\w.]{1,40}\/([^\s@/"']{3,60})(?=@)/g,
		accept: isTyped,
	},
	{ kind: "key", pattern: /\bmc\salias\sset\s\S{1,40}\s\S{1,100}\s\S{1,60}\s(\S{8,100})/g, accept: isTyped },
	{
		kind: "password",
		pattern: /\becho\s(?:-n\s)?["']?[\w.-]{1,40}:([^\s"'|]{3,80})["']?(?=\s\|\s(?:sudo\s)?chpasswd)/g,
		accept: isTyped,
	},
	{
		kind: "password",
		pattern:
			/\becho\s(?:-n\s)?["']?([^\s"'|]{4,80})["']?(?=\s\|\s[^\n|]{0,60}(?:sudo -S|--password-stdin|cryptsetup|passwd --stdin|smbpasswd|kinit|--passphrase-fd|openconnect))/g,
		accept: isTyped,
	},
];

export function findInCommands(text: string): SecretSpan[] {
	return COMMAND.test(text) ? findInPlaces(text, RULES) : [];
}
