"""Neighbours, scales and averages against scikit-learn and SciPy."""

from random import Random

import numpy as np
import pytest
from scipy.spatial.distance import cityblock, euclidean, minkowski
from scipy.stats import zscore
from sklearn.metrics import precision_recall_fscore_support
from sklearn.neighbors import KNeighborsClassifier, KNeighborsRegressor
from sklearn.preprocessing import MinMaxScaler, MultiLabelBinarizer

from reference.instances.distance import minkowski_distance
from reference.instances.draws import near_labels, place, places, targets
from reference.instances.model import knn_predictions
from reference.instances.neighbours import knn_classify, knn_regression
from reference.instances.weighted import distance_weighted_knn, weighted_vote
from reference.multilabel.averaging import averaged_measures
from reference.multilabel.draws import label_sets, predicted_sets
from reference.preprocessing.draws import column
from reference.preprocessing.scaling import min_max, z_score

pytestmark = pytest.mark.slow  # the imports take seconds
SEEDS = range(8)
SPANS = [[0, 1000], [0, 1000]]  # so wide that no two distances are the same


@pytest.mark.parametrize("seed", SEEDS)
def test_distances_are_scipys(seed: int) -> None:
    first, second = place(Random(seed), SPANS), place(Random(-seed), SPANS)
    assert minkowski_distance(first, second, 1) == pytest.approx(cityblock(first, second))
    assert minkowski_distance(first, second) == pytest.approx(euclidean(first, second))
    assert minkowski_distance(first, second, 3) == pytest.approx(minkowski(first, second, 3))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("k", [1, 3, 5])
def test_neighbours_are_scikit_learns(seed: int, k: int) -> None:
    random = Random(seed)
    points = places(random, 12, SPANS)
    labels, numbers = near_labels(random, points, ["a", "b"], 0.3), targets(random, points, [0, 99])
    query = place(random, SPANS)
    plain, weighted = KNeighborsClassifier(k), KNeighborsClassifier(k, weights="distance")
    assert knn_classify(points, labels, query, k) == plain.fit(points, labels).predict([query])[0]
    assert weighted_vote(points, labels, query, k, "1/d") == weighted.fit(points, labels).predict([query])[0]
    mean = KNeighborsRegressor(k).fit(points, numbers).predict([query])[0]
    assert knn_regression(points, numbers, query, k) == pytest.approx(mean)
    for weight, by in {
        "1/d": lambda d: 1 / d,
        "1/d^2": lambda d: 1 / d**2,
        "gauss": lambda d: np.exp(-((d / 300) ** 2)),
    }.items():
        mean = KNeighborsRegressor(k, weights=by).fit(points, numbers).predict([query])[0]
        assert distance_weighted_knn(points, numbers, query, k, weight, sigma=300) == pytest.approx(mean)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_model_is_a_scaler_and_neighbours(seed: int) -> None:
    random = Random(seed)
    train, test = places(random, 15, [[0, 9999], [0, 5000]]), places(random, 9, [[-999, 15000], [0, 9000]])
    labels = near_labels(random, train, ["a", "b"], 0.2)
    scaler = MinMaxScaler().fit(train)
    right = KNeighborsClassifier(3).fit(scaler.transform(train), labels).predict(scaler.transform(test))
    assert knn_predictions({"points": train, "labels": labels, "k": 3}, {"points": test}) == list(right)


@pytest.mark.parametrize("seed", SEEDS)
def test_scales_are_those_of_scikit_learn_and_scipy(seed: int) -> None:
    train, values = column(Random(seed), 7, [-20, 60], 1), column(Random(-seed), 5, [-40, 90], 1)
    scaler = MinMaxScaler((-1, 1)).fit(np.array(train).reshape(-1, 1))
    assert min_max(train, values, -1, 1) == pytest.approx(list(scaler.transform(np.array(values).reshape(-1, 1))[:, 0]))
    for ddof in (0, 1):
        assert z_score(train, ddof=ddof) == pytest.approx(list(zscore(train, ddof=ddof)))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("average", "theirs"), [("macro", "macro"), ("micro", "micro"), ("examples", "samples")])
def test_averages_are_scikit_learns(seed: int, average: str, theirs: str) -> None:
    classes = ["a", "b", "c", "d"]
    actual = label_sets(Random(seed), 7, classes)
    predicted = predicted_sets(Random(-seed), actual, classes)
    binary = MultiLabelBinarizer(classes=classes).fit([])
    right = precision_recall_fscore_support(
        binary.transform(actual), binary.transform(predicted), average=theirs, zero_division=0
    )
    assert list(averaged_measures(actual, predicted, classes, average).values()) == pytest.approx(right[:3])
