"""The worth of a rule or a subgroup by its counts. Flach, sections 6.1 and 6.3; Mitchell, section 10.3.

`pos` and `neg` are the positives and negatives that are covered, `all_pos` and `all_neg` those of the whole table.
"""

import math
from collections.abc import Sequence
from fractions import Fraction

from reference.information.entropy import entropy

Point = tuple[int, int]


def rule_impurity(counts: Sequence[int], *, measure: str = "minority", base: float = 2) -> float | None:
    """The impurity of the rows that a rule covers, by the counts of their classes; None if it covers nothing.

    "minority" is the share of all but the most frequent class (Flach), "gini" one minus the sum of squared shares, and
    "entropy" Mitchell's measure, who scores rules by its negative. Rows that are not covered play no part.

    >>> rule_impurity([5, 1]), rule_impurity([3, 4], measure="gini"), round(rule_impurity([6, 1], measure="entropy"), 6)
    (0.16666666666666666, 0.4897959183673469, 0.591673)
    """
    total = sum(counts)
    if not total:
        return None
    if measure == "minority":
        return float(1 - Fraction(max(counts), total))
    if measure == "gini":
        return float(1 - sum(Fraction(n, total) ** 2 for n in counts))
    return entropy(counts, base=base)


def wracc(pos: int, neg: int, all_pos: int, all_neg: int) -> float:
    """Weighted relative accuracy: coverage times (precision minus the share of positives). Flach, section 6.3.

    The same as the share of positives times that of negatives times (tpr - fpr). It has a sign; nothing covered is 0.

    >>> wracc(5, 1, 5, 5), wracc(0, 4, 5, 5)
    (0.2, -0.2)
    """
    total = all_pos + all_neg
    # the product of coverage and difference, over one denominator: no division by what is covered
    return float(Fraction(pos * total - (pos + neg) * all_pos, total * total))


def signed_quality(pos: int, neg: int, all_pos: int, all_neg: int, measure: str) -> float:
    """By how much a subgroup is above a random one, by precision, Laplace's estimate or average recall."""
    if measure == "average_recall":
        return float((Fraction(pos, all_pos) - Fraction(neg, all_neg)) / 2)
    added = int(measure == "laplace")
    return float(Fraction(pos + added, pos + neg + 2 * added) - Fraction(all_pos, all_pos + all_neg))


def subgroup_quality(
    pos: int, neg: int, all_pos: int, all_neg: int, *, measure: str = "average_recall", signed: bool = False
) -> float:
    """How far a subgroup is from a random one. Flach, section 6.3.

    "precision" and "laplace" are compared with the share of positives in the table, "average_recall", the mean of the
    true positive rate and the true negative rate, with 1/2. "mutual_information", in bits, has no sign.

    >>> [subgroup_quality(pos, neg, 5, 5) for pos, neg in [(5, 1), (0, 4), (3, 0)]]
    [0.4, 0.4, 0.3]
    """
    if measure == "mutual_information":
        return mutual_information(pos, neg, all_pos, all_neg)
    found = signed_quality(pos, neg, all_pos, all_neg, measure)
    return found if signed else abs(found)


def mutual_information(pos: int, neg: int, all_pos: int, all_neg: int) -> float:
    """How many bits membership in a subgroup tells of the class.

    >>> round(mutual_information(0, 4, 5, 5), 2)
    0.61
    """
    inside, outside, total = pos + neg, all_pos + all_neg - pos - neg, all_pos + all_neg
    left = inside * entropy([pos, neg]) + outside * entropy([all_pos - pos, all_neg - neg])
    # rounding may end just below 0
    return max(0.0, entropy([all_pos, all_neg]) - left / total)


def isometrics(heuristic: str, pos: int, neg: int, all_pos: int, all_neg: int) -> list[tuple[Fraction | float, Point]]:
    """The lines of equal worth through a point in coverage space, as slopes with a point `(neg, pos)` of the line.

    Precision turns about (0, 0), Laplace's estimate about (-1, -1); average recall has the slope of the diagonal;
    impurity has two lines through the origin, mirror images in the line pos = neg. Flach, sections 6.1 to 6.3.

    >>> isometrics("laplace", 5, 1, 5, 5), isometrics("laplace", 2, 0, 5, 5)
    ([(Fraction(3, 1), (-1, -1))], [(Fraction(3, 1), (-1, -1))])
    """
    if heuristic == "laplace":
        return [(slope(pos + 1, neg + 1), (-1, -1))]
    if heuristic == "average_recall":
        return [(slope(all_pos, all_neg), (neg, pos))]
    lines: list[tuple[Fraction | float, Point]] = [(slope(pos, neg), (0, 0))]
    return lines if heuristic == "precision" else [*lines, (slope(neg, pos), (0, 0))]


def slope(rise: int, run: int) -> Fraction | float:
    """Rise over run; infinity for a vertical line."""
    return Fraction(rise, run) if run else math.inf


def on_isometric(option: Sequence[int], other: Sequence[int], totals: Sequence[int], heuristic: str) -> bool:
    """Whether an option `[pos, neg]` lies on a line of equal worth through another one."""
    pos, neg = option
    lines = isometrics(heuristic, *other, *totals)
    return any(x == neg if line == math.inf else pos - y == line * (neg - x) for line, (x, y) in lines)


def covered_share(pos: int, neg: int) -> float:
    """The precision of a rule, as a part of a hand calculation."""
    return pos / (pos + neg)


def purer_of(first: float, second: float) -> str:
    """Which of two rules has the smaller impurity: `first` or `second`."""
    return "first" if first < second else "second"
