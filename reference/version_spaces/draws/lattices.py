"""Draws of hypotheses in a lattice, of sets of them, and of borders with several members on either side."""

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, tries, whole_number
from reference.version_spaces.boundaries import boundaries
from reference.version_spaces.draws.conjunctions import any_domains, examples
from reference.version_spaces.hypotheses import ANY, list_then_eliminate, more_general
from reference.version_spaces.lattice import minimal_specializations

PLANTS = [["red", "white", "blue"], ["tall", "low"], ["sun", "shade"], ["spring", "summer", "autumn"], ["tree", "herb"]]


def plant_domains(random: Random, attributes: Range = (3, 4)) -> list[list[str]]:
    """The values of some attributes of plants, with the values of each in any order.

    >>> plant_domains(Random(1), attributes=2)
    [['white', 'red', 'blue'], ['low', 'tall']]
    """
    places = sorted(random.sample(range(len(PLANTS)), whole_number(random, attributes)))
    return [random.sample(PLANTS[place], len(PLANTS[place])) for place in places]


def same_values_domains(random: Random, attributes: Range = (2, 3)) -> list[list[str]]:
    """Domains in which the same values occur again, in other orders, and one of them has more."""
    values = random.choice([["low", "high"], ["no", "yes"], ["a", "b"]])
    number = whole_number(random, attributes)
    longer = random.randrange(number)
    return [
        random.sample([*values, "mid"] if place == longer else values, 2 + (place == longer)) for place in range(number)
    ]


def twin_domains(random: Random, attributes: Range = 3) -> list[list[str]]:
    """Domains of which two are the same list, and others have its values in another order or one value more."""
    twin = random.choice([["low", "high"], ["yes", "no"]])
    others = [random.sample([*twin, "mid"], 3) for _ in range(whole_number(random, attributes) - 2)]
    return random.sample([twin, list(twin), *others], len(others) + 2)


def hypothesis_over(
    random: Random, domains: Sequence[Sequence[str]], free: Range | None = None, nothing: float = 0
) -> list[str] | None:
    """A hypothesis over the domains with `free` question marks, any number if not said; at times None.

    >>> hypothesis_over(Random(2), [["a", "b"], ["c", "d"]], free=1)
    ['?', 'c']
    """
    if random.random() < nothing:
        return None
    wanted = random.randint(0, len(domains)) if free is None else min(whole_number(random, free), len(domains))
    places = random.sample(range(len(domains)), wanted)
    return [ANY if place in places else random.choice(list(values)) for place, values in enumerate(domains)]


def hypotheses_around(
    random: Random, domains: Sequence[Sequence[str]], n: Range = (2, 4), conflicts: Range = 0, nothing: Range = 0
) -> list[list[str] | None]:
    """Hypotheses that cover one instance, but for `conflicts` of them, which have another value in one place.

    Of all of them `nothing` are None.
    """
    instance = [random.choice(list(values)) for values in domains]
    found: list[list[str] | None] = []
    for _ in range(whole_number(random, n)):
        free = random.sample(range(len(domains)), random.randint(1, len(domains) - 1) if len(domains) > 1 else 0)
        found.append([ANY if place in free else value for place, value in enumerate(instance)])
    for place in random.sample(range(len(found)), min(len(found), whole_number(random, conflicts))):
        at = random.randrange(len(domains))
        changed = found[place]
        if changed is not None:
            changed[at] = random.choice([value for value in domains[at] if value != instance[at]])
    found += [None] * whole_number(random, nothing)
    return random.sample(found, len(found))


def all_instances(domains: Sequence[Sequence[str]]) -> list[list[str]]:
    """Every instance over the domains."""
    return [list(each) for each in product(*domains)]


def any_instances(random: Random, domains: Sequence[Sequence[str]], n: Range = (1, 5)) -> list[list[str]]:
    """Some instances over the domains; one may be there twice."""
    return [[random.choice(list(values)) for values in domains] for _ in range(whole_number(random, n))]


