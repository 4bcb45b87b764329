"""Draws of domain theories and of rows that they are asked about."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.analytical.propositional import proposition_of, theory_predict
from reference.shared.draws.numbers import Range, tries, whole_number

ATTRIBUTES = ("light", "flat", "sealed", "steel", "padded", "wheels", "handle", "cheap")
CONCLUSIONS = ("portable", "stable", "rainproof", "sturdy")
TARGET = "suitable"


def horn_theory(
    random: Random,
    attributes: Range = (4, 6),
    heads: Range = (2, 3),
    body: Range = (1, 3),
    again: Range = 1,
    negated: float = 0.0,
    facts: Range = 0,
) -> list[list[Any]]:
    """Clauses from which the target may follow in several steps, in any order; `again` heads have two clauses.

    Each conclusion is used; `negated` is the chance that an attribute in a body is negated. No proposition follows
    from itself. `facts` of the conclusions get an empty body instead.

    >>> horn_theory(Random(1), attributes=3, heads=1, again=0)
    [['suitable', ['padded', 'sealed', 'rainproof']], ['rainproof', ['padded']]]
    """
    known = random.sample(ATTRIBUTES, whole_number(random, attributes))
    names = random.sample(CONCLUSIONS, whole_number(random, heads))
    repeated = random.sample([*names, TARGET], min(whole_number(random, again), len(names) + 1))
    clauses: list[list[Any]] = []
    unused: list[str] = []
    below = list(known)
    for head in [*names, TARGET]:
        for number in range(1 + (head in repeated)):
            # every conclusion must be of use, at the latest for the target
            must = unused if head == TARGET and not number else unused[:1]
            more = max(whole_number(random, body) - len(must), 0)
            rest = random.sample([each for each in below if each not in must], min(more, len(below) - len(must)))
            signed = [["not", each] if each in known and random.random() < negated else each for each in rest]
            clauses.append([head, random.sample([*must, *signed], len(must) + len(signed))])
            unused = [each for each in unused if each not in must]
        unused.append(head)
        below.append(head)
    for place in random.sample(range(len(clauses)), min(whole_number(random, facts), len(clauses))):
        clauses[place][1] = []
    return random.sample(clauses, len(clauses))


def attributes_of(theory: Sequence[Sequence[Any]]) -> list[str]:
    """The propositions of a theory that no clause proves, sorted."""
    heads = {head for head, _ in theory}
    return sorted({proposition_of(each) for _, body in theory for each in body} - heads)


def attribute_row(random: Random, theory: Sequence[Sequence[Any]], true: float = 0.65) -> dict[str, bool]:
    """A value for every attribute of a theory, each true with a chance."""
    return {name: random.random() < true for name in attributes_of(theory)}


def labelled_rows(
    random: Random,
    theory: Sequence[Sequence[Any]],
    n: Range = (5, 8),
    unproved: Range = 0,
    disproved: Range = 0,
    target: str = TARGET,
    true: float = 0.65,
) -> list[dict[str, bool]]:
    """Rows labelled by a theory, but for some positive ones that it does not prove, and negative ones that it does."""
    for _ in tries():
        rows = [attribute_row(random, theory, true) for _ in range(whole_number(random, n))]
        proved = [theory_predict(theory, row, target) for row in rows]
        changes = {False: whole_number(random, unproved), True: whole_number(random, disproved)}
        if all(proved.count(value) > wrong for value, wrong in changes.items()):
            break
    labels = list(proved)
    for value, wrong in changes.items():
        for place in random.sample([place for place, each in enumerate(proved) if each == value], wrong):
            labels[place] = not value
    return [{**row, target: label} for row, label in zip(rows, labels, strict=True)]


def any_labelled_rows(random: Random, theory: Sequence[Sequence[Any]], n: Range = (1, 9)) -> list[Mapping[str, bool]]:
    """Rows with any values and labels."""
    columns = [*attributes_of(theory), TARGET]
    return [{name: random.random() < 0.6 for name in columns} for _ in range(whole_number(random, n))]
