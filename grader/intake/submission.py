"""The submission: what a student handed in, as one immutable value."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CodeCell:
    """A stretch of code that is run as a whole: a file's text, or one code cell of a notebook."""

    text: str
    label: str  # "" for a file, else "cell 3": the third code cell from the top, counting empty ones and no text


@dataclass(frozen=True, slots=True)
class Prose:
    """A text cell of a notebook, and how many of its source's cells stand above it."""

    text: str
    label: str  # "text cell 2"
    after: int


@dataclass(frozen=True, slots=True)
class Source:
    """One file of code. `name` is its module name, so that one file may import another.

    `prose` is a notebook's text: it is not run, but an answer may have been written there by mistake.
    """

    name: str
    file: str
    cells: tuple[CodeCell, ...]
    prose: tuple[Prose, ...] = ()


@dataclass(frozen=True, slots=True)
class Submission:
    """All of one student's work. `answers` maps exercise id to part to the text that was written there.

    The part "" is the exercise as a whole (a choice, a text); the text "" means "not answered"; a list has one item a
    line. `student` is safe as a file name. `variant` is the fingerprint at the head of answers.yaml, if it has one.
    `notes` are sentences for the student about what was found: a file that could not be read, a cell left out.
    `unread` are those of the notes that tell of work which is there and could not be read, or not whole.
    `digest` is of the files' bytes and names; `receipt` is what a student can read out of it.
    """

    student: str
    sources: tuple[Source, ...]
    answers: Mapping[str, Mapping[str, str]]
    notes: tuple[str, ...]
    digest: str
    receipt: str
    variant: str = ""
    unread: tuple[str, ...] = ()
