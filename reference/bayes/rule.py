"""Bayes' rule over exclusive hypotheses. Mitchell, section 6.2; Witten, section 4.2; Kubat, section 2.1.

Everything here also works in Fractions. The evidence P(e) is the sum of the joint probabilities, never an input of
its own: it cancels in the posterior, so that priors may be given as a ratio (2 to 1) and likelihoods as densities.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reference.process import Process

Distribution = Mapping[Any, float]  # hypothesis -> number


def joints(prior: Distribution, likelihood: Distribution) -> dict[Any, float]:
    """P(h) P(e | h) for every hypothesis of the prior. Mitchell, section 6.2: the cancer test.

    >>> test = joints({"cancer": 0.008, "healthy": 0.992}, {"cancer": 0.98, "healthy": 0.03})
    >>> {h: round(p, 4) for h, p in test.items()}
    {'cancer': 0.0078, 'healthy': 0.0298}
    """
    # a hypothesis without a likelihood would silently drop out of the sum
    if prior.keys() != likelihood.keys():
        raise ValueError("prior and likelihood must name the same hypotheses")
    return {h: joint(p, likelihood[h]) for h, p in prior.items()}


def normalised(weights: Distribution) -> dict[Any, float]:
    """The weights divided by their sum; ValueError if all weights are 0."""
    total = sum(weights.values())  # sum, not fsum: Fractions stay exact
    if not total:
        raise ValueError("the weights are all zero: no hypothesis explains the evidence")
    return {h: weight / total for h, weight in weights.items()}


def posterior(prior: Distribution, likelihood: Distribution) -> dict[Any, float]:
    """P(h | e) for every hypothesis. Kubat, table 2.1: a pie with a thin filling.

    >>> from fractions import Fraction as F
    >>> pie = posterior({"pos": F(4, 8), "neg": F(4, 8)}, {"pos": F(2, 4), "neg": F(1, 4)})
    >>> {h: str(p) for h, p in pie.items()}
    {'pos': '2/3', 'neg': '1/3'}
    """
    return normalised(joints(prior, likelihood))


@dataclass(frozen=True, slots=True)
class BeliefState:
    """The probability of each hypothesis after `seen` pieces of evidence."""

    seen: int
    belief: dict[Any, float]


def belief_start(prior: Distribution, likelihoods: Sequence[Distribution]) -> BeliefState:
    """The state before any evidence: the prior, divided by its sum."""
    return BeliefState(0, normalised(prior))


def belief_successors(
    state: BeliefState, prior: Distribution, likelihoods: Sequence[Distribution]
) -> tuple[BeliefState, ...]:
    """The state after the next piece of evidence: the belief so far is its prior. None follows the last one.

    That each likelihood is conditioned on the hypothesis alone makes the pieces conditionally independent.
    """
    if state.seen == len(likelihoods):
        return ()
    return (BeliefState(state.seen + 1, posterior(state.belief, likelihoods[state.seen])),)


BELIEF = Process(belief_start, belief_successors)


def joint(prior: float, likelihood: float) -> float:
    """The joint probability P(h and e) = P(h) P(e | h)."""
    return prior * likelihood


def false_alarm(prior: float, specificity: float) -> float:
    """The probability of a false alarm: (1 - P(h)) (1 - P(no alarm | not h))."""
    return joint(1 - prior, 1 - specificity)


def evidence(hit: float, false_alarm: float) -> float:
    """P(alarm) as the sum of its two exclusive ways: with the hypothesis and without it."""
    return hit + false_alarm


def conditional(joint: float, evidence: float) -> float:
    """The conditional probability P(h | e) = P(h and e) / P(e). Blockeel, example A.5.

    >>> from fractions import Fraction as F
    >>> print(conditional(F(1, 6) * F(1, 6), F(2, 36)))
    1/2
    """
    return joint / evidence


def posterior_of_two(prior: float, likelihood: float, other: float) -> float:
    """P(h | e) from P(h), P(e | h) and the joint probability of e with the only other hypothesis."""
    mine = joint(prior, likelihood)
    return conditional(mine, mine + other)


def posterior_of_alarm(prior: float, sensitivity: float, specificity: float) -> float:
    """P(h | alarm), from a test's prior, sensitivity and specificity."""
    hit = joint(prior, sensitivity)
    return conditional(hit, evidence(hit, false_alarm(prior, specificity)))
