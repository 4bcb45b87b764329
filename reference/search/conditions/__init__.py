"""Conditions on the draws of exercises on search."""
