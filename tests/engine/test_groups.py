"""Whose numbers the work of a group is graded with: one member's, the same for all of them, and nobody's outside."""

import json
import pickle
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from grader.build.built_assignment import build
from grader.build.personal import personalised
from grader.built.document import BuiltAssignment
from grader.built.freeze import dumps, loads
from grader.built.variants import for_student, variant_marked
from grader.engine.group_numbers import assignment_as_answered, group_numbers_sentences
from grader.engine.resume import KnownSubmission, group_key, known_line, known_submissions
from grader.engine.worker_task import Settings, SubmissionTask, lost_submission
from grader.intake.files import File, FoundFiles
from grader.intake.submission import CodeCell, Source, Submission
from grader.report.result_json import read_result
from grader.score.result import Result
from grader.spec.load import load_assignment_spec

HAND, CHOICE = "bayes.posterior_by_hand", "bayes.which_posterior"
HAND_PART, CHOSEN = "bayes_posterior_by_hand__hit", "bayes_which_posterior"
GROUP = ("ada", "bob", "cy")


@cache
def built() -> BuiltAssignment:
    """Two exercises by hand, with numbers for four students."""
    spec = {"schema": 1, "id": "hw", "title": "Hw", "secret": {"public": "none"}, "personalise": "per_student"}
    with TemporaryDirectory() as folder:
        file = Path(folder, "hw.yaml")
        file.write_text(json.dumps({**spec, "exercises": [{"id": HAND}, {"id": CHOICE}]}), "utf-8")
        loaded = load_assignment_spec(file)
        return loads(dumps(personalised(build(loaded, b"none"), loaded, b"none", (*GROUP, "mallory"))))


def fingerprint(student: str) -> str:
    return for_student(built(), student).variant


def submission(student: str, *stamped: tuple[str, str], head: str = "") -> Submission:
    """Work with a cell for each (variable, whose stamp), and with answers below a head of answers.yaml."""
    cells = tuple(CodeCell(f"# variant: {fingerprint(whose)}\n{name} = 0.5", "cell") for name, whose in stamped)
    answers = {HAND: {"hit": "0.5"}, CHOICE: {"": "a"}} if head else {}
    sources = (Source("hw", "hw.ipynb", cells),) if cells else ()
    return Submission(student, sources, answers, (), "sha256:0", "BCD-FGH", fingerprint(head) if head else "")


def others(student: str) -> tuple[str, ...]:
    return tuple(each for each in GROUP if each != student)


ANSWERED = {  # what a group hands in: ((variable, whose stamp)..., whose answers.yaml, whose numbers count)
    "one sheet in a notebook": (((HAND_PART, "bob"), (CHOSEN, "bob")), "", "bob"),
    "one sheet in answers.yaml": ((), "cy", "cy"),
    "most of one sheet": (((HAND_PART, "bob"), (CHOSEN, "bob"), (CHOSEN, "ada")), "", "bob"),
    "as much of two: the first": (((HAND_PART, "cy"), (CHOSEN, "ada")), "", "cy"),
    "an outsider's beside a member's": (((HAND_PART, "mallory"), (CHOSEN, "ada")), "", "ada"),
}


@pytest.mark.parametrize("what", ANSWERED)
def test_all_members_are_graded_with_the_same_numbers(what: str) -> None:
    stamped, head, whose = ANSWERED[what]
    found = {
        assignment_as_answered(built(), submission(each, *stamped, head=head), others(each)).variant for each in GROUP
    }
    assert found == {fingerprint(whose)}


@pytest.mark.parametrize("student", ["ada", "nobody"])
@pytest.mark.parametrize("group", [(), ("bob",)])
def test_nobody_gets_the_numbers_of_somebody_outside(student: str, group: tuple[str, ...]) -> None:
    work = submission(student, (HAND_PART, "mallory"), (CHOSEN, "mallory"))
    assert assignment_as_answered(built(), work, group) == for_student(built(), student)
    head = submission(student, head="mallory")
    assert assignment_as_answered(built(), head, group) == for_student(built(), student)


def test_without_a_stamp_each_has_their_own() -> None:
    plain = Submission("ada", (), {HAND: {"hit": "0.5"}}, (), "sha256:0", "BCD-FGH")
    assert assignment_as_answered(built(), plain, ("bob",)).variant == fingerprint("ada")


def test_a_slip_in_an_exercise_s_name_does_not_hide_the_stamp() -> None:
    slip = Submission("ada", (), {f"{HAND} ": {"hit": "0.5"}}, (), "sha256:0", "BCD-FGH", fingerprint("bob").upper())
    assert assignment_as_answered(built(), slip, ("bob",)).variant == fingerprint("bob")


def test_numbers_that_were_inherited_count_for_the_heir_alone() -> None:
    left = {"ada": (built().students["bob"],)}
    rest = {name: own for name, own in built().students.items() if name != "bob"}
    after = loads(dumps(replace(built(), students=rest, inherited=left)))
    assert assignment_as_answered(after, submission("ada", head="bob")).variant == fingerprint("bob")
    assert assignment_as_answered(after, submission("cy", head="bob")).variant == fingerprint("cy")
    assert variant_marked(after, fingerprint("bob")) == built().students["bob"]
    assert for_student(after, "ada").inherited == {}


def test_a_document_without_heirs_has_the_bytes_it_always_had() -> None:
    assert b"inherited" not in dumps(built())


def result(student: str, whose: str) -> Result:
    return Result(
        assignment="hw", title="", student=student, score=0, points=1, variant=fingerprint(whose), built="",
        submission="", receipt="", exercises=(),
    )  # fmt: skip


def test_the_sentence_names_whose_sheet_it_was_where_that_is_known() -> None:
    [told] = group_numbers_sentences(built(), result("ada", "bob"), ("bob",))
    assert "bob's sheet (variant " + fingerprint("bob") in told
    [told] = group_numbers_sentences(built(), result("ada", "bob"), ())
    assert "another member's sheet" in told
    assert group_numbers_sentences(built(), result("ada", "ada"), ("bob",)) == ()


def test_what_is_lost_through_us_shows_the_questions_that_were_answered(tmp_path: Path) -> None:
    text = f"variant: {fingerprint('bob')}\n{HAND}:\n  hit: 0.5\n".encode()
    task = SubmissionTask("ada", FoundFiles((File("answers.yaml", "yaml", text),)), group=("bob",))
    settings = Settings(dumps(built()), tmp_path, datetime(2026, 1, 1, tzinfo=UTC))
    done = lost_submission(settings, pickle.loads(pickle.dumps(task)), "the process died")  # as it travels to workers
    asked = read_result(done.text).exercises[0]
    assert asked.prompt == for_student(built(), "bob").exercises[0].prompt


def test_a_group_is_known_by_what_names_nobody_whatever_its_order(tmp_path: Path) -> None:
    assert group_key(("bob", "cy")) == group_key(("cy", "bob")) != group_key(("bob",)) != group_key(()) == ""
    assert "bob" not in group_key(("bob", "cy"))
    line = json.loads(known_line(KnownSubmission("ada", "s", "b", "v", "p", {".json": "d"}, ("ada", 1.0), {"x": 1.0})))
    del line["group"]  # as an earlier version wrote it
    (tmp_path / "known.jsonl").write_text(json.dumps(line) + "\n", "utf-8")
    assert known_submissions(tmp_path)["ada"].group == ""
