"""Known mistakes in EM for a mixture of normal distributions."""

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from reference.clustering.gaussian_mixture import (
    MixtureState,
    Numbers,
    Row,
    em_start,
    equal_priors,
    responsibilities,
    weighted_mean,
    weighted_variance,
)
from reference.probability.gaussian import density
from reference.process import Process

Rows = Sequence[Sequence[float]]
EStep = Callable[..., Rows]  # (xs, means, sds, priors) -> responsibilities
Weight = Callable[[float, float, float, float], float]  # (x, mean, sd, prior) -> weight of a component


def shared_by(weight: Weight) -> Callable[..., list[list[float]]]:
    """Responsibilities in proportion to another weight."""

    def found(xs: Numbers, means: Numbers, sds: Numbers, priors: Numbers | None = None) -> list[list[float]]:
        chances = equal_priors(means) if priors is None else priors
        rows = [[weight(x, *each) for each in zip(means, sds, chances, strict=True)] for x in xs]
        return [[value / sum(row) for value in row] for row in rows]

    return found


def bell(x: float, mean: float, sd: float, prior: float) -> float:
    """Prior times the density without its factor 1/sd."""
    return prior * math.exp(-((x - mean) ** 2) / (2 * sd * sd))


def doubled_sd(x: float, mean: float, sd: float, prior: float) -> float:
    """Prior times a density with 2 sd for 2 sd²."""
    return prior / sd * math.exp(-((x - mean) ** 2) / (2 * sd))


def without_prior(x: float, mean: float, sd: float, prior: float) -> float:
    """The density alone."""
    return density(x, mean, sd)


without_height = shared_by(bell)
with_doubled_sd = shared_by(doubled_sd)
without_priors = shared_by(without_prior)


def weights_only(xs: Numbers, means: Numbers, sds: Numbers, priors: Numbers) -> list[list[float]]:
    """Prior times density, not made to add up to 1."""
    return [[p * density(x, mean, sd) for mean, sd, p in zip(means, sds, priors, strict=True)] for x in xs]


def shared_by_component(xs: Numbers, means: Numbers, sds: Numbers, priors: Numbers) -> list[list[float]]:
    """Weights that add up to 1 over all numbers, for each component."""
    rows = weights_only(xs, means, sds, priors)
    totals = [sum(column) for column in zip(*rows, strict=True)]
    return [[weight / total for weight, total in zip(row, totals, strict=True)] for row in rows]


def hard(xs: Numbers, means: Numbers, sds: Numbers, priors: Numbers | None = None) -> list[list[float]]:
    """All for the likeliest component, and nothing for the others."""
    rows = responsibilities(xs, means, sds, priors)
    return [[float(share == max(row)) for share in row] for row in rows]


def em_by(e_step: EStep) -> Process[MixtureState]:
    """EM with other responsibilities; means and deviations follow from them as they should."""

    def successors(
        state: MixtureState, xs: Numbers, means: Numbers, sds: Numbers, rounds: int
    ) -> tuple[MixtureState, ...]:
        if state.rounds >= rounds or not all(state.sds):
            return ()
        rows = tuple(tuple(row) for row in e_step(xs, state.means, state.sds))
        columns = list(zip(*rows, strict=True))
        moved = tuple(weighted_mean(xs, column) for column in columns)
        return (
            MixtureState(rows, moved, tuple(math.sqrt(weighted_variance(xs, c)) for c in columns), state.rounds + 1),
        )

    return Process(em_start, successors)


def with_learned_priors(
    state: MixtureState, xs: Numbers, means: Numbers, sds: Numbers, rounds: int
) -> tuple[MixtureState, ...]:
    """The next round where the prior of a component is its mean responsibility in the round before."""
    columns = list(zip(*state.responsibilities, strict=True))
    priors = [sum(column) / len(xs) for column in columns] or equal_priors(means)
    return em_by(partial(responsibilities, priors=priors)).successors(state, xs, means, sds, rounds)


EM_LEARNING_PRIORS = Process(em_start, with_learned_priors)
EM_HARD = em_by(hard)
EM_WITHOUT_HEIGHT = em_by(without_height)


def em_with(means_from: Callable[..., Row], sds_from: Callable[..., Row]) -> Process[MixtureState]:
    """EM with other means or deviations; each is made from the numbers, the columns, the new means and the state."""
    step = em_by(responsibilities).successors

    def successors(
        state: MixtureState, xs: Numbers, means: Numbers, sds: Numbers, rounds: int
    ) -> tuple[MixtureState, ...]:
        found = step(state, xs, means, sds, rounds)
        columns = list(zip(*found[0].responsibilities, strict=True)) if found else []
        moved = means_from(xs, columns, state) if found else ()
        return tuple(replace(after, means=moved, sds=sds_from(xs, columns, moved, state)) for after in found)

    return Process(em_start, successors)


def right_means(xs: Numbers, columns: Rows, state: MixtureState) -> Row:
    """The weighted means."""
    return tuple(weighted_mean(xs, column) for column in columns)


def means_by_number(xs: Numbers, columns: Rows, state: MixtureState) -> Row:
    """Weighted sums divided by how many numbers there are."""
    return tuple(sum(w * x for w, x in zip(column, xs, strict=True)) / len(xs) for column in columns)


def spread_from(xs: Numbers, columns: Rows, centres: Numbers) -> list[float]:
    """The weighted mean squared difference from a centre, component by component."""
    return [
        weighted_mean([(x - centre) ** 2 for x in xs], column) for centre, column in zip(centres, columns, strict=True)
    ]


def sds_from_old_means(xs: Numbers, columns: Rows, moved: Numbers, state: MixtureState) -> Row:
    """Weighted deviations from the means of the round before."""
    return tuple(map(math.sqrt, spread_from(xs, columns, state.means)))


def variances(xs: Numbers, columns: Rows, moved: Numbers, state: MixtureState) -> Row:
    """Weighted variances, without the root."""
    return tuple(spread_from(xs, columns, moved))


def same_sds(xs: Numbers, columns: Rows, moved: Numbers, state: MixtureState) -> Row:
    """The deviations as they were."""
    return state.sds


def sds_by_number(xs: Numbers, columns: Rows, moved: Numbers, state: MixtureState) -> Row:
    """Weighted sums of squares divided by how many numbers there are."""
    spread = spread_from(xs, columns, moved)
    return tuple(math.sqrt(s * sum(column) / len(xs)) for s, column in zip(spread, columns, strict=True))


EM_BY_NUMBER = em_with(means_by_number, sds_by_number)
EM_SPREAD_BY_NUMBER = em_with(right_means, sds_by_number)
EM_FROM_OLD_MEANS = em_with(right_means, sds_from_old_means)
EM_VARIANCES = em_with(right_means, variances)
EM_SAME_SDS = em_with(right_means, same_sds)
