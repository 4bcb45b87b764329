"""Tests of `reference.rules.purity`."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.rules.coverage import covered, predict_list
from reference.rules.draws.bodies import any_rows, any_table
from reference.rules.purity import learn_rule, learn_rule_list, minority_share, purest_conditions
from tests.bank.rules.test_covering import DOLPHINS

SEEDS = st.integers(0, 10**6).map(Random)


@settings(max_examples=60)
@given(SEEDS)
def test_the_best_conditions_are_the_purest_and_then_the_most_frequent(random: Random) -> None:
    rows = any_rows(random)
    every = {(name, row[name]) for row in rows for name in row if name != "class"}
    labels = {each: [rows[place]["class"] for place in covered([each], rows)] for each in every}
    least = min(map(minority_share, labels.values()))
    pure = {each for each, its in labels.items() if minority_share(its) == least}
    most = max(len(labels[each]) for each in pure)
    assert set(purest_conditions((), rows, "class")) == {each for each in pure if len(labels[each]) == most}


@settings(max_examples=60)
@given(SEEDS)
def test_a_list_without_limits_makes_no_error_where_rows_do_not_contradict_each_other(random: Random) -> None:
    rows = any_table(random)
    for ties in ("coverage", "remainder"):
        rules = learn_rule_list(rows, "class", ties=ties)
        assert [predict_list(rules, row) for row in rows] == [row["class"] for row in rows]
        assert len(rules) <= len(rows)


@settings(max_examples=60)
@given(SEEDS)
def test_the_first_rule_of_a_list_is_the_rule_grown_from_all_rows(random: Random) -> None:
    rows = any_rows(random)
    assert learn_rule_list(rows, "class", ties="coverage")[0] == learn_rule(rows, "class")


def test_a_limit_above_all_classes_gives_the_default_alone() -> None:
    assert learn_rule_list(DOLPHINS, "Class", min_class=5) == [((), "+")]
    assert learn_rule_list(DOLPHINS, "Class", min_class=2)[-1] == ((), "+")


def test_without_the_remainder_the_list_of_dolphins_may_have_a_rule_more() -> None:
    """Flach's third round takes Length=4, which leaves the purest rest; Length=3 and Length=5 are as pure."""
    assert len(learn_rule_list(DOLPHINS, "Class")) == 4
    assert len(learn_rule_list(DOLPHINS, "Class", ties="coverage")) == 5
    assert learn_rule_list(DOLPHINS, "Class", min_class=2, default="data")[-1] == ((), "+")
