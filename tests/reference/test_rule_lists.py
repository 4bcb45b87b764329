"""Rules in an order, their default, and their tree, against sorting, counting, and every row of the space."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from reference.rule_lists import coverage_segments, default_class, order_rules, rule_list_to_tree
from reference.rules import Row, Rule, covered, covers, predict_list

SPACE: list[Row] = [dict(zip("abc", values, strict=True)) for values in product("uv", repeat=3)]
conditions = st.tuples(st.sampled_from("abc"), st.sampled_from("uv"))
drawn_rules = st.lists(
    st.tuples(st.lists(conditions, min_size=1, max_size=2, unique_by=lambda c: c[0]), st.sampled_from("xyz")),
    min_size=1,
    max_size=4,
)
drawn_rows = st.lists(
    st.fixed_dictionaries({**{name: st.sampled_from("uv") for name in "abc"}, "class": st.sampled_from("xyz")}),
    min_size=1,
    max_size=8,
)


def asked(tree: Any, row: Row) -> Any:
    """The leaf that a row comes to."""
    if not isinstance(tree, dict):
        return tree
    return asked(tree["branches"]["yes" if covers(tree["test"], row) else "no"], row)


def leaves(tree: Any) -> list[Any]:
    """The labels of a tree, those of "yes" first."""
    return (
        [tree]
        if not isinstance(tree, dict)
        else [label for side in tree["branches"].values() for label in leaves(side)]
    )


@given(drawn_rules, drawn_rows)
def test_rules_are_sorted_by_what_is_counted_and_equal_ones_keep_their_order(
    rules: list[Rule], rows: list[Row]
) -> None:
    def hits(rule: Rule) -> list[bool]:
        return [rows[place]["class"] == rule[1] for place in covered(rule[0], rows)]

    by_coverage = sorted(rules, key=lambda rule: len(hits(rule)), reverse=True)
    by_accuracy = sorted(rules, key=lambda rule: Fraction(sum(hits(rule)), len(hits(rule)) or 1), reverse=True)
    assert order_rules(rules, rows, "class", by="coverage") == by_coverage
    assert order_rules(rules, rows, "class") == by_accuracy
    assert order_rules(rules, rows[::-1], "class") == by_accuracy


@given(drawn_rules, drawn_rows)
def test_order_does_not_matter_where_rules_do_not_contradict_each_other(rules: list[Rule], rows: list[Row]) -> None:
    agreeing = [(body, "x") for body, _ in rules]
    ordered = order_rules(agreeing, rows, "class")
    assert all(predict_list(ordered, row, default="y") == predict_list(agreeing, row, default="y") for row in SPACE)


@given(drawn_rules, drawn_rows)
def test_no_class_is_more_frequent_where_no_rule_covers_than_the_default(rules: list[Rule], rows: list[Row]) -> None:
    left = [row["class"] for row in rows if predict_list(rules, row) is None] or [row["class"] for row in rows]
    assert left.count(default_class(rules, rows, "class")) == max(Counter(left).values())


@given(drawn_rules)
def test_the_class_with_most_rules_leaves_the_fewest_to_keep(rules: list[Rule]) -> None:
    dropped = default_class(rules, [], "class", choose="most_rules")
    kept = {label: sum(head != label for _, head in rules) for label in "xyz"}
    assert kept[dropped] == min(kept.values())


@given(drawn_rules)
def test_a_list_and_its_tree_say_the_same_and_leaves_come_in_the_order_of_the_list(rules: list[Rule]) -> None:
    tree = rule_list_to_tree(rules, "default")
    assert all(asked(tree, row) == predict_list(rules, row, default="default") for row in SPACE)
    assert leaves(tree) == [*(label for _, label in rules), "default"]


@given(drawn_rules, drawn_rows)
def test_what_a_rule_takes_and_leaves_is_what_was_left_before(rules: list[Rule], rows: list[Row]) -> None:
    nodes = coverage_segments(rules, rows, "class", "x")
    for place in range(0, len(nodes) - 1, 2):
        before, taken, left = nodes[place : place + 3]
        assert [a + b for a, b in zip(taken, left, strict=True)] == before
    firsts = Counter(next((n for n, rule in enumerate(rules) if covers(rule[0], row)), None) for row in rows)
    assert [sum(taken) for taken in nodes[1::2]] == [firsts[place] for place in range(len(rules))]
