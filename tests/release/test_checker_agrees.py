"""The checker and the grader say the same of every public case: one source, two ways to run it."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from itertools import groupby, islice
from operator import attrgetter
from types import ModuleType

import pytest

from grader.built.document import BuiltExercise
from grader.checks.calls import Observation
from grader.codec.decode import decode
from grader.codec.values import Value
from grader.codec.write_records import record_json
from grader.engine.exercise_trial import reference_observations
from grader.engine.grade_submission import grade_one
from grader.judge.coded_answers import judge_cases
from grader.release.inside.public_document import released_exercise
from grader.release.inside.public_verdict import JudgedPublicCase, mistake_in, public_case_verdict
from grader.release.public import public_exercise, public_part, public_properties
from grader.sandbox.run import Sandbox
from tests.banked import ids, kind_of, specs
from tests.checker_sample import CODED, assignment_of, built, function, imported, written
from tests.corpora import Solution, solutions
from tests.grading import submission
from tests.thinned import some

pytestmark = pytest.mark.slow  # the whole bank is built

BY_EXERCISE = groupby(solutions("right"), attrgetter("exercise"))
TWO_OF_EACH = [each for _, own in BY_EXERCISE for each in islice(own, 2)]  # each costs a build
SOLUTIONS = [each for each in TWO_OF_EACH if each.name != "functions"]
PUBLIC = re.compile(r"\bpublic: true\b")
IDS = [id_ for id_ in ids(*CODED) if PUBLIC.search(specs().files[id_].read_text("utf-8"))]
FORGERIES: tuple[Value, ...] = (None, 0, 1.5, "", "yes", [], {}, [[1]], {"a": 1}, True, float("nan"))


def public_only(exercise: BuiltExercise) -> BuiltExercise:
    """The public cases alone, without properties, which need calls of their own."""
    cases = tuple(
        replace(case, instances=tuple(replace(one, calls=one.calls[:1]) for one in case.instances))
        for case in exercise.cases
        if case.public
    )
    return replace(exercise, cases=cases, properties=())


def answers(exercise: BuiltExercise) -> Iterator[tuple[str, list[Value]]]:
    """An answer to each public case, and where it comes from: right, a known mistake's, a forgery."""
    instances = [case.instances[0] for case in exercise.cases]
    yield "right", [decode(one.expected) for one in instances]
    for mistake in exercise.mistakes:
        if all(mistake.name in one.variants for one in instances):
            yield mistake.name, [decode(one.variants[mistake.name]) for one in instances]
    for value in FORGERIES:
        yield "forged", [value for _ in instances]


@pytest.mark.parametrize("id_", some(IDS, 5, kind=kind_of))
def test_every_answer_is_right_for_both_or_for_none_and_only_its_own_mistake_is_named(id_: str) -> None:
    exercise = public_only(built(id_))
    public = released_exercise(record_json(public_exercise(exercise)))
    cut = exercise.trace is not None and exercise.trace.initial == "absent"
    wrong = 0
    for origin, given in answers(exercise):
        values = [value[1:] if cut and isinstance(value, list) else value for value in given]
        seen = [Observation("value", value) for value in values]
        graded = [case.inputs[0].verdict.passed for case in judge_cases(exercise, seen)]
        checked = [public_case_verdict(public, case, each) for case, each in zip(public.cases, seen, strict=True)]
        assert [verdict.passed for verdict in checked] == graded, origin
        named = mistake_in(public, [*map(JudgedPublicCase, public.cases, seen, checked)])
        assert named is None or origin in (named.name, "forged")
        wrong += origin == "forged" and not all(graded)
    assert wrong >= len(FORGERIES) - 2


def with_public_properties(exercise: BuiltExercise) -> BuiltExercise:
    """The public cases alone, with the properties that a checker has."""
    cases = tuple(case for case in exercise.cases if case.public)
    return replace(exercise, cases=cases, properties=public_properties(exercise))


@pytest.mark.parametrize("id_", some(IDS, 5, kind=kind_of))
def test_properties_say_the_same_of_the_reference_and_of_every_mistake(id_: str) -> None:
    exercise = with_public_properties(built(id_))
    public = released_exercise(record_json(public_exercise(exercise)))
    for origin in ("", *(mistake.name for mistake in exercise.mistakes)) if exercise.properties else ():
        observations = reference_observations(exercise, origin)
        graded = [case.inputs[0].verdict for case in judge_cases(exercise, observations)]
        come = iter(observations)
        for case, verdict in zip(public.cases, graded, strict=True):
            answer, *extra = islice(come, 1 + len(case.extra))
            found = public_case_verdict(public, case, answer, extra)
            assert (found.passed, found.reason, found.message) == (verdict.passed, verdict.reason, verdict.message)
            assert found.passed or origin


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


@pytest.fixture(scope="module")
def checker_of(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], ModuleType]:
    @cache
    def checker(id_: str) -> ModuleType:
        return imported(written(tmp_path_factory.mktemp("release"), public_part(assignment_of(built(id_)))))

    return checker


@pytest.mark.parametrize("solution", some(SOLUTIONS, 5), ids=lambda solution: solution.key)
def test_a_students_solution_is_as_right_in_a_session_as_in_the_sandbox(
    solution: Solution, sandbox: Sandbox, checker_of: Callable[[str], ModuleType]
) -> None:
    exercise, text = built(solution.exercise), solution.text
    result = grade_one(assignment_of(exercise), "sha256:0", submission(text), sandbox).result.exercises[0]
    provided = {name: function(code, name) for name, code in exercise.provided.items()}
    defined = exercise.target if exercise.target in re.findall(r"^(?:class|def) (\w+)", text, re.MULTILINE) else "fit"
    work = function(text, defined, __name__="__main__", **provided)
    report = checker_of(exercise.id).check(work, exercise.id)
    graded = [case.passed for case in result.cases if case.public]
    assert [case.passed for case in report.cards[0].cases] == graded
