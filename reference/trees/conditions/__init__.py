"""What a drawn input must satisfy to be a fair question: predicates over its arguments and the answer."""
