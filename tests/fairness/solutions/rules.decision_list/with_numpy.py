"""algorithm: a matrix of which rule covers which row; an array of texts."""

import numpy as np


def decision_list(rules, default, rows):
    covered = np.array([[all(row[a] == v for a, v in body) for body, _ in rules] + [True] for row in rows])
    labels = np.array([label for _, label in rules] + [default])
    return labels[covered.argmax(axis=1)]
