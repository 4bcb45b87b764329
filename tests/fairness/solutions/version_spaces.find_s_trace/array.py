"""type: an array of texts with a row for each example."""

import numpy as np


def find_s_trace(examples):
    h = np.array(examples[0][0], dtype=object)
    rows = []
    for x, label in examples:
        if label == "yes":
            h = np.where(h == np.array(x, dtype=object), h, "?")
        rows.append(h)
    return np.array(rows)
