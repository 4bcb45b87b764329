"""Where nothing has a name, a place is told: fields that alone are wrong, how answers differ, the first wrong part."""

from dataclasses import replace
from fractions import Fraction

import pytest

from grader.built.document import BuiltCheck, BuiltExercise
from grader.checks.calls import Observation
from grader.checks.verdict import RIGHT, Verdict
from grader.codec.values import Json, Value
from grader.diagnose.answer_fields import can_be_compared, field_findings
from grader.diagnose.finding import Finding
from grader.diagnose.findings import findings_of
from grader.diagnose.like_differences import like_difference_findings
from grader.diagnose.wrong_entries import entry_sentence
from grader.judge.judged import JudgedCase, JudgedInput
from grader.repair.repair_finding import is_unexplained
from grader.report.finding_text import finding_view, said_once
from tests.banked import built
from tests.diagnose.test_hand_slips import result_with, right_number

WRONG = Verdict(Fraction(0), "value", "This is not right.")


def judged(expected: Json, observed: Value, verdict: Verdict = WRONG) -> JudgedInput:
    return JudgedInput({}, None, expected, {}, Observation("value", observed), verdict)


def cases_of(*inputs: JudgedInput) -> list[JudgedCase]:
    return [JudgedCase("drawn", "exact", False, "", False, Fraction(1), None, inputs)]


def exercise_with(check: str, **options: object) -> BuiltExercise:
    """An exercise with another check, without properties."""
    exercise = built("evaluation.class_rates")
    return replace(
        exercise, check=BuiltCheck(name=check, options=options), signature="def f(x) -> list:", properties=()
    )


def rates(**wrong: float) -> JudgedInput:
    right = {"tpr": 0.5, "fpr": 0.25, "tnr": 0.75, "fnr": 0.5}
    return judged(right, {**right, **wrong}, WRONG if wrong else RIGHT)


def test_fields_that_alone_are_wrong_are_named_and_may_be_a_hint() -> None:
    cases = cases_of(rates(), rates(fpr=0.1), rates(tnr=0.1), rates(fpr=0.3, tnr=0.2))
    [found] = field_findings(built("evaluation.class_rates"), cases)
    assert found.hint == "Only `fpr` and `tnr` are wrong in the 3 inputs that fail; `tpr` and `fnr` are right in all 4."
    assert found.plain


def test_nothing_is_said_if_each_field_is_wrong_once_or_too_few_inputs_fail() -> None:
    exercise = built("evaluation.class_rates")
    assert not field_findings(exercise, cases_of(rates(), rates(fpr=0.1), rates(fpr=0.1)))
    assert not field_findings(exercise, cases_of(rates(fpr=1), rates(tpr=1), rates(fnr=1), rates(tnr=1)))


def test_a_column_of_rows_is_told_by_its_place() -> None:
    rows = judged([["a", "b"], ["c", "d"]], [["a", "b"], ["c", "x"]])
    [found] = field_findings(exercise_with("exact"), cases_of(rows, rows, rows))
    assert found.hint == "Only column 2 is wrong in the 3 inputs that fail; column 1 is right in all 3."


def test_the_keys_of_a_dict_may_be_hidden_labels_and_wait_for_the_input() -> None:
    one = judged({"spam": 0.2, "ham": 0.8}, {"spam": 0.4, "ham": 0.8})
    [found] = field_findings(exercise_with("mapping"), cases_of(one, one, one))
    assert not found.plain


@pytest.mark.parametrize(
    ("pairs", "said"),
    [
        ([(1.0, 2.0)] * 5, "the number is too large"),
        ([(1.0, 0.0)] * 5, "the number is too small"),
        ([(1.0, 0.0)] * 4, ""),
        ([(1.0, 0.0)] * 5 + [(1.0, 2.0)], ""),
        ([(["a", "b"], ["a", "c"]), (["b", "b"], ["c", "b"])] * 3, "every wrong label is 'c'"),
        ([(["a", "b"], ["a", "c"]), (["b", "b"], ["a", "b"])] * 3, "the right label is 'b' wherever it is wrong"),
        ([(["a", "b"], ["b", "a"])] * 6, ""),
    ],
)
def test_how_all_answers_differ_is_told_of_five_without_exception(pairs: list[tuple[Json, Value]], said: str) -> None:
    found = like_difference_findings(exercise_with("close"), cases_of(*(judged(*pair) for pair in pairs)))
    assert [(each.name, each.plain) for each in found] == ([(said, False)] if said else [])


FLAWED = Verdict(Fraction(0), "sizes", "Part 2 has one example too many.")


