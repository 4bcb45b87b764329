"""Work that is right on every case is asked other legal inputs, and is not right where it fails on one of them."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

import pytest

from grader.build.wide_cases import wide_questions
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.built.student_calls import args_text
from grader.checks.calls import Call, Observation
from grader.engine.grade_submission import grade_one
from grader.engine.last_look import OTHER_INPUTS
from grader.run_cache import RunCache
from grader.sandbox.run import Sandbox
from grader.sandbox.session import SandboxSession
from tests.banked import SECRETS, built, ids, kind_of, result_on, specs
from tests.corpora import Solution, solutions
from tests.grading import submission
from tests.thinned import some

RIGHT = """
from math import log2
def entropy(counts):
    total = sum(counts)
    return sum(n / total * log2(total / n) for n in counts if n)
"""
NAN_FOR_EMPTY = RIGHT.replace("    return", "    if counts and not total:\n        return float('nan')\n    return")
HANGS_ON_ONE_CLASS = RIGHT.replace("    return", "    while len(counts) == 1:\n        pass\n    return")
ALGORITHMS = [each for each in solutions("right") if each.kind == "algorithm"]


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


@cache
def with_wide(id_: str) -> BuiltExercise:
    exercise = built(id_)
    return replace(exercise, wide=wide_questions(exercise, specs()[id_], SECRETS[0]))


def test_a_program_that_is_wrong_on_a_rare_legal_input_alone_has_not_full_marks(sandbox: Sandbox) -> None:
    assert result_on(sandbox, built("information.entropy"), NAN_FOR_EMPTY).score == 2
    result = result_on(sandbox, with_wide("information.entropy"), NAN_FOR_EMPTY)
    assert (result.score, result.status) == (1.9, "partial")
    last = result.cases[-1]
    assert (last.name, last.public, last.passed, last.call) == (OTHER_INPUTS, False, False, "entropy([0, 0])")


def test_right_work_has_the_result_that_it_has_without_the_last_look(sandbox: Sandbox) -> None:
    assert result_on(sandbox, with_wide("information.entropy"), RIGHT) == result_on(
        sandbox, built("information.entropy"), RIGHT
    )


def test_what_gives_no_answer_in_time_counts_as_right(sandbox: Sandbox) -> None:
    quick = replace(with_wide("information.entropy"), limits=replace(built("information.entropy").limits, seconds=0.2))
    assert any(len(each.args["counts"]) == 1 for each in quick.wide)
    assert result_on(sandbox, quick, HANGS_ON_ONE_CLASS).score == 2


def test_where_nothing_may_be_told_of_hidden_inputs_no_case_is_added(sandbox: Sandbox) -> None:
    policy = {"hidden": {"while_open": "nothing", "after_close": "input"}}
    exercises = (with_wide("information.entropy"),)
    built_one = BuiltAssignment(id="f", title="", variant="", policy=policy, code={}, exercises=exercises)
    results = [
        grade_one(built_one, "sha256:0", submission(code), sandbox).result.exercises[0]
        for code in (RIGHT, NAN_FOR_EMPTY)
    ]
    assert results[0] == results[1]


def test_wrong_work_is_not_looked_at_again(sandbox: Sandbox) -> None:
    wrong = RIGHT.replace("log2(", "1.1 * log2(")
    names = [case.name for case in result_on(sandbox, with_wide("information.entropy"), wrong).cases]
    assert OTHER_INPUTS not in names


def calls_of_class(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, *codes: str) -> list[tuple[float | None, int]]:
    """The score of each submission of one class, and how many further calls were made of it."""
    made: list[int] = []
    further = SandboxSession.further

    def counted(session: SandboxSession, calls: Sequence[Call]) -> tuple[Observation, ...] | None:
        made.append(len(calls))
        return further(session, calls)

    monkeypatch.setattr(SandboxSession, "further", counted)
    whole = BuiltAssignment(
        id="f", title="", variant="", policy={}, code={}, exercises=(with_wide("information.entropy"),)
    )
    cache = RunCache()
    found: list[tuple[float | None, int]] = []
    for code in codes:
        made.clear()
        [exercise] = grade_one(whole, "sha256:0", submission(code), sandbox, cache=cache).result.exercises
        found.append((exercise.score, sum(made)))
    return found


def test_a_program_that_another_student_had_and_that_was_right_is_not_asked_again(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    wide = len(with_wide("information.entropy").wide)
    elsewhere = f"# mine\n\ndef unused(rows):\n    return rows\n{RIGHT}"
    another = RIGHT.replace("if n)", "if n > 0)")
    found = calls_of_class(sandbox, monkeypatch, RIGHT, elsewhere, another)
    assert found == [(2, wide), (2, 0), (2, wide)]


def test_what_is_wrong_or_may_keep_something_is_asked_each_time(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeps = f"seen = []\n{RIGHT.replace('    total', '    seen.append(counts)' + chr(10) + '    total')}"
    replaced = f"{RIGHT}\nimport math\nmath.seen = []\n"  # what stands elsewhere may change what it calls
    wrong, _, kept, again, other = calls_of_class(
        sandbox, monkeypatch, NAN_FOR_EMPTY, NAN_FOR_EMPTY, keeps, keeps, replaced
    )
    assert wrong[0] == 1.9
    assert min(kept[1], again[1], other[1]) >= len(with_wide("information.entropy").wide)
    assert kept == again


@pytest.mark.slow
@pytest.mark.parametrize("solution", some(ALGORITHMS, 8), ids=lambda each: each.key)
def test_right_solutions_keep_full_marks(sandbox: Sandbox, solution: Solution) -> None:
    result = result_on(sandbox, with_wide(solution.exercise), solution.text)
    assert (result.status, [case.name for case in result.cases if not case.passed]) == ("right", [])


@pytest.mark.slow
@pytest.mark.parametrize("id_", some(ids("function", "trace", "model"), 6, kind=kind_of))
def test_other_legal_inputs_are_no_cases(id_: str) -> None:
    exercise = with_wide(id_)
    own = {args_text(each.args) for case in exercise.cases for each in case.instances}
    assert exercise.wide
    assert not own & {args_text(each.args) for each in exercise.wide}
