"""The commands and their options; each hands over to a module of its own."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal

import typer

from grader.cli.helping import FullSentenceGroup
from grader.version import version_text

# Each command imports its own module in its body, so that `--help` does not wait for all of them.
app = typer.Typer(
    name="grader",
    cls=FullSentenceGroup,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,  # `errors.one_sentence` says what ended a command; Typer would print a traceback
    rich_markup_mode=None,  # Rich would take longer to load than all of our own for --help
    help="Exercises for machine-learning courses: written in YAML, checked against reference algorithms, graded in a "
    "sandbox, with feedback that says what is wrong and why. Start with `grader demo`.",
)


def print_version(asked: bool) -> None:
    """Prints the version and its commit, and ends."""
    if asked:
        typer.echo(version_text())
        raise typer.Exit


def trust_if_asked(asked: bool) -> bool:
    """Whether code beside specs is trusted; if it is, it may run from here on."""
    if asked:
        from grader.checks.local_code import trust

        trust()
    return asked


# No command reads it: the callback has trusted the code before the command's body begins.
TrustLocal = Annotated[
    bool, typer.Option("--trust-local", callback=trust_if_asked, help="Run code beside your own specs: `./file.py:f`.")
]


@app.callback()
def global_options(
    _: Annotated[
        # Eager: the version is shown even where the rest of the command line is wrong.
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="Show the version and its commit.")
    ] = False,
) -> None:
    """The options that stand before any command."""


@app.command()
def demo(
    out: Annotated[Path, typer.Option(help="Where the sample course and its grades go.")] = Path("demo-out"),
    students: Annotated[
        int | None, typer.Option(min=1, help="How many students; the first two dozen are written by hand.")
    ] = None,
) -> None:
    """Build a sample course, grade a sample class (right, wrong, sloppy, hostile), and say where to look."""
    from grader.cli.demo import run_demo

    run_demo(out, students)


@app.command("list")
def list_(
    topic: Annotated[str | None, typer.Option(help="Only this topic, such as `trees`.")] = None,
    book: Annotated[str | None, typer.Option(help="Only what this book treats: blockeel, flach, kubat, ...")] = None,
    chapter: Annotated[str | None, typer.Option(help="Only this chapter of the book, or section: 4, 4.3.")] = None,
    kind: Annotated[
        str | None, typer.Option(help="Only function, trace, values, model, tests, choice or text.")
    ] = None,
    difficulty: Annotated[str | None, typer.Option(help="Only easy, medium or hard.")] = None,
    search: Annotated[
        str | None, typer.Option(help="Only those with all these words in text, concepts, sources or hints.")
    ] = None,
    level: Annotated[str | None, typer.Option(help="Only core, standard or detail.")] = None,
    minutes: Annotated[int | None, typer.Option(min=1, help="Only what takes at most so many minutes.")] = None,
    concept: Annotated[str | None, typer.Option(help="Only what names this concept: see `grader concepts`.")] = None,
    personal: Annotated[
        bool, typer.Option("--personal", help="Only those in which students may get numbers of their own.")
    ] = False,
    own: Annotated[bool, typer.Option("--own", help="Only the course's own banks, without ours.")] = False,
    assignments: Annotated[bool, typer.Option("--assignments", help="The ready-made assignments instead.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout.")] = False,
) -> None:
    """List the exercises: those of the course's banks first, then ours.

    In a course folder these are `bank/` and the `banks:` of markscheme.yaml. Into a file or a pipe, lines stay whole.
    """
    if assignments:
        from grader.cli.ready_assignments import print_ready_assignments

        print_ready_assignments()
        return
    from grader.cli.bank_list import ListOptions, print_list

    wanted = ListOptions(topic, book, chapter, kind, difficulty, search, level, minutes, concept, personal, own)
    print_list(wanted, as_json=as_json)


@app.command("concepts")
def concepts_command(
    topic: Annotated[str | None, typer.Option(help="Only this topic, such as `trees`.")] = None,
    search: Annotated[str | None, typer.Option(help="Only those with all these words in id or title.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout.")] = False,
) -> None:
    """List the concepts that an exercise may name under `concepts:`, and how many exercises name each.

    Concepts of your own stand in `concepts.yaml` of your bank: `- {id: mine.averages, title: Averages}`.
    """
    from grader.cli.bank_list import print_concepts

    print_concepts(topic, search, as_json=as_json)


@app.command()
def show(
    exercise: Annotated[str, typer.Argument(help="The id of an exercise, such as `information.entropy`, or its file.")],
    solution: Annotated[bool, typer.Option("--solution", help="Also its reference, cases and known mistakes.")] = False,
    trust_local: TrustLocal = False,
) -> None:
    """Show one exercise as a student sees it."""
    from grader.cli.bank import print_exercise

    print_exercise(exercise, solution=solution)


@app.command()
def coverage(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout.")] = False,
) -> None:
    """Say which concepts of the books have a function, exercises and reproduced figures, and which lack them.

    A concept counts once it has a function of its own, and an exercise that names it whose audit kills mutants of that
    function.
    """
    from grader.cli.coverage import print_coverage

    print_coverage(as_json=as_json)


@app.command()
def init(
    name: Annotated[str, typer.Argument(help="The course's name, such as `ml2026`.")],
    zone: Annotated[
        str | None, typer.Option(help="The zone of dates that have none, such as Europe/Berlin; asked in a terminal.")
    ] = None,
) -> None:
    """Make a course folder, and its secret beside it.

    `markscheme.yaml` in it says in which zone dates are meant, and which banks besides its own it picks from.
    """
    from grader.cli.course import run_init

    run_init(name, zone)


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="The assignment's name, such as `hw2`; or the word `exercise`.")],
    exercise_id: Annotated[str | None, typer.Argument(help="After `exercise`: its id, as in `trees.mine`.")] = None,
    exercise: Annotated[list[str] | None, typer.Option(help="An exercise of it; may be given several times.")] = None,
    due: Annotated[str | None, typer.Option(help="When it is due: 2026-12-04T23:59, or with a zone.")] = None,
    title: Annotated[str | None, typer.Option(help="What students read at its head.")] = None,
    ready: Annotated[
        str | None, typer.Option("--from", help="Take one that comes with us: see grader list --assignments.")
    ] = None,
    trust_local: TrustLocal = False,
) -> None:
    """Write an assignment from exercise ids, or, with `grader new exercise ID`, an exercise of your own.

    Works inside a course folder, which `grader init` makes.
    """
    from grader.cli.course import run_new_assignment, run_new_exercise

    # `grader new exercise` without an id is an assignment that is called `exercise`.
    if name == "exercise" and exercise_id is not None:
        run_new_exercise(exercise_id)
    else:
        run_new_assignment(name, exercise or [], due, title, ready)


@app.command("try")
def try_(
    exercise: Annotated[str, typer.Argument(help="The id of an exercise, or its file.")],
    out: Annotated[Path, typer.Option(help="Where the pages go.")] = Path("try-out"),
    trust_local: TrustLocal = False,
) -> None:
    """Send the reference, each known mistake, a blank stub and a hostile answer through the whole pipeline.

    Says what each would get, and writes one page with the feedback each would see.
    """
    from grader.cli.try_exercise import run_try

    run_try(exercise, out)


@app.command()
def preview(
    file: Annotated[str, typer.Argument(help="An exercise's or assignment's YAML, or the id of an exercise.")],
    once: Annotated[bool, typer.Option("--once", help="Write the page into --out, and end.")] = False,
    out: Annotated[Path, typer.Option(help="With --once: where the page goes.")] = Path("preview-out"),
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to serve on; 0 takes a free one.")] = 0,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in your browser.")] = True,
    trust_local: TrustLocal = False,
) -> None:
    """Show a file in the browser as students see it, and make the page anew whenever you save.

    What is wrong with the file stands on the page, with its line and what would be right. Only this machine can look.
    With --once it exits with 1 where the file is at fault.
    """
    from grader.cli.preview import run_preview

    raise typer.Exit(run_preview(file, out, port, once=once, browser=browser))


@app.command("import")
def import_(
    notebook: Annotated[Path, typer.Argument(exists=True, dir_okay=False, help="The source notebook, with solutions.")],
    out: Annotated[Path, typer.Option(help="The course folder: see `grader init`.")],
    name: Annotated[str, typer.Option(help="The topic and assignment it becomes; by default the file's name.")] = "",
) -> None:
    """Import a source notebook of nbgrader or Otter: questions, points, tests and solutions become exercises.

    Nothing of it is run: `grader lint` runs the tests on the solution, in the sandbox. What cannot be carried over is
    listed with its cell, and nothing that is there is written over.
    """
    from grader.cli.import_notebook import run_import

    run_import(notebook, out, name)


@app.command()
def lint(
    files: Annotated[list[Path] | None, typer.Argument(help="Spec files or folders; none for this course.")] = None,
    variants: Annotated[int, typer.Option(min=0, help="Also draw each exercise for so many made-up students.")] = 0,
    trust_local: TrustLocal = False,
) -> None:
    """Check exercises and assignments, and say what would be right.

    Without files, all of the course that this folder lies in; outside of a course our whole bank, which takes a
    minute. Specs are valid, references reproduce what the books print, known mistakes are told apart. A reference of
    your own is proved too, with --trust-local: it ends, and gives the same each time. Exits with 0 when all are sound,
    1 when one is not.
    """
    from grader.cli.lint import run_lint

    raise typer.Exit(run_lint(files or [], variants))


@app.command()
def audit(
    exercises: Annotated[list[str] | None, typer.Argument(help="Ids of exercises or files; none for the bank.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout.")] = False,
    since: Annotated[str | None, typer.Option(help="Only what has changed since the work left this revision.")] = None,
    table: Annotated[Path | None, typer.Option(help="Write what was found into the table on this page.")] = None,
    equivalent: Annotated[bool, typer.Option("--equivalent", help="Also show equivalent mutants.")] = False,
    workers: Annotated[int | None, typer.Option(min=1, help="How many at once; by default one per core.")] = None,
    trust_local: TrustLocal = False,
) -> None:
    """Change the reference in small ways, and say which changes an exercise's cases do not notice.

    Each mutant answers the exercise as a student would. Exits with 0 when at least 95 % of them lose marks and at most
    15 % are equivalent to the reference, 1 when not. What has not changed is not audited again.
    """
    from grader.cli.audit import AuditOptions, run_audit

    raise typer.Exit(run_audit(AuditOptions(tuple(exercises or ()), as_json, since, table, equivalent, workers)))


@app.command()
def check(
    path: Annotated[Path, typer.Argument(help="Your work: a folder, a .py, a notebook, answers.yaml.")] = Path("."),
    exercise: Annotated[list[str] | None, typer.Option(help="Only this exercise; may be given several times.")] = None,
    assignment: Annotated[Path | None, typer.Option(help="The assignment's file, if it does not lie above.")] = None,
) -> None:
    """Check the public cases on your own work.

    Finds the assignment by the `*.public.json` that lies beside your work or above it. Exits with 0 at or above the
    assignment's pass mark, 1 below it. Hidden cases count too when it is graded.
    """
    from grader.cli.check import run_check

    raise typer.Exit(run_check(path, exercise or [], assignment))


@app.command()
def pack(
    path: Annotated[Path, typer.Argument(help="Your work: a folder, or one file.")] = Path("."),
    student: Annotated[str, typer.Option(help="Your id, if the folder you were given does not say it.")] = "",
    assignment: Annotated[Path | None, typer.Option(help="The assignment's file, if it does not lie above.")] = None,
) -> None:
    """Pack your work into the zip to hand in, and tell its receipt, which stands for exactly these files."""
    from grader.cli.pack import run_pack

    run_pack(path, student, assignment)


@app.command()
def release(
    assignment: Annotated[Path, typer.Argument(help="The assignment's YAML.")],
    out: Annotated[Path, typer.Option(help="Where the folders for students go.")],
    roster: Annotated[Path | None, typer.Option(help="A CSV file with a column id, student, login or email.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Write our files anew where they were changed.")] = False,
    rebuild: Annotated[bool, typer.Option("--rebuild", help="Build the assignment anew; hand it out anew.")] = False,
    add: Annotated[
        bool, typer.Option("--add", help="Keep the students of earlier rosters: this one adds some.")
    ] = False,
    zipped: Annotated[bool, typer.Option("--zip", help="Also a zip of each folder.")] = False,
    upload: Annotated[
        Literal["moodle", "canvas"] | None, typer.Option(help="Also one zip as a bulk upload there takes it.")
    ] = None,
    download: Annotated[
        Path | None, typer.Option(help="With --upload canvas: Canvas's download of all submissions.")
    ] = None,
    trust_local: TrustLocal = False,
) -> None:
    """Make what students receive: notebook, starter, handout, answers.yaml, and a checker that needs nothing.

    Personalised, it makes a folder for everybody on the roster. Who was on an earlier roster, is not on this one and
    has handed in nothing is taken back, as after a trial; with --add they stay. Freezes the assignment in
    ASSIGNMENT.built.json, which is not for students.
    """
    from grader.cli.release import ReleaseOptions, run_release
    from grader.cli.release_zips import ZipOptions

    zips = ZipOptions(out, zipped, upload or "", download) if zipped or upload else None
    run_release(ReleaseOptions(assignment, out, roster, force, rebuild, add, zips))


@app.command("grade")
def grade_command(
    assignment: Annotated[Path, typer.Argument(help="The assignment's YAML.")],
    submissions: Annotated[Path, typer.Argument(help="A folder with one folder, file or zip per student.")],
    out: Annotated[Path, typer.Option(help="Where results, feedback and grades.csv go.")],
    workers: Annotated[int | None, typer.Option(min=1, help="How many at once; by default one per core.")] = None,
    isolation: Annotated[
        str,
        typer.Option(
            help="How student code is held: namespaces, landlock (weaker), process (for your own code only); "
            "auto takes the strongest of the first two that works. See `grader doctor`."
        ),
    ] = "auto",
    only: Annotated[list[str] | None, typer.Option(help="Only this student; may be given several times.")] = None,
    engine: Annotated[
        str, typer.Option(help="local: the cores of this machine; dask: the workers of a cluster. See docs/scale.md.")
    ] = "local",
    scheduler: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="With dask: the scheduler, tcp:// or tls://; else one is started here."),
    ] = None,
    gradebook: Annotated[
        str | None, typer.Option(metavar="URL", help="A file, or a PostgreSQL server; by default a file in --out.")
    ] = None,
    templates: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A folder of templates in place of ours: see docs/templates.md.")
    ] = None,
    report: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Also a report of another package: see docs/extending.md.")
    ] = None,
    as_of: Annotated[str | None, typer.Option(help="What students may see at this time, with zone; now.")] = None,
    force: Annotated[bool, typer.Option("--force", help="Grade again what has not changed.")] = False,
    rebuild: Annotated[bool, typer.Option("--rebuild", help="Build the assignment anew.")] = False,
    trust_local: TrustLocal = False,
) -> None:
    """Grade a class. Stopped in the middle, it goes on from there the next time.

    Writes results/, feedback/, grades.csv, class.html, a gradebook, and how the run went. What has not changed since
    the last run is left as it is. Exits with 0 once every submission has a result.
    """
    from grader.cli.warm_start import isolation_trial
    from grader.gc_tuning import collect_rarely

    collect_rarely()  # before the modules are loaded: they are no garbage, and to look through them takes a tenth of it
    trial = isolation_trial("" if scheduler else isolation)
    from grader.cli.grade import GradeOptions, run_grade

    trial.join()
    named = tuple(only or ())
    wanted = GradeOptions(assignment, submissions, out, workers, isolation, named, as_of, force, rebuild, templates)
    wanted = replace(wanted, reports=tuple(report or ()), engine=engine, scheduler=scheduler, gradebook=gradebook)
    run_grade(wanted)


@app.command()
def why(
    out: Annotated[Path, typer.Argument(metavar="DIR", help="The folder that `grader grade --out` wrote.")],
    student: Annotated[str, typer.Argument(help="A student or a receipt; or the code on a page, such as KXQP-LMRT.")],
    exercise: Annotated[str | None, typer.Argument(help="The exercise's id; not with a code.")] = None,
    replay: Annotated[bool, typer.Option("--replay", help="Run it again, and say whether it is the same.")] = False,
    assignment: Annotated[Path | None, typer.Option(help="Its YAML or built.json, if it has been moved.")] = None,
    submissions: Annotated[Path | None, typer.Option(help="The folder of submissions, if it has been moved.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout.")] = False,
    trust_local: TrustLocal = False,
) -> None:
    """Say what decided a mark: the call, the value, what was expected, the tolerance, the sentence of the text.

    It shows what is hidden from students. `grader why graded s0001 trees.gain_ratio` or, by the code that stands below
    each exercise of a feedback page, `grader why graded KXQP-LMRT`. With --replay it exits with 1 when a second run in
    the sandbox gives something else.
    """
    from grader.cli.why import WhyOptions, run_why

    wanted = WhyOptions(out, student, exercise, replay, assignment, submissions)
    raise typer.Exit(run_why(wanted, as_json=as_json))


@app.command("report")
def report_command(
    out: Annotated[Path, typer.Argument(metavar="DIR", help="The folder that `grader grade --out` wrote.")],
    names: Annotated[bool, typer.Option("--names", help="With students' ids, in class-with-names.html.")] = False,
    share: Annotated[
        bool, typer.Option("--share", help="Groups of fewer than five are merged, in class-to-share.html.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout; no file is written.")] = False,
) -> None:
    """Write the class page: scores, how hard each exercise was, common mistakes, identical wrong outputs.

    `grader grade` writes it too. It counts groups of any size, without names; --names writes a second page that says
    who is in each. Before a page goes round, write one with --share, in which nobody can be recognised.
    """
    from grader.cli.report import run_report

    run_report(out, names=names, share=share, as_json=as_json)


@app.command()
def doctor(as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout.")] = False) -> None:
    """Say what isolation this machine gives student code, by trying to break out of each.

    Exits with 0 when nothing gets out of the one that grading takes by default, 1 when something does. Changes nothing.
    """
    from grader.cli.doctor import run_doctor

    raise typer.Exit(run_doctor(as_json=as_json))
