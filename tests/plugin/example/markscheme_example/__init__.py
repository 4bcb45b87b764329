"""A package that adds a check and a report to markscheme: what docs/extending.md shows."""
