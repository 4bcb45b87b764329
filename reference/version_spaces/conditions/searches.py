"""Conditions on examples for which one consistent concept is searched."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from reference.version_spaces.mistakes.depth_first import BREADTH_FIRST, EVERY_MARK


def search_order_tells(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether breadth first, or hypotheses that come twice, show in the first two thirds of a search."""
    given = {name: args[name] for name in ("domains", "examples")}
    early = 2 * len(expected) // 3
    right = [(list(each["hypothesis"]), each["waiting"]) for each in expected[:early]]
    steps = (islice(process.steps(**given), early) for process in (BREADTH_FIRST, EVERY_MARK))
    return all([(list(each.hypothesis), each.waiting) for each in states] != right for states in steps)
