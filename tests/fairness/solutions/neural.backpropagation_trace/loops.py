"""algorithm: loops with indices, all error terms first."""

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
