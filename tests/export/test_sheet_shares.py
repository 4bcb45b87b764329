"""Answers shared out over several sheets: as many for everybody, equal ones together, nobody's own twice."""

from itertools import permutations

import pytest

from grader.export.equal_answers import EqualAnswers, equal_answers
from grader.export.sheet_shares import BadSplit, SheetShare, shared_out, sheet_labels
from tests.export.marking_sample import NAMING, written

CLASS = [
    written(f"s{number:02}", f"Text {number % 31}.", exercise=f"text.{exercise}")
    for exercise in ("why", "how")
    for number in range(40)
]


def shares_of(groups: tuple[EqualAnswers, ...], split: str) -> tuple[SheetShare, ...]:
    return shared_out(groups, sheet_labels(split))[0]


def test_every_answer_is_on_one_sheet_and_all_sheets_have_alike_many_of_every_exercise() -> None:
    groups = equal_answers(CLASS, NAMING)
    assert len(groups) == 62
    shares = shares_of(groups, "3")
    assert [share.label for share in shares] == ["1", "2", "3"]
    held = [group for share in shares for group in share.groups]
    assert sorted(map(repr, held)) == sorted(map(repr, groups))
    for exercise in ("text.why", "text.how"):
        counts = [sum(group.first.exercise == exercise for group in share.groups) for share in shares]
        assert max(counts) - min(counts) <= 1
    assert max(len(share.groups) for share in shares) - min(len(share.groups) for share in shares) <= 1


def test_the_same_answers_are_shared_out_in_the_same_way_whatever_order_they_come_in() -> None:
    assert shares_of(equal_answers(CLASS, NAMING), "3") == shares_of(
        equal_answers(CLASS[:40][::-1] + CLASS[40:], NAMING), "3"
    )


def test_a_second_marker_gets_nothing_that_they_have_marked_themselves_and_still_all_get_alike_many() -> None:
    # Ben may take one of Ann's and one of Cy's, and no other: in some orders that is found by a chain of moves only.
    for first in sorted(set(permutations(["Ann", *["Ben"] * 4, "Cy"]))):
        answers = [written(f"s{place}", f"Text {place}.", first_marker=name) for place, name in enumerate(first)]
        shares = shares_of(equal_answers(answers, NAMING), "ann, Ben,Cy")
        assert [len(share.groups) for share in shares] == [2, 2, 2]
        for share in shares:
            assert all(group.first.first_marker.casefold() != share.marker.casefold() for group in share.groups)


def test_answers_that_none_of_the_markers_may_mark_are_left() -> None:
    answers = [written("ada", "So.", first_marker="Ann"), written("bob", "No.", first_marker="Ben")]
    shares, left = shared_out(equal_answers(answers, NAMING), [("", "Ann")])
    assert [group.first.student for group in shares[0].groups] == ["bob"]
    assert [group.first.student for group in left] == ["ada"]


@pytest.mark.parametrize("split", ["0", "1", "101", "9" * 30, "", "Ann", "Ann,ann", "-3", " , "])
def test_a_split_that_makes_no_sense_is_refused(split: str) -> None:
    with pytest.raises(BadSplit, match="write a number of sheets"):
        sheet_labels(split)
