"""`check_all` and `pack`: the saved work, run from the top in a process of its own, and packed."""

import json
import zipfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest

from grader.intake.read_submission import read_submission
from tests.checker_sample import function, imported, public_demo, run, written
from tests.grading import RIGHT_ENTROPY

pytestmark = pytest.mark.slow  # each starts an interpreter


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    written(tmp_path)
    return tmp_path


def notebook(folder: Path, cells: Sequence[str], name: str = "hw.ipynb") -> None:
    made = [{"cell_type": "code", "source": cell, "metadata": {}, "outputs": []} for cell in cells]
    text = json.dumps({"cells": made, "metadata": {}, "nbformat": 4, "nbformat_minor": 5})
    (folder / name).write_text(text, encoding="utf-8")


def said(report: object) -> str:
    return " ".join(repr(report).split())


def card(report: object, title: str) -> str:
    """What a report says of one exercise."""
    return next(" ".join(part.split()) for part in repr(report).split("\n\n") if part.startswith(title))


def test_a_saved_file_is_run_from_the_top_with_its_own_checks_silent(folder: Path) -> None:
    text = f"from demo_check import check, check_all, pack\nprint('hello')\n{RIGHT_ENTROPY}\ncheck(entropy)\n"
    (folder / "hw.py").write_text(text + "check_all()\npack()\n", encoding="utf-8")
    done = run(folder, "demo_check.py")
    assert (done.returncode, done.stderr) == (1, "")  # the perceptron is missing
    assert "2 of 2 public right" in done.stdout
    assert "hello" not in done.stdout
    assert not list(folder.glob("*.zip"))


def test_a_property_that_does_not_hold_is_told_of_a_saved_file(folder: Path) -> None:
    (folder / "hw.py").write_text(f"{RIGHT_ENTROPY.rstrip()} + (0.5 if counts[0] < counts[-1] else 0)\n", "utf-8")
    text = card(imported(folder / "demo_check.py").check_all(), "Entropy")
    assert "1 of 2 public right" in text
    assert "`counts` come in another order" in text


def test_a_notebook_is_run_cell_by_cell_without_its_magics(folder: Path) -> None:
    cells = ["%matplotlib inline\n!ls\nfrom math import log2", RIGHT_ENTROPY.partition("\n")[2].partition("\n")[2]]
    notebook(folder, [*cells, "%%bash\nexit 1", "entropy?", "assert entropy([1, 1]) == 1"])
    report = imported(folder / "demo_check.py").check_all("hw.ipynb")
    assert "2 of 2 public right" in card(report, "Entropy")
    assert "not there yet" in card(report, "Perceptron")
    assert "4 parts are marked when the work is graded" in card(report, "Bayes")


def test_what_depends_on_a_deleted_cell_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checker = imported(folder / "demo_check.py")
    code = RIGHT_ENTROPY.replace("from math import log2\n", "")
    from math import log2

    assert checker.check(function(code, "entropy", log2=log2)).right  # as in a session whose first cell was deleted
    import __main__

    monkeypatch.setattr(__main__, "log2", log2, raising=False)
    notebook(folder, [code])
    text = card(checker.check_all(), "Entropy")
    assert "NameError: name 'log2' is not defined" in text
    assert "It stops at: return -sum(" in text
    assert "`log2` is defined in this session, but not where the saved file needs it." in text
    assert "In this session its public cases are right. The saved file differs" in text


def test_a_function_that_was_never_saved_is_told(folder: Path) -> None:
    checker = imported(folder / "demo_check.py")
    checker.check(function(RIGHT_ENTROPY, "entropy"))
    (folder / "hw.py").write_text("x = 1\n", encoding="utf-8")
    text = card(checker.check_all(), "Entropy")
    assert "not there yet" in text
    assert "In this session its public cases are right" in text


