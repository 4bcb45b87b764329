"""Examples with several labels. Kubat, chapter 13."""
