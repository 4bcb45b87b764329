"""Tests of `reference.version_spaces.status`."""

from reference.version_spaces.status import status


def test_borders_of_several_members_have_not_converged_even_if_they_are_the_same() -> None:
    assert status([["a", "?"], ["?", "c"]], [["a", "?"], ["?", "c"]]) == "partial"
