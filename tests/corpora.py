"""Work on exercises of the bank that people wrote, right and wrong: the one place that knows where it lies.

A solution in code is a file `<exercise>/<name>.py` in the folder of its corpus. It is read, never imported.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.mistakes.wrong_by_hand import WRONG

TESTS = Path(__file__).parent
FOLDERS = {"right": "fairness/solutions", "wrong": "mistakes/solutions", "blind": "mistakes/blind"}  # by corpus


@dataclass(frozen=True, slots=True)
class Solution:
    """One solution in code. Corpus, exercise and name tell it from all others, wherever its text lies."""

    corpus: str
    exercise: str
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class HandCalculation:
    """One wrong hand calculation: `worked` gives the answers by part to the numbers that an exercise gives."""

    exercise: str
    mistake: str
    worked: Callable[[Mapping[str, Any]], Mapping[str, float | str]]


def solutions() -> Iterator[Solution]:
    """Every solution in code, in the order of corpora, exercises and names."""
    for corpus, folder in FOLDERS.items():
        for file in sorted((TESTS / folder).glob("*/*.py")):
            yield Solution(corpus, file.parent.name, file.stem, file.read_text("utf-8"))


def hand_calculations() -> Iterator[HandCalculation]:
    """Every wrong hand calculation."""
    for exercise, mistakes in WRONG.items():
        yield from (HandCalculation(exercise, mistake, worked) for mistake, worked in mistakes.items())
