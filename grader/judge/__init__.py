"""Judge: from a built exercise and the observations of a student's code to a verdict for each case."""
