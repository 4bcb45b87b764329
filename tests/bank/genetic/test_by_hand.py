"""Tests of `reference.genetic.by_hand`."""

import pytest

from reference.genetic.by_hand import as_number, hit_by, turned_over


@pytest.mark.parametrize("own", ["", "101", "1010101", "00000000", "11111111", "10a01010"])
def test_nothing_follows_from_a_string_that_is_not_what_was_asked(own: str) -> None:
    for part in (lambda: turned_over(own, 2, 8), lambda: as_number(own, 8)):
        with pytest.raises(ValueError, match="bits"):
            part()


def test_by_hand_individuals_count_from_one() -> None:
    assert [hit_by([4, 1, 7], draw) for draw in (4, 5, 6)] == [1, 2, 3]
