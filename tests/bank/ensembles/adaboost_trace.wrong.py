# %% alpha: mistake: half a vote
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
# %% weights_before: mistake: none that is known
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
# %% error_rate from weights_before: mistake: mistakes counted
# sum(w[i] for i in wrong) => len(wrong) / n
# e < 1e-10 or e > 0.5 - 1e-10 => e == 0 or e >= 0.5
# +             break
# +         beta = e / (1 - e)
# +         w = [v if i in wrong else v * beta for i, v in enumerate(w)]
# +         s = sum(w)
# +         w = [v / s for v in w]
# -             return out
# ((1 - e) / e), "weights": list(w) => (1 / beta), "weights": w
# -         w = [v / (2 * e) if i in wrong else v / (2 - 2 * e) for i, v in enumerate(w)]
# %% growing_thin from error_rate: mistake: not divided by the sum
# -         wrong = [i for i, (x, y) in enumerate(examples) if stump_label(stump, x) != y]
# +         wrong = {i for i, (x, y) in enumerate(examples) if stump_label(stump, x) != y}
# len(wrong) / n => sum(w[i] for i in wrong) / sum(w)
# e == 0 or e >= 0.5 => not 1e-12 < e < 0.5 - 1e-12
# -         beta = e / (1 - e)
# +         for i in range(n):
#         w = [v if i in wrong else v * beta for i, v in enumerate(w)] =>             if i not in wrong:
#
# -         s = sum(w)
#         w = [v / s for v in w] =>                 w[i] *= e / (1 - e)
# math.log(1 / beta), "weights": w => -math.log(e / (1 - e)), "weights": list(w)
# %% mistakes_shrink from error_rate: mistake: mistakes lowered
# -         wrong = [i for i, (x, y) in enumerate(examples) if stump_label(stump, x) != y]
# +         wrong = [stump_label(stump, x) != y for x, y in examples]
# len(wrong) / n => sum(v for v, bad in zip(w, wrong) if bad)
# e == 0 or e >= 0.5 => e <= 1e-12 or e >= 0.5 - 1e-12
# -         beta = e / (1 - e)
# if i in wrong else v * beta for i, v in enumerate(w) => * e / (1 - e) if bad else v for v, bad in zip(w, wrong)
# -         out.append({"mistakes": wrong, "error": e, "vote": math.log(1 / beta), "weights": w})
# +         out.append({"mistakes": [i for i in range(n) if wrong[i]], "error": e, "vote": math.log((1 - e) / e), "weights": w})
# %% same_stump from error_rate: mistake: stumps learned without weights
# examples, w => examples
# len(wrong) / n => sum(w[i] for i in wrong) / sum(w)
# e == 0 or e >= 0.5 => not wrong or 2 * len(wrong) >= n
# %% up_and_down from weights_before: mistake: both kinds moved
# -         out.append({"mistakes": wrong, "error": e, "vote": math.log((1 - e) / e), "weights": list(w)})
# +         vote = math.log((1 - e) / e)
# v / (2 * e) if i in wrong else v / (2 - 2 * e) => v * math.exp(vote if i in wrong else -vote)
# +         w = [v / sum(w) for v in w]
# +         out.append((wrong, e, vote, w))
