"""Tests of `reference.probability.bags`."""

from fractions import Fraction
from itertools import product

import pytest
import scipy.stats

from reference.probability.bags import multinomial_pmf


def test_all_bags_of_three_words_are_certain_together() -> None:
    chances = [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)]
    bags = [counts for counts in product(range(4), repeat=3) if sum(counts) == 3]
    assert sum(multinomial_pmf(counts, chances) for counts in bags) == pytest.approx(1)
    expected = scipy.stats.multinomial(3, [float(p) for p in chances])
    assert all(multinomial_pmf(counts, chances) == pytest.approx(expected.pmf(counts)) for counts in bags)


def test_a_word_that_is_impossible_may_not_occur() -> None:
    assert multinomial_pmf([2, 0], [1.0, 0.0]) == 1
    assert multinomial_pmf([2, 1], [1.0, 0.0]) == 0


def test_a_long_text_has_a_probability_though_its_orders_are_no_float() -> None:
    expected = scipy.stats.multinomial.logpmf([900, 600], 1500, [0.6, 0.4])
    assert multinomial_pmf([900, 600], [0.6, 0.4]) == pytest.approx(2.718281828459045**expected, rel=1e-6)
