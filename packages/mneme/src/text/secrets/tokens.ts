// Secrets that show themselves by a vendor's prefix or shape, wherever they stand. Group 1, where there is one, is the
// secret; every quantifier follows a literal and is bounded or stops at the first foreign character: linear time.

import { isPlaceholder } from "./placeholders.ts";
import type { SecretSpan } from "./span.ts";
import { hasMixedClasses, isMade } from "./values.ts";

interface TokenRule {
	readonly kind: string;
	readonly pattern: RegExp;
	/** Also ask that the token mixes digits and letters, where the prefix alone is an ordinary word. */
	readonly mixed?: true;
	/** Also ask that it is no name put together of words, as `secret_rotation_logs_2024` is. */
	readonly made?: true;
}

const RULES: readonly TokenRule[] = [
	{ kind: "aws-access-key", pattern: /\b(?:AKIA|ASIA|ABIA)[A-Z0-9]{16}\b/g },
	{
		kind: "aws-secret-key",
		pattern:
			/\b(?:AKIA|ASIA)[A-Z0-9]{16}\b[^A-Za-z0-9]{1,10}(?:\w{1,12}[^A-Za-z0-9]{1,4}){0,5}([A-Za-z0-9/+]{40})(?![A-Za-z0-9/+=])/g,
	},
	{ kind: "google-api-key", pattern: /\bAIza[\w-]{35}/g },
	{ kind: "google-oauth", pattern: /\b(?:ya29\.[\w.-]{20,}|GOCSPX-[\w-]{20,}|1\/\/0[\w-]{30,})/g },
	{ kind: "azure-secret", pattern: /(?<![\w~.-])[\w~.-]{3}\dQ~[\w~.-]{31,34}/g },
	{ kind: "github-token", pattern: /\b(?:gh[pousr]_[A-Za-z0-9]{30,255}|github_pat_\w{40,255})/g },
	{ kind: "gitlab-token", pattern: /\bgl(?:pat|dt|rt|ptt|cbt|soat|ft|imt|agent|oas|ffct)-[\w.-]{20,}/g },
	{ kind: "slack-token", pattern: /\b(?:xox[abceoprs](?:\.xox[abp])?-[\w-]{10,}|xapp-\d-[\w-]{10,})/g, mixed: true },
	{ kind: "slack-webhook", pattern: /hooks\.slack\.com\/(?:services|workflows|triggers)\/([\w/]{20,})/g, mixed: true },
	{ kind: "teams-webhook", pattern: /webhook\.office\.com\/webhookb2\/([\w@/-]{60,300})/g },
	{ kind: "stripe-key", pattern: /\b(?:[sr]k_(?:live|test)_\w{10,}|whsec_[\w+/=]{20,})/g, mixed: true },
	{ kind: "anthropic-key", pattern: /\bsk-ant-[\w-]{20,}/g, mixed: true },
	{ kind: "openai-key", pattern: /\bsk-[\w-]{20,}/g, mixed: true },
	{ kind: "npm-token", pattern: /\bnpm_[A-Za-z0-9]{36}/g },
	{ kind: "pypi-token", pattern: /\bpypi-[\w-]{50,}/g },
	{ kind: "rubygems-key", pattern: /\brubygems_[0-9a-f]{48}/g },
	{ kind: "twilio-key", pattern: /\bSK[0-9a-f]{32}\b/g },
	{ kind: "sendgrid-key", pattern: /\bSG\.[\w-]{16,}\.[\w-]{16,}/g },
	{ kind: "telegram-token", pattern: /(?<!\d)\d{8,10}:A[\w-]{33,35}/g },
	{ kind: "discord-token", pattern: /\b[MNO][\w-]{22,28}\.[\w-]{6}\.[\w-]{27,45}/g },
	{ kind: "discord-webhook", pattern: /discord(?:app)?\.com\/api\/webhooks\/\d{5,25}\/([\w-]{40,})/g },
	{ kind: "digitalocean-token", pattern: /\bdo[opr]_v1_[a-f0-9]{40,}/g },
	{ kind: "shopify-token", pattern: /\bshp(?:at|ca|pa|ss)_[a-fA-F0-9]{32}/g },
	{ kind: "databricks-token", pattern: /\bdapi[a-f0-9]{32}/g },
	{ kind: "mailgun-key", pattern: /\bkey-[0-9a-f]{32}\b/g },
	{ kind: "vault-token", pattern: /\bhv[sbr]\.[\w-]{24,}/g },
	{ kind: "doppler-token", pattern: /\bdp\.(?:pt|st|ct|sa|scim|audit)\.[A-Za-z0-9.]{30,}/g },
	{ kind: "airtable-token", pattern: /\bpat[A-Za-z0-9]{14}\.[0-9a-f]{40,}/g },
	{ kind: "postman-key", pattern: /\bPMAK-[0-9a-f]{24}-[0-9a-f]{34}/g },
	{ kind: "newrelic-key", pattern: /\b(?:NRAK-[A-Z0-9]{27}|[0-9a-f]{36}NRAL)\b/g },
	{ kind: "square-token", pattern: /\b(?:EAAA[\w-]{56,}|sq0(?:atp|csp)-[\w-]{22,})/g },
	{ kind: "atlassian-token", pattern: /\bAT(?:ATT|CTT|BB)3?[\w=-]{24,}/g, mixed: true },
	{ kind: "terraform-token", pattern: /\b[A-Za-z0-9]{14}\.atlasv1\.[\w-]{40,}/g },
	{ kind: "dropbox-token", pattern: /\bsl\.[\w-]{100,}/g },
	{ kind: "mapbox-token", pattern: /\bsk\.eyJ[\w-]{20,}\.[\w-]{10,}/g },
	{ kind: "onepassword-key", pattern: /\b(?:ops_eyJ[\w-]{50,}|A3-[A-Z0-9]{6}-(?:[A-Z0-9]{5,6}-){3,5}[A-Z0-9]{5})/g },
	{ kind: "facebook-token", pattern: /\bEAA[A-Z][A-Za-z0-9]{60,}/g },
	{ kind: "amazon-mws", pattern: /\bamzn\.mws\.[0-9a-f-]{36}/g },
	{ kind: "braintree-token", pattern: /\baccess_token\$(?:production|sandbox)\$[0-9a-z]{16}\$[0-9a-f]{32}/g },
	{ kind: "aws-session-token", pattern: /\b(?:FwoGZXIvYXdz|IQoJb3JpZ2lu|FQoGZXIvYXdz)[A-Za-z0-9+/=]{60,}/g },
	{ kind: "aws-bedrock-key", pattern: /\bABSK[A-Za-z0-9+/=]{100,}/g },
	{ kind: "alibaba-key", pattern: /\bLTAI[A-Za-z0-9]{16,24}\b/g, mixed: true },
	{ kind: "tencent-key", pattern: /\bAKID[A-Za-z0-9]{32}\b/g, mixed: true },
	{ kind: "mollie-key", pattern: /\b(?:live|test)_[A-Za-z0-9]{30}\b/g, mixed: true },
	{ kind: "mailchimp-key", pattern: /\b[0-9a-f]{32}-us\d{1,2}\b/g },
	{ kind: "mailgun-key", pattern: /\b[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}\b/g },
	{ kind: "brevo-key", pattern: /\bx(?:key|smtp)sib-[0-9a-f]{40,}(?:-\w{10,})?/g },
	{ kind: "heroku-key", pattern: /\bHRKU-[\w-]{30,}/g },
	{ kind: "hubspot-token", pattern: /\bpat-(?:na|eu)\d-[0-9a-f-]{36}/g },
	{ kind: "salesforce-token", pattern: /\b00D[A-Za-z0-9]{12,15}![\w.]{60,}/g },
	{ kind: "asana-token", pattern: /\b[012]\/\d{12,18}(?:\/\d{12,18})?:[0-9a-f]{32}\b/g },
	{ kind: "plaid-token", pattern: /\baccess-(?:sandbox|development|production)-[0-9a-f-]{36}/g },
	{ kind: "firebase-key", pattern: /\bAAAA[\w-]{7}:APA91b[\w-]{100,}/g },
	{ kind: "okta-token", pattern: /\bSSWS\s([\w-]{36,})/g },
	{ kind: "bot-token", pattern: /\boauth:([a-z0-9]{30})\b/g, mixed: true },
	{ kind: "twitter-token", pattern: /\bA{20,30}[\w%]{60,}/g, mixed: true },
	{ kind: "kubeconfig-key", pattern: /\bLS0tLS1CRUdJTi(?!BDRVJUSUZJQ0FUR|BQVUJMSUMg)[A-Za-z0-9+/=]{40,}/g },
	{ kind: "kubernetes-token", pattern: /--token[ =]([a-z0-9]{6}\.[a-z0-9]{16})\b/g },
	{
		kind: "azure-devops-token",
		pattern: /\b(?:PAT|devops)\b[^\n]{0,30}?\b([a-z2-7]{52}|[A-Za-z0-9]{76}AZDO[A-Za-z0-9]{4})\b/gi,
	},
	{ kind: "nostr-key", pattern: /\bnsec1[02-9ac-hj-np-z]{58}\b/g },
	{ kind: "bitlocker-key", pattern: /(?<!\d)\d{6}(?:-\d{6}){7}(?!\d)/g },
	{ kind: "wireguard-key", pattern: /\b(?:PrivateKey|PresharedKey)\s?=\s?([A-Za-z0-9+/]{42,43}=)/g },
	{ kind: "signed-url", pattern: /[?&](?:X-Amz-Signature|X-Goog-Signature|sig|signature|Signature)=([\w%+/=-]{24,})/g },
	{ kind: "webhook", pattern: /hooks\.zapier\.com\/hooks\/catch\/(\d+\/\w{5,})/g },
	{ kind: "webhook", pattern: /\bhook\.(?:\w{2,5}\.)?(?:make|integromat)\.com\/(\w{20,})/g },
	{ kind: "webhook", pattern: /maker\.ifttt\.com\/trigger\/[\w-]{1,60}\/(?:json\/)?with\/key\/([\w-]{16,})/g },
	{
		kind: "webhook",
		pattern:
			/\/(?:hooks|webhooks?|incoming(?:-webhook)?)\/((?=[\w/-]{0,80}\d)(?:[\w-]{2,40}\/){0,3}[A-Za-z0-9_-]{20,80})(?![\w.])/g,
		mixed: true,
	},
	{ kind: "webhook", pattern: /\/(?:hooks|webhooks?)\/[\w/-]{0,60}?\b([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})/g },
	{
		kind: "reset-link",
		pattern: /\/(?:reset(?:-password)?|password[-/]reset|magic(?:-link)?|activate|set-password)\/([\w-]{24,})/g,
		mixed: true,
		made: true,
	},
	{ kind: "matrix-key", pattern: /\bEsT\w(?: \w{4}){10,12}/g },
	{ kind: "private-calendar", pattern: /\/(?:private-|ical\/|feed\/)([0-9a-f]{24,64})\b/g },
	{ kind: "chat-webhook", pattern: /chat\.googleapis\.com\/v1\/spaces\/[^\s?]{1,40}\/messages\?(\S{30,})/g },
	{ kind: "resend-key", pattern: /\bre_[A-Za-z\d]{8}_[A-Za-z\d]{16,}/g },
	{ kind: "stripe-secret", pattern: /\b(?:pi|seti|cs|src|si)_\w{14,}_secret_[A-Za-z\d]{10,}/g },
	{ kind: "minisign-key", pattern: /\bRW(?:RTY0Iy|RCSw)[A-Za-z\d+/=]{40,}/g },
	{
		kind: "api-key",
		mixed: true,
		made: true,
		pattern:
			/\b(?:hf_|gsk_|r8_|figd_|figo_|sntry[su]_|glsa_|glc_|pscale_(?:tkn|pw|oauth)_|pplx-|xai-|dckr_[po]at_|lin_(?:api|oauth)_|secret_|ntn_|sbp_|lsv2_(?:pt|sk)_|pcsk_|phx_|nvapi-|tvly-|jina_|fw_|rzp_(?:live|test)_|duffel_(?:live|test)_|CLOJARS_|oy2|AKCp|vck_|fo1_|fm2_|rnd_|sk_|shippo_(?:live|test)_|tfp_|EZ[AT]K|whk_|snyk_|apify_api_|bkua_|cio_|pk_\d{5,12}_|gitea_|buf_|nfp_|ctp_|pnu_|ddp_|dt0c01\.|ATOA|key_live_|ghu_|sb_secret_|tskey-(?:auth|api|client|webhook)-|pul-|sq[pau]_|CFPAT-|CCI(?:PAT|PRJ)_|pdl_(?:live|sdbx)_|fio-u-|ATTA|IGQ[VW]|FLWSECK(?:_TEST)?-|rpa_|csk-|mlsn\.|AQVN|y0_|ory_(?:at|rt|pat)_|sgp_|waka_|lmnr_)[\w.-]{20,255}/g,
	},
	{ kind: "jwt", pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/g },
	{ kind: "age-key", pattern: /\bAGE-SECRET-KEY-1[A-Z0-9]{40,}/gi },
	{
		kind: "wallet-key",
		pattern: /\b(?:[5KL][1-9A-HJ-NP-Za-km-z]{50,51}|[xyzt]prv[1-9A-HJ-NP-Za-km-z]{90,120})\b/g,
		mixed: true,
	},
	{ kind: "openssh-key", pattern: /\bb3BlbnNzaC1rZXktdjE[A-Za-z0-9+/=]{20,}/g },
];

/** Every token has one, most texts have none. */
const LONG_RUN = /[\w+/=~.%:!$@-]{15}|\bEsT\w \w{4} /;

export function findTokens(text: string): SecretSpan[] {
	const spans: SecretSpan[] = [];
	if (!LONG_RUN.test(text)) return spans;
	for (const { kind, pattern, mixed, made } of RULES) {
		for (const match of text.matchAll(pattern)) {
			const value = match[1] ?? match[0];
			const start = match.index + match[0].length - value.length;
			if (isPlaceholder(value) || (mixed && !hasMixedClasses(value)) || (made && !isMade(value))) continue;
			spans.push({ start, end: start + value.length, kind });
		}
	}
	return spans;
}
