# %% chain: algorithm: from the roots downwards, a queue of nodes whose parents are done, as fractions
from collections import deque
from fractions import Fraction
def joint_probability(net, assignment):
    waiting, done, p = deque(net), set(), Fraction(1)
    while waiting:
        node = waiting.popleft()
        if not done.issuperset(net[node]["parents"]):
            waiting.append(node)
            continue
        done.add(node)
        row = next(r for a, r in net[node]["table"] if all(assignment[q] == v for q, v in zip(net[node]["parents"], a)))
        p *= Fraction(row[assignment[node]])
    return p
# %% logarithms: algorithm: a sum of logarithms over tables made into dicts
from math import exp, fsum, log
def joint_probability(net, assignment):
    tables = {n: {tuple(above): row for above, row in node["table"]} for n, node in net.items()}
    keys = {n: tuple(assignment[p] for p in node["parents"]) for n, node in net.items()}
    factors = [tables[n][keys[n]][assignment[n]] for n in net]
    return exp(fsum(map(log, factors))) if all(factors) else 0.0
# %% plain: algorithm: node by node, the row whose parents match
def joint_probability(net, assignment):
    p = 1
    for node, parts in net.items():
        above = [assignment[parent] for parent in parts["parents"]]
        for key, row in parts["table"]:
            if key == above:
                p *= row[assignment[node]]
    return p
# %% product: algorithm: NumPy's product of a list
import numpy as np
def factor(node, assignment):
    (row,) = (r for a, r in node["table"] if a == list(map(assignment.get, node["parents"])))
    return row

def joint_probability(net, assignment):
    return np.prod([factor(net[name], assignment)[value] for name, value in assignment.items()])
