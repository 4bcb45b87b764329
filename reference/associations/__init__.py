"""Frequent item sets and association rules. Witten, section 4.5; Flach, section 6.3; Blockeel, section 5.2."""
