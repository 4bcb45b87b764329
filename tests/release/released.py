"""Assignments of the bank's own exercises, and their files as students would get them."""

import tempfile
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from grader.build.built_assignment import build
from grader.built.document import BuiltAssignment
from grader.paths import bank_dir, bank_files
from grader.release.handout_sheet import SheetCache
from grader.release.public import public_part
from grader.release.student_files import release_files
from grader.spec.load import load_assignment_spec

SECRET = b"a secret that nobody may read"
BANK = tuple(".".join(file.relative_to(bank_dir()).with_suffix("").parts) for file in bank_files())
HEAD = """\
schema: 1
id: hw
title: "Trees & <Bayes>: \\"by hand\\""
due: "2026-12-04T23:59:00+01:00"
contact: ml-course@example.org
secret: {env: HW_SECRET}
"""


def assignment_text(exercises: Iterable[str], personalise: str = "none") -> str:
    return f"{HEAD}personalise: {personalise}\nexercises: [{', '.join(f'{{id: {id_}}}' for id_ in exercises)}]\n"


def assignment_file(folder: Path, exercises: Iterable[str], personalise: str = "none") -> Path:
    file = folder / "hw.yaml"
    file.write_text(assignment_text(exercises, personalise), "utf-8")
    return file


@cache
def built_of(file: Path, secret: bytes = SECRET) -> BuiltAssignment:
    return build(load_assignment_spec(file), secret)


@cache
def bank_built(exercise: str) -> BuiltAssignment:
    """An assignment of one exercise of the bank: built once for all tests of a process."""
    with tempfile.TemporaryDirectory() as folder:
        return build(load_assignment_spec(assignment_file(Path(folder), [exercise])), SECRET)


def files(built: BuiltAssignment, student: str = "") -> Mapping[str, str]:
    return release_files(public_part(built, student), SheetCache())
