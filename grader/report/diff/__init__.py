"""Diffs of an answer and the right one. Standard library only, as the students' checker holds this package."""
