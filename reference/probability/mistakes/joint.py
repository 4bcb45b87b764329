"""Known mistakes with joint tables."""

import math
import operator
from collections.abc import Callable, Sequence
from itertools import combinations, product
from statistics import fmean
from typing import Any

from reference.probability.estimates import Row
from reference.probability.joint import (
    Evidence,
    Joint,
    cells,
    independent,
    joint_distribution,
    marginal,
    same,
    selected,
)


def counts_of_combinations(rows: Sequence[Row], variables: Sequence[str]) -> dict[tuple[Any, ...], float]:
    """How often each combination occurs, not divided."""
    found: dict[tuple[Any, ...], float] = {}
    for row in rows:
        key = tuple(row[name] for name in variables)
        found[key] = found.get(key, 0) + 1
    return found


def averaged_out(joint: Joint, keep: Sequence[int]) -> dict[tuple[Any, ...], float]:
    """The other variables averaged out instead of summed out."""
    added: dict[tuple[Any, ...], list[float]] = {}
    for values, p in cells(joint).items():
        added.setdefault(tuple(values[place] for place in keep), []).append(p)
    return {values: fmean(parts) for values, parts in added.items()}


def largest_kept(joint: Joint, keep: Sequence[int]) -> dict[tuple[Any, ...], float]:
    """The largest cell instead of the sum: what a dict does that is overwritten or maximised."""
    found: dict[tuple[Any, ...], float] = {}
    for values, p in cells(joint).items():
        key = tuple(values[place] for place in keep)
        found[key] = max(found.get(key, 0), p)
    return found


def cells_not_divided(joint: Joint, target: int, evidence: Evidence) -> dict[Any, float]:
    """P(target and evidence), not divided by P(evidence)."""
    return {values[0]: p for values, p in marginal(selected(joint, evidence), [target]).items()}


def evidence_ignored(joint: Joint, target: int, evidence: Evidence) -> dict[Any, float]:
    """P(target), whatever was seen."""
    return {values[0]: p for values, p in marginal(joint, [target]).items()}


def last_cell_divided(joint: Joint, target: int, evidence: Evidence) -> dict[Any, float]:
    """The last cell of each value of the target, divided by the sum of these cells: a dict that is overwritten."""
    kept = {values[target]: p for values, p in selected(joint, evidence).items()}
    return {value: p / sum(kept.values()) for value, p in kept.items()}


def evidence_by_naive_bayes(joint: Joint, target: int, evidence: Evidence) -> dict[Any, float]:
    """P(target) times P(piece | target) for each piece of evidence, divided by the sum."""
    alone = evidence_ignored(joint, target, evidence)
    pieces = [cells_not_divided(joint, target, [piece]) for piece in dict(evidence).items()]
    weights = {value: p * math.prod(piece.get(value, 0) / p for piece in pieces) for value, p in alone.items() if p}
    return {value: weight / sum(weights.values()) for value, weight in weights.items()}


def pairs_by_first_cell(joint: Joint) -> list[tuple[int, int]]:
    """Pairs judged by one combination of values only, the first."""
    width = len(next(iter(cells(joint))))
    found = []
    for a, b in combinations(range(width), 2):
        values, p = next(iter(marginal(joint, [a, b]).items()))
        if same(p, marginal(joint, [a])[values[:1]] * marginal(joint, [b])[values[1:]]):
            found.append((a, b))
    return found


def pairs_with_all_cells(joint: Joint) -> list[tuple[int, int]]:
    """Pairs all of whose combinations can occur."""
    width = len(next(iter(cells(joint))))
    return [
        (a, b)
        for a, b in combinations(range(width), 2)
        if len(marginal(joint, [a, b])) == len(marginal(joint, [a])) * len(marginal(joint, [b]))
    ]


def pairs_by_equal_floats(joint: Joint) -> list[tuple[int, int]]:
    """Pairs whose probabilities are equal to the products as floats, to the last bit."""
    return pairs_by_products(joint, all, operator.eq)


def pairs_by_any_cell(joint: Joint) -> list[tuple[int, int]]:
    """Pairs for which some combination of values satisfies the equation."""
    return pairs_by_products(joint, any, same)


def pairs_within_a_hundredth(joint: Joint) -> list[tuple[int, int]]:
    """Pairs for which no probability differs from the product by 0.01 or more."""
    return pairs_by_products(joint, all, lambda both, product: abs(both - product) < 0.01)


def pairs_by_products(joint: Joint, over: Callable[..., bool], equal: Callable[..., bool]) -> list[tuple[int, int]]:
    """Pairs for which the probabilities of all or any combinations equal the products of those of their values."""
    width = len(next(iter(cells(joint))))
    return [
        (a, b)
        for a, b in combinations(range(width), 2)
        for both in [marginal(joint, [a, b])]
        if over(
            equal(both.get(x + y, 0), p * q)
            for x, p in marginal(joint, [a]).items()
            for y, q in marginal(joint, [b]).items()
        )
    ]


def pairs_given_the_others(joint: Joint) -> list[tuple[int, int]]:
    """Pairs that are independent given all other variables."""
    places = range(len(next(iter(cells(joint)))))
    return [
        (a, b)
        for a, b in combinations(places, 2)
        if independent(joint, [a], [b], given=[place for place in places if place not in (a, b)])
    ]


def product_of_marginals(joint: Joint, keep: Sequence[int]) -> dict[tuple[Any, ...], float]:
    """The product of the distributions of the single variables, for all combinations of their values."""
    alone = [marginal(joint, [place]) for place in keep]
    return {
        tuple(value for values, _ in picks for value in values): math.prod(p for _, p in picks)
        for picks in product(*(table.items() for table in alone))
    }


def product_of_frequencies(rows: Sequence[Row], variables: Sequence[str]) -> dict[tuple[Any, ...], float]:
    """The product of the relative frequencies of the single values, for all combinations of values."""
    shares = {values: float(p) for values, p in joint_distribution(rows, variables).items()}
    return product_of_marginals(shares, range(len(variables)))


def corrected_frequencies(rows: Sequence[Row], variables: Sequence[str]) -> dict[tuple[Any, ...], float]:
    """Laplace's estimate of every combination of values, those that never occur included."""
    keys = list(product_of_frequencies(rows, variables))
    counts = counts_of_combinations(rows, variables)
    return {key: (counts.get(key, 0) + 1) / (len(rows) + len(keys)) for key in keys}
