"""A checker as a student has it: written into a folder, imported from there."""

import importlib.util
import re
import subprocess
import sys
import textwrap
from functools import cache
from pathlib import Path
from types import ModuleType

from grader.build.built_exercise import build_exercise
from grader.build.secret import PUBLIC_SECRET
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.paths import bank_dir, bank_files
from grader.release.checker_file import checker_file, checker_text
from grader.release.public import PublicAssignment, public_part
from grader.spec.load import load_exercise
from tests.banked import kind_of
from tests.grading import demo
from tests.thinned import some

CHECK = re.compile(r"\bcheck: \{(\w+)")
CODED = ("function", "trace", "model")


@cache
def public_demo() -> PublicAssignment:
    return public_part(demo(), "s0123")


@cache
def built(id_: str) -> BuiltExercise:
    """An exercise of the bank, built under the public secret."""
    file = bank_dir().joinpath(*id_.split(".")).with_suffix(".yaml")
    return build_exercise(load_exercise(file), assignment_id="all", secret=PUBLIC_SECRET)


def bank() -> tuple[BuiltExercise, ...]:
    """Exercises of the bank, of every kind and with every check: a sample of all that there are."""
    return tuple(built(f"{file.parent.name}.{file.stem}") for file in some(bank_files(), 12, kind=kind_and_check))


def kind_and_check(file: Path) -> tuple[str, ...]:
    """The kind of an exercise and the name of its first check, read off its file."""
    return (kind_of(file), *CHECK.findall(file.read_text("utf-8"))[:1])


def assignment_of(*exercises: BuiltExercise, **policy: object) -> BuiltAssignment:
    return BuiltAssignment(id="all", title="All", variant="v", policy=policy, code={}, exercises=exercises)


def written(folder: Path, public: PublicAssignment | None = None) -> Path:
    """The checker's file in a folder."""
    public = public or public_demo()
    file = folder / checker_file(public.id)
    file.write_text(checker_text(public), encoding="utf-8")
    return file


def imported(file: Path) -> ModuleType:
    """The checker, imported under a name of its own."""
    spec = importlib.util.spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def function(code: str, name: str, **names: object) -> object:
    """What a student's code defines."""
    exec(compile(textwrap.dedent(code), "/home/ada/homework.py", "exec"), names)
    return names[name]


def run(folder: Path, *words: str, python: str = sys.executable) -> subprocess.CompletedProcess[str]:
    """A Python of the student's own, in the folder, with nothing of ours in reach."""
    command = [python, *words]
    return subprocess.run(
        command, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False, timeout=120
    )
