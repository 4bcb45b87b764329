"""Layered networks of sigmoid units: what they answer, and how they learn."""
