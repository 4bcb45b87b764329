"""What a source notebook asks: questions with their tests, the code around them, and what cannot be carried over."""

import re
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from grader.texts.safe_text import one_line

MAX_POINTS = 1000  # of one exercise, as a spec has it


@dataclass(frozen=True, slots=True)
class LeftOut:
    """Something of one cell that is not carried over, or otherwise than it was, and why."""

    cell: int
    why: str

    def __str__(self) -> str:
        return f"cell {self.cell}: {self.why}"


@dataclass(frozen=True, slots=True)
class PromptPart:
    """A cell before or in a question that students read: text, or code that is not asked for."""

    cell: int
    text: str
    is_code: bool = False


@dataclass(frozen=True, slots=True)
class ImportedTest:
    """A test with its points; `output` is what it showed when the notebook was run, if that is compared."""

    cell: int
    name: str
    code: str
    points: Fraction
    hidden: bool = False
    output: str = ""


@dataclass(frozen=True, slots=True)
class ImportedQuestion:
    """A question: of code with tests or, if it is `written`, one that a person marks by the `answer`."""

    cell: int
    name: str
    prompt: tuple[PromptPart, ...]
    starter: str = ""
    solution: str = ""
    tests: tuple[ImportedTest, ...] = ()
    written: bool = False
    answer: str = ""
    points: Fraction = Fraction(1)


@dataclass(slots=True)
class NotebookReading:
    """All that was read of a notebook, in the order of its cells."""

    title: str = ""
    questions: list[ImportedQuestion] = field(default_factory=list)
    around: list[PromptPart] = field(default_factory=list)  # code that belongs to no question
    unasked: list[PromptPart] = field(default_factory=list)  # solutions of what nothing marks: not for students
    beside: set[str] = field(default_factory=set)  # modules that lie beside the notebook, and stay there
    left: list[LeftOut] = field(default_factory=list)

    def leave(self, cell: int, why: str) -> None:
        """Notes that something is not carried over."""
        self.left.append(LeftOut(cell, one_line(why)))


def points_of(value: Any) -> Fraction | None:
    """The points that a notebook gives, as a number or a text; None for what is no number of points."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    text = str(value).strip()
    if not re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?|\.[0-9]{1,6}", text):  # before `Fraction` reads it: no 1e999999
        return None
    points = Fraction(text)
    return points if points <= MAX_POINTS else None


def identifier_of(text: str, otherwise: str) -> str:
    """A name that may be part of an exercise's id and of a file's name, made from any text.

    >>> identifier_of("../../etc/passwd", "q"), identifier_of("Part-A", "q"), identifier_of("1b", "q")
    ('etc_passwd', 'Part_A', 'q_1b')
    """
    name = re.sub(r"[^A-Za-z0-9]+", "_", text[:200]).strip("_")[:60]
    if not name:
        return otherwise
    return name if name[0].isalpha() else f"{otherwise}_{name}"
