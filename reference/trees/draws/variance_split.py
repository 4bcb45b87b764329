"""Draws of tables with a price, and of the domains of their attributes."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number


def price_domains(random: Random, columns: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """The columns and their values, both in any order.

    >>> price_domains(Random(1), {"a": ["u", "v"], "b": ["x", "y"]})
    {'a': ['v', 'u'], 'b': ['y', 'x']}
    """
    names = random.sample(list(columns), len(columns))
    return {name: random.sample(list(columns[name]), len(columns[name])) for name in names}


def domains_seen(random: Random, rows: Sequence[Mapping[str, Any]], target: str = "price") -> dict[str, list[str]]:
    """The values of each attribute in a table, with one that no row has for some.

    >>> domains_seen(Random(1), [{"a": "u", "price": 3}, {"a": "v", "price": 4}])
    {'a': ['u', 'v', 'other']}
    """
    names = [name for name in rows[0] if name != target]
    seen = {name: list(dict.fromkeys(row[name] for row in rows)) for name in names}
    return {name: [*values, "other"] if random.random() < 1 / 2 else values for name, values in seen.items()}


def small_prices(random: Random, n: Range = (6, 9)) -> list[dict[str, Any]]:
    """Rows with prices between -1 and 1, with one decimal."""
    values = {"size": ["small", "large"], "age": ["new", "used", "old"], "wood": ["oak", "pine"]}
    return [
        {**{name: random.choice(domain) for name, domain in values.items()}, "price": random.randint(-10, 10) / 10}
        for _ in range(whole_number(random, n))
    ]


def twin_prices(random: Random) -> list[dict[str, Any]]:
    """Rows in which two attributes split alike, and leave less variance than the third."""
    rows = []
    for place in range(8):
        large = place % 2
        price = 20 + 30 * large + random.randint(-4, 4)
        rows.append(
            {
                "size": ["small", "large"][large],
                "twin": ["x", "y"][large],
                "age": random.choice(["new", "old"]),
                "price": price,
            }
        )
    return random.sample(rows, len(rows))
