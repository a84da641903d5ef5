"""The labelled lines the judge learns from (eval/sets, eval/data), and those it is measured on while it learns."""
import json
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[2] / "eval"
RELATIONS = ["same", "update", "contradict", "different"]
OLD_PAIRS = ["pairs", "pairs-blind", "pairs-c", "pairs-e"]
OLD_INJECTIONS = [
    f"injections{name}"
    for name in ("", "-c", "-d", "-e", "-fresh-held", "-fresh-train", "-pairs", "-prose", "-short", "-twins")
]
OLD_FORGET = ["forget", "forget-more", "forget-voices"]
MESSAGES = ["triggers-c", "triggers-d", "triggers-e", "triggers-g", "triggers-fresh-train"]


def read(name, folder="sets"):
    lines = (ROOT / folder / f"{name}.jsonl").read_text().splitlines()
    return [line for line in map(json.loads, filter(str.strip, lines)) if not line.get("unsure")]


def pair(line, weight=1.0, share=1.0):
    return ((line["a"], line["b"]), RELATIONS.index(line["relation"]), weight, share)


def order(line, weight=1.0, share=1.0):
    return (line["text"], int(line["injection"]), weight, share)


def wish(line, weight=1.0, share=1.0):
    return (line, None, weight, share)


def load(wishes=False):
    """Task -> (input, label, weight, how often in an epoch); what to learn, and what to measure on: by authors never learned from, and
    shares of others, whose couples and groups stay together. With `wishes`, wishes alone."""
    learn, measure = {}, {}
    # The model was trained on the first of these before: fewer of them, so that it does not forget.
    learn["relation"] = [pair(line, 0.7, 0.4) for line in read("relation-train", "data")]
    learn["relation"] += [pair(line) for name in OLD_PAIRS for line in read(name)]
    learn["relation"] += [pair(line, 1.2) for line in read("judge-pairs", "data")]
    learn["order"] = [order(line, 0.8, 0.5) for name in OLD_INJECTIONS for line in read(name)]
    learn["order"] += [order(line, 0.5, 0.12) for line in read("injections-training")]
    learn["order"] += [order(line, 1.2) for line in read("judge-injections", "data")]
    # What people tell their agent themselves is no order from outside.
    learn["order"] += [(line["text"], 0, 0.5, 0.12) for name in MESSAGES for line in read(name)]
    learn["forget"] = [wish(line, 0.7, 0.7) for name in OLD_FORGET for line in read(name)]
    learn["forget"] += [wish(line, 1.2, 2) for line in read("judge-forget", "data")]
    if wishes:
        learn = {"forget": [wish(line, 0.8, 0.5) for line, *_ in learn["forget"]]}
        learn["forget"] += [wish(line, 1.2, 0.8) for line in read("judge-wishes", "data")]
        learn["forget"] += [wish(line, 1.2, 1.3) for line in read("judge-wishes-more", "data")]
        return learn, {"forget": [wish(line) for line in read("wishes-held")]}
    measure["relation"] = [pair(line) for line in read("pairs-held")]
    measure["relation-dev"] = [pair(line) for line in read("relation-dev", "data")]
    measure["order"] = [order(line) for line in read("injections-held")]
    measure["forget-old"] = [wish(line) for line in read("forget-held")]
    return learn, measure
