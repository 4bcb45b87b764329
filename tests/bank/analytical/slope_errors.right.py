# %% arrays: algorithm: NumPy throughout, no loop
import numpy as np
def slope_errors(targets, outputs, target_slopes, output_slopes, mu, theory_outputs, c):
    t, o, a = np.array(targets, float), np.array(outputs, float), np.array(theory_outputs, float)
    d = np.square(np.array(target_slopes, float) - np.array(output_slopes, float)).sum(axis=1)
    v = (t - o) ** 2
    m = np.clip(1 - np.abs(a - t) / c, 0, None)
    return {"ebnn": (v + m * d).sum(), "tangent": (v + mu * d).sum() / 2, "trust": m}
# %% loops: algorithm: one loop that adds everything up
def slope_errors(targets, outputs, target_slopes, output_slopes, mu, theory_outputs, c):
    values = slopes = weighted = 0
    trust = []
    for i in range(len(targets)):
        d = 0
        for j in range(len(target_slopes[i])):
            d += (output_slopes[i][j] - target_slopes[i][j]) ** 2
        far = abs(targets[i] - theory_outputs[i])
        trust.append((c - far) / c if far < c else 0)
        values += (outputs[i] - targets[i]) ** 2
        slopes += d
        weighted += trust[-1] * d
    return {"tangent": values / 2 + mu / 2 * slopes, "trust": trust, "ebnn": values + weighted}
# %% norms: algorithm: distances of vectors, by math.dist
from math import dist
def slope_errors(targets, outputs, target_slopes, output_slopes, mu, theory_outputs, c):
    d2 = [dist(p, q) ** 2 for p, q in zip(target_slopes, output_slopes)]
    v = dist(targets, outputs) ** 2
    trust = [max(1 - abs(a - t) / c, 0) for a, t in zip(theory_outputs, targets)]
    return dict(tangent=0.5 * (v + mu * sum(d2)), trust=tuple(trust), ebnn=v + sum(m * d for m, d in zip(trust, d2)))
