"""`grader why`: what decided one exercise's mark, for the person who is asked about it."""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from grader.engine.why.explained import (
    REASONS_WITHOUT_SENTENCE,
    ExplainedCase,
    Explanation,
    explanation,
    explanation_document,
)
from grader.engine.why.found_result import found_exercise, run_record
from grader.engine.why.handed_out import handed_out
from grader.engine.why.replay import Replay, replayed_exercise
from grader.report.disclose import shown_case
from grader.report.finding_text import finding_view
from grader.report.repair_text import repair_view
from grader.report.text_rows import TextRow, case_rows, finding_rows
from grader.texts.safe_text import one_line, shown_points

MAX_TEXT_COLUMNS = 100
REPLAY_IS_SAME = "Run again in the sandbox, it gives the same."


@dataclass(frozen=True, slots=True)
class WhyOptions:
    """The options of `grader why`."""

    out: Path
    who: str
    exercise: str | None
    replay: bool
    assignment: Path | None
    submissions: Path | None


def run_why(wanted: WhyOptions, *, as_json: bool) -> int:
    """Prints what decided a mark; exit code 0, or 1 where a second run does not give the same."""
    asked = found_exercise(wanted.out, wanted.who, wanted.exercise)
    run = run_record(wanted.out)
    out = handed_out(run, wanted.assignment)
    why = explanation(asked, out)
    replay = replayed_exercise(asked, out, run, wanted.submissions) if wanted.replay else None
    if as_json:
        written = explanation_document(why, run) | {"replay": None if replay is None else asdict(replay)}
        sys.stdout.write(json.dumps(written, ensure_ascii=False, indent=1) + "\n")
    else:
        print_rows(explanation_rows(why, run, replay), Console(highlight=False))
    return 0 if replay is None or replay.same else 1


def print_rows(rows: Iterator[TextRow], console: Console) -> None:
    """Prints rows; `Text` reads no markup, so that brackets in an answer stay brackets."""
    for row in rows:
        line = Text(row.text, style=row.style, overflow="fold")
        console.print(Padding(line, (0, 0, 0, row.indent)), width=min(console.width, MAX_TEXT_COLUMNS))


def explanation_rows(why: Explanation, run: Mapping[str, Any], replay: Replay | None) -> Iterator[TextRow]:
    """The explanation from top to bottom: the mark, what was found, the rules, each case, what it was made with."""
    exercise = why.asked.exercise
    yield TextRow(0, f"{one_line(exercise.title)} · {exercise.id} · {one_line(why.asked.result.student)}", "bold")
    earned = f"{shown_points(exercise.score)} of {shown_points(exercise.points)} points"
    yield TextRow(0, f"{exercise.status}, {earned} · code {why.code}")
    yield from (TextRow(0, note, "yellow") for note in why.notes)
    what = "This choice is" if exercise.kind == "choice" else "These outputs are"
    for each in exercise.findings:
        view = finding_view(each.kind, each.name, each.hint, each.cases, what)
        yield from finding_rows(repair_view(view, each, "change") if each.kind == "repair" else view)
    yield from titled_rows("What the text says", exercise.conventions)
    yield from titled_rows("When an answer is right", why.rules)
    yield TextRow(0, "")
    yield TextRow(0, "Cases", "bold")
    for case in why.cases:
        yield from case_decision_rows(case)
    yield from titled_rows("Made with", provenance_lines(why, run))
    if replay is not None:
        yield from replay_rows(replay)


def titled_rows(title: str, lines: Iterator[str] | tuple[str, ...]) -> Iterator[TextRow]:
    """A heading and its lines; nothing where there are none."""
    written = tuple(lines)
    if written:
        yield TextRow(0, "")
        yield TextRow(0, title, "bold")
        yield from (TextRow(2, f"- {one_line(line)}") for line in written)


def case_decision_rows(why: ExplainedCase) -> Iterator[TextRow]:
    """Rows of one case as the result has it, and below it what decided."""
    case = why.case
    yield from case_rows(shown_case(case, "all"))
    of_family = f"; {case.right} of {case.instances} inputs right" if case.instances > 1 else ""
    reason = f"; reason: {case.reason}" if case.reason else ""
    yield TextRow(6, f"earned    {shown_points(case.score)} of {shown_points(case.points)}{of_family}{reason}", "dim")
    yield from (TextRow(6, f"rule      {rule}") for rule in why.rules)
    if why.decides is not None:
        yield TextRow(6, f"sentence  {one_line(why.decides)}", "cyan")
    elif not case.passed and case.reason not in REASONS_WITHOUT_SENTENCE:
        yield TextRow(6, "sentence  no single one of the text decides this", "dim")
    for name in why.alike:
        yield TextRow(6, f"mistake   {name} gives just this", "dim")


def provenance_lines(why: Explanation, run: Mapping[str, Any]) -> Iterator[str]:
    """Lines with reference, variant, digests and versions: all that is needed to get the same mark again."""
    result = why.asked.result
    if why.reference:
        bound = ", ".join(f"{name} = {value}" for name, value in (why.bound or {}).items())
        yield f"reference {why.reference}{f' with {bound}' if bound else ''}"
    if why.limits:
        yield why.limits
    yield f"variant {result.variant or 'none'}; built {result.built}"
    yield f"submission {result.submission}, receipt {result.receipt}"
    versions = ", ".join(f"{name} {version}" for name, version in run.get("versions", {}).items())
    yield f"versions: {versions}; isolation: {run.get('isolation')}" if run else "run.json is not there: no versions"


def replay_rows(replay: Replay) -> Iterator[TextRow]:
    """Rows that say whether a second run gives the same."""
    yield TextRow(0, "")
    yield from (TextRow(0, one_line(note), "yellow") for note in replay.notes)
    yield from (TextRow(0, f"Not graded, through a fault of ours: {one_line(each)}", "red") for each in replay.failures)
    if replay.same:
        yield TextRow(0, REPLAY_IS_SAME, "green")
        return
    yield TextRow(0, "Run again in the sandbox, it does not give the same:", "red")
    yield from (TextRow(2, f"- {one_line(each)}") for each in replay.differences)
