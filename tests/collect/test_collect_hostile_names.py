"""Names that students choose so that their files are taken for another's, or stop the whole class."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from grader.collect.claimed_work import BadDownload
from grader.collect.contents import with_hash
from grader.texts.roster import BadRoster, Student
from grader.texts.safe_names import safe_name
from tests.collect.downloads import ADA, ALAN, CANVAS, MOODLE, ROSTER, ZOE, collected, kept, zipped

NUMBERED = tuple(replace(each, canvas_id=str(number)) for number, each in enumerate(ROSTER, 101))
EVE = Student("s9", "Eve", canvas_id="777")


@pytest.mark.parametrize(
    ("name", "users"),
    [
        ("x_101_9_777_888_hw2.py", "user 101 or user 777"),  # she calls herself `x_101_9`
        ("lovelaceada_101_777_888_hw2.py", "user 101 or user 777"),
        ("eve_777_888_x_101_9_hw2.py", "user 777 or user 101"),  # so she calls her file
        ("eve_777_888_101_text.html", "user 777 or user 101"),
        ("_777_888_101_9_hw2.py", "user 777 or user 101"),  # of no letter that a file name may hold
    ],
)
def test_a_name_with_two_students_numbers_is_nobodys_until_a_person_says(name: str, users: str, tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {**CANVAS, name: "eve = 1"})
    [problem] = collected(source, (*NUMBERED, EVE)).problems
    assert (problem.kind, problem.source) == ("stray", name)
    assert problem.why.startswith(f"is of {users}, as students choose names: look in Canvas whose it is")
    assert {folder.partition("/")[0] for folder in kept(source)} == {"s1", "s2", "s3"}
    assert "eve = 1" not in kept(source).values()


@pytest.mark.parametrize("roster", [(), ROSTER, (*NUMBERED, replace(EVE, canvas_id=""))])
def test_a_number_that_nobody_is_known_to_have_may_be_anybodys(roster: tuple[Student, ...], tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {**CANVAS, "x_101_9_777_888_hw2.py": "eve = 1"})
    assert [each.kind for each in collected(source, roster).problems] == ["stray"]
    assert "eve = 1" not in kept(source).values()


def test_numbers_in_a_files_own_name_are_read_where_the_roster_knows_everybodys(tmp_path: Path) -> None:
    files = {"lovelaceada_101_9001_2_3_a.py": "a = 1", "lovelaceada_101_9002_2026_b.py": "b = 1"}
    source = zipped(tmp_path / "d.zip", {**files, "turingalan_LATE_102_9003_text.html": "c = 1"})
    assert collected(source, NUMBERED).problems == ()
    assert kept(source) == {"s1/2_3_a.py": "a = 1", "s1/2026_b.py": "b = 1", "s2/text.html": "c = 1"}


def test_where_nothing_can_be_filed_it_is_said_why(tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {"x_101_9_777_888_hw2.py": "eve = 1"})
    with pytest.raises(BadDownload, match=r"x_101_9_777_888_hw2\.py is of user 101 or user 9 or user 777, as students"):
        collected(source, platform="canvas")


def test_no_number_and_no_name_is_too_long_to_be_read(tmp_path: Path) -> None:
    names = (f"eve_777_{'8' * 5000}_hw2.py", "_1" * 20_000, f"eve_{'7' * 30}_8_hw2.py", "eve_٧٧٧_888_hw2.py")
    source = zipped(tmp_path / "d.zip", {**CANVAS, **dict.fromkeys(names, "eve = 1")})
    problems = collected(source, platform="canvas").problems
    assert {each.why for each in problems} == {"is not named as Canvas names files."}
    assert len(problems) == len(names)


def test_a_download_that_names_nobody_is_read_by_its_letters(tmp_path: Path) -> None:
    files = {"anon_x7Gh2_9001_101_2_hw2.py": "a = 1", "LATE_anon_12345_9002_hw2.py": "b = 1"}
    roster = (replace(ADA, also="anon_x7Gh2"), replace(ALAN, also="anon_12345"), ZOE)
    source = zipped(tmp_path / "d.zip", files)
    assert collected(source, roster).problems == ()
    assert kept(source) == {"s1/101_2_hw2.py": "a = 1", "s2/hw2.py": "b = 1"}


def test_no_files_name_is_too_long_for_a_folder(tmp_path: Path) -> None:
    names = [
        "😀" * 80,
        "😀" * 80 + ".py",
        "a?." + "b" * 300,
        "名" * 90 + ".py",
        "x" * 300,
        "y." + "é" * 80,
        "z\\" + "q" * 90,
    ]
    files = {f"ada/{name}": str(place) for place, name in enumerate(names)}
    source = zipped(tmp_path / "d.zip", {**files, "alan/hw2.py": "alan = 1"})
    assert collected(source).problems == ()
    assert sorted(kept(source).values()) == sorted([*map(str, range(len(names))), "alan = 1"])


def test_a_folder_finds_room_beside_files_that_have_all_its_names(tmp_path: Path) -> None:
    taken = with_hash("a", "a")
    files = {"ada/a": "1", f"ada/{taken}": "2", f"ada/{with_hash('a', 'a/1')}": "3", "ada/a/b.py": "4"}
    source = zipped(tmp_path / "d.zip", {**files, "alan/hw2.py": "alan = 1"})
    assert collected(source).problems == ()
    assert sorted(kept(source).values()) == ["1", "2", "3", "4", "alan = 1"]


def test_two_whose_folders_would_be_one_are_told_and_neither_is_filed(tmp_path: Path) -> None:
    files = {
        "Anna/hw2.py": "1",
        "anna/hw2.py": "2",
        "a?b/hw2.py": "3",
        f"{safe_name('a?b')}/hw2.py": "4",
        "ben/hw2.py": "",
    }
    source = zipped(tmp_path / "d.zip", files)
    result = collected(source, ())
    assert [(each.kind, each.source) for each in result.problems] == [
        ("duplicate", "Anna"),
        ("duplicate", "anna"),
        ("duplicate", "a?b"),
        ("duplicate", safe_name("a?b")),
    ]
    assert set(kept(source)) == {"ben/hw2.py"}


@pytest.mark.parametrize(
    "name",
    [
        "Eve_209_assignsubmission_pdf2_x_201_assignsubmission_file_hw2.py",  # of a plugin whose name has a digit
        "_201_assignsubmission_file_hw2.py",
        "x_y_201_assignsubmission_file_/hw2.py",
    ],
)
def test_a_file_of_moodle_s_is_of_whom_its_name_begins_with_or_of_nobody(name: str, tmp_path: Path) -> None:
    roster = tuple(replace(each, moodle_id=str(number)) for number, each in enumerate(ROSTER, 201))
    source = zipped(tmp_path / "d.zip", {**MOODLE, name: "eve = 1"})
    result = collected(source, roster, platform="moodle")
    assert [each.why for each in result.problems] == ["is not named as Moodle names submissions."]
    assert "eve = 1" not in kept(source).values()


def test_another_s_number_in_a_file_s_name_is_a_part_of_it(tmp_path: Path) -> None:
    name = "Alan Turing_202_assignsubmission_file_x_201_assignsubmission_file_hw2.py"
    source = zipped(tmp_path / "d.zip", {name: "alan = 1"})
    assert collected(source).problems == ()
    assert kept(source) == {"s2/x_201_assignsubmission_file_hw2.py": "alan = 1"}


def test_two_names_with_one_number_of_moodle_s_are_told_and_neither_is_filed(tmp_path: Path) -> None:
    roster = (replace(ADA, moodle_id="201"), ALAN)
    names = ("Ada Lovelace_201_assignsubmission_file_/hw2.py", "Eve_201_assignsubmission_file_/hw2.py")
    source = zipped(tmp_path / "d.zip", {names[0]: "ada = 1", names[1]: "eve = 1"})
    assert [each.kind for each in collected(source, roster).problems] == ["duplicate", "duplicate"]
    assert kept(source) == {}


SUBMISSION = """
submission_{number}:
  :submitters:
  - {{":name": {name}, ":sid": {sid}, ":email": {email}}}
  :created_at: 2026-11-0{number} 22:10:05 Z
