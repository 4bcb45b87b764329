"""Audit: whether an exercise's cases notice when the reference is changed, mutant by mutant."""
