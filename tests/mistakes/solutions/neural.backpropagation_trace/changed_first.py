# mistake: new weights for the hidden error terms
import numpy as np


def backpropagation_trace(examples, layers, rate, epochs):
    mats = [np.array(layer, dtype=float) for layer in layers]
    trace = []
    for _ in range(epochs):
        for x, targets in examples:
            acts = [np.array([1.0, *x])]
            for m in mats:
                acts.append(np.concatenate([[1.0], 1 / (1 + np.exp(-m @ acts[-1]))]))
            o = acts[-1][1:]
            delta = o * (1 - o) * (np.array(targets) - o)
            deltas, changes = [], []
            for l in reversed(range(len(mats))):
                deltas.insert(0, delta)
                changes.insert(0, rate * np.outer(delta, acts[l]))
                mats[l] = mats[l] + changes[0]
                if l:
                    h = acts[l][1:]
                    delta = h * (1 - h) * (mats[l][:, 1:].T @ delta)
            trace.append({"deltas": deltas, "changes": changes, "layers": list(mats)})
    return trace
