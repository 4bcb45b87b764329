"""Ensembles: voting, bagging, boosting, random forests, stacking. Witten, chapter 8; Kubat, 9; Blockeel, 13."""