def partial_space(random: Random, domains: Sequence[Sequence[str]], n: Range = (4, 9)) -> list[list[str]]:
    """Some hypotheses that cover one instance, in any order: their borders have several members each."""
    instance = [random.choice(list(values)) for values in domains]
    every = [list(each) for each in product(*([value, ANY] for value in instance))]
    trying = tries()
    while True:
        next(trying)
        found = random.sample(every, min(len(every) - 1, whole_number(random, n)))
        specific, general = boundaries(found)
        # different numbers of question marks in a border: who counts them finds another border
        uneven = any(len({list(each or ()).count(ANY) for each in border}) > 1 for border in (specific, general))
        if uneven and min(len(specific), len(general)) > 1:
            return found


def told_instances(random: Random, hypotheses: Sequence[Sequence[str]], n: int = 6) -> list[list[str]]:
    """Different instances, some of which only most, or only few, of the hypotheses cover, if there are such."""
    # a value that no hypothesis has is one that only question marks cover
    seen = [
        [*dict.fromkeys(value for value in column if value != ANY), "other"] for column in zip(*hypotheses, strict=True)
    ]
    every = random.sample(all_instances(seen), len(all_instances(seen)))
    shares = {tuple(x): sum(covers_all(h, x) for h in hypotheses) / len(hypotheses) for x in every}
    split = [x for x in every if 0 < shares[tuple(x)] < 1]
    # a majority of either kind is no verdict: one instance of each, before any others
    general: list[Any] = boundaries(hypotheses)[1]
    # first what all of G cover, but not all of S; then what most hypotheses cover
    nearly_all = sorted(split, key=lambda x: (-sum(covers_all(g, x) for g in general), -shares[tuple(x)]))[:2]
    most = [*nearly_all, *[x for x in split if shares[tuple(x)] < 1 / 2 and x not in nearly_all][:2]]
    sure = [x for x in every if shares[tuple(x)] in (0, 1)]
    return random.sample(found := [*most, *sure][:n], len(found))


def covers_all(hypothesis: Sequence[str], instance: Sequence[str]) -> bool:
    """Whether an instance meets every condition of a hypothesis."""
    return more_general(hypothesis, instance)


def upper_border(random: Random, domains: Sequence[Sequence[str]], n: Range = (2, 3)) -> list[list[str]]:
    """Hypotheses for G: none covers another one, or everything."""
    every = [list(each) for each in product(*([*values, ANY] for values in domains))]
    trying = tries()
    while True:
        next(trying)
        wanted = whole_number(random, n)
        found = antichain(random, [each for each in every if 0 < each.count(ANY) < len(domains)], wanted)
        if found:
            return found


def lower_border(
    random: Random, domains: Sequence[Sequence[str]], general: Sequence[Sequence[str]], n: Range = (1, 2)
) -> list[list[str]]:
    """Hypotheses for S, each strictly below a member of G; the first is below as many of them as possible."""
    every = [list(each) for each in product(*([*values, ANY] for values in domains))]
    below = [each for each in every if each not in general and any(more_general(g, each) for g in general)]
    covered = {tuple(each): sum(more_general(g, each) for g in general) for each in below}
    best = max(covered.values())
    first = random.choice([each for each in below if covered[tuple(each)] == best])
    others = [each for each in below if not more_general(each, first) and not more_general(first, each)]
    return [first, *antichain(random, others, whole_number(random, n) - 1)]


def antichain(random: Random, among: Sequence[list[str]], number: int) -> list[list[str]]:
    """Hypotheses of which none is more general than another; empty if that many were not found."""
    found: list[list[str]] = []
    for each in random.sample(list(among), len(among)):
        if len(found) < number and not any(more_general(each, other) or more_general(other, each) for other in found):
            found.append(each)
    return found if len(found) == number else []


