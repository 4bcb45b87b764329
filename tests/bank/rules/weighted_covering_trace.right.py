# %% plain: algorithm: the number of chosen subgroups that cover each row, and exact Fractions of powers
from fractions import Fraction
def weighted_covering_trace(rows, target, positive, bodies, decay):
    factor = Fraction(decay).limit_denominator(10**6)
    inside = [{i for i, r in enumerate(rows) if all(r[a] == v for a, v in b)} for b in bodies]
    yes = {i for i, r in enumerate(rows) if r[target] == positive}
    no = set(range(len(rows))) - yes
    chosen, out = [], []
    while len(chosen) < len(bodies):
        weight = [factor ** sum(i in inside[c] for c in chosen) for i in range(len(rows))]
        if 1 not in weight:
            break
        total = lambda s: sum(weight[i] for i in s)
        best = max((c for c in range(len(bodies)) if c not in chosen),
                   key=lambda c: abs(total(inside[c] & yes) / total(yes) - total(inside[c] & no) / total(no)))
        chosen = chosen + [best]
        out.append({"chosen": chosen, "weights": [float(w * factor) if i in inside[best] else float(w) for i, w in enumerate(weight)]})
    return out
# %% with_numpy: algorithm: a matrix of subgroups and rows, multiplied by the weights; the last of equals
import numpy as np
def weighted_covering_trace(rows, target, positive, bodies, decay):
    cover = np.array([[all(r[a] == v for a, v in b) for r in rows] for b in bodies], dtype=float)
    hit = np.array([r[target] == positive for r in rows], dtype=float)
    w, chosen, steps = np.ones(len(rows)), [], []
    steps.append(((), w.copy()))
    while (w == 1).any() and len(chosen) < len(bodies):
        tpr = cover @ (w * hit) / (w * hit).sum()
        fpr = cover @ (w * (1 - hit)) / (w * (1 - hit)).sum()
        quality = np.round(np.abs(tpr - fpr), 12)
        quality[chosen] = -1
        best = len(bodies) - 1 - int(np.argmax(quality[::-1]))
        chosen.append(best)
        w = np.where(cover[best] == 1, w * decay, w)
        steps.append((tuple(chosen), w.copy()))
    return steps
