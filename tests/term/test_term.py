"""A term of forty students, played through the real commands: every number is the one that the policy's words give."""

import json
import re
from dataclasses import replace
from datetime import datetime
from fractions import Fraction

import pytest

from tests.term.term_class import CLASS, DUE, LATER
from tests.term.term_files import rows_in, uploads
from tests.term.term_play import BY_NAME, DECIDED, ENOUGH, FIRST_MARKED, STAGES, played
from tests.term.term_rows import built, changes, expected, number, read, returned, text_of
from tests.term.term_stage import Term
from tests.term.term_sums import LIMIT, POINTS, SPREAD, TEXT, Decided, late_share, sum_of

pytestmark = [pytest.mark.slow, pytest.mark.in_turn("file")]
WORKING = [each for each in CLASS if each.works]
EVERYTHING = frozenset((each.id, work.text) for each in CLASS for work in each.works if work.text)
FINAL = replace(DECIDED, marked=EVERYTHING)


@pytest.fixture(scope="module")
def term(tmp_path_factory: pytest.TempPathFactory) -> Term:
    return played(tmp_path_factory.mktemp("term"))


def test_the_class_has_every_kind_of_student() -> None:
    shares = [late_share(DUE + later, DUE) for later in LATER]
    assert [float(share) for share in shares] == [0, 0, 0, 0, 0, 0, 0.102, 0.148, 0.25, 0.41, 0.5]
    finals = [sum_of(each, FINAL) for each in CLASS]
    assert len(CLASS) == 40
    assert {found.counts.number for found in finals if found.counts} == {1, 2}
    assert {found.counts.share for each in CLASS if (found := sum_of(each, Decided())).counts} == {*shares}
    assert sum(Fraction(14) == found.final for found in finals) >= 5
    assert sum(found.final is not None and found.final < 4 for found in finals) >= 3


def test_everybody_is_released_numbers_of_their_own(term: Term) -> None:
    released = rows_in(term.course / "released" / "release.csv")
    assert {row["student"] for row in released} == {each.id for each in CLASS}
    assert len({row["variant"] for row in released}) == len(CLASS)


def test_every_attempt_of_both_systems_is_filed_with_its_time(term: Term) -> None:
    filed = json.loads((term.course / "submissions" / "collected.json").read_text("utf-8"))["attempts"]
    found = {(each["student"], each["number"]): each for each in filed}
    works = {(each.id, place): (each, work) for each in CLASS for place, work in enumerate(each.works, 1)}
    assert found.keys() == works.keys()
    for key, (person, work) in works.items():
        told = found[key]["submitted"]
        assert (datetime.fromisoformat(told) if told else None) == work.at
        assert found[key]["platform"] == person.system
    assert rows_in(term.course / "submissions" / "unmatched.csv") == []


def test_a_kill_in_the_middle_loses_at_most_what_was_in_flight(term: Term) -> None:
    assert ENOUGH <= len(term.killed) < len(WORKING) == len(term.resumed)
    kept = [student for student, written in term.killed.items() if term.resumed[student] == written]
    assert len(kept) >= len(term.killed) - 1
    assert {each.id: term.book[each.id][1] for each in CLASS} == {
        each.id: list(range(1, len(each.works) + 1)) for each in CLASS
    }


@pytest.mark.parametrize("stage", [*STAGES, "partly marked", "marked"])
def test_every_number_of_every_stage_is_the_policys(term: Term, stage: str) -> None:
    marked = term.marked if stage == "partly marked" else EVERYTHING
    decided = STAGES.get(stage, replace(DECIDED, marked=marked))
    columns = {each.id: expected(each, decided) for each in CLASS}
    assert {row["student"]: read(row, columns[row["student"]]) for row in term.marks[stage]} == columns
    assert not any(row["ungraded"] for row in term.marks[stage])


def test_a_dry_run_says_what_the_regrade_then_does(term: Term) -> None:
    assert (term.course / "dry.csv").read_bytes() == (term.course / "changes.csv").read_bytes()
    assert "nothing was changed" in term.said["dry run"]
    found = {
        (row["student"], int(row["attempt"]), row["exercise"]): tuple(
            number(row[name]) for name in ("before", "after", "kept", "mark before", "mark after")
        )
        for row in rows_in(term.course / "dry.csv")
    }
    assert found == dict(changes())


def test_the_marking_sheet_tells_no_names_and_has_every_text_once(term: Term) -> None:
    rows = rows_in(term.course / "sheet.csv")
    allowed = {(each.id, work.text) for each in CLASS for work in each.works[:LIMIT] if work.text}
    waiting = {(student, text) for student, text in allowed if (student, TEXT) not in DECIDED.exercises}
    sheet = (term.course / "sheet.csv").read_text("utf-8")
    # What two handed in together is equal, and stands there once.
    assert FIRST_MARKED < len(rows) == len({" ".join(text.split()) for _, text in waiting}) < len(waiting)
    assert not any(re.search(rf"\b{each.id}\b", sheet) or each.name in sheet for each in CLASS)
    assert all(row["rubric"].count("1: says that") == 4 for row in rows)
    names = {name for row in rows for name in (row["who"], *row["also"].split())}
    assert len(names) == len({student for student, _ in waiting})
    assert not any(cell.startswith(("=", "+", "@")) for row in rows for cell in row.values())


def test_a_sheet_with_a_slip_records_nothing(term: Term) -> None:
    assert "1 row cannot be taken, so nothing was recorded" in term.said["a slip"]
    assert f"{len(term.marked)} marks recorded, 0 known before." in term.said["marks in"]


