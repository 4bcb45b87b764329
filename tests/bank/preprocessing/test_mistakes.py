"""Tests of `reference.preprocessing.mistakes`."""

import pytest

from reference.preprocessing import mistakes
from reference.preprocessing.missing import drop_incomplete, fillings, imputations, impute
from reference.preprocessing.scaling import min_max
from tests.known_mistakes import mistake_of
from tests.printed import printed

PIES = {  # Kubat, table 10.1
    "crust": ["gray", "white", "dark", "white", "dark", "white", "gray", None, "gray", "dark", "white", "white"],
    "filling": ["thick"] * 3 + [None, None, "thin", "thick", "thick", "thin"] + ["thick"] * 3,
    "shade": ["dark", "dark", "gray", "dark", "white", "dark", "white", "gray", "dark", None, "dark", "gray"],
    "weight": [7, 2, 2, 3, 4, None, 6, 5, 5, None, 9, 8],
    "class": ["pos"] * 6 + ["neg"] * 6,
}
ROWS = [dict(zip(PIES, row, strict=True)) for row in zip(*PIES.values(), strict=True)]


def test_new_values_may_lie_beyond_the_scale() -> None:
    assert min_max([64, 85], [66, 90]) == printed(["0.095238", "1.238095"])  # the temperatures of Witten's table
    assert mistake_of("preprocessing.min_max", "divided by the largest")([7, 4, 25, -5, 10], [7], 0, 1) == printed(
        ["0.28"]
    )


def test_the_gaps_of_kubats_pies() -> None:
    assert len(drop_incomplete(ROWS)) == 7
    assert [fillings(ROWS, column, "mode") for column in ("crust", "filling", "shade")] == [
        ["white"],
        ["thick"],
        ["dark"],
    ]
    assert fillings(ROWS, "weight", "mean") == [5.1]
    assert [fillings(ROWS, "weight", "mean", ["class", "=", name]) for name in ("pos", "neg")] == [[3.6], [6.6]]
    assert (
        mistake_of("preprocessing.impute_missing", "unknown values counted as zero")(ROWS, "weight", "mean", None)[5][
            "weight"
        ]
        == 4.25
    )
    assert mistakes.median_for_mean(ROWS, "weight", "mean", None)[5]["weight"] == 5.0


def test_a_mode_may_be_tied_and_some_things_are_refused() -> None:
    among_negatives = imputations(ROWS, "crust", "mode", ["class", "=", "neg"])
    assert [rows[7]["crust"] for rows in among_negatives] == ["gray", "white"]
    with pytest.raises(ValueError, match="drop, mode or mean"):
        impute(ROWS, "crust", "median")
    with pytest.raises(ValueError, match="no known value"):
        impute(ROWS, "weight", "mean", ["class", "=", "other"])
