"""What a regrade changes, and that it lowers nothing unless asked to."""

from dataclasses import replace

import pytest

from grader.gradebook.changed_marks import Regraded, regraded
from grader.gradebook.records import GradedAttempt, KeptMark, Records
from tests.gradebook.book_sample import NOW, TERMS, attempt, override


def again(records: Records, *new: GradedAttempt, allow_lower: bool = False) -> Regraded:
    return regraded(
        (TERMS, TERMS), records, [replace(each, built="sha256:b2") for each in new], NOW, allow_lower=allow_lower
    )


CASES = {  # what: (before, after, may fall, changes as (exercise, before, after, kept), final marks before and after)
    "the same": ({"gain": 3.0}, {"gain": 3.0}, False, [], 3.0, 3.0),
    "better": ({"gain": 3.0}, {"gain": 4.0}, False, [("trees.gain", 3.0, 4.0, None)], 3.0, 4.0),
    "worse is kept": ({"gain": 3.0}, {"gain": 1.0}, False, [("trees.gain", 3.0, 1.0, 3.0)], 3.0, 3.0),
    "worse, and asked for": ({"gain": 3.0}, {"gain": 1.0}, True, [("trees.gain", 3.0, 1.0, None)], 3.0, 1.0),
    "each exercise for itself": (
        {"gain": 3.0, "rule": 1.0},
        {"gain": 1.0, "rule": 2.0},
        False,
        [("trees.gain", 3.0, 1.0, 3.0), ("bayes.rule", 1.0, 2.0, None)],
        4.0,
        5.0,
    ),
    "graded at last": ({"gain": "ungraded"}, {"gain": 2.0}, False, [("trees.gain", None, 2.0, None)], None, 2.0),
}


@pytest.mark.parametrize("what", CASES)
def test_marks_before_and_after(what: str) -> None:
    old, new, allow_lower, changes, before, after = CASES[what]
    found = again(Records((attempt(**old),)), attempt(**new), allow_lower=allow_lower)
    assert [(each.exercise, each.before, each.after, each.kept) for each in found.changes] == changes
    assert ([each.final for each in found.before], [each.final for each in found.after]) == ([before], [after])
    assert len(found.moved) == (before != after)


def test_a_second_regrade_keeps_what_the_first_kept_until_it_may_fall() -> None:
    first = again(Records((attempt(gain=3.0),)), attempt(gain=1.0))
    second = again(first.records, attempt(gain=2.0))
    assert second.after[0].final == 3.0
    lowered = again(second.records, attempt(gain=2.0), allow_lower=True)
    assert [(each.before, each.after) for each in lowered.changes] == [(3.0, 2.0)]
    assert lowered.after[0].final == 2.0
    assert isinstance(lowered.kept[0], KeptMark)


def test_it_is_told_whose_mark_falls_through_other_rules() -> None:
    work = (attempt(number=1, gain=2.0), attempt(number=2, gain=3.0))
    stricter = replace(TERMS, attempts=TERMS.attempts.model_copy(update={"limit": 1}))
    for terms, fallen in (((TERMS, stricter), ("ada",)), ((stricter, TERMS), ()), ((TERMS, TERMS), ())):
        assert regraded(terms, Records(work), work, NOW, allow_lower=False).fallen == fallen


def test_any_attempt_may_become_the_best() -> None:
    work = (attempt(number=1, gain=2.0), attempt(number=2, gain=3.0))
    found = again(Records(work), attempt(number=1, gain=4.0), attempt(number=2, gain=3.0))
    assert [(each.attempt, each.after) for each in found.changes] == [(1, 4.0)]
    assert found.after[0].counts is not None
    assert found.after[0].counts.attempt.number == 1


def test_an_exercise_that_is_worth_something_else_keeps_its_share() -> None:
    old = attempt(gain=4.0)
    halved = replace(old, marks=tuple(replace(m, points=m.points / 2, score=0.5) for m in old.marks))
    found = again(Records((old,)), halved)
    assert {each.exercise: each.kept for each in found.changes}["trees.gain"] == 2.0


def test_what_a_person_set_stays_set() -> None:
    found = again(Records((attempt(gain=1.0),), overrides=(override("trees.gain", 3.5),)), attempt(gain=2.0))
    assert (found.before[0].final, found.after[0].final) == (3.5, 3.5)
    assert found.moved == ()


def test_work_that_was_not_graded_again_stays() -> None:
    found = again(Records((attempt("ada", gain=1.0), attempt("bob", gain=1.0))), attempt("bob", gain=2.0))
    assert [(each.student, each.final) for each in found.after] == [("ada", 1.0), ("bob", 2.0)]