"""


@pytest.mark.parametrize(
    ("name", "email"), [("Eve", "eve@example.org"), ("Ada Lovelace", "ada@example.org"), ("Eve", "alan@example.org")]
)
def test_a_second_submission_that_names_a_student_is_not_that_student_s_newest(
    name: str, email: str, tmp_path: Path
) -> None:
    honest = SUBMISSION.format(number=1, name="Ada Lovelace", sid="m1", email="ada@example.org")
    forged = SUBMISSION.format(number=2, name=name, sid="m1", email=email)  # handed in later
    files = {"submission_metadata.yml": honest + forged, "submission_1/hw2.py": "ada = 1", "submission_2/hw2.py": "eve"}
    source = zipped(tmp_path / "d.zip", files)
    kinds = {each.kind for each in collected(source).problems}
    assert kinds in ({"duplicate"}, {"unmatched"})  # of the second, the address fits another than the id does
    assert "eve" not in kept(source).values()


@pytest.mark.parametrize(
    "text", ["[" * 200_000, "x: " + "{a: " * 200_000, "- " * 200_000, "a: &a [*a]\n", "!!python/name:os.system"]
)
def test_metadata_of_gradescope_s_end_no_process(text: str, tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {"submission_metadata.yml": text, "submission_1/hw2.py": "ada = 1"})
    with pytest.raises(BadDownload):
        collected(source)


def test_an_attempt_whose_copy_was_blanked_is_restored_or_told(tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {"ada/hw2.py": "ada = 1", "alan/hw2.py": "alan = 1"})
    collected(source)
    copy = tmp_path / "out" / ".attempts" / "s1" / "1" / "files" / "hw2.py"
    copy.write_bytes(b" " * copy.stat().st_size)
    shutil.rmtree(tmp_path / "out" / "s1")
    other = zipped(tmp_path / "e.zip", {"alan/hw2.py": "alan = 1"})
    [problem] = collected(other).problems
    assert (problem.kind, problem.student) == ("changed", "s1")
    assert problem.why == "attempt 1 is not as it was collected; collect its download again."
    assert collected(source).problems == ()
    assert kept(source) == {"s1/hw2.py": "ada = 1", "s2/hw2.py": "alan = 1"}


@pytest.mark.parametrize("text", ["id,submitted\ns1," + "9" * 200_000, 'id,submitted\ns1,"2026', "submitted\n\x00"])
def test_a_table_of_times_that_cannot_be_read_is_said_in_a_sentence(text: str, tmp_path: Path) -> None:
    (tmp_path / "times.csv").write_text(text, "utf-8")
    source = zipped(tmp_path / "d.zip", {"ada/hw2.py": "ada = 1", "alan/hw2.py": "alan = 1"})
    with pytest.raises((BadDownload, BadRoster)):
        collected(source, times=tmp_path / "times.csv")