@pytest.mark.parametrize(("others", "which"), [(0, "all 4"), (1, "4 of the 5"), (2, "")])
def test_a_condition_of_a_verifier_that_is_broken_nearly_always_is_told(others: int, which: str) -> None:
    inputs = [judged([[0], [1]], [[0, 1]], FLAWED)] * 4 + [judged([[0], [1]], [[0, 0]], WRONG)] * others
    found = like_difference_findings(exercise_with("verify", reference="verify:fold_flaws"), cases_of(*inputs))
    sentence = "it is the same. The parts of the plan do not have the sizes they should."
    assert [(each.hint, each.plain) for each in found] == (
        [(f"In {which} inputs that fail {sentence}", True)] if which else []
    )


def test_what_differs_is_not_told_where_a_verifier_knows_several_right_answers() -> None:
    short = judged([1.0, 2.0], [1.0], Verdict(Fraction(0), "missing_items", "One item is missing."))
    exercise = exercise_with("verify", reference="verify:fold_flaws")
    assert like_difference_findings(exercise, cases_of(short, short, short)) == ()


@pytest.mark.parametrize(
    ("wanted", "given", "said"),
    [
        ([1.0, 2.0, 3.0], [1.0, 5.0, 1.0], "the first entry is right, and others are not"),
        ([1.0, 2.0, 3.0], [1.0, 2.0, 9.0], "only the last entry is wrong"),
        ([[1.0, 2.0], [3.0, 4.0]], [[1.5, 2.0], [3.5, 4.5]], "every wrong number is too large"),
        ([[1.0, 2.0], [3.0, 4.0]], [[0.0, 2.0], [0.0, 4.0]], "every wrong number is 0"),
        ([1.0, 2.0], [2.0, 1.0], ""),
    ],
)
def test_entries_that_are_wrong_are_told_by_their_place_or_their_numbers(wanted: Json, given: Value, said: str) -> None:
    failing = [judged(wanted, given)] * 5
    assert entry_sentence(exercise_with("close"), failing) == said


def test_a_place_that_is_right_by_chance_is_not_told() -> None:
    mostly_right = judged([1.0, 2.0, 3.0, 4.0], [1.0, 2.0, 9.0, 4.0])
    assert entry_sentence(exercise_with("close"), [mostly_right] * 5) == ""


def one_of_exercise(accepted: list[float]) -> BuiltExercise:
    exercise = exercise_with("one_of", reference="reference.a.b:c")
    instance = replace(exercise.cases[0].instances[0], args={}, accepted=accepted)
    return replace(exercise, cases=(replace(exercise.cases[0], instances=(instance,)),))


def test_answers_are_compared_where_each_failing_input_has_one_right_answer_only() -> None:
    failing = [judged(1.0, 2.0)] * 5
    assert can_be_compared(one_of_exercise([1.0]), failing)
    assert not can_be_compared(one_of_exercise([1.0, 4.0]), failing)


def test_items_that_are_only_missing_are_told() -> None:
    short = judged(["a", "b"], ["a"], Verdict(Fraction(0), "missing_items", "One item is missing."))
    [found] = like_difference_findings(exercise_with("as_set"), cases_of(short, short, short))
    assert found.hint == "In all 3 inputs that fail, items are missing, and none is too many."


def test_a_place_is_no_explanation_and_a_repair_is_still_looked_for() -> None:
    exercise, cases = built("evaluation.class_rates"), cases_of(*[rates(fpr=0.11), rates(fpr=0.37), rates(fpr=0.9)])
    found = findings_of(exercise, cases)
    assert [each.kind for each in found] == ["divergence"]
    assert is_unexplained(exercise, cases, found)


def test_the_smallest_failing_input_stands_inside_the_place() -> None:
    place = finding_view("divergence", "only fpr wrong", "Only `fpr` is wrong.", ())
    smallest = replace(finding_view("counterexample", "x", "This is not the right number.", ()), call="f(1)")
    [shown] = said_once([smallest, place])
    assert (shown.label, shown.hint, shown.call) == ("Where it differs", "Only `fpr` is wrong.", "f(1)")


def part_finding(**slips: str) -> Finding:
    [found] = result_with("trees.gain_by_hand", **slips).findings
    return found


def test_the_first_wrong_part_is_told_where_no_slip_leads_to_it() -> None:
    wrong = f"{right_number('trees.gain_by_hand', 'entropy') * 0.6137:.4f}"
    found = part_finding(entropy=wrong)
    assert (found.kind, found.name, found.plain) == ("divergence", "first difference in part entropy", True)
    assert found.hint.startswith("The first part that is not right is `entropy`: look there.")


def test_a_minus_that_is_lost_on_the_way_is_named_by_its_number() -> None:
    """The return begins with a cost, which is added."""
    exercise = built("reinforcement.return_by_hand")
    start = exercise.parts[-1]
    cost = next(value for value in start.args.values() if isinstance(value, int | float) and value < 0)
    wrong = f"{right_number(exercise.id, start.name) - 2 * cost:.4f}"
    [found] = result_with(exercise.id, **{start.name: wrong}).findings
    assert (found.kind, found.name) == ("near_miss", "a sign on the way")
    assert f"{cost:g}" in found.hint
