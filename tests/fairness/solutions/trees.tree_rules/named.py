"""type: namedtuples for clauses."""

from collections import namedtuple

Clause = namedtuple("Clause", "head body")


def rules(tree, body):
    if not isinstance(tree, dict):
        return [(tree, body)]
    found = []
    for value, below in tree["branches"].items():
        found += rules(below, body + [(tree["test"], value)])
    return found


def tree_rules(tree, target):
    return [Clause((target, "X", c), [(a, "X", v) for a, v in body]) for c, body in rules(tree, [])]
