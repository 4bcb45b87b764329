"""Conditions on tables with a price."""

from collections.abc import Mapping
from typing import Any

from reference.trees.mistakes.variance_split import UNWEIGHTED_SCAN
from reference.trees.variance_split import VARIANCE_SCAN


def weights_change_scan(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether another attribute would be the best if the variances of the branches were not weighted."""
    return UNWEIGHTED_SCAN.last(**args).best != VARIANCE_SCAN.last(**args).best
