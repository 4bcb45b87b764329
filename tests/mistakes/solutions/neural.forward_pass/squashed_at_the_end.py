# mistake: sigmoid in the last layer only
import math


def forward_pass(layers, x):
    out = []
    for layer in layers:
        x = [row[0] + sum(a * b for a, b in zip(row[1:], x)) for row in layer]
        out.append(x)
    out[-1] = [1 / (1 + math.exp(-s)) for s in out[-1]]
    return out
