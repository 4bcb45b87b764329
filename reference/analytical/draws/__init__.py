"""Draws of theories, of facts and of rows that theories are asked about, a module a subject."""
