"""Frequent item sets and association rules. Witten, section 4.5; Flach, section 6.3; Blockeel, section 5.2."""

CONCEPTS = {
    "associations.apriori": "apriori:APRIORI",
    "associations.apriori_candidates": "candidates:apriori_candidates",
    "associations.association_rules": "rules:association_rules",
    "associations.closed_itemsets": "closed:closed_itemsets",
    "associations.confidence": "rules:confidence",
    "associations.expected_frequent_itemsets": "item_tables:max_frequent_size",
    "associations.filter_rules": "rule_filters:drop_superfluous",
    "associations.itemset_lattice": "closed:lattice",
    "associations.itemset_probability": "item_tables:share_of_baskets",
    "associations.itemset_support": "apriori:support",
    "associations.lift": "rules:lift",
    "associations.maximal_itemsets": "maximal:MAXIMAL",
    "associations.monotonicity": "item_tables:monotonicity",
    "associations.rows_to_transactions": "item_tables:rows_to_transactions",
    "associations.rule_closure": "closed:close_rule",
    "associations.rules_from_itemset": "rules:rule_confidences",
    "associations.top_rules": "rule_filters:rule_rounds",
    "associations.transactions_to_table": "item_tables:to_boolean",
}
