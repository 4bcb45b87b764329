"""Tests of `reference.information.mistakes`."""

from collections.abc import Callable

import pytest

from reference.information import mistakes as information_mistakes
from tests.known_mistakes import mistake_of
from tests.printed import printed

ENTROPIES = {  # mistake: (what it gives on 9 and 5 examples, and on one each of three classes)
    information_mistakes.unweighted_surprise: ("2.123", "4.755"),
    mistake_of("information.entropy", "minus sign forgotten"): ("-0.940", "-1.585"),
    information_mistakes.gini_for_entropy: ("0.459", "0.667"),
    mistake_of("information.entropy", "every class against the rest"): ("1.881", "2.755"),
    information_mistakes.logarithms_of_counts: ("2.867", "0.000"),
    information_mistakes.divided_by_classes: ("6.582", "1.585"),
}


@pytest.mark.parametrize("mistake", ENTROPIES, ids=lambda mistake: mistake.__name__)
def test_mistaken_entropies(mistake: Callable[..., float]) -> None:
    assert [mistake([9, 5]), mistake([1, 1, 1])] == printed(list(ENTROPIES[mistake]))


@pytest.mark.parametrize("mistake", ENTROPIES, ids=lambda mistake: mistake.__name__)
@pytest.mark.parametrize("counts", [[], [4, 0], [0, 0]])
def test_mistaken_entropies_have_a_value_where_the_entropy_has_one(
    mistake: Callable[..., float], counts: list[int]
) -> None:
    assert isinstance(mistake(counts), float)
