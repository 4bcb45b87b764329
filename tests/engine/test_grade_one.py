"""One submission through every stage: what it earns, and what is said of it."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

import grader.built.own_check
from grader import grade, load_assignment
from grader.built.document import BuiltExercise
from grader.built.freeze import digest
from grader.engine.grade_submission import grade_one
from grader.sandbox.run import Sandbox, SandboxFailure
from tests.grading import (
    HAND,
    RIGHT_ENTROPY,
    SAMPLE,
    demo,
    exercise,
    explanations,
    graded,
    part,
    right_answers,
    submission,
)

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out

ENTROPY, TRACE = "information.entropy", "linear.perceptron_trace"


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


# Each earns nothing on hidden cases: an edge counts only beside an ordinary case that is right.
EARNS_NOTHING_HIDDEN = {
    "return 0": "def entropy(counts): return 0",
    "return None": "def entropy(counts): pass",
    "echo": "def entropy(counts): return counts",
    "public answers": "def entropy(counts): return {2: 0.9402859586706311, 8: 3.0}[len(counts)]",
}


@pytest.mark.parametrize("how", EARNS_NOTHING_HIDDEN)
def test_what_is_not_understood_earns_nothing_on_hidden_cases(sandbox: Sandbox, how: str) -> None:
    cases = part(graded(sandbox, EARNS_NOTHING_HIDDEN[how]), ENTROPY).cases
    assert [case.name for case in cases if case.score and not case.public] == []


def test_an_edge_is_earned_beside_an_ordinary_case(sandbox: Sandbox) -> None:
    result = part(graded(sandbox, RIGHT_ENTROPY), ENTROPY)
    assert (result.status, result.score, result.findings) == ("right", 4.0, ())


def test_a_property_that_fails_makes_its_case_wrong(sandbox: Sandbox) -> None:
    # Right on every input as given: only shuffled rows show that the first class is special.
    sly = (
        RIGHT_ENTROPY + "right = entropy\ndef entropy(counts): return right(counts) if counts != sorted(counts) else 0"
    )
    result = part(graded(sandbox, sly), ENTROPY)
    assert result.status in {"partial", "wrong"}
    assert "shuffle" in {case.reason for case in result.cases} or any("order" in c.message for c in result.cases)


MISTAKES = {
    "natural logarithm": RIGHT_ENTROPY.replace("log2", "log"),
    "minus sign forgotten": RIGHT_ENTROPY.replace("-sum", "sum"),
    "Gini index": "def entropy(c):\n    n = sum(c)\n    return 1 - sum((each / n) ** 2 for each in c) if n else 0",
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_known_mistake_is_named(sandbox: Sandbox, name: str) -> None:
    result = part(graded(sandbox, MISTAKES[name]), ENTROPY)
    assert [(finding.kind, finding.name) for finding in explanations(result)] == [("misconception", name)]
    assert (result.findings[0].kind, result.findings[0].cases) == ("counterexample", ("weather",))


def test_a_mistake_that_is_not_known_is_not_named(sandbox: Sandbox) -> None:
    code = RIGHT_ENTROPY.replace("if n)", "if n) * 1.01")
    assert [found.kind for found in explanations(part(graded(sandbox, code), ENTROPY))] == ["divergence"]  # too large


def test_an_exception_is_told_with_its_line_and_where_to_look(sandbox: Sandbox) -> None:
    result = part(graded(sandbox, "def entropy(counts):\n    return 1 / 0\n"), ENTROPY)
    [finding] = explanations(result)
    assert (result.status, finding.name) == ("error", "ZeroDivisionError on line 2")
    assert set(finding.cases) <= {case.name for case in result.cases if case.public}


def test_a_missing_function_is_missing_and_one_lost_to_a_syntax_error_is_an_error(sandbox: Sandbox) -> None:
    lost = graded(sandbox, RIGHT_ENTROPY + "def perceptron_trace(examples, weights, rate)\n    return []\n")
    assert (part(lost, ENTROPY).status, part(lost, TRACE).status) == ("right", "error")
    assert "line 6" in part(lost, TRACE).findings[0].hint
    assert part(graded(sandbox, RIGHT_ENTROPY), TRACE).status == "missing"


def test_hand_answers_in_any_form_are_right(sandbox: Sandbox) -> None:
    plain = right_answers(6)
    forms = {
        name: text.replace(".", ",") if n % 2 else f"{float(text) * 100} %"
        for n, (name, text) in enumerate(plain.items())
    }
    assert part(graded(sandbox, "", plain), HAND).status == "right"
    assert part(graded(sandbox, "", forms), HAND).status == "right"


def test_what_follows_from_an_own_wrong_part_earns_its_points(sandbox: Sandbox) -> None:
    right = {name: float(text) for name, text in right_answers(8).items()}
    own = {"hit": right["hit"] * 0.8, "false_alarm": right["false_alarm"]}
    own["alarm"] = own["hit"] + own["false_alarm"]
    own["posterior"] = own["hit"] / own["alarm"]
    result = part(graded(sandbox, "", {name: f"{value:.6f}" for name, value in own.items()}), HAND)
    assert [(case.part, case.reason) for case in result.cases][1:] == [
        ("false_alarm", ""),
        ("alarm", "follows"),
        ("posterior", "follows"),
    ]
    assert result.score == 4.0


def test_from_nothing_nothing_follows(sandbox: Sandbox) -> None:
    assert part(graded(sandbox, "", dict.fromkeys(right_answers(), "0")), HAND).score == 0


def test_a_known_mistake_in_one_part_is_named(sandbox: Sandbox) -> None:
    right = right_answers(6)
    wrong = right | {"posterior": right["hit"]}
    assert [finding.name for finding in part(graded(sandbox, "", wrong), HAND).findings] == ["not divided by the beeps"]


def test_variables_of_a_notebook_are_hand_answers_too(sandbox: Sandbox) -> None:
    code = "\n".join(f"{one.variable} = {right_answers(8)[one.name]}" for one in exercise(HAND).parts)
    assert part(graded(sandbox, code), HAND).status == "right"


def test_no_work_at_all_is_missing_everywhere(sandbox: Sandbox) -> None:
    result = graded(sandbox)
    assert {one.status for one in result.exercises} == {"missing"}
    assert (result.score, result.points) == (0, 15)


def test_a_failure_of_ours_is_ungraded_and_said_and_costs_only_its_exercise(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(exercise: BuiltExercise, _: object) -> None:
        if exercise.trace is not None:
            raise RuntimeError("the reference is gone")

    monkeypatch.setattr(grader.built.own_check, "walk_for", broken)
    done = grade_one(demo(), "sha256:built", submission(RIGHT_ENTROPY), sandbox)
    statuses = {one.id: one.status for one in done.result.exercises}
    assert (statuses[ENTROPY], statuses[TRACE]) == ("right", "ungraded")
    assert done.failures == ("linear.perceptron_trace: RuntimeError: the reference is gone",)


def test_a_failure_to_explain_is_said_and_costs_no_mark(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = submission("def entropy(counts): return 7")
    before = grade_one(demo(), "", wrong, sandbox).result.exercises[0]

    def broken(*_: object, **__: object) -> None:
        raise KeyError("ours")

    monkeypatch.setattr("grader.engine.grade_submission.findings_of", broken)
    done = grade_one(demo(), "", wrong, sandbox)
    assert "not diagnosed: KeyError" in done.failures[0]
    after = done.result.exercises[0]
    assert (after.status, after.score, after.cases, after.findings) == ("wrong", before.score, before.cases, ())


def test_without_a_sandbox_code_is_ungraded_and_hand_work_is_not(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise SandboxFailure("the worker does not start")

    monkeypatch.setattr(Sandbox, "session", refused)
    done = grade_one(demo(), "sha256:built", submission(RIGHT_ENTROPY, {HAND: right_answers()}), sandbox)
    assert {one.id: one.status for one in done.result.exercises} == {
        ENTROPY: "ungraded",
        TRACE: "ungraded",
        HAND: "right",
    }
    assert done.failures == ("sandbox: the worker does not start",)


def test_from_python_a_submission_is_graded_in_two_calls(tmp_path: Path) -> None:
    assignment = tmp_path / "demo.yaml"
    shutil.copyfile(SAMPLE, assignment)
    (tmp_path / "work.py").write_text(RIGHT_ENTROPY, encoding="utf-8")
    result = grade(load_assignment(assignment), tmp_path / "work.py")
    assert (result.student, part(result, ENTROPY).status) == ("work", "right")
    assert result.built == digest((tmp_path / "demo.built.json").read_bytes())
