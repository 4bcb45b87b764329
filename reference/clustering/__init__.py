"""Clusters of examples that belong together: partitions, mixtures and hierarchies. One module a subject."""

CONCEPTS = {
    "clustering.agglomerative": "agglomerative:AGGLOMERATION",
    "clustering.centroid": "kmeans:centroid",
    "clustering.em_gaussian_mixture": "gaussian_mixture:EM",
    "clustering.hierarchy_check": "agglomerative:is_hierarchy",
    "clustering.kmeans": "kmeans:kmeans",
    "clustering.kmeans_objective": "kmeans:clustering_cost",
}
