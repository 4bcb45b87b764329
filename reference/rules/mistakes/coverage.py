"""Known mistakes about what rules cover, predict and gain."""

from collections.abc import Sequence
from typing import Any

from reference.rules.coverage import (
    Row,
    Rule,
    covers,
    rule_information,
)


def longest(rules: Sequence[Rule], row: Row, default: Any) -> Any:
    """The label of the rule with the most conditions among those that cover a row."""
    firing = [(len(body), label) for body, label in rules if covers(body, row)]
    return max(firing, key=lambda pair: pair[0])[1] if firing else default


def gain_without_count(p0: float, n0: float, p1: float, n1: float, *, base: float = 2) -> float:
    """The fall of the information, not multiplied by the positives kept."""
    return rule_information(p0, n0, base=base) - rule_information(p1, n1, base=base)
