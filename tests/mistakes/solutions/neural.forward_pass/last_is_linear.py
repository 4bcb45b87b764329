# mistake: no sigmoid in the last layer
import math


def forward_pass(layers, x):
    out = []
    for number, layer in enumerate(layers):
        sums = [row[0] + sum(a * b for a, b in zip(row[1:], x)) for row in layer]
        last = number == len(layers) - 1
        x = sums if last else [1 / (1 + math.exp(-s)) for s in sums]
        out.append(x)
    return out
