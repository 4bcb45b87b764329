"""Draws of tables with numbers, texts and missing values for HyperPipes, and of rows to be labelled."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.spellings import any_names

MixedRow = dict[str, Any]


def pipe_table(
    random: Random,
    n: Range,
    columns: Mapping[str, Sequence[Any]],
    labels: Sequence[str],
    target: str = "class",
    missing: float = 0.08,
) -> list[MixedRow]:
    """Rows of classes that differ in part: each has a range of its own of every column, a pair of bounds or texts."""
    own = {label: {name: range_of_class(random, values) for name, values in columns.items()} for label in labels}
    # the first rows have every class once, as a class without rows has no values
    drawn = [*labels, *random.choices(list(labels), k=whole_number(random, n) - len(labels))]
    return [
        {**{name: value_in(random, own[label][name], missing) for name in columns}, target: label}
        for label in random.sample(drawn, len(drawn))
    ]


def range_of_class(random: Random, values: Sequence[Any]) -> Sequence[Any]:
    """Half of a range of numbers, or all texts but one."""
    if isinstance(values[0], str):
        return random.sample(list(values), len(values) - 1)
    low, high = values
    start = random.randint(low, (low + high) // 2)
    return (start, start + (high - low) // 2)


def value_in(random: Random, values: Sequence[Any], missing: float) -> Any:
    """A text, or a whole number between two bounds; at times None."""
    if random.random() < missing:
        return None
    return random.choice(list(values)) if isinstance(values[0], str) else random.randint(*values)


def pipe_queries(
    random: Random, rows: Sequence[Mapping[str, Any]], n: Range = (8, 12), target: str = "class", missing: float = 0.08
) -> list[MixedRow]:
    """Rows without a class: values that occur, numbers between and beyond them, and at times other texts."""
    seen = {name: [row[name] for row in rows if row[name] is not None] for name in rows[0] if name != target}
    return [
        {name: query_value(random, its, missing) for name, its in seen.items()} for _ in range(whole_number(random, n))
    ]


def query_value(random: Random, seen: Sequence[Any], missing: float) -> Any:
    """A value near those seen, or None."""
    if not seen or random.random() < missing:
        return None
    if isinstance(seen[0], str):
        return random.choice([*seen, *seen, "other"])
    # numbers that occur are ends of intervals more often than numbers between them
    return random.choice(list(seen)) if random.random() < 0.5 else random.randint(min(seen) - 1, max(seen) + 1)


def any_pipe_table(random: Random, n: Range = (1, 7)) -> list[MixedRow]:
    """Rows with one to three columns of any names, with numbers, texts and many missing values."""
    names = random.sample(["a", "A", "size 2", "höhe"], random.randint(1, 3))
    texts = any_names(random, ["u", "v", "U"], 3)
    columns: dict[str, Sequence[Any]] = {name: random.choice([texts, (-3, 3), (0, 1)]) for name in names}
    labels = any_names(random, ["yes", "no", "a"], random.randint(1, 3))
    return pipe_table(
        random, max(len(labels), whole_number(random, n)), columns, labels, missing=random.choice([0, 0.4])
    )
