"""Draws for exercises on search."""
