"""Draws of paths through the hypothesis space, from a specific concept to the one that covers all rows."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import tries
from reference.trees.concept_path import Concept, covers, path_to_tree

Row = dict[str, Any]


def concept_path(random: Random, columns: Mapping[str, Sequence[str]]) -> list[list[list[Any]]]:
    """Five concepts: a value of each of three columns, two values of one of them, then one condition less each time.

    >>> concept_path(Random(1), {"a": "uvw", "b": "xy", "c": "mno"})[1]
    [['b', 'y'], ['c', 'n'], ['a', 'in', ['u', 'v']]]
    """
    wide = random.choice([name for name, values in columns.items() if len(values) > 2])
    others = random.sample([name for name in columns if name != wide], 2)
    pair = random.sample(list(columns[wide]), 2)
    first, second = ([name, random.choice(list(columns[name]))] for name in others)
    in_pair = [wide, "in", sorted(pair)]
    return [[first, second, [wide, pair[0]]], [first, second, in_pair], [first, second], [first], []]


def rows_on_path(
    random: Random, concepts: Sequence[Concept], columns: Mapping[str, Sequence[str]], rows: int, classes: Sequence[str]
) -> list[Row]:
    """Different rows for a path: the first concepts cover mostly the first class, and one concept covers nothing new.

    No number of a leaf that is asked for is also that of a concept, or of the leaf's other class.
    """
    for _ in tries():
        drawn = [drawn_row(random, concepts, columns) for _ in range(rows)]
        for row in drawn:
            inside = any(covers(concept, row) for concept in concepts[:3])
            row["sold"] = classes[random.random() > (0.85 if inside else 0.25)]
        leaves = path_to_tree(concepts, drawn, "sold", classes[0])
        if len({tuple(row.items()) for row in drawn}) > rows - 3 and is_telling(leaves):
            break
    return drawn


def drawn_row(random: Random, concepts: Sequence[Concept], columns: Mapping[str, Sequence[str]]) -> Row:
    """A row with random values, half of the time made to fit some concept."""
    row: Row = {name: random.choice(list(values)) for name, values in columns.items()}
    if random.random() < 0.6:
        for condition in random.choice(list(concepts)):
            value = condition[-1]
            row[condition[0]] = random.choice(value) if isinstance(value, list) else value
    return row


def is_telling(leaves: Sequence[tuple[int, int]]) -> bool:
    """Whether one leaf of the middle is empty, the others differ, and the first three err in both ways."""
    apart = all(positives != negatives for positives, negatives in leaves if positives or negatives)
    (found, wrong), (missed, _) = (map(sum, zip(*part, strict=True)) for part in (leaves[:3], leaves[3:]))
    empty = [leaf for leaf in leaves[1:-1] if not sum(leaf)]
    return len(empty) == 1 and all(map(sum, leaves[::4])) and apart and found > wrong > 0 < missed != wrong


def written_concepts(random: Random, concepts: Sequence[Concept]) -> list[str]:
    """Concepts in words."""
    return [" and ".join(map(written_condition, concept)) or "every loaf" for concept in concepts]


def written_condition(condition: Sequence[Any]) -> str:
    """A condition in words.

    >>> written_condition(["crust", "dark"]), written_condition(["size", "in", ["big", "small"]])
    ('crust is dark', 'size is big or small')
    """
    value = condition[-1]
    return f"{condition[0]} is {' or '.join(value) if isinstance(value, list) else value}"
