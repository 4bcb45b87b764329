"""Exports: marking sheets for people who mark by hand, marks and feedback as tables and zips for other systems."""
