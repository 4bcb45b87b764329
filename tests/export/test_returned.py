"""Feedback in the layouts in which Canvas and Moodle take it back, told apart by the rules of their own code."""

import re
import zipfile
from pathlib import Path

import pytest

from grader.collect.attempts import CollectedAttempt
from grader.export.returned_zip import (
    canvas_place,
    moodle_place,
    reasons_left_out,
    without_shared_places,
    write_returned_zip,
)
from grader.texts.roster import Student

SECRET = "c3a5f1e07b9d4826915e0ad7f36bc842"


def attempt(
    platform: str = "canvas", account: str = "101", order: int = 9001, group: tuple[str, ...] = ()
) -> CollectedAttempt:
    source = "Ada_Lovelace_201" if platform == "moodle" else "lovelaceada_101"
    return CollectedAttempt("ada", 1, "", False, source, platform, account, order, group, "sha256:1")


def taken_by_canvas(name: str) -> tuple[str, str] | None:
    """The user and the upload that Canvas reads from a name (`infer_comment_context_from_filename`)."""
    pieces = name.rpartition("/")[2].split("_")
    numbers = [piece for piece in pieces if re.fullmatch(r"\d+", piece)][:2]
    return (numbers[0], numbers[1]) if len(numbers) == 2 and not pieces[-1].startswith("link") else None


def taken_by_moodle(path: str) -> tuple[str, str, str] | None:
    """The participant, plugin and file that Moodle reads from a path (`is_valid_filename_for_import`)."""
    parts = path.split("/")
    while parts:
        info = parts.pop(0).split("_", 4)
        if len(info) >= 4 and info[1].isdigit() and tuple(info[2:4]) == ("assignsubmission", "file"):
            return info[1], "_".join(info[2:4]), "/".join([*info[4:], *parts]).lstrip("/")
    return None


NAMES = ["Ada Lovelace", "Grace_99_Hopper", "", "link", "Zoë 7 O'Brien/../x", "李 明", "_", "12 34", 'a"b<c>|d']


@pytest.mark.parametrize("name", NAMES)
def test_both_systems_find_the_student_whatever_the_name(name: str) -> None:
    person = Student("ada", name=name, moodle_id="Participant 201")
    there = canvas_place(person, attempt(), SECRET).name
    assert taken_by_canvas(there) == ("101", "9001")
    assert "/" not in there
    back = moodle_place(person, None, SECRET).name
    assert taken_by_moodle(back) == ("201", "assignsubmission_file", f"feedback-{SECRET}.html")
    assert back.count("/") == 1
    assert not back.startswith((".", "/", "~"))


REFUSED = {
    "not collected": (None, "No download of Canvas"),
    "from elsewhere": (attempt("git"), "No download of Canvas"),
    "a group": (attempt(group=("bob",)), "handed in by a group"),
    "typed in": (attempt(order=0), "does not tell an upload"),
    "anonymous": (attempt(account="anon_XyZ12"), "does not tell an upload"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_page_that_canvas_could_not_place_is_left_out_with_a_reason(what: str) -> None:
    known, why = REFUSED[what]
    place = canvas_place(Student("ada"), known, SECRET)
    assert (place.name, why in place.why) == ("", True)
    assert reasons_left_out({"ada": place}) == {place.why: ["ada"]}


def test_moodle_needs_a_number_and_takes_the_name_of_its_own_download() -> None:
    assert moodle_place(Student("ada"), attempt("moodle"), SECRET).why.startswith("Their number in Moodle")
    named = moodle_place(Student("ada", moodle_id="201"), attempt("moodle"), SECRET).name
    assert named.startswith("Ada Lovelace_201_")


def test_the_zip_is_the_same_for_the_same_pages_and_readable_by_its_owner_only(tmp_path: Path) -> None:
    page = tmp_path / "ada.html"
    page.write_text("<p>Ää</p>", "utf-8")
    for name in ("one.zip", "two.zip"):
        write_returned_zip(tmp_path / "new" / name, [("Zoë_201_assignsubmission_file_/x.html", page)])
    one, two = (tmp_path / "new" / name for name in ("one.zip", "two.zip"))
    assert one.read_bytes() == two.read_bytes()
    assert one.stat().st_mode & 0o777 == 0o600
    with zipfile.ZipFile(one) as archive:
        assert archive.testzip() is None
        assert archive.read("Zoë_201_assignsubmission_file_/x.html") == page.read_bytes()


def test_a_zip_that_cannot_be_finished_leaves_the_old_one_and_no_draft(tmp_path: Path) -> None:
    file = tmp_path / "back.zip"
    file.write_bytes(b"old")
    with pytest.raises(FileNotFoundError):
        write_returned_zip(file, [("a.html", tmp_path / "missing.html")])
    assert [each.name for each in tmp_path.iterdir()] == ["back.zip"]
    assert file.read_bytes() == b"old"


@pytest.mark.parametrize("place", [canvas_place, moodle_place])
def test_a_number_that_two_students_have_is_nobody_s_to_send_to(place: object) -> None:
    assert callable(place)
    people = {"ada": Student("ada", "Ada", moodle_id="201"), "eve": Student("eve", "Ada", moodle_id="201")}
    alone = Student("bob", "Bob", moodle_id="202")
    places = {student: place(person, attempt(), SECRET[:-1] + student) for student, person in people.items()}
    told = without_shared_places({**places, "bob": place(alone, attempt(account="102"), SECRET)})
    assert [student for student, each in told.items() if each.name] == ["bob"]
    assert set(reasons_left_out(told)) == {
        "Another student has the same number there: see the roster, or attach it by hand."
    }
