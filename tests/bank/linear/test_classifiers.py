"""Tests of `reference.linear.classifiers`."""

from reference.linear.classifiers import rule_labels


def test_points_of_a_rule_scale_with_its_threshold_and_missing_attributes_count_nothing() -> None:
    rows = [{"a": "u", "b": "x"}, {"a": "u"}, {"b": "x"}, {}]
    terms = [(2, "a", "u"), (-1, "b", "x")]
    assert rule_labels(rows, terms, 1, "yes", "no") == ["no", "yes", "no", "no"]
    larger = [(7 * weight, a, v) for weight, a, v in terms]
    assert rule_labels(rows, larger, 7, "yes", "no") == rule_labels(rows, terms, 1, "yes", "no")
