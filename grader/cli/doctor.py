"""`grader doctor`: what isolation this machine gives, by trying to break it, and what to do where one is missing."""

import json
import os
import sys

from rich.console import Console
from rich.table import Table

from grader.sandbox.breakout.withstood import Examination, ExaminedIsolation, examination

OUTCOME_STYLES = {"held": "green", "got through": "red", "not tried": "dim"}
ISOLATION_NOTES = {
    "namespaces": "a jail of its own for each worker, and inside it all that `landlock` does",
    "landlock": "no jail, but the kernel refuses files, network and processes; weaker, and good enough for a container",
    "process": "limits only; for code that you trust, such as your own",
}


def run_doctor(*, as_json: bool) -> int:
    """Examines this machine and prints what was found; gives the exit code."""
    found = examination()
    if as_json:
        sys.stdout.write(json.dumps(isolation_document(found), indent=1) + "\n")
    else:
        print_examination(found, Console())
    return 0 if found.holds else 1


def isolation_document(found: Examination) -> dict[str, object]:
    """The examination of this machine as one JSON document."""
    return {
        "default": found.default,
        "holds": found.holds,
        "root": is_root(),
        "isolations": [
            {"name": one.name, "works": not one.why_not, "why_not": one.why_not, "holds": one.holds}
            | {"attempts": one.attempts}
            for one in found.isolations
        ],
        "advice": isolation_advice(found),
    }


def is_root() -> bool:
    """Whether this process runs as root, against whom less protects."""
    # Windows has no such function.
    return hasattr(os, "geteuid") and os.geteuid() == 0


def print_examination(found: Examination, console: Console) -> None:
    """Prints a table with a line for each attempt and a column for each isolation, then what to do."""
    table = Table(title="What student code can do", title_justify="left")
    table.add_column("It tries to")
    for one in found.isolations:
        table.add_column(one.name + (" (default)" if one.name == found.default else ""))
    # Every isolation is given the same attempts.
    for what in found.isolations[0].attempts:
        outcomes = [one.attempts[what] for one in found.isolations]
        table.add_row(what, *(f"[{OUTCOME_STYLES[outcome]}]{outcome}[/]" for outcome in outcomes))
    console.print(table)
    for line in isolation_advice(found):
        # What the system says of itself may hold brackets, which are no markup of Rich's.
        console.print(line, markup=False, highlight=False, soft_wrap=True)


def isolation_advice(found: Examination) -> list[str]:
    """Sentences on the isolation that grading takes, and on what would be better."""
    default = next(one for one in found.isolations if one.name == found.default)
    lines = [f"Grading takes `{default.name}`: {ISOLATION_NOTES[default.name]}."]
    lines.append("Nothing got out of it." if default.holds else failure_sentence(default))
    lines += [f"`{one.name}`: {one.why_not}" for one in found.isolations if one.why_not]
    if default.name == "namespaces":
        return lines
    if not default.holds:
        lines.append("Grade on Linux, or in a container made from the Containerfile that comes with the source.")
    return lines


def failure_sentence(one: ExaminedIsolation) -> str:
    """A sentence on an isolation that student code broke out of, or that could not be tried."""
    through = ", ".join(what for what, outcome in one.attempts.items() if outcome == "got through")
    problem = f"student code can {through}" if through else "not every attempt could be made"
    return f"Not for other people's code: {problem}."
