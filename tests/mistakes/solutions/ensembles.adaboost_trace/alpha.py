# mistake: half a vote
import numpy as np


def adaboost_trace(examples, rounds):
    y = np.array([label for _, label in examples])
    w = np.ones(len(y)) / len(y)
    steps = []
    for _ in range(rounds):
        stump = best_stump(examples, list(w))
        said = np.array([stump_label(stump, x) for x, _ in examples])
        e = w[said != y].sum()
        if e < 1e-9 or e > 0.5 - 1e-9:
            break
        alpha = np.log((1 - e) / e) / 2
        w = w * np.exp(-alpha * y * said)
        w = w / w.sum()
        steps.append({"mistakes": np.flatnonzero(said != y), "error": e, "vote": alpha, "weights": w})
    return steps
