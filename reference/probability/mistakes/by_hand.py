"""Known mistakes in hand calculations with joint tables."""

from collections.abc import Sequence


def weight_alone(weights: Sequence[float], chances: Sequence[float], number: int) -> float:
    """The probability of the machine, whether or not the part is faulty."""
    return weights[number - 1]


def chance_alone(weights: Sequence[float], chances: Sequence[float], number: int) -> float:
    """The probability of a fault, given the machine."""
    return chances[number - 1]


def mean_of_three(first: float, second: float, third: float) -> float:
    """The mean of the three ways."""
    return (first + second + third) / 3


def part_itself(part: float, whole: float) -> float:
    """The part, not divided by the whole."""
    return part


def odds_of_part(part: float, whole: float) -> float:
    """The part over the rest: odds."""
    return part / (whole - part)


def cell_of_row(table: Sequence[Sequence[int]], row: int, column: int) -> float:
    """The cell divided by its row."""
    return table[row][column] / sum(table[row])


def sum_of_margins(first: float, second: float) -> float:
    """The margins added instead of multiplied."""
    return first + second


def divided_by_other_margin(part: float, whole: float) -> float:
    """What the whole is not: the part over what is left of 1."""
    return part / (1 - whole)


def joint_of_counts(both: int, only_first: int, only_second: int, neither: int) -> float:
    """P(first and second)."""
    return both / (both + only_first + only_second + neither)


def turned_around_of_counts(both: int, only_first: int, only_second: int, neither: int) -> float:
    """P(second | first)."""
    return both / (both + only_first)


def margin_of_counts(both: int, only_first: int, only_second: int, neither: int) -> float:
    """P(first)."""
    return (both + only_first) / (both + only_first + only_second + neither)


def odds_of_counts(both: int, only_first: int, only_second: int, neither: int) -> float:
    """The odds of the first, given the second."""
    return both / only_second
