"""Joint tables, and the rules of sum and product.

Blockeel, section 12.3 and appendix A; Mitchell, chapter 5.

A joint table is a list of pairs, the values of the variables and their probability; cells that are not listed are 0. A
mapping from tuples of values is read too. Probabilities may be Fractions; what is computed from them then is exact.
"""

import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, product
from typing import Any

Values = tuple[Any, ...]
Joint = Mapping[Values, float] | Sequence[tuple[Sequence[Any], float]]
Evidence = Mapping[int, Any] | Sequence[tuple[int, Any]]  # the value of the variable at a position
NEAR = 1e-9  # two floats that should be equal differ by less; probabilities in exercises have at most six decimals


def cells(joint: Joint) -> dict[Values, float]:
    """A joint table as a mapping from tuples of values."""
    pairs = joint.items() if isinstance(joint, Mapping) else joint
    return {tuple(values): p for values, p in pairs}


def joint_distribution(rows: Sequence[Mapping[str, Any]], variables: Sequence[str]) -> dict[Values, Fraction]:
    """The share of each combination of values that occurs, values in the order of `variables`. Blockeel, 12.3.1.

    >>> rows = [{"a": "u", "b": 1}, {"a": "u", "b": 2}, {"a": "u", "b": 1}]
    >>> {values: str(p) for values, p in joint_distribution(rows, ["b", "a"]).items()}
    {(1, 'u'): '2/3', (2, 'u'): '1/3'}
    """
    counts = Counter(tuple(row[name] for name in variables) for row in rows)
    return {values: Fraction(count, len(rows)) for values, count in counts.items()}


def table_size(sizes: Iterable[int]) -> int:
    """The number of cells of a joint table: the product of the sizes of the domains. Blockeel, example 12.2.

    >>> table_size([6] * 10)
    60466176
    """
    return math.prod(sizes)


def marginal(joint: Joint, keep: Sequence[int]) -> dict[Values, float]:
    """The distribution of the variables at some positions: the others are summed out. Blockeel, section A.7.

    >>> marginal({("sun", "hot"): 0.5, ("sun", "cold"): 0.25, ("rain", "cold"): 0.25}, [0])
    {('sun',): 0.75, ('rain',): 0.25}
    """
    added: dict[Values, list[float]] = {}
    for values, p in cells(joint).items():
        added.setdefault(tuple(values[place] for place in keep), []).append(p)
    # always tuples, also for one variable
    return {values: sum(parts) for values, parts in added.items()}  # sum, not fsum: Fractions stay exact


def selected(joint: Joint, evidence: Evidence) -> dict[Values, float]:
    """The cells of a joint table that agree with the evidence."""
    known = list(evidence.items() if isinstance(evidence, Mapping) else evidence)
    return {values: p for values, p in cells(joint).items() if all(values[place] == value for place, value in known)}


def conditional_distribution(joint: Joint, target: int, evidence: Evidence) -> dict[Any, float]:
    """P(target | evidence) for each possible value of one variable. Blockeel, section 12.3.2.

    The evidence is by position; where it is impossible, ValueError is raised.

    >>> table = {("sun", "hot"): 0.5, ("sun", "cold"): 0.25, ("rain", "cold"): 0.25}
    >>> conditional_distribution(table, 0, {1: "cold"})
    {'sun': 0.5, 'rain': 0.5}
    """
    weights = {values[0]: p for values, p in marginal(selected(joint, evidence), [target]).items()}
    whole = sum(weights.values())
    if not whole:
        raise ValueError("the evidence is impossible")
    return {value: p / whole for value, p in weights.items()}


def best_accuracy(joint: Joint, target: int) -> float:
    """The probability that the best guess of one variable from all others is right. Blockeel, section 12.3.2.

    >>> best_accuracy({("sun", "hot"): 0.5, ("sun", "cold"): 0.25, ("rain", "cold"): 0.25}, 0)
    0.75
    """
    likeliest: dict[Values, float] = {}
    for values, p in cells(joint).items():
        rest = values[:target] + values[target + 1 :]
        # for each combination of the others the best guess is right with its largest cell
        likeliest[rest] = max(likeliest.get(rest, 0), p)
    return sum(likeliest.values())


def independent(joint: Joint, a: Sequence[int], b: Sequence[int], *, given: Sequence[int] = ()) -> bool:
    """Whether two groups of variables are independent, given others or not: P(a, b | c) = P(a | c) P(b | c) everywhere.

    Exact for Fractions. Blockeel, section 12.1.

    >>> coins = {(x, y, x == y): Fraction(1, 4) for x in "ht" for y in "ht"}
    >>> independent(coins, [0], [2]), independent(coins, [0], [1, 2]), independent(coins, [0], [1], given=[2])
    (True, False, False)
    """
    both, left, right, rest = (marginal(joint, keep) for keep in ([*a, *b, *given], [*a, *given], [*b, *given], given))
    cut_a, cut_b = len(a), len(b)
    return all(
        # multiplied out: P(a, b, c) P(c) = P(a, c) P(b, c) needs no division by a P(c) of 0
        same(both.get((*x[:cut_a], *y[:cut_b], *condition), 0) * whole, p * q)
        for condition, whole in rest.items()
        for x, p in left.items()
        for y, q in right.items()
        if x[cut_a:] == condition == y[cut_b:]
    )


def same(one: float, other: float) -> bool:
    """Whether two probabilities are equal: exactly, or nearly if they are floats."""
    exact = isinstance(one, int | Fraction) and isinstance(other, int | Fraction)
    return one == other if exact else abs(one - other) <= NEAR


def independent_pairs(joint: Joint) -> list[tuple[int, int]]:
    """The positions of all pairs of independent variables."""
    if not cells(joint):
        raise ValueError("a joint table without cells has no variables")
    width = len(next(iter(cells(joint))))
    return [(a, b) for a, b in combinations(range(width), 2) if pair_factorises(joint, a, b)]


def pair_factorises(joint: Joint, a: int, b: int) -> bool:
    """Whether the joint table of two variables is the product of their two marginal tables."""
    both, left, right = marginal(joint, [a, b]), marginal(joint, [a]), marginal(joint, [b])
    # the cells that are listed will do: if all are products, these add up to 1, and nothing is left for other cells
    return all(abs(p - left[values[:1]] * right[values[1:]]) <= NEAR for values, p in both.items())


def independent_groups(joint: Joint, groups: Sequence[Sequence[int]]) -> bool:
    """Whether groups of variables are mutually independent: the joint is the product of the marginals."""
    tables = [marginal(joint, group) for group in groups]
    whole = marginal(joint, [place for group in groups for place in group])
    return all(
        same(whole.get(tuple(value for values, _ in picks for value in values), 0), math.prod(p for _, p in picks))
        for picks in product(*(table.items() for table in tables))
    )


def total_probability(conditionals: Sequence[float], weights: Sequence[float]) -> float:
    """P(A) as the sum of P(A | B) P(B) over exclusive and exhaustive events B. Blockeel, section A.4.

    >>> print(total_probability([Fraction(5, 10), Fraction(2, 10)], [Fraction(1, 2), Fraction(1, 2)]))
    7/20
    """
    # hypotheses that leave something out would give too small a total, silently
    if not math.isclose(sum(weights), 1, abs_tol=NEAR):
        raise ValueError("the weights do not add up to 1")
    return sum(p * weight for p, weight in zip(conditionals, weights, strict=True))
