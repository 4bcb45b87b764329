"""Genetic algorithms on strings of bits: operators, selection, generations. One module a subject."""
