"""The smallest assignment that a class can hand in: one entropy, with few hidden cases, and a solution."""

ASSIGNMENT = {
    "schema": 1,
    "id": "week1",
    "title": "Entropies",
    "due": "2026-02-01T12:00:00+00:00",
    "secret": {"public": "none"},
    "exercises": [{"id": "information.entropy", "override": {"cases": {"other counts": {"count": 3}}}}],
}
RIGHT = """from math import {log}
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * {log}(n / total) for n in counts if n)
"""
