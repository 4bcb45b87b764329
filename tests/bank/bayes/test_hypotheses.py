"""Tests of `reference.bayes.hypotheses`."""

from reference.bayes.hypotheses import map_hypotheses


def test_all_of_several_most_probable_hypotheses_are_named() -> None:
    assert map_hypotheses({"a": 0.4, "b": 0.8, "c": 0.1}, prior={"a": 0.5, "b": 0.25, "c": 0.25}) == ["a", "b"]
