"""The judge: the relation model's trunk with three heads. Read from the int8 file that ships."""
import math

import numpy
import onnx
import torch
import torch.nn.functional as F
from onnx import numpy_helper
from torch import nn

WIDTH, HEADS, LAYERS, INNER = 384, 12, 12, 1536
# Two types of text, two of words that a wish and a memory share, and two of words that are near (marks.py).
WORDS, PLACES, TYPES = 30522, 512, 6


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.q, self.k, self.v, self.o = (nn.Linear(WIDTH, WIDTH) for _ in range(4))
        self.ln1 = nn.LayerNorm(WIDTH, eps=1e-12)
        self.up, self.down = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.ln2 = nn.LayerNorm(WIDTH, eps=1e-12)
        self.drop = nn.Dropout(0.1)

    def forward(self, x, mask):
        batch, length, _ = x.shape
        q, k, v = (
            part(x).view(batch, length, HEADS, WIDTH // HEADS).transpose(1, 2) for part in (self.q, self.k, self.v)
        )
        if torch.onnx.is_in_onnx_export():
            # As nodes that both runtimes know.
            weights = torch.softmax(torch.matmul(q, k.transpose(-1, -2)) / math.sqrt(WIDTH // HEADS) + mask, dim=-1)
            seen = torch.matmul(weights, v)
        else:
            seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask.to(q.dtype))
        x = self.ln1(x + self.drop(self.o(seen.transpose(1, 2).reshape(batch, length, WIDTH))))
        return self.ln2(x + self.drop(self.down(F.gelu(self.up(x)))))


class Trunk(nn.Module):
    def __init__(self):
        super().__init__()
        self.words, self.places = nn.Embedding(WORDS, WIDTH), nn.Embedding(PLACES, WIDTH)
        self.types = nn.Embedding(TYPES, WIDTH)
        self.ln = nn.LayerNorm(WIDTH, eps=1e-12)
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.drop = nn.Dropout(0.1)

    def forward(self, ids, mask, types):
        places = torch.arange(ids.shape[1], device=ids.device).unsqueeze(0)
        x = self.drop(self.ln(self.words(ids) + self.places(places) + self.types(types)))
        hidden = (1.0 - mask[:, None, None, :].to(x.dtype)) * -10000.0
        for layer in self.layers:
            x = layer(x, hidden)
        return x


class Judge(nn.Module):
    def __init__(self, path):
        super().__init__()
        self.trunk = Trunk()
        self.relation, self.order, self.meant = nn.Linear(2 * WIDTH, 4), nn.Linear(2 * WIDTH, 2), nn.Linear(WIDTH, 1)
        self.drop = nn.Dropout(0.1)
        copy_weights(self, dequantized(path))

    def forward(self, task, ids, mask, types):
        x = self.trunk(ids, mask, types).float()
        if task == "forget":
            return self.meant(self.drop(x)).squeeze(-1)
        return getattr(self, task)(self.drop(pooled(x, mask)))


def pooled(x, mask):
    weights = mask.unsqueeze(-1).to(x.dtype)
    return torch.cat([x[:, 0], (x * weights).sum(1) / weights.sum(1)], dim=-1)


def dequantized(path):
    """BERT's names -> float arrays, matrices as nn.Linear wants them."""
    graph = onnx.load(path).graph
    given = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    found = {n: a for n, a in given.items() if a.dtype == numpy.float32 and not n.endswith("_scale")}

    def floats(base):
        whole = given[f"{base}_quantized"].astype(numpy.float32) - given[f"{base}_zero_point"].astype(numpy.float32)
        return whole * given[f"{base}_scale"]

    for name in given:
        if name.endswith("_quantized") and "MatMul_" not in name:
            base = name.removesuffix("_quantized")
            found[base] = floats(base)
    for at, node in enumerate(graph.node):
        if node.op_type != "MatMulInteger" or not node.input[1].startswith("onnx::MatMul"):
            continue
        # A matrix has lost its name; the bias that is added to its product has not.
        product = node.output[0]
        for later in graph.node[at + 1 : at + 40]:
            if product not in later.input:
                continue
            if later.op_type == "Add":
                bias = next(each for each in later.input if each.endswith(".bias"))
                found[bias.removesuffix("bias") + "weight"] = floats(node.input[1].removesuffix("_quantized")).T.copy()
                break
            product = later.output[0]
    return found


PARTS = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "o": "attention.output.dense",
    "ln1": "attention.output.LayerNorm",
    "up": "intermediate.dense",
    "down": "output.dense",
    "ln2": "output.LayerNorm",
}


@torch.no_grad()
def copy_weights(judge, weights):
    def put(module, name):
        module.weight.copy_(torch.tensor(weights[f"{name}.weight"]))
        if f"{name}.bias" in weights:
            module.bias.copy_(torch.tensor(weights[f"{name}.bias"]))

    trunk = judge.trunk
    put(trunk.words, "bert.embeddings.word_embeddings")
    put(trunk.places, "bert.embeddings.position_embeddings")
    types = torch.tensor(weights["bert.embeddings.token_type_embeddings.weight"])
    # Shared words begin as what they were.
    trunk.types.weight.copy_(torch.cat([types, types[[1, 0]], types[[1, 0]]]))
    put(trunk.ln, "bert.embeddings.LayerNorm")
    for at, layer in enumerate(trunk.layers):
        for part, name in PARTS.items():
            put(getattr(layer, part), f"bert.encoder.layer.{at}.{name}")
    judge.relation.weight.copy_(torch.tensor(weights["head.weight"].T))
    judge.relation.bias.copy_(torch.tensor(weights["head.bias"]))
