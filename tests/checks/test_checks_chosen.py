"""Which options an answer names, in every form that people write, and what it earns."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.checks.chosen import ChoiceOptions, answer_text, judge_choice, picked_options, written_text
from grader.codec.values import Array, Scalar, Series, Value

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out

SIX = ChoiceOptions(("milk → bread", "bread → milk", "eggs, milk → bread", "0.250", "tea", "Coffee & cake"))
NUMBERS = ChoiceOptions(("0.250", "0.500", "1.333", "0.040"))
NODES = ChoiceOptions(("b", "a", "d", "c"), lettered=False)

READ = {
    "a": {0},
    "A": {0},
    "(a)": {0},
    "a)": {0},
    "[a]": {0},
    "a.": {0},
    "**a**": {0},
    '"d"': {3},
    "option b": {1},
    "Answer: c": {2},
    "a, d": {0, 3},
    "a,d": {0, 3},
    "a; d": {0, 3},
    "a\nd": {0, 3},
    "a d": {0, 3},
    "a and d": {0, 3},
    "A, C and D": {0, 2, 3},
    "a, and d": {0, 3},
    "(a) (d)": {0, 3},
    "a) & d)": {0, 3},
    "[a, d]": {0, 3},
    "['a', 'd']": {0, 3},
    "{a, d}": {0, 3},
    "[[a], [d]]": {0, 3},
    "ad": {0, 3},
    "a, a": {0},
    "d, D, (d)": {3},
    "a, b, c, d, e, f": {0, 1, 2, 3, 4, 5},
    "milk → bread": {0},
    "  Milk  → BREAD ": {0},
    "eggs, milk → bread": {2},
    "eggs, milk → bread; tea": {2, 4},
    "tea, a": {0, 4},
    "coffee & cake": {5},
    "b) bread → milk": {1},
    "(d) 0.25": {3},
    "0.25": {3},
    "1/4": {3},
    "none": set(),
    "": set(),
    "[]": set(),
    "-": set(),
}
UNREAD = [
    "g",  # there are six
    "a, z",
    "all of them",
    "b) milk → bread",  # the letter says one thing, the text another
    "da",
    "aa",
    "0.3",
    "1, 2",
    "a or b",
    "ſ",  # the four letters beside ours that [a-z] matches when case is ignored
    "ı) tea",
    "a, \u0130",
    "\u212a",
    "a" * 5000,
    "[" * 900 + "]" * 900 + "x",
]


@pytest.mark.parametrize("text", READ)
def test_an_answer_is_read_in_every_form_that_people_write(text: str) -> None:
    assert picked_options(text, SIX) == READ[text]


@pytest.mark.parametrize("text", UNREAD, ids=lambda text: text[:20])
def test_what_names_no_option_is_not_read(text: str) -> None:
    assert picked_options(text, SIX) is None


def test_a_number_names_the_option_it_rounds_to() -> None:
    assert [picked_options(text, NUMBERS) for text in ("0,25", "4/3", "4 %", "1.3333", ".5")] == [
        {0},
        {2},
        {3},
        {2},
        {1},
    ]
    assert picked_options("0.26", NUMBERS) is None


RULES = ChoiceOptions(("if tea, then milk", "if tea and milk, then jam", "if jam, then tea", "if jam, tea, then milk"))


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("if tea, then milk, if jam, then tea", {0, 2}),
        ("If tea, then milk and if tea and milk, then jam", {0, 1}),
        ("a) if tea, then milk, c) if jam, then tea", {0, 2}),
        ("if tea\nthen milk\nif jam\nthen tea", {0, 2}),  # a YAML list, cut at the commas
        ("if jam, tea, then milk, if tea, then milk", {0, 3}),
        ("b) if tea, then milk, c) if jam, then tea", None),  # the letter says one thing, the text another
        ("if tea, then milk, not if jam, then tea", None),
        ("if tea, then milk, if jam", None),
        ("and if tea, then milk, if jam, then tea", None),
    ],
)
def test_texts_with_commas_in_them_may_stand_between_commas(text: str, places: set[int] | None) -> None:
    assert picked_options(text, RULES) == places


def test_a_row_of_texts_that_can_be_read_in_two_ways_is_not_read() -> None:
    ambiguous = ChoiceOptions(("tea, milk", "jam, rye", "milk, jam", "rye, tea", "tea, milk, jam"))
    assert picked_options("tea, milk, jam, rye", ambiguous) == {0, 1}
    assert (
        picked_options("tea, milk, jam, rye, tea, milk, jam", ChoiceOptions((*ambiguous.texts, "rye, tea, milk, jam")))
        is None
    )


def test_without_letters_a_text_that_is_one_stands_for_itself() -> None:
    assert [picked_options(text, NODES) for text in ("a", "B", "d, c")] == [{1}, {0}, {2, 3}]
    assert picked_options("e", NODES) is None


@given(st.text(max_size=60))
def test_no_text_can_make_reading_raise(text: str) -> None:
    found = picked_options(text, SIX)
    assert found is None or all(0 <= place < 6 for place in found)


VARIABLES: dict[str, tuple[Value, set[int]]] = {
    "text": ("a, d", {0, 3}),
    "list": (["a", "d"], {0, 3}),
    "tuple of one": (("a",), {0}),
    "set": ({"a", "d"}, {0, 3}),
    "frozenset": (frozenset({"d"}), {3}),
    "NumPy string": (Scalar("str_", "a"), {0}),
    "array": (Array("str_", (2,), ("a", "d")), {0, 3}),
    "series": (Series(None, (0, 1), ("a", "d")), {0, 3}),
    "truth by letter": ({"a": True, "b": False, "d": True}, {0, 3}),
    "number": (0.25, {3}),
    "list of texts": (["milk → bread", "tea"], {0, 4}),
    "empty list": ([], set()),
    "None": (None, set()),
}


@pytest.mark.parametrize("kind", VARIABLES)
def test_a_variable_of_any_kind_is_read(kind: str) -> None:
    value, places = VARIABLES[kind]
    assert picked_options(answer_text(value), SIX) == places


@pytest.mark.parametrize(
    ("parts", "places"),
    [
        ({"": "a\nd"}, {0, 3}),
        ({"a": "yes", "b": "no", "d": "x"}, {0, 3}),
        ({"a": "", "b": ""}, set()),
        ({"choice": "b"}, {1}),
        ({}, set()),
    ],
)
def test_what_stands_under_the_exercise_is_its_answer(parts: dict[str, str], places: set[int]) -> None:
    assert picked_options(written_text(parts), SIX) == places


def earned(text: str, choose: str = "all", score: str = "right_minus_wrong") -> Fraction:
    right = frozenset({0, 3}) if choose == "all" else frozenset({3})
    return judge_choice(text, SIX, right, choose=choose, score=score).credit  # type: ignore[arg-type]


EARNED = {  # of six options two are right
    "a, d": Fraction(1),
    "d, a, d": Fraction(1),
    "a": Fraction(1, 2),
    "a, b": Fraction(1, 4),
    "a, d, b": Fraction(3, 4),
    "a, b, c": Fraction(0),
    "b, c": Fraction(0),
    "a, b, c, d, e, f": Fraction(0),
    "none": Fraction(0),
    "a, d, z": Fraction(0),
}


@pytest.mark.parametrize("text", EARNED)
def test_the_share_of_right_ones_less_that_of_wrong_ones_is_earned(text: str) -> None:
    assert earned(text) == EARNED[text]
    assert earned(text, score="all_or_nothing") == (EARNED[text] == 1)


@given(st.frozensets(st.integers(0, 5), min_size=1), st.frozensets(st.integers(0, 5), min_size=1, max_size=5))
def test_only_the_right_ones_earn_all_and_each_further_wrong_one_earns_less(
    chosen: frozenset[int], right: frozenset[int]
) -> None:
    def credit(places: frozenset[int]) -> Fraction:
        text = ",".join("abcdef"[place] for place in places)
        return judge_choice(text, SIX, right, choose="all", score="right_minus_wrong").credit

    assert (credit(chosen) == 1) == (chosen == right)
    for wrong in frozenset(range(6)) - right - chosen:
        assert credit(chosen | {wrong}) < credit(chosen) or credit(chosen) == 0


def test_of_one_only_that_one_earns_and_several_are_told() -> None:
    assert [earned(text, "one") for text in ("d", "0.25", "a", "d, d")] == [1, 1, 0, 1]
    verdict = judge_choice("a, d", SIX, frozenset({3}), choose="one", score="right_minus_wrong")
    assert (verdict.credit, verdict.reason) == (0, "several")


REASONS = {"d": "", "a": "value", "a, d": "several", "none": "missing", "zz": "unreadable"}


@pytest.mark.parametrize("text", REASONS)
def test_every_way_of_being_wrong_has_its_reason(text: str) -> None:
    assert judge_choice(text, SIX, frozenset({3}), choose="one", score="all_or_nothing").reason == REASONS[text]


def test_what_cannot_be_read_is_told_with_what_is_accepted() -> None:
    def message(options: ChoiceOptions, choose: str) -> str:
        return judge_choice("zz", options, frozenset({0}), choose=choose, score="all_or_nothing").message  # type: ignore[arg-type]

    assert "its letter, a to f, or its text" in message(SIX, "one")
    assert "such as `[a, f]`" in message(SIX, "all")
    assert "letter" not in message(NODES, "one") + message(NODES, "all")


@given(st.text("abcdef, ", max_size=12), st.frozensets(st.integers(0, 5), min_size=1, max_size=5))
def test_no_message_depends_on_which_options_are_right_but_by_what_is_earned(text: str, right: frozenset[int]) -> None:
    def said(key: frozenset[int]) -> tuple[bool, bool, str]:
        verdict = judge_choice(text, SIX, key, choose="all", score="right_minus_wrong")
        return verdict.passed, verdict.credit > 0, verdict.message

    mine, other = said(right), said(frozenset({5}))
    assert mine == other or mine[:2] != other[:2]
