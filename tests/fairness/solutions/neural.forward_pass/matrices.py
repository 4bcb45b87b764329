"""algorithm: matrix products, a list of arrays of different lengths."""

import numpy as np


def forward_pass(layers, x):
    values = np.asarray(x, dtype=float)
    outputs = []
    for layer in layers:
        weights = np.asarray(layer)
        values = 1 / (1 + np.exp(-(weights @ np.concatenate([[1.0], values]))))
        outputs.append(values)
    return outputs
