"""Smallest trees of least depth against all trees there are, and on the weather table."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from grader.build.datasets import dataset_of
from grader.paths import bank_files
from reference.trees.bfs_id3 import bfs_id3, depth_of, nodes_of, shortest_tree
from reference.trees.decision_tree import classify
from reference.trees.draws.small_trees import contradictory_table, shallow_table, size_of
from reference.trees.draws.wide import any_table
from reference.trees.id3 import id3
from reference.trees.smallest_flaws import has_one_shortest_tree, shortest_tree_flaws

WEATHER = dataset_of("weather", next(iter(bank_files())).parent).rows
D15 = {"outlook": "sunny", "temperature": "hot", "humidity": "normal", "windy": "true", "play": "no"}


def all_trees(rows: list[Any], names: list[str], target: str) -> Iterator[Any]:
    """Every consistent tree, also one that tests an attribute in which the rows agree."""
    labels = {row[target] for row in rows}
    if len(labels) == 1:
        yield labels.pop()
    for name in names:
        values = sorted({row[name] for row in rows})
        rest = [other for other in names if other != name]
        below = [list(all_trees([row for row in rows if row[name] == value], rest, target)) for value in values]
        for trees in product(*below):
            yield {"test": name, "branches": dict(zip(values, trees, strict=True))}


@pytest.mark.parametrize("seed", range(40))
def test_no_tree_is_less_deep_and_none_of_that_depth_is_smaller(seed: int) -> None:
    rows = any_table(Random(seed), rows=(1, 6), attributes=(1, 3))
    names = [name for name in rows[0] if name != "class"]
    trees = list(all_trees(rows, names, "class"))
    found = bfs_id3(rows, names, "class")
    assert bool(found) == bool(trees)
    if found:
        least = min(map(size_of, trees))
        assert found[:2] == least
        assert size_of(found[2]) == least
        assert all(classify(found[2], row) == row["class"] for row in rows)
        assert has_one_shortest_tree(rows, "class") == (sum(size_of(tree) == least for tree in trees) == 1)
        for tree in trees[:30]:
            assert (shortest_tree_flaws(tree, rows, "class") == []) == (size_of(tree) == least)
    else:
        assert shortest_tree_flaws(None, rows, "class") == []


def test_the_weather_has_a_tree_of_depth_two_and_with_one_day_more_of_three() -> None:
    names = ["outlook", "temperature", "humidity", "windy"]
    found = bfs_id3(WEATHER, names, "play")
    assert found is not None
    assert (found[:2], found[2]) == ((2, 8), id3(WEATHER, "play"))
    more = bfs_id3([*WEATHER, D15], names, "play")
    assert more is not None
    assert more[:2] == (3, 11)


def test_a_domain_gives_empty_branches_a_leaf_each() -> None:
    rows = [{"a": "u", "class": "yes"}, {"a": "v", "class": "no"}]
    assert bfs_id3(rows, ["a"], "class", domains={"a": ["u", "v", "w"]}) == (
        1,
        4,
        {"test": "a", "branches": {"u": "yes", "v": "no", "w": "yes"}},
    )


def test_flaws_are_told_by_what_they_are() -> None:
    rows = [{"a": a, "b": a, "c": c, "class": a} for a, c in map(list, ["ux", "vx", "vy"])]
    right = {"test": "a", "branches": {"u": "u", "v": "v"}}
    deep = {"test": "c", "branches": {"x": right, "y": "v"}}
    told = [[flaw.reason for flaw in shortest_tree_flaws(tree, rows, "class")] for tree in (right, deep, "u", None)]
    assert told == [[], ["depth"], ["inconsistent"], ["none"]]
    twice = [*rows, {**rows[0], "class": "v"}]
    assert [flaw.reason for flaw in shortest_tree_flaws(right, twice, "class")] == ["contradiction"]
    spare = {"a": {"u": "u", "v": "v", "w": {"c": {"x": "u"}}}}
    assert shortest_tree_flaws(spare, rows, "class") == []


@pytest.mark.parametrize("seed", range(3))
def test_drawn_tables_mislead(seed: int) -> None:
    columns = {"a": 3, "b": 2, "c": 3, "class": 2}
    rows = shallow_table(Random(seed), (7, 12), columns, ["greedy"])
    right = shortest_tree(rows, "class")
    assert depth_of(right) > 1
    assert (depth_of(id3(rows, "class")), nodes_of(id3(rows, "class"))) > size_of(right)
    assert shortest_tree(contradictory_table(Random(seed), 6, columns), "class") is None
