"""Promises about rule sets that rank: equal estimates are equal however they are computed."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from statistics import fmean
from typing import Any

from reference.rules.coverage import Body, Rows, coverage_counts
from reference.rules.rankers import averaged_probability, overlap_segments


def estimates_are_settled(bodies: Sequence[Body], rows: Rows, target: str, positive: Any) -> bool:
    """Whether estimates that are equal as fractions are also equal as floats, in the usual ways to compute them."""
    full = [coverage_counts(body, rows, target, positive) for body in bodies]
    found: list[tuple[Fraction, tuple[float, ...]]] = []
    for covering in overlap_segments(bodies, rows, target, positive):
        counts = [full[place] for place in covering] or [coverage_counts((), rows, target, positive)]
        hits, misses = fmean(each[0] for each in counts), fmean(each[1] for each in counts)
        covered = fmean(sum(each) for each in counts)
        exact = averaged_probability(counts)
        found.append((exact, (float(exact), hits / (hits + misses), hits / covered)))
    return all(one != other or len({*ways, *others}) == 1 for (one, ways), (other, others) in combinations(found, 2))
