"""What the known mistakes of evaluation give, where a book or a hand calculation says what that would be."""

from collections.abc import Callable
from typing import Any

import pytest

from reference.evaluation.mistakes import labels, numbers
from tests.known_mistakes import mistake_of
from tests.printed import printed

MATRIX = [[88, 10, 2], [14, 40, 6], [18, 10, 12]]  # Witten, table 5.4
PAIRS = [pair for i, a in enumerate("abc") for j, p in enumerate("abc") for pair in [(a, p)] * MATRIX[i][j]]
THREE = {"actual": [a for a, _ in PAIRS], "predicted": [p for _, p in PAIRS]}
COUNTS = {"tp": 20, "fn": 50, "fp": 30, "tn": 900}  # Kubat, table 11.2
KUBAT = {"precision": 0.4, "recall": 0.29}
BLOCKEEL = {"actual": [2, 4, 5, 9], "predicted": [1, 2, 3, 4]}
MODELS = {"actual": BLOCKEEL["actual"], "first": BLOCKEEL["predicted"], "second": [3, 3, 6, 8]}


NUMBERS: list[tuple[Callable[..., Any], dict[str, Any], Any]] = [  # mistake, arguments, what it gives
    (mistake_of("evaluation.error_rate", "every class counted once"), THREE, "0.3844"),
    (labels.errors_per_right, {"actual": ["a"] * 200, "predicted": ["a"] * 170 + ["b"] * 30}, "0.176"),
    (
        mistake_of("evaluation.error_rate", "labels counted, not compared"),
        {"actual": ["a", "b"], "predicted": ["b", "a"]},
        "0.0",
    ),
    (
        mistake_of("evaluation.f_measure", "beta on the wrong term"),
        {"precision": 0.4, "recall": 2 / 7, "beta": 0.2},
        "0.2889",
    ),
    (
        mistake_of("evaluation.f_measure", "beta on the wrong term"),
        {"precision": 0.4, "recall": 2 / 7, "beta": 5},
        "0.3939",
    ),
    (mistake_of("evaluation.f_measure", "beta not squared"), {**KUBAT, "beta": 5}, "0.3039"),
    (mistake_of("evaluation.f_measure", "arithmetic mean"), {**KUBAT, "beta": 1}, "0.345"),
    (mistake_of("evaluation.which_precision", "recall"), COUNTS, "0.29"),
    (mistake_of("evaluation.which_precision", "accuracy"), COUNTS, "0.92"),
    (mistake_of("evaluation.which_precision", "share of false alarms"), COUNTS, "0.60"),
    (mistake_of("evaluation.which_precision", "share of all customers"), COUNTS, "0.02"),
    (
        mistake_of("evaluation.expected_cost", "costs exchanged"),
        {"confusion": [[0.18, 0.02], [0.24, 0.56]], "cost": [[0, 5], [1, 0]]},
        "1.22",
    ),
    (mistake_of("evaluation.expected_cost", "every mistake costs one"), {"confusion": MATRIX, "cost": MATRIX}, "0.30"),
    (
        mistake_of("evaluation.informational_loss", "all classes counted"),
        {"forecasts": [{"a": 0.5, "b": 0.25, "c": 0.25}], "actual": ["a"]},
        "5.0",
    ),
    (
        mistake_of("evaluation.informational_loss", "weighed by the probability"),
        {"forecasts": [{"a": 0.5, "b": 0.5}], "actual": ["a"]},
        "0.5",
    ),
    (mistake_of("evaluation.log_scale_error", "plain difference"), {"predicted": 310, "actual": 300}, "10.0"),
    (mistake_of("evaluation.log_scale_error", "relative difference"), {"predicted": 310, "actual": 300}, "0.033"),
    (mistake_of("evaluation.log_scale_error", "logarithm of the difference"), {"predicted": 12, "actual": 4}, "3.0"),
    (
        mistake_of("evaluation.ordinal_error", "one way round only"),
        {"actual": ["n"], "predicted": ["w"], "order": list("nesw"), "cyclic": True},
        "3.0",
    ),
    (mistake_of("evaluation.sorting_by_hand", "arithmetic mean"), KUBAT, "0.345"),
    (mistake_of("evaluation.search_by_hand", "beta on the wrong term"), {"precision": 0.4, "recall": 2 / 7}, "0.3704"),
    (mistake_of("evaluation.search_by_hand", "arithmetic mean"), {"precision": 0.4, "recall": 2 / 7}, "0.3086"),
    (
        mistake_of("evaluation.cost_by_hand", "costs exchanged"),
        {"miss": 0.02, "alarm": 0.24, "miss_cost": 5, "alarm_cost": 1},
        "1.22",
    ),
    (
        mistake_of("evaluation.forecast_by_hand", "truth and forecast exchanged"),
        {"truth": {"a": 0.75, "b": 0.25}, "forecast": {"a": 0.5, "b": 0.5}},
        "1.20752",
    ),
    (
        mistake_of("evaluation.forecast_by_hand", "natural logarithm"),
        {"truth": {"a": 0.75, "b": 0.25}, "forecast": {"a": 0.5, "b": 0.5}, "outcome": "a"},
        {"loss": "0.6931", "expected": "0.6931", "least": "0.5623"},
    ),
    (mistake_of("evaluation.two_models_by_hand", "signs kept"), MODELS, {"mae_first": "-2.5", "mae_second": "0.0"}),
    (
        mistake_of("evaluation.two_models_by_hand", "root not drawn"),
        MODELS,
        {"rmse_first": "8.5", "rmse_second": "1.0"},
    ),
    (mistake_of("evaluation.clinic_by_hand", "accuracy for the error rate"), COUNTS, "0.92"),
    (mistake_of("evaluation.clinic_by_hand", "share of the smaller group"), COUNTS, "0.07"),
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
    assert list(
        mistake_of("evaluation.precision_recall", "precision of all examples")(actual, predicted, "+")
    ) == printed(["0.02", "0.29"])
    assert mistake_of("evaluation.precision_recall", "class of the first example")(
        actual[::-1], predicted[::-1], "+"
    ).recall == printed("0.97")


def test_the_baseline_may_not_look_at_the_test_labels() -> None:
    seen, tested = ["a", "a", "b"], ["b", "b", "b", "a"]
    assert mistake_of("evaluation.majority_baseline", "majority of the test examples")(seen, tested) == ("b", 0.75)
    assert mistake_of("evaluation.majority_baseline", "accuracy on the training examples")(seen, tested) == (
        "a",
        pytest.approx(2 / 3),
    )
    assert mistake_of("evaluation.majority_baseline", "error rate")(seen, tested) == ("a", 0.75)


def test_mistaken_regression_errors() -> None:
    assert list(numbers.divided_by_one_less(**BLOCKEEL)) == printed(["3.333", "11.333", "3.367", "34.0"])
    assert numbers.signed_mean(**BLOCKEEL).mae == printed("-2.5")
    assert list(numbers.half_the_squares(**BLOCKEEL)) == printed(["2.5", "4.25", "2.062", "17.0"])
    assert numbers.root_of_the_sum(**BLOCKEEL).rmse == printed("5.831")


REASONABLE = {  # mistake: a matrix that only it takes for reasonable, or that only it refuses
    mistake_of("evaluation.reasonable_costs", "each class by itself"): ([[0, 2], [6, 4]], True),
    mistake_of("evaluation.reasonable_costs", "right labels must be free"): ([[0, 5], [5, 1]], False),
    mistake_of("evaluation.reasonable_costs", "benefits allowed"): ([[0, 5], [5, -1]], True),
}


@pytest.mark.parametrize("mistake", REASONABLE, ids=lambda mistake: mistake.__name__)
def test_a_mistaken_view_of_costs_differs_from_the_right_one(mistake: Callable[..., bool]) -> None:
    cost, taken = REASONABLE[mistake]
    assert mistake(cost) is taken
    assert [other(cost) for other in REASONABLE if other is not mistake] != [taken, taken]
