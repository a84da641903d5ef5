"""Teaches the judges: how two statements relate and whether a text gives orders; which memories a wish to forget means.

    python scripts/judge/train.py --from OLD.onnx --out judge.pt [--minutes 48]
    python scripts/judge/train.py --from MPNET --wishes --out wishes.pt [--minutes 90] [--weights earlier.pt]

From packages/mneme, with torch 2.5, onnx, onnxruntime and tokenizers installed. An hour or two on two cores. OLD.onnx is the relation
model as it came (two outputs fewer), MPNET the folder of all-mpnet-base-v2. export.py turns the results into the files that ship.
"""
import argparse
import json
import random
import time

import torch
import torch.nn.functional as F
from inputs import collate, encode, of_memories
from lines import RELATIONS, load
from starts import opened
from torch import nn
from variety import learn_from, varied

OUTPUTS = {"relation": "relation", "order": "order", "forget": "meant"}
BATCH = {"relation": 32, "order": 24, "forget": 12}
# Batches of like lengths are cut from so many at once.
SORTED = 8
WARM_STEPS, LEAST_RATE, HEAD_RATE = 120, 0.02, 10
UNRELATED, ALIKE = 300, 60
SMOOTHING, WISH_SMOOTHING = 0.05, 0.02


def loss_of(judge, task, batch):
    if task == "forget":
        batch = [(varied(line), *rest) for line, *rest in batch]
    ids, mask, types, spans = collate(task, batch)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        figures = judge(OUTPUTS[task], ids, mask, types)
    figures, weights = figures.float(), torch.tensor([line[2] for line in batch])
    if task != "forget":
        labels = torch.tensor([line[1] for line in batch])
        each = F.cross_entropy(figures, labels, reduction="none", label_smoothing=SMOOTHING)
        return (each * weights).sum() / weights.sum()
    each = []
    for found, shown, (line, *_) in zip(of_memories(figures, spans), spans, batch):
        goes = torch.tensor([float(at in line["must_go"]) for at in range(len(shown))])
        wanted = goes * (1 - 2 * WISH_SMOOTHING) + WISH_SMOOTHING
        each.append(F.binary_cross_entropy_with_logits(found, wanted, reduction="sum") / 4)
    return (torch.stack(each) * weights).sum() / weights.sum()


@torch.no_grad()
def answers(judge, task, lines):
    judge.eval()
    found = {}
    for at in range(0, len(lines), 16):
        ids, mask, types, spans = collate(task, lines[at : at + 16])
        with torch.autocast("cpu", dtype=torch.bfloat16):
            figures = judge(OUTPUTS[task], ids, mask, types).float()
        for offset, each in enumerate(of_memories(figures, spans) if task == "forget" else figures):
            found[at + offset] = each
    judge.train()
    return [found[at] for at in range(len(lines))]


def measure(judge, sets):
    figures = {}
    for name, lines in sets.items():
        task = name.split("-")[0]
        found = answers(judge, task, lines)
        if task != "forget":
            figures[name] = sum(each.argmax().item() == line[1] for each, line in zip(found, lines)) / len(lines)
            continue
        for line_at in (0.3, 0.5, 0.7, 0.9):
            right = wrong = 0
            for each, (line, *_) in zip(found, lines):
                gone = {at for at, chance in enumerate(torch.sigmoid(each).tolist()) if chance > line_at}
                right += gone == set(line["must_go"])
                wrong += len(gone - set(line["must_go"]))
            figures[f"{name}@{line_at}"] = (right / len(lines), wrong)
    return figures


def with_unrelated(pairs):
    """Hard contrasts alone would not teach that most texts have nothing to do with each other, and that a text is the same as itself."""

    def some():
        return " ".join(random.choice(random.choice(pairs)[0]) for _ in range(random.choice((1, 1, 1, 2, 3, 6))))

    alike = [some() for _ in range(ALIKE)]
    unrelated = [((some(), some()), RELATIONS.index("different"), 0.8, 1) for _ in range(UNRELATED)]
    return pairs + unrelated + [((text, text), RELATIONS.index("same"), 0.8, 1) for text in alike]


def batches(learn):
    found = []
    for task, lines in learn.items():
        lines = with_unrelated(lines) if task == "relation" else lines
        chosen = [at for at, line in enumerate(lines) for _ in range(int(line[3]) + (random.random() < line[3] % 1))]
        random.shuffle(chosen)
        for start in range(0, len(chosen), BATCH[task] * SORTED):
            lot = chosen[start : start + BATCH[task] * SORTED]
            lot.sort(key=lambda at: len(encode(task, lines[at][0])[0]))
            for at in range(0, len(lot), BATCH[task]):
                found.append((task, [lines[each] for each in lot[at : at + BATCH[task]]]))
    random.shuffle(found)
    return found


def main():
    options = argparse.ArgumentParser()
    options.add_argument("--from", dest="start", required=True)
    options.add_argument("--out", required=True)
    options.add_argument("--weights")
    options.add_argument("--wishes", action="store_true")
    options.add_argument("--minutes", type=float, default=48)
    options.add_argument("--rate", type=float, default=5e-5)
    given = options.parse_args()
    random.seed(1)
    torch.manual_seed(1)
    learn, sets = load(given.wishes)
    learn_from([line for line, *_ in learn["forget"]])
    judge = opened(given.start, given.weights)
    for part in judge.trunk.as_given():
        part.requires_grad_(False)
    moving = [each for each in judge.parameters() if each.requires_grad]
    heads = {id(each) for name in ("order", "meant") if name in judge.heads for each in getattr(judge, name).parameters()}
    rates = [given.rate, given.rate * HEAD_RATE]
    groups = [
        {"params": [each for each in moving if (id(each) in heads) == new], "lr": rates[new]} for new in (False, True)
    ]
    optimizer = torch.optim.AdamW(groups, weight_decay=0.01, fused=True)
    started, step, share = time.time(), 0, 0.0
    while share < 1:
        for task, batch in batches(learn):
            share = (time.time() - started) / (given.minutes * 60)
            if share >= 1:
                break
            for group, rate in zip(optimizer.param_groups, rates):
                group["lr"] = rate * min(1, (step + 1) / WARM_STEPS) * max(LEAST_RATE, 1 - share)
            loss_of(judge, task, batch).backward()
            nn.utils.clip_grad_norm_(moving, 1.0)
            optimizer.step()
            optimizer.zero_grad(set_to_none=True)
            step += 1
        print(step, json.dumps(measure(judge, sets)), flush=True)
        torch.save(judge.state_dict(), given.out)


if __name__ == "__main__":
    main()
