"""Values as text for examples: Python that can be pasted, on one line, or broken between its items."""

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from grader.codec.literals import literal_of
from grader.codec.values import Value

EXAMPLE_WIDTH = 88  # characters of a line, as in the starter's code
MAX_VALUE_LINES = 30  # of a value; the middle of a longer one is left out
COLLECTION_BRACKETS: dict[type, tuple[str, str]] = {
    list: ("[", "]"),
    tuple: ("(", ")"),
    set: ("{", "}"),
    frozenset: ("frozenset({", "})"),
    dict: ("{", "}"),
}


def pretty(value: Value, *, width: int = EXAMPLE_WIDTH, indent: int = 0) -> str:
    """The source text of a value, in lines of at most `width` characters if possible; all but the first are indented.

    >>> print(pretty([["aster", "lily"], ["rose"]], width=20))
    [['aster', 'lily'],
     ['rose']]
    """
    lines = value_lines(value, width - indent)
    if len(lines) > MAX_VALUE_LINES:
        left_out = len(lines) - MAX_VALUE_LINES + 1
        lines = [
            *lines[: MAX_VALUE_LINES // 2],
            f" … {left_out} lines …",
            *lines[len(lines) - MAX_VALUE_LINES // 2 + 1 :],
        ]
    return ("\n" + " " * indent).join(lines)


def value_lines(value: Value, width: int) -> list[str]:
    """The lines of a value: one if it fits, else its items below each other, several short ones on a line."""
    line = one_line_literal(value)
    if len(line) <= width or type(value) not in COLLECTION_BRACKETS or not value:
        return [line]
    left, right = COLLECTION_BRACKETS[type(value)]
    # Less for the brackets, the closing one of which takes the place of a comma.
    inside = width - len(left) - len(right)
    lines = filled_lines([item_lines(item, inside) for item in prefixed_items(value)], inside)
    lines[-1] += lone_comma(value) + right
    return [left + lines[0], *(" " * len(left) + each for each in lines[1:])]


def filled_lines(blocks: Sequence[list[str]], width: int) -> list[str]:
    """The lines of several items with commas between them; items of one line share lines as far as they fit."""
    lines: list[str] = []
    open_line = False  # whether the last line may take another plain item
    for number, block in enumerate(blocks):
        ends = [*block[:-1], block[-1] + ("," if number < len(blocks) - 1 else "")]
        plain = len(block) == 1 and not block[0].startswith(tuple("[({"))
        if plain and open_line and len(lines[-1]) + 1 + len(ends[0]) <= width:
            lines[-1] += f" {ends[0]}"
        else:
            lines += ends
        open_line = plain
    return lines


def prefixed_items(value: Any) -> list[tuple[str, Value]]:
    """The items of a collection, each with the text before it: the key in a dict, "" elsewhere."""
    if isinstance(value, dict):
        return [(f"{one_line_literal(key)}: ", each) for key, each in value.items()]
    if isinstance(value, set | frozenset):
        return [("", each) for each in ordered_members(value)]
    return [("", each) for each in value]


def item_lines(item: tuple[str, Value], width: int) -> list[str]:
    """The lines of one item with its key."""
    before, value = item
    first, *others = value_lines(value, width - len(before))
    return [before + first, *(" " * len(before) + line for line in others)]


def one_line_literal(value: Value) -> str:
    """The source text of a value on one line."""
    if type(value) not in COLLECTION_BRACKETS or not value:
        return plain_literal(value)
    left, right = COLLECTION_BRACKETS[type(value)]
    items = [before + one_line_literal(each) for before, each in prefixed_items(value)]
    return f"{left}{', '.join(items)}{lone_comma(value)}{right}"


def lone_comma(value: Value) -> str:
    """The comma after the only item of a tuple; "" for any other value."""
    return "," if isinstance(value, tuple) and len(value) == 1 else ""


def plain_literal(value: Value) -> str:
    """The source text of a single value, or of an empty collection, as it can be pasted.

    >>> plain_literal(Fraction(1, 2)), plain_literal(math.inf), plain_literal("wet")
    ('Fraction(1, 2)', "float('inf')", "'wet'")
    """
    if isinstance(value, Fraction):
        return repr(value)
    if isinstance(value, float) and not math.isfinite(value):
        return f"float({str(value)!r})"
    return literal_of(value)


def ordered_members(values: set[Value] | frozenset[Value]) -> list[Value]:
    """The members of a set in order: numbers by size, then others by their text."""
    numbers = sorted(each for each in values if isinstance(each, int | float))
    return [*numbers, *sorted((each for each in values if not isinstance(each, int | float)), key=one_line_literal)]
