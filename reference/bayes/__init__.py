"""Bayes' rule, and learners that are built on it. Mitchell, chapter 6; Witten, section 4.2; Kubat, chapter 2."""
