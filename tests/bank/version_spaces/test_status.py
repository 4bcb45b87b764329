"""Tests of `reference.version_spaces.status`."""

from random import Random

import pytest

from reference.version_spaces.draws.conjunctions import borders_at_the_ends
from reference.version_spaces.promises import are_borders
from reference.version_spaces.status import status


def test_borders_of_several_members_have_not_converged_even_if_they_are_the_same() -> None:
    assert status([["a", "?"], ["?", "c"]], [["a", "?"], ["?", "c"]]) == "partial"


@pytest.mark.parametrize("seed", range(5))
def test_borders_at_the_ends_have_each_end(seed: int) -> None:
    drawn = borders_at_the_ends(Random(seed))
    assert are_borders(drawn)
    assert any(specific and not general for specific, general in drawn)
    assert any(general and not specific for specific, general in drawn)
    assert any(specific and {*specific[0]} == {"?"} and specific == general for specific, general in drawn)
