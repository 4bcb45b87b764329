"""Probabilities for Bayes' rule."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random

from reference.draws.numbers import Range, decimal_number, tries, whole_number

TRIES = 1000


def probability(
    random: Random, within: Sequence[float] = (0, 1), decimals: int = 2, apart_from: Sequence[float] = ()
) -> float:
    """A probability that is neither 0 nor 1, nor a half, nor any of `apart_from`, nor what such a one lacks of 1.

    So a hand calculation shows which number was used: p taken for q, or for 1 - p, gives another result.

    >>> probability(Random(1), within=[0.8, 0.98]), probability(Random(1), within=[0.8, 0.98], apart_from=[0.84])
    (0.84, 0.98)
    """
    unit = 10**-decimals
    taken = [0.0, 1.0, 0.5, *apart_from, *(1 - p for p in apart_from)]
    for _ in range(TRIES):
        drawn = decimal_number(random, within, decimals)
        if all(abs(drawn - p) > unit / 2 for p in taken):
            return drawn
    raise ValueError("no such probability: a wider range or more decimals may do")


def distribution(random: Random, hypotheses: Sequence[str], decimals: int = 2) -> dict[str, float]:
    """Probabilities of exclusive hypotheses that add up to 1, all above 0: a whole is cut at random places.

    >>> distribution(Random(1), ["a", "b", "c"])
    {'a': 0.18, 'b': 0.55, 'c': 0.27}
    """
    unit: int = 10**decimals
    cuts = [0, *sorted(random.sample(range(1, unit), len(hypotheses) - 1)), unit]
    shares = [(high - low) / unit for low, high in pairwise(cuts)]
    return dict(zip(hypotheses, shares, strict=True))


def likelihoods(random: Random, hypotheses: Sequence[str], decimals: int = 2) -> dict[str, float]:
    """P(e | h) of one piece of evidence for every hypothesis, all different; they need not add up to 1."""
    found: dict[str, float] = {}
    for hypothesis in hypotheses:
        found[hypothesis] = probability(random, decimals=decimals, apart_from=list(found.values()))
    return found


def predictions(random: Random, hypotheses: Sequence[str], labels: Sequence[str]) -> dict[str, str]:
    """A label from every hypothesis, at least two different ones.

    >>> predictions(Random(1), ["h1", "h2", "h3"], ["red", "blue"])
    {'h1': 'red', 'h2': 'red', 'h3': 'blue'}
    """
    trying = tries()
    while True:
        next(trying)
        drawn = {hypothesis: random.choice(list(labels)) for hypothesis in hypotheses}
        if len(set(drawn.values())) > 1:
            return drawn


def beliefs(random: Random, hypotheses: Sequence[str], seen: Range = (2, 5)) -> list[dict[str, float]]:
    """The likelihoods of several pieces of evidence, one after another."""
    return [likelihoods(random, hypotheses) for _ in range(whole_number(random, seen))]


def numeric_rows(
    random: Random,
    labels: Sequence[str],
    each: Range = (3, 6),
    attributes: Sequence[str] = ("x", "y"),
    apart: float = 4,
    spread: float = 5,
    decimals: int = 1,
) -> list[dict[str, float | str]]:
    """Rows of numbers, the class last: around a centre for each class and attribute, no column constant in a class."""
    rows: list[dict[str, float | str]] = []
    for label in labels:
        centres = [20 + decimal_number(random, (0, 3 * apart), 0) for _ in attributes]
        size = whole_number(random, each)
        columns = [varied(random, size, centre, spread, decimals) for centre in centres]
        rows += [
            dict(zip((*attributes, "class"), (*values, label), strict=True)) for values in zip(*columns, strict=True)
        ]
    random.shuffle(rows)
    return rows


def varied(random: Random, size: int, centre: float, spread: float, decimals: int) -> list[float]:
    """So many numbers around a centre, not all of them the same."""
    trying = tries()
    while True:
        next(trying)
        drawn = [round(centre + decimal_number(random, (-spread, spread), decimals), decimals) for _ in range(size)]
        if size < 2 or len(set(drawn)) > 1:
            return drawn


def numeric_row(random: Random, rows: Sequence[Mapping[str, float | str]], target: str = "class") -> dict[str, float]:
    """A new row, each value between the smallest and the largest of its column."""
    columns = {name: [float(row[name]) for row in rows] for name in rows[0] if name != target}
    return {name: decimal_number(random, (min(values), max(values)), 1) for name, values in columns.items()}
