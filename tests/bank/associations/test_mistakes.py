"""Tests of `reference.associations.mistakes`."""

import csv
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from grader.paths import datasets_dir
from reference.associations import apriori
from reference.associations import rules as associations_rules
from reference.associations.mistakes import apriori as mistakes_apriori
from reference.associations.mistakes import rules as mistakes_rules
from reference.bayes import naive as naive_bayes
from reference.bayes.mistakes import naive as naive_mistakes
from reference.process import Process
from tests.known_mistakes import mistake_of
from tests.printed import printed

BLOCKEEL = [
    ["bread", "cheese", "fruit"], ["bread", "milk"], ["bread", "cheese", "fruit", "wine"], ["fruit", "milk"],
    ["cheese", "wine"],
]  # fmt: skip
DAY = {"outlook": "sunny", "temperature": "cool", "humidity": "high", "windy": "true"}
PAIR = frozenset({"bread", "cheese"})


def weather() -> list[dict[str, str]]:
    with (datasets_dir() / "weather.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def sizes(found: Any) -> list[int]:
    """How many sets of 1, 2, 3, ... items there are."""
    counts = Counter(map(len, found))
    return [counts[size] for size in range(1, max(counts, default=0) + 1)]


FREQUENT = {  # mistake: how many sets of each size it finds in Blockeel's baskets, minimum 2 (right: 5, 4, 1)
    mistake_of("associations.frequent_itemsets", "above the minimum only"): [3],
    mistake_of("associations.frequent_itemsets", "whole baskets"): [],
    mistakes_apriori.frequent_items_combined: [5, 8, 4, 1],
    mistake_of("associations.frequent_itemsets", "largest sets only"): [1, 1, 1],
    mistake_of("associations.frequent_itemsets", "single items left out"): [0, 4, 1],
}


@pytest.mark.parametrize("mistake", FREQUENT, ids=lambda mistake: mistake.__name__)
def test_mistaken_frequent_sets(mistake: Callable[..., Any]) -> None:
    assert sizes(mistake(BLOCKEEL, 2)) == FREQUENT[mistake]


def test_without_those_that_just_reach_the_minimum_the_weather_has_26_pairs() -> None:
    assert sizes(mistake_of("associations.frequent_itemsets", "above the minimum only")(weather(), 2))[1] == 26


SUPPORTS = {  # mistake: what it gives for bread and cheese (right: 2)
    mistake_of("associations.itemset_supports", "shares instead of counts"): "0.4",
    mistake_of("associations.itemset_supports", "whole baskets counted"): "0",
    mistake_of("associations.itemset_supports", "any item counted"): "4",
}


@pytest.mark.parametrize("mistake", SUPPORTS, ids=lambda mistake: mistake.__name__)
def test_mistaken_supports(mistake: Callable[..., Any]) -> None:
    assert mistake(BLOCKEEL, 2)[PAIR] == printed(SUPPORTS[mistake])
    assert PAIR not in mistake_of("associations.itemset_supports", "above the minimum only")(BLOCKEEL, 2)


LEVELS = {  # mistake: the sizes of its levels on Blockeel's baskets, the empty set first (right: 1, 5, 4, 1, 0)
    "APRIORI_ABOVE": [1, 3, 0],
    "APRIORI_UNCOUNTED": [1, 5, 10, 10, 5, 1, 0],
    "APRIORI_WHOLE_BASKETS": [1, 0],
}


@pytest.mark.parametrize("mistake", LEVELS)
def test_mistaken_levels(mistake: str) -> None:
    process: Process[apriori.AprioriState] = getattr(mistakes_apriori, mistake)
    states = list(process.steps(transactions=BLOCKEEL, min_support=2))
    assert [len(state.frequent) for state in states] == LEVELS[mistake]
    for state in apriori.APRIORI.steps(transactions=BLOCKEEL, min_support=2):  # from any state of the right one
        following = process.successors(state, transactions=BLOCKEEL, min_support=2)
        assert [after.size for after in following] == ([state.size + 1] if state.frequent else [])


def test_mistaken_rules() -> None:
    right = associations_rules.association_rules(BLOCKEEL, 2, 1)
    around = mistakes_rules.rules_by_head(BLOCKEEL, 2, 1)
    assert {(*rule["body"], "->", *rule["head"]) for rule in around} == {
        (*rule["head"], "->", *rule["body"]) for rule in right
    }
    assert [rule["confidence"] for rule in mistakes_rules.rules_by_share(BLOCKEEL, 2, 0)] == [0.4] * 14
    assert mistakes_rules.rules_by_share(BLOCKEEL, 2, 0.5) == []
    assert mistake_of("associations.association_rules", "above the minimum confidence only")(BLOCKEEL, 2, 1) == []
    assert [
        len(rule["head"])
        for rule in mistake_of("associations.association_rules", "one item concluded")(weather(), 2, 1)
    ] == [1] * 51
    found = mistake_of("associations.association_rules", "support of the body")(BLOCKEEL, 2, 0.6)
    assert [rule["support"] for rule in found if rule["body"] == ["cheese"] and rule["head"] == ["wine"]] == [3]


CONFIDENCES = {  # mistake: what it gives for bread, cheese and fruit (right: 2/3 three times, and 1 three times)
    "divided by all baskets": ["0.4"] * 6,
    "divided by the head": ["0.667"] * 3 + ["1"] * 3,
    "lift": ["1.67"] * 6,
    "one item concluded": ["1"] * 3,
    "one item as body": ["0.667"] * 3,
}


@pytest.mark.parametrize("mistake", CONFIDENCES)
def test_mistaken_confidences(mistake: str) -> None:
    measured = mistake_of("associations.confidences", mistake)(["bread", "cheese", "fruit"], BLOCKEEL)
    assert list(measured.values()) == printed(CONFIDENCES[mistake])


HELD = {  # at a support of 2 and a confidence of 0.9: from wine to cheese, back, from bread and cheese to wine
    associations_rules.rule_holds: [True, False, False],
    mistake_of("associations.which_rules_hold", "the rule turned around"): [False, True, False],
    mistake_of("associations.which_rules_hold", "confidence not asked"): [True, True, False],
}


@pytest.mark.parametrize("mistake", HELD, ids=lambda mistake: mistake.__name__)
def test_rules_that_mistakenly_hold(mistake: Callable[..., bool]) -> None:
    rules = [(["wine"], ["cheese"]), (["cheese"], ["wine"]), (["bread", "cheese"], ["wine"])]
    assert [mistake({"body": body, "head": head}, BLOCKEEL, 2, 0.9) for body, head in rules] == HELD[mistake]


def test_a_rule_that_mistakenly_holds_without_support() -> None:
    rule = {"body": ["bread", "wine"], "head": ["cheese"]}
    assert mistake_of("associations.which_rules_hold", "support not asked")(rule, BLOCKEEL, 2, 0.9)
    assert not associations_rules.rule_holds(rule, BLOCKEEL, 2, 0.9)


POSTERIORS = {  # mistake: P(yes) of Witten's new day, nothing added (right: 0.205)
    mistake_of("bayes.naive_bayes_posteriors", "class prior left out"): "0.125",
    mistake_of("bayes.naive_bayes_posteriors", "not divided by the sum"): "0.0053",
    naive_mistakes.posteriors_from_all_rows: "27/37",
}


def test_mistaken_posteriors() -> None:
    rows = weather()
    found = {mistake: mistake(rows, "play", DAY, laplace=0)["yes"] for mistake in POSTERIORS}
    assert found == {mistake: printed(figure) for mistake, figure in POSTERIORS.items()}
    assert naive_mistakes.added_up(rows, "play", DAY)["yes"] == pytest.approx((9 * 11 / 9) / (9 * 11 / 9 + 5 * 11 / 5))


CELLS = {  # mistake: P(sunny | yes) with Laplace's estimator (right: 3/12)
    naive_mistakes.share_of_all_rows: "3/17",
    naive_mistakes.class_given_value: "3/7",
    naive_mistakes.one_added_above_only: "3/9",
    naive_mistakes.one_added_below: "3/10",
}


@pytest.mark.parametrize("mistake", CELLS, ids=lambda mistake: mistake.__name__)
def test_mistaken_cells(mistake: Callable[..., float]) -> None:
    rows = weather()
    assert mistake(rows, "play", "outlook", "sunny", "yes", 1) == printed(CELLS[mistake])
    table = naive_mistakes.tabled_by(mistake)(rows, "play", laplace=1)
    assert table[0]["value"] == "sunny"
    assert table[1]["probability"] == printed(CELLS[mistake])  # the first day was no day of play


def test_mistaken_tables() -> None:
    rows = weather()
    assert [cell["probability"] for cell in mistake_of("bayes.probability_tables", "counts")(rows, "play", laplace=1)][
        :2
    ] == [3, 2]
    whole, seen = (
        table(rows, "play", laplace=1)
        for table in (naive_bayes.probability_table, mistake_of("bayes.probability_tables", "unseen values left out"))
    )
    assert [cell for cell in whole if cell not in seen] == [
        {"attribute": "outlook", "value": "overcast", "class": "no", "probability": 1 / 8}
    ]


def test_mistaken_parts_of_naive_bayes() -> None:
    rows, half = weather(), (0.5, 0.02, 0.03)
    assert mistake_of("bayes.naive_bayes_by_hand", "class prior corrected too")(
        rows, "play", "yes", laplace=1
    ) == printed("0.625")
    assert naive_mistakes.likelihood_from_all_rows(rows, "play", {"windy": "true"}, "yes") == printed("3/14")
    assert naive_mistakes.likelihood_added_above_only(rows, "play", {"windy": "true"}, "yes", laplace=1) == printed(
        "4/9"
    )
    assert mistake_of("bayes.naive_bayes_by_hand", "prior of the other class left out")(
        rows, "play", {"windy": "true"}, "no", laplace=0
    ) == printed("3/5")
    assert mistake_of("bayes.naive_bayes_by_hand", "not divided by the sum")(*half) == printed("0.01")
    assert mistake_of("bayes.naive_bayes_by_hand", "odds instead of a probability")(*half) == printed("1/3")
    assert mistake_of("bayes.naive_bayes_by_hand", "prior of the class left out")(*half) == printed("0.4")
