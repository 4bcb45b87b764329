"""Bayesian networks as plain data, and exact inference in them. Blockeel, section 12.5."""
