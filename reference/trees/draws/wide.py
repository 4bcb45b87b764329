"""Draws of every legal size and shape, for the audit: degenerate tables, tied numbers, and names of any spelling."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.tables import Row
from reference.trees.decision_tree import Tree

WORDS = ["a", "b1", "sky", "wind_speed", "no", "true", "size"]  # alphabetical order and logic have no doubts about them
NAMES = [*WORDS, "Sky", "two words", "größe", "7", "_id"]
PRICES = [0, 3, 6, 9, 12.5, -4, 100]  # with 0 and 6 or 3 and 9, a variance of exactly 9


def any_table(
    random: Random,
    target: str = "class",
    rows: Range = (1, 8),
    attributes: Range = (1, 4),
    classes: Range = (1, 3),
    consistent: bool = False,
    in_words: bool = False,
    last: bool = False,
) -> list[Row]:
    """A table of any legal shape: few rows or many, columns with one value, one class or several, repeated rows.

    The target stands anywhere, or `last`. If `consistent`, rows with equal attributes have the same class; if
    `in_words`, all names are lower-case words.
    """
    names = random.sample(
        [name for name in (WORDS if in_words else NAMES) if name != target], whole_number(random, attributes)
    )
    domains = {name: random.sample(WORDS if in_words else NAMES, random.randint(1, 4)) for name in names}
    labels = random.sample(WORDS if in_words else NAMES, whole_number(random, classes))
    place = len(names) if last else random.randint(0, len(names))
    known: dict[tuple[str, ...], str] = {}
    drawn = []
    for _ in range(whole_number(random, rows)):
        values = tuple(random.choice(domains[name]) for name in names)
        label = random.choice(labels)
        label = known.setdefault(values, label) if consistent else label
        pairs = [*zip(names, values, strict=True)]
        drawn.append(dict([*pairs[:place], (target, label), *pairs[place:]]))
    return drawn


def any_order(random: Random, rows: Sequence[Row], target: str = "class") -> list[str]:
    """The attributes of a table in any order."""
    names = [name for name in rows[0] if name != target]
    return random.sample(names, len(names))


def any_numbers(random: Random, n: Range = (2, 9), classes: Range = (1, 3)) -> list[dict[str, Any]]:
    """Rows with a `value` of either sign and a `class`; many values are equal, and classes are mixed."""
    unit = random.choice([1, 0.5, 100])
    labels = random.sample(NAMES, whole_number(random, classes))
    return [
        {"value": unit * random.randint(-3, 3), "class": random.choice(labels)} for _ in range(whole_number(random, n))
    ]


def any_priced_table(random: Random, rows: Range = (1, 7), attributes: Range = (1, 3)) -> list[dict[str, Any]]:
    """A table of any shape with a `price`: equal, negative, with decimals, far apart."""
    drawn = any_table(random, "price", rows, attributes)
    few = random.sample(PRICES, random.randint(1, 4))
    return [row | {"price": random.choice(few)} for row in drawn]


def any_tree(random: Random, depth: Range = (0, 4), attributes: Sequence[str] = WORDS) -> Tree:
    """A tree of any shape over lower-case words: a leaf alone, nodes with one branch, leaves that agree."""
    deep = whole_number(random, depth)
    if not deep or not attributes:
        return random.choice(WORDS)
    test = random.choice(list(attributes))
    left = [name for name in attributes if name != test]
    values = random.sample(WORDS, random.randint(1, 3))
    return {"test": test, "branches": {value: any_tree(random, random.randint(0, deep - 1), left) for value in values}}
