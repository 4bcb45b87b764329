"""Tests of `reference.version_spaces.find_s`."""

from reference.version_spaces.find_s import FIND_S, find_s


def test_no_positive_example_leaves_the_hypothesis_that_covers_nothing() -> None:
    assert find_s([(("a",), "no")]) is None
    assert [state.hypothesis for state in FIND_S.steps(examples=[(("a",), "no"), (("b",), "yes")])] == [
        None,
        None,
        ("b",),
    ]
