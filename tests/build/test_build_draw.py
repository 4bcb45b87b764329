"""Expressions are filled top to bottom from one generator, keyed by the secret."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grader.build.draw import BadDraw, Seeds, filled_values
from grader.spec.expressions import Column, Dataset, FloatDraw, IntDraw, Make, PartOf, Pick, Use

ROWS = [{"outlook": "sunny", "play": "no"}, {"outlook": "rainy", "play": "yes"}]


def draws(node: Any, times: int = 200, **known: Any) -> Iterator[Any]:
    random = Random(7)
    return (filled_values({"x": node}, random, known, Path())["x"] for _ in range(times))


def test_whole_numbers_reach_both_ends() -> None:
    assert set(draws(IntDraw(2, 4))) == {2, 3, 4}


def test_decimal_numbers_lie_on_their_grid_and_reach_both_ends() -> None:
    assert set(draws(FloatDraw(0.1, 0.4, 1))) == {0.1, 0.2, 0.3, 0.4}  # 0.3, never 0.30000000000000004
    assert set(draws(FloatDraw(-1, 1, 0))) == {-1.0, 0.0, 1.0}


def test_a_pick_may_hold_expressions() -> None:
    assert set(draws(Pick((IntDraw(1, 2), "none")))) == {1, 2, "none"}


def test_expressions_stand_anywhere_in_lists_and_mappings() -> None:
    [drawn] = draws([{"a": IntDraw(3, 3)}, [Pick(("b",))], None, "text"], times=1)
    assert drawn == [{"a": 3}, ["b"], None, "text"]


def test_a_column_is_one_that_is_not_excluded() -> None:
    assert set(draws(Column("rows"), rows=ROWS)) == {"outlook", "play"}
    assert set(draws(Column("rows", ("play",)), rows=ROWS)) == {"outlook"}


def test_a_used_name_is_a_copy() -> None:
    drawn = filled_values({"rows": ROWS, "again": Use("rows")}, Random(1), {}, Path())
    drawn["again"][0]["play"] = "changed"
    assert drawn["rows"][0]["play"] == "no"


def test_a_generator_gets_the_random_and_the_other_keys_and_gives_lists_for_tuples() -> None:
    node = Make("reference.shared.draws.points:points", {"n": 2, "labels": [IntDraw(5, 5), 6]})
    [drawn] = draws(node, times=1)
    assert sorted(label for _, label in drawn) == [5, 6]
    assert all(type(point) is list for point in drawn)


def test_a_dataset_is_found_beside_the_spec_and_typed_by_its_columns(tmp_path: Path) -> None:
    head = "schema: 1\nid: loans\ncolumns: {owner: ['yes', 'no'], debt: {number: [-9, 99]}}\n"
    (tmp_path / "loans.yaml").write_text(head + "rows: loans.csv\n")
    (tmp_path / "loans.csv").write_text("debt,owner\n12,no\n-3.5,yes\n")
    drawn = filled_values({"rows": Dataset("loans")}, Random(1), {}, tmp_path)["rows"]
    assert drawn == [{"owner": "no", "debt": 12}, {"owner": "yes", "debt": -3.5}]
    assert [list(row) for row in drawn] == [["owner", "debt"]] * 2


def test_a_dataset_may_be_drawn(tmp_path: Path) -> None:
    head = "schema: 1\nid: made\ncolumns: {a: [a, b, c], class: ['yes', 'no']}\n"
    (tmp_path / "made.yaml").write_text(head + "make: {$table: {rows: 5, columns: {a: 3, class: 2}}}\n")
    first, second = (filled_values({"x": Dataset("made")}, Random(seed), {}, tmp_path)["x"] for seed in (1, 2))
    assert (len(first), list(first[0])) == (5, ["a", "class"])
    assert first != second


BAD = {  # what is wrong: (expression, path, part of the problem, part of the remedy)
    "no such name": (Use("rws"), ("x",), "no earlier name `rws`", "Did you mean `rows`?"),
    "a column of no table": (Column("n"), ("x",), "`n` is no table", "list of rows"),
    "no column left": (Column("rows", ("outlook", "play")), ("x",), "no column", "`except`"),
    "no such generator": (Make("reference.shared.draws.numbers:zzz", {}), ("x",), "has no `zzz`", "It has"),
    "a generator that raises": (
        [Make("reference.shared.draws.points:points", {"n": 1})],
        ("x", 0),
        "raised ValueError",
        "Look",
    ),
    "no such dataset": ({"a": Dataset("zzz")}, ("x", "a"), "no dataset `zzz`", "Datasets"),
    "a part inside something else": ([PartOf("prior")], ("x", 0), "no value here", "stand alone"),
}


@pytest.mark.parametrize("name", BAD)
def test_an_expression_without_a_value_says_where_and_why(name: str, tmp_path: Path) -> None:
    node, path, problem, remedy = BAD[name]
    with pytest.raises(BadDraw) as bad:
        filled_values({"x": node}, Random(1), {"rows": ROWS, "n": 3}, tmp_path)
    assert bad.value.path == path
    assert problem in bad.value.problem
    assert remedy in bad.value.remedy


def test_every_part_of_the_key_gives_other_numbers() -> None:
    keys = [
        Seeds(b"s", "hw1", "a.b").random("case", 0),
        Seeds(b"t", "hw1", "a.b").random("case", 0),
        Seeds(b"s", "hw2", "a.b").random("case", 0),
        Seeds(b"s", "hw1", "a.c").random("case", 0),
        Seeds(b"s", "hw1", "a.b", "s0001").random("case", 0),
        Seeds(b"s", "hw1", "a.b", "s0002").random("case", 0),
        Seeds(b"s", "hw1", "a.b").random("other case", 0),
        Seeds(b"s", "hw1", "a.b").random("case", 1),
        Seeds(b"s", "hw1", "a.b").random("case", 0, "properties"),
    ]
    assert len({key.random() for key in keys}) == len(keys)


def test_draws_are_the_same_on_every_machine_and_in_every_release() -> None:
    # Frozen: a change here would draw other numbers for courses that are under way.
    assert Seeds(b"s", "hw1", "a.b").random("case", 0).randint(0, 10**9) == 23_710_756
