"""Learning by storing examples: distances, nearest neighbours, and their predictions."""

CONCEPTS = {
    "instances.distance_weighted_knn": "weighted:distance_weighted_knn",
    "instances.knn_classify": "neighbours:knn_classify",
    "instances.knn_regression": "neighbours:knn_regression",
    "instances.knn_vote_threshold": "neighbours:knn_vote_threshold",
    "instances.lazy_vs_eager": "lazy:is_lazy",
    "instances.minkowski_distance": "distance:minkowski_distance",
    "instances.similarity_kernels": "distance:similarity",
}
