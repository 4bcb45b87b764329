"""Promises about inputs of exercises about logic, a module a subject."""
