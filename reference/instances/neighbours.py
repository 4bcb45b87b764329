"""Nearest stored examples, and their predictions by vote or by mean.

Kubat, section 3.1; Witten, section 4.7; Blockeel, section 7.1; Mitchell, chapter 8. No book says what happens when
several examples are equally near at rank k, or several classes have as many votes. Here the order of the data and the
class of the nearest decide; `knn_labels` and `knn_means` give everything that another rule could have given.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, TypeVar

from reference.instances.distance import Point

Points = Sequence[Point]
T = TypeVar("T")
TIED = 1e-9  # distances that differ by less are equal, apart from the order of adding
MOST_WAYS = 100_000  # to break a tie of distances; each may give another mean, so that all of them are tried


def distances_to(points: Points, query: Point) -> list[float]:
    """The Euclidean distance of each point from the query.

    >>> [round(d, 3) for d in distances_to([(1, 3, 1), (3, 5, 2)], (2, 4, 2))]
    [1.732, 1.414]
    """
    return [math.dist(point, query) for point in points]


def nearest(points: Points, query: Point, k: int) -> list[int]:
    """The indices of the k nearest points, the nearest first; of equally near ones the first in the data.

    >>> nearest([(1, 3, 1), (3, 5, 2), (3, 2, 2), (5, 2, 3)], (2, 4, 2), k=3)
    [1, 0, 2]
    """
    if not 1 <= k <= len(points):
        raise ValueError(f"{k} neighbours of {len(points)} examples: k is at least 1, and at most that")
    distances = distances_to(points, query)
    # sorted is stable: of equally near ones the first
    return sorted(range(len(points)), key=distances.__getitem__)[:k]


def neighbourhoods(points: Points, query: Point, k: int) -> Iterator[list[int]]:
    """Every set of k indices that may be the nearest if equal distances are ordered in any way.

    >>> list(neighbourhoods([(0,), (1,), (3,), (5,)], (2,), k=2))
    [[1, 2]]
    >>> list(neighbourhoods([(0,), (4,), (3,)], (2,), k=2))
    [[2, 0], [2, 1]]
    """
    nearer, tied = nearer_and_tied(points, query, k)
    ways = math.comb(len(tied), k - len(nearer))
    if ways > MOST_WAYS:
        raise ValueError(f"{len(tied)} equally near examples for {k - len(nearer)} places: more than {MOST_WAYS} ways")
    # every choice among the tied: a generator, as there may be many
    for filling in combinations(tied, k - len(nearer)):
        yield [*nearer, *filling]


def nearer_and_tied(points: Points, query: Point, k: int) -> tuple[list[int], list[int]]:
    """The indices that belong to the k nearest whatever breaks ties, and those that are equally near at rank k.

    >>> nearer_and_tied([(0,), (4,), (3,)], (2,), k=2)
    ([2], [0, 1])
    """
    distances = distances_to(points, query)
    last = distances[nearest(points, query, k)[-1]]
    # absolute, too: the distance may be 0
    tied = [i for i, distance in enumerate(distances) if math.isclose(distance, last, rel_tol=TIED, abs_tol=TIED)]
    return [i for i, distance in enumerate(distances) if distance < last and i not in tied], tied


def winners(labels: Sequence[T]) -> list[T]:
    """The most frequent labels, in the order of their first occurrence.

    >>> winners(["b", "a", "a", "b", "c"])
    ['b', 'a']
    """
    counts = Counter(labels)
    most = max(counts.values())
    return [label for label, count in counts.items() if count == most]


def knn_classify(points: Points, labels: Sequence[str], query: Point, k: int) -> str:
    """The most frequent label of the k nearest points; of tied labels that of the nearest point.

    Kubat, table 3.2; Blockeel, figure 7.1; Witten, section 4.7.

    >>> knn_classify([(1, 3, 1), (3, 5, 2), (3, 2, 2), (5, 2, 3)], ["pos", "pos", "neg", "neg"], (2, 4, 2), k=3)
    'pos'
    """
    # no book has a rule for equal votes, except Blockeel for +1 and -1 (`knn_sign`)
    votes = Counter(labels[i] for i in nearest(points, query, k))  # the nearest first, and so in a dict
    return max(votes, key=votes.__getitem__)


def knn_labels(points: Points, labels: Sequence[str], query: Point, k: int) -> list[str]:
    """Every label that may win if ties of distances and of votes are broken in any way, in alphabetical order.

    >>> knn_labels([(0,), (4,), (3,)], ["a", "b", "c"], (2,), k=2)
    ['a', 'b', 'c']
    >>> knn_labels([(0,)] * 26, ["a", "b"] * 13, (0,), k=13)
    ['a', 'b']
    """
    nearer, tied = nearer_and_tied(points, query, k)
    sure, free = Counter(labels[i] for i in nearer), Counter(labels[i] for i in tied)
    return sorted(label for label in {*sure, *free} if may_win(label, sure, free, k - len(nearer)))


def may_win(label: str, sure: Counter[str], free: Counter[str], places: int) -> bool:
    """Whether a label may have as many votes as any other, if `places` of the free votes are added to the sure ones.

    It does best with as many of the free votes as it can have. The other labels must take the rest, none of them more
    than it has. So the ways to break ties, which may be millions, need not be tried.

    >>> may_win("a", Counter("b"), Counter("abb"), 1), may_win("a", Counter("b"), Counter("abb"), 2)
    (True, False)
    """
    taken = min(free[label], places)
    most = sure[label] + taken
    room = [min(free[other], most - sure[other]) for other in {*sure, *free} if other != label]
    # below 0: another label has more votes already
    return min(room, default=0) >= 0 and sum(room) >= places - taken


def knn_sign(labels: Sequence[int]) -> int:
    """The vote of neighbours with classes +1 and -1: the sign of their sum, +1 for a sum of 0.

    Blockeel, section 7.1, calls the sum an average; its sign is the same.

    >>> knn_sign([1, -1, -1]), knn_sign([1, -1])
    (-1, 1)
    """
    # a sum of 0 counts as positive, as no book says otherwise
    return 1 if sum(labels) >= 0 else -1


def knn_vote_threshold(labels: Sequence[str], positive: str, negative: str, required: int) -> str:
    """`positive` if at least `required` neighbours are positive, else `negative`. Kubat, sections 8.2 and 11.2.

    >>> knn_vote_threshold(["+", "+", "-", "+", "-", "+", "-"], "+", "-", required=5)
    '-'
    """
    return positive if list(labels).count(positive) >= required else negative


def knn_regression(
    points: Points, targets: Sequence[float], query: Point, k: int, *, admissible: Sequence[float] | None = None
) -> float:
    """The mean target of the k nearest points; with `admissible` values, the one nearest to the mean.

    Blockeel, section 7.1: the formula there lacks the division by k, which the text has. Mitchell, chapter 8.

    >>> knn_regression([[2], [3], [5], [12], [14]], [4, 5, 6, 9, 12], [6], k=3)
    5.0
    """
    mean = mean_of([targets[i] for i in nearest(points, query, k)])
    return mean if admissible is None else nearest_value(mean, admissible)


def knn_means(points: Points, targets: Sequence[float], query: Point, k: int) -> list[float]:
    """Every mean target of k nearest points that ties of distances allow, the smallest first.

    >>> knn_means([[0], [4], [3]], [1, 2, 3], [2], k=2)
    [2.0, 2.5]
    """
    return sorted({mean_of([targets[i] for i in near]) for near in neighbourhoods(points, query, k)})


def mean_of(values: Sequence[float]) -> float:
    """The arithmetic mean of the values."""
    return math.fsum(values) / len(values)


def nearest_value(value: float, admissible: Sequence[float]) -> float:
    """The admissible value nearest to a number; of two equally near ones the smaller.

    >>> nearest_value(2.4, [1, 2, 5]), nearest_value(3.5, [5, 2, 1])
    (2, 2)
    """
    # 9 decimals: halfway is a tie, whatever the last bits of the mean
    return min(admissible, key=lambda each: (round(abs(each - value), 9), each))


def most_similar(cases: Sequence[dict[str, Any]], query: dict[str, Any]) -> int:
    """The index of the case that agrees with the query in most attributes; of tied cases the first.

    >>> most_similar([{"shape": "round", "size": "small"}, {"shape": "round", "size": "big"}], {"size": "big"})
    1
    """
    agreement = [sum(case.get(name) == value for name, value in query.items()) for case in cases]
    return agreement.index(max(agreement))
