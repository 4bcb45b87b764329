"""Work on exercises of the bank that people wrote, right and wrong: the one place that knows where it lies.

The solutions in code of `trees.gain_ratio` are the cells of `tests/bank/trees/gain_ratio.right.py` and `.wrong.py`, as
`grader/cli/solution_cells.py` reads them. They are read, never imported.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from grader.cli.solution_cells import SolutionCell, read_cells
from tests.mistakes.wrong_by_hand import WRONG

BANK = Path(__file__).parent / "bank"
CORPORA = ("right", "wrong", "blind")


class Solution(NamedTuple):  # a tuple that begins with an exercise, as `tests.thinned.some` takes them
    """One solution in code. Exercise, corpus and name tell it from all others, wherever its text lies."""

    exercise: str
    corpus: str
    name: str
    kind: str  # of a right one `algorithm` or `type`, of a wrong one `mistake` or `near miss`
    said: str  # how a right one goes about it; what a wrong one should be named as
    text: str

    @property
    def key(self) -> str:
        """What tests call it."""
        return f"{self.exercise}/{self.corpus}/{self.name}"


@dataclass(frozen=True, slots=True)
class HandCalculation:
    """One wrong hand calculation: `worked` gives the answers by part to the numbers that an exercise gives."""

    exercise: str
    mistake: str
    worked: Callable[[Mapping[str, Any]], Mapping[str, float | str]]


@cache
def solutions(*corpora: str) -> tuple[Solution, ...]:
    """Every solution of some corpora, or of all, in the order of corpora, exercises and names."""
    every = [each for file in solution_files() for each in read_solutions(file)]
    wanted = corpora or CORPORA
    return tuple(
        sorted((each for each in every if each.corpus in wanted), key=lambda each: (wanted.index(each.corpus), *each))
    )


@cache
def solution(exercise: str, name: str, corpus: str = "right") -> Solution:
    """The solution of an exercise that has this name."""
    return next(each for each in solutions(corpus) if (each.exercise, each.name) == (exercise, name))


def solution_files() -> list[Path]:
    """Every file of solutions."""
    return sorted(file for kind in ("right", "wrong") for file in BANK.glob(f"*/*.{kind}.py"))


def exercise_of(file: Path) -> str:
    """The exercise that a file of solutions is of, as folder and name say."""
    return f"{file.parent.name}.{file.name.partition('.')[0]}"


def read_solutions(file: Path) -> Iterator[Solution]:
    """The solutions in a file; bases, which are none, are left out."""
    own = "right" if file.name.endswith(".right.py") else "wrong"
    for cell in (right_cells(file) if own == "right" else wrong_cells(file)).values():
        corpus, _, name = f"{own}/{cell.name}".rpartition("/")
        if cell.kind:
            yield Solution(exercise_of(file), corpus.rpartition("/")[2], name, cell.kind, cell.said, cell.text)


def right_cells(file: Path) -> dict[str, SolutionCell]:
    """The cells of a file of right solutions; none where there is no such file."""
    return read_cells(file) if file.exists() else {}


def wrong_cells(file: Path) -> dict[str, SolutionCell]:
    """The cells of a file of wrong solutions, which may begin from a right one of the exercise."""
    right = right_cells(file.with_name(file.name.replace(".wrong.py", ".right.py")))
    return read_cells(file, {f"right/{name}": cell.lines for name, cell in right.items()})


def hand_calculations() -> Iterator[HandCalculation]:
    """Every wrong hand calculation."""
    for exercise, mistakes in WRONG.items():
        yield from (HandCalculation(exercise, mistake, worked) for mistake, worked in mistakes.items())
