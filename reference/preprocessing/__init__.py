"""Preparation of data before learning: scaling, coding, filling gaps."""

CONCEPTS = {
    "preprocessing.attribute_merging": "reference.bayes.merged_attributes:merge_attributes",
    "preprocessing.impute_missing": "missing:impute",
    "preprocessing.min_max": "scaling:min_max",
    "preprocessing.one_hot": "encoding:one_hot",
    "preprocessing.z_score": "scaling:z_score",
}
