"""Promises about joint tables, events and tables of counts: predicates over the arguments."""

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise, product
from typing import Any

from reference.probability.joint import Joint, cells, marginal, selected
from reference.probability.multivariate import Matrix, determinant
from reference.shared.promises import are_distinct, have_one_length, is_distribution

CLEARLY = 1e-6  # above the 1e-7 of the text by a factor of ten; what should be equal differs by less than 1e-9


def is_joint_table(joint: Sequence[Sequence[Any]]) -> bool:
    """Whether a table lists combinations of one length, each once, with probabilities that add up to 1."""
    keys = [tuple(values) for values, _ in joint]
    return have_one_length(keys) and are_distinct(keys) and is_distribution(p for _, p in joint)


def are_positions(places: Sequence[int], joint: Sequence[Sequence[Any]]) -> bool:
    """Whether these are positions of variables of a joint table, each at most once."""
    return are_distinct(places) and all(0 <= place < len(joint[0][0]) for place in places)


def evidence_is_possible(joint: Joint, target: int, evidence: Sequence[tuple[int, Any]]) -> bool:
    """Whether the evidence is about other variables than the target, each once, and has a probability above 0."""
    known = [place for place, _ in evidence]
    rows = [[values, p] for values, p in cells(joint).items()]
    return are_positions([target, *known], rows) and sum(selected(joint, evidence).values()) > 0


def independence_is_clear(joint: Joint) -> bool:
    """Whether the tables of any two variables are nearly equal to the product of their marginals, or far from it."""
    width = len(next(iter(cells(joint))))
    return all(
        not 1e-9 < abs(both.get(x + y, 0) - p * q) < CLEARLY
        for a, b in combinations(range(width), 2)
        for both in [marginal(joint, [a, b])]
        for (x, p), (y, q) in product(marginal(joint, [a]).items(), marginal(joint, [b]).items())
    )


def are_events(outcomes: Sequence[str], pairs: Sequence[Sequence[Sequence[str]]]) -> bool:
    """Whether outcomes are all different, and every event has some of them, each once."""
    events = [event for pair in pairs for event in pair]
    return are_distinct(outcomes) and all(
        event and are_distinct(event) and set(event) <= set(outcomes) for event in events
    )


def condition_is_met(rows: Sequence[Mapping[str, Any]], event: Mapping[str, Any], given: Mapping[str, Any]) -> bool:
    """Whether event and condition name different columns, at least one each, and some row meets the condition."""
    named = [*event, *given]
    return (
        bool(event and given)
        and are_distinct(named)
        and set(named) <= set(rows[0])
        and any(all(row[name] == value for name, value in given.items()) for row in rows)
    )


def values_exist(distributions: Mapping[str, Mapping[str, float]], assignment: Mapping[str, str]) -> bool:
    """Whether every variable has a distribution, and all values of the assignment are values of their variables."""
    return all(map(is_distribution, distributions.values())) and all(
        value in distributions.get(name, {}) for name, value in assignment.items()
    )


def is_covariance(covariance: Matrix) -> bool:
    """Whether a matrix is symmetric and has only positive pivots."""
    size = len(covariance)
    if any(covariance[i][j] != covariance[j][i] for i in range(size) for j in range(i)):
        return False
    try:
        return determinant(covariance) > 0
    except ValueError:
        return False


def is_step_density(pieces: Sequence[Sequence[float]]) -> bool:
    """Whether steps `[low, high, height]` do not overlap, and the area below them is 1."""
    ordered = sorted(map(tuple, pieces))
    apart = all(one[1] <= other[0] for one, other in pairwise(ordered))
    legal = all(low < high and height >= 0 for low, high, height in pieces)
    return apart and legal and abs(sum((high - low) * height for low, high, height in pieces) - 1) < 1e-9
