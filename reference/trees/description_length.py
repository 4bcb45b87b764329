"""The description length of a tree with its exceptions. Mitchell, sections 3.7.1 and 6.6; Blockeel, section 4.4.

Neither book fixes a code, so an exercise states one. Ours: a bit a node says whether it is a leaf, a test costs log2 of
the attributes, a leaf log2 of the classes; an exception costs log2 of the rows and log2 of the other classes.
"""

import math
from collections.abc import Callable
from typing import Any

from reference.information.gain import Rows
from reference.trees.counted_tree import leaves_of
from reference.trees.decision_tree import classify
from reference.trees.tree_size import number_of_tests

TreeCode = Callable[[Any, int, int], float]  # bits of a tree, for so many attributes and classes
ErrorCode = Callable[[int, int], float]  # bits of one exception, for so many rows and classes


def tree_bits(tests: int, leaves: int, attributes: int, classes: int) -> float:
    """The bits of a tree: one for each node, log2 of the attributes for each test, log2 of the classes for each leaf.

    >>> tree_bits(1, 2, 4, 2)
    7.0
    """
    return tests + leaves + tests * math.log2(attributes) + leaves * math.log2(classes)


def exception_bits(errors: int, n: int, classes: int) -> float:
    """The bits of the exceptions: for each log2 of the rows, to name it, and log2 of the classes that it may have.

    >>> exception_bits(3, 16, 3)
    15.0
    """
    # of two classes the other one is known: log2 1 = 0
    return errors * (math.log2(n) + math.log2(classes - 1)) if errors else 0.0


def code_by_parts(tree: Any, attributes: int, classes: int) -> float:
    """The bits of a tree in our code."""
    return tree_bits(number_of_tests(tree), len(leaves_of(tree)), attributes, classes)


def code_by_nodes(tree: Any, attributes: int, classes: int) -> float:
    """One unit for each node, tests and leaves alike."""
    return number_of_tests(tree) + len(leaves_of(tree))


def code_by_place(n: int, classes: int) -> float:
    """The bits of one exception in our code."""
    return exception_bits(1, n, classes)


def code_by_class(n: int, classes: int) -> float:
    """The bits of one exception whose class is named among all."""
    return math.log2(n) + math.log2(classes)


def mdl_cost(
    tree: Any, rows: Rows, target: str, *, tree_code: TreeCode = code_by_parts, error_code: ErrorCode = code_by_place
) -> float:
    """The bits of a tree and of the rows that it labels wrong; the smaller sum wins. Rows labelled right cost nothing.

    >>> rows = [{"a": "u", "c": "y"}, {"a": "v", "c": "n"}, {"a": "v", "c": "y"}, {"a": "v", "c": "n"}]
    >>> mdl_cost({"test": "a", "branches": {"u": "y", "v": "n"}}, rows, "c"), mdl_cost("n", rows, "c")
    (7.0, 6.0)
    """
    classes = len({row[target] for row in rows})
    errors = wrong_rows(tree, rows, target)
    bits = tree_code(tree, len(rows[0]) - 1, classes)
    return bits + (errors * error_code(len(rows), classes) if errors else 0.0)


def wrong_rows(tree: Any, rows: Rows, target: str) -> int:
    """The number of rows that a tree labels wrong, as a part of a hand calculation."""
    return sum(classify(tree, row) != row[target] for row in rows)


def with_exceptions(tree_bits: float, errors: int, n: int, classes: int) -> float:
    """The bits of a tree with its exceptions, as a part of a hand calculation."""
    return tree_bits + exception_bits(errors, n, classes)


def shorter(total: float, small_total: float) -> str:
    """`large` or `small`: the tree with the shorter description, as a part of a hand calculation."""
    return "large" if total < small_total else "small"
