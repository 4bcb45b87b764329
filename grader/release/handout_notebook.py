"""The notebook for students: for each exercise its text, a cell to write in, and a cell that checks it."""

import hashlib
from collections.abc import Iterator
from typing import Any

import nbformat

from grader.release.handout_sheet import Sheet, Sheets
from grader.release.texts import release_templates, tidy_text, title_text

CELL_ID_CHARACTERS = 8  # characters of a cell's id, as notebooks themselves make them
DATA_COMMENT = "# The tables of the examples, so that their calls can be run here."
HAND_IN_TEXT = "## Hand in\n\nSave the notebook, then run this. It runs your saved work from the top, and packs it."


def notebook_text(sheets: Sheets) -> str:
    """The text of the notebook; equal sheets give equal bytes."""
    cells = [
        notebook_cell(kind, f"{sheets.id} {place}", text) for place, (kind, text) in enumerate(notebook_cells(sheets))
    ]
    document = nbformat.from_dict(  # type: ignore[no-untyped-call]
        {
            "cells": cells,
            "metadata": {
                "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
                "language_info": {"name": "python"},
                "markscheme": {"assignment": sheets.id, "variant": sheets.variant},
            },
            "nbformat": 4,
            "nbformat_minor": 5,
        }
    )
    # Raises here, and not in a student's Jupyter.
    nbformat.validate(document)
    return str(nbformat.writes(document)) + "\n"  # type: ignore[no-untyped-call]


def notebook_cells(sheets: Sheets) -> Iterator[tuple[str, str]]:
    """The kind and the text of every cell of the notebook."""
    yield "markdown", title_text(sheets)
    yield "code", f"from {sheets.checker} import check, check_all, pack"
    for sheet in sheets.exercises:
        yield "markdown", exercise_text(sheet)
        # Above the student's cell, as its code may use what is given.
        yield from (("code", given.text.strip()) for given in sheet.provided if not given.shown_in)
        if sheet.data:
            yield "code", "\n".join([DATA_COMMENT, *sheet.data])
        yield "code", sheet.stub if sheet.in_code else blank_cell(sheet, sheets.variant)
        yield "code", check_call(sheet)
    yield "markdown", HAND_IN_TEXT
    yield "code", "check_all()\npack()" if sheets.student else 'check_all()\npack("your id")'


def exercise_text(sheet: Sheet) -> str:
    """The Markdown of an exercise: its prompt and its examples."""
    macros: Any = release_templates().get_template("exercise.md.j2").module
    return tidy_text(f"{macros.exercise_text(sheet, '##')}\n\n{macros.examples_text(sheet)}").strip()


def blank_cell(sheet: Sheet, variant: str) -> str:
    """The cell with variables for answers by hand, and the variant's stamp above them."""
    # The stamp stays with the answers when a student copies the cell: it tells whose numbers they answer.
    lines = [f"# variant: {variant} (stands for your numbers: leave this line as it is)"]
    if sheet.kind == "text":
        return "\n".join([*lines, f'{sheet.target} = """', '"""'])
    for blank in sheet.blanks:
        ask = f"  # {' '.join(blank.ask.split())}" if sheet.kind == "values" else f"  # {sheet.how}"
        lines.append(f"{blank.variable} = None{ask}")
    return "\n".join(lines)


def check_call(sheet: Sheet) -> str:
    """The code of the cell that checks an exercise."""
    if sheet.kind == "tests":  # by its id, as what is defined may be no function
        return f'check("{sheet.id}")'
    if sheet.in_code:
        return f"check({sheet.target})"
    if sheet.kind != "values":
        return f'check("{sheet.id}", {sheet.target})'
    parts = "".join(f'    "{blank.name}": {blank.variable},\n' for blank in sheet.blanks)
    return f'check("{sheet.id}", {{\n{parts}}})'


def notebook_cell(kind: str, seed: str, text: str) -> dict[str, Any]:
    """One cell of the notebook; its id is made from its place, so that it is the same each time."""
    made = {
        "cell_type": kind,
        "id": hashlib.sha256(seed.encode()).hexdigest()[:CELL_ID_CHARACTERS],
        "metadata": {},
        "source": text,
    }
    return made | ({"execution_count": None, "outputs": []} if kind == "code" else {})
