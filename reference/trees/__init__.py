"""Decision trees. Mitchell, chapter 3; Witten, sections 4.3 and 6.1; Blockeel, chapter 4; Kubat, chapter 6."""

CONCEPTS = {
    "trees.best_attribute": "splitting:best_attribute",
    "trees.best_threshold": "thresholds:best_threshold",
    "trees.candidate_tests": "splitting:partition",
    "trees.candidate_thresholds": "thresholds:candidate_thresholds",
    "trees.classify": "decision_tree:classify",
    "trees.gain_ratio": "splitting:gain_ratio",
    "trees.gini_index": "gini:gini",
    "trees.grow_tree": "id3:fixed_order_tree",
    "trees.id3": "id3:id3",
    "trees.induction_cost": "cost:building_factor",
    "trees.numeric_tree": "numeric_tree:numeric_tree",
    "trees.oblique_test": "numeric_tree:oblique_test",
    "trees.reduced_error_pruning": "pruning:reduced_error_pruning",
    "trees.regression_pruning": "regression_pruning:prune_regression_tree",
    "trees.regression_tree": "regression:regression_tree",
    "trees.separability": "separability:separability",
    "trees.tree_to_dnf": "decision_tree:tree_rules",
}
