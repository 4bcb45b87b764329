from fractions import Fraction

import pytest

from tests.printed import printed

EQUAL = {  # figure: a number that a book may print so
    "0.940": 0.940286,
    "0.694": 0.6935,  # a half, which some round up
    "0.693": 0.6935,  # and some down
    "-0.4": 0.1 - 0.5,
    "−0.4": -0.4,
    ".0078": 0.00784,
    "3": 3.3,
    "1.2e-6": 1.24e-6,
    "2/3": 2 / 3,
    "1/36": Fraction(1, 36),
    "14 %": 9 / 64,
    "94.0%": 0.9402,
}
UNEQUAL = {
    "0.940": 0.9406,
    "0.9": 0.96,
    "2/3": 0.667,
    "14 %": 14.06,
    "1.2e-6": 1.26e-6,
    "1": True,
    "0": float("nan"),
    "0.5": "0.5",
}


@pytest.mark.parametrize("figure", EQUAL)
def test_a_figure_equals_what_rounds_to_it(figure: str) -> None:
    assert printed(figure) == EQUAL[figure]


@pytest.mark.parametrize("figure", UNEQUAL)
def test_a_figure_equals_nothing_else(figure: str) -> None:
    assert printed(figure) != UNEQUAL[figure]


def test_an_exact_figure_allows_float_noise_only() -> None:
    assert printed("0", exact=True) == 1e-16
    assert printed("0", exact=True) != 0.01


def test_lists_mappings_and_labels_are_compared_item_by_item() -> None:
    assert printed({"best": "outlook", "gains": ["0.247", "0.029"]}) == {"best": "outlook", "gains": [0.2467, 0.0292]}


def test_a_figure_that_is_no_string_is_refused() -> None:
    with pytest.raises(TypeError, match="a printed figure is a string"):
        printed(0.94)
