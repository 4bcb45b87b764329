# %% ratios: algorithm: each probability from its differences to all scores
def from_logs(scores, base):
    found = {}
    for name, score in scores.items():
        gaps = [other - score for other in scores.values()]
        found[name] = 0.0 if max(gaps) > 300 else 1 / sum(base**gap for gap in gaps)
    return found

# %% with_numpy: algorithm: natural logarithms in an array, the largest subtracted
import numpy as np
def from_logs(scores, base):
    logs = np.array(list(scores.values()), dtype=float) * np.log(base)
    weights = np.exp(logs - logs.max())
    return dict(zip(scores, weights / weights.sum()))
