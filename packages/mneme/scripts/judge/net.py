"""The networks: a BERT-like trunk, of the relation model's size or MPNet's, and a head for each question."""
import math
from typing import NamedTuple

import torch
import torch.nn.functional as F
from torch import nn

HEADS = 12
# Two types of text, two of words that a wish and a memory share, and two of words that are near (marks.py).
WORDS, PLACES, TYPES = 30522, 512, 6
# How far apart two tokens are, in steps that grow; MPNet adds a figure for each to every attention.
DISTANCES, FARTHEST = 32, 128


class Shape(NamedTuple):
    width: int
    inner: int
    layers: int
    epsilon: float
    has_distances: bool


class Layer(nn.Module):
    def __init__(self, shape):
        super().__init__()
        width, inner, epsilon = shape.width, shape.inner, shape.epsilon
        self.q, self.k, self.v, self.o = (nn.Linear(width, width) for _ in range(4))
        self.ln1 = nn.LayerNorm(width, eps=epsilon)
        self.up, self.down = nn.Linear(width, inner), nn.Linear(inner, width)
        self.ln2 = nn.LayerNorm(width, eps=epsilon)
        self.drop = nn.Dropout(0.1)
        # What its matrices are given is divided by these; evened.py sets them.
        for name, size in {"seen": width, "mixed": width, "risen": width, "lowered": inner}.items():
            self.register_buffer(f"even_{name}", torch.ones(size), persistent=False)

    def forward(self, x, mask):
        batch, length, width = x.shape
        given = x * self.even_seen
        q, k, v = (
            part(given).view(batch, length, HEADS, width // HEADS).transpose(1, 2) for part in (self.q, self.k, self.v)
        )
        # Written out: quicker for texts this short, and of nodes that both runtimes know.
        weights = torch.softmax(torch.matmul(q, k.transpose(-1, -2)) / math.sqrt(width // HEADS) + mask, dim=-1)
        seen = torch.matmul(weights, v)
        mixed = seen.transpose(1, 2).reshape(batch, length, width) * self.even_mixed
        x = self.ln1(x + self.drop(self.o(mixed)))
        return self.ln2(x + self.drop(self.down(F.gelu(self.up(x * self.even_risen)) * self.even_lowered)))


class Trunk(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.words, self.places = nn.Embedding(WORDS, shape.width), nn.Embedding(PLACES, shape.width)
        self.types = nn.Embedding(TYPES, shape.width)
        self.ln = nn.LayerNorm(shape.width, eps=shape.epsilon)
        self.layers = nn.ModuleList(Layer(shape) for _ in range(shape.layers))
        self.drop = nn.Dropout(0.1)
        if shape.has_distances:
            self.bias = nn.Embedding(DISTANCES, HEADS)
            self.register_buffer("distances", distances(), persistent=False)

    def forward(self, ids, mask, types):
        length = ids.shape[1]
        places = torch.arange(length, device=ids.device).unsqueeze(0)
        x = self.drop(self.ln(self.words(ids) + self.places(places) + self.types(types)))
        hidden = (1.0 - mask[:, None, None, :].to(x.dtype)) * -10000.0
        if hasattr(self, "bias"):
            hidden = hidden + self.bias(self.distances[:length, :length]).permute(2, 0, 1).unsqueeze(0)
        for layer in self.layers:
            x = layer(x, hidden)
        return x

    def as_given(self):
        """What is not trained."""
        return [part for name, part in self.named_children() if name in ("words", "places", "bias")]


def distances():
    at = torch.arange(PLACES)
    apart = at[:, None] - at[None, :]
    half, far = DISTANCES // 2, apart.abs()
    exact = half // 2
    growing = torch.log(far.clamp(min=1).float() / exact) / math.log(FARTHEST / exact)
    steps = torch.where(far < exact, far, (exact + (growing * (half - exact)).long()).clamp(max=half - 1))
    return steps + (apart < 0).long() * half


class Judge(nn.Module):
    """`relation` and `order` are asked of a text, `meant` of each token."""

    def __init__(self, shape, outputs):
        super().__init__()
        self.trunk = Trunk(shape)
        widths = {"relation": (2 * shape.width, 4), "order": (2 * shape.width, 2), "meant": (shape.width, 1)}
        self.heads = outputs
        for name in outputs:
            self.add_module(name, nn.Linear(*widths[name]))
        self.drop = nn.Dropout(0.1)

    def forward(self, output, ids, mask, types):
        x = self.trunk(ids, mask, types).float()
        head = getattr(self, output)
        return head(self.drop(x)).squeeze(-1) if output == "meant" else head(self.drop(pooled(x, mask)))


def pooled(x, mask):
    weights = mask.unsqueeze(-1).to(x.dtype)
    return torch.cat([x[:, 0], (x * weights).sum(1) / weights.sum(1)], dim=-1)
