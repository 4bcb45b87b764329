"""Conditions on trees by their leaves and by the tests on their paths."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from reference.trees.segments import attribute_of, leaf_paths

FEWEST_LEAVES = 4  # so that paths have different lengths


def several_leaves(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the tree has at least four leaves."""
    return len(leaf_paths(args["tree"])) >= FEWEST_LEAVES


def number_tested_twice(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some path of the tree tests a number twice, and some path tests a text."""
    paths = leaf_paths(args["tree"])
    often = (Counter(attribute_of(test) for test, _ in path if not isinstance(test, str)) for path in paths)
    texts = any(isinstance(test, str) for path in paths for test, _ in path)
    return texts and any(count > 1 for counts in often for count in counts.values())
