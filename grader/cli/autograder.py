"""`grader export-autograder`: the zip that a platform with a grader of its own runs."""

import re
import sys
from dataclasses import dataclass
from pathlib import Path

from grader.cli.errors import CannotRun
from grader.engine.building_document import released_file
from grader.engine.built_file import built_file
from grader.platforms.gradescope.autograder_zip import write_autograder_zip
from grader.texts.roster import roster_of

AUTOGRADER_PLATFORMS = ("gradescope",)
SUPPORTED_PYTHON = re.compile(r"3\.(1[1-9]|[2-9]\d)")  # 3.11 and newer, as pyproject.toml requires


@dataclass(frozen=True, slots=True)
class AutograderOptions:
    """The options of `grader export-autograder`."""

    assignment: Path
    platform: str
    out: Path
    python: str
    wheels: Path | None
    roster: Path | None = None


def run_export_autograder(wanted: AutograderOptions) -> None:
    """Writes the zip and says what to do with it."""
    if wanted.platform not in AUTOGRADER_PLATFORMS:
        raise CannotRun(f"--to {wanted.platform}: there is only {', '.join(AUTOGRADER_PLATFORMS)}.")
    if not wanted.assignment.is_file():
        raise CannotRun(f"{wanted.assignment}: there is no such assignment.")
    if not SUPPORTED_PYTHON.fullmatch(wanted.python):
        raise CannotRun(f"--python {wanted.python}: markscheme needs Python 3.11 or newer, written as 3.12.")
    if wanted.wheels is not None and not wanted.wheels.is_dir():
        raise CannotRun(f"{wanted.wheels}: there is no such folder of wheels.")
    # With a roster, the document has to hold the variant of everybody on it.
    students = roster_of(wanted.roster) if wanted.roster else ()
    built = (
        released_file(wanted.assignment, [each.id for each in students]) if students else built_file(wanted.assignment)
    )
    size = write_autograder_zip(wanted.out, built.data, students, wanted.python, wanted.wheels)
    sys.stdout.write(
        f"Wrote {wanted.out} ({size / 1_000_000:.0f} MB), for a base image with Python {wanted.python}.\n"
        "It holds the hidden cases, and not the course secret: upload it, and show it to no student.\n"
        "On Gradescope: Configure Autograder, Zip file upload; then test it with your own work.\n"
    )
