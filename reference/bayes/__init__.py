"""Bayes' rule, and learners that are based on it. Mitchell, chapter 6; Witten, section 4.2; Kubat, chapter 2."""

CONCEPTS = {
    "bayes.bayes_optimal_classifier": "hypotheses:optimal_label",
    "bayes.bayes_rule": "rule:posterior",
    "bayes.gaussian_naive_bayes": "gaussian:gaussian_naive_bayes",
    "bayes.iid_likelihood": "sample_likelihood:iid_likelihood",
    "bayes.map_hypothesis": "hypotheses:map_hypothesis",
    "bayes.multinomial_naive_bayes": "multinomial:multinomial_naive_bayes",
    "bayes.naive_bayes": "naive:naive_bayes",
    "bayes.naive_bayes_copies": "missing_and_redundant:probability_with_copy",
    "bayes.naive_bayes_missing": "missing_and_redundant:known_share",
    "bayes.naive_bayes_tables": "naive:probability_table",
    "bayes.single_attribute_bayes": "missing_and_redundant:probability_alone",
}
