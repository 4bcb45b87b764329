"""What the known mistakes of evaluation give, where a book or a hand calculation says what that would be."""

from collections.abc import Callable
from typing import Any

import pytest

from reference.evaluation.mistakes import by_hand, labels, numbers
from tests.printed import printed

MATRIX = [[88, 10, 2], [14, 40, 6], [18, 10, 12]]  # Witten, table 5.4
PAIRS = [pair for i, a in enumerate("abc") for j, p in enumerate("abc") for pair in [(a, p)] * MATRIX[i][j]]
THREE = {"actual": [a for a, _ in PAIRS], "predicted": [p for _, p in PAIRS]}
COUNTS = {"tp": 20, "fn": 50, "fp": 30, "tn": 900}  # Kubat, table 11.2
KUBAT = {"precision": 0.4, "recall": 0.29}
BLOCKEEL = {"actual": [2, 4, 5, 9], "predicted": [1, 2, 3, 4]}


NUMBERS: list[tuple[Callable[..., Any], dict[str, Any], Any]] = [  # mistake, arguments, what it gives
    (labels.mean_of_class_errors, THREE, "0.3844"),
    (labels.errors_per_right, {"actual": ["a"] * 200, "predicted": ["a"] * 170 + ["b"] * 30}, "0.176"),
    (labels.labels_counted, {"actual": ["a", "b"], "predicted": ["b", "a"]}, "0.0"),
    (labels.beta_on_recall, {"precision": 0.4, "recall": 2 / 7, "beta": 0.2}, "0.2889"),
    (labels.beta_on_recall, {"precision": 0.4, "recall": 2 / 7, "beta": 5}, "0.3939"),
    (labels.beta_not_squared, {**KUBAT, "beta": 5}, "0.3039"),
    (labels.weighted_mean, KUBAT, "0.345"),
    (labels.recall_for_precision, COUNTS, "0.29"),
    (labels.accuracy_for_precision, COUNTS, "0.92"),
    (labels.false_alarms_for_precision, COUNTS, "0.60"),
    (labels.hits_of_all_for_precision, COUNTS, "0.02"),
    (numbers.costs_transposed, {"confusion": [[0.18, 0.02], [0.24, 0.56]], "cost": [[0, 5], [1, 0]]}, "1.22"),
    (numbers.mistakes_counted, {"confusion": MATRIX, "cost": MATRIX}, "0.30"),
    (numbers.all_surprises, {"forecasts": [{"a": 0.5, "b": 0.25, "c": 0.25}], "actual": ["a"]}, "5.0"),
    (numbers.weighted_surprise, {"forecasts": [{"a": 0.5, "b": 0.5}], "actual": ["a"]}, "0.5"),
    (numbers.plain_difference, {"predicted": 310, "actual": 300}, "10.0"),
    (numbers.relative_difference, {"predicted": 310, "actual": 300}, "0.033"),
    (numbers.logarithm_of_difference, {"predicted": 12, "actual": 4}, "3.0"),
    (numbers.one_way_round, {"actual": ["n"], "predicted": ["w"], "order": list("nesw"), "cyclic": True}, "3.0"),
    (by_hand.arithmetic_mean, KUBAT, "0.345"),
    (by_hand.favouring_precision, {"precision": 0.4, "recall": 2 / 7}, "0.3704"),
    (by_hand.arithmetic_favouring_recall, {"precision": 0.4, "recall": 2 / 7}, "0.3086"),
    (by_hand.costs_exchanged, {"miss": 0.02, "alarm": 0.24, "miss_cost": 5, "alarm_cost": 1}, "1.22"),
    (by_hand.roles_exchanged, {"truth": {"a": 0.75, "b": 0.25}, "forecast": {"a": 0.5, "b": 0.5}}, "1.20752"),
    (by_hand.nats_of, {"forecast": {"a": 0.5}, "outcome": "a"}, "0.6931"),
    (by_hand.signed_mean_error, BLOCKEEL, "-2.5"),
    (by_hand.square_without_root, BLOCKEEL, "8.5"),
    (by_hand.right_share, COUNTS, "0.92"),
    (by_hand.rare_share, COUNTS, "0.07"),
]


@pytest.mark.parametrize(
    ("mistake", "args", "figure"), NUMBERS, ids=[f"{number}-{row[0].__name__}" for number, row in enumerate(NUMBERS)]
)
def test_a_mistake_gives_what_it_is_said_to(mistake: Callable[..., Any], args: dict[str, Any], figure: Any) -> None:
    assert mistake(**args) == printed(figure)


def test_rates_with_the_wrong_total_below_the_line() -> None:
    a_against_rest = THREE | {"positive": "a"}
    assert labels.false_discoveries(**a_against_rest)["fpr"] == printed("0.267")
    assert labels.rates_of_predictions(**a_against_rest)["tnr"] == printed("0.85")
    assert labels.rates_of_all(**a_against_rest)["tpr"] == printed("0.44")
    assert labels.rates_of_the_other_class(**a_against_rest)["tpr"] == printed("0.68")


def test_precision_and_recall_of_kubats_table_exchanged_and_of_all() -> None:
    actual, predicted = ["+"] * 70 + ["-"] * 930, ["+"] * 20 + ["-"] * 50 + ["+"] * 30 + ["-"] * 900
    assert list(labels.recall_first(actual, predicted, "+")) == printed(["0.29", "0.40"])
    assert list(labels.hits_among_all(actual, predicted, "+")) == printed(["0.02", "0.29"])
    assert labels.of_first_label(actual[::-1], predicted[::-1], "+").recall == printed("0.97")


def test_the_baseline_may_not_look_at_the_test_labels() -> None:
    seen, tested = ["a", "a", "b"], ["b", "b", "b", "a"]
    assert labels.majority_of_test(seen, tested) == ("b", 0.75)
    assert labels.accuracy_on_training(seen, tested) == ("a", pytest.approx(2 / 3))
    assert labels.error_of_majority(seen, tested) == ("a", 0.75)


def test_mistaken_regression_errors() -> None:
    assert list(numbers.divided_by_one_less(**BLOCKEEL)) == printed(["3.333", "11.333", "3.367", "34.0"])
    assert numbers.signed_mean(**BLOCKEEL).mae == printed("-2.5")
    assert list(numbers.half_the_squares(**BLOCKEEL)) == printed(["2.5", "4.25", "2.062", "17.0"])
    assert numbers.root_of_the_sum(**BLOCKEEL).rmse == printed("5.831")


REASONABLE = {  # mistake: a matrix that only it takes for reasonable, or that only it refuses
    numbers.reasonable_by_row: ([[0, 2], [6, 4]], True),
    numbers.reasonable_with_free_diagonal: ([[0, 5], [5, 1]], False),
    numbers.reasonable_with_benefits: ([[0, 5], [5, -1]], True),
}


@pytest.mark.parametrize("mistake", REASONABLE, ids=lambda mistake: mistake.__name__)
def test_a_mistaken_view_of_costs_differs_from_the_right_one(mistake: Callable[..., bool]) -> None:
    cost, taken = REASONABLE[mistake]
    assert mistake(cost) is taken
    assert [other(cost) for other in REASONABLE if other is not mistake] != [taken, taken]
