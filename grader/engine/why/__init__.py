"""Explaining a mark: the case, the rule, the sentence of the prompt that decides, and a second run of the work."""
