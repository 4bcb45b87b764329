"""Promises about inputs of exercises about rules, a module a subject."""
