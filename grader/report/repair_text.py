"""A repair as a student reads it, as far as the policy allows: the line, what it is about, the change itself."""

from dataclasses import replace

from grader.built.disclosure import RepairDisclosure
from grader.diagnose.finding import CodeChange, Finding
from grader.report.rules import repair_reaches
from grader.report.shown import ChangeView, FindingView
from grader.texts.safe_text import one_line, visible

MAX_LINES_SHOWN = 12  # lines of one change: a repair has one or two, a statement that moves a few more
MAX_LINE_CHARACTERS = 160  # characters of one line


def repair_view(view: FindingView, finding: Finding, level: RepairDisclosure) -> FindingView:
    """The view of a repair at a level: its line at `line`, what it is about at `kind`, all of it at `change`."""
    several = len({change.file for change in finding.changes}) > 1
    told = repair_reaches(level, "change")
    changes = tuple(change_view(change, several=several, told=told) for change in finding.changes)
    about = f" {about_sentence(finding)}" if repair_reaches(level, "kind") else ""
    return replace(view, hint=view.hint + about, changes=changes)


def about_sentence(finding: Finding) -> str:
    """The sentence on what a repair is about; of several changes at once, their own sentence.

    >>> about_sentence(Finding(kind="repair", name="rounding", hint=""))
    'It is about rounding.'
    """
    name = one_line(finding.name)
    return name if name.endswith(".") else f"It is about {name}."


def change_view(change: CodeChange, *, several: bool, told: bool) -> ChangeView:
    """The view of one change, with what stands there instead if that is `told`."""
    file = one_line(change.file, 80) if several else ""
    return ChangeView(change.line, file, shown_code(change.before), shown_code(change.after) if told else None)


def shown_code(text: str) -> tuple[str, ...]:
    """The lines of a student's code, safe to show; none of an empty text."""
    lines = text.split("\n") if text else []
    return tuple(visible(line)[:MAX_LINE_CHARACTERS] for line in lines[:MAX_LINES_SHOWN])
