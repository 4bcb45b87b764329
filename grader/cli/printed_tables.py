"""Tables and Markdown on stdout: fitted to a terminal; whole lines, and Markdown as it is, for another program."""

import sys
import textwrap
from collections.abc import Sequence

from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

UNLIMITED_COLUMNS = 100_000  # of output that goes into a file or a pipe, which wraps nothing
MIN_TITLE_COLUMNS = 24  # a title in fewer stands on a line of its own, below its row
STACKED_INDENT = "    "


def table_console() -> Console:
    """The console for tables: as wide as the terminal, or as wide as its lines where there is none."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else UNLIMITED_COLUMNS)


def print_markdown(*texts: str) -> None:
    """Prints Markdown: drawn on a terminal, and as its source where another program reads it."""
    if sys.stdout.isatty():
        console = Console(highlight=False)
        for text in texts:
            console.print(Markdown(text))
    else:
        sys.stdout.write("\n\n".join(text.strip() for text in texts) + "\n")


def print_rows(heads: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[str] = ()) -> None:
    """Prints rows under their heads; the last column is a title, which no narrow terminal may squeeze away.

    Where there is too little room beside the others, it stands on lines of its own below them.
    """
    console = table_console()
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    beside = sum(widths[:-1]) + 2 * (len(widths) - 1)
    if not sys.stdout.isatty():
        print_plain(heads, rows, widths, right)
        return
    if console.width - beside < min(MIN_TITLE_COLUMNS, widths[-1]):
        print_stacked(rows, console.width)
        return
    table = Table(box=None, header_style="bold", pad_edge=False)
    for head, width in zip(heads[:-1], widths, strict=False):
        # An id is copied into other commands, and so is never broken.
        table.add_column(head, justify="right" if head in right else "left", no_wrap=True, min_width=width)
    table.add_column(heads[-1])
    for row in rows:
        table.add_row(*map(Text, row))  # as texts: brackets in a title are no markup
    console.print(table)


def print_plain(
    heads: Sequence[str], rows: Sequence[Sequence[str]], widths: Sequence[int], right: Sequence[str]
) -> None:
    """Prints each row as one whole line, for a file or another program."""
    for row in (heads, *rows):
        cells = [
            cell.rjust(width) if head in right else cell.ljust(width)
            for head, cell, width in zip(heads, row, widths, strict=True)
        ]
        sys.stdout.write("  ".join(cells).rstrip() + "\n")


def print_stacked(rows: Sequence[Sequence[str]], width: int) -> None:
    """Prints each row as a line of its short cells, and its title below it, for a narrow terminal."""
    for first, *middle, title in rows:
        sys.stdout.write(f"{first}\n")
        if short := ", ".join(each for each in middle if each):
            sys.stdout.write(f"{STACKED_INDENT}{short}\n")
        for line in textwrap.wrap(title, max(width - len(STACKED_INDENT), 10)):
            sys.stdout.write(f"{STACKED_INDENT}{line}\n")
