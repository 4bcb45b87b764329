"""Diagnose: which known mistake explains the failures, and where a trace first leaves the path."""
