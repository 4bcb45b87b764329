"""The same wrong answers: a lead where they are rare and nothing explains them, else none."""

import sys
from typing import Any

import pytest

from grader.diagnose.finding import Finding
from grader.score.result import CaseResult, ErrorShown, ExerciseResult, Result
from grader.similar.likeness import NoLibrary, code_print
from grader.similar.same_answers import answer_leads

MISTAKE = Finding(kind="misconception", name="natural logarithm", hint="")
COUNTER = Finding(kind="counterexample", name="smallest", hint="")


def case(observed: Any, **more: Any) -> CaseResult:
    fields = {"name": "other counts", "check": "close", "public": False, "passed": False, "score": 0, "points": 1}
    return CaseResult(**{**fields, "call": "entropy([1, 2])", "expected": 0.9, "observed": observed, **more})


def exercise(id_: str, *cases: CaseResult, findings: tuple[Finding, ...] = ()) -> ExerciseResult:
    return ExerciseResult(
        id=id_,
        kind="function",
        title="",
        prompt="",
        score=0,
        points=1,
        status="wrong",
        cases=cases,
        findings=findings,
    )


def result(student: str, *exercises: ExerciseResult) -> Result:
    return Result(
        assignment="hw", title="", student=student, score=0, points=2, variant="", built="", submission="", receipt="",
        exercises=exercises,
    )  # fmt: skip


def class_of(size: int, **answers: tuple[ExerciseResult, ExerciseResult]) -> list[Result]:
    """A class whose wrong answers all differ, but for those that are given."""
    others = [result(f"s{place}", *(exercise(id_, case(place + 0.5)) for id_ in ("a", "b"))) for place in range(size)]
    return [*others, *(result(name, *own) for name, own in answers.items())]


SAME = (exercise("a", case(3.14)), exercise("b", case(2.72)))


def test_two_rare_wrong_answers_in_common_are_a_lead() -> None:
    [lead] = answer_leads(class_of(18, ada=SAME, bob=SAME))
    assert (lead.kind, lead.students, lead.exercises) == ("answers", ("ada", "bob"), ("a", "b"))
    assert lead.bits == pytest.approx(2 * 3.3219, abs=0.001)


def test_one_is_a_lead_only_in_a_large_class() -> None:
    one = (exercise("a", case(3.14)), exercise("b", case(9.75, expected=1)))
    two = (exercise("a", case(3.14)), exercise("b", case(8.75, expected=1)))
    assert list(answer_leads(class_of(18, ada=one, bob=two))) == []
    assert [lead.exercises for lead in answer_leads(class_of(198, ada=one, bob=two))] == [("a",)]


NO_LEADS = {
    "a known mistake explains it": case(3.14),
    "an exception": case(None, error=ErrorShown(type="ValueError", text="no")),
    "nothing": case(None),
    "zero": case(0),
    "an empty list": case([]),
    "a truth value": case(False),
    "right": case(3.14, passed=True, score=1),
    "partly right": case(3.14, score=0.5),
}


@pytest.mark.parametrize("what", NO_LEADS)
def test_what_many_give_by_themselves_is_no_lead(what: str) -> None:
    findings = (MISTAKE,) if "mistake" in what else (COUNTER,)
    same = tuple(exercise(id_, NO_LEADS[what], findings=findings) for id_ in ("a", "b"))
    assert list(answer_leads(class_of(200, ada=same, bob=same))) == []  # type: ignore[arg-type]


def test_what_a_quarter_of_the_class_answers_is_no_lead() -> None:
    many = {f"t{place}": SAME for place in range(20)}
    assert list(answer_leads(class_of(40, **many))) == []


def test_the_same_answer_to_another_question_is_no_lead() -> None:
    other = (exercise("a", case(3.14, expected=1.5)), exercise("b", case(2.72, expected=2.5)))
    assert list(answer_leads(class_of(200, ada=SAME, bob=other))) == []


def test_without_the_library_the_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "copydetect", None)  # as Python has it where a module cannot be found
    with pytest.raises(NoLibrary, match=r"pip install 'markscheme\[similar\]'"):
        code_print("def f():\n    return 1\n")