def finals() -> dict[str, Fraction | None]:
    return {each.id: sum_of(each, FINAL).final for each in CLASS}


def test_canvas_gets_every_final_mark_by_sis_id_and_login(term: Term) -> None:
    points, *rows = rows_in(term.course / "graded" / "exports" / "week2-canvas.csv")
    assert list(points) == ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "Week 2"]
    assert (points["Student"], points["Week 2"]) == ("    Points Possible", "14")
    by_login = {row["SIS Login ID"]: row for row in rows}
    for each in CLASS:
        row = by_login.pop(each.login)
        assert number(row["Week 2"]) == finals()[each.id]
        assert row["SIS User ID"] == f"SIS{each.account}"
        own = each.system == "canvas" and not each.group and bool(each.works or each.listed)
        assert row["ID"] == (str(each.account) if own else "")
        assert row["Student"] == ("'" if each.name[0] in "=@" else "") + each.name
    assert by_login == {}


def test_canvas_own_gradebook_comes_back_with_our_column_alone(term: Term) -> None:
    points, *rows = rows_in(term.course / "canvas-filled.csv")
    assert list(points)[4:] == ["Section", "Week 2 (4711)"]
    assert points["Week 2 (4711)"] == "14"
    there = {row["ID"]: number(row["Week 2 (4711)"]) for row in rows}
    told = {str(each.account): finals()[each.id] for each in CLASS if each.system == "canvas"}
    assert there == {account: Fraction("1.11") if mark is None else mark for account, mark in told.items()}


@pytest.mark.parametrize("file", ["graded/exports/week2-moodle.csv", "moodle-filled.csv"])
def test_moodle_gets_every_final_mark_by_participant(term: Term, file: str) -> None:
    rows = rows_in(term.course / file)
    there = {row["Identifier"]: number(row["Grade"]) for row in rows}
    known = [each for each in CLASS if each.system == "moodle"]
    assert there == {f"Participant {each.account}": finals()[each.id] for each in known}
    assert {Fraction(row.get("Maximum Grade") or row["Maximum grade"]) for row in rows} == {sum(POINTS.values())}
    assert not any(cell.startswith(("=", "+", "@")) for row in rows for cell in row.values())
    if "filled" in file:
        assert all(row["Feedback comments"] == f"said before to {row['Identifier'].split()[1]}" for row in rows)


def test_pages_return_to_canvas_beside_the_newest_upload(term: Term) -> None:
    pages = returned(term.course / "graded" / "exports" / "week2-feedback-canvas.zip")
    found = {}
    for name, page in pages.items():
        account, upload, *_ = re.findall(r"(?<=_)(\d+)(?=_)", name)  # as Canvas reads it
        found[int(account)] = (int(upload), page)
    alone = [each for each in WORKING if each.system == "canvas" and not each.group]
    assert found.keys() == {each.account for each in alone}
    for each in alone:
        upload, page = found[each.account]
        first = uploads(each, len(each.works))
        assert first <= upload < first + 2
        assert page == own_page(term, each.id)
    assert "s38, s39. It was handed in by a group" in term.said["return canvas"]


def test_pages_return_to_moodle_in_the_participants_folders(term: Term) -> None:
    pages = returned(term.course / "graded" / "exports" / "week2-feedback-moodle.zip")
    found = {}
    for name, page in pages.items():
        match = re.fullmatch(r"[^_]+_(\d+)_assignsubmission_file_/feedback-([0-9a-f]{32})\.html", name)
        assert match
        found[int(match[1])] = page
    known = [each for each in WORKING if each.system == "moodle"]
    assert found == {each.account: own_page(term, each.id) for each in known}


def test_no_page_can_be_guessed_from_another(term: Term) -> None:
    exports = term.course / "graded" / "exports"
    names = [name for system in ("canvas", "moodle") for name in returned(exports / f"week2-feedback-{system}.zip")]
    secrets = [re.findall(r"feedback-([0-9a-f]{32})\.html$", name)[0] for name in names]
    assert len({secret[:8] for secret in secrets}) == len(names)


def test_feedback_is_not_returned_before_it_has_what_was_decided(term: Term) -> None:
    assert "s08" in term.said["return too early"]
    assert "Run `grader grade` again" in term.said["return too early"]
    assert f"({len(WORKING)} unchanged" in term.said["graded again"]


def own_page(term: Term, student: str) -> str:
    return term.pages["closed"][student]


def test_every_page_ends_with_the_mark_that_is_exported(term: Term) -> None:
    told = {}
    for each in WORKING:
        text = text_of(own_page(term, each.id))
        said = re.search(r"With all this the mark is (\S+) of 14\.", text) or re.search(r"Score (\S+) of 14 ", text)
        assert said
        told[each.id] = Fraction(said[1])
    assert told == {each.id: finals()[each.id] for each in WORKING}


def test_what_is_hidden_closes_again_while_somebody_has_more_time(term: Term) -> None:
    exercise = next(each for each in built(term)["exercises"] if each["id"] == SPREAD)
    hidden = [case for case in exercise["cases"] if not case["public"]]
    inputs = [f"spread({each['args']['counts']})" for case in hidden for each in case["instances"]]
    shown = {stage: text_of(" ".join(pages.values())) for stage, pages in term.pages.items()}
    assert len(inputs) == 6
    assert sum(each in shown["closed"] for each in inputs) >= 2
    assert not any(each in shown["open again"] for each in inputs)
    assert f"{BY_NAME['Hal Never']}: due 2199-01-01" in term.said["extend far"]
