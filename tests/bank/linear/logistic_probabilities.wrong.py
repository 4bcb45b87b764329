# %% overflows: mistake: none that is known
import math
def logistic_probabilities(weights, points):
    return [1 / (1 + math.exp(-weights[0] - sum(w * v for w, v in zip(weights[1:], x)))) for x in points]
# %% other_sign: mistake: sign of the score
import math
def logistic_probabilities(weights, points):
    result = []
    for x in points:
        score = weights[0] + sum(w * v for w, v in zip(weights[1:], x))
        if score > 700:
            result.append(0.0)
        else:
            result.append(1 / (1 + math.exp(score)))
    return result
# %% weights_of_the_inputs: mistake: bias left out
import numpy as np
def logistic_probabilities(weights, points):
    scores = np.array(points, dtype=float) @ np.array(weights[1:], dtype=float)
    return list(1 / (1 + np.exp(-np.clip(scores, -700, 700))))
# %% base_two: mistake: powers of two
def logistic_probabilities(weights, points):
    answer = []
    for x in points:
        score = weights[0] + sum(w * v for w, v in zip(weights[1:], x))
        score = max(-1000.0, min(1000.0, score))
        answer.append(1 / (1 + 2.0 ** -score))
    return answer
# %% decided: mistake: labels instead of probabilities
def logistic_probabilities(weights, points):
    labels = []
    for x in points:
        score = weights[0]
        for w, v in zip(weights[1:], x):
            score += w * v
        labels.append(1 if score > 0 else 0)
    return labels
# %% linear_part: mistake: scores instead of probabilities
def logistic_probabilities(weights, points):
    bias, *others = weights
    return [bias + sum(w * v for w, v in zip(others, x)) for x in points]
# %% swept_base
import math
def logistic_probabilities(weights, points):
    out = []
    for p in points:
        s = weights[0] + sum(w * x for w, x in zip(weights[1:], p))
        if s < -700:
            out.append(0.0)
        else:
            out.append(1 / (1 + math.exp(-s)))
    return out
# %% bias_last_swept from swept_base: mistake: bias at the end
# 0] + sum(w * x for w, x in zip(weights[1: => -1] + sum(w * x for w, x in zip(weights[:-1
# %% minus_bias_swept from swept_base: mistake: bias subtracted
# = weights[ => = -weights[
# %% zero_far_swept from swept_base: mistake: 0 also far above zero
# if s < -700: => if abs(s) > 700:
# %% tanh_swept from swept_base: mistake: twice the score
# 1 / (1 + math.exp(-s)) => (1 + math.tanh(s)) / 2
# %% dict_swept from swept_base: mistake: none that is known
# return out => return list(dict(zip(map(tuple, points), out)).values())
# %% one_place_off: mistake: weights one place off
import math


def logistic_probabilities(weights, points):
    result = []
    for p in points:
        s = 0
        for w, x in zip(weights, p):
            s += w * x
        if s < -700:
            result.append(0.0)
        elif s > 700:
            result.append(1.0)
        else:
            result.append(1 / (1 + math.exp(-s)))
    return result
