"""Labelled lines -> token ids, as src/inference/judge.ts makes them."""
import pathlib

import marks
import torch
from tokenizers import Tokenizer

MODELS = pathlib.Path(__file__).resolve().parents[3]
OPENING, CLOSING = 101, 102
PAIR_SIDE, ORDER, WISH, MEMORY, RUN = 62, 222, 80, 60, 500

tokenizer = Tokenizer.from_file(str(MODELS / "model-encoder" / "tokenizer.json"))
known, read = {}, {}


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


def encode(task, given):
    """Token ids, their types, and for a wish where each memory stands."""
    if task == "relation":
        first, second = (tokens(side)[:PAIR_SIDE] for side in given)
        return [OPENING, *first, CLOSING, *second, CLOSING], [0] * (len(first) + 2) + [1] * (len(second) + 1), None
    if task == "order":
        text = tokens(given)[:ORDER]
        return [OPENING, *text, CLOSING], [0] * (len(text) + 2), None
    ids = [OPENING, *tokens(given["request"])[:WISH], CLOSING]
    wish = within(pieces(given["request"]), WISH)
    types, spans = [marks.WISH] * len(ids), []
    for memory in given["memories"]:
        text = tokens(memory)[:MEMORY]
        if len(ids) + len(text) + 1 > RUN:
            break
        start = len(ids)
        spans.append((start, start + len(text) + 1))
        ids += [*text, CLOSING]
        types += [marks.MEMORY] * (len(text) + 1)
        words = within(pieces(memory), MEMORY)
        for begin, end, is_near in marks.shared(words, wish):
            mark = marks.NEAR_MEMORY if is_near else marks.SHARED_MEMORY
            types[start + begin : start + end] = [mark] * (end - begin)
        for begin, end, is_near in marks.shared(wish, words):
            # The same word in one memory is more than one near it in another.
            if not is_near or types[1 + begin] == marks.WISH:
                mark = marks.NEAR_WISH if is_near else marks.SHARED_WISH
                types[1 + begin : 1 + end] = [mark] * (end - begin)
    return ids, types, spans


def collate(task, batch):
    encoded = [encode(task, given) for given, *_ in batch]
    longest = max(len(ids) for ids, *_ in encoded)

    def padded(rows):
        return torch.tensor([row + [0] * (longest - len(row)) for row in rows])

    ids, types, spans = zip(*encoded)
    return padded(ids), padded([[1] * len(row) for row in ids]), padded(types), spans


def of_memories(figures, spans):
    """A memory's figure is the mean of its tokens'."""
    return [torch.stack([row[start:end].mean() for start, end in each]) for row, each in zip(figures, spans)]
