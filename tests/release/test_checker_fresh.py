"""`check_all` and `pack`: the saved work, run from the top in a process of its own, and packed."""

import json
import zipfile
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from grader.intake.read_submission import read_submission
from tests.checker_sample import function, imported, public_demo, run, written
from tests.grading import RIGHT_ENTROPY

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]  # each starts an interpreter


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


ANSWERS = """\
variant: {variant}
bayes.posterior_by_hand:
  hit: 3/40
  false_alarm: 12 %   # in words: not yet
  alarm:
  posterior: lots
"""


def answered(folder: Path, text: str = ANSWERS) -> None:
    (folder / "answers.yaml").write_text(text.replace("{variant}", public_demo().variant), encoding="utf-8")


def test_answers_yaml_is_read_by_check_and_check_all(folder: Path) -> None:
    checker = imported(folder / "demo_check.py")
    answered(folder)
    for report in (checker.check("bayes.posterior_by_hand"), checker.check_all()):
        text = said(report)
        assert "2 of 4 answers can be read" in text
        for piece in ("This is read as 0.075.", "This is read as 0.12.", "not answered", "as a number: 'lots'"):
            assert piece in text
    assert "answers.yaml, as saved." in said(checker.check_all())  # no code, so that nothing was run


def test_of_a_variable_and_answers_yaml_the_file_counts_and_it_is_said(folder: Path) -> None:
    answered(folder)
    report = imported(folder / "demo_check.py").check("bayes.posterior_by_hand", {"hit": 0.5, "alarm": 0.25})
    text = said(report)
    assert "This is read as 0.075." in text
    assert "This is read as 0.25." in text
    assert "answers.yaml has `hit` too, and counts." in text


def test_broken_yaml_and_another_variant_are_told(folder: Path) -> None:
    answered(folder, "variant: elsewhere\nbayes.posterior_by_hand:\n  hit:0.3\n  alarm: P(b): 0.25\n")
    text = said(imported(folder / "demo_check.py").check("bayes.posterior_by_hand"))
    assert "Line 3 of answers.yaml: Put a blank after the colon." in text
    assert "This is read as 0.3." in text
    assert "answers.yaml is for other numbers than these" in text


def test_all_ends_with_one_line_and_is_short_for_what_is_right_or_blank(folder: Path) -> None:
    text = f"{RIGHT_ENTROPY}\ndef perceptron_trace(examples, weights, rate):\n    ...\n"
    (folder / "hw.py").write_text(text, encoding="utf-8")
    report = imported(folder / "demo_check.py").check_all()
    lines = repr(report).splitlines()
    assert lines[-1] == "  Of 3 exercises: 1 with public cases right, 1 not there yet, 1 not answered."
    assert "`perceptron_trace` is as it was handed out." in card(report, "Perceptron")
    assert "weather" not in repr(report)
    assert len(lines) < 18


def test_work_that_is_all_right_exits_with_0(folder: Path) -> None:
    one = replace(public_demo(), exercises=public_demo().exercises[:1])
    written(folder, one)
    (folder / "hw.py").write_text(RIGHT_ENTROPY, encoding="utf-8")
    assert run(folder, "demo_check.py").returncode == 0


def test_help_is_shown_and_unknown_options_are_told(folder: Path) -> None:
    done = run(folder, "demo_check.py", "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert "python demo_check.py pack [ID]" in done.stdout
    assert run(folder, "demo_check.py", "--nonsense").returncode == 2


def test_pack_tells_what_is_blank_or_unanswered_and_asks(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    checker = imported(folder / "demo_check.py")
    (folder / "hw.py").write_text(f"{RIGHT_ENTROPY}\ndef perceptron_trace(*given):\n    ...\n", encoding="utf-8")
    answered(folder)
    asked: list[str] = []
    monkeypatch.setattr("sys.stdin", SimpleNamespace(isatty=lambda: True))
    monkeypatch.setattr("builtins.input", lambda question: asked.append(question) or "n")
    checker.pack()
    text = capsys.readouterr().out
    assert "Still to be written, or not in the saved files: `perceptron_trace`." in text
    assert "Not answered: `alarm` of Bayes' rule" in text
    assert "Nothing was packed." in text
    assert asked == ["Pack it all the same? [y/N] "]
    assert not list(folder.glob("*.zip"))
    monkeypatch.setattr("builtins.input", lambda question: "y")
    checker.pack()
    assert "demo-s0123.zip holds answers.yaml, hw.py." in capsys.readouterr().out


def test_pack_tells_what_is_not_saved(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import __main__

    checker = imported(folder / "demo_check.py")
    newer = folder.parent / "session.py"
    newer.write_text(RIGHT_ENTROPY, encoding="utf-8")
    monkeypatch.setattr(__main__, "entropy", imported(newer).entropy, raising=False)
    (folder / "hw.py").write_text(RIGHT_ENTROPY.replace("log2", "log"), encoding="utf-8")
    checker.pack()  # nobody can be asked here
    text = capsys.readouterr().out
    assert "As it is here, this is not in the saved files: `entropy`. Save, and pack again." in text
    assert "demo-s0123.zip holds hw.py." in text
    (folder / "hw.py").write_text(f"\n# formatted\n{RIGHT_ENTROPY}", encoding="utf-8")
    checker.pack()
    assert "As it is here" not in capsys.readouterr().out
