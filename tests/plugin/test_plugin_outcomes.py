"""How a case becomes an outcome of pytest's."""

from dataclasses import replace

import pytest

from grader.built.disclosure import Disclosure
from grader.engine.grade_submission import GradedSubmission
from grader.plugin.assignment_items import cases_in
from grader.plugin.feedback import CheckOutcome, check_outcome
from grader.score.result import CaseResult, ExerciseResult, Result
from tests.grading import HAND, demo, exercise


def graded(status: str, *cases: CaseResult, failures: tuple[str, ...] = ()) -> GradedSubmission:
    one = ExerciseResult(
        id="trees.x", kind="function", title="X", prompt="", score=0, points=2, status=status, cases=cases
    )
    whole = Result(
        assignment="hw", title="HW", student="ada", score=0, points=2, variant="", built="", submission="",
        receipt="", exercises=(one,),
    )  # fmt: skip
    return GradedSubmission(whole, failures)


def case(reason: str = "", *, passed: bool = False, public: bool = False) -> CaseResult:
    return CaseResult(
        name="a case", check="close", public=public, passed=passed, reason=reason, message=f"It is {reason}.",
        score=0, points=1, call="x(41)", expected=43, observed=42,
    )  # fmt: skip


ENDS: dict[str, tuple[GradedSubmission, Disclosure, str]] = {
    "right": (graded("right", case(passed=True)), "hint", "passed"),
    "wrong": (graded("wrong", case("value")), "hint", "failed"),
    "an edge that is right in itself": (graded("wrong", case("edge")), "hint", "passed"),
    "waits for a person": (graded("manual", case("manual")), "all", "skipped"),
    "not told": (graded("wrong", case("value")), "nothing", "skipped"),
    "public, while nothing is told": (graded("wrong", case("value", public=True)), "nothing", "failed"),
    "a fault of ours": (graded("ungraded"), "all", "error"),
    "answers of another variant": (graded("error"), "hint", "failed"),
}


@pytest.mark.parametrize("what", ENDS)
def test_outcomes(what: str) -> None:
    result, level, word = ENDS[what]
    assert check_outcome(result, 0, 0, level).word == word


def test_values_of_a_hidden_case_are_told_from_the_level_on_that_allows_it() -> None:
    def told(level: Disclosure) -> list[bool]:
        text = check_outcome(graded("wrong", case("value")), 0, 0, level).text
        return [value in text for value in ("41", "42", "43")]

    assert told("hint") == [False, False, False]
    assert told("input") == [True, True, False]
    assert told("all") == [True, True, True]


def test_a_fault_of_ours_is_explained_without_the_values_it_may_hold() -> None:
    failed = graded("ungraded", failures=("trees.x: KeyError: 43", "trees.y: KeyError: 44"))
    assert check_outcome(failed, 0, 0, "hint") == CheckOutcome(
        "error", "Not graded, through a fault of ours, which says nothing of the work.\nKeyError"
    )
    assert check_outcome(failed, 0, 0, "all").text.endswith("trees.x: KeyError: 43")


def test_cases_are_named_apart_and_public_ones_told_from_hidden() -> None:
    assert [name for name, _ in cases_in(exercise(HAND))] == [part.name for part in exercise(HAND).parts]
    entropy = demo().exercises[0]
    twins = replace(entropy, cases=(entropy.cases[0], replace(entropy.cases[0], public=False)))
    assert list(cases_in(twins)) == [("weather", True), ("weather (2)", False)]
    odd = replace(entropy.cases[0], name="a::b\n\x1b[31m")
    assert list(cases_in(replace(entropy, cases=(odd,)))) == [("a:b \\x1b[31m", True)]