def test_a_call_that_hangs_or_dies_costs_its_exercise(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checker = imported(folder / "demo_check.py")
    limits = __import__("sys").modules["_demo_checker.release.inside.time_limits"]
    monkeypatch.setattr(limits, "LEAST_CALL_SECONDS", 1.0)
    monkeypatch.setattr(limits, "LIMIT_FACTOR", 0.1)
    hanging = "import os\ndef perceptron_trace(*given):\n    os._exit(1)\ndef entropy(counts):\n    while True: pass\n"
    (folder / "hw.py").write_text(hanging, encoding="utf-8")
    report = checker.check_all()
    assert "did not come back within its time limit" in card(report, "Entropy")
    assert "The process ended in the middle of this call" in card(report, "Perceptron")


UNFINISHED = {
    "while True: pass": "hw.py did not run to its end within 2 seconds.",
    "import os; os._exit(0)": "Running hw.py ended its process before its end.",
}


@pytest.mark.parametrize("code", UNFINISHED)
def test_a_file_that_does_not_run_to_its_end_is_told(folder: Path, code: str) -> None:
    (folder / "hw.py").write_text(code, encoding="utf-8")
    assert UNFINISHED[code] in said(imported(folder / "demo_check.py").check_all(seconds=2))


def test_a_fresh_run_starts_no_other(folder: Path) -> None:
    again = "import subprocess, sys\nsubprocess.run([sys.executable, 'demo_check.py'])\n"
    (folder / "hw.py").write_text(again + RIGHT_ENTROPY, encoding="utf-8")
    assert "2 of 2 public right" in said(imported(folder / "demo_check.py").check_all(seconds=30))


def test_an_exit_at_the_end_of_a_file_loses_nothing(folder: Path) -> None:
    (folder / "hw.py").write_text(RIGHT_ENTROPY + "\nexit()\n", encoding="utf-8")
    assert "2 of 2 public right" in said(imported(folder / "demo_check.py").check_all())


def test_hand_answers_in_variables_are_read(folder: Path) -> None:
    names = [part.variable for each in public_demo().exercises for part in each.parts]
    (folder / "hw.py").write_text(f"{names[0]} = '3/40'\n{names[1]} = [1]\n", encoding="utf-8")
    text = card(imported(folder / "demo_check.py").check_all(), "Bayes")
    assert "This is read as 0.075." in text


@pytest.mark.parametrize("words", [("nothing.py",), ()])
def test_nothing_to_run_is_told(folder: Path, words: tuple[str, ...]) -> None:
    assert "Nothing was run" in said(imported(folder / "demo_check.py").check_all(*words))


def packed_by(checker: ModuleType, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    capsys.readouterr()
    checker.pack(*words)
    return capsys.readouterr().out


def test_a_zip_holds_the_work_and_has_the_receipt_that_intake_reads(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notebook(folder, [RIGHT_ENTROPY])
    (folder / "answers.yaml").write_text("bayes.posterior_by_hand: {hit: 0.1}\n", encoding="utf-8")
    (folder / "data.csv").write_text("1,2\n", encoding="utf-8")
    checker = imported(folder / "demo_check.py")
    said = packed_by(checker, capsys)
    file = folder / "demo-s0123.zip"
    submission = read_submission(file)
    assert "demo-s0123.zip holds answers.yaml, hw.ipynb." in said
    assert f"Its receipt is {submission.receipt}" in said
    assert zipfile.ZipFile(file).namelist() == ["answers.yaml", "hw.ipynb"]
    assert submission.answers == {"bayes.posterior_by_hand": {"hit": "0.1"}}
    before = file.read_bytes()
    (folder / "hw.ipynb").touch()
    packed_by(checker, capsys)
    assert file.read_bytes() == before
    assert read_submission(folder).receipt == submission.receipt  # the folder as it stands, checker and all


def test_a_zip_is_named_for_its_student_or_asks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    checker = imported(written(tmp_path, replace(public_demo(), student="")))
    (tmp_path / "hw.py").write_text("x = 1", encoding="utf-8")
    for words in ((), ("your id",)):
        assert 'as in pack("s0123")' in packed_by(checker, capsys, *words)
    packed_by(checker, capsys, "../ada")
    [file] = tmp_path.glob("*.zip")
    assert file.name.startswith("demo-_._ada-")
    (tmp_path / "hw.py").unlink()
    assert "Nothing was packed. There is no .py file" in packed_by(checker, capsys, "ada")
