# mistake: biases never change
import copy
import math


def outputs_of(layers, x):
    outs = []
    for layer in layers:
        x = [1 / (1 + math.exp(-(row[0] + sum(w * v for w, v in zip(row[1:], x))))) for row in layer]
        outs.append(x)
    return outs


def backpropagation_trace(examples, layers, rate, epochs):
    net = copy.deepcopy(layers)
    trace = []
    for _ in range(epochs):
        for x, targets in examples:
            outs = outputs_of(net, x)
            ins = [x] + outs[:-1]
            deltas = [[o * (1 - o) * (t - o) for o, t in zip(outs[-1], targets)]]
            for l in range(len(net) - 1, 0, -1):
                deltas.insert(0, [o * (1 - o) * sum(d * row[j + 1] for d, row in zip(deltas[0], net[l])) for j, o in enumerate(outs[l - 1])])
            changes = [[[0.0] + [rate * d * v for v in i] for d in ds] for ds, i in zip(deltas, ins)]
            for layer, change in zip(net, changes):
                for row, crow in zip(layer, change):
                    for k in range(len(row)):
                        row[k] += crow[k]
            trace.append({"deltas": deltas, "changes": changes, "layers": copy.deepcopy(net)})
    return trace
