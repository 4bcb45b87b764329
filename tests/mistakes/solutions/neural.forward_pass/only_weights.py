# mistake: no biases
import math


def forward_pass(layers, x):
    result = []
    for layer in layers:
        x = [1 / (1 + math.exp(-sum(w * v for w, v in zip(row[1:], x)))) for row in layer]
        result.append(x)
    return result
