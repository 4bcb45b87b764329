"""Draws of labels and predictions, confusion and cost matrices, forecasts, rankings."""

from collections.abc import Mapping, Sequence
from random import Random

from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.probabilities import distribution

TRIES = 1000  # whole draws; a draw that fits comes within a few, or never
HALF = 0.5


def labels(random: Random, n: Range, classes: Sequence[str]) -> list[str]:
    """Labels of `n` examples; some classes are more frequent, and each class occurs if there is room.

    >>> labels(Random(3), n=6, classes=["yes", "no"])
    ['no', 'yes', 'no', 'yes', 'no', 'yes']
    """
    size = whole_number(random, n)
    weights = [random.uniform(0.2, 1) for _ in classes]
    # one of each class first, so that none is missing while there is room
    drawn = [*classes[:size], *random.choices(classes, weights, k=max(0, size - len(classes)))]
    random.shuffle(drawn)
    return drawn


def predictions(random: Random, actual: Sequence[str], classes: Sequence[str], skill: float = 0.7) -> list[str]:
    """A prediction for each label, right with probability `skill` or by chance; some are right and some wrong.

    Where that cannot be, as with one example, whatever was drawn last.

    >>> predictions(Random(3), ["yes", "no", "yes", "no"], ["yes", "no"])
    ['yes', 'no', 'no', 'no']
    """
    for _ in range(TRIES):
        drawn = [label if random.random() < skill else random.choice(classes) for label in actual]
        right = sum(own == label for own, label in zip(drawn, actual, strict=True))
        # all wrong, all right, or a class that is never predicted: edges, which named cases test
        if 0 < right < len(actual) and {*drawn} == {*classes}:
            break
    return drawn


def in_any_order(random: Random, values: Sequence[str]) -> list[str]:
    """The values in a random order, never in the alphabetical one if there is another."""
    drawn = list(values)
    for _ in range(TRIES):
        random.shuffle(drawn)
        if drawn != sorted(drawn):
            break
    return drawn


def outcome_table(
    random: Random, n: Range, classes: Sequence[str], named: str = "case", skill: float = 0.6
) -> list[dict[str, str]]:
    """Rows with a number, the actual label and the predicted one.

    >>> outcome_table(Random(3), n=2, classes=["ripe", "raw"], named="fruit")
    [{'fruit': '1', 'actual': 'ripe', 'predicted': 'ripe'}, {'fruit': '2', 'actual': 'raw', 'predicted': 'raw'}]
    """
    actual = labels(random, n, classes)
    predicted = predictions(random, actual, classes, skill)
    return [
        {named: str(number), "actual": right, "predicted": own}
        for number, (right, own) in enumerate(zip(actual, predicted, strict=True), start=1)
    ]


def confusion(random: Random, classes: Range = 3, right: Range = (10, 60), wrong: Range = (0, 15)) -> list[list[int]]:
    """A confusion matrix of counts that is not symmetric if there are two classes or more.

    >>> confusion(Random(1), classes=2)
    [[18, 2], [8, 17]]
    """
    size = whole_number(random, classes)
    for _ in range(TRIES):
        drawn = [[whole_number(random, right if i == j else wrong) for j in range(size)] for i in range(size)]
        if not is_symmetric(drawn):  # with a symmetric one, rows and columns could be exchanged unnoticed
            break
    return drawn


def is_symmetric(matrix: Sequence[Sequence[float]]) -> bool:
    """Whether a matrix equals its transpose."""
    return [list(row) for row in matrix] == [list(column) for column in zip(*matrix, strict=True)]


def costs(
    random: Random, confusion: Sequence[Sequence[float]], each: Range = (1, 12), benefit: Range = 0
) -> list[list[int]]:
    """A cost matrix for a confusion matrix; it is not symmetric.

    Right predictions cost nothing, or bring the `benefit` that is drawn, as a negative cost.

    >>> costs(Random(1), [[5, 1], [2, 5]])
    [[0, 3], [10, 0]]
    """
    size = len(confusion)
    for _ in range(TRIES):
        drawn = [
            [-whole_number(random, benefit) if i == j else whole_number(random, each) for j in range(size)]
            for i in range(size)
        ]
        if not is_symmetric(drawn):
            break
    return drawn


def cost_matrices(random: Random, number: int = 40) -> list[list[list[int]]]:
    """Cost matrices of two classes, with and without costs or benefits on the diagonal.

    So some are reasonable, some not, and some only at first sight: each row by itself, or by the diagonal alone.
    """
    found: list[list[list[int]]] = []
    while len(found) < number:
        wrong = [random.randint(1, 9), random.randint(1, 9)]
        price, benefit = random.randint(1, 5), -random.randint(1, 4)
        # twice the kinds that look reasonable at first sight
        right = random.choice([[0, 0], [0, price], [price, 0], [0, price], [price, 0], [0, benefit]])
        matrix = [[right[0], wrong[0]], [wrong[1], right[1]]]
        if matrix not in found:
            found.append(matrix)
    return found


