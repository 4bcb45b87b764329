"""Known mistakes with probabilities that are estimated from counts."""

import operator
from collections.abc import Sequence
from typing import Any

from reference.probability.estimates import EstimateState, estimate_successors, m_estimate
from reference.process import Process


def prior_not_weighted(count: float, total: float, m: float, prior: float) -> float:
    """The prior added without its weight m."""
    return (count + prior) / (total + m)


def weight_added(count: float, total: float, m: float, prior: float) -> float:
    """m added above and below, the prior forgotten."""
    return (count + m) / (total + m)


def estimate_variant(formula: Any) -> Process[EstimateState]:
    """The trace of estimates by another formula of the counts."""
    return stepwise_variant(lambda hits, trials, last, outcomes, m, prior: formula(hits, trials, m, prior))


def stepwise_variant(formula: Any, counted: Any = operator.eq) -> Process[EstimateState]:
    """The trace of estimates by a formula that also sees the last estimate and all outcomes.

    `counted` says of an outcome and the event whether it is a hit.
    """

    def start(outcomes: Sequence[Any], event: Any, m: float, prior: float) -> EstimateState:
        return EstimateState(0, 0, prior)

    def successors(
        state: EstimateState, outcomes: Sequence[Any], event: Any, m: float, prior: float
    ) -> tuple[EstimateState, ...]:
        if state.trials == len(outcomes):
            return ()
        trials, hits = state.trials + 1, state.hits + counted(outcomes[state.trials], event)
        return (EstimateState(trials, hits, formula(hits, trials, state.estimate, outcomes, m, prior)),)

    return Process(start, successors)


def frequency(count: float, total: float, m: float, prior: float) -> float:
    """The relative frequency: no prior at all."""
    return count / total


def one_trial_successors(
    state: EstimateState, outcomes: Sequence[Any], event: Any, m: float, prior: float
) -> tuple[EstimateState, ...]:
    """The estimate from the next trial alone, with the last estimate as its prior."""
    if state.trials == len(outcomes):
        return ()
    hit = outcomes[state.trials] == event
    return (EstimateState(state.trials + 1, state.hits + hit, (hit + m * state.estimate) / (1 + m)),)


def laplace_successors(
    state: EstimateState, outcomes: Sequence[Any], event: Any, m: float, prior: float
) -> tuple[EstimateState, ...]:
    """Laplace's estimate; the possible outcomes are the event and those that occur."""
    if state.trials == len(outcomes):
        return ()
    trials, hits = state.trials + 1, state.hits + (outcomes[state.trials] == event)
    return (EstimateState(trials, hits, (hits + 1) / (trials + len({event, *outcomes}))),)


def half_start(outcomes: Sequence[Any], event: Any, m: float, prior: float) -> EstimateState:
    """An estimate of one half before any trial, whatever the prior."""
    return EstimateState(0, 0, 0.5)


def all_hits_successors(
    state: EstimateState, outcomes: Sequence[Any], event: Any, m: float, prior: float
) -> tuple[EstimateState, ...]:
    """The estimate with the hits of all trials, those to come included."""
    if state.trials == len(outcomes):
        return ()
    trials, hits = state.trials + 1, sum(each == event for each in outcomes)
    return (EstimateState(trials, hits, m_estimate(hits, trials, m=m, prior=prior)),)


def absent_successors(
    state: EstimateState, outcomes: Sequence[Any], event: Any, m: float, prior: float
) -> tuple[EstimateState, ...]:
    """The right estimate for an event that occurs in some trial, and 0 for any other."""
    if event in outcomes:
        return estimate_successors(state, outcomes, event, m, prior)
    return () if state.trials == len(outcomes) else (EstimateState(state.trials + 1, 0, 0.0),)


ESTIMATE_BY_FREQUENCY = estimate_variant(frequency)
ESTIMATE_PRIOR_NOT_WEIGHTED = estimate_variant(prior_not_weighted)
ESTIMATE_WEIGHT_ADDED = estimate_variant(weight_added)
ESTIMATE_WITHOUT_M_BELOW = estimate_variant(lambda count, total, m, prior: (count + m * prior) / total)
ESTIMATE_FROM_HALF = estimate_variant(lambda count, total, m, prior: (count + m / 2) / (total + m))
ESTIMATE_ZERO_UNTIL_SEEN = estimate_variant(
    lambda count, total, m, prior: (count + m * prior) / (total + m) if count else 0.0
)
ESTIMATE_FROM_LAST = stepwise_variant(lambda hits, trials, last, outcomes, m, prior: (hits + m * last) / (trials + m))
ESTIMATE_OVER_ALL = stepwise_variant(
    lambda hits, trials, last, outcomes, m, prior: (hits + m * prior) / (len(outcomes) + m)
)
ESTIMATE_OF_OTHERS = stepwise_variant(
    lambda hits, trials, last, outcomes, m, prior: (hits + m * prior) / (trials + m), counted=operator.ne
)
ESTIMATE_AFTER_HALF = Process(half_start, ESTIMATE_FROM_HALF.successors)
ESTIMATE_WITH_ALL_HITS = Process(ESTIMATE_FROM_LAST.start, all_hits_successors)
ESTIMATE_ZERO_IF_ABSENT = Process(ESTIMATE_FROM_LAST.start, absent_successors)
ESTIMATE_OF_ONE_TRIAL = Process(ESTIMATE_FROM_LAST.start, one_trial_successors)
ESTIMATE_BY_LAPLACE = Process(ESTIMATE_FROM_LAST.start, laplace_successors)
ESTIMATE_BY_CONTAINMENT = stepwise_variant(
    lambda hits, trials, last, outcomes, m, prior: (hits + m * prior) / (trials + m), counted=operator.contains
)
