"""Hand calculations with joint tables, part by part; each part is a function of earlier ones."""

from collections.abc import Sequence

from reference.probability.densities import density_fit_error
from reference.probability.intervals import uniform_probability, width_times_density

BIN_WIDTHS = (1, 1, 2)  # of bins with the edges 0, 1, 2 and 4


def joint_cell(prior: float, chance: float) -> float:
    """The joint probability P(B and A) = P(B) P(A | B)."""
    return prior * chance


def added(first: float, second: float, third: float) -> float:
    """The sum of the probabilities of three exclusive ways."""
    return first + second + third


def share(part: float, whole: float) -> float:
    """The share of a part in the whole."""
    return part / whole


def cell_of_machine(weights: Sequence[float], chances: Sequence[float], number: int) -> float:
    """The probability that a part is faulty and from this machine; machines count from 1."""
    # numbered from 1, as in the question
    return joint_cell(weights[number - 1], chances[number - 1])


def row_total(table: Sequence[Sequence[int]], row: int) -> float:
    """The share of one row in a table of counts."""
    return sum(table[row]) / sum(map(sum, table))


def column_total(table: Sequence[Sequence[int]], column: int) -> float:
    """The share of one column in a table of counts."""
    return sum(line[column] for line in table) / sum(map(sum, table))


def cell_share(table: Sequence[Sequence[int]], row: int, column: int) -> float:
    """The share of one cell in a table of counts."""
    return table[row][column] / sum(map(sum, table))


def multiplied(first: float, second: float) -> float:
    """The share that a cell would have if rows and columns were independent: the product of both shares."""
    return first * second


def conditional_of_counts(both: int, only_first: int, only_second: int, neither: int) -> float:
    """The conditional probability P(first | second), from the four counts of a table."""
    return both / (both + only_second)


def height_of_bin(counts: Sequence[int], number: int) -> float:
    """The height of one bin of a density over three bins, as a part of a hand calculation; bins count from 1."""
    return counts[number - 1] / sum(counts) / BIN_WIDTHS[number - 1]


def error_of_curve(at_middles: Sequence[float], counts: Sequence[int], second: float, third: float) -> float:
    """The squared error of a curve over three bins, as a part of a hand calculation."""
    return density_fit_error(at_middles, [height_of_bin(counts, 1), second, third])


def chance_of_stretch(stretch: Sequence[float]) -> float:
    """The probability that a uniform number between 0 and 1 lies in a stretch."""
    return uniform_probability(*stretch)


def shown_on_scale(x: float, eps: float, mean: float, sd: float) -> float:
    """Nearly the probability of values at most `eps` away, as a part of a hand calculation."""
    return width_times_density(x, 2 * eps, mean=mean, sd=sd)


def chance_of_value() -> float:
    """The probability of a single value of a continuous distribution, as a part of a hand calculation."""
    return 0.0
