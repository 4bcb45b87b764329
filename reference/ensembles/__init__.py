"""Ensembles: voting, bagging, boosting, random forests, stacking. Witten, chapter 8; Kubat, 9; Blockeel, 13."""

CONCEPTS = {
    "ensembles.adaboost": "boosting:adaboost",
    "ensembles.adaboost_update": "boosting:adaboost_update",
    "ensembles.bagging": "bagging:bagging",
    "ensembles.heterogeneous_vote": "voter_weights:weight_for_one",
    "ensembles.majority_vote": "voting:majority_vote",
    "ensembles.majority_vote_error": "voting:majority_vote_error",
    "ensembles.perceptron_weights": "voter_weights:perceptron_weights",
    "ensembles.random_forest": "forest:random_forest",
    "ensembles.stacking": "stacking:stacking",
    "ensembles.stacking_table": "stacking:level_one_table",
    "ensembles.subset_voting_saving": "by_hand:time_saved",
    "ensembles.weighted_vote": "voting:weighted_vote",
    "ensembles.winnow_weights": "voter_weights:winnow_weights",
}
