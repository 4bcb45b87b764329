"""Simpler inputs: for each shape of value, what could take its place in a smaller counterexample."""
