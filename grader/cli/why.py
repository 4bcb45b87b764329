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

from grader.engine.why.explained import NO_SENTENCE, CaseWhy, Explanation, document, explanation
from grader.engine.why.found_result import asked_for, run_in
from grader.engine.why.handed_out import handed_out
from grader.engine.why.replay import Replay, replayed
from grader.report.disclose import shown_case
from grader.report.finding_text import finding_view
from grader.report.text_rows import Row, case_rows, finding_rows
from grader.texts.safe_text import number, one_line

WIDEST = 100
SAME = "Run again in the sandbox, it gives the same."


@dataclass(frozen=True, slots=True)
class Wanted:
    """The options of `grader why`."""

    out: Path
    who: str
    exercise: str | None
    replay: bool
    assignment: Path | None
    submissions: Path | None


def run_why(wanted: Wanted, *, as_json: bool) -> int:
    """Prints what decided a mark; exit code 0, or 1 where a second run does not give the same."""
    asked = asked_for(wanted.out, wanted.who, wanted.exercise)
    run = run_in(wanted.out)
    out = handed_out(run, wanted.assignment)
    why = explanation(asked, out)
    replay = replayed(asked, out, run, wanted.submissions) if wanted.replay else None
    if as_json:
        written = document(why, run) | {"replay": None if replay is None else asdict(replay)}
        sys.stdout.write(json.dumps(written, ensure_ascii=False, indent=1) + "\n")
    else:
        show(rows_of(why, run, replay), Console(highlight=False))
    return 0 if replay is None or replay.same else 1


def show(rows: Iterator[Row], console: Console) -> None:
    """Prints rows; `Text` reads no markup, so that brackets in an answer stay brackets."""
    for row in rows:
        line = Text(row.text, style=row.style, overflow="fold")
        console.print(Padding(line, (0, 0, 0, row.indent)), width=min(console.width, WIDEST))


def rows_of(why: Explanation, run: Mapping[str, Any], replay: Replay | None) -> Iterator[Row]:
    """The explanation from top to bottom: the mark, what was found, the rules, each case, what it was made with."""
    exercise = why.asked.exercise
    yield Row(0, f"{one_line(exercise.title)} · {exercise.id} · {one_line(why.asked.result.student)}", "bold")
    earned = f"{number(exercise.score)} of {number(exercise.points)} points"
    yield Row(0, f"{exercise.status}, {earned} · code {why.code}")
    yield from (Row(0, note, "yellow") for note in why.notes)
    what = "This choice is" if exercise.kind == "choice" else "These outputs are"
    for each in exercise.findings:
        yield from finding_rows(finding_view(each.kind, each.name, each.hint, each.cases, what))
    yield from section("What the text says", exercise.conventions)
    yield from section("When an answer is right", why.rules)
    yield Row(0, "")
    yield Row(0, "Cases", "bold")
    for case in why.cases:
        yield from decided_rows(case)
    yield from section("Made with", made_with(why, run))
    if replay is not None:
        yield from replay_rows(replay)


def section(title: str, lines: Iterator[str] | tuple[str, ...]) -> Iterator[Row]:
    """A heading and its lines; nothing where there are none."""
    written = tuple(lines)
    if written:
        yield Row(0, "")
        yield Row(0, title, "bold")
        yield from (Row(2, f"- {one_line(line)}") for line in written)


def decided_rows(why: CaseWhy) -> Iterator[Row]:
    """Rows of one case as the result has it, and below it what decided."""
    case = why.case
    yield from case_rows(shown_case(case, "all"))
    of_family = f"; {case.right} of {case.instances} inputs right" if case.instances > 1 else ""
    reason = f"; reason: {case.reason}" if case.reason else ""
    yield Row(6, f"earned    {number(case.score)} of {number(case.points)}{of_family}{reason}", "dim")
    yield from (Row(6, f"rule      {rule}") for rule in why.rules)
    if why.decides is not None:
        yield Row(6, f"sentence  {one_line(why.decides)}", "cyan")
    elif not case.passed and case.reason not in NO_SENTENCE:
        yield Row(6, "sentence  no single one of the text decides this", "dim")
    for name in why.alike:
        yield Row(6, f"mistake   {name} gives just this", "dim")


def made_with(why: Explanation, run: Mapping[str, Any]) -> Iterator[str]:
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


def replay_rows(replay: Replay) -> Iterator[Row]:
    """Rows that say whether a second run gives the same."""
    yield Row(0, "")
    yield from (Row(0, one_line(note), "yellow") for note in replay.notes)
    yield from (Row(0, f"Not graded, through a fault of ours: {one_line(each)}", "red") for each in replay.failures)
    if replay.same:
        yield Row(0, SAME, "green")
        return
    yield Row(0, "Run again in the sandbox, it does not give the same:", "red")
    yield from (Row(2, f"- {one_line(each)}") for each in replay.differences)
