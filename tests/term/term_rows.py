"""What the term's files should say, row by row, and what they do say, read by parsers that are not ours."""

import json
import zipfile
from collections.abc import Iterator
from datetime import datetime
from fractions import Fraction
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from tests.term.term_class import CLASS, Person
from tests.term.term_stage import Term
from tests.term.term_sums import SPREAD, Decided, spread, sum_of

Row = dict[str, Fraction | datetime | None]


def expected(person: Person, decided: Decided) -> Row:
    """A student's row, by the independent calculation."""
    found = sum_of(person, decided)
    counts, whole = found.counts, decided.whole.get(person.id)
    row: Row = {"final": found.final, "set": whole, "attempts": Fraction(len(person.works)), "points": Fraction(14)}
    if counts is None:
        return {**row, "raw": None, "penalty": Fraction(0), "pending": Fraction(0), "attempt": None, "submitted": None}
    pending = Fraction(0) if whole is not None else counts.pending
    row |= {"raw": counts.raw, "penalty": counts.raw - counts.score, "pending": pending}
    return {**row, "attempt": Fraction(counts.number), "submitted": counts.work.at, **counts.marks}


def changes() -> Iterator[tuple[tuple[str, int, str], tuple[Fraction | None, ...]]]:
    """Every mark that the mended exercise changes, and the student's whole mark before and after."""
    for person in CLASS:
        old, new = (sum_of(person, Decided(mended=mended)).counts for mended in (False, True))
        for place, work in enumerate(person.works, 1):
            before, after = (spread(work.code, mended=mended) for mended in (False, True))
            if before != after:
                assert old is not None
                assert new is not None
                kept = before if before > after else None
                yield (person.id, place, SPREAD), (before, after, kept, old.score, new.score)


def number(cell: str) -> Fraction | None:
    """The number in a cell; None for an empty one."""
    return Fraction(cell) if cell else None


def read(cells: dict[str, str], columns: Row) -> Row:
    """The same columns of an exported row."""
    taken: Row = {name: number(cells[name]) for name in columns if name != "submitted"}
    return {**taken, "submitted": datetime.fromisoformat(cells["submitted"]) if cells["submitted"] else None}


def returned(file: Path) -> dict[str, str]:
    """The pages in a zip, by their names there."""
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}


class Text(HTMLParser):
    """All the text of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []

    def handle_data(self, data: str) -> None:
        """Takes what stands between tags."""
        self.parts.append(data)


def text_of(page: str) -> str:
    """The words of a page, each blank one blank."""
    parser = Text()
    parser.feed(page)
    return " ".join(" ".join(parser.parts).split())


def built(term: Term) -> Any:
    """The document that everything was graded with in the end."""
    return json.loads((term.course / "week2.built.json").read_text("utf-8"))
