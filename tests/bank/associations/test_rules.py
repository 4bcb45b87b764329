"""Tests of `reference.associations.rules`."""

import csv

from grader.paths import datasets_dir
from reference.associations.rules import association_rules, rule_holds


def weather() -> list[dict[str, str]]:
    with (datasets_dir() / "weather.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_confidence_that_just_reaches_the_minimum_counts_whatever_that_is_in_binary() -> None:
    for top, bottom in [(1, 10), (3, 10), (3, 5), (7, 10), (29, 100)]:
        transactions = [["a", "b"]] * top + [["a"]] * (bottom - top)
        assert rule_holds({"body": ["a"], "head": ["b"]}, transactions, 1, top / bottom)
        assert not rule_holds({"body": ["a"], "head": ["b"]}, transactions, 1, top / bottom + 1e-12)


def test_wittens_weather_has_58_certain_rules() -> None:
    rules = association_rules(weather(), 2, 1, empty_body=True)
    assert [sum(rule["support"] == n for rule in rules) for n in (4, 3, 2)] == [3, 5, 50]
    assert [sum(len(rule["head"]) == n for rule in rules) for n in (1, 2, 3)] == [51, 7, 0]
