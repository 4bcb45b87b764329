# mistake: both kinds moved
import math


def adaboost_trace(examples, rounds):
    n = len(examples)
    w = [1 / n] * n
    out = []
    for _ in range(rounds):
        stump = best_stump(examples, w)
        wrong = [i for i, (x, y) in enumerate(examples) if stump_label(stump, x) != y]
        e = sum(w[i] for i in wrong)
        if e < 1e-10 or e > 0.5 - 1e-10:
            return out
        vote = math.log((1 - e) / e)
        w = [v * math.exp(vote if i in wrong else -vote) for i, v in enumerate(w)]
        w = [v / sum(w) for v in w]
        out.append((wrong, e, vote, w))
    return out
