"""What a condition is."""

from collections.abc import Callable, Mapping
from typing import Any

Condition = Callable[[Mapping[str, Any], Any], bool]

NEAR_ZERO = 1e-9  # a sum this small may have either sign, by the order in which a student adds
