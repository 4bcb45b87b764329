"""The checker where nothing is installed but Python, or Python and NumPy; in every version that we support."""

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import numpy
import pytest

from grader.release.handout_sheet import SheetCache
from grader.release.texts import starter_code
from tests.checker_sample import public_demo, run, written
from tests.grading import RIGHT_ENTROPY

pytestmark = pytest.mark.slow  # environments are made

SUPPORTED = ((3, 11), (3, 12), (3, 13))
WORK = f"""
from demo_check import check, check_all, pack
{RIGHT_ENTROPY}
report = check(entropy)
assert report.right and "<div class=\\"markscheme\\">" in report._repr_html_()
wrong = check(lambda counts: 1 / 0, "information.entropy")
assert not wrong.right
check("bayes.posterior_by_hand", {{"hit": "3/40"}})
"""
MODULES = """
import sys
known = set(sys.stdlib_module_names) | {"__main__", "_demo_checker", "demo_check", "sitecustomize"}  # Debian has one
print(sorted({name.partition(".")[0] for name in sys.modules if not name.startswith("_sysconfigdata")} - known))
"""


@cache
def interpreters() -> dict[str, str]:
    """Every Python of a supported version on this machine, by version: the newest of each from pyenv, else on PATH."""
    pyenv = sorted(Path.home().glob(".pyenv/versions/3.*/bin/python"))
    named = [shutil.which(f"python3.{minor}") for _, minor in SUPPORTED]
    found = {}
    for candidate in [sys.executable, *(path for path in named if path), *map(str, pyenv)]:
        ask = [candidate, "-c", "import sys; print(*sys.version_info[:2], sep='.')"]
        done = subprocess.run(ask, capture_output=True, text=True, check=False)
        if done.returncode == 0 and tuple(map(int, done.stdout.split("."))) in SUPPORTED:
            found[done.stdout.strip()] = candidate
    return found


def made(version: str, folder: Path) -> str:
    """A virtual environment without anything in it, not even pip; its Python."""
    subprocess.run([interpreters()[version], "-m", "venv", "--without-pip", str(folder)], check=True)
    return str(folder / "bin" / "python")


@pytest.mark.in_turn
@pytest.mark.parametrize("version", sorted(interpreters()))
def test_all_of_it_works_with_the_standard_library_alone(version: str, tmp_path: Path) -> None:
    python = made(version, tmp_path / "env")
    work = tmp_path / "hw2"
    work.mkdir()
    written(work)
    (work / "hw.py").write_text(WORK + MODULES, encoding="utf-8")
    done = run(work, "-W", "error", "hw.py", python=python)
    assert (done.returncode, done.stderr) == (0, "")
    assert "2 of 2 public right" in done.stdout
    assert done.stdout.splitlines()[-1] == "[]"  # no module from outside the standard library
    again = run(work, "-W", "error", "demo_check.py", python=python)
    assert again.stderr == ""
    assert "2 of 2 public right" in again.stdout
    packed = run(work, "demo_check.py", "pack", "ada", python=python)
    assert "demo-ada.zip holds hw.py." in packed.stdout


@pytest.mark.parametrize("version", ["3.8", "3.9", "3.10"])
def test_an_older_python_is_told_in_one_sentence(version: str, tmp_path: Path) -> None:
    written(tmp_path)
    (tmp_path / "demo.py").write_text(starter_code(SheetCache().sheets_of(public_demo())), encoding="utf-8")
    old = sorted(Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))
    if not old:
        pytest.skip(f"no Python {version} is here")
    for file in ("demo_check.py", "demo.py"):  # the starter has hints that Python 3.8 cannot compute
        done = run(tmp_path, file, python=str(old[0]))
        assert done.returncode == 1
        assert f"demo_check.py needs Python 3.11 or newer, and this is Python {version}." in done.stderr
        assert "Traceback" not in done.stderr
        assert done.stderr.count("\n") == 1


def test_the_versions_that_are_here_are_tested() -> None:
    assert f"{sys.version_info.major}.{sys.version_info.minor}" in interpreters()


@pytest.mark.in_turn
def test_all_of_it_works_with_numpy_beside(tmp_path: Path) -> None:
    python = made(f"{sys.version_info.major}.{sys.version_info.minor}", tmp_path / "env")
    [packages] = (tmp_path / "env").glob("lib/*/site-packages")
    source = Path(numpy.__file__).parent
    for folder in (source, *source.parent.glob("numpy.libs")):
        (packages / folder.name).symlink_to(folder)
    work = tmp_path / "hw2"
    work.mkdir()
    written(work)
    code = """
import numpy as np
from demo_check import check
def entropy(counts):
    p = np.asarray(counts, dtype=float) / np.sum(counts)
    p = p[p > 0]
    return -(p * np.log2(p)).sum()
check(entropy)
"""
    (work / "hw.py").write_text(code, encoding="utf-8")
    for file in ("hw.py", "demo_check.py"):
        done = run(work, file, python=python)
        assert "2 of 2 public right" in done.stdout, done.stderr


@pytest.mark.in_turn
def test_the_same_assignment_gives_the_same_bytes(tmp_path: Path) -> None:
    first = written(tmp_path).read_bytes()
    lines = ("from tests.checker_sample import checker_text, public_demo", "print(checker_text(public_demo()), end='')")
    command = [sys.executable, "-c", "\n".join(lines)]
    root = Path(__file__).parents[2]
    done = subprocess.run(
        command, cwd=root, capture_output=True, env={"PYTHONHASHSEED": "7", "PYTHONUTF8": "1"}, check=True
    )
    assert done.stdout == first
    assert public_demo().student == "s0123"
