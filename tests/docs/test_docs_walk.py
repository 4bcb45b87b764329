"""The guides, walked from top to bottom: every block of commands is run, in order, as a reader would paste it."""

import csv
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from grader.paths import courses_dir
from tests.platforms.source_samples import NBGRADER, cell, notebook

ROOT = Path(__file__).parent.parent.parent
BLOCK = re.compile(r"^```(sh|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
EMPTY = notebook(cell("code", "def doubled(xs):\n    ..."))
FAILING = "grader lint bank/information/broken.yaml || true"


def blocks(document: str) -> list[tuple[str, str]]:
    return BLOCK.findall((ROOT / "docs" / document).read_text("utf-8"))


def walk(document: str, folder: Path) -> str:
    """Everything the blocks print; each runs in the folder where the one before left off."""
    tools = folder / "tools"
    tools.mkdir()
    for name, target in {"grader": "-m grader.cli", "python": "", "python3": ""}.items():
        (tools / name).write_text(f'#!/bin/sh\nexec {sys.executable} {target} "$@"\n', encoding="utf-8")
        (tools / name).chmod(0o755)
    script = ["set -euo pipefail", f"cd {folder / 'work'}"]
    for language, text in blocks(document):
        script.append(text if language == "sh" else f"python - <<'PYTHON'\n{text}PYTHON")
    done = subprocess.run(
        ["bash", "-c", "\n".join(script)],
        env={**os.environ, "PATH": f"{tools}:{os.environ['PATH']}", "COLUMNS": "100"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "work").mkdir()
    return tmp_path


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_instructors_guide_ends_with_a_graded_class(folder: Path) -> None:
    output = walk("instructor.md", folder)
    assert "2 graded" in output
    assert "natural logarithm" in output.partition("2 graded")[2]
    assert "alan: 0 before, 0.9 now, of 14.5 points." in output  # 1 of 2 points was set, and a tenth is for a day
    assert "This was a dry run: nothing was changed." in output
    assert "ada: 2 (and 4 pending) before, 3 (and 4 pending) after, of 15.5 points." in output
    assert (
        "A person has to mark 1 text of trees.why_gain_ratio.\nGo on with: grader mark graded --out sheet.html"
        in output
    )
    assert "Mean difference, second less first: +1.50; mean distance: 1.50." in output  # and the first mark counts
    course = folder / "work" / "ml2026"
    assert {"hw1.ipynb", "hw1.py", "hw1_check.py", "handout.html"} <= set(os.listdir(course / "released" / "grace"))
    assert (course / "graded" / "feedback" / "alan.html").exists()
    with (course / "graded" / "exports" / "hw1-canvas.csv").open(encoding="utf-8", newline="") as stream:
        marks = {row["Student"].strip(): row["Homework 1 (4711)"] for row in csv.DictReader(stream)}
    # Three points for the code and two by hand; what was set, less a tenth; nothing came.
    assert marks == {"Points Possible": "15.5", "Ada Lovelace": "5", "Alan Turing": "0.9", "Grace Hopper": ""}
    with zipfile.ZipFile(course / "graded" / "exports" / "hw1-feedback-canvas.zip") as archive:
        pages = {name.rpartition("_")[0]: archive.read(name).decode() for name in archive.namelist()}
    assert pages.keys() == {"adalovelace_101_9003", "alanturing_102_9002"}
    assert "What does the ratio change?" in pages["adalovelace_101_9003"]
    assert "With all this the mark is 0.9 of 15.5." in pages["alanturing_102_9002"]


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_authors_guide_ends_with_an_exercise_that_lints_clean(folder: Path) -> None:
    output = walk("authoring.md", folder)
    assert "titel: unknown field" in output
    assert output.count("1 checked, none at fault") == 4
    assert "As students see it: seen/trimmed_mean.html" in output
    assert "mine.trimmed_mean: " in output
    assert "5 checked, none at fault" in output  # the course: two exercises, concepts, an assignment, markscheme.yaml
    assert FAILING in (ROOT / "docs" / "authoring.md").read_text("utf-8")


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_students_guide_ends_with_a_receipt(folder: Path) -> None:
    shutil.copyfile(courses_dir() / "demo.yaml", folder / "demo.yaml")
    released = subprocess.run(
        [sys.executable, "-m", "grader.cli", "release", str(folder / "demo.yaml"), "--out", str(folder / "given")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert released.returncode == 0, released.stderr
    given = next((folder / "given").rglob("demo_check.py")).parent
    (folder / "work").rmdir()
    given.rename(folder / "work")
    output = walk("student.md", folder)
    assert "logarithms to base e" in " ".join(output.split())
    assert re.search(r"receipt is (?:[0-9A-Z]{4}-){6}[0-9A-Z]{4}\.", output)
    assert (folder / "work" / "demo-s0123.zip").exists()


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_guide_to_continuous_integration_ends_with_a_class_graded_from_repositories(folder: Path) -> None:
    output = walk("ci.md", folder)
    assert "Below the pass mark." in output
    assert re.search(r"^::error file=hw1\.py,line=2,", output, re.MULTILINE)
    assert "1 graded" in output
    course = folder / "work" / "ml2026"
    assert (course / "graded" / "feedback" / "ada.html").exists()
    assert "sha256:" in (course / "ada" / ".github" / "workflows" / "grader.yml").read_text("utf-8")


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_page_on_nbgrader_ends_with_a_graded_class(folder: Path) -> None:
    work = folder / "work"
    (work / "ps1.ipynb").write_bytes(NBGRADER)
    for student, text in {"ada": NBGRADER, "alan": EMPTY}.items():
        handed_in = work / "submitted" / student / "ps1"
        handed_in.mkdir(parents=True)
        (handed_in / "ps1.ipynb").write_bytes(text)
        (handed_in / "timestamp.txt").write_text("2026-11-02 22:10:05.123456 UTC", "utf-8")
    output = walk("from-nbgrader.md", folder)
    assert "none at fault" in output
    assert "2 graded" in output
    # The notebook's own solution has all that tests give, and an empty one nothing; no page tells what is hidden.
    assert re.search(r"^ada,3\.0,", output, re.MULTILINE)
    assert re.search(r"^alan,0\.0,", output, re.MULTILINE)
    pages = "".join(each.read_text("utf-8") for each in (work / "graded" / "feedback").glob("*.html"))
    assert "alan" in pages
    assert not re.search(r"\[14\]|SECRET", pages)


def test_the_page_on_otter_has_the_commands_of_that_on_nbgrader() -> None:
    ours, theirs = ("".join(text for _, text in blocks(f"from-{name}.md")) for name in ("otter", "nbgrader"))
    collecting = re.compile(r"^(printf|grader collect) .*\n", re.MULTILINE)
    assert ours == collecting.sub("", theirs).replace("ps1", "hw01")


@pytest.mark.in_turn
@pytest.mark.slow
def test_the_page_on_github_classroom_ends_with_a_class_graded_from_repositories(folder: Path) -> None:
    output = walk("from-classroom.md", folder)
    assert "1 graded" in output
    assert re.search(r"^ada,2\.0,2\.0,", output, re.MULTILINE)


def test_every_guide_has_something_to_run() -> None:
    guides = ("instructor.md", "authoring.md", "student.md", "ci.md", "from-classroom.md")
    assert all(blocks(document) for document in (*guides, "from-nbgrader.md", "from-otter.md"))
