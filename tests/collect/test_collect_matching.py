"""Who is who: every kind of match, and that nobody is guessed."""

from pathlib import Path

import pytest

from grader.collect.claim_matching import claim_match, roster_index
from grader.collect.claimed_work import Claim
from grader.texts.roster import Student
from tests.collect.downloads import CANVAS, GRADESCOPE, MOODLE, ROSTER, collected, kept, unpacked, zipped

CLASS = (
    Student("s1", "Lovelace, Ada", "al1", "Ada@Example.org", "m1", "101", "Participant 201", "Red Pandas"),
    Student("s2", "Alan Mathison Turing", "amt", "", "", "102", "202", "Red Pandas"),
    Student("s3", "Zoë O'Brien-Müller", also="zed; Zoe Brien"),
    Student("s4", "Kim Lee"),
    Student("s5", "Lee Kim"),
    Student("s6", "Łukasz Sørensen"),
    Student("s7", "王小明"),
    Student("S.8"),
)
FOUND = {  # what fits: (platform, claim, students)
    "an id": ("folder", Claim("", ids=("s1",)), ["s1"]),
    "an id in other capitals": ("folder", Claim("", ids=("s.8",)), ["S.8"]),
    "a login": ("git", Claim("", ids=("AMT",)), ["s2"]),
    "an address": ("gradescope", Claim("", ids=("ADA@example.ORG",)), ["s1"]),
    "a number of the registry": ("gradescope", Claim("", ids=("m1",)), ["s1"]),
    "Canvas's number, whatever the name": ("canvas", Claim("", "102", name="kimlee"), ["s2"]),
    "Moodle's number": ("moodle", Claim("", "201", name=""), ["s1"]),
    "Moodle's number without a word": ("moodle", Claim("", "202", name=""), ["s2"]),
    "a name in the other order": ("moodle", Claim("", name="Ada Lovelace"), ["s1"]),
    "a name as Canvas runs it together": ("canvas", Claim("", "9", name="sørensenłukasz"), ["s6"]),
    "a name without accents": ("moodle", Claim("", name="zoe OBRIEN MULLER"), ["s3"]),
    "a name with accents spelt out": ("moodle", Claim("", name="Zoe O’Brien-Mueller"), ["s3"]),
    "a name in decomposed letters": ("folder", Claim("", name="Zoe\u0308 O'Brien-Mu\u0308ller"), ["s3"]),
    "letters that are no accents": ("folder", Claim("", name="Sorensen, Lukasz"), ["s6"]),
    "another script": ("folder", Claim("", name="王 小明"), ["s7"]),
    "an alias": ("folder", Claim("", ids=("ZED",)), ["s3"]),
    "a name among the aliases": ("canvas", Claim("", "9", name="brienzoe"), ["s3"]),
    "a group, though the number is one member's": ("canvas", Claim("", "101", name="redpandas"), ["s1", "s2"]),
    "a group in Moodle": ("moodle", Claim("", "77", name="Red Pandas"), ["s1", "s2"]),
}
NOT_FOUND = {  # what fits nobody: (platform, claim, why, nearest)
    "two of one name": ("moodle", Claim("", name="Kim Lee"), "the name fits more than one student", "s4, s5"),
    "ids of two": ("gradescope", Claim("", ids=("s1", "amt")), "its id fits more than one student", "s1, s2"),
    "a middle name too few": ("moodle", Claim("", name="Alan Turing"), "fits nobody on the roster", ""),
    "a slip": ("moodle", Claim("", name="Ada Lovelacee"), "fits nobody on the roster", "s1"),
    "a number of another system": ("moodle", Claim("", "101", name=""), "fits nobody on the roster", ""),
    "a number that is somebody's id": ("canvas", Claim("", "m1", name=""), "fits nobody on the roster", ""),
    "a name whose student has another number": (
        "canvas",
        Claim("", "9", name="turingalanmathison"),
        "fits nobody on the roster",
        "s2",
    ),
    "no letters at all": ("folder", Claim("…", name="…"), "fits nobody on the roster", ""),
}


@pytest.mark.parametrize("what", FOUND)
def test_a_student_is_known_by(what: str) -> None:
    platform, claim, students = FOUND[what]
    assert list(claim_match(claim, roster_index(CLASS), platform).students) == students


@pytest.mark.parametrize("what", NOT_FOUND)
def test_nobody_is_guessed_by(what: str) -> None:
    platform, claim, why, nearest = NOT_FOUND[what]
    match = claim_match(claim, roster_index(CLASS), platform)
    assert (match.students, match.why, match.nearest) == ((), why, nearest)


