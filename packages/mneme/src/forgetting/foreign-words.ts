// Small words of other languages than English: which name nothing, which say "my", and by what a text is known to be of one of them.

/** In no English sentence, often in these. */
const MARKS =
	/(?<!\p{L})(?:der|das|dem|und|ist|nicht|eine?[nrms]?|mit|für|auf|ich|meine?[nrms]?|zu[rm]?|über|nutzers?|nutzerin|heißt|lösche?|vergiss|bitte|el|la|los|las|del|una?|mi|mis|está|usuari[oa]|olvida|lo|que|le|les|une|mon|est|utilisat\w+|oublie|du|da|os?|uma?|meu|minha|usuári[oa]|il|gli|di|mio|utente|è|het|een|mijn|niet|van|gebruiker|de|y|es|des|von|beim|vom|uhr|tout|toute|sur|avec|chez|alles|todo|sobre|tudo|tutto|dass|tengo|tiene|tem|senha|oublie)(?!\p{L})|[äöüßñéèêçãõáíóúà]/iu;
const ENGLISH =
	/(?<!\p{L})(?:the|to|of|is|and|my|our|i|users?|from|with|for|his|her|at|are|were|that|about|forget)(?!\p{L})/iu;

export function isForeign(text: string): boolean {
	return text.search(MARKS) >= 0 && !ENGLISH.test(text);
}

/** Nouns have capitals there: a capital makes no name. */
export function isGerman(text: string): boolean {
	return /(?<!\p{L})(?:der|das(?= \p{Lu})|dem|den|von|vom|und|ist|nicht|eine?[nrms]?|mit|für|ich|meine?[nrms]?|zu[rm]?|nutzers?|bitte|lösche?|vergiss|über|alles|die(?= \p{Lu}))(?!\p{L})|[äöüß]/iu.test(
		text,
	);
}

export const FOREIGN_MINE: ReadonlySet<string> = new Set(
	"mein meine meiner meinen meinem meines unser unsere mi mis mon ma mes meu minha meus minhas mio mia miei mie mijn nuestro nuestra notre nosso nossa".split(
		" ",
	),
);

export const FOREIGN_EMPTY: ReadonlySet<string> = new Set(
	`beim bei vom nach tengo tiene tenho tem habe hat quello quella quel ti sul sulla sui sulle dal dalla alla al nei negli te hai io mon bin bist sein dies diese diesen wird wurde soy eres fue suis es etait sou foi sono era der die das dem den des ein eine einen einem einer eines und oder ist sind war waren hat habe haben hatte ich du er sie es wir ihr mich mir dir
	dich mit zu zum zur von vom in im am an auf fur uber aus bei nach um als wie was dass so bitte alles sache ding gesagt erzahlt erwahnt weisst
	bezug betrifft angeht heisst nutzer nutzers nutzerin da dazu mehr noch schon mal eintrag notiz info infos
	el la los las lo un una unos unas de del al y o u es son esta estan que en con por para sobre se me te le su sus yo tu todo toda todos cosa cosas
	dije conte dicho mencione sabes acerca usuario usuaria tema asunto favor nota recuerdo
	le les une des du et ou est sont ce cette ces je tu il elle on nous vous t ai as a dit sur dans pour par avec sans se sa son ses tout toute chose
	raconte propos sujet concernant utilisateur utilisatrice qu d l j s'il plait parle sais stp souvenir
	os as um uma uns umas do da dos das no na nos nas e ou eu voce que disse falei contei sobre com por para seu sua tudo coisa coisas usuario usuaria
	sabe respeito nota
	il i gli lo di della dello dei delle nel nella e ed ho detto raccontato su con per che tutto cosa cose utente sai riguarda
	het een en of is zijn ik je mijn met voor over van wat dat alles ding gezegd verteld gebruiker weet`
		.split(/\s+/)
		.filter((word) => word !== ""),
);

export const FOREIGN_RELATIVES: readonly string[] =
	`frau mann sohn tochter bruder schwester mutter vater eltern kind kinder freund freundin chef chefin kollege kollegin nachbar nachbarin onkel tante
	oma opa hijo hija hermano hermana madre padre esposa esposo marido mujer novio novia jefe jefa vecino vecina amigo amiga abuela abuelo
	fils fille frere soeur mere pere femme mari voisin voisine patron filho filha irmao irma mae pai namorada namorado chefe vizinho vizinha avo
	figlio figlia fratello sorella moglie marito nonno nonna zoon dochter broer zus moeder vader vrouw
	妹 姉 兄 弟 母 父 息子 娘 妻 夫 祖母 祖父 友人 女儿 儿子 妈妈 爸爸 妻子 丈夫 哥哥 姐姐 妹妹 弟弟`.split(/\s+/);

const ENDING = 3;
const SAME_START = 4;
/** Endings that German nouns take; "Paula" is no form of "Paul". */
const NOUN_ENDINGS = new Set(["", "e", "en", "n", "er", "s", "es", "em", "ern"]);

/** vender, venda and vendeu; kündigen and Kündigung. Two words with capitals differ only as nouns do. */
export function isForeignForm(one: { raw: string; word: string }, other: { raw: string; word: string }): boolean {
	let shared = 0;
	while (shared < one.word.length && one.word[shared] === other.word[shared]) shared++;
	const ends = [one.word.slice(shared), other.word.slice(shared)];
	if (shared < SAME_START || ends.some((end) => end.length > ENDING)) return false;
	const areNouns = [one, other].every(({ raw }) => /^\p{Lu}/u.test(raw));
	return !areNouns || (ends.every((end) => NOUN_ENDINGS.has(end)) && ends.includes(""));
}

const PART = 6;
const OTHER_PART = 4;

/** Kündigungsschreiben is of the Kündigung. */
export function isCompoundOf(long: { word: string }, part: { word: string }): boolean {
	const isLong = part.word.length >= PART && long.word.length - part.word.length >= OTHER_PART;
	return isLong && long.word.startsWith(part.word) && /^[a-z]+$/.test(long.word);
}
