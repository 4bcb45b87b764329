"""Shattering and the VC dimension. Blockeel, section 9.5; Kubat, section 7.4; Mitchell, section 7.4.

A class of hypotheses over a finite domain is a list of rows: one 0 or 1 for each instance, in the order of the domain.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import combinations, pairwise, product

Row = Sequence[int]
Class = Sequence[Row]
Labelling = tuple[int, ...]
MOST_POINTS = 16  # 2^16 labellings are a list that can still be read through
MOST_SETS = 100_000  # sets of instances that may have to be looked at: some seconds at worst


def labellings(hypotheses: Class, points: Iterable[int]) -> set[Labelling]:
    """The labellings of the points that some hypothesis gives; points are places in the domain.

    >>> sorted(labellings([[0, 0, 1], [1, 0, 1], [1, 1, 1]], [0, 1]))
    [(0, 0), (1, 0), (1, 1)]
    """
    places = list(points)
    return {tuple(row[place] for place in places) for row in hypotheses}


def missing_labellings(hypotheses: Class, points: Sequence[int]) -> list[Labelling]:
    """The labellings of the points that no hypothesis gives; the list is empty if the points are shattered.

    >>> missing_labellings([[0, 0, 1], [1, 0, 1], [1, 1, 1]], [0, 1])
    [(0, 1)]
    """
    if len(points) > MOST_POINTS:
        raise ValueError(f"{len(points)} points have 2^{len(points)} labellings: at most {MOST_POINTS} points do")
    given = labellings(hypotheses, points)
    return [each for each in product((0, 1), repeat=len(points)) if each not in given]


def shatters(hypotheses: Class, points: Sequence[int]) -> bool:
    """Whether the hypotheses give every labelling of the points. Blockeel, definition 9.7.

    >>> shatters([[0, 0], [0, 1], [1, 0], [1, 1]], [0, 1]), shatters([[0, 0]], []), shatters([], [])
    (True, True, False)
    """
    # counted: a list of the labellings that are missing may be long
    return len(labellings(hypotheses, points)) == 2 ** len(points)  # type: ignore[no-any-return]  # a power of ints


def vc_dimension(hypotheses: Class) -> int:
    """The size of the largest shattered set; one such set is enough. Blockeel, definition 9.8.

    A class without hypotheses has none, and raises ValueError; so does one so large that it would take minutes, as no
    way is known that takes polynomial time.

    >>> vc_dimension([[0, 0, 0], [0, 0, 1], [0, 1, 1], [1, 1, 1]]), vc_dimension([[0, 1]])
    (1, 0)
    """
    if not hypotheses:
        raise ValueError("a class without hypotheses shatters not even the empty set")
    # no set with more labellings than there are hypotheses
    if sum(math.comb(len(hypotheses[0]), size) for size in range(len(hypotheses).bit_length())) > MOST_SETS:
        raise ValueError(f"more than {MOST_SETS} sets of instances may be shattered: too many to look at")
    columns = list(zip(*hypotheses, strict=True))
    # the empty set is shattered by any hypothesis, so there is a maximum, 0 at least
    size, shattered = 0, larger_shattered(columns, [frozenset()])
    while shattered:
        size, shattered = size + 1, larger_shattered(columns, shattered)
    return size


def larger_shattered(columns: Sequence[Row], smaller: Iterable[frozenset[int]]) -> list[frozenset[int]]:
    """The shattered sets with one instance more than the given ones, which are all shattered sets of their size.

    A part of a shattered set is shattered, so no other sets need a look, of which n instances have 2^n. A column has
    the labels of one instance, by hypothesis.

    >>> larger_shattered([(0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 1)], [frozenset({0}), frozenset({1}), frozenset({2})])
    [frozenset({0, 1})]
    """
    grown = {points.union({place}) for points in smaller for place in range(len(columns)) if place not in points}
    return [
        points
        for points in grown
        if len({*zip(*(columns[place] for place in points), strict=True)}) == 2 ** len(points)
    ]


def vc_log_bound(size: int) -> int:
    """The largest d with 2**d at most the number of hypotheses: no VC dimension is larger. Blockeel, proposition 9.2.

    >>> vc_log_bound(1), vc_log_bound(8), vc_log_bound(15)
    (0, 3, 3)
    """
    return size.bit_length() - 1  # a logarithm in floats may round up to the next whole number


def vc_conjunction_bound(attributes: int) -> int:
    """The bound min(n + 1, floor(n log2 3)) for conjunctions over n Boolean attributes. Blockeel, example 9.9.

    The bound holds and is not tight: for n from 1 to 4 the dimension is n.
    """
    # floor(n log2 3), in whole numbers
    return min(attributes + 1, vc_log_bound(3**attributes))


def conjunctions(attributes: int) -> list[Labelling]:
    """The conjunctions over `attributes` Boolean attributes, as rows of labels; instances in the order of counting up.

    >>> conjunctions(1)
    [(0, 1), (1, 0), (1, 1)]
    """
    instances = list(product((0, 1), repeat=attributes))
    bodies = product((0, 1, None), repeat=attributes)
    rows = [
        tuple(int(all(asked in (None, value) for asked, value in zip(body, x, strict=True))) for x in instances)
        for body in bodies
    ]
    return sorted(rows)


def polynomial_labellings(points: int, degree: int) -> list[Labelling]:
    """The labellings of points on a line by the sign of a polynomial of this degree.

    Its sign changes at most `degree` times, and wherever one likes. Blockeel, example 9.6: L has degree 1, Q degree 2.
    """
    # a polynomial of this degree has that many roots at most, and can have them anywhere
    roots = [cuts for number in range(degree + 1) for cuts in combinations(range(1, points), number)]
    return sorted(alternating((0, *cuts, points), first) for cuts in roots for first in (0, 1))


def alternating(ends: Sequence[int], first: int) -> Labelling:
    """The labels of points on a line whose sign changes at each of the ends but the outer ones.

    >>> alternating((0, 2, 3), 1)
    (1, 1, 0)
    """
    return tuple((first + part) % 2 for part, (low, high) in enumerate(pairwise(ends)) for _ in range(low, high))


def vc_of_polynomials(points: int, degree: int) -> int:
    """The VC dimension of polynomials of this degree, among `points` points on a line."""
    return vc_dimension(polynomial_labellings(points, degree))


def labelling_count(hypotheses: Class, points: Sequence[int]) -> int:
    """The number of labellings of the points that occur, as a part of a hand calculation."""
    return len(labellings(hypotheses, points))


def log_bound_of(hypotheses: Class) -> int:
    """The bound on the VC dimension from the number of hypotheses, as a part of a hand calculation."""
    return vc_log_bound(len(hypotheses))
