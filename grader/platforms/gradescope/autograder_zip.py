"""The zip that Gradescope runs: the built assignment, a wheelhouse, and two scripts. The course secret is not in it."""

import stat
import tempfile
import zipfile
from collections.abc import Sequence
from importlib.metadata import packages_distributions
from pathlib import Path

from grader.built.freeze import loads
from grader.ci.wheels import WHEEL_TIMESTAMP, download_wheels, own_wheel
from grader.paths import templates_dir
from grader.platforms.gradescope.autograder_results import BUILT_FILE, STUDENTS_FILE, student_names
from grader.texts.roster import Student
from grader.texts.whole_files import json_text

AUTOGRADER_SCRIPTS = ("setup.sh", "run_autograder")  # the names that Gradescope starts them by


def write_autograder_zip(out: Path, built: bytes, students: Sequence[Student], python: str, source: Path | None) -> int:
    """Writes the zip, and gives its size in bytes; a stop in the middle leaves no half of it."""
    allowed = tuple(loads(built).policy.get("packages", ()))
    out.parent.mkdir(parents=True, exist_ok=True)
    draft = out.with_name(f".{out.name}.part")
    with tempfile.TemporaryDirectory() as place:
        wheels = Path(place)
        ours = own_wheel(wheels)
        download_wheels(wheels, ours, python, distributions_of(allowed), source)
        with zipfile.ZipFile(draft, "w") as archive:
            for name in AUTOGRADER_SCRIPTS:
                text = (templates_dir() / "ci" / "gradescope" / name).read_text("utf-8")
                add_member(archive, name, text.replace("@PYTHON@", python).encode(), executable=True)
            add_member(archive, BUILT_FILE, built)
            if students:
                add_member(archive, STUDENTS_FILE, json_text(student_names(students)).encode())
            for wheel in sorted(wheels.glob("*.whl")):
                add_member(archive, f"wheels/{wheel.name}", wheel.read_bytes())
    draft.chmod(0o600)  # it holds the hidden cases
    draft.replace(out)
    return out.stat().st_size


def distributions_of(packages: Sequence[str]) -> tuple[str, ...]:
    """The names by which pip knows the packages that students may import: `sklearn` comes with scikit-learn."""
    known = packages_distributions()
    return tuple(known.get(name, [name])[0] for name in packages)


def add_member(archive: zipfile.ZipFile, name: str, data: bytes, *, executable: bool = False) -> None:
    """Adds a file with a fixed time, and marked as a program where it is one."""
    entry = zipfile.ZipInfo(name, WHEEL_TIMESTAMP)
    entry.external_attr = (stat.S_IFREG | (0o755 if executable else 0o600)) << 16  # the mode of Unix, in a zip
    kind = zipfile.ZIP_STORED if name.endswith(".whl") else zipfile.ZIP_DEFLATED  # a wheel is a zip already
    archive.writestr(entry, data, kind)
