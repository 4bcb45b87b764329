"""Commands of a term: collect, override, extend, regrade, mark, export, return, and delete."""

from pathlib import Path
from typing import Annotated

import typer

from grader.cli.app import TrustLocal, app


@app.command()
def collect(
    source: Annotated[Path, typer.Argument(help="The download: a zip as it came, or a folder.")],
    out: Annotated[Path, typer.Option(help="Where a folder for each student goes; what is there stays.")],
    platform: Annotated[
        str,
        typer.Option(
            # `from` is a word of Python's, hence the other name of the parameter.
            "--from",
            help="folder, canvas, moodle, gradescope, git or nbgrader; auto tells it by the names, where all agree.",
        ),
    ] = "auto",
    roster: Annotated[
        Path | None,
        typer.Option(help="CSV: id, and any of name, login, email, sis_id, canvas_id, moodle_id, group, also."),
    ] = None,
    times: Annotated[
        Path | None,
        typer.Option(
            help="CSV of when work came, for Canvas and Moodle: id or another column of the roster; submitted."
        ),
    ] = None,
    zone: Annotated[
        str, typer.Option(help="The zone of times that have none, such as Europe/Berlin; by default the course's.")
    ] = "",
    assignment: Annotated[str, typer.Option(help="Which one, where nbgrader's folder holds several.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout.")] = False,
) -> None:
    """Sort a class's downloads into one folder a student, ready for `grader grade`.

    Every attempt is kept, with its time where the download says it; a newer download adds to what is there and
    overwrites nothing. Who cannot be matched for sure is listed, also in DIR/unmatched.csv, and never guessed. Exits
    with 0 when everybody was matched, 1 when something needs a person.
    """
    from grader.cli.collect import CollectOptions, run_collect

    asked = CollectOptions(source, out, platform, roster, times, zone, assignment)
    raise typer.Exit(run_collect(asked, as_json=as_json))


GradebookOption = Annotated[
    str | None,
    typer.Option(
        "--gradebook", help="Where the gradebook is: a file, or postgresql://USER@HOST/DATABASE. DIR/gradebook.sqlite."
    ),
]
AuthorOption = Annotated[str | None, typer.Option(help="Who decides; by default whoever is logged in.")]
NewStudentOption = Annotated[bool, typer.Option("--new", help="The student may be one of whom nothing came yet.")]
GradedFolderArgument = Annotated[
    Path, typer.Argument(metavar="DIR", help="The folder that `grader grade --out` wrote.")
]


@app.command()
def override(
    out: GradedFolderArgument,
    student: Annotated[str, typer.Argument(help="The student's id.")],
    exercise: Annotated[str | None, typer.Argument(help="The exercise's id; none for the whole mark.")] = None,
    score: Annotated[float | None, typer.Option(help="The score that counts from now on.")] = None,
    withdraw: Annotated[bool, typer.Option("--withdraw", help="Take back what was set before.")] = False,
    reason: Annotated[str, typer.Option(help="Why; kept in the gradebook, not shown to the student.")] = "",
    author: AuthorOption = None,
    gradebook: GradebookOption = None,
    new: NewStudentOption = False,
) -> None:
    """Set a mark by hand: of one exercise, or with no exercise the whole.

    An exercise's mark counts before lateness is taken off; a whole mark counts as it is. Nothing is written over: the
    gradebook keeps every such decision with its author, reason and time, and the last one holds.
    """
    from grader.cli.override import OverrideOptions, run_override

    run_override(OverrideOptions(out, student, exercise, score, withdraw, reason, author, gradebook, new))


@app.command()
def extend(
    out: GradedFolderArgument,
    student: Annotated[str, typer.Argument(help="The student's id.")],
    until: Annotated[str, typer.Option(help="The new due date: 2026-12-06T23:59, or with a zone.")],
    reason: Annotated[str, typer.Option(help="Why; kept in the gradebook, not shown to the student.")],
    author: AuthorOption = None,
    gradebook: GradebookOption = None,
    assignment: Annotated[Path | None, typer.Option(help="Its YAML, if nothing was graded into DIR yet.")] = None,
    new: NewStudentOption = False,
) -> None:
    """Give one student more time.

    Lateness counts from the new date. What is hidden while the assignment is open stays hidden from everybody until the
    last extension has ended. The last extension of a student holds, so a mistyped one is mended by another.
    """
    from grader.cli.extend import ExtendOptions, run_extend

    run_extend(ExtendOptions(out, student, until, reason, author, gradebook, assignment, new))


