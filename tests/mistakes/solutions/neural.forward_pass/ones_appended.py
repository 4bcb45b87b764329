# mistake: bias taken from the end
import numpy as np


def forward_pass(layers, x):
    values, found = list(x), []
    for layer in layers:
        s = np.array(layer) @ np.array(values + [1])
        values = list(1 / (1 + np.exp(-s)))
        found.append(values)
    return found
