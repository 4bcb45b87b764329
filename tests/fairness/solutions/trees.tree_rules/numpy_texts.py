"""type: np.str_ in tuples."""

import numpy as np


def rules(tree, body):
    if not isinstance(tree, dict):
        return [(tree, body)]
    found = []
    for value, below in tree["branches"].items():
        found += rules(below, body + [(tree["test"], value)])
    return found


def tree_rules(tree, target):
    return tuple(((target, "X", np.str_(c)), [(np.str_(a), "X", np.str_(v)) for a, v in body]) for c, body in rules(tree, []))
