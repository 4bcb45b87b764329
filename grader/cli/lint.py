"""`grader lint`: every fault of every file, with its place and its remedy."""

import sys
from collections.abc import Sequence
from pathlib import Path

from grader.build.lint import faults_in, variant_faults
from grader.cli.errors import CannotRun
from grader.paths import bank_files, courses_dir, datasets_dir


def run_lint(given: Sequence[Path], variants: int = 0) -> int:
    """Prints the faults of the files and gives the exit code: 0 when all are sound, 1 when one is not.

    Of the further variants of an exercise, the first that has faults is told.
    """
    files = [file for path in given for file in spec_files(path)] if given else list(shipped_files())
    if not files:
        raise CannotRun("No spec files there: name .yaml files, or a folder that holds some.")
    found = 0
    for file in files:
        for fault in faults_in(file) or next(filter(None, (variant_faults(file, n + 1) for n in range(variants))), ()):
            found += 1
            sys.stderr.write(f"{fault}\n")
    sys.stdout.write(f"{len(files)} checked, {found or 'none'} at fault.\n")
    return 1 if found else 0


def spec_files(path: Path) -> tuple[Path, ...]:
    """The file itself, or every YAML file below a folder."""
    if not path.exists():
        raise CannotRun(f"{path}: there is no such file.")
    return tuple(sorted(path.rglob("*.yaml"))) if path.is_dir() else (path,)


def shipped_files() -> tuple[Path, ...]:
    """The bank, with the courses and datasets that come with it."""
    return (*bank_files(), *sorted(datasets_dir().glob("*.yaml")), *sorted(courses_dir().glob("*.yaml")))
