"""Tests of `reference.rules.covering`."""

from reference.rules.covering import all_rules, learn_one_rule, sequential_covering

DOLPHINS = [
    dict(zip(("Length", "Gills", "Beak", "Teeth", "Class"), row.split(), strict=True))
    for row in [
        "3 no yes many +", "4 no yes many +", "3 no yes few +", "5 no yes many +", "5 no yes few +",
        "5 yes yes many -", "4 yes yes many -", "5 yes no many -", "4 yes no many -", "4 no yes few -",
    ]
]  # fmt: skip


def test_covering_ends_where_rows_contradict_each_other() -> None:
    rows = [{"a": "u", "class": "yes"}, {"a": "u", "class": "no"}, {"a": "v", "class": "no"}]
    assert sequential_covering(rows, "class", "yes") == [(("a", "u"),)]


def test_the_rules_of_flachs_dolphins_are_among_ours() -> None:
    first = [row for place, row in enumerate(DOLPHINS) if place not in (0, 2)]
    last = [row for place, row in enumerate(DOLPHINS) if place == 1 or place > 4]
    assert {("Gills", "no"), ("Length", "5")} in [set(body) for body in all_rules(first, "Class", "+")]
    assert {("Gills", "no"), ("Teeth", "many")} in [set(body) for body in all_rules(last, "Class", "+")]


def test_every_rule_that_ties_allow_is_found() -> None:
    rows = [{"a": a, "b": b, "class": c} for a, b, c in ["uxy", "vwn"]]
    assert {frozenset(body) for body in all_rules(rows, "class", "y")} == {
        frozenset({("a", "u")}),
        frozenset({("b", "x")}),
    }
    assert learn_one_rule(rows, "class", "y") in all_rules(rows, "class", "y")
