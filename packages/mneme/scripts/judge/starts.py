"""What the judges start from: the relation model's int8 file, or the folder of all-mpnet-base-v2."""
import json
import pathlib
import struct

import numpy
import onnx
import torch
from inputs import MODELS
from net import Judge, Shape
from onnx import numpy_helper

RELATION = Shape(width=384, inner=1536, layers=12, epsilon=1e-12, has_distances=False)
# Its last two layers make one vector of a sentence, which nobody asks for here.
MPNET = Shape(width=768, inner=3072, layers=10, epsilon=1e-5, has_distances=True)

INT8_PARTS = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "o": "attention.output.dense",
    "ln1": "attention.output.LayerNorm",
    "up": "intermediate.dense",
    "down": "output.dense",
    "ln2": "output.LayerNorm",
}
MPNET_PARTS = INT8_PARTS | {
    "q": "attention.attn.q",
    "k": "attention.attn.k",
    "v": "attention.attn.v",
    "o": "attention.attn.o",
    "ln1": "attention.LayerNorm",
}
# MPNet's words for what opens, closes and fills a text.
MPNET_NAMES = {"[CLS]": "<s>", "[SEP]": "</s>", "[PAD]": "<pad>"}
MPNET_FIRST_PLACE = 2
TYPE_NOISE = 0.002


def opened(path, weights=None):
    """A judge of wishes where MPNet is given, else one of all three questions."""
    path = pathlib.Path(path)
    judge = Judge(MPNET, ["meant"]) if path.is_dir() else Judge(RELATION, ["relation", "order", "meant"])
    if weights:
        judge.load_state_dict(torch.load(weights, weights_only=True))
    else:
        copy_mpnet(judge.trunk, path) if path.is_dir() else copy_relation(judge, dequantized(path))
    return judge


def put(module, given, name):
    module.weight.copy_(torch.as_tensor(given[f"{name}.weight"]))
    if f"{name}.bias" in given:
        module.bias.copy_(torch.as_tensor(given[f"{name}.bias"]))


def put_layers(trunk, given, parts, prefix):
    for at, layer in enumerate(trunk.layers):
        for part, name in parts.items():
            put(getattr(layer, part), given, f"{prefix}encoder.layer.{at}.{name}")


@torch.no_grad()
def copy_relation(judge, given):
    trunk, embeddings = judge.trunk, "bert.embeddings"
    put(trunk.words, given, f"{embeddings}.word_embeddings")
    put(trunk.places, given, f"{embeddings}.position_embeddings")
    types = torch.tensor(given[f"{embeddings}.token_type_embeddings.weight"])
    # Shared words begin as what they were.
    trunk.types.weight.copy_(torch.cat([types, types[[1, 0]], types[[1, 0]]]))
    put(trunk.ln, given, f"{embeddings}.LayerNorm")
    put_layers(trunk, given, INT8_PARTS, "bert.")
    judge.relation.weight.copy_(torch.tensor(given["head.weight"].T))
    judge.relation.bias.copy_(torch.tensor(given["head.bias"]))


@torch.no_grad()
def copy_mpnet(trunk, folder):
    """In the order of the encoder's tokenizer, which has the same words. MPNet has no types of text: they begin as almost nothing."""
    given = dict(tensors(folder / "model.safetensors"))
    places = {word: at for at, word in enumerate((folder / "vocab.txt").read_text("utf8").split("\n"))}
    ours = json.loads((MODELS / "model-encoder" / "tokenizer.json").read_text("utf8"))["model"]["vocab"]
    order = [places[MPNET_NAMES.get(word, word)] for word in sorted(ours, key=ours.get)]
    trunk.words.weight.copy_(given["embeddings.word_embeddings.weight"][order])
    placed = given["embeddings.position_embeddings.weight"][MPNET_FIRST_PLACE:]
    trunk.places.weight.copy_(placed)
    trunk.types.weight.normal_(0, TYPE_NOISE)
    put(trunk.bias, given, "encoder.relative_attention_bias")
    put(trunk.ln, given, "embeddings.LayerNorm")
    put_layers(trunk, given, MPNET_PARTS, "")


def tensors(path):
    """A safetensors file: the length of its heading, the heading, the figures."""
    raw = path.read_bytes()
    (length,) = struct.unpack("<Q", raw[:8])
    for name, each in json.loads(raw[8 : 8 + length]).items():
        if each.get("dtype") == "F32":
            start, end = each["data_offsets"]
            figures = numpy.frombuffer(raw[8 + length + start : 8 + length + end], dtype=numpy.float32)
            yield name, torch.from_numpy(figures.reshape(each["shape"]).copy())


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
