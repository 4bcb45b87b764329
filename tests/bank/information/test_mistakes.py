"""Tests of `reference.information.mistakes`."""

from collections.abc import Callable

import pytest

from tests.known_mistakes import mistake_of
from tests.printed import printed

ENTROPIES = {  # mistake: (what it gives on 9 and 5 examples, and on one each of three classes)
    mistake_of("information.entropy", "each class counted once"): ("2.123", "4.755"),
    mistake_of("information.entropy", "minus sign forgotten"): ("-0.940", "-1.585"),
    mistake_of("information.entropy", "Gini index"): ("0.459", "0.667"),
    mistake_of("information.entropy", "every class against the rest"): ("1.881", "2.755"),
    mistake_of("information.entropy", "logarithm of the counts"): ("2.867", "0.000"),
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