@app.command()
def regrade(
    assignment: Annotated[Path, typer.Argument(help="The assignment's YAML, mended.")],
    submissions: Annotated[Path, typer.Argument(help="The folder of submissions.")],
    out: Annotated[Path, typer.Option(help="The folder that `grader grade --out` wrote.")],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say who would change, and by how much.")] = False,
    allow_lower: Annotated[bool, typer.Option("--allow-lower", help="Marks may fall, too.")] = False,
    csv: Annotated[Path | None, typer.Option(help="Write every change into this CSV file.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="How many at once; by default one per core.")] = None,
    isolation: Annotated[str, typer.Option(help="How student code is held; see `grader grade --help`.")] = "auto",
    gradebook: GradebookOption = None,
    trust_local: TrustLocal = False,
) -> None:
    """Grade a class again after the assignment was mended, and say who changes and by how much.

    Builds the assignment anew and grades every attempt whose files are there. A mark that would fall is kept, unless
    --allow-lower is given, and that is said. With --dry-run nothing is changed, not even the built document.
    """
    from grader.cli.regrade import RegradeOptions, run_regrade

    run_regrade(RegradeOptions(assignment, submissions, out, dry_run, allow_lower, csv, workers, isolation, gradebook))


AssignmentOption = Annotated[
    Path | None, typer.Option(help="The assignment, if it is not where it was when it was graded.")
]
TemplatesOption = Annotated[Path | None, typer.Option(help="Templates of feedback, if not those of the last `grade`.")]
SubmissionsOption = Annotated[Path | None, typer.Option(help="The folder of submissions, if it is not where it was.")]
RosterOption = Annotated[
    Path | None, typer.Option(help="CSV: id, and any of name, login, email, sis_id, canvas_id, moodle_id, also.")
]


@app.command()
def mark(
    graded: GradedFolderArgument,
    out: Annotated[Path | None, typer.Option("--out", help="Write a marking sheet: FILE.csv, or FILE.html.")] = None,
    read: Annotated[Path | None, typer.Option("--in", help="Read the marks of a sheet, as CSV, back.")] = None,
    compare: Annotated[
        bool, typer.Option("--compare", help="Say how far first and second marks lie apart; --out FILE.csv has it all.")
    ] = False,
    split: Annotated[
        str | None,
        typer.Option(help="With --out: a number of sheets to share the answers out over, or markers: Ann,Ben,Cy."),
    ] = None,
    second: Annotated[
        bool, typer.Option("--second", help="With --out: for a second marker, who does not see the first marks.")
    ] = False,
    replace: Annotated[
        bool, typer.Option("--replace", help="With --in: put these marks in the place of another person's.")
    ] = False,
    beyond: Annotated[
        float | None, typer.Option(min=0, help="With --compare: count what is more points apart than this; 1.")
    ] = None,
    names: Annotated[bool, typer.Option("--names", help="Call students by their ids; else by pseudonyms.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="With --out: what is marked already, too.")] = False,
    author: Annotated[
        str | None,
        typer.Option(help="Who marks; by default whom the sheet names, else whoever is logged in."),
    ] = None,
    assignment: AssignmentOption = None,
    templates: TemplatesOption = None,
    gradebook: GradebookOption = None,
) -> None:
    """Mark written answers by hand: write a sheet with the rubric, fill it in, read it back.

    A sheet has a row for each answer: fill in `mark` and, if you like, `comment`. Equal answers stand there once, and
    the mark is for all who wrote them. Read back, all of it is recorded or, if one row cannot be taken, nothing, and a
    table says why. Answers that changed since the sheet was written are such rows. Feedback of those who were marked is
    made anew. Your own sheet may be read again and again; marks that somebody else gave are shown, and replaced only if
    you say so.

    Several markers:  grader mark DIR --out sheet.html --split Ann,Ben,Cy

    A second marker:  grader mark DIR --out second.html --second, then --in, then --compare. The first mark counts.
    """
    from grader.cli.mark import run_mark
    from grader.cli.mark_options import MarkOptions

    run_mark(
        MarkOptions(
            graded=graded,
            out=out,
            read=read,
            compare=compare,
            names=names,
            everything=everything,
            split=split,
            second=second,
            replace=replace,
            beyond=beyond,
            author=author,
            assignment=assignment,
            templates=templates,
            gradebook=gradebook,
        )
    )


@app.command()
def export(
    graded: GradedFolderArgument,
    to: Annotated[str, typer.Option("--to", help="csv, canvas, moodle, gradescope or junit.")],
    out: Annotated[Path | None, typer.Option(help="Where it goes; by default a file in DIR/exports.")] = None,
    roster: RosterOption = None,
    template: Annotated[
        Path | None, typer.Option(help="Canvas's exported gradebook, or Moodle's grading worksheet, to fill in.")
    ] = None,
    column: Annotated[str, typer.Option(help="Canvas: the assignment's column, such as 'Homework 2 (4711)'.")] = "",
    by: Annotated[str, typer.Option(help="What our ids are where no roster says more: login or sis.")] = "login",
    submissions: SubmissionsOption = None,
    assignment: AssignmentOption = None,
    gradebook: GradebookOption = None,
) -> None:
    """Write a class's marks for another system: after lateness, overrides and marks given by hand.

    With --roster only those on it are written, and who is left out is told. What is pending or could not be graded
    stays empty, never 0, and is told. With --template a learning system's own
    file comes back with the marks in it and everything else as it was: the safest way, as it knows who is who.
    """
    from grader.cli.export import ExportOptions, run_export

    run_export(ExportOptions(graded, to, out, roster, template, column, by, submissions, assignment, gradebook))


@app.command("return")
def return_(
    graded: GradedFolderArgument,
    to: Annotated[str, typer.Option("--to", help="canvas or moodle.")],
    out: Annotated[Path | None, typer.Option(help="The zip to write; by default one in DIR/exports.")] = None,
    roster: RosterOption = None,
    submissions: SubmissionsOption = None,
    assignment: AssignmentOption = None,
    templates: TemplatesOption = None,
    gradebook: GradebookOption = None,
) -> None:
    """Zip the feedback pages as Canvas or Moodle take them back.

    Canvas: Upload Submissions. Moodle: Upload multiple feedback files in a zip. Files are named so that the system
    finds the student, and end in letters that nobody can guess. Pages that wait for marking are left out and told.
    """
    from grader.cli.returned import ReturnOptions, run_return

    run_return(ReturnOptions(graded, to, out, roster, submissions, assignment, templates, gradebook))


HeldFoldersArgument = Annotated[
    list[Path] | None,
    typer.Argument(metavar="DIR", help="Folders to look in, and below them; by default this one."),
]
DryRunOption = Annotated[bool, typer.Option("--dry-run", help="Only say what would be deleted.")]
FurtherGradebookOption = Annotated[
    str | None, typer.Option("--gradebook", help="A further gradebook: a file, or postgresql://USER@HOST/DATABASE.")
]


@app.command()
def forget(
    student: Annotated[str, typer.Argument(help="The student's id.")],
    folders: HeldFoldersArgument = None,
    gradebook: FurtherGradebookOption = None,
    dry_run: DryRunOption = False,
) -> None:
    """Delete all that is held of a student: submissions, attempts, results, feedback, rows of the gradebook.

    Looks in graded folders, collected and released ones, the submissions that were graded, and their gradebooks. Tables
    and pages of the class are made anew without the student. It cannot be undone; --dry-run shows what it would be.
    """
    from grader.cli.held import run_forget

    run_forget(student, folders or [], gradebook, dry_run=dry_run)


@app.command()
def give(
    student: Annotated[str, typer.Argument(help="The student's id.")],
    out: Annotated[Path, typer.Option(help="The zip to write; there must be no such file yet.")],
    folders: HeldFoldersArgument = None,
    gradebook: FurtherGradebookOption = None,
    without_hidden: Annotated[
        bool, typer.Option("--without-hidden", help="Leave out result documents, which hold hidden cases.")
    ] = False,
) -> None:
    """Put all that is held of a student into one zip: submissions, attempts, results, feedback, rows of gradebooks.

    Looks where `grader forget` does. While an assignment is open, leave out what shows hidden cases: --without-hidden.
    """
    from grader.cli.held import run_give

    run_give(student, folders or [], out, gradebook, hidden=not without_hidden)


@app.command()
def purge(
    after: Annotated[str, typer.Option(help="What was last changed longer ago: 90d, 8w, 12m, 2y.")],
    folders: HeldFoldersArgument = None,
    gradebook: FurtherGradebookOption = None,
    dry_run: DryRunOption = False,
) -> None:
    """Delete what is older than it needs to be: graded folders, collected work, releases to students, old assignments.

    A folder goes when nothing in it was changed since. Only what our commands wrote, and what was graded, is deleted.
    """
    from grader.cli.held import run_purge

    run_purge(after, folders or [], gradebook, dry_run=dry_run)


@app.command()
def mine(
    outs: Annotated[list[Path], typer.Argument(metavar="DIR...", help="Folders that `grader grade --out` wrote.")],
    exercise: Annotated[list[str] | None, typer.Option(help="Only this exercise, by its id; may be repeated.")] = None,
    least: Annotated[int, typer.Option(min=2, help="How many students a draft has to explain.")] = 3,
    to: Annotated[Path | None, typer.Option(help="The file of drafts, if not drafts.yaml in each DIR.")] = None,
    submissions: Annotated[
        list[Path] | None, typer.Option(help="The folder of submissions, if it was moved; once for each DIR.")
    ] = None,
    assignment: Annotated[
        list[Path] | None, typer.Option(help="The YAML or built.json, if it was moved; once for each DIR.")
    ] = None,
    names: Annotated[bool, typer.Option("--names", help="Print who is meant; no file ever says it.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout; no file is written.")] = False,
    trust_local: TrustLocal = False,
) -> None:
    """Draft known mistakes from wrong work that nothing explains, ready to edit and paste into the exercises.

    Programs of one or several classes are asked the same inputs again, in the sandbox, and grouped by their answers.
    What comes out is compared with small changes of the reference, with conventions bound otherwise, with formulas over
    the right answer and with the programs' own formulas. What explains --least students is drafted, if it was chosen by
    half of the cases and predicts the other half, and inputs drawn anew: `with:` or `gives:` where that is possible,
    else a function to write. Each draft is linted, and has an example and a number of students; it names nobody.

    It writes drafts.yaml into each DIR, and class.html anew, which then leads to the drafts. Only functions, traces and
    models are mined; what is written by hand is listed on the class page.

        grader mine graded
        grader mine graded2025 graded2026 --exercise trees.gain_ratio --to drafts.yaml
    """
    from grader.cli.mine import MineOptions, run_mine

    chosen = [tuple(each or ()) for each in (submissions, assignment)]
    run_mine(MineOptions(tuple(outs), chosen[0], chosen[1], tuple(exercise or ()), least, to, names, as_json))


@app.command()
def similar(
    out: GradedFolderArgument,
    submissions: Annotated[
        Path | None, typer.Option(help="The folder of submissions; by default where it was graded.")
    ] = None,
    assignment: Annotated[
        Path | None, typer.Option(help="The assignment's YAML or built document, if it was moved.")
    ] = None,
    share: Annotated[
        float, typer.Option(min=0.5, max=1.0, help="How much of two students' code for an exercise must be the same.")
    ] = 0.75,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout, and no page.")] = False,
) -> None:
    """Show what looks alike: code, rare wrong answers, answers to somebody else's numbers.

    Code is compared without the starter's, and without regard to names, comments, layout and order; with each other's
    and with our own reference. These are leads: a person decides what they mean. Needs the extra `similar`.
    """
    from grader.cli.similar import SimilarOptions, run_similar

    run_similar(SimilarOptions(out, submissions, assignment, share, as_json))
