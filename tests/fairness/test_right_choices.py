"""The right options in every form that people write them: each must get all of its marks."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from grader.built.document import BuiltExercise
from grader.codec.decode import decode
from grader.intake.read_submission import read_submission
from grader.sandbox.run import Sandbox
from reference.bayes.rule import posterior_of_alarm
from tests.banked import SECRETS, built, ids, result_on
from tests.thinned import some

pytestmark = pytest.mark.slow  # the whole bank: `make test` runs it


@dataclass(frozen=True)
class Key:
    """What is right: the letters and the texts of the right options, and all letters."""

    letters: tuple[str, ...]
    texts: tuple[str, ...]
    every: tuple[str, ...]

    def joined(self, between: str, form: str = "{letter}") -> str:
        """The right options in a row, each written in a form of `letter` and `text`."""
        pairs = zip(self.letters, self.texts, strict=True)
        return between.join(form.format(letter=letter, text=text) for letter, text in pairs)

    def marks(self, yes: str, no: str, between: str) -> str:
        """Every letter with its mark."""
        return between.join(f"{letter}: {yes if letter in self.letters else no}" for letter in self.every)


def key_of(exercise: BuiltExercise) -> Key:
    choice = exercise.choice
    assert choice is not None
    letters = "abcdefghijkl"[: len(choice.options)]
    texts = tuple(choice.options[place] for place in choice.right)
    return Key(tuple(letters[place] for place in choice.right), texts, tuple(letters))


WRITTEN: dict[str, Callable[[Key], str]] = {  # how: what stands after the exercise's name in answers.yaml
    "letters": lambda key: key.joined(", "),
    "capitals": lambda key: key.joined(" ").upper(),
    "a YAML list": lambda key: f"[{key.joined(', ')}]",
    "a YAML list, a line each": lambda key: f"\n  - {key.joined(chr(10) + '  - ')}",
    "in brackets": lambda key: key.joined(" and ", "({letter})"),
    "half brackets": lambda key: key.joined(", ", "{letter})"),
    "full stops": lambda key: key.joined(" ", "{letter}."),
    "quoted": lambda key: f'"{key.joined(" & ")}"',
    "semicolons": lambda key: key.joined("; "),
    "without anything between": lambda key: key.joined(""),
    "in a sentence": lambda key: f"options {key.joined(' and ')}",
    "last but one": lambda key: f"{key.joined(', ')}, and {key.letters[0]}",
    "bold": lambda key: f'"{key.joined(", ", "**{letter}**")}"',
    "a comment after it": lambda key: f"{key.joined(', ')}   # I am quite sure",
    "yes and no": lambda key: f"\n  {key.marks('yes', 'no', chr(10) + '  ')}",
    "true and false": lambda key: f"{{{key.marks('true', 'false', ', ')}}}",
    "crosses": lambda key: f"\n  {key.marks('x', '', chr(10) + '  ')}",
    "texts in a list": lambda key: f"\n  - {key.joined(chr(10) + '  - ', '{text}')}",
    "texts, a line each": lambda key: f"|\n  {key.joined(chr(10) + '  ', '{text}')}",
    "texts in capitals": lambda key: f"\n  - {key.joined(chr(10) + '  - ', '{text}').upper()}",
    "letters and texts": lambda key: f"|\n  {key.joined(chr(10) + '  ', '{letter}) {text}')}",
    "texts between semicolons": lambda key: key.joined("; ", "{text}"),
    "texts between commas": lambda key: key.joined(", ", "{text}"),
    "texts and `and`": lambda key: key.joined(" and ", "{text}"),
    "letters and texts between commas": lambda key: key.joined(", ", "{letter}) {text}"),
    "texts in a list that YAML cuts at commas": lambda key: f"[{key.joined(', ', '{text}')}]",
    "folded over lines": lambda key: f">\n  {key.joined(', ', '{text}').replace(' ', chr(10) + '  ', 1)}",
}

VARIABLES: dict[str, Callable[[Key], str]] = {  # how: the value of a notebook's variable
    "a text": lambda key: repr(key.joined(", ")),
    "capitals in one text": lambda key: repr(key.joined("").upper()),
    "a list": lambda key: repr(list(key.letters)),
    "a tuple": lambda key: repr(key.letters),
    "a set": lambda key: repr(set(key.letters)),
    "a frozenset": lambda key: repr(frozenset(key.letters)),
    "an array": lambda key: f"np.array({list(key.letters)!r})",
    "NumPy texts": lambda key: f"[np.str_(letter) for letter in {key.letters!r}]",
    "a Series": lambda key: f"pd.Series({list(key.letters)!r})",
    "truth by letter": lambda key: repr({letter: letter in key.letters for letter in key.every}),
    "NumPy truth by letter": lambda key: f"{{x: np.bool_(x in {key.letters!r}) for x in {key.every!r}}}",
    "keys of a dict": lambda key: f"dict.fromkeys({key.letters!r}).keys()",
    "lists of one": lambda key: repr([[letter] for letter in key.letters]),
    "a generator": lambda key: f"(letter for letter in {key.letters!r})",
    "members of an Enum": lambda key: f"[Option[letter] for letter in {key.letters!r}]",
    "texts of the options": lambda key: repr(list(key.texts)),
    "one text of texts": lambda key: repr("\n".join(key.texts)),
    "texts between commas": lambda key: repr(", ".join(key.texts)),
    "letters with texts": lambda key: repr(key.joined("\n", "({letter}) {text}")),
    "text by letter": lambda key: repr(dict(zip(key.letters, key.texts, strict=True))),
}

NUMBERS: dict[str, Callable[[float], str]] = {  # how: a number that names its option, in answers.yaml
    "to three digits": lambda p: f"{p:.3f}",
    "every digit": repr,
    "a decimal comma": lambda p: f"{p:.3f}".replace(".", ","),
    "a percentage": lambda p: f"{100 * p:.1f} %",
    "without the leading zero": lambda p: f"{p:.3f}"[1:],
    "about": lambda p: f"≈ {p:.3f}",
    "as an equation": lambda p: f"P(spam | flag) = {p:.3f}",
    "in powers of ten": lambda p: f"{p:.6e}",
    "with a sign": lambda p: f"+{p:.4f}",
}

NUMBER_VARIABLES = (
    "{!r}",
    "round({!r}, 3)",
    "np.float64({!r})",
    "np.float32({!r})",
    "Fraction({!r})",
    "Decimal(repr({!r}))",
    "np.array({!r})",
    "np.array([{!r}])",
    "pd.Series([{!r}])",
    "({!r},)",
)

IMPORTS = """\
from decimal import Decimal
from enum import Enum
from fractions import Fraction
import numpy as np
import pandas as pd
Option = Enum("Option", {letter: letter for letter in "abcdefghijkl"})
"""


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def assert_right_as_written(sandbox: Sandbox, exercise: BuiltExercise, written: str, folder: Path) -> None:
    """The answer stands in an answers.yaml, and is read from there."""
    (folder / "answers.yaml").write_text(f"{exercise.id}: {written}\n", "utf-8")
    answers = read_submission(folder, student="s1").answers[exercise.id]
    result = result_on(sandbox, exercise, "", answers)
    assert (result.status, result.score) == ("right", result.points), (answers, result.cases)


def assert_right_as_variable(sandbox: Sandbox, exercise: BuiltExercise, value: str) -> None:
    result = result_on(sandbox, exercise, f"{IMPORTS}{exercise.target} = {value}\n")
    assert (result.status, result.score) == ("right", result.points), (value, result.cases)


@pytest.mark.parametrize("how", WRITTEN)
@pytest.mark.parametrize("id_", some(ids("choice"), 6))
def test_the_right_options_are_right_as_written(sandbox: Sandbox, tmp_path: Path, id_: str, how: str) -> None:
    for secret in SECRETS[:1]:
        exercise = built(id_, secret)
        assert_right_as_written(sandbox, exercise, WRITTEN[how](key_of(exercise)), tmp_path)


@pytest.mark.parametrize("how", VARIABLES)
@pytest.mark.parametrize("id_", some(ids("choice"), 6))
def test_the_right_options_are_right_as_a_variable(sandbox: Sandbox, id_: str, how: str) -> None:
    for secret in SECRETS[:1]:
        exercise = built(id_, secret)
        assert_right_as_variable(sandbox, exercise, VARIABLES[how](key_of(exercise)))


def posterior(exercise: BuiltExercise) -> float:
    return float(posterior_of_alarm(**{name: decode(form) for name, form in exercise.given.items()}))


@pytest.mark.parametrize("how", NUMBERS)
def test_the_number_itself_names_its_option(sandbox: Sandbox, tmp_path: Path, how: str) -> None:
    for secret in SECRETS:
        exercise = built("bayes.which_posterior", secret)
        assert_right_as_written(sandbox, exercise, NUMBERS[how](posterior(exercise)), tmp_path)


@pytest.mark.parametrize("form", NUMBER_VARIABLES)
def test_a_number_in_a_variable_names_its_option(sandbox: Sandbox, form: str) -> None:
    for secret in SECRETS:
        exercise = built("bayes.which_posterior", secret)
        assert_right_as_variable(sandbox, exercise, form.format(posterior(exercise)))
