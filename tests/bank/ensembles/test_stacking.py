"""Tests of `reference.ensembles.stacking`."""

from reference.ensembles.stacking import level_one_table, stacking


def test_the_master_falls_back_on_all_examples_where_nobody_said_the_same() -> None:
    examples = [[[float(place)], "a"] for place in range(5)] + [[[9.0], "b"], [[9.5], "b"]]
    folds = [[5, 6], [0, 1, 2, 3, 4]]
    assert {tuple(row[:3]) for row in level_one_table(examples, folds)} == {("a", "a", "a"), ("b", "b", "b")}
    assert stacking(examples, folds, [[9.2], [1.2]]) == ["a", "b"]  # all were told the other label, and learn from it