def test_who_cannot_be_matched_is_listed_and_the_others_are_collected(tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {**CANVAS, "lovelaceadda_109_9009_hw2.py": "whose = 1"})
    result = collected(source)
    [problem] = result.problems
    assert (problem.kind, problem.source, problem.nearest) == ("unmatched", "lovelaceadda_109", "s1")
    assert len(result.new) == 3
    rows = (tmp_path / "out" / "unmatched.csv").read_text("utf-8").splitlines()
    assert rows == [
        "problem,source,name,student,why,nearest",
        "unmatched,lovelaceadda_109,lovelaceadda,,fits nobody on the roster,s1",
    ]


def test_what_the_table_shows_can_be_copied_to_the_roster(tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {"leekim_7_1_hw.py": "1", "leekim_8_2_hw.py": "2"})
    twins = (Student("s4", "Kim Lee"), Student("s5", "Lee Kim"))
    problems = collected(source, twins).problems
    assert [each.why for each in problems] == ["the name fits more than one student"] * 2
    told = tuple(Student(one.id, one.name, also=problem.source) for one, problem in zip(twins, problems, strict=True))
    assert collected(source, told).problems == ()
    assert kept(source) == {"s4/hw.py": "1", "s5/hw.py": "2"}


def test_two_accounts_that_fit_one_student_are_both_left_to_a_person(tmp_path: Path) -> None:
    source = zipped(tmp_path / "d.zip", {**CANVAS, "adalovelace_109_9009_hw2.py": "whose = 1"})
    result = collected(source)
    assert [(each.kind, each.student, each.source, each.why) for each in result.problems] == [
        ("duplicate", "s1", "adalovelace_109", "also fits lovelaceada_101."),
        ("duplicate", "s1", "lovelaceada_101", "also fits adalovelace_109."),
    ]
    assert not (tmp_path / "out" / "s1").exists()
    told = tuple(Student(each.id, each.name, canvas_id="101" if each.id == "s1" else "") for each in ROSTER)
    result = collected(source, told)
    assert [(each.kind, each.source) for each in result.problems] == [("unmatched", "adalovelace_109")]
    assert kept(source)["s1/hw2.py"] == "ada = 1"


def test_the_same_files_twice_are_one_attempt(tmp_path: Path) -> None:
    source = unpacked(tmp_path / "d", {"ada/hw.py": "x = 1", "Ada Lovelace/hw.py": "x = 1"})
    result = collected(source)
    assert (len(result.new), result.known, result.problems) == (1, 1, ())


def test_what_all_names_begin_with_is_seen_through(tmp_path: Path) -> None:
    source = unpacked(tmp_path / "d", {"hw2-ada/hw.py": "1", "hw2-alan.py": "2", "hw2-zoe/hw.py": "3"})
    assert collected(source).problems == ()
    assert set(kept(source)) == {"s1/hw.py", "s2/hw2-alan.py", "s3/hw.py"}


@pytest.mark.parametrize(
    ("files", "folders"),
    [
        (CANVAS, {"lovelaceada_101", "turingalan_102", "obrienmüllerzoë_103"}),
        (MOODLE, {"Ada Lovelace_201", "Turing Alan_202", "Zoe OBrienMuller_203"}),
        (GRADESCOPE, {"m1", "ALAN@example.org", "Zoë O'Brien-Müller"}),
        ({"Anna/hw.py": "1", "anna/hw.py": "2", "ben/hw.py": "3"}, {"ben"}),  # some systems keep both in one folder
        ({"x/../../up/hw.py": "1", "ok/hw.py": "2"}, {"ok"}),
        ({"doejohn_1_5_a.py": "1", "doejohn_2_6_a.py": "2"}, {"doejohn_1", "doejohn_2"}),
        ({"anon_x7Gh2_5_a.py": "1", "LATE_anon_y7Gh2_6_a.py": "2"}, {"anon_x7Gh2", "anon_y7Gh2"}),
    ],
)
def test_without_a_roster_folders_are_named_as_the_download_names_people(
    files: dict[str, str], folders: set[str], tmp_path: Path
) -> None:
    source = zipped(tmp_path / "d.zip", files)
    collected(source, ())
    assert {name.partition("/")[0] for name in kept(source)} == folders
    assert collected(source, ()).new == ()


def test_who_has_handed_in_nothing_is_named(tmp_path: Path) -> None:
    assert collected(unpacked(tmp_path / "d", {"alan/hw.py": "1"})).missing == ("s1", "s3")
