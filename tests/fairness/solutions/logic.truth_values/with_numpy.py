"""type: an array of truth values, all assignments at once."""

import numpy as np


def column(f, table):
    if isinstance(f, str):
        return table[f]
    parts = [column(x, table) for x in f[1:]]
    if f[0] == "not":
        return ~parts[0]
    if f[0] == "and":
        return np.logical_and.reduce(parts)
    if f[0] == "or":
        return np.logical_or.reduce(parts)
    one, other = parts
    return {"->": ~one | other, "<-": one | ~other, "<->": one == other}[f[0]]


def truth_values(formula, assignments):
    table = {name: np.array([a[name] for a in assignments], dtype=bool) for name in assignments[0]}
    return column(formula, table)
