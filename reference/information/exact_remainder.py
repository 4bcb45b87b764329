"""How much entropy splits of the same examples leave, compared so exactly that noise breaks no tie.

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

PRECISE = Context(prec=120)
COMPUTED = 100  # decimals
ROUNDED = 45 - COMPUTED  # places: 45 decimals are kept


@cache
def weight(number: int) -> int:
    """n ln n, in units of the hundredth decimal; 0 for 0."""
    return int(PRECISE.scaleb(PRECISE.multiply(PRECISE.ln(max(number, 1)), number), COMPUTED))


def remainder(children: Children) -> int:
    """n times the entropy that a split leaves, in nats, as a whole number of hundredth decimals; 45 of them count.

    >>> remainder([[1, 1], [2, 0]]) < remainder([[1, 1], [1, 1]]), remainder([[2, 2]]) == remainder([[1, 1], [1, 1]])
    (True, True)
    """
    return round(sum(weight(sum(counts)) - sum(map(weight, counts)) for counts in children), ROUNDED)


def ranked_by_remainder(splits: Mapping[Name, Children]) -> list[list[Name]]:
    """The names of splits of the same examples, those that leave least first; equal ones in one group.

    >>> ranked_by_remainder({"a": [[1, 1], [1, 1]], "b": [[2, 0], [0, 2]], "c": [[2, 2]]})
    [['b'], ['a', 'c']]
    """
    groups: dict[int, list[Name]] = {}
    for name, children in splits.items():
        groups.setdefault(remainder(children), []).append(name)
    return [groups[left] for left in sorted(groups)]
