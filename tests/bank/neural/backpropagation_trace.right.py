# %% differences: algorithm: complex-step differentiation, no rule for error terms at all
import cmath
import copy
def half_error(layers, x, targets):
    values = list(x)
    for layer in layers:
        values = [1 / (1 + cmath.exp(-(row[0] + sum(w * v for w, v in zip(row[1:], values))))) for row in layer]
    return sum((t - o) ** 2 for t, o in zip(targets, values)) / 2

def slope(layers, x, targets, l, k, i):
    moved = copy.deepcopy(layers)
    moved[l][k][i] = complex(moved[l][k][i], 1e-30)
    return half_error(moved, x, targets).imag / 1e-30

def backpropagation_trace(examples, layers, rate, epochs):
    trace = []
    for x, targets in examples * epochs:
        grads = [[[slope(layers, x, targets, l, k, i) for i in range(len(row))] for k, row in enumerate(layer)]
                 for l, layer in enumerate(layers)]
        deltas = [[-row[0] for row in layer] for layer in grads]
        changes = [[[-rate * g for g in row] for row in layer] for layer in grads]
        layers = [[[w - rate * g for w, g in zip(row, grow)] for row, grow in zip(layer, glayer)]
                  for layer, glayer in zip(layers, grads)]
        trace.append({"layers": layers, "changes": changes, "deltas": deltas})
    return trace
# %% loops: algorithm: loops with indices, all error terms first
import copy
import math
def outputs_of(layers, x):
    outs, values = [], x
    for layer in layers:
        values = [1 / (1 + math.exp(-(row[0] + sum(w * v for w, v in zip(row[1:], values))))) for row in layer]
        outs.append(values)
    return outs

def backpropagation_trace(examples, layers, rate, epochs):
    weights = copy.deepcopy(layers)
    trace = []
    for _ in range(epochs):
        for x, targets in examples:
            outs = outputs_of(weights, x)
            deltas = [None] * len(weights)
            deltas[-1] = [o * (1 - o) * (t - o) for o, t in zip(outs[-1], targets)]
            for l in range(len(weights) - 2, -1, -1):
                deltas[l] = []
                for j, o in enumerate(outs[l]):
                    back = sum(deltas[l + 1][k] * weights[l + 1][k][j + 1] for k in range(len(weights[l + 1])))
                    deltas[l].append(o * (1 - o) * back)
            inputs = [x] + outs[:-1]
            changes = [[[rate * d * v for v in [1] + list(inputs[l])] for d in deltas[l]] for l in range(len(weights))]
            for l in range(len(weights)):
                for k in range(len(weights[l])):
                    for i in range(len(weights[l][k])):
                        weights[l][k][i] += changes[l][k][i]
            trace.append({"deltas": deltas, "changes": changes, "layers": copy.deepcopy(weights)})
    return trace
# %% matrices: algorithm: NumPy, a matrix for each layer, outer products for the changes; tuples of arrays
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
