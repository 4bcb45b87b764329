"""The marking sheet as an HTML page to read, print or fill in; its button saves the marks as CSV."""

import base64
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from grader.export.answers_to_mark import MarkingRubric, WrittenAnswer
from grader.export.equal_answers import EqualAnswers, Naming
from grader.export.exported import listed_students
from grader.export.marking_sheet import SECOND_MARKING
from grader.paths import templates_dir
from grader.report.html import markdown_html
from grader.texts.safe_text import one_line, shown_points, visible


@dataclass(frozen=True, slots=True)
class PageHead:
    """What a marking page says of itself: its title, for whom it is, and the name of the file that it saves."""

    title: str
    marker: str = ""
    second: bool = False
    saved_as: str = "marks.csv"
    comments: Mapping[str, Sequence[str]] = field(default_factory=dict)  # given before, by exercise

    @property
    def marking(self) -> str:
        """The entry of the column `marking`."""
        return SECOND_MARKING if self.second else ""


@dataclass(frozen=True, slots=True)
class MarkingRow:
    """One written answer on the marking page, and the names of all who wrote it."""

    who: str
    others: tuple[str, ...]
    answer: WrittenAnswer
    digest: str
    text: str
    comment: str

    @property
    def heading(self) -> str:
        """The names of those whose answer it is, on one line; of many, the first ones and the number of the others."""
        return listed_students((self.who, *self.others))


@dataclass(frozen=True, slots=True)
class MarkingGroup:
    """One exercise and its answers on the marking page, with the comments that were given before."""

    title: str
    prompt: str
    points: float
    rubric: MarkingRubric
    rows: tuple[MarkingRow, ...]
    comments: tuple[str, ...] = ()


def sheet_page(head: PageHead, groups: Sequence[EqualAnswers], naming: Naming) -> str:
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
        head=head,
        title=one_line(head.title),
        marker=one_line(head.marker),
        students=sum(1 + len(each.others(naming)) for each in groups),
        answers=len(groups),
        groups=marking_groups(groups, naming, head.comments),
        script=Markup(script),  # noqa: S704 (a file of ours)
        script_digest=f"sha256-{digest}",
    )


def marking_groups(
    groups: Sequence[EqualAnswers], naming: Naming, comments: Mapping[str, Sequence[str]]
) -> tuple[MarkingGroup, ...]:
    """The answers by exercise; where students have questions of their own, by question."""
    parts = groupby(groups, key=lambda each: (each.first.exercise, each.first.prompt))
    return tuple(marking_group(tuple(own), naming, comments.get(exercise, ())) for (exercise, _), own in parts)


def marking_group(groups: Sequence[EqualAnswers], naming: Naming, comments: Sequence[str]) -> MarkingGroup:
    """The answers to one question."""
    first = groups[0].first
    rows = (
        MarkingRow(
            who=one_line(each.name(naming)),
            others=tuple(map(one_line, each.others(naming))),
            answer=each.first,
            digest=each.digest,
            text=visible(each.first.text),
            comment=visible(each.first.comment),
        )
        for each in groups
    )
    offered = tuple(map(visible, comments))
    return MarkingGroup(one_line(first.title), visible(first.prompt), first.points, first.rubric, tuple(rows), offered)
