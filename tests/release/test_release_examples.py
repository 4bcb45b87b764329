"""Examples on the sheets: Python that can be pasted, and an answer that would be right."""

import ast
import json
import re
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from grader.built.document import BuiltExercise
from grader.checks.calls import Observation
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.write_records import record_line
from grader.paths import bank_files
from grader.release.examples import case_example, example_answer, six_digits
from grader.release.inside.public_document import released_exercise
from grader.release.inside.public_verdict import public_case_verdict
from grader.release.public import PublicCase, public_part
from grader.spec.load import load_exercise
from tests.banked import kind_of
from tests.release.released import BANK, bank_built, files
from tests.thinned import some

pytestmark = pytest.mark.slow  # the exercises are built

IN_CODE = ("function", "trace", "model")
CODED = tuple(id_ for id_ in BANK if kind_of(id_) in IN_CODE)


@pytest.mark.parametrize("id_", some(CODED, 6, kind=kind_of))
def test_every_example_can_be_pasted_and_would_be_right(id_: str) -> None:
    public = public_part(bank_built(id_))
    [exercise] = public.exercises
    known: dict[str, str] = {}
    for number, case in enumerate(exercise.cases):
        example = case_example(exercise, case, known)
        names = {"Fraction": Fraction, **{name: decode(json.loads(text)) for text, name in known.items()}}
        assert pasted_arguments(example.calls, names) == given_arguments(case)
        answer = example_answer(exercise, case)
        shown = eval(example.value, {"Fraction": Fraction})
        assert (shown, type(shown)) == (six_digits(answer), type(answer))
        checked = released_exercise(json.loads(record_line(public))["exercises"][0])
        verdict = public_case_verdict(checked, checked.cases[number], Observation("value", decode(encode(answer))))
        assert verdict.passed, verdict


def test_every_exercise_in_code_has_an_example() -> None:
    files_in_code = [file for file in bank_files() if load_exercise(file).spec.kind in IN_CODE]
    assert [file for file in files_in_code if not any(c.public for c in load_exercise(file).spec.cases)] == []


def pasted_arguments(calls: tuple[str, ...], names: dict[str, Any]) -> list[Any]:
    """What the calls of an example give to the functions and methods in them."""
    given: list[Any] = []
    for call in calls:
        [statement] = ast.parse(call).body
        assert isinstance(statement, ast.Expr | ast.Assign)
        assert isinstance(statement.value, ast.Call)
        inputs = [each for each in statement.value.args if not (isinstance(each, ast.Name) and each.id == "model")]
        given += [eval(ast.unparse(each), names) for each in inputs]
    return given


def given_arguments(case: PublicCase) -> list[Any]:
    return [decode(each) for _, inputs in [("", case.call.args or ()), *case.call.then] for each in inputs]


@pytest.mark.parametrize(
    ("exercise", "note", "first"),
    [
        ("trees.id3_splits", "It has no item for the start, before the first split.", "outlook"),
        ("linear.perceptron_trace", "before the first presented example; you may leave it out", [0.1, 0.3, 0.4]),
    ],
)
def test_a_list_that_must_not_hold_the_start_is_shown_without_it(exercise: str, note: str, first: object) -> None:
    handout = files(bank_built(exercise))["handout.md"]
    assert note in handout
    session = re.search(r"```python\n>>> .*?\n(\[.*?)```", handout, re.DOTALL)
    assert session is not None
    shown = ast.literal_eval(session[1])[0]
    assert (shown["attribute"] if isinstance(shown, dict) else shown) == first


@pytest.mark.parametrize(
    ("exercise", "shown"),
    [
        ("statistics.mean_variance", "(73.0, 38.0, 6.16441)"),  # a tuple is asked for, and no class of ours
        ("evaluation.regression_errors", "{'mae': 0.875, 'mse': 1.3125, 'rmse': 1.14564, 'sse': 5.25}"),
        ("associations.lift", "1.11111"),  # the reference gives 10/9
        ("associations.itemset_supports", "{frozenset({'flour'}): 1, frozenset({'salt'}): 1,"),
    ],
)
def test_an_example_shows_what_a_student_would_see(exercise: str, shown: str) -> None:
    assert shown in files(bank_built(exercise))["handout.md"]


def test_given_code_stands_once_in_all_files() -> None:
    [stacking] = bank_built("ensembles.stacking").exercises
    [bagging] = bank_built("ensembles.bagging").exercises
    made = files(both(stacking, bagging))
    for name in ("hw.py", "hw.ipynb", "handout.md", "handout.html"):
        assert Counter(re.findall(r"def (best_stump|nearest_label)\(", made[name])) == {
            "best_stump": 1,
            "nearest_label": 1,
        }
    assert "You are given `best_stump` and `stump_label`, as in exercise 1." in made["handout.md"]


def both(first: BuiltExercise, second: BuiltExercise) -> Any:
    return replace(bank_built(first.id), exercises=(first, second))


@pytest.mark.parametrize(
    ("exercise", "sentence"),
    [
        ("theory.vc_by_hand", "Each answer is a whole number."),
        (
            "evaluation.sorting_by_hand",
            "`tp`, `fp` and `fn` are whole numbers. Write each other number as a decimal number,",
        ),
        ("associations.by_chance_by_hand", "`all` are whole numbers. Write `pair` as a decimal number,"),
        ("trees.gain_by_hand", "Spell `best` as in the question; in Python, put it in quotes."),
        (
            "ensembles.average_by_hand",
            "Write each answer as a decimal number or a fraction such as 3/40, to 2 decimals",
        ),
    ],
)
def test_a_sheet_says_what_to_write(exercise: str, sentence: str) -> None:
    made = files(bank_built(exercise))
    assert sentence in made["handout.md"]
    assert sentence in made["answers.yaml"]
