"""Known mistakes with Bayes' rule: of single parts of a hand calculation, and of the whole posterior.

Figures in brackets are for Mitchell's cancer test (prior 0.008, sensitivity 0.98, specificity 0.97; right is 0.2085).
"""

from collections.abc import Sequence

from reference.bayes.rule import (
    BeliefState,
    Distribution,
    belief_start,
    belief_successors,
    evidence,
    joint,
    joints,
    normalised,
    posterior,
)
from reference.process import Process


def correct_rejection(prior: float, specificity: float) -> float:
    """P(not h and no alarm): the specificity taken for the rate of false alarms (0.9622 for 0.0298)."""
    return joint(1 - prior, specificity)


def parts_without_prior(prior: float, sensitivity: float, specificity: float) -> dict[str, float]:
    """The whole calculation with the prior left out of it: base-rate neglect (0.9703)."""
    hit, other = sensitivity, 1 - specificity
    alarm = evidence(hit, other)
    return {"hit": hit, "false_alarm": other, "alarm": alarm, "posterior": hit / alarm}


def begun_anew(state: BeliefState, prior: Distribution, likelihoods: Sequence[Distribution]) -> tuple[BeliefState, ...]:
    """Each piece of evidence put to the first prior, what was seen before forgotten."""
    if state.seen == len(likelihoods):
        return ()
    return (BeliefState(state.seen + 1, posterior(prior, likelihoods[state.seen])),)


def from_likelihoods(
    state: BeliefState, prior: Distribution, likelihoods: Sequence[Distribution]
) -> tuple[BeliefState, ...]:
    """The likelihoods alone, made to sum to 1."""
    if state.seen == len(likelihoods):
        return ()
    return (BeliefState(state.seen + 1, normalised(likelihoods[state.seen])),)


def not_divided(
    state: BeliefState, prior: Distribution, likelihoods: Sequence[Distribution]
) -> tuple[BeliefState, ...]:
    """The products, not divided by their sum."""
    if state.seen == len(likelihoods):
        return ()
    return (BeliefState(state.seen + 1, joints(state.belief, likelihoods[state.seen])),)


def indifferent_start(prior: Distribution, likelihoods: Sequence[Distribution]) -> BeliefState:
    """All hypotheses alike before any evidence, whatever the prior."""
    return BeliefState(0, dict.fromkeys(prior, 1 / len(prior)))


def divided_by_likelihoods(
    state: BeliefState, prior: Distribution, likelihoods: Sequence[Distribution]
) -> tuple[BeliefState, ...]:
    """The products, divided by the sum of the likelihoods."""
    if state.seen == len(likelihoods):
        return ()
    return (BeliefState(state.seen + 1, joints(state.belief, normalised(likelihoods[state.seen]))),)


def by_position(
    state: BeliefState, prior: Distribution, likelihoods: Sequence[Distribution]
) -> tuple[BeliefState, ...]:
    """Likelihoods taken in the order of their dict, whatever hypotheses they belong to."""
    if state.seen == len(likelihoods):
        return ()
    placed = dict(zip(state.belief, likelihoods[state.seen].values(), strict=True))
    return (BeliefState(state.seen + 1, posterior(state.belief, placed)),)


BELIEF_FROM_THE_PRIOR = Process(belief_start, begun_anew)
BELIEF_WITHOUT_PRIOR = Process(belief_start, from_likelihoods)
BELIEF_FROM_INDIFFERENCE = Process(indifferent_start, belief_successors)
BELIEF_NOT_NORMALISED = Process(belief_start, not_divided)
BELIEF_OVER_LIKELIHOODS = Process(belief_start, divided_by_likelihoods)
BELIEF_BY_POSITION = Process(belief_start, by_position)
