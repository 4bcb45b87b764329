"""Draws of crates in a stack and on a table, and of goals for them."""

from collections.abc import Sequence
from random import Random

from reference.shared.draws.numbers import Range, whole_number

CRATES = ("a", "b", "e", "ab", "fig", "k", "r", "s", "t", "u")


def tower_goals(random: Random, crates: Range = (4, 6), towers: Range = 1) -> list[list[str]]:
    """Pairs of a crate and the one right below it, of some towers, in any order.

    >>> tower_goals(Random(1), crates=3, towers=1)
    [['b', 'e'], ['fig', 'b']]
    """
    names = random.sample(CRATES, whole_number(random, crates))
    cuts = {*random.sample(range(1, len(names)), min(whole_number(random, towers) - 1, len(names) - 2))}
    pairs = [[names[place], names[place - 1]] for place in range(1, len(names)) if place not in cuts]
    return random.sample(pairs, len(pairs))


def crate_stack(random: Random, goals: Sequence[Sequence[str]], begun: bool = False, most: int = 4) -> list[str]:
    """Some crates of the goals and others, in any order; if `begun`, with a part of a tower under them."""
    named = list(dict.fromkeys(crate for goal in goals for crate in goal))
    others = [crate for crate in CRATES if crate not in named]
    below = random.sample(others, random.randint(0, min(1, len(others))))
    part: list[str] = []
    if begun:
        above = {lower: upper for upper, lower in goals}
        crate: str | None = random.choice([lower for _, lower in goals if lower not in {upper for upper, _ in goals}])
        while crate is not None and (len(part) < 1 or random.random() < 0.6):
            part.append(crate)
            crate = above.get(crate)
    loose = [crate for crate in [*named, *others[:3]] if crate not in [*below, *part]]
    return [*below, *part, *random.sample(loose, min(random.randint(0, most), len(loose)))]


def other_crates(random: Random, goals: Sequence[Sequence[str]], stack: Sequence[str]) -> list[str]:
    """The crates of the goals that are not in the stack, and one or two more, in any order."""
    named = dict.fromkeys(crate for goal in goals for crate in goal)
    rest = [crate for crate in CRATES if crate not in named and crate not in stack]
    free = [crate for crate in named if crate not in stack] + rest[: random.randint(0, 2)]
    return random.sample(free, len(free))
