"""Events over a finite list of outcomes, and rules for their probabilities. Blockeel, sections 12.1 and A.1 to A.5."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

Number = Fraction | float


def event_probability(
    outcomes: Sequence[Any], event: Sequence[Any], *, weights: Mapping[Any, Any] | None = None
) -> Any:
    """The probability that one of the outcomes of an event happens; without weights, all outcomes are equally likely.

    >>> dice = [(x, y) for x in range(1, 7) for y in range(1, 7)]
    >>> event_probability(dice, [(x, y) for x, y in dice if x + y == 5])
    Fraction(1, 9)
    >>> event_probability(["a", "b", "c"], ["b", "c"], weights={"a": 0.5, "b": 0.25})
    0.25
    """
    happening = [outcome for outcome in outcomes if outcome in event]
    if weights is not None:
        return sum(weights.get(outcome, 0) for outcome in happening)
    return Fraction(len(happening), len(outcomes))


def union_probability(p_a: Number, p_b: Number, p_ab: Number) -> Any:
    """The probability of one event or the other, or both. Blockeel, equation A.1.

    >>> union_probability(Fraction(6, 36), Fraction(6, 36), Fraction(1, 36))
    Fraction(11, 36)
    """
    return p_a + p_b - p_ab


def complement(p: Number) -> Any:
    """The probability that an event does not happen.

    >>> complement(Fraction(1, 6))
    Fraction(5, 6)
    """
    return 1 - p


def joint_probability(p_a_given_b: Number, p_b: Number) -> Any:
    """The probability of both events, by the product rule. Kubat, section 2.1.

    >>> joint_probability(Fraction(3, 8), Fraction(8, 12))
    Fraction(1, 4)
    """
    return p_a_given_b * p_b


def complement_given(p_a_given_c: Number) -> Any:
    """The probability that an event does not happen, under a condition. Blockeel, equation A.9."""
    return complement(p_a_given_c)


def product_given(p_a_given_bc: Number, p_b_given_c: Number) -> Any:
    """The probability of both events, under a condition. Blockeel, equation A.10.

    >>> product_given(Fraction(1, 3), Fraction(1, 6))
    Fraction(1, 18)
    """
    return joint_probability(p_a_given_bc, p_b_given_c)


def total_given(p_a_given_bc: Sequence[Number], p_b_given_c: Sequence[Number]) -> Any:
    """The probability of an event under a condition, from all cases of another variable. Blockeel, equation A.8.

    >>> total_given([Fraction(1, 3), 0], [Fraction(1, 2), Fraction(1, 2)])
    Fraction(1, 6)
    """
    return sum(p * weight for p, weight in zip(p_a_given_bc, p_b_given_c, strict=True))


def bayes_given(p_b_given_ac: Number, p_a_given_c: Number, p_b_given_c: Number) -> Any:
    """Bayes' rule under a condition. Blockeel, equation A.11.

    >>> bayes_given(Fraction(1, 3), Fraction(1, 6), Fraction(1, 6))
    Fraction(1, 3)
    """
    return p_b_given_ac * p_a_given_c / p_b_given_c


def two_dice(faces: int) -> list[tuple[int, int]]:
    """All pairs of numbers that two dice can show."""
    return [(red, blue) for red in range(1, faces + 1) for blue in range(1, faces + 1)]


def chance_of_sum(faces: int, total: int) -> Any:
    """The probability that two dice show a sum, as a part of a hand calculation.

    >>> chance_of_sum(6, 5)
    Fraction(1, 9)
    """
    pairs = two_dice(faces)
    return event_probability(pairs, [pair for pair in pairs if sum(pair) == total])


def chance_of_high(faces: int, high: int) -> Any:
    """The probability that the first of two dice shows a number or more, as a part of a hand calculation."""
    pairs = two_dice(faces)
    return event_probability(pairs, [pair for pair in pairs if pair[0] >= high])


def chance_of_both_high(faces: int, high: int) -> Any:
    """The probability that both dice show a number or more, as a part of a hand calculation."""
    pairs = two_dice(faces)
    return event_probability(pairs, [pair for pair in pairs if min(pair) >= high])


def late_in_rain(late_bike_in_rain: float, late_tram_in_rain: float, bike_in_rain: float, tram: float) -> Any:
    """The total probability of being late in the rain, as a part of a hand calculation."""
    return total_given([late_bike_in_rain, late_tram_in_rain], [bike_in_rain, tram])
