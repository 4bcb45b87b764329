# %% loops: algorithm: three loops
import math
def forward_pass(layers, x):
    result = []
    values = list(x)
    for layer in layers:
        outputs = []
        for row in layer:
            total = row[0]
            for i in range(len(values)):
                total += row[i + 1] * values[i]
            outputs.append(1 / (1 + math.exp(-total)))
        result.append(outputs)
        values = outputs
    return result
# %% matrices: algorithm: matrix products, a list of arrays of different lengths
import numpy as np
def forward_pass(layers, x):
    values = np.asarray(x, dtype=float)
    outputs = []
    for layer in layers:
        weights = np.asarray(layer)
        values = 1 / (1 + np.exp(-(weights @ np.concatenate([[1.0], values]))))
        outputs.append(values)
    return outputs
# %% recursive: algorithm: the first layer, then the rest of the network on its outputs
from math import tanh
def forward_pass(layers, x):
    if not layers:
        return []
    first, *rest = layers
    out = [(1 + tanh((b + sum(w * v for w, v in zip(ws, x))) / 2)) / 2 for b, *ws in first]
    return [out] + forward_pass(rest, out)
# %% with_inputs_dropped: algorithm: activations with the inputs first, which are dropped in the end; classes for units
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
