"""What the class page says of a class whose groups are known, and that it says the same whoever graded it."""

import statistics
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from grader.checks.wording import TELLING_REASONS
from grader.diagnose.finding import Finding
from grader.report.classes.class_html import class_page_html
from grader.report.classes.class_shown import ClassView, ExerciseLine
from grader.report.classes.class_view import class_view
from grader.report.classes.class_words import TELLING_WORDS
from grader.report.classes.outputs import outputs_digest
from grader.report.classes.row import StudentRow, student_row
from grader.score.result import CaseResult, ErrorShown, ExerciseResult, OptionShown
from tests.report.graded_class import SIZE, changed, result, right, rows, student
from tests.report.report_sample import ENTROPY, PERCEPTRON, result_of


def line(view: ClassView, id_: str) -> ExerciseLine:
    return next(each for each in view.exercises if each.id == id_)


def class_of(*exercises: ExerciseResult) -> list[StudentRow]:
    """A student each, who did this exercise and no other."""
    return [student_row(result_of(each, student=student(number))) for number, each in enumerate(exercises)]


def test_the_order_in_which_results_come_changes_no_byte() -> None:
    mixed = rows()
    Random(4).shuffle(mixed)
    for named in (False, True):
        assert class_page_html(class_view(mixed, named=named)) == class_page_html(class_view(rows(), named=named))


def test_an_exercise_is_as_hard_as_the_mean_share_of_its_points() -> None:
    view = class_view(rows())
    assert line(view, "information.entropy").share.text == "67 %"  # twenty of thirty have all, ten nothing
    assert line(view, "linear.perceptron_trace").share.text == "85 %"  # twelve have 3.75 of 6
    assert line(view, "trees.gain_ratio").share.text == "90 %"  # nothing handed in earns nothing


def test_discrimination_is_the_correlation_with_the_score_on_the_rest() -> None:
    earned, rest = [], []
    for number in range(SIZE):
        graded = [each for each in result(number).exercises if each.status not in {"manual", "ungraded"}]
        others = [each for each in graded if each.id != "linear.line"]
        out_of = sum(each.points for each in others if not each.optional)
        earned.append(sum(each.score for each in graded if each.id == "linear.line"))
        rest.append(sum(each.score for each in others) / out_of)
    shown = line(class_view(rows()), "linear.line").discrimination
    assert shown.text == f"{statistics.correlation(earned, rest):.2f}".replace("-", "−")


def test_an_exercise_that_all_have_right_tells_nobody_apart_and_says_so() -> None:
    made = rows()
    alike = [replace(row, exercises=(row.exercises[0], made[6].exercises[4])) for row in made]
    easy = line(class_view(alike), "linear.line")
    assert (easy.share.text, easy.discrimination.text, easy.about) == ("100 %", "–", "")


def test_what_strong_students_fail_is_marked_the_wrong_way_round() -> None:
    strong = [right(ENTROPY), PERCEPTRON]
    weak = [ENTROPY, right(PERCEPTRON)]
    made = [student_row(result_of(*(strong if number % 2 else weak), student=student(number))) for number in range(10)]
    assert {each.about for each in class_view(made).exercises} == {"the wrong way round"}


def test_scores_are_shares_of_what_is_graded() -> None:
    """Work that waits for a person, or failed through us, neither counts for nor against."""
    whole = [student_row(result_of(right(ENTROPY), student=student(number))) for number in range(5)]
    waits = replace(rows()[0].exercises[5], status="ungraded")
    view = class_view([replace(row, exercises=(*row.exercises, waits)) for row in whole])
    assert view.scores is not None
    assert (view.scores.median, view.scores.mean) == ("100 %", "100 %")
    assert line(view, "evaluation.why_not_accuracy").share.text == "–"


def test_mistakes_stand_in_order_of_their_students() -> None:
    shown = class_view(rows()).mistakes
    assert [(each.name, each.students.text) for each in shown.lines] == [
        ("step 2", "12 of 30"),
        ("ValueError", "10 of 30"),
        ("natural logarithm", "10 of 30"),
    ]
    assert shown.lines[2].hint.startswith("These outputs are what logarithms to base e")
    assert shown.lines[1].hint == ""  # made from one student's values


def test_what_one_student_alone_gets_wrong_is_told_to_the_instructor() -> None:
    alone = replace(ENTROPY, findings=(Finding(kind="misconception", name="Gini index", hint="These are impurities."),))
    made = class_of(*[right(ENTROPY)] * 11, alone)
    assert [(each.name, each.students.text) for each in class_view(made).mistakes.lines] == [("Gini index", "1 of 12")]
    shared = class_view(made, shared=True).mistakes
    assert (shared.lines, shared.fewer) == ((), 1)


