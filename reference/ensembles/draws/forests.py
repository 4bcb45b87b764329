"""Tables for random forests, bags and subsets of attributes, and rows to ask about."""

from collections.abc import Sequence
from random import Random

from reference.ensembles.bagging import Bags
from reference.ensembles.draws.points import bag
from reference.ensembles.forest import Subsets, forest_tied_labels
from reference.ensembles.mistakes.learners import Fit, no_repeats, one_test_a_tree
from reference.shared.draws.numbers import Range, whole_number
from reference.shared.draws.tables import Row, whole_domain

MOST_ASKED = 80  # rows among which the ones to ask about are looked for
VALUES = ("yes", "no")
TIED_MISTAKES = (no_repeats, one_test_a_tree)  # of few rows or tests, so that ties would decide many labels


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


def forest_bags(random: Random, rows: Sequence[Row], trees: Range) -> list[list[int]]:
    """A bag for each tree: as many indices of rows as there are rows, some of them several times, and some never."""
    return [bag(random, of=rows, size=len(rows)) for _ in range(whole_number(random, trees))]


def whole_bags(random: Random, rows: Sequence[Row], trees: Range) -> list[list[int]]:
    """A bag for each tree that happens to have every row once, in some order."""
    return [random.sample(range(len(rows)), len(rows)) for _ in range(whole_number(random, trees))]


def offered_attributes(random: Random, rows: Sequence[Row], bags: Bags, size: int) -> list[list[list[str]]]:
    """Random subsets of the attributes, in the order of the columns: for each tree one for every depth it could have.

    >>> offered_attributes(Random(1), [{"a": "u", "b": "u", "class": "yes"}], [[0, 0]], 1)
    [[['a'], ['a'], ['b']]]
    """
    *attributes, _ = rows[0]
    return [
        [sorted(random.sample(attributes, size), key=attributes.index) for _ in range(len(attributes) + 1)]
        for _ in bags
    ]


def forest_questions(random: Random, rows: Sequence[Row], bags: Bags, offered: Sequence[Subsets], n: int) -> list[Row]:
    """n rows to which a forest gives one label, however ties are broken, as far as there are as many.

    Among these come first those to which it gives one label, too, if it makes one of the `TIED_MISTAKES`, and of them
    those on which that is another label.
    """
    *_, target = rows[0]
    domain = whole_domain(random, rows)
    drawn = random.sample(domain, min(len(domain), MOST_ASKED))
    fit: Fit = {"rows": rows, "target": target, "bags": bags, "offered": offered}
    forests = [fit, *(mistake(fit) for mistake in TIED_MISTAKES)]
    labels = zip(*(forest_tied_labels(forest, {"rows": drawn}) for forest in forests), strict=True)
    open_to = [(len(found[0]), sum(map(len, found)), found.count(found[0])) for found in labels]
    first = sorted(range(len(drawn)), key=lambda place: open_to[place])
    asked = [drawn[place] for place in first[:n]]
    random.shuffle(asked)
    return asked


def attribute_subsets(random: Random, rows: Sequence[Row], size: int) -> list[list[str]]:
    """Random subsets of the attributes, in the order of the columns: one for every node that a tree could have.

    >>> attribute_subsets(Random(1), [{"a": "u", "b": "u", "c": "v", "class": "yes"}], 2)
    [['a', 'c'], ['a', 'b']]
    """
    *attributes, _ = rows[0]
    drawn = [random.sample(attributes, size) for _ in range(2 * len(rows))]
    return [[name for name in attributes if name in subset] for subset in drawn]
