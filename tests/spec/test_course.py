"""The course file: the zone of dates that have none, and further banks."""

from datetime import datetime, timedelta
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from grader.build.spec_lint import faults_in
from grader.checks.entry_points import Offer
from grader.spec.bank_places import banks_of
from grader.spec.course_file import COURSE_FILE, course_at, load_course
from grader.spec.load import SpecFaults, load_assignment_spec
from tests.build.build_sample import ENTROPY, copied

HOMEWORK = "schema: 1\nid: hw\ntitle: T\nsecret: {public: x}\nexercises: [{id: information.entropy}]\n"


def course(folder: Path, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / COURSE_FILE).write_text(text, "utf-8")
    return folder


def due(folder: Path, written: str) -> datetime | None:
    (folder / "hw.yaml").write_text(f'{HOMEWORK}due: "{written}"\n', "utf-8")
    return load_assignment_spec(folder / "hw.yaml").spec.due


def test_a_date_without_a_zone_takes_the_courses_and_one_with_a_zone_keeps_it(tmp_path: Path) -> None:
    folder = course(tmp_path, "zone: Europe/Berlin\n")
    winter, summer = due(folder, "2026-12-04T23:59"), due(folder, "2026-07-04T23:59")
    assert [each and each.utcoffset() for each in (winter, summer)] == [timedelta(hours=1), timedelta(hours=2)]
    assert due(folder, "2026-12-04T23:59:00+05:00") == datetime.fromisoformat("2026-12-04T23:59:00+05:00")


@pytest.mark.parametrize(
    ("file", "written", "problem"),
    [
        ("banks: []\n", "2026-12-04T23:59", "has no time zone"),
        ("zone: Europe/Berlin\n", "2026-12-04", "has no time of day"),
        ("zone: Europe/Berlin\n", "tomorrow", "is not a date and time"),
    ],
)
def test_a_date_that_nobody_can_place_is_a_fault(tmp_path: Path, file: str, written: str, problem: str) -> None:
    with pytest.raises(SpecFaults, match=problem):
        due(course(tmp_path, file), written)


@pytest.mark.parametrize(
    ("text", "field", "problem"),
    [
        ("zone: Europe/Berlni\n", "zone", "no zone"),
        ("zone: ../../etc/passwd\n", "zone", "no zone"),
        ("zoen: Europe/Berlin\n", "zoen", "unknown field"),
        ("banks: [../nowhere]\n", "banks[0]", "there is no folder"),
        ("- a\n", "(file)", "must be a mapping"),
        ("zone: [\n", "(file)", "is not YAML"),
    ],
)
def test_a_fault_of_the_course_file_is_told_with_its_line(tmp_path: Path, text: str, field: str, problem: str) -> None:
    [fault] = faults_in(course(tmp_path, text) / COURSE_FILE)
    assert (fault.field, problem in fault.problem) == (field, True)


def test_an_empty_course_file_and_no_course_say_nothing(tmp_path: Path) -> None:
    assert load_course(course(tmp_path, "# nothing yet\n") / COURSE_FILE).banks == ()
    assert course_at(Path("/")).zone is None


def test_further_banks_come_after_the_courses_own_and_before_ours(tmp_path: Path) -> None:
    shared = copied(tmp_path / "shared", ENTROPY, {"title: Entropy": "title: Shared entropy"}).parent.parent
    folder = course(tmp_path / "course", "banks: [../shared/bank]\n")
    (folder / "bank").mkdir()
    assert banks_of(folder / "hw.yaml")[:2] == (folder / "bank", shared)
    assert banks_of(folder / "week1" / "hw.yaml")[:2] == (folder / "bank", shared)
    (folder / "hw.yaml").write_text(HOMEWORK, "utf-8")
    assert faults_in(folder / "hw.yaml") == ()


def test_a_package_offers_a_bank_and_is_not_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "site" / "their_exercises"
    copied(package, ENTROPY)
    (package / "__init__.py").write_text("raise SystemExit('imported')\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    entry = EntryPoint("theirs", "their_exercises:bank", "grader.banks")
    monkeypatch.setattr("grader.spec.course_file.offers", lambda _: (Offer("theirs", "their-exercises", "1.0", entry),))
    folder = course(tmp_path / "course", "banks: [theirs]\n")
    assert package / "bank" in banks_of(folder / "hw.yaml")
    [fault] = faults_in(course(tmp_path / "other", "banks: [theris]\n") / COURSE_FILE)
    assert "Did you mean `theirs`?" in fault.remedy


def test_an_id_must_agree_with_its_place_in_a_further_bank(tmp_path: Path) -> None:
    file = tmp_path / "course" / "more" / "trees" / "mine.yaml"
    file.parent.mkdir(parents=True)
    text = copied(tmp_path / "elsewhere", ENTROPY).read_text("utf-8")
    file.write_text(text, "utf-8")
    course(tmp_path / "course", "banks: [more]\n")
    assert any(fault.field == "id" and "trees.mine" in fault.remedy for fault in faults_in(file))
