# %% base
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
            changes = [[[rate * d * v for v in [1] + list(i)] for d in ds] for ds, i in zip(deltas, ins)]
            for layer, change in zip(net, changes):
                for row, crow in zip(layer, change):
                    for k in range(len(row)):
                        row[k] += crow[k]
            trace.append({"deltas": deltas, "changes": changes, "layers": copy.deepcopy(net)})
    return trace
# %% climbs from base: mistake: wrong direction
# (t - o) => (o - t)
# %% errors_only from base: mistake: slope of the output left out
# o * (1 - o) * (t - o) => t - o
# %% factor_two from base: mistake: steps twice as large
# rate * => 2 * rate *
# %% frozen_biases from base: mistake: biases never change
# [rate * d * v for v in [1] + list(i)] => [0.0] + [rate * d * v for v in i]
# %% no_rate from base: mistake: learning rate left out
# rate * d => d
# %% no_slope_inside from base: mistake: slope of the hidden unit left out
# o * (1 - o) * sum => sum
# %% own_output from base: mistake: multiplied by the unit's own output
# -             changes = [[[rate * d * v for v in [1] + list(i)] for d in ds] for ds, i in zip(deltas, ins)]
# +             changes = [[[rate * d] + [rate * d * o] * len(i) for d, o in zip(ds, os)] for ds, os, i in zip(deltas, outs, ins)]
# %% shared_error from base: mistake: error terms come back without their weights
# o * (1 - o) * sum(d * row[j + 1] for d, row in zip(deltas[0], net[l])) => sum(deltas[0]) * o * (1 - o)
# %% shifted from base: mistake: weights one place off
# [j + 1] => [j]
# %% at_the_end_of_the_epoch: mistake: weights change only at the end of an epoch
import numpy as np
def backpropagation_trace(examples, layers, rate, epochs):
    mats = [np.array(layer, dtype=float) for layer in layers]
    trace = []
    for _ in range(epochs):
        total = [np.zeros_like(m) for m in mats]
        for x, targets in examples:
            acts = [np.array([1.0, *x])]
            for m in mats:
                acts.append(np.concatenate([[1.0], 1 / (1 + np.exp(-m @ acts[-1]))]))
            o = acts[-1][1:]
            deltas = [o * (1 - o) * (np.array(targets) - o)]
            for l in range(len(mats) - 1, 0, -1):
                h = acts[l][1:]
                deltas.insert(0, h * (1 - h) * (mats[l][:, 1:].T @ deltas[0]))
            changes = [rate * np.outer(d, a) for d, a in zip(deltas, acts)]
            total = [t + c for t, c in zip(total, changes)]
            trace.append({"deltas": deltas, "changes": changes, "layers": [m.copy() for m in mats]})
        mats = [m + t for m, t in zip(mats, total)]
        trace[-1]["layers"] = [m.copy() for m in mats]
    return trace
# %% changed_first from at_the_end_of_the_epoch: mistake: new weights for the hidden error terms
# -         total = [np.zeros_like(m) for m in mats]
# deltas = [o * (1 - o) * (np.array(targets) - o)] => delta = o * (1 - o) * (np.array(targets) - o)
# +             deltas, changes = [], []
# range(len(mats) - 1, 0, -1) => reversed(range(len(mats)))
# +                 deltas.insert(0, delta)
# h = acts[l][1:] => changes.insert(0, rate * np.outer(delta, acts[l]))
# deltas.insert(0, h * (1 - h) * (mats[l][:, 1:].T @ deltas[0])) => mats[l] = mats[l] + changes[0]
# +                 if l:
#             changes = [rate * np.outer(d, a) for d, a in zip(deltas, acts)] =>                     h = acts[l][1:]
# +                     delta = h * (1 - h) * (mats[l][:, 1:].T @ delta)
# -             total = [t + c for t, c in zip(total, changes)]
# : [m.copy() for m in mats] => : list(mats)
# -         mats = [m + t for m, t in zip(mats, total)]
# -         trace[-1]["layers"] = [m.copy() for m in mats]
# %% swept_base
import math
def backpropagation_trace(examples, layers, rate, epochs):
    trace = []
    for _ in range(epochs):
        for x, targets in examples:
            acts = [list(x)]
            for layer in layers:
                a = acts[-1]
                acts.append([1 / (1 + math.exp(-(u[0] + sum(w * v for w, v in zip(u[1:], a))))) for u in layer])
            deltas = [None] * len(layers)
            deltas[-1] = [o * (1 - o) * (t - o) for o, t in zip(acts[-1], targets)]
            for k in range(len(layers) - 2, -1, -1):
                nxt = layers[k + 1]
                deltas[k] = [o * (1 - o) * sum(d * u[j + 1] for d, u in zip(deltas[k + 1], nxt)) for j, o in enumerate(acts[k + 1])]
            changes = [[[rate * d] + [rate * d * v for v in acts[k]] for d in deltas[k]] for k in range(len(layers))]
            layers = [[[w + c for w, c in zip(u, cu)] for u, cu in zip(l, cl)] for l, cl in zip(layers, changes)]
            trace.append({'deltas': deltas, 'changes': changes, 'layers': layers})
    return trace
# %% binary_targets_swept from swept_base: mistake: none that is known
# ) * (t - o) => ) * (round(t) - o)
# %% dups_swept from swept_base: mistake: none that is known
#       trace = []
# +     examples = [e for k, e in enumerate(examples) if e not in examples[:k]]
