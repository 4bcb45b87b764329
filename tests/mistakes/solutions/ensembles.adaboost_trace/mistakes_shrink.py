# mistake: mistakes lowered
import math


def adaboost_trace(examples, rounds):
    n = len(examples)
    w = [1 / n] * n
    out = []
    for _ in range(rounds):
        stump = best_stump(examples, w)
        wrong = [stump_label(stump, x) != y for x, y in examples]
        e = sum(v for v, bad in zip(w, wrong) if bad)
        if e <= 1e-12 or e >= 0.5 - 1e-12:
            break
        w = [v * e / (1 - e) if bad else v for v, bad in zip(w, wrong)]
        s = sum(w)
        w = [v / s for v in w]
        out.append({"mistakes": [i for i in range(n) if wrong[i]], "error": e, "vote": math.log((1 - e) / e), "weights": w})
    return out
