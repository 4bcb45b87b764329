# mistake: not divided by the sum
import math


def adaboost_trace(examples, rounds):
    n = len(examples)
    w = [1 / n] * n
    out = []
    for _ in range(rounds):
        stump = best_stump(examples, w)
        wrong = {i for i, (x, y) in enumerate(examples) if stump_label(stump, x) != y}
        e = sum(w[i] for i in wrong) / sum(w)
        if not 1e-12 < e < 0.5 - 1e-12:
            break
        for i in range(n):
            if i not in wrong:
                w[i] *= e / (1 - e)
        out.append({"mistakes": wrong, "error": e, "vote": -math.log(e / (1 - e)), "weights": list(w)})
    return out
