"""The example package, and faulty ones, as wheels that are installed; and a course that uses them."""

import importlib
import os
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from grader.checks.entry_points import offers, source_digest
from grader.checks.extensions import packaged_check
from grader.checks.registry import options_read_once

EXAMPLE = Path(__file__).parent / "example"
ENTRIES = """
[grader.checks]
near = markscheme_example.checks:NEAR
whole = markscheme_example.checks:whole

[grader.reports]
short = markscheme_example.reports:short
"""
EXERCISE = """
schema: 1
id: mine.doubling
kind: function
title: Doubling
concepts: [information.entropy]
sources: [witten.entropy]
level: core
minutes: 5
points: 2
signature: "doubled(n: int) -> int"
reference: ./solution.py:doubled
prompt: "Return twice `n`, or one more or less."
cases:
  - {name: three, public: true, args: {n: 3}}
  - {name: others, covers: other numbers, weight: 4, count: 4, draw: {n: {$int: [5, 99]}}}
check: {near: {steps: 1}}
misconceptions:
  - {is: squared, reference: "./solution.py:squared", hint: These outputs are squares.}
"""
SOLUTION = "def doubled(n: int) -> int:\n    return 2 * n\n\n\ndef squared(n: int) -> int:\n    return n * n\n"
HOMEWORK = """
schema: 1
id: hw
title: Homework
secret: {public: of the tests}
exercises: [{id: mine.doubling}]
policy: {hidden: {while_open: hint, after_close: all}}
"""
WORK = {"ada": "2 * n + 1", "bob": "n * n"}


def example_files() -> dict[str, str]:
    return {str(file.relative_to(EXAMPLE)): file.read_text("utf-8") for file in EXAMPLE.rglob("*.py")}


def wheel_in(folder: Path, name: str, version: str, files: Mapping[str, str], entries: str) -> Path:
    """A wheel of pure Python, written by hand: no network and no build backend is needed for it."""
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{name.replace('-', '_')}-{version}"
    info = f"{stem}.dist-info"
    members = {
        **files,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{info}/entry_points.txt": entries.lstrip(),
    }
    members[f"{info}/RECORD"] = "".join(f"{member},,\n" for member in (*members, f"{info}/RECORD"))
    wheel = folder / f"{stem}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for member, text in members.items():
            archive.writestr(member, text)
    return wheel


def installed(wheel: Path) -> Path:
    """A folder with the wheel installed by pip, to be put on the path."""
    target = wheel.parent / "installed"
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--target", str(target)]
    subprocess.run([*command, str(wheel)], check=True, capture_output=True)
    return target


def unpacked(wheel: Path) -> Path:
    """The same without pip, which takes longer than the test: of pure Python, a wheel is what gets installed."""
    target = wheel.parent / wheel.stem
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(target)
    return target


@contextmanager
def using(path: Path) -> Iterator[None]:
    """The packages at a path can be imported, and nothing of them is left afterwards."""
    for name in [name for name in sys.modules if name.partition(".")[0] == "markscheme_example"]:
        del sys.modules[name]  # pytest imports the example too, to look for doctests
    before = set(sys.modules)
    sys.path.insert(0, str(path))
    forget()
    try:
        yield
    finally:
        sys.path.remove(str(path))
        for name in set(sys.modules) - before:
            if str(getattr(sys.modules[name], "__file__", None) or "").startswith(str(path)):
                del sys.modules[name]
        forget()


def forget() -> None:
    """What is installed is looked up once in a process; a test has several."""
    for known in (offers, source_digest, packaged_check, options_read_once):
        known.cache_clear()
    importlib.invalidate_caches()


def course_in(folder: Path, *, check: str = "{near: {steps: 1}}", beside: Mapping[str, str] | None = None) -> Path:
    """A course with an exercise judged by `check`, code beside it, and the work of two students."""
    bank = folder / "bank" / "mine"
    bank.mkdir(parents=True)
    (bank / "doubling.yaml").write_text(EXERCISE.replace("{near: {steps: 1}}", check), encoding="utf-8")
    for name, text in {"solution.py": SOLUTION, **(beside or {})}.items():
        (bank / name).write_text(text, encoding="utf-8")
    (folder / "hw.yaml").write_text(HOMEWORK, encoding="utf-8")
    for student, answer in WORK.items():
        (folder / "work" / student).mkdir(parents=True)
        (folder / "work" / student / "hw.py").write_text(f"def doubled(n):\n    return {answer}\n", encoding="utf-8")
    return folder


def grader_in(folder: Path, *arguments: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """What `grader` says in a folder, with the packages that lie at `path`."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("GRADER_")}
    return subprocess.run(
        [sys.executable, "-m", "grader.cli", *arguments],
        cwd=folder,
        env={**plain, "PYTHONPATH": str(path or "")},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def grades(folder: Path) -> dict[str, str]:
    """The score of `mine.doubling` of each student; "" where it was not graded."""
    head, *rows = [line.split(",") for line in (folder / "out" / "grades.csv").read_text("utf-8").splitlines()]
    return {row[0]: row[head.index("mine.doubling")] for row in rows}
