"""type: an array of texts, a row for each hypothesis."""

from itertools import product

import numpy as np


def version_space(domains, examples):
    all_of_them = np.array(list(product(*([*d, "?"] for d in domains))))
    keep = np.ones(len(all_of_them), dtype=bool)
    for x, label in examples:
        keep &= ((all_of_them == x) | (all_of_them == "?")).all(axis=1) == (label == "yes")
    return all_of_them[keep]
