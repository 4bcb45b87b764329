"""Numbers of bodies and tests over Boolean attributes, with and without a seed. Blockeel, sections 5.1.5-6.

A body is a set of literals, `a` or `not a`; the empty one, which covers everything, is counted.
"""

from itertools import combinations

from reference.rules.coverage import Condition
from reference.rules.refinement import is_contradictory


def rule_space_sizes(attributes: int) -> tuple[int, int, int]:
    """The numbers of all bodies, of bodies without a contradiction, and of the most specific ones among these.

    >>> rule_space_sizes(3)
    (64, 27, 8)
    """
    # each of two literals in or out; an attribute true, false or not tested; true or false
    # int: for mypy a power of ints may be a float
    return (int(4**attributes), int(3**attributes), int(2**attributes))


def all_bodies(attributes: int) -> int:
    """The number of all sets of literals, as a part of a hand calculation."""
    return rule_space_sizes(attributes)[0]


def consistent_bodies(attributes: int) -> int:
    """The number of bodies without a contradiction, as a part of a hand calculation."""
    return rule_space_sizes(attributes)[1]


def full_bodies(attributes: int) -> int:
    """The number of bodies that test every attribute once, as a part of a hand calculation."""
    return rule_space_sizes(attributes)[2]


def contradictory_bodies(every: int, consistent: int) -> int:
    """The number of bodies that contradict themselves and so cover nothing.

    >>> contradictory_bodies(*rule_space_sizes(2)[:2])
    7
    """
    return every - consistent


def listed_contradictions(attributes: int) -> list[tuple[Condition, ...]]:
    """The bodies that contradict themselves; attributes are named by numbers. Blockeel, example 5.1.

    >>> listed_contradictions(1)
    [(('1', 't'), ('1', 'f'))]
    """
    literals = [(str(number), value) for number in range(1, attributes + 1) for value in "tf"]
    # 4^attributes: for a few attributes only
    bodies = [some for size in range(len(literals) + 1) for some in combinations(literals, size)]
    return [body for body in bodies if is_contradictory(body)]


def conditions_at(attributes: int, step: int) -> int:
    """The number of tests that a greedy search tries in a step, from 1: two for each attribute not tested yet."""
    return 2 * (attributes - step + 1)


def seeded_conditions(unseeded: float) -> int:
    """The number of tests that a seed passes: one of the two of each attribute."""
    # a count, also where it follows from an odd number that is wrong
    return int(unseeded) // 2


def conditions_per_step(attributes: int, *, seeded: bool = False) -> list[int]:
    """The number of tests that a greedy search tries in each step; with a seed, only those that it passes.

    >>> conditions_per_step(3), conditions_per_step(3, seeded=True)
    ([6, 4, 2], [3, 2, 1])
    """
    unseeded = [conditions_at(attributes, step) for step in range(1, attributes + 1)]
    return [seeded_conditions(tests) for tests in unseeded] if seeded else unseeded


def exhaustive_counts(attributes: int) -> tuple[int, int]:
    """The number of bodies that an exhaustive search tries, without a seed and with one.

    >>> exhaustive_counts(3)
    (27, 8)
    """
    return (consistent_bodies(attributes), full_bodies(attributes))
