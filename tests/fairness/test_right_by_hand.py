"""Right hand answers in every form a person writes a number: each must get all of its marks."""

import re
from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest

from grader.built.document import BuiltExercise
from grader.codec.decode import decode
from grader.codec.values import Value
from grader.sandbox.run import Sandbox
from reference.evaluation.estimates_by_hand import share_outside
from tests.banked import SECRETS, built, ids, result_on
from tests.thinned import some

pytestmark = pytest.mark.slow  # the whole bank: `make test` runs it


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def decimals(value: float, digits: int) -> str:
    return f"{value:.{digits}f}"


FORMS: dict[str, Callable[[float, int], str]] = {  # how: the text of a number asked to so many digits
    "to the digits asked": decimals,
    "a decimal comma": lambda value, digits: decimals(value, digits).replace(".", ","),
    "more digits": lambda value, digits: decimals(value, digits + 5),
    "every digit": lambda value, digits: repr(value),
    "in powers of ten": lambda value, digits: f"{value:.{digits + 6}e}",
    "with a sign and spaces": lambda value, digits: f"  +{decimals(value, digits)} " if value >= 0 else repr(value),
    "about": lambda value, digits: f"≈ {decimals(value, digits)}",
    "as an equation": lambda value, digits: f"P = {decimals(value, digits)}",
    "without the leading zero": lambda value, digits: re.sub(r"^(-?)0\.", r"\1.", decimals(value, digits)),
    "digits of another script": lambda value, digits: decimals(value, digits).translate(
        {ord("0") + n: chr(0x0660 + n) for n in range(10)}
    ),
}
WITH_FORM: dict[str, tuple[str, Callable[[float, int], str]]] = {  # how: the form it needs
    "a fraction": ("fraction", lambda value, digits: str(Fraction(value).limit_denominator(10**7))),
    "a fraction with spaces": ("fraction", lambda value, digits: " / ".join(str(part) for part in ratio(value))),
    "a percentage": ("percent_sign", lambda value, digits: f"{100 * value:.{digits}f} %"),
    "a percentage without a space": ("percent_sign", lambda value, digits: f"{100 * value:.{digits}f}%"),
}


def ratio(value: float) -> tuple[int, int]:
    return Fraction(value).limit_denominator(10**7).as_integer_ratio()


def answers(exercise: BuiltExercise, write: Callable[[float, int], str]) -> dict[str, str]:
    return {part.name: text_of(decode(part.expected), exercise, write) for part in exercise.parts}


def text_of(expected: Value, exercise: BuiltExercise, write: Callable[[float, int], str]) -> str:
    if isinstance(expected, str):
        return f" {expected.upper()} "
    return write(float(expected), exercise.digits or 3)


EVERY_FORM = {**{how: ("", write) for how, write in FORMS.items()}, **WITH_FORM}
BY_HAND = some(ids("values"), 12)


@pytest.mark.parametrize("how", EVERY_FORM)
@pytest.mark.parametrize("id_", BY_HAND)
def test_a_right_answer_is_right_in_this_form(sandbox: Sandbox, id_: str, how: str) -> None:
    form, write = EVERY_FORM[how]
    for secret in SECRETS:
        exercise = built(id_, secret)
        if form and form not in exercise.forms:
            continue
        result = result_on(sandbox, exercise, "", answers(exercise, write))
        assert [(case.part, case.reason, case.observed) for case in result.cases if not case.passed] == []
        assert result.status == "right"


@pytest.mark.parametrize(
    "form", ["{!r}", "Fraction({!r})", "Decimal(repr({!r}))", "np.float64({!r})", "np.array([{!r}])"]
)
@pytest.mark.parametrize("id_", BY_HAND)
def test_a_right_answer_is_right_as_a_variable_of_a_notebook(sandbox: Sandbox, id_: str, form: str) -> None:
    exercise = built(id_)
    lines = ["from fractions import Fraction", "from decimal import Decimal", "import numpy as np"]
    for part in exercise.parts:
        value = decode(part.expected)
        lines.append(
            f"{part.variable} = {value!r}"
            if isinstance(value, str)
            else f"{part.variable} = {form.format(float(value))}"
        )
    result = result_on(sandbox, exercise, "\n".join(lines))
    assert [(case.part, case.reason, case.observed) for case in result.cases if not case.passed] == []


def test_what_follows_from_a_wrong_number_and_a_right_zero_follows(sandbox: Sandbox) -> None:
    exercise = next(each for each in drawn_folds() if decode(each.parts[1].expected) == 0)
    rows = decode(exercise.given["rows"])
    overall = float(decode(exercise.parts[0].expected)) + 0.05
    answers = {"overall": f"{overall:.6f}", "inside": "0", "outside": f"{share_outside(overall, 0, rows, 'A'):.6f}"}
    result = result_on(sandbox, exercise, "", answers)
    assert [case.reason for case in result.cases[1:3]] == ["", "follows"]


def drawn_folds() -> Iterator[BuiltExercise]:
    """One variant after another; in some of them no loaf of the first fold is burnt."""
    return (built("evaluation.folds_by_hand", str(number).encode()) for number in range(100))
