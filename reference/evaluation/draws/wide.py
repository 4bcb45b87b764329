"""Draws of any legal inputs, for audits: every size, one class, ties, zero, negative values, names of any spelling."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, decimal_number, whole_number
from reference.shared.draws.spellings import any_names

NAMES = ("a", "b", "B2", "not a", "Zürich", "10")  # labels that differ in case, length, spaces and alphabet
FLOATS = (-3.5, -1, 0, 0.25, 0.5, 0.75, 1, 40)  # scores need no range: a few values, so that many are equal


def any_labels(random: Random, n: Range, classes: Sequence[str] | None = None) -> list[str]:
    """Labels of `n` examples from one class, from two or from more: of those given, or of any spelling.

    >>> any_labels(Random(2), n=4)
    ['ab', 'ab', 'ab', 'ab']
    """
    number = random.randint(1, len(classes or NAMES))
    used = random.sample(list(classes), number) if classes else any_names(random, NAMES, number)
    return random.choices(used, k=whole_number(random, n))


def labels_beside(random: Random, values: Sequence[str], classes: Sequence[str] = NAMES) -> list[str]:
    """Another label for each of `values`: the same one, or any of these or of the classes."""
    return [random.choice([value, random.choice([*values, *classes])]) for value in values]


def numbers_beside(random: Random, values: Sequence[Any], within: Sequence[float], decimals: int = 0) -> list[float]:
    """A number for each of `values`, from a range; from a small one, some are equal."""
    return [decimal_number(random, within, decimals) for _ in values]


def any_numbers(random: Random, n: Range, within: Sequence[float], decimals: int = 0) -> list[float]:
    """Numbers from a range, also all of them the same."""
    return numbers_beside(random, range(whole_number(random, n)), within, decimals)


def any_scores(random: Random, labels: Sequence[str]) -> list[float]:
    """A score for each label: of a few values, negative ones too, so that many are equal."""
    return random.choices(random.sample(FLOATS, random.randint(1, len(FLOATS))), k=len(labels))


def some_label(random: Random, labels: Sequence[str]) -> str:
    """One of the labels."""
    return random.choice(labels)


def any_folds(random: Random, examples: Sequence[Any]) -> list[list[int]]:
    """Two folds or more, none empty, with the examples in any order.

    >>> any_folds(Random(1), "abcd")
    [[1, 2], [0, 3]]
    """
    places = random.sample(range(len(examples)), len(examples))
    cuts = sorted(random.sample(range(1, len(places)), random.randint(1, len(places) - 1)))
    return [places[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(places)], strict=True)]


def any_points(random: Random, n: Range, classes: Sequence[str] | None = None, dimensions: int = 2) -> list[list[Any]]:
    """Points `[x, label]` with coordinates of either sign, in one class or in more."""
    return [
        [[decimal_number(random, (-9, 9), 2) for _ in range(dimensions)], label]
        for label in any_labels(random, n, classes)
    ]


def any_nights(random: Random, n: Range, dimensions: int = 2) -> list[list[Any]]:
    """Examples `[name, x, label]` of one sleeper or of several; some labels are missing."""
    names = any_labels(random, n)
    known = random.random()
    return [
        [name, x, label if random.random() < known else None]
        for name, (x, label) in zip(names, any_points(random, len(names), ("awake", "asleep"), dimensions), strict=True)
    ]


def any_segments(random: Random, n: Range, most: int = 4) -> list[list[int]]:
    """Segments `[positives, negatives]` in any order, none empty, some of one class; both classes occur."""
    number = whole_number(random, n)
    drawn = [[random.randint(0, most), random.randint(0, most)] for _ in range(number)]
    for kind in (0, 1):  # one segment is sure to have positives, and one to have negatives
        drawn[random.randrange(number)][kind] += 1
    return [each if any(each) else [1, 0] for each in drawn]


def any_matrix(random: Random, size: int, within: Sequence[float]) -> list[list[float]]:
    """A square matrix of whole numbers from a range."""
    return [any_numbers(random, size, within) for _ in range(size)]


def any_cost(random: Random, confusion: Sequence[Sequence[float]]) -> list[list[float]]:
    """Costs for a confusion matrix, benefits among them."""
    return any_matrix(random, len(confusion), (-4, 9))


def up_to(random: Random, most: int, least: int = 1) -> int:
    """A whole number from `least` to `most`."""
    return random.randint(least, max(least, most))
