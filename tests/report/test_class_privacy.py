"""Nobody can be told from the page to share: no names, and no figure from which a group of one to four follows."""

import re
from collections.abc import Collection
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.report.classes.class_html import class_page_html
from grader.report.classes.class_shown import ClassView
from grader.report.classes.class_view import class_view
from grader.report.classes.counts import (
    ALL_BUT_FEW,
    FEWER_THAN_FIVE,
    SMALLEST_GROUP,
    class_pieces,
    merged_kinds,
    told_count,
)
from grader.report.classes.score_spread import histogram
from tests.report.graded_class import SIZE, rows, student

WORDS = {kind: kind for kind in "abcdef"}
COUNTS = st.dictionaries(st.sampled_from("abcdef"), st.integers(0, 30), min_size=1).filter(
    lambda counts: sum(counts.values()) >= SMALLEST_GROUP
)


@given(st.integers(1, 40), st.data())
def test_a_count_tells_neither_a_small_group_nor_a_small_rest(of: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, of))
    shown = told_count(count, of).text
    small, few_others = 0 < count < SMALLEST_GROUP, 0 < of - count < SMALLEST_GROUP
    assert (str(count) == shown.partition(" of ")[0]) == (count not in {0, of} and not small and not few_others)


@given(st.integers(SMALLEST_GROUP * 2, 40))
def test_all_small_groups_look_the_same_also_to_the_script_that_sorts(of: int) -> None:
    assert len({told_count(count, of) for count in range(1, SMALLEST_GROUP)}) == 1
    assert len({told_count(of - count, of) for count in range(1, SMALLEST_GROUP)}) == 1


@given(COUNTS)
def test_no_part_of_a_class_that_can_be_worked_out_is_small(counts: dict[str, int]) -> None:
    shown = class_pieces(counts, WORDS)
    numbers = [int(piece.students) for piece in shown if piece.students not in {FEWER_THAN_FIVE, ALL_BUT_FEW}]
    assert all(number >= SMALLEST_GROUP for number in numbers)
    if len(numbers) < len(shown):  # the few, and one large group that has no number either
        assert [piece.students for piece in shown] == [ALL_BUT_FEW, FEWER_THAN_FIVE]
    else:
        assert sum(numbers) == sum(counts.values())


@given(COUNTS)
def test_parts_that_are_large_enough_stay_apart_where_they_can(counts: dict[str, int]) -> None:
    there = {kind: count for kind, count in counts.items() if count}
    if all(count >= SMALLEST_GROUP for count in there.values()):
        assert merged_kinds(there, SMALLEST_GROUP) == ()
        assert [(piece.kind, piece.students) for piece in class_pieces(counts, WORDS)] == [
            (kind, str(count)) for kind, count in there.items()
        ]


@given(st.lists(st.floats(0, 1.2), max_size=60))
def test_no_bar_stands_for_one_to_four_students(shares: list[float]) -> None:
    bars = histogram(shares, SMALLEST_GROUP)
    assert all(bar.count == 0 or bar.count >= SMALLEST_GROUP for bar in bars)
    assert sum(bar.count for bar in bars) == (len(shares) if len(shares) >= SMALLEST_GROUP else 0)
    if bars:
        assert [bar.start for bar in bars] == [0, *(bar.end for bar in bars[:-1])]
        assert bars[-1].end == 11


def test_no_student_is_on_the_page() -> None:
    assert "qzstudent" not in class_page_html(class_view(rows(), shared=True))


def test_groups_of_fewer_than_five_are_not_counted() -> None:
    view = class_view(rows(), shared=True)
    ratio = next(each for each in view.exercises if each.id == "trees.gain_ratio")
    assert [(each.students, each.words) for each in ratio.pieces] == [
        (ALL_BUT_FEW, "right"),
        (FEWER_THAN_FIVE, "nothing found"),
    ]
    assert [each.students for each in view.ungraded] == [f"{FEWER_THAN_FIVE} of 30"]
    assert (view.mistakes.fewer, view.roll) == (0, ())
    text = re.sub(r"<[^>]+>", " ", class_page_html(view).partition("<main>")[2])
    assert not re.search(r"\b[1-4] of \d|\b2[6-9] of 30\b|of (?!30\b)\d+", text)


def without(few: Collection[int]) -> ClassView:
    """The class, in which these did not hand in gain ratios."""
    nothing, something = rows()[7].exercises[3], rows()[0].exercises[3]
    made = [
        replace(row, exercises=(*row.exercises[:3], nothing if number in few else something, *row.exercises[4:]))
        for number, row in enumerate(rows())
    ]
    return class_view(made, shared=True)


def test_whether_one_or_four_handed_nothing_in_changes_no_count() -> None:
    one, four = without({7}), without({7, 12, 13, 20})
    for mine, others in zip(one.exercises, four.exercises, strict=True):
        assert (mine.pieces, mine.right, mine.cases) == (others.pieces, others.right, others.cases)
    assert (one.mistakes, one.reasons, one.clusters) == (four.mistakes, four.reasons, four.clusters)
    assert (one.nobody, one.everybody) == (four.nobody, four.everybody)
    assert without(()).exercises[3].pieces != one.exercises[3].pieces


def test_of_a_class_of_four_only_what_is_not_graded_is_told() -> None:
    few = rows(4)  # one of them has an exercise that is not graded
    view = class_view(few, shared=True)
    assert (view.students, view.large, view.scores, view.exercises) == (FEWER_THAN_FIVE, False, None, ())
    assert [(each.id, each.students) for each in view.ungraded] == [("bayes_nets.pairs", FEWER_THAN_FIVE)]
    assert "too small" in class_page_html(view)


def test_an_exercise_that_few_handed_in_has_no_cases_to_tell_of() -> None:
    some = [row for row in rows() if row.student in {student(number) for number in (7, 8, 9, 10, 11, 12)}]
    ratio = next(each for each in class_view(some, shared=True).exercises if each.id == "trees.gain_ratio")
    assert ratio.cases == ()


@pytest.mark.parametrize("what", ["ungraded", "mistakes", "clusters", "roll"])
def test_with_names_everybody_is_found(what: str) -> None:
    view = class_view(rows(), named=True)
    found = {
        "ungraded": view.ungraded[0].ids,
        "mistakes": view.mistakes.lines[0].ids,
        "clusters": view.clusters.lines[0].ids,
        "roll": tuple(each.student for each in view.roll),
    }[what]
    expected = {"ungraded": (3, 4), "mistakes": range(12), "clusters": range(1, SIZE, 2), "roll": range(SIZE)}[what]
    assert found == tuple(student(number) for number in expected)
    assert all(name in class_page_html(view) for name in found)
