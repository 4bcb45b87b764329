"""Draws for exercises on version spaces."""
