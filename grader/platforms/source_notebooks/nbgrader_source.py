"""Questions of a source notebook of nbgrader's, by the notes that it keeps in the metadata of cells."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

from grader.platforms.source_notebooks.cell_walk import walked
from grader.platforms.source_notebooks.imported_question import (
    ImportedQuestion,
    ImportedTest,
    NotebookReading,
    PromptPart,
    points_of,
)
from grader.platforms.source_notebooks.solution_markers import (
    nbgrader_parts,
    with_region,
    without_region,
)
from grader.platforms.source_notebooks.source_cells import SourceCell


def is_nbgrader_source(cells: Sequence[SourceCell]) -> bool:
    """Whether some cell has what nbgrader notes on cells."""
    return any(cell.nbgrader for cell in cells)


def nbgrader_reading(cells: Sequence[SourceCell]) -> NotebookReading:
    """The questions of a notebook of nbgrader's."""
    return walked(NbgraderReader(NotebookReading()), cells)


@dataclass(slots=True)
class NbgraderReader:
    """A walk through the cells: the question that is open, and the texts that no question has yet."""

    reading: NotebookReading
    prose: list[PromptPart] = field(default_factory=list)
    open: ImportedQuestion | None = None

    def read(self, cell: SourceCell) -> None:
        """Reads one cell."""
        marks = {name for name in ("grade", "solution", "task") if cell.nbgrader.get(name) is True}
        if cell.kind == "raw":
            self.reading.leave(cell.number, "raw cells are not carried over")
        elif "task" in marks or marks == {"grade", "solution"}:
            self.read_written(cell, is_task="task" in marks)
        elif cell.kind == "code" and marks == {"solution"}:
            self.read_solution(cell)
        elif cell.kind == "code" and marks == {"grade"}:
            self.read_test(cell)
        elif marks:
            self.reading.leave(cell.number, "an answer that nothing is given for, or a test that is no code")
        elif cell.text.strip():
            self.prose.append(
                PromptPart(cell.number, cell.code if cell.kind == "code" else cell.text, cell.kind == "code")
            )
            self.reading.around += self.prose[-1:] if cell.kind == "code" else []

    def read_written(self, cell: SourceCell, *, is_task: bool) -> None:
        """Reads a question that a person marks: its text is a task, else the model answer."""
        self.close()
        points = self.points(cell)
        if points is None:
            return
        text, scheme = without_region(cell.text, "MARK SCHEME")
        text, tests = without_region(text, "HIDDEN TESTS")
        if tests:
            self.reading.leave(cell.number, "tests inside of an answer that a person marks")
        prompt, starter, answer = [*self.prose], "", "\n".join(scheme).strip()
        if is_task:
            prompt.append(PromptPart(cell.number, text))
        elif cell.kind == "code":
            solution, starter = nbgrader_parts(text) if "BEGIN SOLUTION" in text else (text, "")
            answer = "\n\n".join(filter(None, (solution, answer)))
            why = "code that a person marks becomes a question of text: students write their code as the answer"
            self.reading.leave(cell.number, why)
        else:
            answer = "\n\n".join(filter(None, (with_region(text, "SOLUTION").strip(), answer)))
        self.prose = []
        question = ImportedQuestion(
            cell.number, grade_id(cell), tuple(prompt), starter, written=True, answer=answer, points=points
        )
        self.reading.questions.append(question)

    def read_solution(self, cell: SourceCell) -> None:
        """Reads an answer that tests will mark: it begins a question, or goes on with one that has no test yet."""
        solution, starter = nbgrader_parts(cell.code)
        if "BEGIN SOLUTION" not in cell.text:
            why = "no part of it is marked as the solution, so students begin with the heads of what it defines"
            self.reading.leave(cell.number, why)
        if self.open is not None and not self.open.tests:
            self.open = replace(
                self.open,
                prompt=(*self.open.prompt, *self.prose),
                starter=f"{self.open.starter}\n\n{starter}",
                solution=f"{self.open.solution}\n\n{solution}",
            )
        else:
            self.close()
            self.open = ImportedQuestion(cell.number, grade_id(cell), tuple(self.prose), starter, solution)
        self.prose = []

    def read_test(self, cell: SourceCell) -> None:
        """Reads a test of the question that is open."""
        points = points_of(cell.nbgrader.get("points"))
        if self.open is None:
            self.reading.leave(cell.number, "a test without an answer cell before it")
            return
        if "AUTOTEST" in cell.text:
            self.reading.leave(
                cell.number, "`AUTOTEST` lines are made into tests by nbgrader: import what it generates"
            )
            return
        if points is None:
            self.reading.leave(cell.number, "its points are no number that an exercise may have, so it is left out")
            return
        code = with_region(cell.code, "HIDDEN TESTS")
        visible, hidden = without_region(cell.code, "HIDDEN TESTS")
        tests = [ImportedTest(cell.number, grade_id(cell), code, points, hidden=bool(hidden))]
        if hidden and visible.strip():  # the whole is all or nothing, so that the part cannot have points of its own
            tests.insert(0, ImportedTest(cell.number, f"{grade_id(cell)}, what you see of it", visible, Fraction(0)))
        self.open = replace(self.open, prompt=(*self.open.prompt, *self.prose), tests=(*self.open.tests, *tests))
        self.prose = []

    def points(self, cell: SourceCell) -> Fraction | None:
        """The points of a cell; None, and a note, where it has none that count."""
        points = points_of(cell.nbgrader.get("points"))
        if not points:
            why = "it is worth 0 points" if points == 0 else "its points are no number that an exercise may have"
            self.reading.leave(cell.number, f"{why}, so it is left out")
        return points or None

    def close(self) -> None:
        """Ends the question that is open."""
        if self.open is not None:
            if self.open.tests:
                self.reading.questions.append(self.open)
            else:
                self.reading.leave(self.open.cell, "an answer that no test marks; its code stays in the solution")
                self.reading.unasked.append(PromptPart(self.open.cell, self.open.solution, is_code=True))
        self.open = None


def grade_id(cell: SourceCell) -> str:
    """The name that nbgrader gives to a cell; "" for one that has none."""
    name: Any = cell.nbgrader.get("grade_id")
    return name if isinstance(name, str) else ""
