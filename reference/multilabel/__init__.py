"""Examples with several labels. Kubat, chapter 13."""

CONCEPTS = {
    "multilabel.averaged_measures": "averaging:averaged_measures",
}
