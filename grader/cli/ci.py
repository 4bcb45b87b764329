"""`grader ci`: the public cases on a checkout, told in the formats of the system that runs the job."""

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from grader.ci.checkout import UnusableCheckout, released_in
from grader.ci.job_report import JobReport, job_report_of, report_document
from grader.ci.job_words import Remark, plain_text, without_log_commands
from grader.ci.source_places import SourcePlace, path_in_repository
from grader.ci.surroundings import Surroundings, surroundings_of
from grader.ci.workflow_templates import template_text
from grader.cli.errors import DEBUG_VARIABLE, error_sentence
from grader.cli.grade import isolation_in_force
from grader.platforms.github import (
    annotation,
    annotations,
    append_text,
    job_summary_text,
    outputs_of,
    outputs_text,
    uncommanded,
)
from grader.platforms.gitlab import code_quality_text
from grader.platforms.junit import junit_text
from grader.report.markdown import escaped_markdown
from grader.texts.safe_text import one_line


@dataclass(frozen=True, slots=True)
class CiOptions:
    """The options of `grader ci` for a student's repository."""

    path: Path = Path(".")
    assignment: Path | None = None
    digests: tuple[str, ...] = ()
    junit: Path | None = None
    code_quality: Path | None = None
    as_json: bool = False
    isolation: str = "auto"


def run_ci(wanted: CiOptions) -> int:
    """Reports the public cases on a checkout; exit code 0 at or above the pass mark, 1 below, 2 if it cannot."""
    around = surroundings_of(os.environ, Path.cwd())
    with annotated_failures(around, as_json=wanted.as_json):
        released = released_in(wanted.path, wanted.assignment, wanted.digests)
        # Refuses, before any code is run, where nothing could hold it.
        held = isolation_in_force(wanted.isolation, released.public.packages)
        report = job_report_of(wanted.path, released, around, held.name)
        write_reports(report, wanted, around)
        sys.stdout.write(job_log_text(report, around, as_json=wanted.as_json))
        return 0 if report.passed else 1


def write_reports(report: JobReport, wanted: CiOptions, around: Surroundings) -> None:
    """Writes the files that were asked for, and those that GitHub reads."""
    if wanted.junit:
        write_report(wanted.junit, junit_text(report), around.root)
    if wanted.code_quality:
        write_report(wanted.code_quality, code_quality_text(report), around.root)
    if around.summary:
        # GitHub names this file and the next in the environment; other systems have none.
        append_text(around.summary, job_summary_text(report))
    if around.outputs:
        append_text(around.outputs, outputs_text(outputs_of(report)))


def write_report(file: Path, text: str, root: Path) -> None:
    """Writes a report whole or not at all; raises Unusable where a link of the checkout leads out of it.

    The draft has a name that nobody can foresee, else the checkout could hold a link of that name.
    """
    # Not `resolve`, which follows the very links that are looked for here.
    target = Path(os.path.abspath(file))
    folder = target.parent
    folder.mkdir(parents=True, exist_ok=True)
    if folder.is_relative_to(os.path.abspath(root)) and not folder.resolve().is_relative_to(root.resolve()):
        raise UnusableCheckout(
            f"{one_line(str(file))}: this report would be written through a link. Name another file."
        )
    # In the same folder, as a file can be replaced in one step only within a file system.
    descriptor, draft = tempfile.mkstemp(dir=folder, prefix=".report-")
    with open(descriptor, "w", encoding="utf-8") as stream:
        stream.write(text)
    os.replace(draft, target)


def job_log_text(report: JobReport, around: Surroundings, *, as_json: bool) -> str:
    """The log of the job: one JSON document; or plain text, with annotations where the system shows them."""
    if as_json:
        # Azure, TeamCity and GitHub's old form find `##[` anywhere in a line; in JSON it only ever stands in a text.
        return json.dumps(report_document(report), indent=1).replace("##", r"#\u0023") + "\n"
    text = plain_text(report)
    return uncommanded(text) + annotations(report) if around.system == "github" else text


@contextmanager
def annotated_failures(around: Surroundings, *, as_json: bool = False) -> Iterator[None]:
    """Turns an error that ends the command into an annotation, a summary and exit code 2.

    GitHub reads commands on stderr as well: a sentence that begins with a student's file must not be one.
    """
    try:
        yield
    except Exception as error:
        # Elsewhere `errors.one_sentence` says it on stderr, and nobody reads annotations.
        if os.environ.get(DEBUG_VARIABLE) or around.system != "github":
            raise
        said = without_log_commands(error_sentence(error))
        file = error.file if isinstance(error, UnusableCheckout) else None
        place = None if file is None else SourcePlace(path_in_repository(around.root, file))
        # With --json stdout holds the document and nothing else.
        stream = sys.stderr if as_json else sys.stdout
        stream.write(f"{annotation(Remark('error', 'grader ci', said, place))}\n")
        if around.summary:
            append_text(around.summary, failure_summary(said))
        sys.exit(2)


def failure_summary(said: str) -> str:
    """The summary, in Markdown, of a step that could not do its work."""
    return f"### Not checked\n\n{escaped_markdown(said)}\n"


def run_template(name: str, digests: tuple[str, ...]) -> None:
    """Prints a template for a repository."""
    sys.stdout.write(template_text(name, digests))
