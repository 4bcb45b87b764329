"""Conditions on counts of subgroups."""

from collections.abc import Mapping
from typing import Any

APART = 0.01


def quality_tells(args: Mapping[str, Any], expected: float) -> bool:
    """Whether the quality is not near 0, and the shares of positives differ: inside, in the table, and one half."""
    share = args["all_pos"] / (args["all_pos"] + args["all_neg"])
    inside = args["pos"] / (args["pos"] + args["neg"])
    return expected > APART and abs(share - 0.5) > APART and abs(inside - share) > APART
