"""One labelled wish -> many: what is learned from is changed a little each time, in ways that leave no doubt about the label."""
import random
import re

# How often: memories that stay are left out, and which share; others' memories are put in, and how many; all that was meant is left out;
# the wish names somebody else; what is meant stands there of somebody else, too; names are others throughout.
THINNED, THINNED_SHARE = 0.3, 0.3
MIXED, MIXED_MOST = 0.5, 4
ABSENT, MISNAMED, TWINNED, RENAMED = 0.06, 0.08, 0.2, 0.2
NEAR_NAME = 0.5
NAME = re.compile(r"(?<=[a-z,;:] )[A-Z][a-z]{2,}\b")
NO_NAMES = set(
    "The This That These Those User Users Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June"
    " July August September October November December English Their They His Her She Our Its And But For With From Not".split()
)
# In German every noun has a capital.
ENGLISH = re.compile(r"\b(?:the|my|about|forget|please|delete|remove|what|that|is|was|on|of)\b", re.I)
NO_ENGLISH = re.compile(r"[^\x00-\x7f\u2010-\u2026]|\b(?:der|die|das|weg|el|la|le|les|o|os|que|von|bitte)\b")

# Of all lines that are learned from; names by their first letters, too.
strangers, names, near_names = [], [], {}


def is_english(text):
    return ENGLISH.search(text) and not NO_ENGLISH.search(text)


def learn_from(lines):
    strangers.extend(memory for line in lines for memory in line["memories"])
    english = [memory for memory in strangers if is_english(memory)]
    common = {word for memory in english for word in re.findall(r"\b[a-z]+\b", memory)}
    found = {name for memory in english for name in NAME.findall(memory)} - NO_NAMES
    names.extend(sorted(name for name in found if name.lower() not in common))
    for name in names:
        near_names.setdefault(name[:3], []).append(name)


def replaced(text, name, other):
    return re.sub(rf"(?<![^\W_]){name}(?=$|\W|s\b)", other, text, flags=re.I)


def has(text, name):
    return replaced(text, name, "") != text


def other_name(line, name):
    near = near_names.get(name[:3], [])
    for _ in range(8):
        other = random.choice(near if near and random.random() < NEAR_NAME else names)
        if not any(has(text, other) or has(other, name) for text in [line["request"], *line["memories"]]):
            return other
    return None


def naming(line):
    """A name that the wish has and all that is meant, too."""
    meant = [line["memories"][at] for at in line["must_go"]]
    if not is_english(line["request"]):
        return None
    found = {word for word in re.findall(r"\b[A-Z][a-z]+\b", meant[0]) if word in near_names.get(word[:3], [])}
    found = [name for name in sorted(found) if all(has(text, name) for text in [line["request"], *meant])]
    return random.choice(found) if found else None


def varied(line):
    memories, request, meant = list(line["memories"]), line["request"], list(line["must_go"])
    shown = list(range(len(memories)))
    name = naming(line) if meant and names else None
    other = other_name(line, name) if name else None
    chance = random.random()
    if meant and chance < ABSENT:
        shown, meant = [at for at in shown if at not in meant], []
    elif other and chance < ABSENT + MISNAMED:
        request, meant = replaced(request, name, other), []
    elif other and chance < ABSENT + MISNAMED + TWINNED:
        for at in random.sample(meant, random.randint(1, len(meant))):
            shown.append(len(memories))
            memories.append(replaced(memories[at], name, other))
    elif other and chance < ABSENT + MISNAMED + TWINNED + RENAMED:
        request, memories = replaced(request, name, other), [replaced(memory, name, other) for memory in memories]
    if meant and random.random() < THINNED:
        shown = [at for at in shown if at in meant or random.random() > THINNED_SHARE]
    random.shuffle(shown)
    if strangers and random.random() < MIXED:
        for _ in range(random.randint(1, MIXED_MOST)):
            shown.insert(random.randint(0, len(shown)), len(memories))
            memories.append(random.choice(strangers))
    return {"request": request, "memories": [memories[at] for at in shown], "must_go": [new for new, at in enumerate(shown) if at in meant]}
