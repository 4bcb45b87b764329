"""Tables and graphs as facts. Blockeel, section 15.3.1."""

from collections.abc import Mapping, Sequence
from typing import Any

Fact = tuple[Any, ...]


def table_to_facts(rows: Sequence[Sequence[Any]], predicate: str) -> list[Fact]:
    """One fact with all values of a row, for each different row. Blockeel, example 15.9.

    >>> table_to_facts([["a", 1, "true"], ["b", 2, "false"], ["a", 1, "true"]], "t")
    [('t', 'a', 1, 'true'), ('t', 'b', 2, 'false')]
    """
    return list(dict.fromkeys((predicate, *row) for row in rows))


def table_to_binary_facts(rows: Sequence[Sequence[Any]], ids: Sequence[str], names: Sequence[str]) -> list[Fact]:
    """One fact for each cell: the attribute of an identifier and a value; none for a missing cell. Example 15.10.

    >>> table_to_binary_facts([["a", 1], ["b", None]], ["ex1", "ex2"], ["a1", "a2"])
    [('a1', 'ex1', 'a'), ('a2', 'ex1', 1), ('a1', 'ex2', 'b')]
    """
    return [
        (name, label, value)
        for row, label in zip(rows, ids, strict=True)
        for name, value in zip(names, row, strict=True)
        if value is not None
    ]


def graph_to_facts(example: str, nodes: Mapping[str, str], edges: Sequence[Sequence[str]]) -> list[Fact]:
    """One fact for each node, with its label, and one for each edge, in the direction given. Example 15.13.

    >>> graph_to_facts("m1", {"c1": "carbon", "h1": "hydrogen"}, [["c1", "h1", "single"]])
    [('node', 'm1', 'c1', 'carbon'), ('node', 'm1', 'h1', 'hydrogen'), ('edge', 'm1', 'c1', 'h1', 'single')]
    """
    return list(
        dict.fromkeys(
            [
                *(("node", example, name, label) for name, label in nodes.items()),
                *(("edge", example, *edge) for edge in edges),
            ]
        )
    )


def facts_of_table(
    rows: Sequence[Sequence[Any]], ids: Sequence[str], names: Sequence[str], predicate: str, *, unknown: str = "unknown"
) -> dict[str, list[Fact]]:
    """A table as facts of one predicate, with a word for a missing cell, and as facts of one predicate an attribute.

    >>> facts_of_table([["a", None]], ["ex1"], ["a1", "a2"], "t")
    {'whole': [('t', 'a', 'unknown')], 'cells': [('a1', 'ex1', 'a')]}
    """
    filled = [[unknown if value is None else value for value in row] for row in rows]
    return {"whole": table_to_facts(filled, predicate), "cells": table_to_binary_facts(rows, ids, names)}
