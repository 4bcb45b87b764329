"""The page of leads for the instructor: one HTML file without a script."""

from collections.abc import Iterator
from dataclasses import dataclass

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from grader.paths import templates_dir
from grader.similar.comparing import LEAD_KINDS, Comparison
from grader.similar.leads import LEADS_NOTE, Lead
from grader.texts.safe_text import one_line, visible

LEAD_TITLES = {
    "variant": "Answers to somebody else's numbers",
    "answers": "The same wrong answers",
    "code": "Code that looks alike",
    "reference": "Code that looks like our reference",
}


@dataclass(frozen=True, slots=True)
class CodeSide:
    """One of two pieces of code: its title, and its lines, each with whether it is in the other piece too."""

    title: str
    lines: tuple[tuple[str, bool], ...]


@dataclass(frozen=True, slots=True)
class ShownLead:
    """A lead as texts for the page."""

    students: str
    exercises: str
    why: str
    rare: str
    sides: tuple[CodeSide, ...]


@dataclass(frozen=True, slots=True)
class LeadSection:
    """All leads of one kind on the page."""

    title: str
    leads: tuple[ShownLead, ...]


def leads_page(found: Comparison) -> str:
    """The HTML page of a comparison's leads; students' code is escaped."""
    environment = Environment(
        loader=FileSystemLoader(templates_dir() / "similar"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    sections = tuple(sections_of(found))
    return environment.get_template("page.html.j2").render(found=found, note=LEADS_NOTE, sections=sections)


def sections_of(found: Comparison) -> Iterator[LeadSection]:
    """A section of the page for each kind of lead that occurs."""
    for kind in LEAD_KINDS:
        leads = tuple(shown_lead(lead) for lead in found.leads if lead.kind == kind)
        if leads:
            yield LeadSection(LEAD_TITLES[kind], leads)


def shown_lead(lead: Lead) -> ShownLead:
    """A lead as texts that are safe to show."""
    names = ", ".join(one_line(student) for student in lead.students)
    return ShownLead(names, ", ".join(lead.exercises), one_line(lead.why, 500), rarity(lead), tuple(sides_of(lead)))


def rarity(lead: Lead) -> str:
    """How rare a lead is, in words; "" if that was not counted."""
    return "" if not lead.bits else f"about 1 in {2**lead.bits:.0f}"


def sides_of(lead: Lead) -> Iterator[CodeSide]:
    """The two sides of a lead's code, if it has any."""
    if lead.beside is not None:
        beside = lead.beside
        for title, text, marked in zip(beside.titles, beside.texts, beside.marked, strict=True):
            lines = tuple((visible(line), number in marked) for number, line in enumerate(text.split("\n")))
            yield CodeSide(one_line(title), lines)
