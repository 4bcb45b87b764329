"""Trees that stop growing early. Kubat, section 6.5; Mitchell, section 3.7.1; Blockeel, section 4.7.2.

Kubat stops at few rows, Blockeel at few rows or little impurity; Mitchell names validation rows, a statistical test and
description length without formulas. Here the test is Pearson's chi-square of class against attribute.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from reference.information.entropy import entropy
from reference.information.gain import Rows, class_counts, information_gain, split_counts
from reference.trees.decision_tree import Tree
from reference.trees.gini import gini
from reference.trees.id3 import is_pure, majorities, telling
from reference.trees.splitting import best_attributes

IMPURITIES: dict[str, Callable[[Sequence[float]], float]] = {
    "entropy": entropy,
    "gini": gini,
    "error": lambda counts: 1 - max(counts) / sum(counts),
}
TERMS = 10_000  # of a series that converges long before, for any table of a class


def stop(counts: Iterable[int], *, max_impurity: float = 0.0, impurity: str = "entropy", min_coverage: int = 0) -> bool:
    """Whether a node is not split: it has fewer than `min_coverage` rows, or an impurity of at most `max_impurity`.

    Blockeel says "below the threshold" of both; the impurity may be equal here, so that 0 stops at pure nodes.

    >>> stop([9, 1], max_impurity=0.5), stop([5, 5], min_coverage=10), stop([5, 5], min_coverage=11), stop([4, 0])
    (True, False, True, True)
    """
    found = list(counts)
    return sum(found) < min_coverage or IMPURITIES[impurity](found) <= max_impurity


def chi_square(rows: Rows, attribute: str, target: str) -> tuple[float, int]:
    """Pearson's statistic of class against attribute, without correction, and its degrees of freedom."""
    table = list(split_counts(rows, attribute, target).values())
    columns = [sum(column) for column in zip(*table, strict=True)]
    n = sum(columns)
    expected = [[sum(row) * column / n for column in columns] for row in table]
    terms = [
        (o - e) ** 2 / e
        for observed, wanted in zip(table, expected, strict=True)
        for o, e in zip(observed, wanted, strict=True)
    ]
    return math.fsum(terms), (len(table) - 1) * (len(columns) - 1)


def chi_square_beyond(statistic: float, df: int) -> float:
    """The probability of a larger chi-square statistic if class and attribute are independent.

    The series of the incomplete gamma function; Abramowitz and Stegun, 6.5.29.

    >>> round(chi_square_beyond(3.841, 1), 3), round(chi_square_beyond(5.991, 2), 3)
    (0.05, 0.05)
    """
    if statistic <= 0 or df == 0:
        return 1.0
    a, x = df / 2, statistic / 2
    term = math.exp(a * math.log(x) - x - math.lgamma(a + 1))
    whole = term
    for number in range(1, TERMS):
        term *= x / (a + number)
        whole += term
        if term < 1e-17 * whole:
            break
    return max(0.0, 1 - whole)


def prepruned_tree(
    rows: Rows,
    attributes: Sequence[str],
    target: str,
    *,
    min_size: int = 0,
    min_gain: float | None = None,
    alpha: float | None = None,
    validation: Rows | None = None,
    max_impurity: float = 0.0,
    impurity: str = "entropy",
    tied_label: str = "alphabetical",
) -> Tree:
    """The tree of ID3 in which a node is a leaf with its majority where a stopping rule says so.

    A node with exactly `min_size` rows is split (Kubat), and so is one whose best gain is exactly `min_gain`. `alpha`
    asks that the best attribute is significant at that level, `validation` that its branches have fewer errors there
    than a leaf.

    >>> rows = [{"a": a, "b": b, "c": c} for a, b, c in ["uxy", "uyn", "uxy", "vxn", "vyn"]]
    >>> prepruned_tree(rows, ["a", "b"], "c", min_size=4)
    {'test': 'a', 'branches': {'u': 'y', 'v': 'n'}}
    """
    counted = class_counts(rows, target)
    counts = counted.values()
    # the books leave a tie open: the class that occurs first, or the alphabetically first
    label = max(counted, key=lambda each: counted[each]) if tied_label == "first" else majorities(rows, target)[0]
    left = telling(rows, attributes)
    if is_pure(rows, target) or not left:
        return label
    if stop(counts, max_impurity=max_impurity, impurity=impurity, min_coverage=min_size):
        return label
    best = best_attributes(rows, target, attributes=left)[0]
    if min_gain is not None and information_gain(rows, best, target) < min_gain:
        return label
    if alpha is not None and chi_square_beyond(*chi_square(rows, best, target)) > alpha:
        return label
    parts = {value: [row for row in rows if row[best] == value] for value in sorted({row[best] for row in rows})}
    if validation is not None and not fewer_errors(parts, validation, best, target, label):
        return label
    options: dict[str, Any] = {"min_size": min_size, "min_gain": min_gain, "alpha": alpha}
    options |= {"max_impurity": max_impurity, "impurity": impurity, "tied_label": tied_label}
    rest = [name for name in left if name != best]
    return {
        "test": best,
        "branches": {
            value: prepruned_tree(
                part, rest, target, validation=validation and [r for r in validation if r[best] == value], **options
            )
            for value, part in parts.items()
        },
    }


def fewer_errors(parts: Mapping[str, Rows], validation: Rows, attribute: str, target: str, label: str) -> bool:
    """Whether the majorities of the branches make fewer errors on the validation rows than one label."""
    labels = {value: majorities(part, target)[0] for value, part in parts.items()}
    split = sum(labels.get(row[attribute], label) != row[target] for row in validation)
    return split < sum(label != row[target] for row in validation)
