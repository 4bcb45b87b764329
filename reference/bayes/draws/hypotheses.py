"""Draws of likelihoods, predictions and beliefs of hypotheses; of rows of numbers; of samples of yes and no."""

from collections.abc import Mapping, Sequence
from random import Random

from reference.shared.draws.numbers import Range, decimal_number, tries, whole_number
from reference.shared.draws.probabilities import probability


def likelihoods(random: Random, hypotheses: Sequence[str], decimals: int = 2) -> dict[str, float]:
    """P(e | h) of one piece of evidence for every hypothesis, all different; the sum need not be 1."""
    found: dict[str, float] = {}
    for hypothesis in hypotheses:
        found[hypothesis] = probability(random, decimals=decimals, apart_from=list(found.values()))
    return found


def predictions(random: Random, hypotheses: Sequence[str], labels: Sequence[str]) -> dict[str, str]:
    """A label predicted by every hypothesis; at least two labels differ.

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
    """Rows of numbers with the class last: values vary around a centre for each class and attribute."""
    rows: list[dict[str, float | str]] = []
    for label in labels:
        # well above 0: the spread stays within positive numbers
        centres = [20 + decimal_number(random, (0, 3 * apart), 0) for _ in attributes]
        size = whole_number(random, each)
        columns = [varied(random, size, centre, spread, decimals) for centre in centres]
        rows += [
            dict(zip((*attributes, "class"), (*values, label), strict=True)) for values in zip(*columns, strict=True)
        ]
    random.shuffle(rows)
    return rows


def varied(random: Random, size: int, centre: float, spread: float, decimals: int) -> list[float]:
    """Numbers around a centre, `size` of them, not all the same."""
    trying = tries()
    while True:
        next(trying)
        drawn = [round(centre + decimal_number(random, (-spread, spread), decimals), decimals) for _ in range(size)]
        if size < 2 or len(set(drawn)) > 1:  # a variance of 0 has no density
            return drawn


def numeric_row(random: Random, rows: Sequence[Mapping[str, float | str]], target: str = "class") -> dict[str, float]:
    """A new row, each value between the smallest and the largest of its column."""
    # between the extremes: far outside, all densities would be 0 to every printed digit
    columns = {name: [float(row[name]) for row in rows] for name in rows[0] if name != target}
    return {name: decimal_number(random, (min(values), max(values)), 1) for name, values in columns.items()}


def sample(random: Random, n: Range = (4, 5)) -> list[str]:
    """Labels yes and no in any order; both occur."""
    number = whole_number(random, n)
    yes = random.randint(1, max(1, number - 1))
    labels = ["yes"] * yes + ["no"] * (number - yes)
    return random.sample(labels, number)


def two_chances(random: Random) -> list[float]:
    """Two probabilities p and q that differ clearly from each other, from 1/2, and from 1 - p and 1 - q."""
    trying = tries(200)  # about every fifth pair will do
    while True:
        next(trying)
        first, second = (random.randint(5, 15) / 20 for _ in range(2))
        # p, q, 1 - p and 1 - q all differ: exchanging any two changes the answer
        if abs(first - second) > 0.12 and abs(first + second - 1) > 0.12 and 0.5 not in (first, second):
            return [first, second]
