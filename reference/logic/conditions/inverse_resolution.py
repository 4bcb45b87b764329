"""Conditions on clauses to which inverse resolution is applied."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.logic.inverse_resolution import absorption, identification
from reference.logic.mistakes.inverse_resolution import absorbed_one_to_one


def several_inverted(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether there are two to six answers."""
    return 2 <= len(expected) <= 6


def one_inverted(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether there is one answer, or two."""
    return 1 <= len(expected) <= 2


def some_lead_nowhere(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether there is a match that does not lead back to the resolvent, and another one that does."""
    operator = absorption if args["parent"][0][0] == "linked" else identification
    return 0 < len(expected) < len(operator(args["resolvent"], args["parent"], reversible=False)) < 9


def terms_shared(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether in some match two variables of the parent stand for the same term."""
    return 0 < len(expected) < 7 and len(absorbed_one_to_one(args["resolvent"], args["parent"])) < len(expected)


def constants_inside(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether some match leads back but for a constant that stands for a variable outside the parent's head."""
    if not some_lead_nowhere(args, expected):
        return False
    head, body = args["resolvent"]
    freed = [[name, *(f"C{term}" if term.islower() else term for term in terms)] for name, *terms in body]
    return len(absorption([head, freed], args["parent"])) > len(expected)
