"""The course's own exercises and concepts, as `list`, `concepts`, `new`, `audit` and `lint` take them."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from grader.build.spec_lint import faults_in
from grader.checks.local_code import TRUST_VARIABLE
from grader.cli.app import app
from grader.cli.course import machine_zone
from grader.cli.errors import CannotRun
from grader.cli.printed_tables import print_rows
from grader.paths import bank_dir
from tests.build.test_own_code import EXERCISE, RIGHT

OWN = EXERCISE.replace("[information.entropy]", "[mine.averages]")


def run(*words: str, code: int = 0) -> str:
    done = CliRunner().invoke(app, list(words), catch_exceptions=False)
    assert done.exit_code == code, done.output
    return done.output


@pytest.fixture
def course(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A course with an exercise, code and a concept of its own, beside a small bank of ours."""
    monkeypatch.setenv(TRUST_VARIABLE, "")  # --trust-local lasts as long as the process: this ends it with the test
    monkeypatch.setattr("grader.cli.bank_list.bank_files", lambda: (bank_dir() / "information" / "entropy.yaml",))
    monkeypatch.chdir(tmp_path)
    run("init", "ml2026", "--zone", "Europe/Berlin")
    folder = tmp_path / "ml2026" / "bank" / "mine"
    folder.mkdir()
    (folder / "mean.yaml").write_text(OWN, "utf-8")
    (folder / "solution.py").write_text(f"{RIGHT}# {tmp_path}\n", "utf-8")
    (folder.parent / "concepts.yaml").write_text("- {id: mine.averages, title: Averages}\n", "utf-8")
    monkeypatch.chdir(tmp_path / "ml2026")
    return tmp_path / "ml2026"


def ids(*options: str) -> list[str]:
    return [one["id"] for one in json.loads(run("list", "--json", *options))]


@pytest.mark.usefixtures("course")
def test_list_shows_the_courses_bank_first_and_runs_no_code() -> None:
    assert ids() == ["mine.mean", "information.entropy"]
    assert ids("--own") == ids("--topic", "mine") == ids("--concept", "mine.averages") == ["mine.mean"]
    assert ids("--minutes", "5") == ["mine.mean"]
    assert ids("--level", "core") == ids()
    assert ids("--search", "averages") == ["mine.mean"]
    assert ids("--search", "base-e LOGARITHMS") == ["information.entropy"]  # it stands in a hint
    with pytest.raises(CannotRun, match="no such concept"):
        run("list", "--concept", "mine.avearges")


@pytest.mark.usefixtures("course")
def test_concepts_are_listed_with_those_of_the_course() -> None:
    assert "mine.averages" in run("concepts", "--topic", "mine")
    [entropy] = json.loads(run("concepts", "--search", "information.entropy ", "--json"))[:1]
    assert (entropy["id"].startswith("information."), entropy["exercises"] >= 0) == (True, True)


def test_a_concept_that_is_not_there_or_is_ours_is_a_fault(course: Path) -> None:
    (course / "bank" / "concepts.yaml").write_text("- {id: trees.id3, title: X}\n- {id: one, title: Y}\n", "utf-8")
    assert [fault.field for fault in faults_in(course / "bank" / "concepts.yaml")] == ["[1]"]
    (course / "bank" / "concepts.yaml").write_text("- {id: information.entropy, title: Mine}\n", "utf-8")
    assert "already" in faults_in(course / "bank" / "concepts.yaml")[0].problem
    (course / "bank" / "concepts.yaml").unlink()
    assert any(
        "unknown concept `mine.averages`" in fault.problem for fault in faults_in(course / "bank/mine/mean.yaml")
    )


@pytest.mark.slow
def test_an_assignment_takes_an_own_exercise_and_lint_lints_the_course(course: Path) -> None:
    assert "--trust-local" in run("new", "hw1", "--exercise", "mine.mean", "--due", "2026-12-04T23:59")
    refused = run("lint", code=1)
    assert ("4 checked, 2 at fault" in refused, refused.count("not trusted")) == (True, 2)
    (course / "released").mkdir()
    (course / "released" / "answers.yaml").write_text("a: 1\n", "utf-8")  # what students have is no spec
    assert "4 checked, none at fault" in run("lint", "--trust-local")


@pytest.mark.slow
@pytest.mark.usefixtures("course")
def test_an_own_exercise_is_audited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert "mine.mean: 4 of 4 mutants lose marks" in run("audit", "mine.mean", "--trust-local", "--workers", "1")


@pytest.mark.slow
def test_try_refuses_an_own_reference_that_is_at_fault(course: Path) -> None:
    (course / "bank" / "mine" / "solution.py").write_text("def mean(xs):\n    sum(xs)\n", "utf-8")
    done = CliRunner().invoke(app, ["try", "mine.mean", "--trust-local"])
    assert "gives None" in str(done.exception)


def test_a_course_asks_for_a_zone_and_takes_no_server_for_a_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for zone, known in {"America/New_York": "America/New_York", "UTC": None, "Etc/UTC": None, "No/Where": None}.items():
        monkeypatch.setenv("TZ", zone)
        assert machine_zone() == known
    assert "Dates need a zone" in run("init", "second")
    assert "# zone:" in (tmp_path / "second" / "markscheme.yaml").read_text("utf-8")
    with pytest.raises(CannotRun, match="no such zone"):
        run("init", "third", "--zone", "Berlin")


def test_a_table_is_whole_in_a_pipe_and_keeps_its_titles_on_40_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    title = "A title that is far too long for a narrow terminal, and has [brackets]"
    rows = [("evaluation.leave_one_out_by_hand", "values", "4", title)]
    print_rows(("exercise", "kind", "points", "title"), rows)
    assert f"values  4       {title}\n" in capsys.readouterr().out
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setenv("COLUMNS", "40")
    print_rows(("exercise", "kind", "points", "title"), rows)
    lines = capsys.readouterr().out.splitlines()
    assert (lines[0], max(map(len, lines)) <= 40) == ("evaluation.leave_one_out_by_hand", True)
    assert " ".join(" ".join(lines[2:]).split()) == title


def test_times_of_a_download_without_a_zone_take_the_courses(course: Path) -> None:
    (course / "download").mkdir()
    (course / "download" / "lovelaceada_101_9001_hw1.py").write_text("x = 1\n", "utf-8")
    (course / "roster.csv").write_text("id,name\nada,Ada Lovelace\n", "utf-8")
    (course / "times.csv").write_text("id,submitted\nada,2026-07-15T20:00:00\n", "utf-8")
    words = ["--from", "canvas", "--roster", "roster.csv", "--times", "times.csv", "--out", "submissions"]
    run("collect", "download", *words)
    assert "2026-07-15T20:00:00+02:00" in (course / "submissions" / "collected.json").read_text("utf-8")
