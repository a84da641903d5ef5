// Everyday words that stand for one another, and general words with what falls under them. For telling what a person means by "my GP's
// number", never for search: FTS5 and the encoder have their own ways.
import { fold } from "./fold.ts";
import { stem } from "./stem.ts";

/** One line: words that say the same to whoever uses them. */
const SAME = `
phone mobile cellphone cell telephone smartphone handset
email mail mailbox e-mail
birthday birthdate born
allergy allergic intolerance intolerant
address live living lived reside residence
job work worked working employed occupation position
employer company firm
car auto
flat apartment
salary wage income earn pay paycheck
password passcode passphrase
kid child children
doctor physician gp
holiday vacation
flight fly flew flown flying
trip travel journey
film movie
dog puppy
cat kitten
mother mom mum mama mam
father dad papa
weight weigh
height tall
boss manager supervisor
price cost
bike bicycle cycle
preference prefer
favourite favorite
colour color
married wedding marriage marry
deadline due
medicine medication pill drug
illness disease sick ill
buy bought purchase
begin start began begun
finish end
grandma grandmother granny gran nan
grandpa grandfather granddad
fridge refrigerator
tv television telly
cook cooking
decision decide decided
pregnancy pregnant expecting
move moving relocation relocate relocating
sale sell sold selling
choice choose chose chosen
belief believe
loss lose lost
theft steal stole stolen
death die died dead
birth born
gift present
advice advise
proof prove
speech speak spoke
complaint complain
divorce divorced separation separated
debt owe owing
loan borrow borrowed lend lent
injury injure injured hurt
surgery operation op
knee kneecap
lawyer solicitor attorney
apartment flat
rubbish trash garbage bin
sofa couch
autumn fall
maths math mathematics
exam test
wifi wi-fi wlan wireless
postcode zip
timetable schedule
appointment booking reservation
meeting meet met
teacher tutor
neighbour neighbor
nickname alias
laptop notebook
photo picture photograph
cottage cabin
jail prison
drunk drinking drink drank
salary pay
smoke smoking smoker cigarette
plan planning intend intention
engagement engaged
coeliac celiac
argument argue fight quarrel row
rule instruction
customer client
code combination
shop store
lorry truck
spectacles glasses
tax taxes
fear afraid scared phobia
insomnia sleepless
baptism baptised baptized christening
tattoo tattooed
signature sign signed
visit visiting visited
stay stayed staying
opinion view stance thinks
route way directions
overdraft overdrawn
vaccination vaccine jab vaccinated
nickname calls
fall fell fallen
break broke broken
drive drove driven
write wrote
run ran
swim swam
sing sang sung
win won
think thought
fight fought
feed fed
teach taught
catch caught
build built
feel felt
leave left
sleep slept
wear wore
eat ate eaten
give gave
grow grew
ride rode
rise rose
sue lawsuit court
retirement retire retired
resignation resign resigned quit
promotion promote promoted
arrest arrested
fine fined
quote quoted
bankruptcy bankrupt
accident crash crashed
licence license
adresse anschrift wohnt wohne habite
dirección vive domicilio
endereço mora
indirizzo abita
telefonnummer handynummer rufnummer
geburtstag geboren
cumpleaños nació
anniversaire né née
gehalt lohn verdient
sueldo salario gana
passwort kennwort
contraseña clave
arbeit job arbeitet arbeitsplatz
trabajo empleo trabaja
coche carro auto
wagen auto
vacaciones viaje
urlaub reise`;

