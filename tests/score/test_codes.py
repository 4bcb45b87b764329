"""The code below an exercise: the same for the same work, and nothing in it of what is hidden."""

from dataclasses import replace

from grader.score.codes import feedback_code
from grader.score.result import CaseResult, ExerciseResult, Result

HIDDEN = CaseResult(name="larger", check="close", public=False, passed=True, score=1, points=1)
EXERCISE = ExerciseResult(
    id="a.b", kind="function", title="A", prompt="B", score=1, points=1, status="right", cases=(HIDDEN,)
)
RESULT = Result(
    assignment="hw1", title="Homework", student="ada", score=1, points=1, variant="k3v9aaaa", built="sha256:1",
    submission="sha256:2", receipt="BCD-FGH", exercises=(EXERCISE,),
)  # fmt: skip


def changed(**fields: object) -> Result:
    return replace(RESULT, **fields)


def test_a_code_does_not_change_with_what_a_student_must_not_know() -> None:
    failed = replace(HIDDEN, passed=False, score=0.0, expected=3, reason="value")
    wrong = replace(EXERCISE, status="wrong", score=0.0, cases=(failed,))
    for other in (changed(exercises=(wrong,), score=0.0), changed(built="sha256:9"), changed(variant="other")):
        assert feedback_code(other, "a.b") == feedback_code(RESULT, "a.b")


def test_every_exercise_of_every_submission_has_a_code_of_its_own() -> None:
    others = [changed(student="alan"), changed(submission="sha256:3"), changed(assignment="hw2")]
    codes = {
        feedback_code(RESULT, "a.b"),
        feedback_code(RESULT, "a.c"),
        *(feedback_code(other, "a.b") for other in others),
    }
    assert len(codes) == 5
    assert feedback_code(RESULT, "a.b") == "JVJW-RCDM"  # a page that was printed last year still leads to its result


def test_a_result_without_a_submission_has_no_code_to_open() -> None:
    assert feedback_code(changed(submission=""), "a.b") == ""
