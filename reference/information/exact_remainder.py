"""The entropy that splits of the same examples leave, computed so exactly that rounding errors break no tie.

n times the entropy that a split leaves is the sum over its branches of m ln m, for their m examples, minus k ln k for
the k examples of each class. Where two such sums over at most 30 examples differ at all, they differ before the 45th
decimal: each is the logarithm of a ratio of whole numbers below 30 to the power of 30. They are computed to a hundred
decimals, as whole numbers, and rounded to 45.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from decimal import Context
from functools import cache
from typing import TypeVar

Children = Iterable[Sequence[int]]  # the class counts of each branch
Name = TypeVar("Name", bound=Hashable)

PRECISE = Context(prec=120)  # 100 decimals, and room for the digits before the point
COMPUTED = 100  # decimals: far beyond the 45 that count, so that the errors of a sum do not reach them
ROUNDED = 45 - COMPUTED  # places: 45 decimals are kept


@cache
def weight(number: int) -> int:
    """n ln n, as a whole number of units of 10^-100; 0 for 0."""
    # max(number, 1): 0 ln 0 counts as 0, and ln 0 is not defined
    return int(PRECISE.scaleb(PRECISE.multiply(PRECISE.ln(max(number, 1)), number), COMPUTED))


def remainder(children: Children) -> int:
    """n times the entropy that a split leaves, in nats, in units of 10^-100, rounded to 45 decimals.

    >>> remainder([[1, 1], [2, 0]]) < remainder([[1, 1], [1, 1]]), remainder([[2, 2]]) == remainder([[1, 1], [1, 1]])
    (True, True)
    """
    return round(sum(weight(sum(counts)) - sum(map(weight, counts)) for counts in children), ROUNDED)


def ranked_by_remainder(splits: Mapping[Name, Children]) -> list[list[Name]]:
    """The names of splits of the same examples in groups, smallest remainder first; a group leaves the same entropy.

    >>> ranked_by_remainder({"a": [[1, 1], [1, 1]], "b": [[2, 0], [0, 2]], "c": [[2, 2]]})
    [['b'], ['a', 'c']]
    """
    groups: dict[int, list[Name]] = {}
    for name, children in splits.items():
        groups.setdefault(remainder(children), []).append(name)
    return [groups[left] for left in sorted(groups)]
