"""The subject of an audit, for any kind of exercise: its own questions, and answers to any other input."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from grader.audit.copies import ReferenceLookup
from grader.built.reference_answers import MAX_TRACE_STEPS, NoAnswer, decoded_args, form_of, parameters, record_of
from grader.built.resolve import resolve
from grader.codec.values import Json, Value
from reference.process import Process

Input = Mapping[str, Any]  # encoded


def no_wide_inputs(random: Random) -> Iterator[Input]:
    """No inputs, for exercises that list none under `wide:`."""
    return iter(())


def is_any_input(given: Input) -> bool:
    """True, for exercises without promises."""
    return True


@dataclass(frozen=True, slots=True)
class AuditQuestion:
    """One question of an exercise: its points, and the share of them that a reference or mutant earns."""

    points: Fraction
    credit: Callable[[ReferenceLookup], Fraction]


@dataclass(frozen=True, slots=True)
class Subject:
    """One exercise under audit; `entries` are the references that it calls, with the parameters it gives.

    `ask` gives an answer to any input, `value` what a check sees of it; both raise `NoAnswer`. `apart` says whether the
    exercise's check tells a value from the right one on a fair input, `inputs` draws inputs of a wider range than the
    exercise, and `samples` are inputs of its own. `wide` draws what the exercise lists under `wide:`, and `is_legal`
    says whether an input keeps its promises.
    """

    entries: tuple[tuple[str, frozenset[str]], ...]
    questions: tuple[AuditQuestion, ...]
    ask: Callable[[ReferenceLookup, Input], Any]
    value: Callable[[Any], Value]
    apart: Callable[[Input, Value, Value], bool]
    inputs: Callable[[Random], Iterator[Input]]
    samples: tuple[Input, ...]
    wide: Callable[[Random], Iterator[Input]] = no_wide_inputs
    is_legal: Callable[[Input], bool] = is_any_input


def answer_by(
    lookup: ReferenceLookup, name: str, args: Mapping[str, Json], bound: Mapping[str, Any], record: Sequence[str] = ()
) -> Json:
    """The encoded answer of a reference, or a mutant in its place, to encoded arguments; raises `NoAnswer`."""
    return encoded_answer(given_by(lookup, name, args, bound, record))


def encoded_answer(given: Any) -> Json:
    """The encoded form of a raw answer; raises `NoAnswer`, also where a generator fails only now."""
    try:
        return form_of(given)
    except NoAnswer:
        raise
    except Exception as error:
        raise NoAnswer(f"raised {type(error).__name__}: {error}") from error


def given_by(
    lookup: ReferenceLookup, name: str, args: Mapping[str, Json], bound: Mapping[str, Any], record: Sequence[str] = ()
) -> Any:
    """The raw answer of a reference or mutant: the value of a function, the records of a process; raises `NoAnswer`."""
    known = reference_parameters(name)
    taken = {key: value for key, value in bound.items() if known is None or key in known}
    found = lookup(name)
    try:
        given = {**decoded_args(args), **taken}
        if is_process(name):
            return [record_of(state, record) for state in states(found, given)]
        return found(**given)
    except NoAnswer:
        raise
    except Exception as error:
        raise NoAnswer(f"raised {type(error).__name__}: {error}") from error


@cache
def reference_parameters(name: str) -> frozenset[str] | None:
    """The parameters of a reference; asked of the installed one, as a mutant's `Process` is another class."""
    return parameters(resolve(name))


@cache
def is_process(name: str) -> bool:
    """Whether a reference is a process."""
    return isinstance(resolve(name), Process)


def states(process: Any, given: Mapping[str, Any]) -> Iterator[Any]:
    """The states of a process; raises `NoAnswer` if it does not end."""
    steps = iter(process.steps(**given))
    yield from islice(steps, MAX_TRACE_STEPS)
    if next(steps, None) is not None:
        raise NoAnswer(f"has not ended after {MAX_TRACE_STEPS} steps")


def as_it_is(value: Value) -> Value:
    """The value itself, for subjects whose raw answers are values of checks already."""
    return value


def joined_subjects(subjects: Sequence[Subject]) -> Subject:
    """Several draws of one exercise as one subject, with the questions of all."""
    first = subjects[0]
    questions = tuple(question for subject in subjects for question in subject.questions)
    return replace(first, questions=questions, samples=tuple(each for subject in subjects for each in subject.samples))
