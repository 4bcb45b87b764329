"""pytest is called in every way that could make it run a student's files itself; each file of theirs leaves a mark."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from grader.plugin.hand_in import hand_in_at, is_passed_by
from grader.plugin.keeping_out import refuse_arguments, refuse_conftests
from tests.thinned import some

SPIES = ("conftest.py", "test_x.py", "evil.py", "__init__.py", "json_lines.py", "tests/conftest.py", "tests/test_y.py")
SPY = "import pathlib, os\npathlib.Path(os.environ['SPIED'], {name!r}).touch()\ndef test_it(): pass\n"
SETTINGS = "[pytest]\naddopts = -p evil\npythonpath = .\npython_files = *.py\n"
STUDENTS = ("eve", "bob", "testa")  # pytest reads conftest.py of folders called test* before it looks for tests
Files = Mapping[str, str]


def course_of(folder: Path, files: Files) -> Path:
    """A course with a test of the instructor's, a folder of submissions, and files of this case."""
    spies = {
        f"submissions/{who}/{name}": SPY.format(name=f"{who} {name}".replace("/", " "))
        for who in STUDENTS
        for name in SPIES
    }
    doctests = {"submissions/eve/notes.txt": ">>> import os; os.mkdir(os.environ['SPIED'] + '/doctest')\n"}
    own = {"test_own.py": "def test_own(): pass\n", **spies, **doctests, **files}
    for name, text in own.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "spied").mkdir()
    return folder


