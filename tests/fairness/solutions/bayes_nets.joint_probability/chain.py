"""algorithm: from the roots downwards, a queue of nodes whose parents are done, as fractions."""

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
