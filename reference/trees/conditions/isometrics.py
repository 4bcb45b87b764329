"""Conditions on points of coverage space."""

from collections.abc import Mapping
from typing import Any


def off_diagonal(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether the branches of a split have different shares of positives, and other splits are as good."""
    return not on_diagonal(args, expected) and len(expected["points"]) > 2


def on_diagonal(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether both branches of a split have the share of positives of all examples."""
    return bool(args["x"] * args["pos"] == args["y"] * args["neg"])
