"""Known mistakes in pruning one rule after it was learned."""

from collections.abc import Callable
from functools import partial
from typing import Any

from reference.process import Process
from reference.rules.coverage import Body, Rows, accuracy_counts, covered
from reference.rules.covering import as_body
from reference.rules.post_pruning import NEAR, PrunedState, pruned_start, pruned_successors, rule_error
from reference.trees.pessimistic import pessimistic_error

Condition = tuple[str, Any]
Error = Callable[[tuple[Condition, ...], Body, Any, Rows, str], float]


def pessimistic(body: tuple[Condition, ...], whole: Body, label: Any, rows: Rows, target: str) -> float:
    """The usual limit, of the rows that the body covers."""
    return float(rule_error(body, label, rows, target, estimate="pessimistic"))


def of_all_rows(body: tuple[Condition, ...], whole: Body, label: Any, rows: Rows, target: str) -> float:
    """The limit for the wrong rows among all rows."""
    hits, total = accuracy_counts(body, label, rows, target)
    return pessimistic_error(total - hits, len(rows))


def of_first_rows(body: tuple[Condition, ...], whole: Body, label: Any, rows: Rows, target: str) -> float:
    """The limit with the errors of the shorter rule, and the number of rows that the whole one covers."""
    hits, total = accuracy_counts(body, label, rows, target)
    many = max(len(covered(as_body(whole), rows)), total - hits)
    return pessimistic_error(total - hits, many)


def successors(
    error: Error, state: PrunedState, body: Body, label: Any, rows: Rows, target: str, **_: Any
) -> tuple[PrunedState, ...]:
    """The usual steps by another error."""
    here = as_body(state.body)
    before = error(here, body, label, rows, target)
    shorter = [here[:place] + here[place + 1 :] for place in range(len(here))]
    found = [PrunedState(each, error(each, body, label, rows, target)) for each in shorter]
    least = min((each.error for each in found), default=before + 1)
    return tuple(each for each in found if each.error < least + NEAR) if least < before + NEAR else ()


def start(error: Error, body: Body, label: Any, rows: Rows, target: str, **_: Any) -> PrunedState:
    """The whole body with another error."""
    return PrunedState(as_body(body), error(as_body(body), body, label, rows, target))


def once_alone(state: PrunedState, body: Body, label: Any, rows: Rows, target: str, **given: Any) -> Any:
    """The usual step, but from the whole body only."""
    return pruned_successors(state, body, label, rows, target, **given) if len(state.body) == len(body) else ()


def from_the_end(state: PrunedState, body: Body, label: Any, rows: Rows, target: str, **given: Any) -> Any:
    """The last condition is dropped, as long as the error does not grow."""
    here = as_body(state.body)
    following = PrunedState(here[:-1], pessimistic(here[:-1], body, label, rows, target))
    allowed = here and following.error < pessimistic(here, body, label, rows, target) + NEAR
    return (following,) if allowed else ()


def by_error(error: Error) -> Process[PrunedState]:
    """Pruning of a rule by another error."""
    return Process(partial(start, error), partial(successors, error))


PRUNED_BY_ALL_ROWS = by_error(of_all_rows)
PRUNED_BY_FIRST_ROWS = by_error(of_first_rows)
PRUNED_ONCE = Process(pruned_start, once_alone)
PRUNED_FROM_THE_END = Process(pruned_start, from_the_end)
