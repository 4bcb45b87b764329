"""How many bodies and tests there are over Boolean attributes, with and without a seed. Blockeel, sections 5.1.5-6.

A body is a set of literals, `a` or `not a`; the empty one, which covers everything, is counted.
"""

from itertools import combinations

from reference.rules.coverage import Condition
from reference.rules.refinement import is_contradictory


def all_bodies(attributes: int) -> int:
    """How many sets of literals there are: each of two literals an attribute is in or out."""
    return int(4**attributes)


def consistent_bodies(attributes: int) -> int:
    """How many bodies never ask for an attribute to be true and false: each is true, false, or not asked for."""
    return int(3**attributes)


def full_bodies(attributes: int) -> int:
    """How many bodies say of every attribute whether it is true or false."""
    return int(2**attributes)


def rule_space_sizes(attributes: int) -> tuple[int, int, int]:
    """How many bodies there are, how many without a contradiction, and how many of those are as specific as can be.

    >>> rule_space_sizes(3)
    (64, 27, 8)
    """
    return (all_bodies(attributes), consistent_bodies(attributes), full_bodies(attributes))


def contradictory_bodies(every: int, consistent: int) -> int:
    """How many bodies cover nothing, by their own words.

    >>> contradictory_bodies(*rule_space_sizes(2)[:2])
    7
    """
    return every - consistent


def listed_contradictions(attributes: int) -> list[tuple[Condition, ...]]:
    """The bodies themselves that cover nothing, attributes being named by numbers. Blockeel, example 5.1.

    >>> listed_contradictions(1)
    [(('1', 't'), ('1', 'f'))]
    """
    literals = [(str(number), value) for number in range(1, attributes + 1) for value in "tf"]
    bodies = [some for size in range(len(literals) + 1) for some in combinations(literals, size)]
    return [body for body in bodies if is_contradictory(body)]


def conditions_at(attributes: int, step: int) -> int:
    """How many tests a greedy search looks at in a step, counted from 1: two an attribute that is not tested yet."""
    return 2 * (attributes - step + 1)


def seeded_conditions(unseeded: float) -> float:
    """How many of so many tests a seed passes: one of the two of each attribute."""
    return unseeded / 2


def conditions_per_step(attributes: int, *, seeded: bool = False) -> list[int]:
    """How many tests a greedy search looks at in each step; those that a seed fails are not looked at.

    >>> conditions_per_step(3), conditions_per_step(3, seeded=True)
    ([6, 4, 2], [3, 2, 1])
    """
    unseeded = [conditions_at(attributes, step) for step in range(1, attributes + 1)]
    return [round(seeded_conditions(tests)) for tests in unseeded] if seeded else unseeded


def exhaustive_counts(attributes: int) -> tuple[int, int]:
    """How many bodies a search through all of them looks at, without a seed and with one.

    >>> exhaustive_counts(3)
    (27, 8)
    """
    return (consistent_bodies(attributes), full_bodies(attributes))
