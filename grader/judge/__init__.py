"""Judge: a built exercise and what was seen of a student's code, to a verdict per case."""
