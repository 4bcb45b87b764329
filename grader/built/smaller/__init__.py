"""Simpler inputs: for each shape of value, simpler values that could replace it in a counterexample."""
