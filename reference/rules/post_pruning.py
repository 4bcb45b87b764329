"""Rule post-pruning: conditions of a rule are dropped one after another, for its own sake.

Mitchell, section 3.7.1.2; Blockeel, section 4.5.3; Witten, section 6.1; Kubat, section 6.6.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from reference.process import Process
from reference.rules.coverage import Body, Condition, Rows, Rule, accuracy_counts
from reference.rules.covering import as_body
from reference.trees.pessimistic import pessimistic_error

NEAR = 1e-9  # errors that differ by less are equal: a limit is a float
Estimate = str | Callable[[int, int], float]  # of the wrong rows, and of all rows that a rule covers


@dataclass(frozen=True, slots=True)
class PrunedState:
    """The body that is left of a rule, and its estimated error."""

    body: tuple[Condition, ...]
    error: Fraction | float


def rule_error(
    body: Body, label: Any, rows: Rows, target: str, *, estimate: Estimate = "training", z: float = 0.69
) -> Fraction | float:
    """The estimated error of a rule, by the rows that it covers; 1 if it covers none.

    "training" is the share of wrong rows, "pessimistic" the upper limit of Witten's section 6.1.

    >>> rows = [{"a": "u", "class": "y"}, {"a": "u", "class": "n"}, {"a": "v", "class": "n"}]
    >>> print(rule_error([("a", "u")], "y", rows, "class"), rule_error([], "n", rows, "class"))
    1/2 1/3
    """
    hits, total = accuracy_counts(body, label, rows, target)
    if not total:
        return Fraction(1)
    if callable(estimate):
        return estimate(total - hits, total)
    return Fraction(total - hits, total) if estimate == "training" else pessimistic_error(total - hits, total, z=z)


def pruned_start(
    body: Body,
    label: Any,
    rows: Rows,
    target: str,
    *,
    estimate: Estimate = "training",
    z: float = 0.69,
    allow_equal: bool = True,
    order: str = "best",
    max_increase: float | None = None,
) -> PrunedState:
    """The state with the whole body."""
    return PrunedState(as_body(body), rule_error(as_body(body), label, rows, target, estimate=estimate, z=z))


def pruned_successors(
    state: PrunedState,
    body: Body,
    label: Any,
    rows: Rows,
    target: str,
    *,
    estimate: Estimate = "training",
    z: float = 0.69,
    allow_equal: bool = True,
    order: str = "best",
    max_increase: float | None = None,
) -> tuple[PrunedState, ...]:
    """The states with one condition less, by the deletion that leaves the lowest error; none if it is not low enough.

    An error as high as before is low enough with `allow_equal` (Blockeel; Mitchell once says so and once not; Witten
    wants a lower one). Kubat allows an increase below `max_increase` instead. With order "first" it is the first
    deletion that is allowed, and then one begins again (Blockeel leaves that open).
    """
    here = as_body(state.body)
    before = rule_error(here, label, rows, target, estimate=estimate, z=z)
    shorter = [here[:place] + here[place + 1 :] for place in range(len(here))]
    found = [PrunedState(each, rule_error(each, label, rows, target, estimate=estimate, z=z)) for each in shorter]

    def is_allowed(error: Fraction | float) -> bool:
        if max_increase is not None:
            return error - before < max_increase - NEAR
        return error < before - NEAR or (allow_equal and error < before + NEAR)

    allowed = [each for each in found if is_allowed(each.error)]
    if order == "first":
        return tuple(allowed[:1])
    least = min((each.error for each in allowed), default=Fraction(0))
    return tuple(each for each in allowed if each.error < least + NEAR)


PRUNED = Process(pruned_start, pruned_successors)


def rule_post_pruning(
    rules: Sequence[Rule],
    rows: Rows,
    target: str,
    *,
    estimate: Estimate = "training",
    z: float = 0.69,
    allow_equal: bool = True,
    order: str = "best",
    max_increase: float | None = None,
) -> list[tuple[tuple[Condition, ...], Any]]:
    """Rules, each pruned on its own, without duplicates, lowest estimated error first; equal ones keep their order.

    The first rule that covers a row decides (Mitchell); rows that none covers need a default.

    >>> table = [dict(zip(("a", "b", "or"), row)) for row in ("ttt", "tft", "ftt", "fff")]
    >>> rules = [([("a", "t")], "t"), ([("a", "f"), ("b", "t")], "t"), ([("a", "f"), ("b", "f")], "f")]
    >>> rule_post_pruning(rules, table, "or")[1]
    ((('b', 't'),), 't')
    """
    options = {"estimate": estimate, "z": z, "allow_equal": allow_equal, "order": order, "max_increase": max_increase}
    ends = [(PRUNED.last(body=body, label=its, rows=rows, target=target, **options), its) for body, its in rules]
    found: dict[Any, tuple[Any, Any]] = {}
    for state, label in ends:
        found.setdefault((frozenset(state.body), label), (state, label))
    return [(state.body, label) for state, label in sorted(found.values(), key=lambda its: float(its[0].error))]
