"""Draws of start weights, points, targets and labels for linear models."""

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from reference.linear.classifiers import rule_score
from reference.linear.logistic import likelihood_gradient, logistic_probability, logistic_regression
from reference.linear.perceptron import Examples, weighted_sum
from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number
from reference.shared.draws.repeats import with_repeats

Span = Sequence[float]
MODERATE = 5  # the size of a weight: labels that overlap well have their likelihood maximum nearer to zero


def start_weights(random: Random, dimensions: int, largest: float = 0.5, decimals: int = 1) -> list[float]:
    """Weights [w0, w1, ..., wn] of either sign; none is zero or larger than `largest`.

    >>> start_weights(Random(1), dimensions=2)
    [-0.5, -0.3, -0.4]
    """
    unit = 10**-decimals
    return [random.choice((-1, 1)) * decimal_number(random, (unit, largest), decimals) for _ in range(dimensions + 1)]


def places(
    random: Random, n: Range, dimensions: Range = 2, decimals: int = 1, span: Span = (-2, 2)
) -> list[list[float]]:
    """Different points; no coordinate is the same in all of them.

    >>> places(Random(1), n=3, dimensions=2, decimals=0, span=[0, 5])
    [[1, 4], [0, 2], [0, 3]]
    """
    number, width = whole_number(random, n), whole_number(random, dimensions)
    trying = tries()
    while True:
        next(trying)
        drawn = [[decimal_number(random, span, decimals) for _ in range(width)] for _ in range(number)]
        # a constant column has no unique least-squares weight beside the bias
        vary = all(len(set(column)) > 1 for column in zip(*drawn, strict=True))
        if vary and len(set(map(tuple, drawn))) == number:
            return drawn


def any_points(
    random: Random, n: Range, dimensions: Range, decimals: int = 0, span: Span = (-3, 3)
) -> list[list[float]]:
    """Points without any condition: coordinates may be zero, and points may be equal.

    >>> any_points(Random(1), n=3, dimensions=1, span=[0, 1])
    [[0], [0], [1]]
    """
    width = whole_number(random, dimensions)
    return [[decimal_number(random, span, decimals) for _ in range(width)] for _ in range(whole_number(random, n))]


def any_examples(
    random: Random,
    n: Range,
    dimensions: Range,
    labels: Sequence[float] = (),
    decimals: int = 0,
    span: Span = (-3, 3),
) -> list[list[object]]:
    """Pairs `[x, label]` without any condition; without `labels`, pairs `[x, target]` with targets of the span.

    >>> any_examples(Random(1), n=2, dimensions=2, labels=[0, 1])
    [[[-2, 1], 0], [[3, 3], 1]]
    """
    points = any_points(random, n, dimensions, decimals, span)
    return [[x, random.choice(labels) if labels else decimal_number(random, span, decimals)] for x in points]


def weights_for(
    random: Random, vectors: Sequence[Sequence[Any]], decimals: int = 1, span: Span = (-0.5, 0.5)
) -> list[float]:
    """Weights [w0, w1, ..., wn] for these points or examples; they may be zero.

    >>> weights_for(Random(1), [[[1, 2], 0]], decimals=0, span=[-3, 3])
    [-2, 1, 3]
    """
    first = vectors[0]
    # an example is a pair that begins with its point
    width = len(first[0]) if isinstance(first[0], Sequence) else len(first)
    return [decimal_number(random, span, decimals) for _ in range(1 + width)]


def sided_points(random: Random, weights: Sequence[float], n: Range, span: Span = (-4, 4)) -> list[list[float]]:
    """Points of whole numbers on both sides of the plane with these weights, at least one of them on it.

    >>> sided_points(Random(1), [1, -2, 1], n=4)
    [[-1, -3], [3, -4], [2, 2], [-4, 3]]
    """
    number, width = whole_number(random, n), len(weights) - 1
    trying = tries()
    while True:
        next(trying)
        drawn = [[decimal_number(random, span, 0) for _ in range(width)] for _ in range(number)]
        sums = [weighted_sum(weights, x) for x in drawn]
        if min(sums) < 0 < max(sums) and 0 in sums:
            return drawn


