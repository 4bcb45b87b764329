"""What known mistakes about argument prediction give: each a process of its own."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from reference.logic.argument_prediction import (
    Clauses,
    PredictionState,
    argument_error,
    derivable_values,
    derived_atoms,
    head_of,
    observed_value,
    only_value,
    prediction_start,
    prediction_successors,
    told,
)
from reference.logic.terms import as_clause, as_rule
from reference.process import Process

Values = Callable[[Clauses, Clauses, Any, int], Sequence[Any]]
Predicted = Callable[[Sequence[Any]], Any]
Error = Callable[[Any, Any, bool], Any]


def right_values(hypothesis: Clauses, background: Clauses, example: Any, target_index: int) -> Sequence[Any]:
    """The derivable values."""
    return derivable_values(hypothesis, background, example, target_index=target_index)


def right_error(predicted: Any, observed: Any, numerical: bool) -> Any:
    """The error."""
    return argument_error(predicted, observed, numerical=numerical)


def predicting(
    values: Values = right_values,
    predicted: Predicted = only_value,
    error: Error = right_error,
    added: Callable[[Any], float] = lambda error: (error or 0) ** 2,
) -> Process[PredictionState]:
    """Argument prediction in which one step is done in another way."""

    def successors(
        state: PredictionState,
        hypothesis: Clauses,
        background: Clauses,
        examples: Clauses,
        target_index: int,
        numerical: bool,
    ) -> tuple[PredictionState, ...]:
        if state.shown == len(examples):
            return ()
        example = examples[state.shown]
        found = values(hypothesis, background, example, target_index)
        chosen = predicted(found)
        off = error(chosen, observed_value(example, target_index), numerical)
        return (PredictionState(state.shown + 1, tuple(found), told(chosen), told(off), state.total + added(off)),)

    return Process(prediction_start, successors)


def any_other_terms(hypothesis: Clauses, background: Clauses, example: Any, target_index: int) -> list[Any]:
    """The values of all atoms that follow, whatever their other terms are."""
    head, body = head_of(example), as_rule(as_clause(example))[1]
    known = derived_atoms(body, tuple(as_clause(each) for each in (*hypothesis, *background)))
    return list(dict.fromkeys(atom[target_index] for atom in known if (atom[0], len(atom)) == (head[0], len(head))))


def without_background(hypothesis: Clauses, background: Clauses, example: Any, target_index: int) -> Sequence[Any]:
    """The values that follow without the rules of the background; its facts are used."""
    return right_values(hypothesis, [each for each in background if not each[1]], example, target_index)


def with_observed(hypothesis: Clauses, background: Clauses, example: Any, target_index: int) -> Sequence[Any]:
    """The values that follow if the head of the example is a fact, too."""
    found = right_values(hypothesis, background, example, target_index)
    return list(dict.fromkeys([observed_value(example, target_index), *found]))


def undefined_as_zero(predicted: Any, observed: Any, numerical: bool) -> Any:
    """The error, if no prediction is a prediction of 0."""
    return right_error(0 if numerical and predicted is None else predicted, observed, numerical)


def undefined_without_error(predicted: Any, observed: Any, numerical: bool) -> Any:
    """The error, if there is none without a prediction, for names too."""
    return None if predicted is None else right_error(predicted, observed, numerical)


def other_way(predicted: Any, observed: Any, numerical: bool) -> Any:
    """The observed number minus the predicted one."""
    return right_error(predicted, observed, numerical) if not numerical or predicted is None else observed - predicted


def mean_so_far(state: PredictionState, examples: Clauses, **more: Any) -> tuple[PredictionState, ...]:
    """The next state with the mean of the squared errors in place of their sum."""
    total = state.total * state.shown
    return tuple(
        replace(after, total=after.total / after.shown)
        for after in prediction_successors(replace(state, total=total), examples=examples, **more)
    )


PREDICTION_FIRST_VALUE = predicting(predicted=lambda values: values[0] if values else None)
PREDICTION_SMALLEST = predicting(predicted=lambda values: min(values, key=str, default=None))
PREDICTION_ANY_TERMS = predicting(values=any_other_terms)
PREDICTION_WITHOUT_RULES = predicting(values=without_background)
PREDICTION_WITH_OBSERVED = predicting(values=with_observed)
PREDICTION_ZERO = predicting(error=undefined_as_zero)
PREDICTION_NOTHING_LOST = predicting(error=undefined_without_error)
PREDICTION_OTHER_WAY = predicting(error=other_way)
PREDICTION_NOT_SQUARED = predicting(added=lambda error: abs(error or 0))
PREDICTION_MEAN = Process(prediction_start, mean_so_far)
