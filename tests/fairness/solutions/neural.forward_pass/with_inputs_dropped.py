"""algorithm: activations with the inputs first, which are dropped in the end; classes for units."""

import math


class Unit:
    def __init__(self, row):
        self.bias = row[0]
        self.weights = row[1:]

    def output(self, values):
        s = self.bias + math.fsum(w * v for w, v in zip(self.weights, values))
        return math.exp(s) / (1 + math.exp(s))


def forward_pass(layers, x):
    activations = [x]
    for layer in layers:
        activations.append([Unit(row).output(activations[-1]) for row in layer])
    return activations[1:]
