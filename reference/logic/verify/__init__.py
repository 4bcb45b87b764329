"""Verifiers of answers in logic of which many are right, a module a subject."""
