"""What a user gets from `pip install`: the bank, the templates and the command, wherever it is run."""

import re
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from grader.version import COMMIT_FILE, commit
from tests.grading import RIGHT_ENTROPY
from tests.plugin.plugin_sample import course_in

ROOT = Path(__file__).parent.parent.parent


def run(*command: object, cwd: Path) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([str(word) for word in command], cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, ROOT, cwd=folder)
    return next(folder.glob("markscheme-*.whl"))


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_wheel_holds_bank_and_templates_and_no_tests(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert {"grader/py.typed", "reference/py.typed", "grader/_bank/concepts.yaml"} <= set(names)
    assert "grader/_bank/bank/information/entropy.yaml" in names
    assert any(name.startswith("grader/_templates/report/") for name in names)
    assert not [name for name in names if name.startswith(("tests/", "docs/", "assignments/"))]


@pytest.mark.slow
def test_the_wheel_has_the_licences_of_code_and_bank_and_the_commit_of_a_checkout(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    assert {"grader/_bank/LICENSE"} < {name for name in archive.namelist() if name.endswith("/LICENSE")}
    packed = f"grader/{COMMIT_FILE}"
    known = archive.read(packed).decode().strip() if packed in archive.namelist() else None
    assert (known or "").rstrip("+") == (commit() or "").rstrip("+")  # a test beside this one may change a file


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment in which the wheel and pytest are installed; its folder of programs."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "env", with_pip=True)
    quietly = ("--quiet", "--disable-pip-version-check", "--no-compile")  # what is imported is compiled then
    run(folder / "env" / "bin" / "python", "-m", "pip", "install", *quietly, wheel, "pytest", cwd=folder)
    return folder / "env" / "bin"


@pytest.mark.in_turn("file")
@pytest.mark.slow
def test_the_plugin_of_the_wheel_grades_cases_and_calls_functions(environment: Path, tmp_path: Path) -> None:
    # pytest rewrites the assertions of every module that lies in the same wheel as a plugin.
    course_in(tmp_path, {"hw2.py": RIGHT_ENTROPY})
    own = "from pytest import approx\n\ndef test_it(student):\n    assert student.entropy([1, 1]) == approx(1)\n"
    (tmp_path / "test_own.py").write_text(own, encoding="utf-8")
    words = ("--submission=ada", "-k", "entropy or test_it", "hw2.yaml", "test_own.py")
    assert "7 passed" in run(environment / "pytest", *words, cwd=tmp_path).stdout


@pytest.mark.in_turn("file")
@pytest.mark.slow
def test_the_wheel_in_a_clean_environment_runs_the_demo_and_lints_its_exercises(
    environment: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    grader = environment / "grader"
    said = run(grader, "demo", "--students", "24", cwd=elsewhere).stdout
    assert "24 submissions graded" in said
    places = re.findall(r"^  (demo-out\S+)", said, re.MULTILINE)
    assert len(places) >= 6
    assert all((elsewhere / place).exists() for place in places)
    assert (elsewhere / "demo-out" / "demo.built.json").exists()
    [bank] = environment.parent.glob("lib/*/site-packages/grader/_bank/bank")
    assert "none at fault" in run(grader, "lint", bank / "information", cwd=elsewhere).stdout
