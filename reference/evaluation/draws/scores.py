"""Draws of labels with scores, ranked segments, and points with labels."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number

GRID = 2  # examples that share a score, on average, where ties are wanted
HALF = 0.5
TRIES = 1000
NO_DRAW = "no such draw in a thousand: other sizes may do"


def two_classes(random: Random, n: Range, classes: Sequence[str], least: int = 2) -> list[str]:
    """Labels of `n` examples, at least `least` of each of two classes.

    >>> two_classes(Random(1), n=5, classes=["yes", "no"])
    ['no', 'no', 'yes', 'yes', 'no']
    """
    size = whole_number(random, n)
    first = random.randint(least, size - least)
    drawn = [classes[0]] * first + [classes[1]] * (size - first)
    random.shuffle(drawn)
    return drawn


def close_scores(random: Random, labels: Sequence[str]) -> list[float]:
    """A score for each label: all differ, by so little that two decimals, and often three, do not tell them apart.

    >>> close_scores(Random(1), ["yes", "no", "yes"])
    [0.3717, 0.3708, 0.3732]
    """
    base, step = random.randint(20, 90) / 100, random.choice((1e-4, 1e-5))
    # from 1 to 48: with a step of 0.0001 they all round to the base
    return [round(base + place * step, 5) for place in random.sample(range(1, 49), len(labels))]


def scores_for(
    random: Random,
    labels: Sequence[str],
    positive: str,
    decimals: int = 2,
    ties: bool = False,
    skill: float = 0.4,
    percent: bool = False,
    around_zero: bool = False,
) -> list[float]:
    """A score between 0 and 1 for each label; scores of positive examples are higher by `skill` on average.

    With `ties` about two examples share a score; without, no two do. With `percent` they are whole numbers to 100, and
    with `around_zero` they are lower by a half.

    >>> scores_for(Random(1), ["yes", "no", "yes"], "yes")
    [0.48, 0.51, 0.85]
    """
    # a coarse grid of scores makes ties, a fine one hardly any
    steps = max(2, len(labels) // GRID) if ties else 10**decimals
    trying = tries()
    for _ in range(TRIES):
        next(trying)
        raw = [random.random() * (1 - skill) + skill * (label == positive) for label in labels]
        # between 0.02 and 0.98: no score is certain, and none of them is a bound
        drawn = [round(0.02 + 0.96 * round(value * steps) / steps, decimals) for value in raw]
        if ties or len(set(drawn)) == len(drawn):
            moved = [round(score - HALF, decimals) for score in drawn] if around_zero else drawn
            return [round(100 * score) for score in moved] if percent else moved
    raise ValueError(NO_DRAW)


def scored_table(
    random: Random, n: Range, named: str, classes: Sequence[str] = ("yes", "no"), ties: bool = True, skill: float = 0.4
) -> list[dict[str, object]]:
    """Rows with a number, a score and the truth, at least two of each class; with ties, some between the classes.

    >>> scored_table(Random(4), n=4, named="scan", ties=False)[0]
    {'scan': '1', 'score': 0.3, 'truth': 'no'}
    """
    for _ in range(TRIES):
        labels = two_classes(random, n, classes)
        scores = scores_for(random, labels, classes[0], ties=ties, skill=skill)
        # a tie within one class changes no curve; one between the classes does
        kinds = [{label for other, label in zip(scores, labels, strict=True) if other == score} for score in scores]
        if not ties or any(len(kind) > 1 for kind in kinds):
            break
    else:
        raise ValueError(NO_DRAW)
    return [
        {named: str(number), "score": score, "truth": label}
        for number, (score, label) in enumerate(zip(scores, labels, strict=True), start=1)
    ]


def clear_cut(random: Random, rows: Sequence[Mapping[str, Any]], positive: str = "yes") -> int:
    """A place to cut a ranking, never between equal scores: a negative is before it and a positive after it, if any."""
    ranked = sorted(rows, key=lambda row: -row["score"])
    scores, hits = [row["score"] for row in ranked], [row["truth"] == positive for row in ranked]
    places = [place for place in range(2, len(scores)) if scores[place - 1] > scores[place]]
    telling = [place for place in places if not all(hits[:place]) and any(hits[place:])]
    return random.choice(telling or places or [2])


def segments(random: Random, n: Range, most: int = 12, mixed: bool = False) -> list[list[int]]:
    """Ranked segments `[positives, negatives]`, none empty; better segments tend to have more positives.

    If `mixed`, some segment has both, the point after two segments is not on the diagonal, and every segment has a
    larger share of positives than the next.

    >>> segments(Random(1), n=3)
    [[10, 0], [1, 4], [0, 17]]
    """
    number = whole_number(random, n)
    trying = tries()
    for _ in range(TRIES):
        next(trying)
        # falling from 1 to 0 with noise: a ranking that is good, not perfect
        shares = [min(1, max(0, 1 - (place + random.uniform(-1, 2)) / number)) for place in range(number)]
        sizes = [random.randint(2, 2 * most) for _ in shares]
        drawn = [[round(size * share), size - round(size * share)] for size, share in zip(sizes, shares, strict=True)]
        totals = [sum(column) for column in zip(*drawn, strict=True)]
        if all(totals) and (not mixed or is_clear_ranking(drawn)):
            return drawn
    raise ValueError(NO_DRAW)


def is_clear_ranking(segments: Sequence[Sequence[int]]) -> bool:
    """Whether shares of positives fall, some segment has both classes, and two segments do not end on the diagonal."""
    shares = [Fraction(positives, positives + negatives) for positives, negatives in segments]
    first = [sum(column) for column in zip(*segments[:2], strict=True)]
    falling = all(better > worse for better, worse in pairwise(shares))
    return falling and first[0] != first[1] and any(all(each) for each in segments)


def mixed_labels(random: Random, n: Range, classes: Sequence[str]) -> list[str]:
    """Labels of all classes; the order of first occurrence is not alphabetical.

    >>> mixed_labels(Random(1), n=4, classes=["a", "b"])
    ['b', 'a', 'a', 'b']
    """
    size = whole_number(random, n)
    trying = tries()
    for _ in range(TRIES):
        next(trying)
        drawn = random.choices(classes, k=size)
        first = list(dict.fromkeys(drawn))
        if len(first) == len(classes) and first != sorted(first):
            return drawn
    raise ValueError(NO_DRAW)


def sorted_labels(random: Random, n: Range, classes: Sequence[str], least: int = 2) -> list[str]:
    """Labels sorted by class, at least `least` of each; the classes are in any order."""
    size = whole_number(random, n)
    order = random.sample(list(classes), len(classes))
    extra = random.choices(order, k=size - least * len(order))
    return [name for name in order for _ in range(least + extra.count(name))]


def noisy_points(
    random: Random, n: Range, classes: Sequence[str], noise: float = 0.25, shift: float = 0
) -> list[list[object]]:
    """Points in a square as `[x, label]`: one class left, the other right, a share of `noise` mislabelled.

    The square has sides of 1, and its lower left corner at `shift` in both coordinates.

    >>> noisy_points(Random(1), n=2, classes=["a", "b"])
    [[[0.17, 0.72], 'a'], [[0.97, 0.08], 'b']]
    """
    drawn: list[list[object]] = []
    for _ in range(whole_number(random, n)):
        x = [random.randrange(100) / 100, random.randrange(100) / 100]
        right = (x[0] > HALF) != (random.random() < noise)
        drawn.append([[round(value + shift, 2) for value in x], classes[right]])
    return drawn


def scores(
    random: Random,
    n: Range,
    *,
    labels: Sequence[object] = (0, 1),
    decimals: int = 2,
    ties: bool = False,
    skill: float = 0.5,
) -> list[list[object]]:
    """Pairs `[score, label]`, scores between 0 and 1; both labels occur, and equal scores only with `ties`.

    With `skill` 0 the second label scores no better than the first, with 1 always at least as well.

    >>> scores(Random(2), n=3)
    [[0.46, 0], [0.64, 1], [0.32, 0]]
    """
    number = whole_number(random, n)
    unit: int = 10**decimals
    if number < 2 or (not ties and number > unit // 4):
        raise ValueError("scores need n of at least 2, and decimals enough to be all different")
    positive = random.randint(1, number - 1)
    chosen = [labels[0]] * (number - positive) + [labels[1]] * positive
    random.shuffle(chosen)
    found: list[list[object]] = []
    while len(found) < number:
        label = chosen[len(found)]
        # overlapping ranges: with skill 1 they only touch
        low, high = (skill / 2, 1) if label == labels[1] else (0, 1 - skill / 2)
        score = random.randint(round(low * unit), round(high * unit)) / unit
        if ties or all(score != other for other, _ in found):
            found.append([score, label])
    return found
