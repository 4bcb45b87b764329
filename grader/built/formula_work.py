"""What evaluating a formula may cost: steps are counted, and what would be too large is refused before it is made."""

import ast
from collections.abc import Iterable, Iterator, Sized
from fractions import Fraction
from typing import Any

MOST_FORMULA_STEPS = (
    200_000  # about a quarter of a second; the dearest mistake of the bank takes 3,000 on its largest input
)
MOST_FORMULA_ITEMS = 50_000  # of one list, range or text
MOST_FORMULA_BITS = 10_000  # of one whole number: 3,000 digits. A float has 1,024 at most
BITS_A_STEP = 256  # so that a product of two long numbers counts for what it costs


class TooMuchWork(ValueError):
    """A formula that costs too much: what it asks for, and the node that asks for it, as soon as that is known."""

    def __init__(self, problem: str, node: ast.AST | None = None) -> None:
        super().__init__(problem)
        self.problem, self.node = problem, node

    def at(self, node: ast.AST) -> "TooMuchWork":
        """The same with its place; the innermost node is the one to tell."""
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
    """How long a whole number is, or the longer part of a fraction; 0 for anything else, which is never long."""
    if isinstance(value, int):
        return value.bit_length()
    return max(value.numerator.bit_length(), value.denominator.bit_length()) if isinstance(value, Fraction) else 0
