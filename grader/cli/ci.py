"""`grader ci`: the public cases on a checkout, told in the formats of the system that runs the job."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from grader.ci.checkout import Unusable, released_in
from grader.ci.formats import code_quality_text, junit_text
from grader.ci.github import annotation, annotations, append, outputs_of, outputs_text, summary_text, uncommanded
from grader.ci.places import Place, name_in
from grader.ci.report import Report, document_of, report_of
from grader.ci.surroundings import Surroundings, surroundings_of
from grader.ci.templates import template_text
from grader.ci.words import Remark, harmless, plain_text
from grader.cli.errors import DEBUG, sentence
from grader.engine.output import write
from grader.report.markdown import escaped


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the command line says."""

    path: Path = Path(".")
    assignment: Path | None = None
    digests: tuple[str, ...] = ()
    junit: Path | None = None
    code_quality: Path | None = None
    as_json: bool = False


def run_ci(wanted: Wanted) -> int:
    """Tells what the public cases say of the checkout; 0 at or above the pass mark, 1 below, 2 if it cannot."""
    around = surroundings_of(os.environ, Path.cwd())
    with told_at_once(around, as_json=wanted.as_json):
        released = released_in(wanted.path, wanted.assignment, wanted.digests)
        report = report_of(wanted.path, released, around, "auto")
        write_reports(report, wanted, around)
        sys.stdout.write(log_text(report, around, as_json=wanted.as_json))
        return 0 if report.passed else 1


def write_reports(report: Report, wanted: Wanted, around: Surroundings) -> None:
    """Writes the files that were asked for, and those that GitHub reads."""
    if wanted.junit:
        write(wanted.junit, junit_text(report))
    if wanted.code_quality:
        write(wanted.code_quality, code_quality_text(report))
    if around.summary:
        append(around.summary, summary_text(report))
    if around.outputs:
        append(around.outputs, outputs_text(outputs_of(report)))


def log_text(report: Report, around: Surroundings, *, as_json: bool) -> str:
    """What is printed: one JSON document; or the text, with annotations where somebody reads them."""
    if as_json:
        return json.dumps(document_of(report), indent=1) + "\n"
    text = plain_text(report)
    return uncommanded(text) + annotations(report) if around.system == "github" else text


@contextmanager
def told_at_once(around: Surroundings, *, as_json: bool = False) -> Iterator[None]:
    """Turns what ends the command early into an annotation too, and into exit code 2.

    GitHub reads commands on stderr as well: a sentence that begins with a student's file must not be one.
    """
    try:
        yield
    except Exception as error:
        if os.environ.get(DEBUG) or around.system != "github":
            raise
        said = harmless(sentence(error))
        file = error.file if isinstance(error, Unusable) else None
        place = None if file is None else Place(name_in(around.root, file))
        stream = sys.stderr if as_json else sys.stdout
        stream.write(f"{annotation(Remark('error', 'grader ci', said, place))}\n")
        if around.summary:
            append(around.summary, summary_of_failure(said))
        sys.exit(2)


def summary_of_failure(said: str) -> str:
    """The summary of a step that could not do its work."""
    return f"### Not checked\n\n{escaped(said)}\n"


def run_template(name: str, digests: tuple[str, ...]) -> None:
    """Prints a template for a repository."""
    sys.stdout.write(template_text(name, digests))
