"""The zip that Gradescope runs: the built assignment, a wheelhouse, and two scripts. The course secret is not in it."""

import stat
import tempfile
import zipfile
from pathlib import Path

from grader.build.freeze import loads
from grader.ci.gradescope import BUILT
from grader.ci.wheels import EPOCH, download, own_wheel
from grader.paths import templates_dir

SCRIPTS = ("setup.sh", "run_autograder")
NUMBERS = {"numpy": "numpy", "pandas": "pandas", "scipy": "scipy", "sklearn": "scikit-learn"}  # import: distribution


def write_zip(out: Path, built: bytes, python: str, source: Path | None) -> int:
    """Writes the zip, and gives its size in bytes; a stop in the middle leaves no half of it."""
    allowed = tuple(loads(built).policy.get("packages", ()))
    out.parent.mkdir(parents=True, exist_ok=True)
    draft = out.with_name(f".{out.name}.part")
    with tempfile.TemporaryDirectory() as place:
        wheels = Path(place)
        ours = own_wheel(wheels)
        download(wheels, ours, python, tuple(NUMBERS.get(name, name) for name in allowed), source)
        with zipfile.ZipFile(draft, "w") as archive:
            for name in SCRIPTS:
                text = (templates_dir() / "ci" / "gradescope" / name).read_text("utf-8")
                add(archive, name, text.replace("@PYTHON@", python).encode(), executable=True)
            add(archive, BUILT, built)
            for wheel in sorted(wheels.glob("*.whl")):
                add(archive, f"wheels/{wheel.name}", wheel.read_bytes())
    draft.chmod(0o600)  # it holds the hidden cases
    draft.replace(out)
    return out.stat().st_size


def add(archive: zipfile.ZipFile, name: str, data: bytes, *, executable: bool = False) -> None:
    """Adds a file with a fixed time, and marked as a program where it is one."""
    entry = zipfile.ZipInfo(name, EPOCH)
    entry.external_attr = (stat.S_IFREG | (0o755 if executable else 0o600)) << 16
    kind = zipfile.ZIP_STORED if name.endswith(".whl") else zipfile.ZIP_DEFLATED  # a wheel is a zip already
    archive.writestr(entry, data, kind)