def test_the_same_exception_on_different_lines_is_one_mistake() -> None:
    def stopped(number: int) -> ExerciseResult:
        found = Finding(kind="error", name=f"KeyError on line {number}", hint=f"on line {number}")
        return replace(ENTROPY, findings=(found,))

    shown = class_view(class_of(*map(stopped, range(6)))).mistakes.lines
    assert [(each.name, each.students.text) for each in shown] == [("KeyError", "all 6")]


def test_a_student_counts_once_for_a_reason_however_many_cases_fail_for_it() -> None:
    shown = {each.name: each.students.text for each in class_view(rows()).reasons.lines}
    assert shown["The value is wrong, and no slip that has a name was seen."] == "10 of 30"  # two cases each
    assert shown["The answer is right, but rounded too early."] == "15 of 30"


def test_every_reason_that_tells_of_a_value_has_words_for_an_instructor() -> None:
    assert set(TELLING_WORDS) == TELLING_REASONS


def test_cases_that_nobody_or_everybody_passes_are_named() -> None:
    view = class_view(rows())
    everybody = {(each.exercise, each.name) for each in view.everybody}
    assert everybody == {
        ("Gain ratio of an attribute", "weather, outlook"),
        ("Gain ratio of an attribute", "other tables"),
        ("Naive Bayes for a new day, by hand", "P(yes)"),
        ("Naive Bayes for a new day, by hand", "P(yes | day)"),
    }
    assert view.nobody == ()
    assert [each.name for each in class_view(class_of(*[ENTROPY] * 5)).nobody] == [
        "weather",
        "an empty class",
        "other counts",
    ]


def test_an_edge_that_is_right_and_not_yet_earned_counts_as_passed() -> None:
    edge = changed(ENTROPY, reason="edge", observed=0.94)
    assert [each.name for each in class_view(class_of(*[edge] * 5)).everybody] == ["weather"]


CHOICE = ExerciseResult(
    id="a.choice", kind="choice", title="A choice", prompt="Which?", score=0, points=1, status="wrong",
    options=(OptionShown(letter="a", text="yes"), OptionShown(letter="b", text="no")),
    cases=(
        CaseResult(
            name="Your choice", check="choice", public=False, part="choice", passed=False, reason="value", score=0,
            points=1, observed="a) yes; c) perhaps", expected="b) no",
        ),
    ),
)  # fmt: skip
ALIKE: dict[str, tuple[ExerciseResult, dict[str, Any]]] = {
    "the last digits, which depend on the order of a sum": (ENTROPY, {"observed": 0.6517565611726539}),
    "options in another order": (CHOICE, {"observed": "d) perhaps; b) yes"}),
    "a message": (ENTROPY, {"message": "Look again."}),
    "what was printed": (ENTROPY, {"stdout": "hello"}),
}
UNLIKE: dict[str, tuple[ExerciseResult, dict[str, Any]]] = {
    "a value": (ENTROPY, {"observed": 0.65176}),
    "an input": (ENTROPY, {"call": "entropy([5, 9])"}),
    "an exception in place of a value": (ENTROPY, {"observed": None, "error": ErrorShown(type="KeyError", text="x")}),
    "an option": (CHOICE, {"observed": "a) no; c) perhaps"}),
    "how many of a family are right": (ENTROPY, {"right": 1}),
}


@pytest.mark.parametrize("what", ALIKE)
def test_outputs_are_the_same_whatever_differs_in(what: str) -> None:
    exercise, change = ALIKE[what]
    assert outputs_digest(exercise) == outputs_digest(changed(exercise, **change)) != ""


@pytest.mark.parametrize("what", UNLIKE)
def test_outputs_are_not_the_same_where_they_differ_in(what: str) -> None:
    exercise, change = UNLIKE[what]
    assert outputs_digest(exercise) != outputs_digest(changed(exercise, **change))


def test_work_without_a_wrong_value_is_in_no_cluster() -> None:
    crashed, silent = rows()[0].exercises[4], rows()[7].exercises[3]
    assert (crashed.outputs, silent.outputs, student_row(result_of(right(ENTROPY))).exercises[0].outputs) == (
        "",
        "",
        "",
    )


def test_clusters_of_the_same_wrong_outputs_say_what_explains_them() -> None:
    puzzling = replace(ENTROPY, findings=())
    other = changed(puzzling, observed=0.5)
    view = class_view(class_of(*[ENTROPY] * 7, *[other] * 5, changed(other, observed=0.25)))
    found = [(each.students.text, each.explained) for each in view.clusters.lines]
    assert found == [("7 of 13", ("ValueError", "natural logarithm")), ("5 of 13", ())]
    assert view.clusters.lines[1].sample.observed == "0.5"
    assert view.clusters.fewer == 0  # one alone is no cluster


def test_a_class_without_anybody_has_a_page() -> None:
    assert "<h1>" in class_page_html(class_view([]))
