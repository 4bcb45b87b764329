"""algorithm: NumPy's product of a list."""

import numpy as np


def factor(node, assignment):
    (row,) = (r for a, r in node["table"] if a == list(map(assignment.get, node["parents"])))
    return row


def joint_probability(net, assignment):
    return np.prod([factor(net[name], assignment)[value] for name, value in assignment.items()])
