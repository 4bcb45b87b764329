"""Assignments as pytest items, and student code as a fixture. pytest loads `hooks`; the rest waits until it is used."""
