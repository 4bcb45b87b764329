"""Draws of tables for random forests, of bags and subsets of attributes, and of rows to predict."""

from collections.abc import Sequence
from random import Random

from reference.ensembles.bagging import Bags
from reference.ensembles.draws.points import bag
from reference.ensembles.forest import Subsets, forest_tied_labels
from reference.ensembles.mistakes.learners import Fit, no_repeats, one_test_a_tree
from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.tables import Row, whole_domain

MOST_ASKED = 80  # rows that are searched for good questions; all tie-breaks are tried for each, so not more
VALUES = ("yes", "no")
TIED_MISTAKES = (no_repeats, one_test_a_tree)  # these have few rows or tests, so that ties would decide many labels


def points_table(random: Random, n: Range, attributes: Sequence[str], target: str, noise: Range = 0) -> list[Row]:
    """Rows of yes and no whose class says whether most of five attributes are yes; `noise` rows are mislabelled.

    >>> points_table(Random(1), n=1, attributes=["a", "b", "c", "d", "e"], target="class")
    [{'a': 'no', 'b': 'no', 'c': 'no', 'd': 'yes', 'e': 'yes', 'class': 'no'}]
    """
    number = whole_number(random, n)
    deciding = random.sample(list(attributes), 5)  # odd: no row is in between
    mistaken = random.sample(range(number), whole_number(random, noise))
    drawn = []
    for place in range(number):
        row = {name: random.choice(VALUES) for name in attributes}
        yes = sum(row[name] == "yes" for name in deciding) > 2
        drawn.append({**row, target: VALUES[yes == (place in mistaken)]})
    return drawn


def forest_bags(random: Random, rows: Sequence[Row], trees: Range) -> list[list[int]]:
    """A bag for each tree: as many row indices as there are rows, some repeated and some missing."""
    return [bag(random, of=rows, size=len(rows)) for _ in range(whole_number(random, trees))]


def whole_bag(random: Random, rows: Sequence[Row]) -> list[int]:
    """A bag that holds every row once, in some order."""
    return random.sample(range(len(rows)), len(rows))


def whole_bags(random: Random, rows: Sequence[Row], trees: Range) -> list[list[int]]:
    """A bag for each tree that holds every row once, in some order."""
    return [whole_bag(random, rows) for _ in range(whole_number(random, trees))]


def offered_attributes(random: Random, rows: Sequence[Row], bags: Bags, size: int) -> list[list[list[str]]]:
    """Random subsets of the attributes, in the order of the columns: for each tree, one for every possible depth.

    >>> offered_attributes(Random(1), [{"a": "u", "b": "u", "class": "yes"}], [[0, 0]], 1)
    [[['a'], ['a'], ['b']]]
    """
    *attributes, _ = rows[0]
    return [
        [sorted(random.sample(attributes, size), key=attributes.index) for _ in range(len(attributes) + 1)]
        for _ in bags
    ]


def forest_questions(random: Random, rows: Sequence[Row], bags: Bags, offered: Sequence[Subsets], n: int) -> list[Row]:
    """n rows that a forest gives one label in any order of ties, as far as there are that many.

    Among these come first those to which it gives one label, too, if it makes one of the `TIED_MISTAKES`, and of them
    those on which that is another label.
    """
    *_, target = rows[0]
    domain = whole_domain(random, rows)
    drawn = random.sample(domain, min(len(domain), MOST_ASKED))
    fit: Fit = {"rows": rows, "target": target, "bags": bags, "offered": offered}
    forests = [fit, *(mistake(fit) for mistake in TIED_MISTAKES)]
    labels = zip(*(forest_tied_labels(forest, {"rows": drawn}) for forest in forests), strict=True)
    # fewest possible labels first; then rows on which a known mistake gives another label
    open_to = [(len(found[0]), sum(map(len, found)), found.count(found[0])) for found in labels]
    first = sorted(range(len(drawn)), key=lambda place: open_to[place])
    asked = [drawn[place] for place in first[:n]]
    random.shuffle(asked)
    return asked


def any_rows(random: Random, rows: Sequence[Row], n: Range) -> list[Row]:
    """Rows without a class whose values occur in the table, in any combination."""
    return random.choices(whole_domain(random, rows), k=whole_number(random, n))


def attribute_subsets(random: Random, rows: Sequence[Row], size: int) -> list[list[str]]:
    """Random subsets of the attributes, in the order of the columns: one for every node that a tree could have.

    >>> attribute_subsets(Random(1), [{"a": "u", "b": "u", "c": "v", "class": "yes"}], 2)
    [['a', 'c'], ['a', 'b']]
    """
    *attributes, _ = rows[0]
    # a tree over n rows has fewer than 2n nodes
    drawn = [random.sample(attributes, size) for _ in range(2 * len(rows))]
    return [[name for name in attributes if name in subset] for subset in drawn]
