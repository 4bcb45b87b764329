"""Conditions on the draws of exercises on version spaces."""
