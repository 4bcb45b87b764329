"""Probabilities estimated from counts. Kubat, sections 2.1 and 2.3; Witten, section 4.2; Blockeel, section 12.4.1.

Counts and priors may be Fractions; the estimates then are exact.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reference.process import Process

Row = Mapping[str, Any]


def relative_frequency(count: float, total: float) -> float:
    """The share of the trials in which something happened; raises ValueError if there are no trials.

    >>> relative_frequency(30, 200)
    0.15
    """
    # never 0 silently: no trial says nothing
    if not total:
        raise ValueError("no trials have no relative frequency")
    return count / total


def relative_frequencies(outcomes: Sequence[Any]) -> dict[Any, float]:
    """The share of each outcome, in the order of first occurrence.

    >>> relative_frequencies(["heads", "tails", "heads", "heads"])
    {'heads': 0.75, 'tails': 0.25}
    """
    return {outcome: relative_frequency(count, len(outcomes)) for outcome, count in Counter(outcomes).items()}


def matching(rows: Sequence[Row], values: Row) -> list[Row]:
    """The rows that have all these values."""
    return [row for row in rows if all(row[name] == value for name, value in values.items())]


def conditional_probability(rows: Sequence[Row], event: Row, given: Row) -> float:
    """The estimate of P(event | given): a share of the rows that meet `given`. Kubat, equation 2.2.

    >>> rows = [{"size": s, "class": c} for s, c in [("thick", "pos"), ("thick", "neg"), ("thin", "pos")]]
    >>> conditional_probability(rows, {"class": "pos"}, {"size": "thick"})
    0.5
    """
    among = matching(rows, given)
    return relative_frequency(len(matching(among, event)), len(among))


def laplace_estimate(count: float, total: float, *, k: int = 2) -> float:
    """Laplace's estimate (count + 1)/(total + k), where k outcomes are possible, seen or not. Witten, section 4.2.

    >>> [laplace_estimate(count, 9, k=3) for count in (2, 4, 3)] == [3 / 12, 5 / 12, 4 / 12]
    True
    """
    # k outcomes get 1 each, so the total grows by k; forgetting that is the usual mistake
    return (count + 1) / (total + k)


def m_estimate(
    count: float, total: float, *, m: float, prior: float | None = None, per_value: bool = False, k: int | None = None
) -> float:
    """The m-estimate (count + m prior)/(total + m): m imagined trials that follow the prior. Kubat, equation 2.7.

    Blockeel (section 12.4.1) adds m to *each* of k values, whose priors are equal: `per_value`.

    >>> round(m_estimate(3, 5, m=2, prior=0.5), 2), round(m_estimate(3, 10, m=2, per_value=True, k=4), 4)
    (0.57, 0.2778)
    """
    if per_value:
        if k is None:
            raise ValueError("say how many values there are")
        m, prior = m * k, 1 / k  # m for each value is m k in all, spread evenly
    if prior is None:
        raise ValueError("say what the prior is")
    if not total + m:  # 0/0: no trials and m = 0
        raise ValueError("neither trials nor a prior to go by")
    return (count + m * prior) / (total + m)


def m_estimates(counts: Mapping[Any, float], priors: Mapping[Any, float], m: float) -> dict[Any, float]:
    """The m-estimate of every outcome that has a prior; they add up to 1 if the priors do. Kubat, section 2.3.

    >>> m_estimates({"a": 3, "b": 1}, {"a": 0.25, "b": 0.25, "c": 0.5}, m=4)
    {'a': 0.5, 'b': 0.25, 'c': 0.25}
    """
    total = sum(counts.values())
    return {outcome: m_estimate(counts.get(outcome, 0), total, m=m, prior=prior) for outcome, prior in priors.items()}


@dataclass(frozen=True, slots=True)
class EstimateState:
    """The estimate after `trials` trials, in `hits` of which the event happened."""

    trials: int
    hits: int
    estimate: float


def estimate_start(outcomes: Sequence[Any], event: Any, m: float, prior: float) -> EstimateState:
    """The state before any trial: the estimate is the prior."""
    # with m = 0 there is no estimate before the first trial, and m_estimate raises
    return EstimateState(0, 0, m_estimate(0, 0, m=m, prior=prior))


def estimate_successors(
    state: EstimateState, outcomes: Sequence[Any], event: Any, m: float, prior: float
) -> tuple[EstimateState, ...]:
    """The state with the m-estimate after the next trial; no state follows the last trial. Kubat, table 2.4."""
    if state.trials == len(outcomes):
        return ()
    trials, hits = state.trials + 1, state.hits + (outcomes[state.trials] == event)
    return (EstimateState(trials, hits, m_estimate(hits, trials, m=m, prior=prior)),)


ESTIMATE = Process(estimate_start, estimate_successors)


def laplace_of(count: float, total: float, values: int) -> float:
    """Laplace's estimate, as a part of a hand calculation."""
    return laplace_estimate(count, total, k=values)


def m_estimate_of(count: float, total: float, m: float, prior: float) -> float:
    """The m-estimate, as a part of a hand calculation."""
    return m_estimate(count, total, m=m, prior=prior)