def any_border(random: Random, domains: Sequence[Sequence[str]], n: Range = (0, 3), nothing: float = 0) -> list[Any]:
    """Some hypotheses over the domains of which none is more general than another; or only None."""
    if random.random() < nothing:
        return [None]
    found: list[list[str]] = []
    for _ in range(whole_number(random, n)):
        drawn = hypothesis_over(random, domains)
        if drawn and not any(more_general(drawn, each) or more_general(each, drawn) for each in found):
            found.append(drawn)
    return found


def any_hypotheses(random: Random, domains: Sequence[Sequence[str]], n: Range = (1, 6)) -> list[list[str]]:
    """Different hypotheses over the domains."""
    every = [list(each) for each in product(*([*values, ANY] for values in domains))]
    return random.sample(every, min(len(every), whole_number(random, n)))


def near_hypotheses(
    random: Random, domains: Sequence[Sequence[str]], specific: Sequence[Any], general: Sequence[Any]
) -> list[list[str]]:
    """All members between the borders, and other hypotheses: neighbours of members, and any."""
    every = [list(each) for each in product(*([*values, ANY] for values in domains))]
    inside = [each for each in every if is_between(each, specific, general)]
    beside = {tuple(low) for each in inside for low in minimal_specializations(each, domains) if low is not None}
    above = [each for each in every if any(more_general(each, inner) for inner in inside)]
    others = [each for each in every if each not in inside and (tuple(each) in beside or each in above)]
    return [*inside, *random.sample(others, len(others))]


def is_between(hypothesis: Any, specific: Sequence[Any], general: Sequence[Any]) -> bool:
    """Whether a hypothesis lies above a member of S and below one of G."""
    return any(more_general(hypothesis, s) for s in specific) and any(more_general(g, hypothesis) for g in general)


PARTS = {
    "metal": ["steel", "brass", "zinc"],
    "shape": ["ring", "rod", "disc"],
    "finish": ["matt", "gloss"],
    "size": ["small", "medium", "large", "huge"],
}


def part_domains(random: Random, attributes: Range = (3, 4)) -> dict[str, list[str]]:
    """Attributes of metal parts with their values.

    >>> part_domains(Random(1), attributes=2)
    {'shape': ['ring', 'rod', 'disc'], 'finish': ['matt', 'gloss']}
    """
    names = random.sample(list(PARTS), whole_number(random, attributes))
    return {name: PARTS[name] for name in PARTS if name in names}


def any_named_domains(random: Random, attributes: Range = (1, 3)) -> dict[str, list[str]]:
    """Attributes of any names with values of any spelling, which attributes may share."""
    values = any_domains(random, attributes)
    names = random.sample(["a", "B", "size", "two words", "größe", "x1"], len(values))
    return dict(zip(names, values, strict=True))


def rows_over(
    random: Random, domains: dict[str, Sequence[str]], n: Range = (3, 6), few: Range | None = None
) -> list[dict[str, str]]:
    """Rows over the domains; with `few`, every attribute has only so many of its values."""
    used = {
        name: list(values) if few is None else random.sample(list(values), min(len(values), whole_number(random, few)))
        for name, values in domains.items()
    }
    return [{name: random.choice(values) for name, values in used.items()} for _ in range(whole_number(random, n))]


def spaces_with_several_g(random: Random, attributes: Range = (3, 4), most: int = 24) -> list[list[str]]:
    """All hypotheses that fit some examples of plants, in any order, where G has at least two members."""
    trying = tries()
    while True:
        next(trying)
        over = plant_domains(random, attributes)
        seen: list[Any] = examples(random, over, n=(3, 4), positives=(1, 2), fixed=(1, 2))
        found = [list(each) for each in list_then_eliminate(over, seen) if each is not None]
        if 3 < len(found) <= most and len(boundaries(found)[1]) > 1:
            return random.sample(found, len(found))
