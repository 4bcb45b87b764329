"""The cost of evaluating a formula: steps are counted, and values that would be too large are never made."""

import ast
from collections.abc import Iterable, Iterator, Sized
from fractions import Fraction
from typing import Any

# About a quarter of a second. The most expensive mistake of the bank takes 3,000 on its largest input.
MOST_FORMULA_STEPS = 200_000
MOST_FORMULA_ITEMS = 50_000  # of one list, range or text
# Of one whole number: 3,000 digits. A float has 1,024 bits at most, so nothing that becomes one is refused.
MOST_FORMULA_BITS = 10_000
# Bits of a number for which one step is counted, so that a product of two long numbers counts for what it costs.
BITS_A_STEP = 256


class TooMuchWork(ValueError):
    """The error of a formula that costs too much, with the node of its tree that does, once that is known."""

    def __init__(self, problem: str, node: ast.AST | None = None) -> None:
        super().__init__(problem)
        self.problem, self.node = problem, node

    def at(self, node: ast.AST) -> "TooMuchWork":
        """This error with the node where it occurred; the innermost node is kept, as the most exact place."""
        return self if self.node is not None else TooMuchWork(self.problem, node)


class FormulaWork:
    """The steps that one evaluation has taken so far."""

    def __init__(self) -> None:
        self.steps = 0

    def spend(self, steps: int) -> None:
        """Counts steps; raises `TooMuchWork` for one too many."""
        self.steps += steps
        if self.steps > MOST_FORMULA_STEPS:
            raise TooMuchWork(f"takes more than {MOST_FORMULA_STEPS:,} steps")

    def room_for(self, items: int) -> None:
        """Counts the items of something that is about to be made; raises `TooMuchWork` for too many."""
        if items > MOST_FORMULA_ITEMS:
            raise TooMuchWork(f"makes something of more than {MOST_FORMULA_ITEMS:,} items")
        self.spend(max(items, 0))

    def counted(self, items: Any) -> Any:
        """The items, which count as they are taken; those of something that has a length count at once."""
        if isinstance(items, Sized):
            self.spend(len(items))
            return items
        return self._each(items)

    def _each(self, items: Iterable[Any]) -> Iterator[Any]:
        for item in items:
            self.spend(1)
            yield item

    def number(self, value: Any) -> Any:
        """The value; raises `TooMuchWork` for a number that is too long to calculate with."""
        bits = bit_count(value)
        if bits > MOST_FORMULA_BITS:
            raise TooMuchWork("makes a number of more than 3,000 digits")
        self.spend(bits // BITS_A_STEP)
        return value


def bit_count(value: Any) -> int:
    """The bits of a whole number, or of the longer part of a fraction; 0 for other values, which are never long."""
    if isinstance(value, int):
        return value.bit_length()
    return max(value.numerator.bit_length(), value.denominator.bit_length()) if isinstance(value, Fraction) else 0
