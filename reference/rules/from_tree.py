"""Rules read from a decision tree. Witten, section 6.1; Kubat, section 6.6; Blockeel, section 4.5.3; Mitchell, 3.7."""

from typing import Any

from reference.trees.decision_tree import leaves

OPPOSITE = {"<": ">=", "<=": ">", ">": "<=", ">=": "<", "=": "!=", "!=": "="}


def branch_condition(test: Any, branch: Any) -> tuple[Any, ...]:
    """The condition that a branch of a test stands for: `no` turns a comparison round.

    >>> branch_condition("sky", "red"), branch_condition(["x", "<", 2.5], "no")
    (('sky', 'red'), ('x', '>=', 2.5))
    """
    if isinstance(test, str):
        return (test, branch)
    attribute, *sign, value = test
    return (attribute, (sign[0] if sign else "=") if branch == "yes" else OPPOSITE[sign[0] if sign else "="], value)


def tree_to_rules(tree: Any, *, default: Any = None) -> list[tuple[list[tuple[Any, ...]], Any]]:
    """A rule for each leaf, from left to right: all conditions on the path in order, nothing simplified.

    Kubat takes one class as the default, and leaves out its rules; Witten keeps a rule for every leaf.

    >>> tree = {"test": "a", "branches": {"t": "yes", "f": {"test": "b", "branches": {"t": "yes", "f": "no"}}}}
    >>> tree_to_rules(tree, default="yes")
    [([('a', 'f'), ('b', 'f')], 'no')]
    """
    found = [([branch_condition(*step) for step in path], label) for path, label in leaves(tree)]
    return [(body, label) for body, label in found if default is None or label != default]


def rules_of_tree(tree: Any, default: Any) -> list[tuple[list[tuple[Any, ...]], Any]]:
    """The rules of a tree without those for the default; without a default, all."""
    return tree_to_rules(tree, default=default)
