"""Draws of examples for GOLEM: ground clauses about bells and what hangs beside them."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number

REASONS = (  # what may make a bell ring; B is the bell, P what is beside it
    (("wet", "B"), ("old", "B")),
    (("beside", "B", "P"), ("loud", "P")),
    (("big", "B"), ("beside", "B", "P")),
    (("old", "P"), ("beside", "B", "P")),
    (("loud", "B"),),
)
OTHERS = (("wet", "B"), ("old", "B"), ("big", "B"), ("loud", "B"), ("beside", "B", "P"), ("old", "P"), ("loud", "P"))


def bell_clause(random: Random, name: str, reason: Sequence[Sequence[str]], more: Range) -> list[Any]:
    """An example about a bell: a reason, and other facts, in any order."""
    templates = dict.fromkeys([*reason, *random.sample(OTHERS, whole_number(random, more))])
    names = {"B": name, "P": f"{name}x"}
    atoms = [[kind, *(names[term] for term in terms)] for kind, *terms in templates]
    return [["rings", name], random.sample(atoms, len(atoms))]


def ringing_bells(random: Random, n: Range = 4, more: Range = (1, 2), reasons: int = 2) -> list[list[Any]]:
    """Positive examples: bells that ring for a few reasons.

    >>> ringing_bells(Random(2), n=1, more=1)
    [[['rings', 'b1'], [['wet', 'b1'], ['old', 'b1'], ['big', 'b1']]]]
    """
    chosen = random.sample(REASONS, reasons)
    wanted = whole_number(random, n)
    return [bell_clause(random, f"b{place + 1}", random.choice(chosen), more) for place in range(wanted)]


def silent_bells(random: Random, n: Range = (2, 3), more: Range = (1, 3)) -> list[list[Any]]:
    """Negative examples, of any kind."""
    return [bell_clause(random, f"c{place + 1}", (), more) for place in range(whole_number(random, n))]
