"""Tests of `reference.instances.model`."""

from reference.instances.model import knn_predictions, knn_tied_labels


def test_the_model_scales_by_its_training_points_and_ignores_a_constant_column() -> None:
    fit = {"points": [[1, 7, 100], [2, 7, 900], [6, 7, 500]], "labels": ["a", "b", "c"], "k": 1}
    assert knn_predictions(fit, {"points": [[1, 99, 300], [9, 0, 500]]}) == ["a", "c"]
    assert knn_tied_labels(fit | {"k": 3}, {"points": [[1, 7, 100]]}) == [["a", "b", "c"]]
