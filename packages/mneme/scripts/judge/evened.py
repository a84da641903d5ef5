"""Weights that lose less as int8: of what a matrix is given a few columns are far larger than the others, and one step for all of them
leaves the small ones none. Those columns are divided before the matrix and multiplied in it."""
import torch
from inputs import collate

# Which matrices read what.
READ_BY = {"seen": ("q", "k", "v"), "mixed": ("o",), "risen": ("up",), "lowered": ("down",)}
LINES, BATCH, SHARE = 96, 16, 0.75


@torch.no_grad()
def even(judge, lines):
    largest = {}

    def note(key):
        def hook(_, given):
            most = given[0].abs().flatten(0, -2).amax(0)
            largest[key] = torch.maximum(largest[key], most) if key in largest else most

        return hook

    hooks = [
        getattr(layer, parts[0]).register_forward_pre_hook(note((at, name)))
        for at, layer in enumerate(judge.trunk.layers)
        for name, parts in READ_BY.items()
    ]
    for at in range(0, min(LINES, len(lines)), BATCH):
        ids, mask, types, _ = collate("forget", [(line,) for line in lines[at : at + BATCH]])
        judge("meant", ids, mask, types)
    for hook in hooks:
        hook.remove()
    for (at, name), most in largest.items():
        layer = judge.trunk.layers[at]
        parts = [getattr(layer, part) for part in READ_BY[name]]
        weights = torch.stack([part.weight.abs().amax(0) for part in parts]).amax(0)
        scale = (most.clamp(min=1e-5) ** SHARE / weights.clamp(min=1e-5) ** (1 - SHARE)).clamp(min=1e-3)
        getattr(layer, f"even_{name}").div_(scale)
        for part in parts:
            part.weight.mul_(scale)
