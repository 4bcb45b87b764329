"""Which attempt counts, and the mark that comes of it: by hand, in tables."""

from dataclasses import replace
from datetime import datetime, timedelta
from decimal import ROUND_HALF_UP, Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.built.disclosure import DISCLOSURES
from grader.gradebook.class_marks import standing_of, standings, told_to_student
from grader.gradebook.records import Extension, HandedIn, KeptMark, ManualMark, Records, documented_attempt
from grader.gradebook.result_with_marks import with_current_marks
from grader.report.view import disclosure_rules, student_view
from grader.spec.assignment import Hidden, Policy
from tests.gradebook.book_sample import DUE, NOW, attempt, override, result, terms

MINUTE = timedelta(minutes=1)
ON_TIME = "2026-12-04T12:00:00+01:00"
A_DAY_LATE = "2026-12-05T12:00:00+01:00"
COUNTING = {  # what: (rules for attempts, attempts, number of the one that counts, final mark)
    "the best": ({}, [attempt(number=1, gain=4.0), attempt(number=2, gain=2.0)], 1, 4.0),
    "the first of equals": ({}, [attempt(number=1, gain=3.0), attempt(number=2, gain=3.0)], 1, 3.0),
    "the last": ({"keep": "last"}, [attempt(number=1, gain=4.0), attempt(number=2, gain=2.0)], 2, 2.0),
    "the best within the limit": (
        {"limit": 2},
        [attempt(number=n, gain=float(n)) for n in (1, 2, 3)],
        2,
        2.0,
    ),
    "the last within the limit": (
        {"limit": 1, "keep": "last"},
        [attempt(number=n, gain=float(n)) for n in (1, 2)],
        1,
        1.0,
    ),
    "by time, in whatever order recorded": (
        {"keep": "last"},
        [attempt(number=1, submitted=A_DAY_LATE, gain=1.0), attempt(number=2, submitted=ON_TIME, gain=4.0)],
        2,  # the one recorded first was handed in last: 1 of 4 less nothing
        1.0,
    ),
    "a failure of ours uses up no attempt": (
        {"limit": 1},
        [attempt(number=1, gain="ungraded"), attempt(number=2, gain=4.0)],
        2,
        4.0,
    ),
}


@pytest.mark.parametrize("what", COUNTING)
def test_the_attempt_that_counts(what: str) -> None:
    rules, attempts, number, final = COUNTING[what]
    standing = standing_of(terms(attempts=rules), Records(tuple(attempts)), "ada")
    assert standing.counts is not None
    assert (standing.counts.attempt.number, standing.final) == (number, final)


def test_the_best_is_the_best_after_lateness() -> None:
    late = attempt(number=2, submitted=A_DAY_LATE, gain=4.0, rule=2.0)
    early = attempt(number=1, submitted=ON_TIME, gain=4.0, rule=1.5)
    standing = standing_of(terms(per_day=0.1), Records((late, early)), "ada")
    assert standing.counts is not None
    assert (standing.counts.attempt.number, standing.final, standing.penalty) == (1, 5.5, 0)
    assert [each.score for each in standing.attempts] == [5.5, 5.4]


def test_each_number_stands_in_a_sentence() -> None:
    standing = standing_of(terms(per_day=0.1), Records((attempt(submitted=A_DAY_LATE, gain=4.0, rule=2.0),)), "ada")
    assert (standing.raw, standing.penalty, standing.final) == (6.0, 0.6, 5.4)
    assert standing.sentences == (
        "One attempt: 6 of 12 points.",
        "Handed in 12 h 1 min late (2026-12-05 12:00 +01:00, due 2026-12-04 23:59 +01:00):"
        " 1 started day at 10 % makes 10 %.",
        "10 % of 6 is 0.6, which leaves 5.4.",
    )


def test_an_extension_moves_the_due_date_of_one_student_and_the_last_holds() -> None:
    def until(text: str, student: str = "ada") -> Extension:
        return Extension(student, datetime.fromisoformat(text), "ill", "tutor", NOW)

    work = (attempt("ada", submitted=A_DAY_LATE, gain=4.0), attempt("bob", submitted=A_DAY_LATE, gain=4.0))
    given = Records(work, extensions=(until("2026-12-09T12:00:00+01:00"), until("2026-12-05T18:00:00+01:00")))
    ada, bob = standings(terms(per_day=0.5), given)
    assert (ada.final, bob.final) == (4.0, 2.0)
    assert (ada.due, bob.due) == (until("2026-12-05T18:00:00+01:00").until, DUE)
    assert "Extended until 2026-12-05T18:00:00+01:00 by tutor: ill" in ada.sentences
    earlier = Records(work, extensions=(until("2026-12-01T12:00:00+01:00"),))
    assert standing_of(terms(), earlier, "ada").due == DUE  # an extension never makes it earlier


