"""Draws of tables to write as facts, and of facts about several examples."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number

ROLES = ("goal", "left", "right")
NAMES = ("ann", "bob", "cem", "dee")


def table_with_gaps(
    random: Random, n: Range, columns: Sequence[Sequence[Any]], gaps: float = 0.2, twice: bool = True
) -> list[list[Any]]:
    """Rows of values, some of which are missing; with `twice` one row comes again.

    >>> table_with_gaps(Random(1), n=2, columns=[["a", "b"], [1, 2]], gaps=0.5)
    [[None, 1], [None, None], [None, None]]
    """
    rows = [
        [None if random.random() < gaps else random.choice(values) for values in columns]
        for _ in range(whole_number(random, n))
    ]
    if twice and rows:
        rows.insert(random.randrange(len(rows) + 1), list(random.choice(rows)))
    return rows


def facts_of_teams(
    random: Random, ids: Sequence[str], players: Range = (2, 3), matches: int = 0, silent: bool = False, own: float = 0
) -> list[list[str]]:
    """Facts about the players of each team, in any order; so many matches speak of another team.

    With `silent` there are no facts about the last team; `own` is the chance of a fact that names its team again.
    Players of different teams have the same names.

    >>> facts_of_teams(Random(3), ["t1", "t2"], players=1, matches=1)
    [['plays', 't2', 'dee', 'right'], ['plays', 't1', 'bob', 'right'], ['beat', 't2', 't1']]
    """
    facts: list[list[str]] = []
    for team in ids[: len(ids) - silent]:
        names = random.sample(NAMES, whole_number(random, players))
        facts += [["plays", team, name, random.choice(ROLES)] for name in names]
        facts += [["trusts", team, *random.sample(names, 2)] for _ in names[1:]]
        facts += [["leads", team]] * (random.random() < 0.5)
        facts += [["beat", team, team]] * (random.random() < own)
    facts += [["beat", *random.sample(list(ids), 2)] for _ in range(matches)]
    different = [list(fact) for fact in dict.fromkeys(map(tuple, facts))]
    random.shuffle(different)
    return different
