"""Texts that are safe to show, to name a file, to stand in a cell; files written whole; the roster."""