OVERRIDES = {  # what: (overrides, raw, final)
    "an exercise, before lateness": ([override("trees.gain", 3.0)], 9.0, 4.5),
    "the whole mark, as it is": ([override(None, 11.0)], 8.0, 11.0),
    "the last one holds": ([override("trees.gain", 3.0), override("trees.gain", 1.0)], 7.0, 3.5),
    "one taken back": ([override("trees.gain", 3.0), override("trees.gain", None)], 8.0, 4.0),
    "a whole mark taken back": ([override(None, 11.0), override(None, None)], 8.0, 4.0),
    "of somebody else": ([override("trees.gain", 4.0, student="bob")], 8.0, 4.0),
}


@pytest.mark.parametrize("what", OVERRIDES)
def test_what_a_person_set_counts(what: str) -> None:
    overrides, raw, final = OVERRIDES[what]
    given = Records((attempt(submitted=A_DAY_LATE, gain=2.0, rule=6.0),), overrides=tuple(overrides))
    standing = standing_of(terms(per_day=0.5), given, "ada")
    assert (standing.raw, standing.final) == (raw, final)


def test_a_text_is_pending_until_a_person_has_marked_just_that_text() -> None:
    work = attempt(gain=4.0, why="Because.")
    waiting = standing_of(terms(), Records((work,)), "ada")
    assert (waiting.score, waiting.final, waiting.pending) == (4.0, None, 2.0)
    assert waiting.sentences[-1] == "2 points wait for a person."
    text = next(mark for mark in work.marks if mark.exercise == "text.why")
    given = ManualMark("ada", "text.why", text.answer, 1.5, "Good.", "tutor", NOW)
    marked = standing_of(terms(), Records((work,), manual=(given,)), "ada")
    assert (marked.score, marked.final, marked.pending) == (5.5, 5.5, 0)
    other = standing_of(terms(), Records((attempt(gain=4.0, why="Why not?"),), manual=(given,)), "ada")
    assert other.final is None


def test_no_mark_is_final_while_another_attempt_may_overtake_it() -> None:
    first, second = attempt(number=1, gain=2.0), attempt(number=2, gain=1.0, why="Because.")
    waiting = standing_of(terms(), Records((first, second)), "ada")
    assert (waiting.score, waiting.final, [each.attempt.number for each in waiting.rivals]) == (2.0, None, [2])
    assert waiting.sentences[-1] == "Attempt 2 waits for a person, and may count instead."
    assert (
        standing_of(terms(attempts={"keep": "last"}), Records((second, replace(first, number=3))), "ada").final == 2.0
    )
    assert standing_of(terms(attempts={"limit": 1}), Records((first, second)), "ada").final == 2.0
    assert standing_of(terms(), Records((attempt(number=1, gain=4.0), second)), "ada").final == 4.0  # out of reach
    given = ManualMark("ada", "text.why", second.marks[2].answer, 2.0, "", "tutor", NOW)
    marked = standing_of(terms(), Records((first, second), manual=(given,)), "ada")
    assert marked.counts is not None
    assert (marked.final, marked.counts.attempt.number) == (3.0, 2)
    lost = attempt(number=2, gain="ungraded", rule=1.0)
    assert standing_of(terms(), Records((first, lost)), "ada").final is None
    assert standing_of(terms(), Records((first, lost), overrides=(override(None, 3.0),)), "ada").final == 3.0


def test_a_failure_of_ours_leaves_no_mark_but_a_person_may_set_one() -> None:
    work = attempt(gain=4.0, rule="ungraded")
    failed = standing_of(terms(), Records((work,)), "ada")
    assert (failed.score, failed.final, failed.ungraded) == (None, None, ("bayes.rule",))
    assert [mark.score for mark in failed.marks] == [4.0, None, 0.0]
    mended = standing_of(terms(), Records((work,), overrides=(override("bayes.rule", 6.0),)), "ada")
    assert (mended.final, mended.ungraded) == (10.0, ())


def test_what_a_regrade_kept_is_a_floor_of_that_submission() -> None:
    work = attempt(gain=1.0)
    kept = KeptMark("ada", work.submission, "trees.gain", 3.0, "regraded", NOW)
    assert standing_of(terms(), Records((work,), kept=(kept,)), "ada").final == 3.0
    better = attempt(gain=4.0)
    assert standing_of(terms(), Records((better,), kept=(kept,)), "ada").final == 4.0
    another = replace(work, submission="sha256:another")
    assert standing_of(terms(), Records((another,), kept=(kept,)), "ada").final == 1.0


