"""Argument prediction: a theory that fills in one term of a fact, and its error. Blockeel, section 15.3.2."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from reference.logic.generality import DERIVATION
from reference.logic.terms import Clause, Literal, Term, as_clause, as_rule
from reference.process import Process

Clauses = Sequence[Any]
UNDEFINED = "undefined"


def observed_value(example: Any, target_index: int) -> Term:
    """The term of the example's head at the target place, counted from 1.

    >>> observed_value("shape(a, arch) :- contains(a, t1)", 2)
    'arch'
    """
    return head_of(example)[target_index]


def head_of(example: Any) -> Literal:
    """The head of a definite clause."""
    head, _ = as_rule(as_clause(example))
    if head is None:
        raise ValueError("an example has a head")
    return head


def derivable_values(hypothesis: Clauses, background: Clauses, example: Any, *, target_index: int) -> list[Term]:
    """The different target values of the atoms that follow from the body and agree with the head elsewhere.

    >>> arches = ["shape(X, arch) :- contains(X, T), triangle(T)"]
    >>> derivable_values(arches, [], "shape(a, arch) :- contains(a, t1), triangle(t1)", target_index=2)
    ['arch']
    """
    head, body = head_of(example), as_rule(as_clause(example))[1]
    known = derived_atoms(body, tuple(as_clause(each) for each in (*hypothesis, *background)))
    alike = [atom for atom in known if atom[0] == head[0] and len(atom) == len(head)]
    left = target_index + 1
    agreeing = [atom for atom in alike if (atom[:target_index], atom[left:]) == (head[:target_index], head[left:])]
    return list(dict.fromkeys(atom[target_index] for atom in agreeing))


@lru_cache(maxsize=512)  # known mistakes ask for the same atoms again: a build takes half the time
def derived_atoms(facts: tuple[Literal, ...], rules: tuple[Clause, ...]) -> tuple[Term, ...]:
    """The facts and the atoms that follow from them by rules."""
    known: tuple[Term, ...] = DERIVATION.last(facts=facts, rules=rules).known
    return known


def only_value(values: Sequence[Term]) -> Term | None:
    """The value if there is exactly one, else None."""
    return values[0] if len(values) == 1 else None


def predict_argument(hypothesis: Clauses, background: Clauses, example: Any, *, target_index: int) -> Term | None:
    """The target value that follows, if exactly one does; None if no value follows or several do: definition 15.5.

    As example 15.20 prints it, the first clause says triangle(t1), and two shapes follow for b.

    >>> printed = ["shape(X, arch) :- contains(X, T), triangle(t1)"]
    >>> predict_argument(printed, ["triangle(t1)"], "shape(b, tower) :- contains(b, r3)", target_index=2)
    'arch'
    """
    return only_value(derivable_values(hypothesis, background, example, target_index=target_index))


def argument_error(predicted: Any, observed: Any, *, numerical: bool) -> Any:
    """How far a prediction is above the observed number; or 0 for the right name and 1 for another one.

    Without a prediction, there is no numerical error (None), and an error of 1 for names, which the book leaves open.

    >>> argument_error(3, 5, numerical=True), argument_error("arch", "arch", numerical=False)
    (-2, 0)
    """
    if numerical:
        return None if predicted is None else predicted - observed
    return int(predicted is None or predicted != observed)


@dataclass(frozen=True, slots=True)
class PredictionState:
    """What followed for the last example, its prediction and error, and the sum of squared errors so far."""

    shown: int
    values: tuple[Term, ...]
    prediction: Term  # or UNDEFINED, as the error
    error: Any
    total: float


def prediction_start(
    hypothesis: Clauses, background: Clauses, examples: Clauses, target_index: int, numerical: bool
) -> PredictionState:
    """The state before any example."""
    return PredictionState(0, (), UNDEFINED, UNDEFINED, 0)


def prediction_successors(
    state: PredictionState,
    hypothesis: Clauses,
    background: Clauses,
    examples: Clauses,
    target_index: int,
    numerical: bool,
) -> tuple[PredictionState, ...]:
    """The state after the next example; none after the last."""
    if state.shown == len(examples):
        return ()
    example = examples[state.shown]
    values = derivable_values(hypothesis, background, example, target_index=target_index)
    predicted = only_value(values)
    error = argument_error(predicted, observed_value(example, target_index), numerical=numerical)
    total = state.total + (error or 0) ** 2  # an example without an error is left out
    return (PredictionState(state.shown + 1, tuple(values), told(predicted), told(error), total),)


def told(value: Any) -> Any:
    """The value, or the word for none."""
    return UNDEFINED if value is None else value


ARGUMENT_PREDICTION = Process(prediction_start, prediction_successors)


def sum_squared_error(
    hypothesis: Clauses, background: Clauses, examples: Clauses, *, target_index: int, numerical: bool = True
) -> float:
    """The sum of the squared errors over the examples; those without an error are left out.

    >>> sum_squared_error(["fee(X, 3) :- small(X)"], [], ["fee(a, 5) :- small(a)", "fee(b, 2) :- small(b)"],
    ...                   target_index=2)
    5
    """
    return ARGUMENT_PREDICTION.last(
        hypothesis=hypothesis,
        background=background,
        examples=examples,
        target_index=target_index,
        numerical=numerical,
    ).total
