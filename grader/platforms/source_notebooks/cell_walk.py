"""The walk through the cells of a source notebook, whichever program's marks are read in them."""

from collections.abc import Sequence
from typing import Protocol

from grader.platforms.source_notebooks.imported_question import NotebookReading
from grader.platforms.source_notebooks.solution_markers import UnclosedMark
from grader.platforms.source_notebooks.source_cells import SourceCell


class CellReader(Protocol):
    """What reads the cells of a notebook in turn and notes their questions in `reading`."""

    reading: NotebookReading

    def read(self, cell: SourceCell) -> None:
        """Reads one cell; raises `UnclosedMark`."""

    def close(self) -> None:
        """Ends the question that is still open after the last cell."""


def walked(reader: CellReader, cells: Sequence[SourceCell]) -> NotebookReading:
    """The questions that a reader finds; a cell with an unclosed mark is left out and listed."""
    for cell in cells:
        try:
            reader.read(cell)
        except UnclosedMark as error:
            reader.reading.leave(cell.number, f"{error}, so the cell is left out")
    reader.close()
    return reader.reading
