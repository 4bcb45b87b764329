"""The page of `grader preview`: an exercise or assignment as students see it, or the faults of its file."""

from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from grader.build.built_assignment import build
from grader.build.built_exercise import build_exercise
from grader.build.own_code import own_code_files
from grader.build.own_code_process import done_apart
from grader.build.secret import PUBLIC_SECRET
from grader.build.spec_lint import is_assignment_spec
from grader.built.document import BuiltAssignment
from grader.checks.own_call_limit import OWN_CALL_SECONDS
from grader.cli.errors import error_sentence
from grader.paths import templates_dir
from grader.release.handout_sheet import SheetCache
from grader.release.public import public_part
from grader.release.texts import handout_html
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import load_assignment_spec, load_exercise

PREVIEW_ID = "preview"
MAX_QUOTED_CHARACTERS = 300  # of a line of the file, beside its fault


def preview_page(file: Path, seconds: float = OWN_CALL_SECONDS) -> tuple[str, bool]:
    """The page for a file, and whether it is sound; what is not YAML, or is at fault, is told on the page."""
    try:
        # Own code runs apart: one that never ends must not stop the pages after it.
        page = done_apart(file, student_page, (), seconds) if own_code_files(file) else student_page(file)
    except SpecFaults as error:
        return faults_page(file, error.faults), False
    except Exception as error:  # the next save may mend it, so that the preview goes on
        return faults_page(file, (Fault(file, 1, "(file)", error_sentence(error), "See `grader lint`."),)), False
    return page, True


def student_page(file: Path) -> str:
    """The handout of an exercise or assignment, drawn with a secret that everybody knows; raises `SpecFaults`."""
    built = build(load_assignment_spec(file), PUBLIC_SECRET) if is_assignment_spec(file) else one_exercise(file)
    return handout_html(SheetCache().sheets_of(public_part(built)))


def one_exercise(file: Path) -> BuiltAssignment:
    """An assignment of one exercise."""
    exercise = build_exercise(load_exercise(file), assignment_id=PREVIEW_ID, secret=PUBLIC_SECRET)
    return BuiltAssignment(
        id=PREVIEW_ID, title=exercise.title, variant="", policy={"due": None}, code={}, exercises=(exercise,)
    )


def faults_page(file: Path, faults: tuple[Fault, ...]) -> str:
    """The faults of a file as a page, each with the line that it stands on."""
    texts = {fault.file: written_lines(fault.file) for fault in faults}
    quoted = [texts[fault.file].get(fault.line, "") for fault in faults]
    loader = FileSystemLoader(templates_dir() / "author")
    # Escaped, as a file may have anything in it.
    environment = Environment(loader=loader, undefined=StrictUndefined, autoescape=True)
    template = environment.get_template("faults.html.j2")
    return template.render(file=file.name, faults=list(zip(faults, quoted, strict=True)))


def written_lines(file: Path) -> dict[int, str]:
    """The lines of a file by their numbers, each cut where it is long; none where it cannot be read."""
    try:
        lines = file.read_text("utf-8", errors="replace").splitlines()
    except OSError:
        return {}
    return {number: line[:MAX_QUOTED_CHARACTERS] for number, line in enumerate(lines, 1)}
