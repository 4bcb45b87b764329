"""Known mistakes with joint tables."""

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Any

from reference.probability.estimates import Row
from reference.probability.joint import Evidence, Joint, cells, marginal, same, selected


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
