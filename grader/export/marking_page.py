"""The marking sheet as an HTML page to read, print or fill in; its button saves the marks as CSV."""

import base64
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from grader.export.answers_to_mark import MarkingRubric, WrittenAnswer
from grader.export.marking_sheet import Naming, in_sheet_order
from grader.paths import templates_dir
from grader.report.html import markdown_html
from grader.texts.safe_text import one_line, shown_points, visible


@dataclass(frozen=True, slots=True)
class MarkingRow:
    """One written answer on the marking page."""

    who: str
    answer: WrittenAnswer
    text: str
    comment: str


@dataclass(frozen=True, slots=True)
class MarkingGroup:
    """One exercise and its answers on the marking page."""

    title: str
    prompt: str
    points: float
    rubric: MarkingRubric
    rows: tuple[MarkingRow, ...]


def sheet_page(title: str, answers: Sequence[WrittenAnswer], naming: Naming) -> str:
    """The marking page as one HTML file; students' texts are escaped."""
    folder = templates_dir() / "marking"
    environment = Environment(
        loader=FileSystemLoader(folder),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters.update(number=shown_points, markdown=markdown_html)
    script = (folder / "sheet.js").read_text("utf-8")
    # The page's policy allows this one script by its hash, and no other.
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return environment.get_template("sheet.html.j2").render(
        title=one_line(title),
        answers=answers,
        groups=marking_groups(answers, naming),
        script=Markup(script),  # noqa: S704 (a file of ours)
        script_digest=f"sha256-{digest}",
    )


def marking_groups(answers: Sequence[WrittenAnswer], naming: Naming) -> tuple[MarkingGroup, ...]:
    """The answers in groups by exercise."""
    ordered = in_sheet_order(answers, naming)
    return tuple(marking_group(tuple(own), naming) for _, own in groupby(ordered, key=lambda each: each.exercise))


def marking_group(answers: Sequence[WrittenAnswer], naming: Naming) -> MarkingGroup:
    """The group of one exercise with its answers; all have the same prompt."""
    first = answers[0]
    rows = (
        MarkingRow(one_line(naming(each.student)), each, visible(each.text), visible(each.comment)) for each in answers
    )
    return MarkingGroup(one_line(first.title), visible(first.prompt), first.points, first.rubric, tuple(rows))
