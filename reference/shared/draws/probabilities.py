"""Probabilities, alone and as distributions over exclusive hypotheses."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

from reference.shared.draws.numbers import decimal_number

TRIES = 1000  # a range of one hundredth may hold no allowed value; then this ends the search


def probability(
    random: Random, within: Sequence[float] = (0, 1), decimals: int = 2, apart_from: Sequence[float] = ()
) -> float:
    """A probability other than 0, 1/2 and 1, and other than p and 1 - p for every p of `apart_from`.

    So a hand calculation shows which number was used: p taken for q, or for 1 - p, gives another result.

    >>> probability(Random(1), within=[0.8, 0.98]), probability(Random(1), within=[0.8, 0.98], apart_from=[0.84])
    (0.84, 0.98)
    """
    # one step of the last decimal: what is nearer would be printed as the same number
    unit = 10**-decimals
    taken = [0.0, 1.0, 0.5, *apart_from, *(1 - p for p in apart_from)]
    for _ in range(TRIES):
        drawn = decimal_number(random, within, decimals)
        if all(abs(drawn - p) > unit / 2 for p in taken):  # half the last decimal: 1 - 0.84 is not the float 0.16
            return drawn
    raise ValueError("no such probability: a wider range or more decimals may do")


def distribution(random: Random, hypotheses: Sequence[str], decimals: int = 2) -> dict[str, float]:
    """Probabilities of exclusive hypotheses, all above 0, that add up to 1: the interval [0, 1] is cut at random.

    >>> distribution(Random(1), ["a", "b", "c"])
    {'a': 0.18, 'b': 0.55, 'c': 0.27}
    """
    unit: int = 10**decimals
    # cut in whole units, so that the shares have the decimals wanted and add up to 1 on paper
    cuts = [0, *sorted(random.sample(range(1, unit), len(hypotheses) - 1)), unit]
    shares = [(high - low) / unit for low, high in pairwise(cuts)]
    return dict(zip(hypotheses, shares, strict=True))
