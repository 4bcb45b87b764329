"""A wheelhouse: our own wheel, made from the installed package, and the wheels of all that it needs."""

import base64
import hashlib
import importlib
import importlib.metadata
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from grader.paths import assignments_dir, templates_dir
from grader.version import COMMIT_FILE, __version__, commit

DISTRIBUTION_NAME = "markscheme"
# The tags of a present Linux, the newest first: pip takes a wheel that fits one of them.
WHEEL_PLATFORMS = ("manylinux_2_28_x86_64", "manylinux_2_27_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64")
WHEEL_TIMESTAMP = (2020, 1, 1, 0, 0, 0)  # of every file, so that the same wheel has the same bytes
FOLDERS_LEFT_OUT = frozenset(
    {"__pycache__", "_bank", "_templates"}
)  # the last two are added from where they really lie
WHEEL_METADATA = "Wheel-Version: 1.0\nGenerator: markscheme\nRoot-Is-Purelib: true\nTag: py3-none-any\n"


class NoWheels(ValueError):
    """The wheels cannot be made or downloaded; the text is one sentence."""


def own_wheel(folder: Path) -> Path:
    """Writes our wheel into a folder and gives its path; no build tool has to be downloaded for it."""
    files = dict(sorted(package_files()))
    info = f"{DISTRIBUTION_NAME}-{__version__}.dist-info"
    files |= {f"{info}/{name}": text for name, text in metadata_files()}
    files[f"{info}/WHEEL"] = WHEEL_METADATA.encode()
    record = [f"{name},sha256={record_hash(data)},{len(data)}" for name, data in files.items()]
    # The record itself stands in it without a hash, as the format of wheels says.
    files[f"{info}/RECORD"] = "\n".join([*record, f"{info}/RECORD,,", ""]).encode()
    wheel = folder / f"{DISTRIBUTION_NAME}-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(zipfile.ZipInfo(name, WHEEL_TIMESTAMP), data, zipfile.ZIP_DEFLATED)
    return wheel


def package_files() -> Iterator[tuple[str, bytes]]:
    """All files of our packages, the bank and the templates, by their names in the wheel."""
    for package in ("grader", "reference"):
        home = Path(importlib.import_module(package).__file__ or "").parent
        yield from files_below(home, package)
    yield from files_below(assignments_dir(), "grader/_bank")
    yield from files_below(templates_dir(), "grader/_templates")
    if known := commit():
        yield f"grader/{COMMIT_FILE}", f"{known}\n".encode()


def files_below(folder: Path, name: str) -> Iterator[tuple[str, bytes]]:
    """The files of a folder under another name, without compiled, built and hidden files."""
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        foreign = FOLDERS_LEFT_OUT.intersection(parts) or any(part.startswith(".") for part in parts)
        if path.is_file() and not foreign and not path.name.endswith((".pyc", ".built.json", ".key")):
            yield "/".join((name, *parts)), path.read_bytes()


def metadata_files() -> Iterator[tuple[str, bytes]]:
    """The metadata files of the installed distribution: its requirements and its commands."""
    try:
        installed = importlib.metadata.distribution(DISTRIBUTION_NAME)
    except importlib.metadata.PackageNotFoundError:
        raise NoWheels(
            f"{DISTRIBUTION_NAME} is not installed here: install it, `pip install .` in its folder."
        ) from None
    for name in ("METADATA", "entry_points.txt"):
        if text := installed.read_text(name):
            yield name, text.encode()


def record_hash(data: bytes) -> str:
    """The hash of a file, as the RECORD of a wheel holds it."""
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()


def download_wheels(folder: Path, wheel: Path, python: str, packages: tuple[str, ...], source: Path | None) -> None:
    """Downloads the wheels that ours needs into a folder, for a Python such as 3.12; if there is a `source`, from it.

    `packages` are those that students may import besides.
    """
    where = ("--no-index", "--find-links", str(source)) if source else ()
    command = (
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-input", *where),
        # pip asks for wheels alone where another Python or platform is named.
        *("--only-binary", ":all:", "--implementation", "cp", "--python-version", python, "--dest", str(folder)),
        *(word for platform in WHEEL_PLATFORMS for word in ("--platform", platform)),
        *(str(wheel), *packages),
    )
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  our own pip
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.startswith("ERROR:")] or ["pip failed"]
        raise NoWheels(f"The wheels cannot be had: {said[-1].removeprefix('ERROR:').strip()}")
