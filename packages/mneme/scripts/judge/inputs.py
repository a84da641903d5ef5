"""Labelled lines -> token ids, as src/inference/judge.ts makes them."""
import pathlib
import random

import marks
import torch
from tokenizers import Tokenizer

MODELS = pathlib.Path(__file__).resolve().parents[3]
OPENING, CLOSING = 101, 102
PAIR_SIDE, ORDER, WISH, MEMORY, RUN = 62, 222, 80, 60, 500
# While learning: how often memories that stay are left out, and which share; how often others' memories are put in, and how many.
THINNED, THINNED_SHARE = 0.3, 0.3
MIXED, MIXED_MOST = 0.5, 4

tokenizer = Tokenizer.from_file(str(MODELS / "model-encoder" / "tokenizer.json"))
known, read = {}, {}
# Memories of all scenarios that are learned from.
strangers = []


def tokens(text):
    if text not in known:
        known[text] = tokenizer.encode(text, add_special_tokens=False).ids
    return known[text]


def pieces(text):
    if text not in read:
        read[text] = marks.words_of(
            marks.named_pieces(text, lambda part: tokenizer.encode(part, add_special_tokens=False).tokens)
        )
    return read[text]


def within(words, limit):
    return [word for word in words if word[1] <= limit]


def encode(task, given, learning):
    """Token ids, their types, and for a wish where each memory stands."""
    if task == "relation":
        first, second = (tokens(side)[:PAIR_SIDE] for side in given)
        return [OPENING, *first, CLOSING, *second, CLOSING], [0] * (len(first) + 2) + [1] * (len(second) + 1), None
    if task == "order":
        text = tokens(given)[:ORDER]
        return [OPENING, *text, CLOSING], [0] * (len(text) + 2), None
    shown = list(range(len(given["memories"])))
    if learning:
        random.shuffle(shown)
        if given["must_go"] and random.random() < THINNED:
            shown = [each for each in shown if each in given["must_go"] or random.random() > THINNED_SHARE]
    memories = list(given["memories"])
    if learning and strangers and random.random() < MIXED:
        for _ in range(random.randint(1, MIXED_MOST)):
            shown.insert(random.randint(0, len(shown)), len(memories))
            memories.append(random.choice(strangers))
    ids = [OPENING, *tokens(given["request"])[:WISH], CLOSING]
    wish = within(pieces(given["request"]), WISH)
    types, spans, memories_words = [marks.WISH] * len(ids), [], []
    for each in shown:
        text = tokens(memories[each])[:MEMORY]
        if len(ids) + len(text) + 1 > RUN:
            break
        spans.append((len(ids), len(ids) + len(text) + 1, each))
        words = within(pieces(memories[each]), MEMORY)
        memories_words.append(words)
        types += [marks.MEMORY] * (len(text) + 1)
        for start, end in marks.shared(words, wish):
            types[len(ids) + start : len(ids) + end] = [marks.SHARED_MEMORY] * (end - start)
        ids += [*text, CLOSING]
    for words in memories_words:
        for start, end in marks.shared(wish, words):
            types[1 + start : 1 + end] = [marks.SHARED_WISH] * (end - start)
    return ids, types, spans


def collate(task, batch, learning):
    encoded = [encode(task, given, learning) for given, *_ in batch]
    longest = max(len(ids) for ids, *_ in encoded)

    def padded(rows):
        return torch.tensor([row + [0] * (longest - len(row)) for row in rows])

    ids, types, spans = zip(*encoded)
    return padded(ids), padded([[1] * len(row) for row in ids]), padded(types), spans


def of_memories(figures, spans):
    """A memory's figure is the mean of its tokens'."""
    return [torch.stack([row[start:end].mean() for start, end, _ in each]) for row, each in zip(figures, spans)]
