"""`grader collect` as an instructor runs it, and `grader grade` after it."""

import csv
import json
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from grader.cli import main
from grader.cli.app import app
from tests.collect.downloads import CANVAS, FOLDER, MOODLE, unpacked, zipped
from tests.grading import RIGHT_ENTROPY

ROSTER = """id,name,login,email
s1,Ada Lovelace,ada,ada@example.org
s2,Alan Turing,alan,alan@example.org
s3,Zoë O'Brien-Müller,zoe,
"""
ASSIGNMENT = """
schema: 1
id: week1
title: Week 1
due: "2026-12-04T23:59:00+01:00"
secret: {env: WEEK1_SECRET}
exercises: [{id: information.entropy}]
"""


def run(*words: object) -> Result:
    return CliRunner(env={"COLUMNS": "200"}).invoke(app, ["collect", *map(str, words)], catch_exceptions=False)


@pytest.fixture
def roster(tmp_path: Path) -> Path:
    (tmp_path / "roster.csv").write_text(ROSTER, "utf-8")
    return tmp_path / "roster.csv"


def test_everybody_matched_is_success(tmp_path: Path, roster: Path) -> None:
    done = run(zipped(tmp_path / "d.zip", CANVAS), "--out", tmp_path / "out", "--roster", roster)
    assert done.exit_code == 0
    assert done.output.splitlines() == [
        "3 new attempts from canvas, 0 collected before.",
        f"Submissions: {tmp_path / 'out'}",
        "Some are marked late, and the download does not say when they came: see --times.",
    ]


def test_what_needs_a_person_is_one_table_and_exit_code_1(tmp_path: Path, roster: Path) -> None:
    files = {**MOODLE, "Ada [bold]Lovlace\x1b[31m_209_assignsubmission_file_/hw2.py": "?", "notes.txt": "?"}
    done = run(zipped(tmp_path / "d.zip", files), "--from", "moodle", "--out", tmp_path / "out", "--roster", roster)
    assert done.exit_code == 1
    assert "Ada [bold]Lovlace\\x1b[31m" in done.output
    assert "\x1b" not in done.output
    assert "notes.txt" in done.output
    assert "into a column `also`" in done.output


def test_json_is_one_document(tmp_path: Path, roster: Path) -> None:
    source = unpacked(tmp_path / "d", {"ada/a.py": "", "eve/a.py": "", os.fsdecode(b"\xff/a.py"): ""})  # no text
    done = run(source, "--out", tmp_path / "o", "--roster", roster, "--json")
    document = json.loads(done.stdout)
    assert done.exit_code == 1
    assert [each["student"] for each in document["new"]] == ["s1"]
    assert [(each["kind"], each["source"]) for each in document["problems"]] == [
        ("unmatched", "eve"),
        ("unmatched", "\udcff"),
    ]
    assert (document["platform"], document["missing"]) == ("folder", ["s2", "s3"])


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--from", "blackboard"], "--from blackboard: there are only auto, folder, canvas,"),
        (["--zone", "PST"], "--zone PST: name a zone such as Europe/Berlin"),
        (["--roster", "nowhere.csv"], "nowhere.csv: no such file or directory."),
        (["--from", "canvas"], "there is no work in it that is laid out as canvas does it."),
    ],
)
def test_what_cannot_run_ends_with_one_sentence(
    options: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    source = unpacked(tmp_path / "d", {"ada/a.py": ""})
    monkeypatch.setattr("sys.argv", ["grader", "collect", str(source), "--out", str(tmp_path / "out"), *options])
    with pytest.raises(SystemExit) as stopped:
        main()
    said = capsys.readouterr()
    assert (stopped.value.code, said.out, said.err.count("\n")) == (2, "", 1)
    assert sentence in said.err
    assert not (tmp_path / "out").exists()


@pytest.mark.slow
def test_what_was_collected_can_be_graded(tmp_path: Path, roster: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WEEK1_SECRET", "c3a5f1e07b9d4826915e0ad7f36bc842")
    (tmp_path / "week1.yaml").write_text(ASSIGNMENT, "utf-8")
    helped = {
        "lovelaceada_101_1_hw-1.py": "from helpers import entropy\n",
        "lovelaceada_101_2_helpers-1.py": RIGHT_ENTROPY,
    }
    run(
        zipped(tmp_path / "1.zip", {"turingalan_102_1_hw.py": RIGHT_ENTROPY, **helped}),
        "--out",
        tmp_path / "in",
        "--roster",
        roster,
    )
    wrong = "def entropy(counts): return 1"
    run(zipped(tmp_path / "2.zip", {"turingalan_102_9_hw-1.py": wrong}), "--out", tmp_path / "in", "--roster", roster)
    command = ["grade", str(tmp_path / "week1.yaml"), str(tmp_path / "in"), "--out", str(tmp_path / "graded")]
    assert CliRunner().invoke(app, [*command, "--workers", "1"], catch_exceptions=False).exit_code == 0
    rows = list(csv.DictReader((tmp_path / "graded" / "grades.csv").read_text("utf-8").splitlines()))
    assert [(row["student"], float(row["score"]) == float(row["points"])) for row in rows] == [
        ("s1", True),
        ("s2", False),
    ]


def test_help_says_what_it_does() -> None:
    said = run("--help").output
    assert all(
        word in said for word in ("canvas", "moodle", "gradescope", "nbgrader", "--roster", "--times", "unmatched.csv")
    )


def test_folders_pass_over_lists_of_the_instructor(tmp_path: Path) -> None:
    done = run(unpacked(tmp_path / "d", FOLDER), "--out", tmp_path / "out")
    assert done.exit_code == 0
    assert "Without --roster, folders are named as the download names people." in done.output
