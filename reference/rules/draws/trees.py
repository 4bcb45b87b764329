"""Draws of decision trees with numbers and texts, from which rules are read."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.spellings import any_names


def tree_with_numbers(
    random: Random,
    columns: Mapping[str, Sequence[Any]],
    labels: Sequence[str],
    depth: Range = (2, 4),
    below: bool = False,
) -> Any:
    """A tree whose tests compare numbers (columns with two bounds) or branch on texts, to this depth in places.

    No test has a branch that no row could take. A text is tested once on a path; so are the numbers, unless `below`
    asks that a first number is tested again on its path.
    """
    levels = whole_number(random, depth)
    if not levels or not columns:
        return random.choice(list(labels))
    name = random.choice(list(columns))
    values = columns[name]
    others = {other: its for other, its in columns.items() if other != name}

    def child(its: Mapping[str, Sequence[Any]], end: bool) -> Any:
        return tree_with_numbers(random, its, labels, 0 if end else levels - 1, below)

    # at most one branch ends at once, so that paths differ in length
    early = random.randrange(len(values) + 1) if levels > 1 else None
    if isinstance(values[0], str):
        branches = {value: child(others, place == early) for place, value in enumerate(values)}
        return {"test": name, "branches": branches}
    low, high = values
    if high - low < 2:
        return child(others, False)
    cut = random.randint(low + 1, high - 1) + random.choice([0, 0.5])
    sides = {"yes": (low, int(cut)), "no": (int(cut) + 1, high)}
    again = {side: {**others, **({name: bounds} if below else {})} for side, bounds in sides.items()}
    return {"test": [name, "<", cut], "branches": {side: child(again[side], False) for side in sides}}


def any_mixed_tree(random: Random, depth: Range = (0, 4)) -> Any:
    """A tree of any names and labels, also a lone leaf."""
    names = random.sample(["a", "A", "size 2", "höhe"], random.randint(1, 4))
    texts = any_names(random, ["u", "v", "U"], 3)
    columns: dict[str, Sequence[Any]] = {name: random.choice([texts, (-4, 9), (0, 20)]) for name in names}
    return tree_with_numbers(random, columns, any_names(random, ["yes", "no", "a"], 3), depth, below=True)
