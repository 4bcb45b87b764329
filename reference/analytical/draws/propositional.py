"""Draws of domain theories and of rows that they are asked about."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.analytical.propositional import as_a_set, proposition_of, theory_predict
from reference.shared.draws.numbers import Range, decimal_number, signed_number, tries, whole_number

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
    return shuffled(random, clauses)


def joined_theory(random: Random, clauses: Range = 3) -> list[list[Any]]:
    """A theory in which a conclusion has several clauses of one or two attributes, some negated.

    >>> joined_theory(Random(1), clauses=1)
    [['suitable', ['rainproof', 'portable']], ['portable', ['cheap']], ['rainproof', ['flat']]]
    """
    bodies = [random.sample(ATTRIBUTES, random.randint(1, 2)) for _ in range(whole_number(random, clauses))]
    name, other = random.sample(CONCLUSIONS, 2)
    drawn = [[name, [["not", each] if random.random() < 0.3 else each for each in body]] for body in bodies]
    drawn += [[TARGET, [name, other]], [other, [random.choice(ATTRIBUTES)]]]
    return shuffled(random, drawn)


def shuffled(random: Random, clauses: Sequence[list[Any]]) -> list[list[Any]]:
    """The different clauses, in any order."""
    different = list({as_a_set(clause): clause for clause in clauses}.values())
    return random.sample(different, len(different))


def attributes_of(theory: Sequence[Sequence[Any]]) -> list[str]:
    """The propositions of a theory that no clause proves, sorted."""
    heads = {head for head, _ in theory}
    return sorted({proposition_of(each) for _, body in theory for each in body} - heads)


def attribute_row(
    random: Random, theory: Sequence[Sequence[Any]], true: float = 0.65, more: int = 0
) -> dict[str, bool]:
    """A value for every attribute of a theory and for some that it does not have, each true with a chance."""
    names = attributes_of(theory)
    others = [name for name in ATTRIBUTES if name not in names]
    return {name: random.random() < true for name in [*names, *others[:more]]}


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


def any_labelled_rows(
    random: Random, theory: Sequence[Sequence[Any]], n: Range = (1, 9), more: int = 0
) -> list[dict[str, bool]]:
    """Rows with any values and labels."""
    rows = [attribute_row(random, theory, 0.6, more) for _ in range(whole_number(random, n))]
    return [{**row, TARGET: random.random() < 0.5} for row in rows]


def slope_rows(random: Random, n: Range, inputs: Range, within: Sequence[float] = (-2, 2)) -> list[list[float]]:
    """Rows of slopes with one decimal, one row for each of n examples."""
    width = whole_number(random, inputs)
    return [[decimal_number(random, within, 1) for _ in range(width)] for _ in range(whole_number(random, n))]


def near_rows(random: Random, rows: Sequence[Sequence[float]], away: float = 1) -> list[list[float]]:
    """Rows of the same form, whose numbers differ from given ones by at most `away`, with one decimal."""
    return [near_numbers(random, row, away) for row in rows]


def near_numbers(random: Random, numbers: Sequence[Any], away: float = 1, nearest: float = 0.1) -> list[float]:
    """A number for each of some numbers or rows, that differs from it by `nearest` to `away`, or for a row lies near 0.

    >>> near_numbers(Random(1), [1, 5.5])
    [0.0, 5.0]
    """
    centres = [each if isinstance(each, int | float) else 0 for each in numbers]
    return [round(each + signed_number(random, (nearest, away), 1), 1) for each in centres]


def two_slopes(random: Random) -> list[float]:
    """Two positive slopes with one decimal."""
    return [decimal_number(random, (0.2, 2.9), 1) for _ in range(2)]
