# mistake: weights change only at the end of an epoch
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
