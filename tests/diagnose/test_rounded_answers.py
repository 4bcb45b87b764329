"""A right answer that was rounded is right, or is named so: never a known mistake, and never another near miss."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import partial
from typing import Any

import pytest

from grader.built.document import BuiltExercise
from grader.codec.values import Record, Value
from grader.diagnose.findings import findings_of
from grader.diagnose.near.rounding import half_precision
from grader.engine.exercise_trial import reference_observations
from grader.judge.judged import JudgedCase
from grader.judge.judged_exercise import judge_exercise
from grader.report.disclose import shown_findings
from grader.score.results import exercise_result
from tests.banked import built, ids
from tests.thinned import some

DECIMALS = (2, 3, 4, 6)
FORMS: dict[str, Callable[[float], Any]] = {
    "three decimals": lambda number: round(number, 3),
    "three significant digits": lambda number: float(f"{number:.3g}"),
    "half precision": half_precision,
    "a text": lambda number: f"{number:.2f}",
}
OF_EACH_SHAPE = {  # an exercise: the shape of its answers
    "information.entropy": "a number",
    "preprocessing.z_score": "a list",
    "evaluation.pr_curve": "nested lists",
    "evaluation.class_rates": "a dict of dicts",
    "preprocessing.impute_missing": "a table",
    "bayes.multinomial_posteriors": "a dict",
    "associations.confidences": "a collection in any order",
    "logic.foil_trace": "a trace with recorded numbers",
    "linear.delta_rule_trace": "a trace whose numbers are carried on",
    "svm.max_margin": "one of many right answers",
}

ROUNDED = [("near_miss", "rounded")]
STILL_RIGHT = {("svm.max_margin", "half precision")}  # within the tolerance of its verifier


def with_floats(value: Any, change: Callable[[float], Any]) -> Value:
    if isinstance(value, float | Fraction):
        return change(float(value))
    if isinstance(value, dict):
        return {key: with_floats(item, change) for key, item in value.items()}
    if isinstance(value, Record):
        return replace(value, fields=tuple((name, with_floats(item, change)) for name, item in value.fields))
    collection = isinstance(value, list | tuple | set | frozenset)
    return type(value)(with_floats(item, change) for item in value) if collection else value


def answered(exercise: BuiltExercise, change: Callable[[float], Any]) -> tuple[JudgedCase, ...]:
    """The cases as judged for somebody who changes every float of right answers."""
    right = reference_observations(exercise, "")
    return judge_exercise(exercise, [replace(seen, value=with_floats(seen.value, change)) for seen in right], {})


def named(exercise: BuiltExercise, cases: tuple[JudgedCase, ...]) -> list[tuple[str, str]]:
    return [(found.kind, found.name) for found in findings_of(exercise, cases)]


@pytest.mark.slow
@pytest.mark.parametrize("id_", some(ids("function", "trace", "model"), 12))
def test_a_rounded_right_answer_is_right_or_called_rounded(id_: str) -> None:
    exercise = built(id_)
    for decimals in DECIMALS:
        cases = answered(exercise, partial(round, ndigits=decimals))
        failed = sum(not judged.verdict.passed for case in cases for judged in case.inputs)
        # One input, with probabilities so small that they round to 0, is no proof of rounding.
        allowed = {0: [[]], 1: [[], ROUNDED]}.get(failed, [ROUNDED])
        assert named(exercise, cases) in allowed, decimals


@pytest.mark.slow
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("id_", OF_EACH_SHAPE)
def test_rounding_is_recognised_in_answers_of_every_shape_however_it_is_done(id_: str, form: str) -> None:
    exercise = built(id_)
    cases = answered(exercise, FORMS[form])
    assert named(exercise, cases) == ([] if (id_, form) in STILL_RIGHT else [("near_miss", "rounded")])


def test_rounding_is_told_of_hidden_cases_as_a_hint_and_says_only_how_many_decimals_are_left() -> None:
    whole = built("logic.foil_trace")
    exercise = replace(whole, cases=tuple(case for case in whole.cases if not case.public))
    cases = answered(exercise, lambda number: round(number, 4))
    result = exercise_result(exercise, cases, findings_of(exercise, cases))
    assert shown_findings(result, "failed") == ()
    [shown] = shown_findings(result, "hint")
    assert "rounded to 4 decimals" in shown.hint


def test_rounding_to_whole_numbers_is_told_no_sooner_than_the_input() -> None:
    exercise = built("statistics.mean_variance")
    [found] = findings_of(exercise, answered(exercise, lambda number: float(round(number))))
    assert (found.name, found.plain) == ("rounded", False)


def test_a_mistake_that_is_rounded_as_well_is_not_called_rounded() -> None:
    exercise = built("information.entropy")
    cases = answered(exercise, lambda number: round(0.6931471805599453 * number, 3))
    assert ("near_miss", "rounded") not in named(exercise, cases)
