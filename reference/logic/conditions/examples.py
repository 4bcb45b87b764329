"""Conditions on tables to write as facts, and on facts about several examples."""

from collections.abc import Mapping
from typing import Any


def some_cells_missing(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some cells are missing, and none in a row that comes twice."""
    rows = args["rows"]
    gaps = [row for row in rows if None in row]
    return bool(gaps) and any(None not in row and rows.count(row) > 1 for row in rows)


def players_shared(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether facts about two examples have a name in their second place in common."""
    named = [{fact[1] for fact in about if len(fact) > 1} for about in expected.values()]
    return any(one & other for place, one in enumerate(named) for other in named[:place])


def team_named_again(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some fact names its example again."""
    return any(fact[1] in fact[2:] for fact in args["facts"])
