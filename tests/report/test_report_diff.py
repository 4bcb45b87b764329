"""What differs between an answer and the right one: marked where it differs, silent where it does not."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.codec.values import Array, Frame, Record
from grader.report.diff.chosen_diff import diff_of
from grader.report.diff.diff_lines import diff_lines
from grader.report.diff.short_diff import line_diff
from grader.report.shown import DiffView

TREE = {
    "test": "outlook",
    "branches": {
        "sunny": {"test": ["humidity", "<", 77.5], "branches": {"yes": "yes", "no": "no"}},
        "overcast": "yes",
        "rainy": "no",
    },
}
OTHER = {
    "outlook": {
        "sunny": {"humidity < 77.5": {"yes": "yes", "no": "no"}},
        "overcast": "yes",
        "rainy": {"windy": {"t": "no", "f": "yes"}},
    }
}
RULES = [{"body": "a", "support": 2}, {"body": "b", "support": 3}, {"body": "c", "support": 4}]
SPREAD = Record("Spread", (("mean", 2.0), ("sd", 0.5)))

# what: (check, right, answer, how it reads)
READS: dict[str, tuple[str, Any, Any, tuple[str, ...]]] = {
    "digits after the common beginning": (
        "close",
        0.9402,
        0.9517,
        ("got       0.9517", "expected  0.9402", "            " + " ^^^"),
    ),
    "points below each other": ("close", 3.5, 12.75, ("got       12.75", "expected   3.5")),
    "a wrong label": ("exact", "yes", "no", ("got       'no'", "expected  'yes'")),
    "an item of a short row": (
        "close",
        [0.1, 0.3, 0.4],
        (0.1, 0.3, 0.9),
        ("got       (0.1, 0.3, 0.9)", "expected  (0.1, 0.3, 0.4)", "                     ^^^"),
    ),
    "a key of a short dict": (
        "mapping",
        {"yes": 0.5, "no": 0.25},
        {"yes": 0.5, "no": 0.2},
        (
            "got       {'yes': 0.5, 'no': 0.2}",
            "expected  {'yes': 0.5, 'no': 0.25}",
            "                       ^^^^^^^^^^",
        ),
    ),
    "our own class as a tuple was asked": (
        "parts",
        SPREAD,
        (2.0, 0.7),
        ("got       (2.0, 0.7)", "expected  (2.0, 0.5)", "                ^^^"),
    ),
    "our own class as a dict was asked": (
        "parts",
        SPREAD,
        {"mean": 2.0, "sd": 0.7},
        (
            "got       {'mean': 2.0, 'sd': 0.7}",
            "expected  {'mean': 2.0, 'sd': 0.5}",
            "                        ^^^^^^^^^",
        ),
    ),
    "entries of a long row": ("close", list(range(30)), [*range(29), 3], ("at 29: got 3, expected 29", "(29 alike)")),
    "an array": (
        "close",
        list(range(9)),
        Array("int64", (9,), (9, *range(1, 9))),
        ("at 0: got 9, expected 0", "(8 alike)"),
    ),
    "a row that is too short": (
        "close",
        [1, 2, 3, 4, 5, 6, 7],
        [1, 2, 3, 4, 5, 6],
        ("at 6: nothing, expected 7", "(6 alike)"),
    ),
    "keys of a long dict": (
        "mapping",
        dict.fromkeys("abcdefg", 1),
        dict.fromkeys("abcdefh", 1),
        ("at 'g': nothing, expected 1", "at 'h': got 1, should not be there", "(6 alike)"),
    ),
    "a set": (
        "as_set",
        [["a"], ["b"], ["c"]],
        {("a",), ("d",)},
        ("missing: ['b'], ['c']", "too many: ('d',)", "1 in both"),
    ),
    "often enough": ("as_multiset", ["a", "a", "b"], ["a", "b", "b"], ("missing: 'a'", "too many: 'b'", "2 in both")),
    "groups in any order": (
        "partition",
        [[1, 2], [3, 4]],
        [{4, 3}, {1}, {2}],
        ("missing: [1, 2]", "too many: [1], [2]", "1 in both"),
    ),
    "rows of a table in any order": (
        "table",
        RULES,
        [{"body": "c", "support": 4}, {"body": "b", "support": 5}],
        ("missing: body: 'a', support: 2", "row 1, support: got 5, expected 3"),
    ),
    "a DataFrame": (
        "table",
        RULES,
        Frame(("body", "support"), (0, 1, 2), (("a", 2), ("b", 3), ("c", 9))),
        ("row 2, support: got 9, expected 4",),
    ),
    "cells of a matrix": (
        "close",
        [[50, 5], [10, 35]],
        [[50, 10], [5, 35]],
        ("row 0, [1]: got 10, expected 5", "row 1, [0]: got 5, expected 10"),
    ),
    "trees side by side": (
        "same_tree",
        TREE,
        OTHER,
        (
            "  yours                           expected",
            "  outlook?                        outlook?",
            "    sunny: humidity < 77.5?         sunny: humidity < 77.5?",
            "      yes: 'yes'                      yes: 'yes'",
            "      no: 'no'                        no: 'no'",
            "    overcast: 'yes'                 overcast: 'yes'",
            ">   rainy: windy?                   rainy: 'no'",
            "|     t: 'no'",
            "|     f: 'yes'",
        ),
    ),
}


@pytest.mark.parametrize("what", READS)
def test_what_differs_reads(what: str) -> None:
    check, right, answer, lines = READS[what]
    diff = diff_of(check, right, answer)
    assert diff is not None
    assert diff_lines(diff) == lines


@pytest.mark.parametrize(
    ("check", "right", "answer"),
    [
        ("as_set", [1, 2], (2, 1)),
        ("table", RULES, RULES[::-1]),
        ("same_tree", TREE, TREE),
        ("close", list(range(9)), [number + 1e-12 for number in range(9)]),
        ("mapping", {**dict.fromkeys("abcdefg", 1), "zero": 0}, dict.fromkeys("abcdefg", 1)),
        ("verify", [1, 2, 3], [3, 2, 1]),  # one right answer of several is nothing to differ from
        ("one_of", "a", "b"),
        ("close", 1.0, None),
        ("close", [1.0, 2.0], 3.0),
        ("exact", {"a": 1}, [1, 2, 3]),
    ],
)
def test_nothing_is_marked_where_nothing_differs_or_nothing_can_be_laid_beside(
    check: str, right: Any, answer: Any
) -> None:
    assert diff_of(check, right, answer) is None


def marked(diff: DiffView) -> list[str]:
    """The pieces of the answer that are marked."""
    return [piece.text for row in diff.rows for cell in row.cells for piece in cell.got if piece.differs]


def test_numbers_that_are_near_are_not_marked_beside_one_that_is_not() -> None:
    diff = diff_of("close", [0.1, 0.2, 0.3], [0.1 + 1e-15, 0.2, 0.7])
    assert diff is not None
    assert marked(diff) == ["0.7"]


VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-9, 9), st.floats(), st.text(max_size=3)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.sampled_from(["test", "branches", "label", "a", "b"]), inner, max_size=3),
        st.tuples(inner, inner),
    ),
    max_leaves=12,
)
CHECKS = ["close", "exact", "as_set", "as_multiset", "partition", "table", "mapping", "parts", "same_tree", "verify"]


@given(st.sampled_from(CHECKS), VALUES, VALUES)
def test_any_answer_beside_any_other_gives_lines_or_nothing(check: str, right: Any, answer: Any) -> None:
    diff = diff_of(check, right, answer)
    assert diff is None or diff_lines(diff)


@pytest.mark.parametrize("size", [300, 5000])
def test_an_answer_without_end_makes_no_page_without_end(size: int) -> None:
    for check in ("close", "as_set", "table", "mapping"):
        right = [{"a": at, "b": at + 1} for at in range(size)]
        for pair in ((right, right[::-1]), (list(range(size)), list(range(1, size + 1)))):
            diff = diff_of(check, *pair)
            assert diff is None or sum(len(line) for line in diff_lines(diff)) < 4000


def test_a_set_as_a_key_is_shown_as_it_would_be_typed_the_same_in_every_process() -> None:
    found = line_diff({frozenset({"swan", "duck"}): 3}, {frozenset({"duck", "swan"}): 4})
    assert found is not None
    assert "".join(piece.text for piece in found.rows[0].cells[0].got) == "{frozenset({'duck', 'swan'}): 4}"
