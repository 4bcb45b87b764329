"""`grader lint`: every fault of every file, with its place and its remedy."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from grader.build.lint_apart import faults_apart
from grader.build.own_code import own_code_files
from grader.build.spec_lint import faults_in, is_assignment_spec, variant_faults
from grader.cli.chosen_templates import templates_folder
from grader.cli.errors import CannotRun
from grader.engine.tests_trial import own_test_faults
from grader.paths import bank_files, courses_dir, datasets_dir
from grader.report.feedback_templates import TemplateFault
from grader.spec.course_file import course_root, further_banks

NO_SPECS = ("submissions", "released", "graded", "answers.yaml")  # in a course: what others wrote, and what we did


def run_lint(given: Sequence[Path], variants: int = 0) -> int:
    """Prints the faults of the files and gives the exit code: 0 when all are sound, 1 when one is not.

    Of the further variants of an exercise, the first that has faults is told.
    """
    files = [file for path in given for file in spec_files(path)] if given else list(files_here())
    if not files:
        raise CannotRun("No spec files there: name .yaml files, or a folder that holds some.")
    found = 0
    for file in files:
        for fault in faults_of(file, variants):
            found += 1
            sys.stderr.write(f"{fault}\n")
    sys.stdout.write(f"{len(files)} checked, {found or 'none'} at fault.\n")
    return 1 if found else 0


def faults_of(file: Path, variants: int) -> Sequence[object]:
    """The faults of a file; of one that has none, those of its further variants, or of the templates that it names."""
    if own_code_files(file):
        return faults_apart(file, variants) or template_faults(file)
    further = (variant_faults(file, number + 1) for number in range(variants))
    # In this order: a file at fault cannot be drawn, and variants are drawn only until one has faults.
    return faults_in(file) or next(filter(None, further), ()) or template_faults(file) or own_test_faults(file)


def template_faults(file: Path) -> Sequence[TemplateFault]:
    """The faults of the templates that a sound file names, if it is an assignment."""
    try:
        if is_assignment_spec(file):
            templates_folder(file, None)
    except TemplateFault as fault:
        return (fault,)
    return ()


def spec_files(path: Path) -> tuple[Path, ...]:
    """The file itself, or every YAML file below a folder."""
    if not path.exists():
        raise CannotRun(f"{path}: there is no such file.")
    if not path.is_dir():
        return (path,)
    return tuple(sorted(file for file in path.rglob("*.yaml") if is_spec(file.relative_to(path))))


def files_here() -> tuple[Path, ...]:
    """The spec files of the course that the current folder lies in; outside of a course, those that come with us."""
    root = course_root(Path.cwd())
    if root is None:
        return shipped_files()
    folders = [Path(os.path.relpath(root)), *(bank.folder for bank in further_banks(root))]
    return tuple(dict.fromkeys(file for folder in folders for file in spec_files(folder)))


def is_spec(file: Path) -> bool:
    """Whether a YAML file may be a spec: not what students receive or hand in, nor what is hidden, as `.github` is."""
    return not any(part in NO_SPECS or part.startswith(".") for part in file.parts if part not in (".", ".."))


def shipped_files() -> tuple[Path, ...]:
    """The bank, with the courses and datasets that come with it."""
    return (*bank_files(), *sorted(datasets_dir().glob("*.yaml")), *sorted(courses_dir().glob("*.yaml")))
