"""Promises that the texts on search make of their inputs."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.shared.promises import are_distinct, is_table_for


def are_games(moves: Mapping[str, Any]) -> bool:
    """Whether every state is a number or a list of states that is not empty."""

    def is_game(state: Any) -> bool:
        return (
            all(map(is_game, state)) and len(state) > 0 if isinstance(state, list) else isinstance(state, int | float)
        )

    return all(map(is_game, moves.values()))


def are_labelled_rows(rows: Sequence[Mapping[str, str]], target: str) -> bool:
    """Whether there are rows, with the same columns, at least one beside the target, which is yes or no."""
    return (
        bool(rows)
        and is_table_for(rows, target)
        and len(rows[0]) > 1
        and all(row[target] in ("yes", "no") for row in rows)
    )


def start_fits_rows(rows: Sequence[Mapping[str, str]], target: str, start: Sequence[Any]) -> bool:
    """Whether an expression has terms, none of them empty, with each attribute of the rows once in a term at most."""
    terms = [frozenset((name, value) for name, value in term) for term in start]
    return (
        bool(start)
        and are_distinct(terms)
        and all(
            term
            and len({name for name, _ in term}) == len(term)
            and all(name in rows[0] and name != target for name, _ in term)
            for term in start
        )
    )
