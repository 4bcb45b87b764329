"""Tests of `reference.rules.rule_sets`: set algebra over all rows, and every way to settle a conflict by hand."""

from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.rules.coverage import covers
from reference.rules.rule_sets import is_complete, is_consistent, rule_set_errors, ruleset_predict, tied_labels

ROWS = [{"a": a, "b": b, "c": c} for a, b, c in product("uv", "xy", "pn")]
bodies = st.lists(
    st.dictionaries(st.sampled_from("ab"), st.sampled_from("uvxy"), max_size=2).map(dict.items), max_size=3
)


@given(bodies, st.lists(st.sampled_from(ROWS), min_size=1))
def test_errors_are_the_symmetric_difference_of_coverage_and_class(rules: Any, rows: list[dict[str, str]]) -> None:
    rules = [list(body) for body in rules]
    missed, wrong = rule_set_errors(rules, rows, "c", "p")
    covered = {place for place, row in enumerate(rows) if any(covers(body, row) for body in rules)}
    assert {*missed, *wrong} == covered ^ {place for place, row in enumerate(rows) if row["c"] == "p"}
    assert is_complete(rules, rows, "c", "p") == (not missed)
    assert is_consistent(rules, rows, "c", "p") == (not wrong)


LEAP = [
    ([("400", "t")], "leap"), ([("100", "t"), ("400", "f")], "no"), ([("4", "t"), ("100", "f")], "leap"),
    ([("4", "f")], "no"),
]  # fmt: skip


def test_exclusive_rules_give_each_year_one_conclusion_in_any_order() -> None:
    for year in range(1, 801):
        row = {str(n): "ft"[year % n == 0] for n in (4, 100, 400)}
        right = "leap" if year % 4 == 0 and (year % 100 or year % 400 == 0) else "no"
        assert all(ruleset_predict(rules, row, conflict="set") == {right} for rules in permutations(LEAP))


RULES = [([("a", "u")], "x"), ([("b", "u")], "y"), ([("c", "u")], "y")]
COUNTS = [{"x": 9, "y": 1}, {"x": 1, "y": 2}, {"x": 2, "y": 4}]
SIZES = {"x": 12, "y": 7, "z": 20}
WAYS = {"vote": "y", "best": "x", "average": "x", "largest_class": "x"}  # 2 votes; 9/10; [4, 7/3]; 12 of 19


@pytest.mark.parametrize("conflict", WAYS)
def test_a_conflict_is_settled_as_is_said(conflict: str) -> None:
    everywhere = {"a": "u", "b": "u", "c": "u"}
    given: Any = {"conflict": conflict, "counts": COUNTS, "class_sizes": SIZES}
    assert ruleset_predict(RULES, everywhere, **given) == WAYS[conflict]
    assert ruleset_predict(RULES, {"a": "v", "b": "u", "c": "v"}, **given) == "y"
    nowhere = {"a": "v", "b": "v", "c": "v"}
    assert ruleset_predict(RULES, nowhere, **given) == "z"
    assert ruleset_predict(RULES, nowhere, **given, default="x") == "x"
    assert tied_labels(RULES[:2], everywhere, "vote", COUNTS[:2], SIZES) == ["x", "y"]


@given(st.permutations(range(3)), st.sampled_from(list(WAYS)), st.tuples(*[st.sampled_from("uv")] * 3))
def test_the_order_of_the_rules_plays_no_part(order: list[int], conflict: str, values: tuple[str, ...]) -> None:
    row = dict(zip("abc", values, strict=True))
    forth, other = (
        tied_labels([RULES[n] for n in places], row, conflict, [COUNTS[n] for n in places], SIZES)
        for places in (range(3), order)
    )
    assert forth == other
    if conflict == "vote" and any(value == "u" for value in values):
        found = Counter(label for body, label in RULES if covers(body, row))
        assert forth == sorted(label for label in found if found[label] == max(found.values()))
