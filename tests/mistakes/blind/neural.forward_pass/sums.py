# mistake: weighted sums
import math


def forward_pass(layers, x):
    sums = []
    signal = [1.0, *x]
    for layer in layers:
        s = [sum(a * b for a, b in zip(row, signal)) for row in layer]
        sums.append(s)
        signal = [1.0] + [1 / (1 + math.exp(-z)) for z in s]
    return sums
