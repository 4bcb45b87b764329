"""Tables for random forests, and rows to ask them about."""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random

from reference.draws.numbers import Range, whole_number
from reference.draws.tables import Row
from reference.ensembles.forest_model import Forest, forest_of, votes_on
from reference.trees import best_attribute, classify, fixed_order_tree, id3

MOST_ASKED = 460  # rows among which the ones to ask about are looked for
VALUES = ("yes", "no")
CLEAR, UNSURE = 0.75, 0.9  # shares of the trees: the vote is clear, but no tree alone can be relied on


def points_table(random: Random, n: Range, attributes: Sequence[str], target: str, noise: Range = 0) -> list[Row]:
    """Rows of yes and no whose class says whether most of five attributes are yes; a few are mislabelled.

    >>> points_table(Random(1), n=1, attributes=["a", "b", "c", "d", "e"], target="class")
    [{'a': 'no', 'b': 'no', 'c': 'no', 'd': 'yes', 'e': 'yes', 'class': 'no'}]
    """
    number = whole_number(random, n)
    deciding = random.sample(list(attributes), 5)
    mistaken = random.sample(range(number), whole_number(random, noise))
    drawn = []
    for place in range(number):
        row = {name: random.choice(VALUES) for name in attributes}
        yes = sum(row[name] == "yes" for name in deciding) > 2
        drawn.append({**row, target: VALUES[yes == (place in mistaken)]})
    return drawn


def forest_questions(random: Random, rows: Sequence[Row], n: int) -> list[Row]:
    """n rows that the table does not have, on which a forest votes clearly, but not with one voice.

    On a third of them, if there are as many, a single tree says otherwise; on another third, the best single test.
    """
    *_, target = rows[0]
    forest, tree = forest_of(rows, target), id3(rows, target, empty_branches=True)
    test = fixed_order_tree(rows, [best_attribute(rows, target)], target)
    asked = [(row, label_of(votes)) for row, votes in unknown_votes(random, rows, forest) if is_unsure(votes)]
    groups = [[each for each in asked if each[1] == label] for label in VALUES]
    unsure = [each for pair in zip(*groups, strict=False) for each in pair]  # as many of the one class as of the other
    by_tree = [row for row, label in unsure if classify(tree, row) != label][: n // 3]
    by_test = [row for row, label in unsure if row not in by_tree and classify(test, row) != label][: n // 3]
    chosen = [*by_tree, *by_test]
    others = [row for row, _ in unsure if row not in chosen]
    found = [*chosen, *others[: n - len(chosen)]]
    random.shuffle(found)
    return found


def unknown_votes(random: Random, rows: Sequence[Row], forest: Forest) -> list[tuple[Row, dict[str, float]]]:
    """Some combinations of values that no row has, in random order, each with the votes of a forest."""
    *attributes, _ = rows[0]
    known = {tuple(row[name] for name in attributes) for row in rows}
    unknown = [values for values in product(VALUES, repeat=len(attributes)) if values not in known]
    random.shuffle(unknown)
    candidates = [dict(zip(attributes, values, strict=True)) for values in unknown[:MOST_ASKED]]
    return [(row, votes_on(forest, row)) for row in candidates]


def is_unsure(votes: Mapping[str, float]) -> bool:
    """Whether a vote is clear, but not so clear that any tree would do."""
    return CLEAR <= max(votes.values()) <= UNSURE


def label_of(votes: Mapping[str, float]) -> str:
    """The label with the most votes, which comes first."""
    return next(iter(votes))


def attribute_subsets(random: Random, rows: Sequence[Row], size: int) -> list[list[str]]:
    """Random subsets of the attributes, in the order of the columns: one for every node that a tree could have.

    >>> attribute_subsets(Random(1), [{"a": "u", "b": "u", "c": "v", "class": "yes"}], 2)
    [['a', 'c'], ['a', 'b']]
    """
    *attributes, _ = rows[0]
    drawn = [random.sample(attributes, size) for _ in range(2 * len(rows))]
    return [[name for name in attributes if name in subset] for subset in drawn]