def ran_in(folder: Path, *arguments: str, here: str = ".", module: bool = False) -> tuple[int, str]:
    """How pytest ends, and what it says; as a module of Python's it has the folder on Python's path."""
    program = [sys.executable, "-m", "pytest"] if module else [str(Path(sys.executable).with_name("pytest"))]
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "GRADER_"))}
    done = subprocess.run(
        [*program, "-p", "no:cacheprovider", *arguments],
        cwd=folder / here,
        env={**plain, "SPIED": str(folder / "spied"), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    return done.returncode, done.stdout + done.stderr


EVE = "--submission=submissions/eve"
LOOKED_THROUGH = {  # how it is called where the instructor's own test is run all the same
    "no path": (EVE,),
    "the folder": (EVE, "."),
    "a path to it that goes round": (EVE, "submissions/.."),
    "doctests of modules and texts": (EVE, "--doctest-modules", "--doctest-glob=*.txt"),
    "more files are tests": (EVE, "-o", "python_files=[ejt]*.py"),
    "imports by file": (EVE, "--import-mode=importlib", "."),
    "an own test": (EVE, "test_own.py", "--keep-duplicates"),
    "a link to the work": ("--submission=linked", "."),
    "a worker": (EVE, "-n", "1", "."),
    "as hidden settings": (EVE, "-o", "norecursedirs=none", "-o", "testpaths=."),
}


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("how", some(LOOKED_THROUGH, 6))
def test_where_the_course_is_looked_through_no_submission_is(how: str, tmp_path: Path) -> None:
    folder = course_of(tmp_path, {})
    (folder / "linked").symlink_to("submissions/eve")
    (folder / "test_linked.py").symlink_to("submissions/eve/test_x.py")
    code, said = ran_in(folder, *LOOKED_THROUGH[how])
    assert (code, list((folder / "spied").iterdir())) == (0, []), said
    assert "1 passed" in said


REFUSED = {  # how it is called: what is said
    "the submissions": ((EVE, "submissions"), "testa/conftest.py"),
    "the work": ((EVE, "submissions/eve"), "is the student's work"),
    "a test in it": ((EVE, "submissions/eve/test_x.py::test_it"), "is the student's work"),
    "a link to it": ((EVE, "linked/test_x.py"), "is the student's work"),
    "a link to a test in it": ((EVE, "test_linked.py"), "is the student's work"),
    "its spec": ((EVE, "submissions/eve/hw.yaml"), "is the student's work"),
    "another student's work": ((EVE, "submissions/bob"), "lies beside the student's work"),
    "a test in another's": ((EVE, "submissions/bob/tests/test_y.py"), "lies beside the student's work"),
    "paths of the settings": ((EVE, "-o", "testpaths=submissions/*"), "the student's work"),
    "settings by name": ((EVE, "-c", "submissions/eve/plain.ini"), "took its settings"),
    "settings by a path without an equals sign": (("--submission", "submissions/bare"), "took its settings"),
    "its folder as root": ((EVE, "--rootdir=submissions/eve"), "took its settings"),
    "Python's path": ((EVE, "-o", "pythonpath=submissions/eve", "test_own.py"), "looks for modules in"),
    "a module of it": ((EVE, "--pyargs", "submissions.eve.test_x"), "not found"),
}


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("how", some(REFUSED, 8))
def test_what_would_run_a_submission_ends_with_a_sentence(how: str, tmp_path: Path) -> None:
    plain = "[pytest]\n"
    files = {"submissions/eve/plain.ini": plain, "submissions/bare/pytest.ini": plain, "submissions/eve/hw.yaml": ""}
    folder = course_of(tmp_path, files)
    (folder / "linked").symlink_to("submissions/eve")
    (folder / "test_linked.py").symlink_to("submissions/eve/test_x.py")
    arguments, sentence = REFUSED[how]
    code, said = ran_in(folder, *arguments)
    assert (code, list((folder / "spied").iterdir())) == (pytest.ExitCode.USAGE_ERROR, []), said
    assert sentence in said
    assert "Traceback" not in said


def test_whoever_stands_in_the_work_is_told_to_leave_it(tmp_path: Path) -> None:
    folder = course_of(tmp_path, {})
    code, said = ran_in(folder, "--submission=.", "../../test_own.py", here="submissions/eve")
    assert (code, list((folder / "spied").iterdir())) == (pytest.ExitCode.USAGE_ERROR, []), said
    assert "pytest was started in the student's work" in said


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("module", [False, True])
def test_one_file_is_neither_a_test_nor_a_module_that_tests_can_import(module: bool, tmp_path: Path) -> None:
    """Beside the instructor's own files, where Python looks for modules as well."""
    imports = "import pytest\ndef test_own():\n    with pytest.raises(ImportError, match='fixture'): import test_sent\n"
    spy = SPY.format(name="sent")
    folder = course_of(tmp_path, {"conftest.py": "", "test_own.py": imports, "test_sent.py": spy})
    code, said = ran_in(folder, "--submission=test_sent.py", module=module)
    assert (code, list((folder / "spied").iterdir())) == (0, []), said
    assert "1 passed" in said


@pytest.mark.in_turn
@pytest.mark.slow
def test_beside_work_in_the_own_folder_other_folders_have_to_be_named(tmp_path: Path) -> None:
    folder = course_of(tmp_path, {"submissions/test_own.py": "def test_own(): pass\n"})
    (folder / "submissions" / "testa" / "conftest.py").unlink()
    code, said = ran_in(folder, "--submission=eve", here="submissions")
    assert (code, list((folder / "spied").iterdir())) == (0, []), said
    assert "Not looked through, as students' work may lie there: bob, testa." in said


@pytest.mark.in_turn
@pytest.mark.slow
def test_without_the_option_a_class_that_was_collected_is_passed_by(tmp_path: Path) -> None:
    folder = course_of(tmp_path, {"submissions/collected.json": "{}"})
    assert ran_in(folder)[0] == 0
    assert not list((folder / "spied").iterdir())


MET = {  # the work, where pytest was started, what it comes upon: whether it is passed by
    ("submissions/eve", ".", "submissions"): True,
    ("submissions/eve", ".", "submissions/eve/hw.py"): True,
    ("submissions/eve", ".", "submissions/bob"): True,
    ("submissions/eve", ".", "tests"): False,
    ("submissions/eve", "submissions", "submissions/bob"): True,
    ("submissions/eve", "submissions", "submissions/test_own.py"): False,
    ("submissions/eve", "submissions/bob", "submissions/bob"): False,
    ("submissions/eve.zip", ".", "submissions/bob.py"): True,
    ("sent.py", ".", "test_own.py"): False,
    ("sent.py", ".", "tests"): True,
    ("sent.py", ".", "sent.py"): True,
    ("linked", ".", "submissions/eve"): True,
    ("linked", ".", "submissions/bob"): True,
    ("linked", ".", "tests"): True,
    ("submissions/eve", ".", "linked"): True,
    ("submissions/eve", ".", "circle"): False,
    ("circle", ".", "test_own.py"): False,
}


@pytest.fixture
def places(tmp_path: Path) -> Path:
    for name in ("submissions/eve/hw.py", "submissions/eve.zip", "submissions/bob.py", "test_own.py", "sent.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    for name in ("submissions/bob", "tests"):
        (tmp_path / name).mkdir()
    (tmp_path / "linked").symlink_to("submissions/eve")
    (tmp_path / "circle").symlink_to("circle")
    return tmp_path


@pytest.mark.parametrize("met", MET, ids=" ".join)
def test_students_folders_are_told_from_the_instructors(met: tuple[str, str, str], places: Path) -> None:
    work, here, path = met
    assert is_passed_by(hand_in_at(str(places / work), places / here), places / path) == MET[met]


NAMED = {  # the work, where pytest was started, what is named: whether that is refused
    ("submissions/eve", ".", "submissions/eve/hw.py::test_it[a::b]"): True,
    ("submissions/eve", ".", "submissions/bob"): True,
    ("submissions/eve", ".", "submissions/bob.py"): False,
    ("submissions/eve", ".", "submissions"): False,
    ("submissions/eve", "submissions", "bob"): False,
    ("submissions/eve.zip", ".", "submissions/bob.py"): True,
    ("submissions/eve.zip", ".", "submissions/hw2.yaml"): False,
    ("sent.py", ".", "sent.py"): True,
    ("sent.py", ".", "test_own.py"): False,
    ("submissions/eve", ".", "linked/hw.py"): True,
}


@pytest.mark.parametrize("named", NAMED, ids=" ".join)
def test_work_that_is_named_among_the_tests_is_refused(named: tuple[str, str, str], places: Path) -> None:
    work, here, argument = named
    (places / "submissions" / "hw2.yaml").touch()
    refused = False
    try:
        refuse_arguments(hand_in_at(str(places / work), places / here), [argument], places / here)
    except pytest.UsageError:
        refused = True
    assert refused == NAMED[named]


FIRST = {  # the work, where pytest was started, what is named, the conftest.py that is there: whether that is refused
    ("submissions/eve", ".", "", "conftest.py"): False,
    ("submissions/eve", ".", "", "tests/conftest.py"): False,
    ("submissions/eve", ".", "submissions", "submissions/conftest.py"): True,
    ("submissions/eve", "submissions", "", "submissions/conftest.py"): False,
    ("submissions/eve", "submissions", "", "submissions/test_bob/conftest.py"): True,
    ("submissions/eve", "submissions", "test_bob", "submissions/test_bob/conftest.py"): False,
    ("submissions/eve.zip", ".", "submissions/hw2.yaml", "submissions/conftest.py"): True,
}


@pytest.mark.parametrize("first", FIRST, ids=" ".join)
def test_a_conftest_that_may_be_a_students_is_not_run(first: tuple[str, str, str, str], places: Path) -> None:
    work, here, argument, conftest = first
    (places / "submissions" / "hw2.yaml").touch()
    (places / conftest).parent.mkdir(exist_ok=True)
    (places / conftest).touch()
    refused = False
    try:
        refuse_conftests(hand_in_at(str(places / work), places / here), [argument] if argument else [], places / here)
    except pytest.UsageError:
        refused = True
    assert refused == FIRST[first]
