"""Draws of rule sets, of the rows they cover, and of counts."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

from reference.rules.coverage import covers
from reference.rules.draws.bodies import any_body, body, label_of_covered
from reference.rules.rule_sets import tied_labels
from reference.shared.draws.numbers import Range, tries, whole_number
from reference.shared.draws.tables import Row

HALF = 0.5


def bodies(
    random: Random, rows: Sequence[Row], number: Range = (2, 4), conditions: Range = (1, 2), target: str = "class"
) -> list[Any]:
    """Bodies of few conditions, each of which some row meets.

    >>> bodies(Random(1), [{"a": "u", "class": "yes"}], number=1)
    [[['a', 'u']]]
    """
    return [body(random, rows, conditions, target) for _ in range(whole_number(random, number))]


def any_bodies(random: Random, rows: Sequence[Row], number: Range = (0, 4)) -> list[Any]:
    """Bodies of any length, with each attribute at most once; maybe none."""
    drawn = [any_body(random, rows) for _ in range(whole_number(random, number))]
    return [[[name, value] for name, value in dict(each).items()] for each in drawn]


def good_bodies(random: Random, rows: Sequence[Row], positive: str, target: str = "class") -> list[Any]:
    """Rules that miss no positive row, by few conditions, or cover no negative one, by all conditions of some rows."""
    chosen = [row for row in rows if row[target] == positive]
    names = [name for name in rows[0] if name != target]
    whole = [[[name, row[name]] for name in names] for row in chosen]
    short = [[random.choice(each)] for each in whole]
    if random.random() < HALF:
        return [[each] for each in {tuple(one[0]): one[0] for one in short}.values()]
    pure = [
        each for each in short if all(row[target] == positive for row in rows if covers([(a, v) for a, v in each], row))
    ]
    return [*random.sample(whole, max(1, len(whole) // 2)), *pure]


def rule_counts(random: Random, rules: Sequence[Any], classes: Sequence[str], each: Range = (0, 9)) -> list[Any]:
    """For each rule how many training rows of each class it covered: at least one of its own label.

    >>> rule_counts(Random(1), [[[], "yes"]], ["yes", "no"])
    [{'yes': 2, 'no': 9}]
    """
    drawn = []
    for _, label in rules:
        counts = {name: whole_number(random, each) for name in classes}
        counts[label] = max(1, counts[label])
        drawn.append(counts)
    return drawn


def class_sizes(random: Random, classes: Sequence[str], n: Range = (10, 60)) -> dict[str, int]:
    """How many training rows there are of each class; all sizes differ.

    >>> class_sizes(Random(1), ["yes", "no"], n=[10, 12])
    {'yes': 10, 'no': 12}
    """
    low, high = (n, n + len(classes)) if isinstance(n, int) else n
    return dict(zip(classes, random.sample(range(low, high + 1), len(classes)), strict=True))


SAILING = {
    "wind": ("weak", "strong"),
    "sky": ("clear", "grey", "dark"),
    "tide": ("high", "low"),
    "moon": ("new", "full"),
}


def overlapping_rules(random: Random, classes: Sequence[str], number: Range = (4, 6)) -> list[Any]:
    """Rules about the weather with one or two conditions; labels in turn, so that rules contradict each other.

    >>> overlapping_rules(Random(1), ["stay", "sail"], number=1)
    [[[['moon', 'full']], 'stay']]
    """
    drawn = []
    for place in range(whole_number(random, number)):
        names = random.sample(sorted(SAILING), random.choice([1, 1, 2]))
        drawn.append([[[name, random.choice(SAILING[name])] for name in names], classes[place % len(classes)]])
    return random.sample(drawn, len(drawn))


def untied_rows(
    random: Random,
    rules: Sequence[Any],
    counts: Sequence[Any],
    class_sizes: dict[str, int],
    conflict: str,
    n: Range = (5, 7),
) -> list[Row]:
    """Weather of which most is covered by several rules, and which has one label under the way to settle conflicts."""
    every = [dict(zip(SAILING, values, strict=True)) for values in product(*SAILING.values())]
    clear = [row for row in every if len(tied_labels(rules, row, conflict, counts, class_sizes)) == 1]
    number = whole_number(random, n)
    several = [row for row in clear if len({label for body, label in rules if covers(body, row)}) > 1]
    chosen = random.sample(several, min(len(several), number - 2))
    others = [row for row in clear if row not in chosen]
    return random.sample(mixed := [*chosen, *random.sample(others, min(len(others), number - len(chosen)))], len(mixed))


def long_rules(
    random: Random, rows: Sequence[Row], number: Range = (3, 4), conditions: Range = (2, 3), target: str = "class"
) -> list[Any]:
    """Different rules with many conditions, each of which some row meets; the label is that of such a row."""
    trying, wanted = tries(), whole_number(random, number)
    found: list[Any] = []
    while len(found) < wanted:
        next(trying)
        its = body(random, rows, conditions, target)
        new = [its, label_of_covered(random, rows, its, target)]
        found += [new] if new not in found else []
    return found
