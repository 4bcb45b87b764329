# mistake: none that is known
import math


def forward_pass(layers, x):
    out = []
    for layer in layers:
        x = [math.tanh(row[0] + sum(a * b for a, b in zip(row[1:], x))) for row in layer]
        out.append(x)
    return out
