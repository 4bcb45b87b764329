"""type: an array of labels, by a matrix of votes."""

import numpy as np


def bagging(examples, draws, points):
    votes = np.array([[stump_label(best_stump([examples[i] for i in bag]), x) for x in points] for bag in draws])
    names = np.unique([label for _, label in examples])
    counts = np.array([(votes == name).sum(axis=0) for name in names])
    return names[counts.argmax(axis=0)]