def far_points(random: Random, weights: Sequence[float], n: Range, within: Span = (720, 2000)) -> list[list[float]]:
    """Points with weighted sums of both signs, all of a size within the range.

    >>> far_points(Random(1), [0, 100], n=2)
    [[-12], [16]]
    """
    number, width = whole_number(random, n), len(weights) - 1
    # each sign in turn: a sum of 720 overflows exp(x), one of -720 exp(-x)
    signs = [1 if place % 2 else -1 for place in range(number)]
    drawn = ([decimal_number(random, (-20, 20), 0) for _ in range(width)] for _ in tries(100_000))
    return [next(x for x in drawn if within[0] <= sign * weighted_sum(weights, x) <= within[1]) for sign in signs]


def whole_weights(random: Random, dimensions: Range, largest: int = 3, span: Span = (-4, 4)) -> list[float]:
    """Weights [w0, w1, ..., wn] of whole numbers, none zero, whose plane contains points of whole numbers.

    >>> whole_weights(Random(2), dimensions=3)
    [4, 2, 3, -3]
    """
    width = whole_number(random, dimensions)
    trying = tries()
    while True:
        next(trying)
        _, *normal = start_weights(random, width, largest, decimals=0)
        # the plane goes through a whole point: sums of exactly zero can be drawn
        bias = -weighted_sum((0, *normal), [decimal_number(random, span, 0) for _ in normal])
        if 0 < abs(bias) <= 2 * largest:
            return [bias, *normal]


def targets(random: Random, points: Sequence[Sequence[float]], noise: float = 1, decimals: int = 1) -> list[float]:
    """A target for each point: a linear function of it plus noise of at most `noise`.

    >>> targets(Random(1), [[0], [1], [2]], noise=0.5)
    [-2.3, -2.5, -3.7]
    """
    weights = start_weights(random, len(points[0]), largest=3)
    return [round(weighted_sum(weights, x) + random.uniform(-noise, noise), decimals) for x in points]


def trend_examples(
    random: Random, n: Range, dimensions: Range = 1, noise: float = 0.5, decimals: int = 1, span: Span = (-2, 2)
) -> list[list[object]]:
    """Pairs `[x, target]` whose targets are a linear function of x plus noise.

    >>> trend_examples(Random(1), n=3)
    [[[-1.2], -2.7], [[1.6], 4.6], [[-1.6], -3.3]]
    """
    points = places(random, n, dimensions, decimals, span)
    return [[x, target] for x, target in zip(points, targets(random, points, noise, decimals), strict=True)]


def overlapping_examples(
    random: Random, n: Range, dimensions: Range = 1, decimals: int = 1, span: Span = (-3, 3)
) -> list[list[object]]:
    """Pairs `[x, label]` with labels 0 and 1 from a logistic model, which no line separates.

    >>> overlapping_examples(Random(1), n=4)
    [[[0.9], 0], [[-1.9], 1], [[-0.8], 1], [[-1.2], 0]]
    """
    trying = tries()
    while True:
        next(trying)
        points = places(random, n, dimensions, decimals, span)
        weights = start_weights(random, len(points[0]), largest=1.5)
        labels = [int(random.random() < logistic_probability(weights, x)) for x in points]
        examples = list(zip(points, labels, strict=True))
        # two of each label, overlapping: else the weights grow without end
        if 1 < sum(labels) < len(labels) - 1 and has_likelihood_peak(examples):
            return [[x, label] for x, label in examples]


def overlapping_repeats(random: Random, n: Range, dimensions: Range = 1, times: Range = (2, 3)) -> list[list[object]]:
    """Pairs `[x, label]` that no line separates, some of them listed twice; the likelihood has its peak as before."""
    drawn: Iterator[list[Any]] = (
        with_repeats(random, overlapping_examples(random, n, dimensions), times) for _ in tries()
    )
    # a repeated example pulls the weights, at times beyond what the text promises
    return next(examples for examples in drawn if has_likelihood_peak(examples))


def has_likelihood_peak(examples: Examples) -> bool:
    """Whether the likelihood has a maximum at weights of moderate size, and the algorithm finds it.

    >>> has_likelihood_peak([([1], 0), ([2], 1), ([3], 0), ([4], 1)]), has_likelihood_peak([([1], 0), ([2], 1)])
    (True, False)
    """
    try:
        weights = logistic_regression(examples)
    except (ArithmeticError, ValueError):  # a weight without end
        return False
    # a gradient of zero, apart from rounding: the rounds have reached the peak
    return max(map(abs, weights)) <= MODERATE and max(map(abs, likelihood_gradient(weights, examples))) < 1e-9


