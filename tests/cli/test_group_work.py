"""Group work with numbers of their own: one member's sheet is answered, and every member has the marks for it."""

import json
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from grader.built.variants import for_student
from grader.codec.write_records import record_line
from grader.collect.attempts import collected_attempts
from tests.group_class import (
    CLASS,
    CODE,
    HAND,
    RIGHT,
    STUDENTS,
    HandedIn,
    built,
    collected,
    files_of,
    graded,
    page,
    released,
    result,
    run,
    shares,
)

pytestmark = [pytest.mark.slow, pytest.mark.in_turn]  # a course is released, collected and graded

REFUSED = "These answers belong to another variant."


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return released(tmp_path_factory.mktemp("course"))


@pytest.fixture(scope="module")
def made(course: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The class of `CLASS`, graded: whoever changes something takes a copy."""
    folder = shutil.copytree(course, tmp_path_factory.mktemp("made"), dirs_exist_ok=True)
    collected(folder)
    graded(folder)
    return folder


@pytest.fixture
def fresh(course: Path, tmp_path: Path) -> Path:
    return shutil.copytree(course, tmp_path, dirs_exist_ok=True)


def refused(folder: Path, student: str) -> list[str]:
    """The exercises whose answers were refused as those of another variant."""
    return [each.id for each in result(folder, student).exercises if each.findings and REFUSED in each.findings[0].hint]


def test_every_member_has_full_marks_for_one_member_s_sheet(made: Path) -> None:
    full = dict.fromkeys(("ada", "bob", "cy", "dee", "eve"), 1.0)
    assert shares(made, tuple(full)) == full
    for mate, owner in (("ada", "bob"), ("dee", "eve")):
        theirs, own = result(made, mate), result(made, owner)
        assert theirs.variant == own.variant == for_student(built(made), owner).variant
        assert theirs.exercises == own.exercises  # the code too: its hidden cases, and what is shown of them


def test_a_group_of_the_roster_that_hands_in_under_its_name_is_one(tmp_path: Path) -> None:
    folder = released(tmp_path, groups={"ada": "Red Pandas", "bob": "Red Pandas"})
    for name, work in (("Red Pandas", HandedIn((), numbers="bob")), ("cy", HandedIn((), numbers="bob"))):
        (folder / "download" / name).mkdir(parents=True)
        for file, text in files_of(folder, work).items():
            (folder / "download" / name / file).write_text(text, "utf-8")
    run("collect", folder / "download", "--roster", folder / "roster.csv", "--out", folder / "work")
    graded(folder)
    assert shares(folder, ("ada", "bob")) == {"ada": 1.0, "bob": 1.0}
    assert refused(folder, "cy") != []


def test_who_is_in_no_group_cannot_take_another_s_numbers(made: Path) -> None:
    assert refused(made, "mallory") == [HAND, "bayes.which_posterior"]
    [code, *by_hand] = result(made, "mallory").exercises
    assert (code.status, [each.score for each in by_hand]) == ("right", [0, 0])
    assert result(made, "mallory").variant == for_student(built(made), "mallory").variant


def test_the_page_says_whose_sheet_it_was_and_no_document_does(made: Path) -> None:
    assert "Your group answered the questions on bob's sheet" in page(made, "ada")
    assert "Your group answered the questions on eve's sheet" in page(made, "dee")
    assert [who for who in ("bob", "eve", "cy", "mallory") if "Your group" in page(made, who)] == []
    assert "bob" not in record_line(result(made, "ada"))


def test_any_number_of_workers_writes_the_same_bytes(made: Path) -> None:
    for workers in ("1", "2"):
        graded(made, "--workers", workers, out=f"by-{workers}")
    one, two = (
        {file.name: file.read_bytes() for name in ("results", "feedback") for file in (made / out / name).iterdir()}
        for out in ("by-1", "by-2")
    )
    assert one == two
    assert (made / "by-1" / "known.jsonl").read_bytes() == (made / "by-2" / "known.jsonl").read_bytes()


def test_an_unchanged_group_is_not_graded_again(made: Path) -> None:
    assert f"{len(STUDENTS)} unchanged since the last run" in graded(made)


def test_a_dask_cluster_knows_the_groups_too(made: Path) -> None:
    pytest.importorskip("distributed")
    words = [
        "grade",
        "hw1.yaml",
        "work",
        "--out",
        "there",
        "--isolation",
        "process",
        "--engine",
        "dask",
        "--workers",
        "1",
    ]
    # In a process of its own: dask leaves threads behind, and where there are threads no worker is a copy of ours.
    subprocess.run([sys.executable, "-m", "grader.cli", *words], cwd=made, check=True, capture_output=True)
    assert result(made, "ada", out="there") == result(made, "ada")


def test_a_group_that_changes_is_graded_again(fresh: Path) -> None:
    alone = HandedIn(("cy",), numbers="dee")
    collected(fresh, [alone])
    graded(fresh)
    assert refused(fresh, "cy") != []
    collected(fresh, [replace(alone, by=("cy", "dee"))])
    assert {each.student: (each.number, each.group) for each in collected_attempts(fresh / "work")} == {
        "cy": (1, ("dee",)),
        "dee": (1, ("cy",)),
    }
    graded(fresh)
    assert shares(fresh, ("cy", "dee")) == {"cy": 1.0, "dee": 1.0}
    collected(fresh, [alone])  # and back: what a group no longer is, it no longer earns
    graded(fresh)
    assert refused(fresh, "cy") != []


def test_a_group_ends_with_the_attempt_that_it_handed_in(fresh: Path) -> None:
    collected(fresh, [HandedIn(("ada", "bob"), numbers="bob")])
    graded(fresh)
    later = HandedIn(("ada",), numbers="bob", code=RIGHT + "# mine\n", hour=11)
    collected(fresh, [later])
    graded(fresh)
    assert refused(fresh, "ada") != []
    assert "Attempt 1 of 2 counts" in page(fresh, "ada")  # that of the group, which is graded as it was
    assert shares(fresh, ("bob",)) == {"bob": 1.0}


def test_answers_to_an_outsider_s_numbers_are_refused_in_a_group_too(fresh: Path) -> None:
    collected(fresh, [HandedIn(("ada", "bob"), numbers="cy"), HandedIn(("dee", "eve"), numbers="dee", stamp="cy")])
    graded(fresh)
    assert [refused(fresh, student) != [] for student in ("ada", "bob", "dee", "eve")] == [True] * 4
    assert "one member's handout" in page(fresh, "ada")


def test_code_alone_is_graded_with_each_one_s_own_cases(fresh: Path) -> None:
    collected(fresh, [HandedIn(("ada", "bob"), numbers="bob")])
    for answers in (fresh / "work").glob("*/answers.yaml"):
        answers.unlink()
    graded(fresh)
    for student in ("ada", "bob"):
        assert result(fresh, student).variant == for_student(built(fresh), student).variant
        assert result(fresh, student).exercises[0].status == "right"


def test_shared_variants_are_taken_from_the_group_too(tmp_path: Path) -> None:
    folder = released(tmp_path, {"variants": 12})
    own = {student: for_student(built(folder), student).variant for student in STUDENTS}
    assert len({own[each] for each in ("ada", "bob", "mallory")}) == 3
    collected(folder, [HandedIn(("ada", "bob"), numbers="bob"), HandedIn(("mallory",), numbers="bob")])
    graded(folder)
    assert shares(folder, ("ada", "bob")) == {"ada": 1.0, "bob": 1.0}
    assert refused(folder, "mallory") != []


def test_why_explains_with_the_numbers_that_were_graded_and_a_replay_gives_the_same(made: Path) -> None:
    said = run("why", made / "graded", "ada", HAND, "--replay")
    assert "those of bob, which its answers bear" in " ".join(said.split())
    assert "Run again in the sandbox, it gives the same." in said
    told = json.loads(run("why", made / "graded", "bob", CODE, "--json"))
    assert told["notes"] == []


def test_a_regrade_changes_nobody_of_a_group(made: Path) -> None:
    command = ("regrade", made / "hw1.yaml", made / "work", "--out", made / "graded", "--isolation", "process")
    said = run(*command, "--dry-run", "--workers", "1")
    assert f"0 up, 0 down, {len(STUDENTS)} unchanged" in said


def test_an_extension_is_one_member_s(fresh: Path) -> None:
    late = replace(CLASS[0], hour=23)
    collected(fresh, [late])
    for record in (fresh / "work" / ".attempts").glob("*/1/attempt.json"):
        record.write_text(record.read_text("utf-8").replace("2026-12-01", "2026-12-05"), "utf-8")
    text = json.loads((fresh / "hw1.yaml").read_text("utf-8")) | {"policy": {"late": {"per_day": 0.1}}}
    (fresh / "hw1.yaml").write_text(json.dumps(text), "utf-8")
    graded(fresh, "--rebuild", "--workers", "1")
    run("extend", fresh / "graded", "ada", "--until", "2026-12-06T12:00:00+01:00", "--reason", "ill", "--author", "J")
    graded(fresh)
    assert ("late" in page(fresh, "ada"), "late" in page(fresh, "bob")) == (False, True)
