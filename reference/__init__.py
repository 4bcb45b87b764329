"""Textbook algorithms: the one source of every expected output. NumPy and the standard library only."""