/** One line: a general word, then what is a kind or a sign of it. "My diet" is "I am vegan"; vegan is not vegetarian. */
const KINDS = `
diet vegetarian vegan keto kosher halal gluten pescatarian
school elementary kindergarten pupil grade primary secondary
kid son daughter
child son daughter
children son daughter
sibling brother sister
parent mother father
pet cat dog hamster parrot rabbit budgie tortoise goldfish
spouse wife husband
ex exwife exhusband exboyfriend exgirlfriend expartner
partner wife husband girlfriend boyfriend fiance fiancee
vehicle car bike motorbike van truck scooter
contact email phone
name called named
employer works worked working employed job
home address live living
preference like love enjoy favourite hate dislike
taste like love enjoy favourite prefer
hobby plays paints collects climbs knits
health diagnosed diagnosis cancer tumour chemotherapy morphine heart diabetes diabetic asthma blood surgery operation hospital illness
health medication insulin depression therapy allergic pregnant arthritis epilepsy migraine stroke doctor treatment symptom pain dementia
medical diagnosed diagnosis cancer chemotherapy heart diabetes diabetic asthma blood surgery hospital illness medication insulin arthritis
medical epilepsy migraine stroke allergic celiac coeliac depression treatment
condition diagnosed asthma diabetes diabetic epilepsy migraine arthritis celiac coeliac depression adhd anemia
illness diagnosed cancer asthma diabetes diabetic epilepsy flu covid migraine arthritis depression pneumonia
diagnosis diagnosed
medication insulin ibuprofen metformin warfarin aspirin statin statins antibiotic antibiotics tablets mg amlodipine paracetamol
medication morphine antidepressant antidepressants sertraline levothyroxine inhaler
surgery operated
therapy therapist psychologist counselling
religion catholic protestant muslim jewish hindu buddhist christian atheist church mass mosque synagogue temple prays baptised ramadan lent
faith catholic protestant muslim jewish hindu buddhist christian atheist church mass mosque synagogue temple prays
politics votes voted party election
political votes voted party election
nationality citizen citizenship passport belgian french german dutch british american canadian italian spanish portuguese polish swiss
nationality austrian irish indian chinese japanese korean turkish greek swedish danish norwegian finnish russian ukrainian brazilian mexican
citizenship passport citizen
profession carpenter plumber nurse teacher doctor lawyer engineer electrician baker butcher farmer pilot designer architect accountant
profession journalist chef waiter driver mechanic dentist vet painter programmer developer policeman firefighter hairdresser works
occupation carpenter plumber nurse teacher doctor lawyer engineer electrician baker butcher farmer pilot designer architect accountant
job carpenter plumber nurse teacher lawyer engineer electrician baker butcher farmer pilot designer architect accountant
role leads manages heads runs responsible
commute train bus drives cycles tram
address postcode
revenue turnover
age born
code pin combination password
access password login pin code
login password username user-name account
credentials password login username
card visa mastercard amex
opinion against believes supports opposes favours
car golf polo skoda toyota vw volkswagen bmw audi ford tesla honda volvo fiat renault peugeot opel mazda hyundai kia nissan subaru mercedes citroen dacia seat mini corolla
van transit sprinter
credit visa mastercard amex
card pin
account iban
finances salary rent debt loan mortgage savings account income budget owes
money salary rent debt loan mortgage savings owes costs pays
debt owes mortgage loan overdraft
savings saves saved
income earns earned salary
drinking alcohol beer wine whisky
sport football tennis swims runs climbs jogs gym
instrument guitar piano oboe clarinet violin cello drums
relationship girlfriend boyfriend dating engaged married
family mother father brother sister son daughter wife husband aunt uncle cousin
subscription subscribed
schedule mondays tuesdays wednesdays thursdays fridays saturdays sundays monday tuesday wednesday thursday friday saturday sunday
nuts hazelnuts walnuts almonds peanuts cashews
fruit apple banana orange pear
seafood prawns shrimp mussels lobster crab
dairy milk cheese yoghurt butter
alcohol beer wine whisky gin vodka
语言 英语
学校 小学 中学 大学 上学
仕事 会社 職場 転職 工場`;

/** One line: a word, then what often goes with it. Tells nothing by itself, only beside a name or a word that is there. */
const RELATED = `
move flat house apartment removal van boxes
prison parole sentence sentenced convicted custody inmate
crime convicted arrested stolen theft
recipe dough bake baking oven flour simmer boil stir whisk marinate knead butter tablespoon minutes
code opens
booking booked hotel
trip flight hotel flew ferry train
holiday flew trip beach hotel
address street road lane avenue flat house
home flat house apartment
job applied position interview
fight shouted argued
medication takes
diet eats avoids food salt sugar
route take walk tram bus turn
figure number
age years
size wears
revenue made earned sales
pregnancy due
preference drink eat takes
looking applied interview searching hunting`;

type Groups = ReadonlyMap<string, ReadonlyMap<string, string>>;

let groups: { readonly same: Groups; readonly kinds: Groups; readonly related: Groups } | undefined;

/** How what is there may stand for what is wanted; undefined: not at all. */
export function standsFor(there: string, wanted: string): "same" | "kind" | "related" | undefined {
	const { same, kinds, related } = allGroups();
	const [from, to] = [keyOf(wanted), keyOf(there)];
	if (same.get(from)?.has(to)) return "same";
	const generals = [from, ...(same.get(from)?.keys() ?? [])];
	if (generals.some((general) => kinds.get(general)?.has(to))) return "kind";
	return generals.some((general) => related.get(general)?.has(to)) ? "related" : undefined;
}

/** Every word that may stand for it. */
export function standIns(wanted: string): string[] {
	const { same, kinds, related } = allGroups();
	const key = keyOf(wanted);
	const found = [...(same.get(key) ?? [])];
	const generals = [key, ...found.map(([general]) => general)];
	const under = generals.flatMap((general) => [...(kinds.get(general) ?? []), ...(related.get(general) ?? [])]);
	return [...new Set([...found, ...under].map(([, word]) => word))];
}

/** Read on first use: most processes never forget anything. */
function allGroups(): NonNullable<typeof groups> {
	groups ??= {
		same: groupsOf(SAME, (words) => words),
		kinds: groupsOf(KINDS, ([first]) => [first!]),
		related: groupsOf(RELATED, ([first]) => [first!]),
	};
	return groups;
}

function groupsOf(text: string, headsOf: (words: readonly string[]) => readonly string[]): Groups {
	const found = new Map<string, Map<string, string>>();
	for (const line of text.trim().split("\n")) {
		const words = line.split(" ");
		for (const head of headsOf(words)) {
			const members = found.get(keyOf(head)) ?? new Map<string, string>();
			for (const word of words) members.set(keyOf(word), word);
			found.set(keyOf(head), members);
		}
	}
	return found;
}

/** `allergies` and `allergy`, `works` and `worked` are one key. */
function keyOf(word: string): string {
	return stem(fold(word).replace(/[-']/g, ""));
}
