# mistake: none that is known
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
        out.append({"mistakes": wrong, "error": e, "vote": math.log((1 - e) / e), "weights": list(w)})
        w = [v / (2 * e) if i in wrong else v / (2 - 2 * e) for i, v in enumerate(w)]
    return out
