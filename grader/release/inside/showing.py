"""A report that shows itself: as HTML in a notebook, as text elsewhere; without widgets, scripts and network."""

import sys
import textwrap
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from grader.release.inside.notebook_session import notebook_shell
from grader.release.inside.result_cards import Card
from grader.report.text_rows import TextRow, case_rows, finding_rows
from grader.texts.plain_signs import take_plain_signs

MAX_REPORT_COLUMNS = 80  # columns, as the feedback in a terminal has
UNJUDGED = frozenset({"info", "untold", "blank"})  # what no public case speaks for or against
PageFunction = Callable[[Sequence[Card]], str]


@dataclass(slots=True)
class CardReport:
    """The cards of a check, to show. `right` if every public case on them is; hidden cases count too."""

    cards: tuple[Card, ...]
    page: PageFunction = field(repr=False)
    shown: Any = field(default=None, repr=False)  # the cell in which it was shown already

    @property
    def right(self) -> bool:
        """Whether every public case is right."""
        return all(card.status == "public" for card in self.cards if card.status not in UNJUDGED)

    def __repr__(self) -> str:
        return cards_text(self.cards)

    def _repr_html_(self) -> str:
        return self.page(self.cards)

    def _ipython_display_(self) -> None:
        """Shows the report, but not a second time as the value of the cell that showed it."""
        cell = getattr(notebook_shell(), "execution_count", None)
        if self.shown is None or self.shown != cell:
            _display(self)


def show_report(report: CardReport) -> CardReport:
    """Shows a report at once in a notebook or a program; Python's prompt shows it as a value."""
    shell = notebook_shell()
    if shell is not None:
        _display(report)
        report.shown = shell.execution_count
    # Python has it at its own prompt only.
    elif not hasattr(sys, "ps1"):
        say(f"{report!r}\n")
    return report


def say(text: str) -> None:
    """Writes a text to standard output, with plain signs where that takes no others."""
    take_plain_signs()
    sys.stdout.write(text)


def confirmed(question: str) -> bool:
    """Whether somebody says yes; also where nobody can be asked, as in a job or a notebook that runs by itself."""
    if notebook_shell() is None and not sys.stdin.isatty():
        return True
    try:
        return input(question).strip().lower() in ("y", "yes")
    except (EOFError, NotImplementedError, OSError):  # IPython raises the second where there is no way to ask
        return True


def _display(report: CardReport) -> None:
    forms = {"text/plain": repr(report)}
    with suppress(Exception):  # then the text stands for the page
        forms["text/html"] = report._repr_html_()
    # Both forms at once: the front end takes the best that it can show.
    sys.modules["IPython"].display.display(forms, raw=True)


def cards_text(cards: Sequence[Card]) -> str:
    """The cards as text of at most 80 columns."""
    return "\n\n".join("\n".join(_wrapped(card_rows(card))) for card in cards)


def card_rows(card: Card) -> Iterator[TextRow]:
    """The rows of a card from top to bottom."""
    yield TextRow(0, f"{card.title} · {card.words}" if card.words else card.title)
    yield TextRow(2, card.summary)
    for finding in card.findings:
        yield from finding_rows(finding)
    for case in () if card.brief else card.cases:
        yield from case_rows(case)
    yield from (TextRow(2, note) for note in card.notes)


def _wrapped(rows: Iterator[TextRow]) -> Iterator[str]:
    for row in rows:
        indent = " " * row.indent
        for line in row.text.split("\n"):
            # Not at hyphens: a minus sign is no place to break a number.
            yield from textwrap.wrap(
                line, MAX_REPORT_COLUMNS, initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
            )
