"""What an audit asks of a reference, whatever the kind of exercise: the exercise's own questions, and any input."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from grader.audit.copies import Lookup
from grader.built.reference_answers import LONGEST, NoAnswer, decoded, form_of, parameters, record_of
from grader.built.resolve import resolve
from grader.codec.values import Json, Value
from reference.process import Process

Input = Mapping[str, Any]  # encoded


@dataclass(frozen=True, slots=True)
class Question:
    """One question of an exercise: what it is worth, and how much of that an answerer gets."""

    points: Fraction
    credit: Callable[[Lookup], Fraction]


@dataclass(frozen=True, slots=True)
class Subject:
    """One exercise under audit. `entries` are the references that it calls itself, with the parameters it gives.

    `ask` gives an answer to any input, `value` what a check sees of it; both raise `NoAnswer`. `apart` says whether the
    exercise's check tells a value from the right one on a fair input, `inputs` draws inputs of a wider range than the
    exercise, and `samples` are inputs of its own.
    """

    entries: tuple[tuple[str, frozenset[str]], ...]
    questions: tuple[Question, ...]
    ask: Callable[[Lookup, Input], Any]
    value: Callable[[Any], Value]
    apart: Callable[[Input, Value, Value], bool]
    inputs: Callable[[Random], Iterator[Input]]
    samples: tuple[Input, ...]


def answer_by(
    lookup: Lookup, name: str, args: Mapping[str, Json], bound: Mapping[str, Any], record: Sequence[str] = ()
) -> Json:
    """What a reference, or a mutant in its place, gives on encoded arguments, encoded; raises `NoAnswer`."""
    return encoded(given_by(lookup, name, args, bound, record))


def encoded(given: Any) -> Json:
    """An answer encoded; raises `NoAnswer`, also where it is only now worked out."""
    try:
        return form_of(given)
    except NoAnswer:
        raise
    except Exception as error:
        raise NoAnswer(f"raised {type(error).__name__}: {error}") from error


def given_by(
    lookup: Lookup, name: str, args: Mapping[str, Json], bound: Mapping[str, Any], record: Sequence[str] = ()
) -> Any:
    """The same as it is: what a function returns, the records of a process."""
    known = parameters_of(name)
    taken = {key: value for key, value in bound.items() if known is None or key in known}
    found = lookup(name)
    try:
        given = {**decoded(args), **taken}
        if is_process(name):
            return [record_of(state, record) for state in states(found, given)]
        return found(**given)
    except NoAnswer:
        raise
    except Exception as error:
        raise NoAnswer(f"raised {type(error).__name__}: {error}") from error


@cache
def parameters_of(name: str) -> frozenset[str] | None:
    """The parameters of a reference; of the true one, as a mutant's process is of a class of its own."""
    return parameters(resolve(name))


@cache
def is_process(name: str) -> bool:
    """Whether a reference is a process."""
    return isinstance(resolve(name), Process)


def states(process: Any, given: Mapping[str, Any]) -> Iterator[Any]:
    """The states of a process; raises `NoAnswer` when it goes on for ever."""
    steps = iter(process.steps(**given))
    yield from islice(steps, LONGEST)
    if next(steps, None) is not None:
        raise NoAnswer(f"has not ended after {LONGEST} steps")


def as_it_is(value: Value) -> Value:
    """The value itself, where an answer is a check's value already."""
    return value


def joined(subjects: Sequence[Subject]) -> Subject:
    """Several draws of one exercise as one subject, with the questions of all."""
    first = subjects[0]
    questions = tuple(question for subject in subjects for question in subject.questions)
    return replace(first, questions=questions, samples=tuple(each for subject in subjects for each in subject.samples))
