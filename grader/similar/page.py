"""The page of leads for the instructor: one HTML file without a script."""

from collections.abc import Iterator
from dataclasses import dataclass

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from grader.paths import templates_dir
from grader.similar.comparing import ORDER, Comparison
from grader.similar.leads import NOTE, Lead
from grader.texts.safe_text import one_line, visible

TITLES = {
    "variant": "Answers to somebody else's numbers",
    "answers": "The same wrong answers",
    "code": "Code that looks alike",
    "reference": "Code that looks like our reference",
}


@dataclass(frozen=True, slots=True)
class Side:
    """One of two pieces of code: its title, and its lines, each with whether it is in the other piece too."""

    title: str
    lines: tuple[tuple[str, bool], ...]


@dataclass(frozen=True, slots=True)
class Shown:
    """A lead as texts for the page."""

    students: str
    exercises: str
    why: str
    rare: str
    sides: tuple[Side, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """All leads of one kind on the page."""

    title: str
    leads: tuple[Shown, ...]


def page(found: Comparison) -> str:
    """The HTML page of a comparison's leads; students' code is escaped."""
    environment = Environment(
        loader=FileSystemLoader(templates_dir() / "similar"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    sections = tuple(sections_of(found))
    return environment.get_template("page.html.j2").render(found=found, note=NOTE, sections=sections)


def sections_of(found: Comparison) -> Iterator[Section]:
    """A section of the page for each kind of lead that occurs."""
    for kind in ORDER:
        leads = tuple(shown(lead) for lead in found.leads if lead.kind == kind)
        if leads:
            yield Section(TITLES[kind], leads)


def shown(lead: Lead) -> Shown:
    """A lead as texts that are safe to show."""
    names = ", ".join(one_line(student) for student in lead.students)
    return Shown(names, ", ".join(lead.exercises), one_line(lead.why, 500), rarity(lead), tuple(sides_of(lead)))


def rarity(lead: Lead) -> str:
    """How rare a lead is, in words; "" if that was not counted."""
    return "" if not lead.bits else f"about 1 in {2**lead.bits:.0f}"


def sides_of(lead: Lead) -> Iterator[Side]:
    """The two sides of a lead's code, if it has any."""
    if lead.beside is not None:
        beside = lead.beside
        for title, text, marked in zip(beside.titles, beside.texts, beside.marked, strict=True):
            lines = tuple((visible(line), number in marked) for number, line in enumerate(text.split("\n")))
            yield Side(one_line(title), lines)
