"""k-means, mixtures and hierarchies against scikit-learn and SciPy."""

from random import Random
from typing import Any

import numpy as np
import pytest
from scipy.cluster.hierarchy import fcluster, linkage
from scipy.spatial.distance import cdist
from sklearn.cluster import KMeans
from sklearn.mixture import GaussianMixture

from reference.clustering.agglomerative import flat_clusters, merge_heights
from reference.clustering.conditions import all_merges_clear
from reference.clustering.draws import clustered_points, readings, start_centres
from reference.clustering.gaussian_mixture import responsibilities
from reference.clustering.kmeans import clustering_cost, groups, kmeans, members

pytestmark = pytest.mark.slow  # two seconds go by before SciPy and scikit-learn are imported


def points_of(seed: int) -> list[list[float]]:
    return clustered_points(Random(seed), n=12, clusters=3, spread=3.5)


@pytest.mark.parametrize("seed", range(12))
def test_k_means_is_that_of_scikit_learn(seed: int) -> None:
    points = points_of(seed)
    centres = start_centres(Random(seed), points, k=3)
    ours = kmeans(points, centres)
    theirs = KMeans(3, init=np.array(centres), n_init=1, algorithm="lloyd", tol=0).fit(points)
    assert list(ours.labels) == list(theirs.labels_)
    assert np.allclose(ours.centres, theirs.cluster_centers_)
    clusters = [members(points, ours.labels, cluster) for cluster in range(3)]
    assert clustering_cost(clusters) == pytest.approx(theirs.inertia_)
    away = cdist(points, ours.centres)
    assert clustering_cost(clusters, squared=False) == pytest.approx(sum(away[range(12), ours.labels]))


@pytest.mark.parametrize("seed", range(6))
def test_responsibilities_are_those_of_scikit_learn(seed: int) -> None:
    xs = readings(Random(seed), n=6)
    model = GaussianMixture(2, covariance_type="full")
    model.weights_, model.means_ = np.array([0.3, 0.7]), np.array([[2.0], [6.0]])
    model.covariances_ = np.array([[[1.5**2]], [[2.5**2]]])
    model.precisions_cholesky_ = np.array([[[1 / 1.5]], [[1 / 2.5]]])
    theirs = model.predict_proba(np.array(xs)[:, None])
    assert np.allclose(responsibilities(xs, [2, 6], [1.5, 2.5], [0.3, 0.7]), theirs)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("by", ["single", "complete", "average"])
def test_hierarchies_are_those_of_scipy(seed: int, by: Any) -> None:
    points = points_of(seed)
    if not all_merges_clear(points, by, 1):
        pytest.skip("a tie, which either may break as it likes")
    merges = linkage(points, by)
    assert merge_heights(points, by) == pytest.approx(list(merges[:, 2]))
    assert list(map(list, flat_clusters(points, 4, by))) == sorted(groups(list(fcluster(merges, 4, "maxclust"))))
