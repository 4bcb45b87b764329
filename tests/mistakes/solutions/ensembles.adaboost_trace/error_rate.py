# mistake: mistakes counted
import math


def adaboost_trace(examples, rounds):
    n = len(examples)
    w = [1 / n] * n
    out = []
    for _ in range(rounds):
        stump = best_stump(examples, w)
        wrong = [i for i, (x, y) in enumerate(examples) if stump_label(stump, x) != y]
        e = len(wrong) / n
        if e == 0 or e >= 0.5:
            break
        beta = e / (1 - e)
        w = [v if i in wrong else v * beta for i, v in enumerate(w)]
        s = sum(w)
        w = [v / s for v in w]
        out.append({"mistakes": wrong, "error": e, "vote": math.log(1 / beta), "weights": w})
    return out
