"""`grader collect`: a class's downloads, sorted into one folder a student."""

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from grader.cli.errors import CannotRun
from grader.collect.moments import zone_of
from grader.platforms.collecting import Collected, CollectionOptions, collect_download
from grader.platforms.layouts import DOWNLOAD_PLATFORMS
from grader.spec.course_file import course_at
from grader.texts.roster import roster_of
from grader.texts.safe_text import counted, one_line

ROSTER_REMEDY = (
    "Copy what stands below `in the download`, or `name`, to the student's row of the roster, into a column `also`."
)
MAX_MISSING_NAMED = 12  # students without work that are named


@dataclass(frozen=True, slots=True)
class CollectOptions:
    """The options of `grader collect`."""

    source: Path
    out: Path
    platform: str
    roster: Path | None
    times: Path | None
    zone: str
    assignment: str


def run_collect(asked: CollectOptions, *, as_json: bool) -> int:
    """Collects, prints what came of it, and gives the exit code: 1 where something needs a person."""
    platforms = ("auto", *DOWNLOAD_PLATFORMS)
    if asked.platform not in platforms:
        raise CannotRun(f"--from {asked.platform}: there are only {', '.join(platforms)}.")
    named = asked.zone or course_at(Path.cwd()).zone
    zone = zone_of(named) if named else None
    # A zone that is guessed would make work late, or early, by hours.
    if asked.zone and zone is None:
        raise CannotRun(f"--zone {asked.zone}: name a zone such as Europe/Berlin, or an offset such as +01:00.")
    roster = roster_of(asked.roster) if asked.roster else ()
    wanted = CollectionOptions(asked.source, asked.out, asked.platform, roster, asked.times, zone, asked.assignment)
    collected = collect_download(wanted)
    if as_json:
        sys.stdout.write(json.dumps({"out": str(asked.out), **asdict(collected)}, indent=1) + "\n")
    else:
        print_collected(collected, wanted)
    return 1 if collected.problems else 0


def print_collected(collected: Collected, wanted: CollectionOptions) -> None:
    """Prints how many attempts there are, who is missing, and a table of what needs a person."""
    lines = [
        f"{counted(len(collected.new), 'new attempt')} from {collected.platform}, {collected.known} collected before.",
        f"Submissions: {wanted.out}",
    ]
    if not wanted.roster:
        lines.append("Without --roster, folders are named as the download names people.")
    # Canvas marks late files in their names, without the time.
    if any(attempt.late and not attempt.submitted for attempt in collected.new):
        lines.append("Some are marked late, and the download does not say when they came: see --times.")
    if collected.missing:
        more = (
            f" and {len(collected.missing) - MAX_MISSING_NAMED} more"
            if len(collected.missing) > MAX_MISSING_NAMED
            else ""
        )
        lines.append(f"Nothing so far from {', '.join(collected.missing[:MAX_MISSING_NAMED])}{more}.")
    sys.stdout.write("\n".join(lines) + "\n")
    if collected.problems:
        sys.stdout.write("\nFor a person to look at:\n")
        Console(highlight=False).print(unmatched_table(collected))
        if any(problem.kind == "unmatched" for problem in collected.problems) and wanted.roster:
            sys.stdout.write(f"{ROSTER_REMEDY}\n")


def unmatched_table(collected: Collected) -> Table:
    """A table with a row for each problem; what comes from the download is shown as text, and is no markup."""
    rows = Table(box=None, header_style="bold", pad_edge=False)
    for heading in ("what", "in the download", "name", "student", "why", "nearest"):
        rows.add_column(heading, overflow="fold")
    for each in collected.problems:
        cells = (each.kind, each.source, each.name, each.student, each.why, each.nearest)
        rows.add_row(*(Text(one_line(cell)) for cell in cells))
    return rows
