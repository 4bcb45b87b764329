"""Draws of points that lie in clusters, and of starting values for clustering."""

from collections.abc import Sequence
from itertools import combinations
from random import Random

from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number

Points = list[list[float]]


def clustered_points(
    random: Random,
    n: Range,
    *,
    clusters: Range = 2,
    dimensions: int = 2,
    span: Sequence[float] = (0, 12),
    spread: float = 2.5,
    decimals: int = 1,
    copies: Range = 0,
) -> Points:
    """Different points, scattered around `clusters` random places within the span, and `copies` of them once more.

    >>> clustered_points(Random(1), n=4, decimals=0)
    [[10, 4], [8, 1], [7, 4], [11, 1]]
    """
    number = whole_number(random, n)
    places = [[random.uniform(*span) for _ in range(dimensions)] for _ in range(whole_number(random, clusters))]
    found: Points = []
    # most tries hit; a spread much wider than the span would need more
    trying = tries(100 * number)
    while len(found) < number:
        next(trying)
        around = random.choice(places)
        point = [decimal_number(random, (c - spread, c + spread), decimals) for c in around]
        if point not in found and all(span[0] <= x <= span[1] for x in point):
            found.append(point)
    if not copies:
        return found
    again = random.sample(found, min(number, whole_number(random, copies)))
    return random.sample([*found, *map(list, again)], number + len(again))


def any_points(
    random: Random, n: Range, *, dimensions: Range, span: Sequence[float] = (-3, 3), decimals: int = 0
) -> Points:
    """Points anywhere within the span; some may be the same.

    >>> any_points(Random(1), n=2, dimensions=2)
    [[-2, 1], [3, 3]]
    """
    width = whole_number(random, dimensions)
    number = whole_number(random, n)
    return [[decimal_number(random, span, decimals) for _ in range(width)] for _ in range(number)]


def start_centres(random: Random, points: Points, k: Range, *, far: int = 0) -> Points:
    """`k` of the points as start centres, and `far` more centres beyond all points, in any order.

    >>> start_centres(Random(1), [[1, 2], [3, 4], [5, 6]], k=2), start_centres(Random(1), [[1, 2], [3, 4]], k=1, far=1)
    ([[5, 6], [1, 2]], [[1, 2], [26, 28]])
    """
    found = [list(point) for point in random.sample(points, whole_number(random, k))]
    top = [max(column) for column in zip(*points, strict=True)]
    # so far away that no point is ever nearest to it: its cluster stays empty
    found += [[2 * x + 20 + number for x in top] for number in range(far)]
    return random.sample(found, len(found))


def clusters(
    random: Random, k: Range, each: Range, *, dimensions: Range = 2, decimals: int = 1, empty: int = 0
) -> list[Points]:
    """`k` clusters of points, and `empty` clusters without points, in any order.

    >>> clusters(Random(1), k=1, each=2, decimals=0, empty=1)
    [[[2, 9], [1, 4]], []]
    """
    width = whole_number(random, dimensions)
    found = [
        [[decimal_number(random, (0, 9), decimals) for _ in range(width)] for _ in range(whole_number(random, each))]
        for _ in range(whole_number(random, k))
    ]
    return random.sample([*found, *([] for _ in range(empty))], len(found) + empty)


def readings(random: Random, n: Range, *, within: Sequence[float] = (0, 10), decimals: int = 1) -> list[float]:
    """Different numbers within the range, in any order."""
    unit: int = 10**decimals
    places = range(round(within[0] * unit), round(within[1] * unit) + 1)
    return [place / unit for place in random.sample(places, whole_number(random, n))]


def far_readings(random: Random, n: Range, means: Sequence[float], sds: Sequence[float]) -> list[float]:
    """Different numbers, and one that is at least 15 deviations of each component away from its mean, in any order."""
    # 30 deviations are a density of 1e-195: small enough for a careless guard, and above 0 as a float
    far = round(max(means) + random.randint(15, 30) * max(sds), 1)
    return random.sample(drawn := [*readings(random, n), far], len(drawn))


def start_means(random: Random, k: Range, *, within: Sequence[float] = (1, 9), apart: float = 1.5) -> list[float]:
    """The means of `k` components; no two of them are near each other.

    >>> start_means(Random(1), k=2)
    [2.7, 8.2]
    """
    number = whole_number(random, k)
    for _ in tries():
        found = [decimal_number(random, within, 1) for _ in range(number)]
        if all(abs(one - other) >= apart for one, other in combinations(found, 2)):
            break
    return found


def start_sds(random: Random, means: Sequence[float]) -> list[float]:
    """A standard deviation for each component, all different."""
    return random.sample([0.8, 1.2, 1.5, 2.0, 2.5, 3.0], len(means))


def start_priors(random: Random, means: Sequence[float]) -> list[float]:
    """A prior probability for each component, all different, with the sum 1."""
    splits = {2: ([0.2, 0.8], [0.3, 0.7], [0.4, 0.6], [0.1, 0.9]), 3: ([0.2, 0.3, 0.5], [0.1, 0.3, 0.6])}
    drawn = random.choice(splits[len(means)])
    return random.sample(drawn, len(drawn))


def named_points(random: Random, names: str, *, span: Sequence[float] = (0, 9)) -> list[dict[str, float | str]]:
    """A row for each letter with the whole coordinates of a point; all points differ.

    >>> named_points(Random(1), "AB")
    [{'point': 'A', 'x': 0, 'y': 2}, {'point': 'B', 'x': 4, 'y': 5}]
    """
    places = clustered_points(random, len(names), clusters=1, span=span, spread=span[1] - span[0], decimals=0)
    return [{"point": name, "x": x, "y": y} for name, (x, y) in zip(names, places, strict=True)]


def centre(random: Random, *, span: Sequence[int] = (0, 9)) -> list[int]:
    """A point with whole coordinates."""
    return [random.randint(*span), random.randint(*span)]


def families(random: Random, items: Sequence[str], count: int) -> list[list[str]]:
    """Sets of clusters, each cluster a text of its items: hierarchies, and some with a fault.

    >>> families(Random(1), "abc", count=1)[0]
    ['abc', 'ac', 'a', 'b', 'c']
    """
    faults = ["", "flat", "lacking", "overlap"]
    return [family(random, sorted(items), fault) for _ in range(1 + count // 2) for fault in faults]


def family(random: Random, items: Sequence[str], fault: str) -> list[str]:
    """A hierarchy built by merging, with all inner clusters, one fewer or none; or one with a fault."""
    clusters = list(items)
    found = set(clusters)
    while len(clusters) > 1:
        one, other = random.sample(clusters, 2)
        merged = "".join(sorted(one + other))
        clusters = [each for each in clusters if each not in (one, other)] + [merged]
        found.add(merged)
    between = sorted(each for each in found if 1 < len(each) < len(items))
    if fault == "lacking":
        found.discard(random.choice([*items, "".join(items)]))
    elif fault == "overlap":
        # a random set mostly overlaps some cluster without being inside it
        found.add("".join(sorted(random.sample(items, random.randint(2, len(items) - 1)))))
    elif fault == "flat":
        found -= set(between)
    # a hierarchy need not be binary: with one cluster fewer it still is one
    elif len(between) > 1 and random.random() < 0.5:
        found.discard(random.choice(between))
    return sorted(found, key=lambda each: (-len(each), each))
