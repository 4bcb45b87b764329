# mistake: precision and recall exchanged
import numpy as np


def averaged_measures(actual, predicted, classes, average):
    a, p = (np.array([[c in s for c in classes] for s in sets], float) for sets in (actual, predicted))
    over = {"macro": 0, "examples": 1, "micro": (0, 1)}[average]
    hit, given, there = (np.atleast_1d(m.sum(axis=over)) for m in (a * p, p, a))
    safe = lambda x, y: np.where(y > 0, x / np.maximum(y, 1e-12), 0).mean()
    return {"precision": safe(hit, there), "recall": safe(hit, given), "f1": safe(2 * hit, given + there)}
