"""Shattering and the VC dimension. Blockeel, section 9.5; Kubat, section 7.4; Mitchell, section 7.4.

A class of hypotheses over a finite domain is a list of rows: one 0 or 1 for each instance, in the order of the domain.
"""

from collections.abc import Iterable, Sequence
from itertools import compress, pairwise, product

Row = Sequence[int]
Class = Sequence[Row]
Labelling = tuple[int, ...]


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
    given = labellings(hypotheses, points)
    return [each for each in product((0, 1), repeat=len(points)) if each not in given]


def shatters(hypotheses: Class, points: Sequence[int]) -> bool:
    """Whether the hypotheses give every labelling of the points. Blockeel, definition 9.7.

    >>> shatters([[0, 0], [0, 1], [1, 0], [1, 1]], [0, 1]), shatters([[0, 0]], []), shatters([], [])
    (True, True, False)
    """
    return not missing_labellings(hypotheses, points)


def sets_of(hypotheses: Class) -> list[tuple[int, ...]]:
    """Every set of instances of the domain as a tuple of places, with the empty set."""
    # the width of the rows; 0 for a class without hypotheses
    places = range(len(list(zip(*hypotheses, strict=True))))
    # all 2^n sets: a domain in an exercise has at most a handful of instances
    return [tuple(compress(places, kept)) for kept in product((False, True), repeat=len(places))]


def vc_dimension(hypotheses: Class) -> int:
    """The size of the largest shattered set; one such set is enough. Blockeel, definition 9.8.

    A class without hypotheses has none, and raises ValueError.

    >>> vc_dimension([[0, 0, 0], [0, 0, 1], [0, 1, 1], [1, 1, 1]]), vc_dimension([[0, 1]])
    (1, 0)
    """
    # the empty set is always shattered by one hypothesis, so there is a maximum, 0 at least
    return max(len(points) for points in sets_of(hypotheses) if shatters(hypotheses, points))


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
    rows = product((0, 1), repeat=points)
    # a polynomial of this degree has that many roots at most, and can have them anywhere
    return [row for row in rows if sum(a != b for a, b in pairwise(row)) <= degree]


def vc_of_polynomials(points: int, degree: int) -> int:
    """The VC dimension of polynomials of this degree, among `points` points on a line."""
    return vc_dimension(polynomial_labellings(points, degree))


def labelling_count(hypotheses: Class, points: Sequence[int]) -> int:
    """The number of labellings of the points that occur, as a part of a hand calculation."""
    return len(labellings(hypotheses, points))


def log_bound_of(hypotheses: Class) -> int:
    """The bound on the VC dimension from the number of hypotheses, as a part of a hand calculation."""
    return vc_log_bound(len(hypotheses))
