"""Known mistakes in hill climbing over boolean expressions."""

from collections.abc import Callable, Sequence
from typing import Any

from reference.process import MistakenProcess
from reference.search.boolean_induction import (
    POSITIVE,
    Expression,
    InductionState,
    Rows,
    children,
    expression_of,
    is_true,
    training_errors,
)

Counted = Callable[[Sequence[Any], Rows, str], int]
Grown = Callable[[Expression, Rows, str], list[Expression]]
MOST_STEPS = 30


def missed(expression: Sequence[Any], rows: Rows, target: str) -> int:
    """The rows that are wrongly no."""
    return sum(row[target] == POSITIVE and not is_true(expression_of(expression), row) for row in rows)


def false_alarms(expression: Sequence[Any], rows: Rows, target: str) -> int:
    """The rows that are wrongly yes."""
    return sum(row[target] != POSITIVE and is_true(expression_of(expression), row) for row in rows)


def induction_variant(
    grown: Grown = children, counted: Counted = training_errors, *, first: bool = False, equal: bool = False
) -> MistakenProcess[InductionState]:
    """Hill climbing with other children, other errors, the first better child, or steps that gain nothing."""

    def start(rows: Rows, target: str, start: Sequence[Any]) -> InductionState:
        return InductionState(0, expression_of(start), counted(start, rows, target))

    def successors(state: InductionState, rows: Rows, target: str, start: Sequence[Any]) -> tuple[InductionState, ...]:
        expression = expression_of(state.expression)
        errors = counted(expression, rows, target)
        tried = [(counted(child, rows, target), child) for child in grown(expression, rows, target)]
        better = [each for each in tried if each[0] < errors or (equal and each[0] == errors)]
        if errors == 0 or not better or state.steps > MOST_STEPS:
            return ()
        fewest = better[0][0] if first else min(number for number, _ in better)
        best = better[:1] if first else [each for each in better if each[0] == fewest]
        return tuple(InductionState(state.steps + 1, child, number) for number, child in best)

    return MistakenProcess(start, successors)


def only(operator: str) -> Grown:
    """The children by one operator alone."""
    return lambda expression, rows, target: children(expression, rows, target, operators=[operator])


SPECIALISED_ONLY = induction_variant(only("add_conjunct"))
GENERALISED_ONLY = induction_variant(only("add_disjunct"))
MISSED_ONLY = induction_variant(counted=missed)
FALSE_ALARMS_ONLY = induction_variant(counted=false_alarms)
FIRST_BETTER = induction_variant(first=True)
EQUAL_ACCEPTED = induction_variant(equal=True)
