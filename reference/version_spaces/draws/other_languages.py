"""Draws of examples of disjunctions and of intervals, and of examples that make a search long."""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.version_spaces.depth_first import CONSISTENT_SEARCH
from reference.version_spaces.disjunctive import DISJUNCTIVE, met
from reference.version_spaces.draws.conjunctions import examples

CONTROLS = {
    "valve": ["open", "half", "shut"],
    "pump": ["on", "off"],
    "door": ["open", "shut"],
    "tank": ["low", "full", "empty"],
}


def control_domains(random: Random, attributes: Range = (3, 4)) -> dict[str, list[str]]:
    """Attributes of a plant with their values, of which some attributes have the same.

    >>> control_domains(Random(1), attributes=2)
    {'pump': ['on', 'off'], 'door': ['open', 'shut']}
    """
    names = random.sample(list(CONTROLS), whole_number(random, attributes))
    return {name: CONTROLS[name] for name in CONTROLS if name in names}


def all_rows(domains: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    """Every row over the domains."""
    return [dict(zip(domains, values, strict=True)) for values in product(*domains.values())]


def lamp_examples(random: Random, domains: Mapping[str, Sequence[str]], n: Range = (5, 7)) -> list[list[Any]]:
    """Different examples of a hidden disjunction of two or three conditions; half of them positive, or one more."""
    trying = tries()
    while True:
        next(trying)
        number = whole_number(random, n)
        names = random.sample(list(domains), min(len(domains), random.randint(2, 3)))
        hidden = tuple((name, random.choice(list(domains[name]))) for name in names)
        rows = random.sample(every := all_rows(domains), len(every))
        wanted = (number + 1) // 2
        yes = [[row, "yes"] for row in rows if met(hidden, row)][:wanted]
        no = [[row, "no"] for row in rows if not met(hidden, row)][: number - wanted]
        if len(yes) + len(no) == number:
            return random.sample([*yes, *no], number)


def any_lamp_examples(random: Random, domains: Mapping[str, Sequence[str]], n: Range = (0, 6)) -> list[list[Any]]:
    """Rows with any labels; some may come twice, and contradict each other."""
    rows = all_rows(domains)
    return [[random.choice(rows), random.choice(["yes", "no"])] for _ in range(whole_number(random, n))]


def contradicting_lamps(random: Random, domains: Mapping[str, Sequence[str]]) -> list[list[Any]]:
    """Examples that no disjunction fits from the third or fourth on, with others after them."""
    trying = tries()
    while True:
        next(trying)
        drawn = any_lamp_examples(random, domains, n=6)
        states = list(DISJUNCTIVE.steps(domains=domains, examples=drawn))
        if states[2].S and not states[4].S:
            return drawn


def negative_examples(random: Random, domains: Sequence[Sequence[str]], n: Range = (0, 4)) -> list[list[Any]]:
    """Instances over the domains, all of them negative; some may come twice."""
    return [[[random.choice(list(values)) for values in domains], "no"] for _ in range(whole_number(random, n))]


def long_search_examples(random: Random, domains: Sequence[Sequence[str]], least: int = 7, most: int = 40) -> list[Any]:
    """Examples of a conjunction that is found late: all three verdicts occur, and the list grows twice or more."""
    trying = tries()
    while True:
        next(trying)
        drawn = examples(random, domains, n=(4, 7), positives=(1, 3), fixed=(2, 3) if len(domains) > 2 else 2)
        drawn = random.sample(drawn, len(drawn))
        verdicts = [step.verdict for step in CONSISTENT_SEARCH.steps(domains=domains, examples=drawn)]
        # what misses a positive example and covers a negative one as well: both verdicts could be thought of
        if least <= len(verdicts) <= most and verdicts.count("too general") > 1 and "too specific" in verdicts:
            return drawn


def coin_limits(random: Random) -> list[int]:
    """The smallest and the largest diameter."""
    low = random.randint(8, 14)
    return [low, low + random.randint(12, 24)]


def any_limits(random: Random) -> list[int]:
    """Any two whole numbers from 1 up in order, which may be equal."""
    low = random.randint(1, 9)
    return [low, low + random.randint(0, 8)]


def coins(random: Random, limits: Sequence[int], n: Range = (5, 8), refused: Range = (1, 3)) -> list[list[Any]]:
    """Diameters with their labels by a hidden interval; `refused` ones come first, as far as there are such."""
    low, high = limits
    while True:
        first, last = sorted(random.sample(range(low + 2, high - 1), 2))
        if last - first > 2:
            break
    number = whole_number(random, n)
    drawn = [random.randint(low, high) for _ in range(3 * number)]
    accepted = [[x, "yes"] for x in drawn if first <= x <= last]
    others = [[x, "no"] for x in drawn if not first <= x <= last]
    ahead = others[: whole_number(random, refused)]
    others = others[len(ahead) :]
    # then one accepted and one refused coin, so that a part of G misses S early
    soon, rest = [*accepted[:1], *others[:1]], [*accepted[1:], *others[1:]]
    return [*ahead, *soon, *random.sample(rest, min(len(rest), max(0, number - len(ahead) - 2)))]


def coins_at_ends(random: Random, limits: Sequence[int]) -> list[list[Any]]:
    """Refused coins at or beside the limits, and next to each other or with one between; accepted ones beside them."""
    low, high = limits
    middle = random.randint(low + 4, high - 7)
    apart = random.choice([1, 2])
    ends = random.sample([[low + random.choice([0, 1]), "no"], [high - random.choice([0, 1]), "no"]], 2)
    begin = middle + apart
    seen = [*ends, [middle, "no"], [begin, "no"], [begin + 1, "yes"], [begin + 3, "yes"], [begin + 4, "no"]]
    return seen[: random.randint(6, 7)]


def contradicting_coins(random: Random, limits: Sequence[int]) -> list[list[Any]]:
    """Two accepted coins with a refused one between, or at one of them, and other coins before and after."""
    low, high = limits
    first = random.randint(low + 1, high - 6)
    last = first + random.randint(2, 4)
    within = [first, last, random.randint(first, last)]
    labels = ["yes", "yes", "no"]
    order = random.choice([[0, 1, 2], [0, 2, 1], [2, 0, 1]])
    before = [[random.choice([low, high]), "no"]]
    after = [[random.randint(first, last), "yes"], [random.randint(last + 1, high), random.choice(["yes", "no"])]]
    return [*before, *([within[place], labels[place]] for place in order), *after]


def any_coins(random: Random, limits: Sequence[int], n: Range = (0, 8)) -> list[list[Any]]:
    """Any diameters within the limits with any labels."""
    low, high = limits
    return [[random.randint(low, high), random.choice(["yes", "no"])] for _ in range(whole_number(random, n))]


def repeated_examples(random: Random, domains: Sequence[Sequence[str]]) -> list[list[Any]]:
    """Examples without contradictions, some of which come twice or three times."""
    seen = examples(random, domains, n=(3, 4), positives=(1, 2), fixed=1)
    drawn = [*seen, *random.choices(seen, k=random.randint(1, 3))]
    return [[list(instance), label] for instance, label in random.sample(drawn, len(drawn))]


def twice_labelled(random: Random, domains: Sequence[Sequence[str]]) -> list[list[Any]]:
    """Examples of which one has both labels."""
    seen = [[random.choice(list(values)) for values in domains] for _ in range(random.randint(1, 4))]
    drawn = [[each, random.choice(["yes", "no"])] for each in seen]
    drawn += [[list(seen[0]), label] for label in ("yes", "no")]
    return random.sample(drawn, len(drawn))


def small_sizes(random: Random) -> list[int]:
    """The numbers of values of two or three attributes, not all the same, with eight to twelve instances."""
    chosen = random.choice([[2, 2, 3], [4, 2], [3, 4], [6, 2]])
    return random.sample(chosen, len(chosen))
