"""Numbers and tables in Markdown, as prompts and sheets for students show them."""

from collections.abc import Mapping, Sequence
from typing import Any


def prompt_number(value: float, decimals: int | None = None) -> str:
    """A number as it is written in a text: no `.0`, and so many decimals where that is said.

    >>> prompt_number(3.0), prompt_number(0.25), prompt_number(2, 2)
    ('3', '0.25', '2.00')
    """
    if decimals is not None:
        return f"{value:.{decimals}f}"
    return str(int(value)) if float(value).is_integer() else str(value)


def markdown_cell(value: object) -> str:
    """The text of a value in a cell of a Markdown table."""
    text = prompt_number(value) if isinstance(value, float) else str(value)
    return text.replace("|", "\\|").replace("\n", " ")


def markdown_table(rows: Sequence[Mapping[str, Any]] | Sequence[Sequence[Any]]) -> str:
    """Rows as a Markdown table; mappings have their keys as its head.

    >>> print(markdown_table([{"outlook": "sunny", "play": "no"}]))
    | outlook | play |
    |---|---|
    | sunny | no |
    """
    head = list(rows[0]) if rows and isinstance(rows[0], Mapping) else [""] * (len(rows[0]) if rows else 1)
    bodies = [list(row.values()) if isinstance(row, Mapping) else list(row) for row in rows]
    lines = [head, *bodies]
    written = ["| " + " | ".join(markdown_cell(value) for value in line) + " |" for line in lines]
    return "\n".join([written[0], "|" + "---|" * len(head), *written[1:]])
