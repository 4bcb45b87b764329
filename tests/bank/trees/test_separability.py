"""Tests of `reference.trees.separability`."""

from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.trees.separability import is_separable, separability

DOMAINS = {"a": "uv", "b": "xyz"}


rows_of = st.fixed_dictionaries(
    {"a": st.sampled_from("uv"), "b": st.sampled_from("xyz"), "c": st.sampled_from(["yes", "no"])}
)
tables = st.lists(rows_of, max_size=6).map(lambda rows: [{"a": "u", "b": "x", "c": "yes"}, *rows])


def some_conjunction(rows: list[dict[str, str]]) -> bool:
    """Whether one of all conjunctions covers just the rows that are yes."""
    every = product(*([*values, "?"] for values in DOMAINS.values()))
    return any(
        all(
            all(wanted in ("?", row[name]) for name, wanted in zip(DOMAINS, each, strict=True)) == (row["c"] == "yes")
            for row in rows
        )
        for each in every
    )


@settings(max_examples=50)
@given(tables)
def test_separable_is_what_pairs_and_all_conjunctions_say(rows: list[dict[str, str]]) -> None:
    clash = any(one | {"c": ""} == other | {"c": ""} and one["c"] != other["c"] for one, other in combinations(rows, 2))
    assert is_separable(rows, ["a", "b"], "c") == (not clash)
    assert is_separable(rows, ["a", "b"], "c", language="conjunction") == some_conjunction(rows)


@settings(max_examples=25)
@given(tables)
def test_order_and_repeated_rows_do_no_harm_and_a_conjunction_is_a_tree(rows: list[dict[str, str]]) -> None:
    found = separability([rows, rows[::-1], [*rows, *rows]], ["a", "b"], "c")
    assert len(set(found)) == 1
    assert found[0] != "conjunction" or is_separable(rows, ["a", "b"], "c")
