"""Known mistakes with probabilities that are estimated from counts."""

import math
from collections.abc import Sequence
from typing import Any

from reference.probability.estimates import EstimateState, Row, matching, relative_frequencies
from reference.process import Process


def odds(outcomes: Sequence[Any]) -> dict[Any, float]:
    """Each outcome over all the others: odds, not shares."""
    return {value: p / (1 - p) if p < 1 else math.inf for value, p in relative_frequencies(outcomes).items()}


def plain_counts(outcomes: Sequence[Any]) -> dict[Any, float]:
    """The counts, not divided by the number of trials."""
    return {value: p * len(outcomes) for value, p in relative_frequencies(outcomes).items()}


def equally_likely(outcomes: Sequence[Any]) -> dict[Any, float]:
    """One over the number of different outcomes, however often each occurred."""
    return dict.fromkeys(outcomes, 1 / len(set(outcomes)))


def joint_for_conditional(rows: Sequence[Row], event: Row, given: Row) -> float:
    """P(event and given): divided by all rows."""
    return len(matching(rows, {**event, **given})) / len(rows)


def condition_turned_around(rows: Sequence[Row], event: Row, given: Row) -> float:
    """P(given | event)."""
    return len(matching(rows, {**event, **given})) / len(matching(rows, event))


def condition_ignored(rows: Sequence[Row], event: Row, given: Row) -> float:
    """P(event), whatever is given."""
    return len(matching(rows, event)) / len(rows)


def one_added_above(count: float, total: float, values: int) -> float:
    """1 added to the count alone."""
    return (count + 1) / total


def one_added_on_both(count: float, total: float, values: int) -> float:
    """1 added above and 1 below."""
    return (count + 1) / (total + 1)


def two_added_below(count: float, total: float, values: int) -> float:
    """2 added below, as for two outcomes, whatever their number."""
    return (count + 1) / (total + 2)


def nothing_added(count: float, total: float, values: int) -> float:
    """The relative frequency."""
    return count / total


def prior_not_weighted(count: float, total: float, m: float, prior: float) -> float:
    """The prior added without its weight m."""
    return (count + prior) / (total + m)


def weight_added(count: float, total: float, m: float, prior: float) -> float:
    """m added above and below, the prior forgotten."""
    return (count + m) / (total + m)


def weight_not_below(count: float, total: float, m: float, prior: float) -> float:
    """m imagined trials added above only."""
    return (count + m * prior) / total


def estimate_variant(formula: Any) -> Process[EstimateState]:
    """The trace of estimates by another formula."""

    def start(outcomes: Sequence[Any], event: Any, m: float, prior: float) -> EstimateState:
        return EstimateState(0, 0, prior)

    def successors(
        state: EstimateState, outcomes: Sequence[Any], event: Any, m: float, prior: float
    ) -> tuple[EstimateState, ...]:
        if state.trials == len(outcomes):
            return ()
        trials, hits = state.trials + 1, state.hits + (outcomes[state.trials] == event)
        return (EstimateState(trials, hits, formula(hits, trials, m, prior)),)

    return Process(start, successors)


def frequency(count: float, total: float, m: float, prior: float) -> float:
    """The relative frequency: no prior at all."""
    return count / total


ESTIMATE_BY_FREQUENCY = estimate_variant(frequency)
ESTIMATE_PRIOR_NOT_WEIGHTED = estimate_variant(prior_not_weighted)
ESTIMATE_WEIGHT_ADDED = estimate_variant(weight_added)