def labellings(random: Random, points: Sequence[Sequence[float]], most: int = 12, least: int = 2) -> list[list[int]]:
    """Different labellings of the points with 0 and 1, each label at least twice, or `least` times.

    >>> labellings(Random(1), [[0], [1], [2], [3]], most=2)
    [[1, 0, 0, 1], [1, 0, 1, 0]]
    """
    found: list[list[int]] = []
    trying = tries()
    while len(found) < most:
        next(trying)
        labels = [random.randint(0, 1) for _ in points]
        if least <= sum(labels) <= len(labels) - least and labels not in found:
            found.append(labels)
    return found


def terms(random: Random, rows: Sequence[Mapping[str, str]], n: Range, largest: int = 4) -> list[list[object]]:
    """Terms `[weight, attribute, value]` for conditions that hold in some rows and not in all; one weight is negative.

    >>> terms(Random(1), [{"a": "u", "b": "x"}, {"a": "v", "b": "x"}, {"a": "v", "b": "y"}], n=2)
    [[-1, 'a', 'v'], [2, 'b', 'x']]
    """
    seen = sorted({item for row in rows for item in row.items()})
    told = [(a, v) for a, v in seen if not all(row.get(a) == v for row in rows)]
    chosen = random.sample(told, min(whole_number(random, n), len(told)))
    # different weights: exchanging two terms changes a score
    weights = random.sample(range(1, largest + 1), len(chosen))
    return [[-w if place == 0 else w, a, v] for place, (w, (a, v)) in enumerate(zip(weights, chosen, strict=True))]


def any_terms(random: Random, rows: Sequence[Mapping[str, str]], n: Range) -> list[list[object]]:
    """Terms `[weight, attribute, value]` without any condition: weights may be zero, and terms may be equal.

    >>> any_terms(Random(1), [{"a": "u", "b": "x"}], n=2)
    [[-2, 'a', 'x'], [-3, 'b', 'x']]
    """
    names, values = sorted({a for row in rows for a in row}), sorted({v for row in rows for v in row.values()})
    return [
        [random.randint(-3, 3), random.choice(names), random.choice(values)] for _ in range(whole_number(random, n))
    ]


def with_gaps(random: Random, rows: Sequence[Mapping[str, str]], gaps: Range) -> list[dict[str, str]]:
    """The rows without some of their values, `gaps` in all or every one there is.

    >>> with_gaps(Random(1), [{"a": "u", "b": "x"}, {"a": "v", "b": "y"}], gaps=1)
    [{'a': 'u'}, {'a': 'v', 'b': 'y'}]
    """
    entries = [(place, column) for place, row in enumerate(rows) for column in row]
    gone = set(random.sample(entries, min(whole_number(random, gaps), len(entries))))
    return [{a: value for a, value in row.items() if (place, a) not in gone} for place, row in enumerate(rows)]


def threshold_below(random: Random, rows: Sequence[Mapping[str, str]], terms: Sequence[Any]) -> float:
    """A threshold half a point below one of the scores that are not positive, or else below any other score.

    >>> threshold_below(Random(1), [{"a": "u"}, {"b": "x"}], [[-2, "a", "u"], [4, "b", "x"]])
    -2.5
    """
    scores = sorted({rule_score(row, terms) for row in rows})
    # int(-2.5) is -2, and a score of -2 is then not above it; for a positive threshold nothing would change
    return random.choice([score for score in scores if score <= 0] or scores) - 0.5


def middling_threshold(random: Random, rows: Sequence[Mapping[str, str]], terms: Sequence[Any]) -> float:
    """A score that some row has, between the lowest and the highest score if possible.

    >>> middling_threshold(Random(1), [{"a": "u"}, {"b": "x"}, {}], [[-2, "a", "u"], [4, "b", "x"]])
    0
    """
    scores = sorted({rule_score(row, terms) for row in rows})
    # a score that occurs: at the threshold itself `>` and `>=` differ
    return random.choice(scores[1:-1] or scores)
