"""algorithm: complex-step differentiation, no rule for error terms at all."""

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
