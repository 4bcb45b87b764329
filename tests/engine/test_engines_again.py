"""A second run: what has not changed is neither run nor rendered again; all that results and pages depend on counts."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from grader.engine.classrun import Settings, grade_class
from grader.intake.read_submission import submissions_in
from tests.engine.class_sample import CLOSED, WORK, built, changes, digests, handed_in, run

pytestmark = pytest.mark.slow  # student code runs in each

PAGES = {f"{student}{suffix}" for student in WORK for suffix in (".html", ".md")}


@pytest.fixture(scope="module")
def graded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A class graded once, for tests that put back what they change."""
    folder = tmp_path_factory.mktemp("class")
    handed_in(folder)
    run(folder)
    return folder


def rewritten(folder: Path, action: Callable[[], object]) -> set[str]:
    """The files that an action writes anew."""
    before = changes(folder / "out")
    action()
    return {name for name, moment in changes(folder / "out").items() if moment != before.get(name)}


def test_an_unchanged_class_is_left_as_it_is(graded: Path) -> None:
    before = digests(graded / "out")
    assert rewritten(graded, lambda: run(graded)) == set()
    assert digests(graded / "out") == before
    assert run(graded).reused == len(WORK)


def test_only_work_that_has_changed_is_graded_again(graded: Path) -> None:
    handed_in(graded, {"ken": WORK["ada"]})
    assert rewritten(graded, lambda: run(graded)) == {"ken.json", "ken.html", "ken.md"}
    assert [one.score for one in run(graded).known if one.student == "ken"] == [2.0]
    handed_in(graded)
    run(graded)


def test_force_grades_everything_again(graded: Path) -> None:
    before = digests(graded / "out")
    assert len(rewritten(graded, lambda: run(graded, force=True))) == 3 * len(WORK)
    assert digests(graded / "out") == before


def test_after_the_due_date_pages_are_made_anew_and_nothing_is_run(
    graded: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grader.engine.worker_task.grade_one", None)  # it would be called for what is run
    assert rewritten(graded, lambda: run(graded, now=CLOSED)) == PAGES
    assert rewritten(graded, lambda: run(graded)) == PAGES


def test_other_templates_make_pages_anew_and_run_nothing(graded: Path, tmp_path: Path) -> None:
    (tmp_path / "style.css").write_text("body { color: #222 }", encoding="utf-8")
    settings = Settings(built(graded), graded / "out", CLOSED, "process", templates=tmp_path)
    work = submissions_in(graded / "submissions")
    assert rewritten(graded, lambda: grade_class(settings, work)) == PAGES
    run(graded)


@pytest.mark.parametrize("name", ["results/ada.json", "feedback/ada.html", "feedback/ada.md"])
def test_a_file_that_is_gone_or_not_as_it_was_is_written_again(graded: Path, name: str) -> None:
    before, file = digests(graded / "out"), graded / "out" / name
    for spoilt in (b"{}", b" " * file.stat().st_size, file.read_bytes().replace(b"ada", b"eve")):
        file.write_bytes(spoilt)
        run(graded)
        assert digests(graded / "out") == before
    file.unlink()
    run(graded)
    assert digests(graded / "out") == before


def test_a_class_page_is_of_the_class_as_it_is(graded: Path) -> None:
    before, page = digests(graded / "out"), graded / "out" / "class.html"
    page.write_bytes(b" " * page.stat().st_size)
    run(graded)
    assert digests(graded / "out") == before
    written = changes(graded / "out"), page.stat().st_mtime_ns
    run(graded)
    assert (changes(graded / "out"), page.stat().st_mtime_ns) == written  # it is not made anew for nothing
    (graded / "submissions" / "ken.py").rename(graded / "ken.py")
    run(graded)
    assert page.stat().st_mtime_ns != written[1]  # he is not counted any more
    (graded / "ken.py").rename(graded / "submissions" / "ken.py")
    run(graded)
    assert digests(graded / "out") == before


@pytest.mark.parametrize(
    ("field", "value"),
    [("version", "0.0.0"), ("built", "sha256:0"), ("scores", {"information.entropy": None})],
    ids=["another version", "another document", "a failure of ours"],
)
def test_what_an_earlier_run_did_otherwise_or_not_at_all_is_graded_again(
    graded: Path, field: str, value: object
) -> None:
    file = graded / "out" / "known.jsonl"
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    lines[0][field] = value
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert rewritten(graded, lambda: run(graded)) == {"ada.json", "ada.html", "ada.md"}


def test_a_line_that_was_not_written_to_its_end_costs_that_student_alone(graded: Path) -> None:
    file = graded / "out" / "known.jsonl"
    text = file.read_text("utf-8")
    file.write_text(text[:-20], encoding="utf-8")
    assert rewritten(graded, lambda: run(graded)) == {"tony.json", "tony.html", "tony.md"}
    assert file.read_text("utf-8") == text


def test_a_run_that_is_stopped_keeps_what_it_finished(tmp_path: Path) -> None:
    handed_in(tmp_path)

    def stop(_: object) -> None:
        raise KeyboardInterrupt

    settings = Settings(built(tmp_path), tmp_path / "out", CLOSED, "process")
    with pytest.raises(KeyboardInterrupt):
        grade_class(settings, submissions_in(tmp_path / "submissions"), told=stop)
    assert json.loads((tmp_path / "out" / "run.json").read_text("utf-8"))["graded"] == 1
    assert run(tmp_path, now=CLOSED).reused == 1


def test_results_are_not_held_in_memory(graded: Path) -> None:
    again = run(graded)
    assert "results" not in again.__slots__
    assert [result.student for result in again.results] == sorted(WORK)  # read when somebody asks
