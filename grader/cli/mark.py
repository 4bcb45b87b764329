"""`grader mark`: written answers out to marking sheets, marks back into the gradebook, and two marks compared."""

from grader.cli.classed import opened_graded_folder
from grader.cli.errors import CannotRun
from grader.cli.mark_compare import compare_marks
from grader.cli.mark_in import read_back
from grader.cli.mark_options import MarkOptions
from grader.cli.mark_out import write_sheets

WHAT_TO_DO = (
    "Say --out FILE for a marking sheet, --in FILE to read one back, or --compare to see how far two marks lie apart."
)


def run_mark(asked: MarkOptions) -> None:
    """Writes marking sheets, records the marks of one, or compares first and second marks."""
    refuse_what_does_not_fit(asked)
    with opened_graded_folder(asked.graded, asked.gradebook) as graded:
        if asked.compare:
            compare_marks(asked, graded)
        elif asked.out is not None:
            write_sheets(asked, graded, asked.out)
        elif asked.read is not None:
            read_back(asked, graded, asked.read)


def refuse_what_does_not_fit(asked: MarkOptions) -> None:
    """Raises `CannotRun` for options that do not go together: one without effect would look as if it had one."""
    reads = asked.read is not None
    writes = asked.out is not None and not asked.compare  # with --compare, --out only says where the table goes
    if asked.compare + reads + writes != 1 or (reads and asked.out is not None):
        raise CannotRun(WHAT_TO_DO)
    for option, given, fits, needed in (
        ("--split", asked.split is not None, writes, "--out"),
        ("--all", asked.everything, writes, "--out"),
        ("--names", asked.names, writes or asked.compare, "--out"),
        ("--second", asked.second, writes or reads, "--out or --in"),
        ("--replace", asked.replace, reads, "--in"),
        ("--beyond", asked.beyond is not None, asked.compare, "--compare"),
    ):
        if given and not fits:
            raise CannotRun(f"{option} goes with {needed}.")
    if asked.split is not None and asked.author is not None:
        raise CannotRun("--author names the marker of one sheet; for several, write their names after --split.")
