"""Texts: safe to show, to name a file, to stand in a cell; files written whole; who is on a roster."""