def classifier_results(random: Random, number: int = 30) -> list[dict[str, int]]:
    """Results of classifiers on test sets: the sizes of two classes, and the number of right predictions.

    The number of right ones is drawn around that of the larger class, and is at times just as large.
    """
    found: list[dict[str, int]] = []
    while len(found) < number:
        sick, well = random.randint(4, 60), random.randint(30, 160)
        largest, total = max(sick, well), sick + well
        # the size of the larger class is twice in the list: just as good as the majority is not better
        right = random.choice([largest, *range(max(total // 3, largest - 25), min(total - 1, largest + 20) + 1)])
        # no number that a wrong reading of the table would give as well
        if right != min(sick, well) and sick != well and 2 * right != total:
            found.append({"sick": sick, "well": well, "right": right})
    return found


def forecasts(random: Random, n: Range, classes: Sequence[str], certain: bool = False) -> list[dict[str, float]]:
    """A distribution over the classes for each of `n` days; if `certain`, one day has a class with probability 1.

    >>> forecasts(Random(1), n=1, classes=["sun", "rain"])
    [{'sun': 0.18, 'rain': 0.82}]
    """
    drawn = [distribution(random, classes) for _ in range(whole_number(random, n))]
    if certain:
        sure = random.choice(classes)
        drawn[random.randrange(len(drawn))] = {name: float(name == sure) for name in classes}
    return drawn


def least_likely(random: Random, forecasts: Sequence[Mapping[str, float]]) -> list[str]:
    """For each forecast a class of the smallest probability."""
    return [random.choice([name for name in p if p[name] == min(p.values())]) for p in forecasts]


def what_happened(random: Random, forecasts: Sequence[Mapping[str, float]]) -> list[str]:
    """For each forecast a class that it holds possible; likely classes occur more often, but less than forecast.

    >>> what_happened(Random(1), [{"sun": 0.9, "rain": 0.1}])
    ['sun']
    """
    # unlikely things happen too: they cost most; what has probability 0 does not
    return [random.choices(list(p), [share + HALF if share else 0 for share in p.values()])[0] for p in forecasts]


def ranking(random: Random, n: Range, hits: Range) -> list[str]:
    """A ranking of `n` items, `hits` of them relevant ("yes"); relevant items tend to come first.

    >>> ranking(Random(1), n=5, hits=2)
    ['yes', 'no', 'no', 'yes', 'no']
    """
    size = whole_number(random, n)
    # noise of twice the length: good places are likelier in front, not certain
    places = sorted(range(size), key=lambda place: random.uniform(0, 2 * size) + place)
    relevant = set(places[: whole_number(random, hits)])
    return ["yes" if place in relevant else "no" for place in range(size)]


def near_or_far(random: Random, actual: Sequence[float], typical: Range = (1, 3), outlier: Range = 0) -> list[float]:
    """Predictions with a `typical` error in either direction; one of them has an `outlier` error.

    >>> near_or_far(Random(1), [10, 20, 30], typical=1, outlier=9)
    [9, 11, 31]
    """
    off = [whole_number(random, typical) * random.choice((-1, 1)) for _ in actual]
    if large := whole_number(random, outlier):
        off[random.randrange(len(off))] = large * random.choice((-1, 1))
    return [value + each for value, each in zip(actual, off, strict=True)]


def steady_or_not(random: Random, actual: Sequence[float], steady: str, model: str) -> list[float]:
    """Predictions of a model: a steady one is always a little off, another one nearly right with one large error.

    >>> steady_or_not(Random(1), [10, 20, 30], steady="first", model="first")
    [7, 16, 35]
    """
    if model == steady:
        return near_or_far(random, actual, typical=(2, 5))
    return near_or_far(random, actual, typical=(0, 3), outlier=(4, 12))


def magnitudes(random: Random, decades: Sequence[int] = (-1, 4)) -> float:
    """A positive number with two significant digits, from a random power of ten in the range.

    >>> magnitudes(Random(4))
    41.0
    """
    low, high = decades
    return float(f"{random.randint(11, 99) / 10:.1f}e{random.randint(low, high)}")


def estimate(
    random: Random, actual: float, factors: Sequence[float] = (0.2, 0.5, 0.8, 0.9, 1.1, 1.25, 2.5, 6)
) -> float:
    """The number times one of the factors, rounded to three significant digits.

    >>> estimate(Random(1), 40.0)
    32.0
    """
    return float(f"{actual * random.choice(factors):.3g}")
