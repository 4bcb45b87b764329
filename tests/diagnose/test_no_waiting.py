"""What keeps us waiting is not asked again: a student's function that hangs, a reference that goes on without end."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace

import pytest

from grader.built import smaller_questions as questions
from grader.built import time_limit as intime
from grader.built.document import BuiltAssignment
from grader.built.smaller_questions import fair_questions, shrink_rules
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.calls import Call, Observation
from grader.diagnose.counterexample import counterexample_finding
from grader.engine.counterexample_probe import further_call_probe, silent_functions
from grader.engine.grade_submission import grade_one
from grader.judge.coded_answers import calls_per_input
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.sandbox.run import Sandbox
from tests.banked import built
from tests.diagnose.diagnosed import ENTROPY, submission

HANGS_ON_NOUGHT = """
def f(x):
    while not x:
        pass
    return x
def g(x):
    return x
"""


class Counting(Sandbox):
    """A sandbox that notes the calls of each of its runs."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[list[str]] = []

    def session(self, submission, calls, **options):  # type: ignore[no-untyped-def]
        self.asked.append([call.target for call in calls])
        return super().session(submission, calls, **options)


@pytest.fixture(scope="module")
def opened() -> Iterator[Counting]:
    with Counting() as sandbox:
        yield sandbox


@pytest.fixture
def sandbox(opened: Counting) -> Counting:
    opened.asked.clear()
    return opened


def test_a_function_that_hangs_when_it_is_asked_again_is_waited_for_once(sandbox: Counting) -> None:
    probe = further_call_probe(submission(HANGS_ON_NOUGHT), sandbox, ())
    calls = [Call("f", (x,), 0.1) for x in (1, 0, 0, 2)]
    assert [each.outcome for each in probe(calls)] == ["value", "timeout", "skipped", "skipped"]
    assert [each.outcome for each in probe([Call("f", (1,), 0.1)])] == ["skipped"]
    assert [each.outcome for each in probe([Call("g", (1,), 0.1)])] == ["value"]
    assert sandbox.asked == [["f"] * 4, ["g"]]


def test_a_function_that_did_not_come_back_in_grading_is_never_asked_again(sandbox: Counting) -> None:
    seen = [Observation("value", 1), Observation("timeout"), Observation("skipped"), Observation("died")]
    assert silent_functions([Call(name, ()) for name in "abcd"], seen) == {"b", "c", "d"}
    probe = further_call_probe(submission(HANGS_ON_NOUGHT), sandbox, (), never={"f"})
    assert [each.outcome for each in probe([Call("f", (1,), 0.1)])] == ["skipped"]
    assert sandbox.asked == []


def test_grading_code_that_hangs_on_some_inputs_asks_it_nothing_more(sandbox: Counting) -> None:
    exercise = built(ENTROPY)
    exercise = replace(exercise, limits=replace(exercise.limits, seconds=0.1))
    code = "def entropy(counts):\n    while len(counts) > 3:\n        pass\n    return 7.0\n"
    whole = BuiltAssignment(id="hw", title="", variant="", policy={}, code={}, exercises=(exercise,))
    graded = grade_one(whole, "sha256:0", submission(code), sandbox)
    assert len(sandbox.asked) == 1
    [result] = graded.result.exercises
    assert graded.failures == ()
    assert result.findings[0].kind == "counterexample"
    assert "limit" in {each.kind for each in result.findings}


@pytest.mark.parametrize("public", [True, False])
def test_where_one_input_hangs_the_first_that_fails_is_shown_as_it_is(public: bool) -> None:
    """Whether a hidden input hangs is no matter to a public one that fails: what is shown of that must not tell it."""
    asked = list[Call]()

    def never(calls: Sequence[Call]) -> Sequence[Observation]:
        asked.extend(calls)
        return [Observation("skipped") for _ in calls]

    exercise = built(ENTROPY)
    observations = [Observation("value", 7.0) for _ in exercise_calls(exercise)]
    own = range(0, len(observations), calls_per_input(exercise))  # without the calls of properties
    hanging = max(number for number in own if exercise_calls(exercise)[number].hidden is not public)
    observations[hanging] = Observation("timeout")
    found = counterexample_finding(exercise, judge_exercise(exercise, observations, {}), never)
    assert bool(asked) is not public
    if public:
        assert found is not None
        assert found.evidence is not None
        assert found.evidence.call == "entropy([9, 5])"


def without_end() -> None:
    while True:
        with suppress(Exception):  # as an author may well write
            sum(range(100))


def test_work_without_end_is_given_up_whatever_it_catches() -> None:
    with pytest.raises(TookTooLong):
        in_time(without_end, 0.05)
    assert in_time(lambda: 3, 0.05) == 3
    with pytest.raises(ZeroDivisionError):
        in_time(lambda: 1 / 0)


@pytest.mark.slow
def test_a_reference_that_goes_on_without_end_ends_the_search_for_a_smaller_input(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    exercise = built(ENTROPY)
    case = next(case for case in exercise.cases if case.public)
    asking = shrink_rules(replace(exercise, properties=()), case, case.instances[0])
    assert next(fair_questions(asking, asking.start), None) is not None

    def soon(work: Callable[[], object]) -> object:
        return in_time(work, 0.05)

    monkeypatch.setattr(questions, "in_time", soon)
    monkeypatch.setattr(questions, "question_on", lambda *_: without_end())
    assert list(fair_questions(asking, asking.start)) == []
    assert intime.MAX_PROCESSOR_SECONDS >= 1