def test_who_handed_in_nothing_stands_there_without_a_mark() -> None:
    ada, bob = standings(terms(), Records((attempt(gain=1.0),)), ["bob"])
    assert (ada.student, bob.student, bob.score, bob.final, bob.points) == ("ada", "bob", None, None, 12.0)
    assert bob.sentences == ("Nothing was handed in.",)
    spoken = standing_of(terms(), Records(overrides=(override("trees.gain", 3.0, "bob"),)), "bob")
    assert spoken.final == 3.0


def test_a_folder_of_results_gives_the_same_without_a_book() -> None:
    results = [result("ada", gain=4.0), result("bob", rule=6.0)]
    assert [each.final for each in standings(terms(), Records(tuple(map(documented_attempt, results))))] == [4.0, 6.0]


def test_students_read_no_reason_and_no_hidden_sum() -> None:
    work = (attempt(number=1, submitted=A_DAY_LATE, gain=4.0), attempt(number=2, submitted=A_DAY_LATE, gain=2.0))
    given = Records(work, overrides=(override("bayes.rule", 6.0),))
    standing = standing_of(terms(per_day=0.1), given, "ada")
    assert told_to_student(standing, "hint") == (
        "Attempt 1 of 2 counts.",
        "bayes.rule: the mark was set by a person.",
        standing.late.sentence,
        "10 % of 10 is 1, which leaves 9.",
        "With all this the mark is 9 of 12.",
    )
    assert told_to_student(standing, "nothing") == (standing.late.sentence,)
    assert not any("Argued" in line or "tutor" in line for line in told_to_student(standing, "all"))
    assert told_to_student(standing_of(terms(), Records((attempt(submitted=ON_TIME, gain=4.0),)), "ada"), "all") == ()


def test_a_page_shows_what_people_gave_and_decided() -> None:
    graded = result(gain=2.0, why="Because.")
    work = documented_attempt(graded)
    given = ManualMark("ada", "text.why", work.marks[2].answer, 1.5, "Name an example.", "tutor", NOW)
    known = Records((work,), manual=(given,), overrides=(override("bayes.rule", 6.0),))
    standing = standing_of(terms(), known, "ada")
    shown = with_current_marks(graded, standing.marks)
    assert (shown.score, shown.pending, standing.raw) == (9.5, 0, 9.5)
    assert [each.status for each in shown.exercises] == ["partial", "right", "partial"]
    view = student_view(shown, disclosure_rules(Policy(), DUE), NOW, told_to_student(standing, "input"))
    assert view.adjustments == ("bayes.rule: the mark was set by a person.", "With all this the mark is 9.5 of 12.")
    for level in DISCLOSURES:
        view = student_view(shown, disclosure_rules(Policy(hidden=Hidden(after_close=level)), DUE), NOW)
        (text,) = view.exercises[2].public
        assert (text.message, text.score, text.observed) == ("Name an example.", 1.5, "Because.")
    assert with_current_marks(graded, standing_of(terms(), Records((work,)), "ada").marks) is graded


def by_hand(work: list[tuple[int, int, int]], per_day: str, most: str, keep: str, limit: int | None) -> Decimal:
    """The mark, worked out another way: in decimals, minute by minute, without any of our functions."""
    marks = []
    for gain, rule, minutes in work[:limit]:
        days = len([minute for minute in range(minutes) if minute % (24 * 60) == 0])
        off = min(Decimal(per_day) * days, Decimal(most))
        raw = Decimal(gain + rule) / 100
        marks.append((raw * (1 - off)).quantize(Decimal("0.01"), ROUND_HALF_UP))
    return marks[-1] if keep == "last" else max(marks)


@given(
    work=st.lists(st.tuples(st.integers(0, 400), st.integers(0, 600), st.integers(0, 6000)), min_size=1, max_size=4),
    per_day=st.sampled_from(["0", "0.1", "0.25", "0.333"]),
    most=st.sampled_from(["0.3", "1"]),
    keep=st.sampled_from(["best", "last"]),
    limit=st.sampled_from([None, 1, 3]),
)
def test_the_mark_is_what_another_calculation_gives(
    work: list[tuple[int, int, int]], per_day: str, most: str, keep: str, limit: int | None
) -> None:
    work = sorted(work, key=lambda each: each[2])  # in the order of handing in
    attempts = tuple(
        documented_attempt(
            result("ada", f"{n}", gain=gain / 100, rule=rule / 100), HandedIn(DUE + minutes * MINUTE, number=n)
        )
        for n, (gain, rule, minutes) in enumerate(work, 1)
    )
    rules = terms(attempts={"keep": keep, "limit": limit}, per_day=float(per_day), most=float(most))
    final = standing_of(rules, Records(attempts), "ada").final
    assert final == float(by_hand(work, per_day, most, keep, limit))
