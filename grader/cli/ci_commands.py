"""Commands for other systems: continuous integration, and platforms that run a grader of their own."""

from pathlib import Path
from typing import Annotated

import typer

from grader.cli.app import TrustLocal, app


@app.command()
def ci(
    path: Annotated[Path, typer.Argument(help="The work: the checkout, or a folder or file of it.")] = Path("."),
    assignment: Annotated[
        Path | None, typer.Option(help="The released `*.public.json`, if there are several; with --collect the YAML.")
    ] = None,
    digest: Annotated[
        list[str] | None, typer.Option(help="The digest that `grader release` printed; may be given several times.")
    ] = None,
    junit: Annotated[Path | None, typer.Option(help="Also write JUnit's XML to this file.")] = None,
    code_quality: Annotated[Path | None, typer.Option(help="Also write GitLab's code quality report here.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document on stdout, and nothing else.")] = False,
    template: Annotated[
        str | None,
        typer.Option(
            help="Print a file to commit instead: github-student, github-instructor, gitlab, classroom50, pre-commit."
        ),
    ] = None,
    collect: Annotated[
        bool, typer.Option("--collect", help="In the instructor's repository: fetch the students' and grade them.")
    ] = False,
    roster: Annotated[Path | None, typer.Option(help="With --collect: a CSV with columns id and repository.")] = None,
    out: Annotated[Path | None, typer.Option(help="With --collect: where results, feedback and grades go.")] = None,
    isolation: Annotated[str, typer.Option(help="How student code is held, as in `grader grade`.")] = "auto",
    trust_local: TrustLocal = False,
) -> None:
    """Check the public cases on a checkout, in continuous integration.

    In a student's repository it needs only the released `*.public.json` and the work beside it. On GitHub it writes
    annotations, the step's summary and its outputs; elsewhere text; JUnit and GitLab's reports on request. Where the
    repository is public it tells no score. Hidden cases are never here: they are run in the instructor's repository,
    with --collect, which takes the course secret from the environment.

    Exits with 0 at or above the assignment's pass mark, 1 below it, 2 if it cannot check. With --collect: 0 once all
    are graded, 1 if a repository could not be had.
    """
    from grader.cli.ci import CiOptions, run_ci, run_template

    digests = tuple(digest or ())
    if template is not None:
        run_template(template, digests)
    elif collect:
        from grader.cli.ci_class import CiClassOptions, run_ci_class

        raise typer.Exit(run_ci_class(CiClassOptions(assignment, roster, out, isolation, digests)))
    else:
        raise typer.Exit(run_ci(CiOptions(path, assignment, digests, junit, code_quality, as_json, isolation)))


@app.command("export-autograder")
def export_autograder(
    assignment: Annotated[Path, typer.Argument(help="The assignment's YAML.")],
    out: Annotated[Path, typer.Option(help="The zip to write.")],
    to: Annotated[str, typer.Option(help="The platform: gradescope.")] = "gradescope",
    python: Annotated[
        str, typer.Option(help="The Python of the platform's image: 3.11 for Ubuntu 22.04, 3.12 for 24.04.")
    ] = "3.11",
    roster: Annotated[
        Path | None, typer.Option(help="A CSV with id and email, login or name: who is who where numbers differ.")
    ] = None,
    wheels: Annotated[
        Path | None, typer.Option(help="Take wheels from this folder alone, instead of downloading them.")
    ] = None,
    trust_local: TrustLocal = False,
) -> None:
    """Make the zip that Gradescope runs: the built assignment, markscheme itself, and all that it needs.

    It installs without a network, grades each submission under Landlock, and shows students what the assignment's
    policy allows. The course secret is not in it; the hidden cases are.
    """
    from grader.cli.autograder import AutograderOptions, run_export_autograder

    run_export_autograder(AutograderOptions(assignment, to, out, python, wheels, roster))
