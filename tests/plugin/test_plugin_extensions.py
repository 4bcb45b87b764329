"""Checks and reports of another package, by its entry points: installed, used, faulty, changed."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from grader.build.spec_lint import faults_in
from grader.checks.foreign import BadExtension
from grader.checks.local_code import TRUST_VARIABLE
from grader.checks.registry import check_named
from grader.engine.built_file import built_file
from grader.engine.stale import Stale
from grader.report.other_reports import report_named
from tests.plugin.extension_sample import (
    ENTRIES,
    course_in,
    example_files,
    grader_in,
    grades,
    installed,
    unpacked,
    using,
    wheel_in,
)

GRADE = ("grade", "hw.yaml", "work", "--out", "out", "--workers", "1", "--trust-local")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(wheel_in(tmp_path_factory.mktemp("wheel"), "markscheme-example", "1.0", example_files(), ENTRIES))


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory, package: Path) -> Path:
    """A course graded with the example package."""
    folder = course_in(tmp_path_factory.mktemp("course"))
    done = grader_in(folder, *GRADE, "--report", "short", path=package)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.in_turn
@pytest.mark.slow
def test_its_check_judges_and_its_message_is_told(graded: Path) -> None:
    assert grades(graded) == {"ada": "2.0", "bob": "0.0"}
    assert "This lies too far from the right number." in (graded / "out" / "feedback" / "bob.md").read_text("utf-8")


@pytest.mark.slow
def test_its_report_is_written_beside_ours_from_what_a_student_may_see(graded: Path) -> None:
    text = (graded / "out" / "feedback" / "ada.short.txt").read_text("utf-8")
    assert text == "Doubling: right\n"


@pytest.mark.slow
def test_the_built_document_names_package_version_and_digest_and_notices_another(
    graded: Path, package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    [key] = json.loads((graded / "hw.built.json").read_bytes())["code"]
    assert key == "markscheme-example==1.0:near"
    changed = example_files()
    changed["markscheme_example/checks.py"] += "\n# another line\n"
    others = (
        tmp_path,  # nothing
        unpacked(wheel_in(tmp_path / "version", "markscheme-example", "1.1", example_files(), ENTRIES)),
        unpacked(wheel_in(tmp_path / "code", "markscheme-example", "1.0", changed, ENTRIES)),
    )
    monkeypatch.setenv(TRUST_VARIABLE, "1")
    for path in others:
        with using(path), pytest.raises(Stale, match=r"markscheme-example==1.0:near"):
            built_file(graded / "hw.yaml")
    with using(package):
        assert not built_file(graded / "hw.yaml").fresh


@pytest.mark.in_turn
@pytest.mark.slow
def test_students_have_the_check_in_their_checker_where_nothing_is_installed(
    graded: Path, package: Path, tmp_path: Path
) -> None:
    done = grader_in(graded, "release", "hw.yaml", "--out", str(tmp_path / "out"), "--trust-local", path=package)
    assert done.returncode == 0, done.stderr
    folder = tmp_path / "out" / "hw"
    said = {}
    for student in ("ada", "bob"):
        shutil.copy(graded / "work" / student / "hw.py", folder / "hw.py")
        command = [sys.executable, "-I", "-S", "hw_check.py"]
        said[student] = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout
    assert "1 with public cases right" in said["ada"]
    assert "This lies too far from the right number." in said["bob"]
    assert "2 * n" not in (folder / "hw_check.py").read_text("utf-8")


F = "def f(case, observation, options): return abs(observation.value - case.expected) <= 1"
NEAR = "[grader.checks]\nnear = bad:f"
FAULTY = {  # entry points and code of a package: part of what is said
    "it cannot be imported": (NEAR, "import nowhere", "The check `near` of the package bad-one 3 cannot be loaded"),
    "it ends the process": (NEAR, "raise SystemExit(0)", "The check `near` of the package bad-one 3 cannot be loaded"),
    "it has no such name": (NEAR, "", "The check `near` of the package bad-one 3 cannot be loaded"),
    "it is no check": (NEAR, "f = 3", "of the package bad-one 3 is neither a function nor a Check"),
    "it refuses the reference": (NEAR, "def f(*_): return False", "check: the reference's own answer fails it"),
    "it takes a name of ours": (f"{NEAR}\nclose = bad:f", F, "the package bad-one 3 offers `close` too"),
    "it offers none of that name": ("[grader.checks]\nnearer = bad:f", F, "Did you mean `nearer`?"),
}


@pytest.mark.parametrize("what", FAULTY)
def test_a_faulty_check_is_a_fault_of_the_spec_that_names_the_package(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries, code, said = FAULTY[what]
    monkeypatch.setenv(TRUST_VARIABLE, "1")
    course = course_in(tmp_path / "course", check="{close: {}}" if "ours" in what else "{near: {steps: 1}}")
    with using(unpacked(wheel_in(tmp_path / "wheel", "bad-one", "3", {"bad.py": code}, entries))):
        assert said in "\n".join(map(str, faults_in(course / "bank" / "mine" / "doubling.yaml")))


def test_two_packages_that_offer_the_same_are_both_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = (unpacked(wheel_in(tmp_path, name, "3", {"bad.py": F}, NEAR)) for name in ("bad-one", "bad-two"))
    with using(one), using(two), pytest.raises(BadExtension, match=r"bad-one 3 and by the package bad-two 3"):
        check_named("near")


TREACHEROUS = """
def near(case, observation, options):
    if observation.value == case.expected:
        return True
    if observation.value < 0:
        raise KeyError(case.expected)
    return False

