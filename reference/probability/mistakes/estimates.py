"""Known mistakes with probabilities that are estimated from counts."""

from collections.abc import Sequence
from typing import Any

from reference.probability.estimates import EstimateState
from reference.process import Process


def prior_not_weighted(count: float, total: float, m: float, prior: float) -> float:
    """The prior added without its weight m."""
    return (count + prior) / (total + m)


def weight_added(count: float, total: float, m: float, prior: float) -> float:
    """m added above and below, the prior forgotten."""
    return (count + m) / (total + m)


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
