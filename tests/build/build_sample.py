"""Copies of the bank that tests spoil at one place."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from grader.build.built_exercise import build_exercise
from grader.built.document import BuiltExercise
from grader.paths import bank_dir
from grader.spec.load import Loaded, load_exercise

ENTROPY = "information/entropy"
PERCEPTRON = "linear/perceptron_trace"
POSTERIOR = "bayes/posterior_by_hand"


def copied(folder: Path, exercise: str, changes: Mapping[str, str] = {}) -> Path:
    """A copy of an exercise in a bank of its own, each text replaced by another; every text must be there."""
    file = folder / "bank" / f"{exercise}.yaml"
    file.parent.mkdir(parents=True, exist_ok=True)
    text = (bank_dir() / f"{exercise}.yaml").read_text("utf-8")
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    file.write_text(text, "utf-8")
    return file


def bank_copy(folder: Path) -> Path:
    """A copy of the three exercises in a bank of its own."""
    for exercise in (ENTROPY, PERCEPTRON, POSTERIOR):
        copied(folder, exercise)
    return folder / "bank"


def loaded(exercise: str) -> Loaded[Any]:
    """An exercise of the bank."""
    return load_exercise(bank_dir() / f"{exercise}.yaml")


@cache
def built(exercise: str | Path, secret: bytes = b"a secret", **options: Any) -> BuiltExercise:
    """An exercise of the bank, or of a file, as built for the assignment `hw`."""
    file = exercise if isinstance(exercise, Path) else bank_dir() / f"{exercise}.yaml"
    return build_exercise(load_exercise(file), assignment_id="hw", secret=secret, **options)


def line_of(file: Path, text: str) -> int:
    """The number of the first line that contains the text."""
    return next(number for number, line in enumerate(file.read_text("utf-8").splitlines(), 1) if text in line)
