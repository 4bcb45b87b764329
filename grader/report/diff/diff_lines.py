"""A diff as lines of plain text: for a terminal, for Markdown, for a notebook without HTML."""

from collections.abc import Iterator, Sequence

from grader.report.shown import DiffRow, DiffView, TextPiece

MAX_CARET_COLUMNS = 66  # characters of a line that has carets below it, or two sides
LEFT_SIDE_COLUMNS = 31  # characters of the left side: two sides and a sign make a line of that width
ROW_SIGNS = {"first": "> ", "differs": "| "}


def diff_lines(diff: DiffView) -> tuple[str, ...]:
    """The lines of a diff: `got` above `expected`, with carets under the characters that differ."""
    if diff.kind == "line":
        [cell] = diff.rows[0].cells
        return tuple(_under(cell.got, cell.expected))
    if diff.kind == "set":
        return tuple(_member_line(row) for row in diff.rows)
    if diff.kind == "tree":
        return ("  yours".ljust(LEFT_SIDE_COLUMNS + 3) + "expected", *(_side_by_side(row) for row in diff.rows))
    if diff.kind == "table":
        return tuple(line for row in diff.rows for line in _cell_lines(row, diff.columns))
    return tuple(_entry_line(row) for row in diff.rows if row.mark != "alike")


def pieces_text(pieces: Sequence[TextPiece]) -> str:
    """The text of several pieces, joined."""
    return "".join(piece.text for piece in pieces)


def _under(got: Sequence[TextPiece], expected: Sequence[TextPiece]) -> Iterator[str]:
    yield f"got       {pieces_text(got)}"
    yield f"expected  {pieces_text(expected)}"
    marks = [_carets(got), _carets(expected)]
    width = max(map(len, marks))
    both = "".join("^" if "^" in {mark[at : at + 1] for mark in marks} else " " for at in range(width)).rstrip()
    # Carets below the whole of a single word would say nothing.
    if both and len(both) <= MAX_CARET_COLUMNS and " " in both + pieces_text(got):
        yield f"          {both}"


def _carets(pieces: Sequence[TextPiece]) -> str:
    return "".join(("^" if piece.differs else " ") * len(piece.text) for piece in pieces)


def _member_line(row: DiffRow) -> str:
    if not row.cells:
        return row.label
    [cell] = row.cells
    return f"{row.label.lower()}: {', '.join(piece.text for piece in cell.got + cell.expected)}"


def _entry_line(row: DiffRow) -> str:
    if not row.cells:
        return f"({row.label})"
    [cell] = row.cells
    return f"at {row.label}: {_both(pieces_text(cell.got), pieces_text(cell.expected))}"


def _both(got: str, expected: str) -> str:
    return ", ".join(
        (f"got {got}" if got else "nothing", f"expected {expected}" if expected else "should not be there")
    )


def _cell_lines(row: DiffRow, columns: Sequence[str]) -> Iterator[str]:
    if row.mark == "gap":
        yield f"({row.label})"
    elif row.mark in {"missing", "extra"}:
        cells = ", ".join(
            f"{name}: {pieces_text(cell.got + cell.expected)}" for name, cell in zip(columns, row.cells, strict=True)
        )
        yield f"{row.label}: {cells}"
    else:
        for name, cell in zip(columns, row.cells, strict=True):
            if cell.differs:
                yield f"{row.label}, {name}: {_both(pieces_text(cell.got), pieces_text(cell.expected))}"


def _side_by_side(row: DiffRow) -> str:
    if not row.cells:
        return f"({row.label})"
    [cell] = row.cells
    left = pieces_text(cell.got)
    left = left if len(left) <= LEFT_SIDE_COLUMNS else f"{left[: LEFT_SIDE_COLUMNS - 1]}…"
    return f"{ROW_SIGNS.get(row.mark, '  ')}{left.ljust(LEFT_SIDE_COLUMNS)} {pieces_text(cell.expected)}".rstrip()
