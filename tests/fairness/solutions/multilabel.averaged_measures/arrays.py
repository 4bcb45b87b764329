"""type: NumPy floats, a 0/1 matrix."""

import numpy as np


def averaged_measures(actual, predicted, classes, average):
    a = np.array([[c in row for c in classes] for row in actual])
    p = np.array([[c in row for c in classes] for row in predicted])
    axis = {"macro": 0, "micro": None, "examples": 1}[average]
    tp, fp, fn = (np.atleast_1d((m).sum(axis=axis)).astype(float) for m in (a & p, ~a & p, a & ~p))

    def ratio(top, bottom):
        return np.divide(top, bottom, out=np.zeros_like(top), where=bottom > 0).mean()

    return {"precision": ratio(tp, tp + fp), "recall": ratio(tp, tp + fn), "f1": ratio(2 * tp, 2 * tp + fp + fn)}
