"""The checker takes every right answer that the grader takes: each way to a solution, each type that is left open.

The student's function is called in this process, as in a notebook, by the checker's own code; the grader judges what
the same function gives to the calls of the public cases.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from grader.built.document import BuiltCase, BuiltExercise
from grader.built.own_check import walk_for
from grader.built.reference_answers import DecodedArgs
from grader.checks.calls import Observation
from grader.checks.case import Walk
from grader.checks.verdict import Verdict
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Value
from grader.codec.write_records import record_json
from grader.judge.coded_answers import judge_case, judge_cases
from grader.judge.needed_calls import exercise_calls
from grader.release.inside.notebook_session import call_observation, given_work, judged_cases
from grader.release.inside.public_document import ReleasedExercise, released_exercise
from grader.release.inside.public_verdict import public_case_verdict
from grader.release.public import public_exercise, public_properties
from tests.banked import built, ids, kind_of
from tests.checker_sample import CODED, function
from tests.corpora import Solution, solutions
from tests.fairness.answer_types import typed, typed_model
from tests.fairness.typed_answers import AS_IT_IS, forms_of, names_of, typed_observations, typed_solution
from tests.thinned import some

pytestmark = pytest.mark.slow  # many exercises are built

SOLUTIONS = solutions("right")
SOLVED = sorted({each.exercise for each in SOLUTIONS})
DEFINED = re.compile(r"^(?:class|def) (\w+)", re.MULTILINE)


def public_cases(exercise: BuiltExercise) -> BuiltExercise:
    """The exercise with its public cases alone."""
    return replace(exercise, cases=tuple(case for case in exercise.cases if case.public))


def released(exercise: BuiltExercise) -> ReleasedExercise:
    """The exercise as its checker reads it."""
    return released_exercise(record_json(public_exercise(exercise)))


def work_of(solution: Solution, exercise: BuiltExercise) -> Any:
    """The function or class that a solution defines; of a pair of functions, the one that learns."""
    provided = {name: function(code, name) for name, code in exercise.provided.items()}
    defined = exercise.target if exercise.target in DEFINED.findall(solution.text) else "fit"
    return function(solution.text, defined, __name__="__main__", **provided)


def refused(exercise: BuiltExercise, work: Any) -> dict[str, list[str]]:
    """What the checker and the grader refuse of one and the same work, by name of the public case."""
    public, own = released(exercise), public_cases(exercise)
    checked = [(seen.case.name, seen.verdict) for seen in judged_cases(public, given_work(public, work))]
    given = [call_observation(public, call, given_work(public, work))[0] for call in exercise_calls(own)]
    graded = [(case.name, case.inputs[0].verdict) for case in judge_cases(own, given)]
    return {"checker": [*told(checked)], "grader": [*told(graded)]}


def told(verdicts: list[tuple[str, Verdict]]) -> Iterator[str]:
    """The cases that are not right, and why."""
    return (f"{name}: {verdict.reason}: {verdict.message}" for name, verdict in verdicts if not verdict.passed)


NOTHING_REFUSED: dict[str, list[str]] = {"checker": [], "grader": []}


@pytest.mark.parametrize("solution", some(SOLUTIONS, 15), ids=lambda each: each.key)
def test_a_right_solution_is_right_for_the_checker(solution: Solution) -> None:
    exercise = built(solution.exercise)
    assert refused(exercise, work_of(solution, exercise)) == NOTHING_REFUSED


@pytest.mark.parametrize("id_", some(SOLVED, 7, kind=kind_of))
def test_a_right_answer_is_right_for_the_checker_in_every_type_that_is_left_open(id_: str) -> None:
    exercise = built(id_)
    work = work_of(typed_solution(exercise), exercise)
    retyped = typed_model if exercise.kind == "model" else typed
    names = names_of(exercise)
    found = {form: refused(exercise, retyped(work, form, names)) for form in forms_of(exercise)}
    assert {form: both for form, both in found.items() if both != NOTHING_REFUSED} == {}


def refused_of_reference(exercise: BuiltExercise, form: str) -> dict[str, list[str]]:
    """What the checker refuses of the reference's answers in a form, and what the grader does, in hidden cases too."""
    observations = typed_observations(exercise, form)
    graded = [(case.name, each.verdict) for case in judge_cases(exercise, observations) for each in case.inputs]
    public = released(exercise)
    seen = [own for case, own in by_instance(exercise, observations) if case.public]
    checked = [
        (case.name, public_case_verdict(public, case, own[0], kept_of(exercise, own)))
        for case, own in zip(public.cases, seen, strict=True)
    ]
    return {"checker": [*told(checked)], "grader": [*told(graded)]}


def by_instance(
    exercise: BuiltExercise, observations: Sequence[Observation]
) -> Iterator[tuple[BuiltCase, list[Observation]]]:
    """The observations of each input with its case: of its own call, then of those of properties."""
    rest = iter(observations)
    for case in exercise.cases:
        for instance in case.instances:
            yield case, list(islice(rest, len(instance.calls)))


def kept_of(exercise: BuiltExercise, own: Sequence[Observation]) -> list[Observation]:
    """The observations of those properties' calls that a checker makes too."""
    rest, kept = iter(own[1:]), public_properties(exercise)
    by_property = [(each, list(islice(rest, each.calls))) for each in exercise.properties]
    return [observation for each, given in by_property if each in kept for observation in given]


@pytest.mark.parametrize("id_", some(ids(*CODED), 7, kind=kind_of))
def test_the_references_answer_is_right_for_both_in_every_type_that_is_left_open(id_: str) -> None:
    """Half of the bank has no corpus of right solutions; the types of an answer are the same for all."""
    exercise = built(id_)
    found = {form: refused_of_reference(exercise, form) for form in (AS_IT_IS, *forms_of(exercise))}
    assert {form: both for form, both in found.items() if both != NOTHING_REFUSED} == {}


def right_traces(exercise: BuiltExercise, walk: Walk) -> Iterator[Value]:
    """Right traces of one input: the first and the last way through tied steps, with the ends that may be left out."""
    assert exercise.trace is not None
    begins = {"required": (0,), "absent": (1,), "optional": (0, 1)}[exercise.trace.initial]
    ends = (0, 1) if exercise.trace.last == "optional" else (0,)
    for place in (0, -1):
        records = [walk.record(state) for state in states_of(walk, place)]
        yield from (records[begin : len(records) - end] for begin in begins for end in ends)


def states_of(walk: Walk, place: int) -> list[Any]:
    """The states of a walk that takes the first or the last of several successors."""
    states = [walk.start]
    while following := walk.successors(states[-1]):
        states.append(following[place])
    return states


@pytest.mark.parametrize("id_", some(ids("trace"), 8))
def test_every_way_through_tied_steps_is_right_for_both(id_: str) -> None:
    exercise = built(id_)
    public, own = released(exercise), replace(public_cases(exercise), properties=())
    for case, asked in zip(own.cases, public.cases, strict=True):
        [instance] = case.instances
        walk = walk_for(exercise, DecodedArgs(instance.args))
        assert walk is not None
        for trace in right_traces(exercise, walk):
            seen = Observation("value", decode(encode(trace)))
            judged = judge_case(own, replace(case, instances=(replace(instance, calls=instance.calls[:1]),)), [seen])
            assert (public_case_verdict(public, asked, seen).passed, judged.inputs[0].verdict.passed) == (True, True)
