"""What the texts on trees promise of tables with numbers, missing values and counts, for their formulas."""

from collections.abc import Mapping, Sequence
from typing import Any


def is_whole(value: Any, like: Any = 0) -> bool:
    """Whether a value is a whole number, and so is the value that it should be like."""
    return all(isinstance(each, int) and not isinstance(each, bool) for each in (value, like))


def is_mixed_table(rows: Sequence[Mapping[str, Any]], target: str) -> bool:
    """Whether every attribute holds only whole numbers or only texts, and the class only texts."""
    columns = {name: [row[name] for row in rows] for name in rows[0]}
    texts = {name for name, values in columns.items() if all(isinstance(value, str) for value in values)}
    return target in texts and all(name in texts or all(map(is_whole, values)) for name, values in columns.items())
