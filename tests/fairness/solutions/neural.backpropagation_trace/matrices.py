"""algorithm: NumPy, a matrix for each layer, outer products for the changes; tuples of arrays."""

import numpy as np


def backpropagation_trace(examples, layers, rate, epochs):
    mats = [np.array(layer, dtype=float) for layer in layers]
    steps = []
    for _ in range(epochs):
        for x, targets in examples:
            ins, v = [], np.array(x, dtype=float)
            outs = []
            for m in mats:
                ins.append(np.concatenate(([1.0], v)))
                v = 1 / (1 + np.exp(-m @ ins[-1]))
                outs.append(v)
            delta = outs[-1] * (1 - outs[-1]) * (np.array(targets) - outs[-1])
            deltas = [delta]
            for m, o in zip(mats[:0:-1], outs[-2::-1]):
                delta = o * (1 - o) * (m[:, 1:].T @ delta)
                deltas.insert(0, delta)
            changes = [rate * np.outer(d, i) for d, i in zip(deltas, ins)]
            mats = [m + c for m, c in zip(mats, changes)]
            steps.append((deltas, changes, mats))
    return steps
