# mistake: stumps learned without weights
import math


def adaboost_trace(examples, rounds):
    n = len(examples)
    w = [1 / n] * n
    out = []
    for _ in range(rounds):
        stump = best_stump(examples)
        wrong = [i for i, (x, y) in enumerate(examples) if stump_label(stump, x) != y]
        e = sum(w[i] for i in wrong) / sum(w)
        if not wrong or 2 * len(wrong) >= n:
            break
        beta = e / (1 - e)
        w = [v if i in wrong else v * beta for i, v in enumerate(w)]
        s = sum(w)
        w = [v / s for v in w]
        out.append({"mistakes": wrong, "error": e, "vote": math.log(1 / beta), "weights": w})
    return out
