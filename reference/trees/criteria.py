"""Criteria by which the tests of one node are compared, each a function of the class counts of the branches.

Witten, sections 4.3 and 6.1; Blockeel, sections 4.3 and 4.7; Flach, sections 5.1 and 5.2; Mitchell, section 3.7. A
score is larger for a better test. It is computed exactly, or rounded far beyond a float, so that rounding errors break
no tie.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from typing import Any, TypeVar

from reference.information.exact_remainder import PRECISE, ranked_by_remainder, remainder, weight

Children = Sequence[Sequence[int]]  # the class counts of each branch
Impurity = Callable[[Sequence[int]], Any]  # of the class counts of one branch; any number
Criterion = str | Impurity  # a name of `CRITERIA`, or an impurity of which a test should leave the least
Name = TypeVar("Name", bound=Hashable)

SAME = 12  # decimals of an impurity that is given as a function, and may compute in floats
EXACT = Decimal(1).scaleb(-40)  # logarithms and roots are rounded to forty decimals


def rounded(number: Decimal) -> Decimal:
    """A number to forty decimals."""
    return number.quantize(EXACT, context=PRECISE)


def joined(children: Children) -> list[int]:
    """The class counts of all branches together."""
    return [sum(counts) for counts in zip(*children, strict=True)]


def exact_gain(children: Children, cost: float = 1) -> int:
    """The information gain of n examples times n, in nats, as a whole number of units of 10^-100."""
    return remainder([joined(children)]) - remainder(children)


def gain_in_bits(children: Children) -> Decimal:
    """The information gain, with a hundred digits."""
    size = sum(map(sum, children))
    return PRECISE.divide(exact_gain(children), PRECISE.divide(weight(2) * size, 2))


def exact_ratio(children: Children, cost: float = 1) -> Decimal:
    """The gain ratio; 0 for a single branch, which would be 0/0. Witten, table 4.7."""
    sizes = [sum(counts) for counts in children]
    split = weight(sum(sizes)) - sum(map(weight, sizes))
    return rounded(PRECISE.divide(exact_gain(children), split)) if split else Decimal(0)


def left_of(impurity: Impurity) -> Callable[[Children, float], Any]:
    """The criterion that leaves the least of an impurity, each branch counting by its size."""

    def score(children: Children, cost: float = 1) -> Any:
        return -round(sum(sum(counts) * impurity(counts) for counts in children if any(counts)), SAME)

    return score


def exact_gini(children: Children, cost: float = 1) -> Fraction:
    """Minus the Gini index that is left, times the number of examples. Flach, example 5.1; Blockeel, section 4.7.1."""
    return -sum((sum(c) - Fraction(sum(n * n for n in c), sum(c)) for c in children if any(c)), Fraction(0))


def exact_sqrt_gini(children: Children, cost: float = 1) -> Decimal:
    """Minus what is left of the square root of the Gini index, times the number of examples. Flach, section 5.2.

    For two classes a constant factor times the root of p(1 - p), which chooses alike.
    """
    squares = [sum(counts) ** 2 - sum(n * n for n in counts) for counts in children]
    return rounded(-sum((PRECISE.sqrt(square) for square in squares), Decimal(0)))


def exact_error(children: Children, cost: float = 1) -> int:
    """Minus the number of examples outside the most frequent class of their branch. Flach, section 5.1."""
    return -sum(sum(counts) - max(counts) for counts in children)


def exact_tan_schlimmer(children: Children, cost: float = 1) -> Decimal:
    """The squared gain in bits, divided by the cost of the test. Mitchell, section 3.7.5."""
    return rounded(PRECISE.divide(PRECISE.power(gain_in_bits(children), 2), Decimal(str(cost))))


def exact_nunez(children: Children, cost: float = 1) -> Decimal:
    """(2^gain - 1) / (cost + 1), for gains in bits, with the full weight of the cost. Mitchell, section 3.7.5."""
    # e^(gain ln 2) - 1, with more digits than `**` of a fraction has
    power = PRECISE.exp(PRECISE.divide(Decimal(exact_gain(children)).scaleb(-100), sum(map(sum, children))))
    return rounded(PRECISE.divide(power - 1, 1 + Decimal(str(cost))))


CRITERIA: dict[str, Callable[[Children, float], Any]] = {  # beside "information_gain"
    "gain_ratio": exact_ratio,
    "gini": exact_gini,
    "sqrt_gini": exact_sqrt_gini,
    "error": exact_error,
    "tan_schlimmer": exact_tan_schlimmer,
    "nunez": exact_nunez,
}


def split_score(children: Children, criterion: Criterion = "information_gain", *, cost: float = 1) -> Any:
    """The score of a test by its branches, larger for a better test of the same examples; equal scores are equal.

    A criterion is a name, or a function of the class counts of one branch, of which a test should leave the least.

    >>> split_score([[2, 0], [1, 3]], "error") > split_score([[1, 1], [2, 2]], "error")
    True
    >>> split_score([[2, 0], [1, 3]], lambda counts: min(counts) / sum(counts))
    -1.0
    """
    return exact_gain(children) if criterion == "information_gain" else scorer(criterion)(children, cost)


def scorer(criterion: Criterion) -> Callable[[Children, float], Any]:
    """The score by another criterion than the information gain."""
    return CRITERIA[criterion] if isinstance(criterion, str) else left_of(criterion)


def ranked_splits(
    splits: Mapping[Name, Children],
    criterion: Criterion = "information_gain",
    *,
    costs: Mapping[Name, float] | None = None,
) -> list[list[Name]]:
    """The names of tests of the same examples in groups of exactly equal score, the best first.

    >>> ranked_splits({"a": [[1, 1], [1, 1]], "b": [[2, 0], [0, 2]], "c": [[2, 2]]}, "gini")
    [['b'], ['a', 'c']]
    """
    # the entropy before the split is the same for all: the largest gain leaves the smallest remainder
    if criterion == "information_gain":
        return ranked_by_remainder(splits)
    groups, scored = dict[Any, list[Name]](), scorer(criterion)
    for name, children in splits.items():
        groups.setdefault(scored(children, (costs or {}).get(name, 1)), []).append(name)
    return [groups[score] for score in sorted(groups, reverse=True)]
