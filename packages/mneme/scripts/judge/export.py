"""Weights -> the int8 ONNX files of packages/model-relation: of the first round the outputs logits (relation) and order, of the second
one meant.

    python scripts/judge/export.py --from OLD.onnx --weights judge.pt --outputs logits order --out ../model-relation/model.onnx
    python scripts/judge/export.py --from MPNET --weights wishes.pt --outputs meant --out ../model-relation/wishes-mpnet.onnx
"""
import argparse
import pathlib
import tempfile

import torch
from evened import even
from lines import load
from net import pooled
from onnxruntime.quantization import QuantType, quantize_dynamic
from starts import opened

# Of the lines that were learned, for how large figures become.
EVERY = 200
INPUTS = ["input_ids", "attention_mask", "token_type_ids"]


class Outputs(torch.nn.Module):
    def __init__(self, judge, names):
        super().__init__()
        self.judge, self.names = judge, names

    def forward(self, input_ids, attention_mask, token_type_ids):
        x = self.judge.trunk(input_ids, attention_mask, token_type_ids)
        found = {"meant": lambda: self.judge.meant(x).squeeze(-1)}
        found["logits"] = lambda: self.judge.relation(pooled(x, attention_mask))
        found["order"] = lambda: self.judge.order(pooled(x, attention_mask))
        return tuple(found[name]() for name in self.names)


def main():
    options = argparse.ArgumentParser()
    for name in ("from", "weights", "out"):
        options.add_argument(f"--{name}", dest=name.replace("from", "start"), required=True)
    options.add_argument("--outputs", nargs="+", choices=["logits", "order", "meant"], required=True)
    given = options.parse_args()
    judge = opened(given.start, given.weights).eval()
    if given.outputs == ["meant"]:
        even(judge, [line for line, *_ in load(wishes=True)[0]["forget"]][:: EVERY])
    ids = torch.tensor([[101, 2023, 2003, 102]])
    both = {0: "texts", 1: "tokens"}
    axes = {name: both for name in INPUTS} | {name: both if name == "meant" else {0: "texts"} for name in given.outputs}
    with tempfile.TemporaryDirectory() as folder:
        floats = str(pathlib.Path(folder) / "floats.onnx")
        torch.onnx.export(
            Outputs(judge, given.outputs),
            (ids, torch.ones_like(ids), torch.zeros_like(ids)),
            floats,
            input_names=INPUTS,
            output_names=given.outputs,
            dynamic_axes=axes,
            opset_version=17,
            dynamo=False,
        )
        kinds = ["MatMul", "Gather", "Gemm"]
        only_constant = {"MatMulConstBOnly": True}
        quantize_dynamic(
            floats,
            given.out,
            weight_type=QuantType.QInt8,
            per_channel=True,
            op_types_to_quantize=kinds,
            extra_options=only_constant,
        )


if __name__ == "__main__":
    main()
