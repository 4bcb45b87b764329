"""type: borders as arrays of text with a row for each member."""

from itertools import product

import numpy as np


def candidate_elimination(domains, examples):
    space = np.array(list(product(*([*d, "?"] for d in domains))))
    steps = []
    for x, label in examples:
        hit = ((space == np.array(x)) | (space == "?")).all(axis=1)
        space = space[hit == (label == "yes")]
        wider = np.array([[all((a == "?") | (a == b)) for b in space] for a in space]).reshape(len(space), len(space))
        steps.append({"S": space[wider.sum(axis=1) == 1], "G": space[wider.sum(axis=0) == 1]})
    return steps
