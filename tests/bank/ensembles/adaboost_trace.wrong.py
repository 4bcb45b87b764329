# %% base from right/plain
# weights = [1 / n] => w = [1 / n]
# , weights => , w
# error = sum(weights[i] for i in wrong) => e = sum(w[i] for i in wrong) / sum(w)
# error < 1e-12 or error > 0.5 - 1e-12 => e < 1e-10 or e > 0.5 - 1e-10
# beta = error / (1 - error) => w = [v if i in wrong else v * beta for i, v in enumerate(w)]
# -         weights = [w if i in wrong else w * beta for i, w in enumerate(weights)]
# total = sum(weights) => s = sum(w)
# weights = [w / total for w in weights] => w = [v / s for v in w]
# error, "vote": math.log((1 - error) / error), "weights": weights => e, "vote": math.log(1 / beta), "weights": w
# %% error_rate from base: mistake: mistakes counted
# sum(w[i] for i in wrong) / sum(w) => len(wrong) / n
# e < 1e-10 or e > 0.5 - 1e-10 => e == 0 or e >= 0.5
#               break
# +         beta = e / (1 - e)
# %% growing_thin from base: mistake: not divided by the sum
# -         wrong = [i for i, (x, y) in enumerate(examples) if stump_label(stump, x) != y]
# +         wrong = {i for i, (x, y) in enumerate(examples) if stump_label(stump, x) != y}
# e < 1e-10 or e > 0.5 - 1e-10 => not 1e-12 < e < 0.5 - 1e-12
# w = [v if i in wrong else v * beta for i, v in enumerate(w)] => for i in range(n):
#         s = sum(w) =>             if i not in wrong:
#         w = [v / s for v in w] =>                 w[i] *= e / (1 - e)
# math.log(1 / beta), "weights": w => -math.log(e / (1 - e)), "weights": list(w)
# %% mistakes_shrink from base: mistake: mistakes lowered
# -         wrong = [i for i, (x, y) in enumerate(examples) if stump_label(stump, x) != y]
# +         wrong = [stump_label(stump, x) != y for x, y in examples]
# (w[i] for i in wrong) / sum(w) => (v for v, bad in zip(w, wrong) if bad)
# e < 1e-10 or e > 0.5 - 1e-10 => e <= 1e-12 or e >= 0.5 - 1e-12
# if i in wrong else v * beta for i, v in enumerate(w) => * e / (1 - e) if bad else v for v, bad in zip(w, wrong)
# -         out.append({"mistakes": wrong, "error": e, "vote": math.log(1 / beta), "weights": w})
# +         out.append({"mistakes": [i for i in range(n) if wrong[i]], "error": e, "vote": math.log((1 - e) / e), "weights": w})
# %% same_stump from base: mistake: stumps learned without weights
# examples, w => examples
# e < 1e-10 or e > 0.5 - 1e-10 => not wrong or 2 * len(wrong) >= n
#               break
# +         beta = e / (1 - e)
# %% up_and_down from base: mistake: both kinds moved
# ) / sum(w) => )
# break => return out
# w = [v if i in wrong else v * beta for i, v in enumerate(w)] => vote = math.log((1 - e) / e)
# s = sum(w) => w = [v * math.exp(vote if i in wrong else -vote) for i, v in enumerate(w)]
# s for v => sum(w) for v
# {"mistakes": wrong, "error": e, "vote": math.log(1 / beta), "weights": w} => (wrong, e, vote, w)
# %% weights_before from base: mistake: none that is known
# ) / sum(w) => )
# break => return out
# -         w = [v if i in wrong else v * beta for i, v in enumerate(w)]
# -         s = sum(w)
# -         w = [v / s for v in w]
# (1 / beta), "weights": w => ((1 - e) / e), "weights": list(w)
# +         w = [v / (2 * e) if i in wrong else v / (2 - 2 * e) for i, v in enumerate(w)]
# %% on_and_on from base: mistake: never stops
# e < 1e-10 or e > 0.5 - 1e-10 => e < 1e-10
#               break
# +         beta = e / (1 - e)
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
# %% swept_base
import math
def adaboost_trace(examples, rounds):
    n = len(examples)
    w = [1 / n] * n
    trace = []
    for _ in range(rounds):
        s = best_stump(examples, w)
        bad = [k for k, (x, y) in enumerate(examples) if stump_label(s, x) != y]
        e = sum(w[k] for k in bad)
        if e < 1e-9 or e > 0.5 - 1e-9:
            break
        v = math.log((1 - e) / e)
        old = w
        w = [a if k in bad else a * e / (1 - e) for k, a in enumerate(w)]
        t = sum(w)
        w = [a / t for a in w]
        trace.append({'mistakes': bad, 'error': e, 'vote': v, 'weights': w})
    return trace
# %% log2_swept from swept_base: mistake: logarithm to base 2
# log => log2
# %% one_based_swept from swept_base: mistake: counted from 1
# ': bad, ' => ': [k + 1 for k in bad], '
# %% correct_idx_swept from swept_base: mistake: right examples for mistakes
# ': bad, ' => ': [k for k in range(n) if k not in bad], '
# %% ends_near_chance from right/plain: mistake: none that is known
# 0.5 - 1e-12 => 0.5 - 1e-3