def short(view):
    if view.student == "bob":
        raise RuntimeError("no more ink")
    return "short"
"""


@pytest.mark.in_turn
@pytest.mark.slow
def test_a_check_that_fails_while_it_judges_leaves_the_exercise_ungraded_and_a_report_costs_its_own_file(
    tmp_path: Path,
) -> None:
    entries = "[grader.checks]\nnear = bad:near\n[grader.reports]\nshort = bad:short\n"
    package = unpacked(wheel_in(tmp_path / "wheel", "bad-one", "3", {"bad.py": TREACHEROUS}, entries))
    course = course_in(tmp_path / "course")
    for student, answer in {"ada": "2 * n", "bob": "-n"}.items():
        (course / "work" / student / "hw.py").write_text(f"def doubled(n):\n    return {answer}\n", encoding="utf-8")
    done = grader_in(course, *GRADE, "--report", "short", path=package)
    assert done.returncode == 0, done.stderr
    assert grades(course) == {"ada": "2.0", "bob": ""}
    assert "The check `near` of the package bad-one 3 failed: KeyError" in done.stdout
    assert "The report `short` of the package bad-one 3 failed: RuntimeError: no more ink." in done.stdout
    written = {file.name for file in (course / "out" / "feedback").iterdir()}
    assert written == {"ada.html", "ada.md", "ada.short.txt", "bob.html", "bob.md"}


@pytest.mark.slow
def test_a_report_that_is_not_there_is_told_before_anything_is_graded(package: Path, tmp_path: Path) -> None:
    course = course_in(tmp_path)
    done = grader_in(course, *GRADE, "--report", "shrot", path=package)
    assert (done.returncode, (course / "out").exists()) == (2, False)
    assert "No installed package offers a report `shrot`; there is `short`." in done.stderr


ODD_REPORTS = {  # entry point and code: part of what is said
    "short = bad:f": ("f = 3", "is neither a function nor a Report"),
    "short = bad:g": ("", "of the package bad-one 3 cannot be loaded"),
    "html = bad:f": ("f = print", "a report of markscheme's own"),
    "short = bad:r": (
        "from grader.report.other_reports import Report\nr = Report(str, '/../x.html')",
        "would write files that end in '/../x.html'",
    ),
    "short = bad:s": ("from grader.report.other_reports import Report\ns = Report(str, '.html')", "which it may not"),
}


@pytest.mark.parametrize("entry", ODD_REPORTS)
def test_a_report_that_cannot_be_used_is_named(entry: str, tmp_path: Path) -> None:
    code, said = ODD_REPORTS[entry]
    wheel = wheel_in(tmp_path, "bad-one", "3", {"bad.py": code}, f"[grader.reports]\n{entry}")
    with using(unpacked(wheel)), pytest.raises(BadExtension) as refused:
        report_named(entry.partition(" ")[0])
    assert said in str(refused.value)
