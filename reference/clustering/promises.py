"""Promises about points and starting values: no ties where one answer is asked for, no component without spread."""

from collections.abc import Sequence
from typing import Any

from reference.clustering.conditions import all_merges_clear, clearly_nearest, plainly_tied
from reference.clustering.gaussian_mixture import EM, Numbers
from reference.clustering.kmeans import KMEANS, Points

MOST_DEVIATIONS = 35  # from the nearest mean, in deviations: beyond 38 a density is rounded to 0
LEAST_DEVIATION = 1e-3  # smaller ones come from rounding as well as from the numbers


def no_merge_is_tied(points: Points, k: int, linkage: Any) -> bool:
    """Whether one pair of clusters is clearly nearest before each merge until k clusters are left."""
    return all_merges_clear(points, linkage, k)


def no_point_is_tied(points: Points, centres: Points) -> bool:
    """Whether every point has one clearly nearest centre in every round of k-means."""
    steps = KMEANS.steps(points=points, centres=centres)
    return all(clearly_nearest(point, state.centres) for state in steps for point in points)


def ties_are_exact(points: Points, centres: Points) -> bool:
    """Whether in every round of k-means each point has one clearly nearest centre, or an exact tie."""
    steps = KMEANS.steps(points=points, centres=centres)
    return all(
        clearly_nearest(point, state.centres) or plainly_tied(point, state.centres)
        for state in steps
        for point in points
    )


def mixture_stays_spread(xs: Numbers, means: Sequence[float], sds: Sequence[float], rounds: int) -> bool:
    """Whether no component of EM shrinks to a point, and no number is too far from all means for a density."""
    steps = list(EM.steps(xs=xs, means=means, sds=sds, rounds=rounds))
    near = all(
        any(abs(x - mean) <= MOST_DEVIATIONS * sd for mean, sd in zip(state.means, state.sds, strict=True))
        for state in steps
        for x in xs
    )
    return near and all(sd > LEAST_DEVIATION for state in steps for sd in state.sds)
