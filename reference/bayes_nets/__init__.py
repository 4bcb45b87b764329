"""Bayesian networks as plain data, and exact inference in them. Blockeel, section 12.5."""

CONCEPTS = {
    "bayes_nets.enumeration": "inference:enumeration",
    "bayes_nets.joint_probability": "inference:joint_probability",
    "bayes_nets.prune_irrelevant": "irrelevant_nodes:irrelevant_nodes",
}
