"""Rules and how they are learned. Witten, sections 4.1 and 4.4; Kubat, chapter 15; Mitchell, chapter 10."""

CONCEPTS = {
    "rules.candidate_literals": "covering:candidates",
    "rules.complete_consistent": "rule_sets:rule_set_errors",
    "rules.decision_list_predict": "coverage:predict_list",
    "rules.foil_gain": "coverage:foil_gain",
    "rules.learn_one_rule": "covering:GROW",
    "rules.learn_rule_list": "purity:RULE_LIST",
    "rules.learn_rule_majority": "purity:PURE",
    "rules.learn_rule_set": "per_class:RULE_SET",
    "rules.one_r": "one_r:one_r",
    "rules.prism": "per_class:PRISM",
    "rules.order_rules": "rule_lists:decision_list",
    "rules.refinement_improves_accuracy": "refinement:refinement_improves",
    "rules.rule_accuracy": "coverage:rule_accuracy",
    "rules.rule_coverage": "coverage:covers",
    "rules.rule_list_to_tree": "rule_lists:rule_list_to_tree",
    "rules.rule_space_sizes": "rule_spaces:rule_space_sizes",
    "rules.ruleset_predict": "rule_sets:ruleset_predict",
    "rules.sequential_covering": "covering:COVERING",
    "rules.specialize_generalize": "refinement:more_specific",
}
