"""Draws of sets of propositional clauses."""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.logic.derivation import refutation
from reference.logic.terms import as_clause
from reference.shared.draws.numbers import Range, tries, whole_number

LETTERS = ("p", "q", "r", "s", "t")


def signed(random: Random, atom: Any) -> Any:
    """An atom or its negation."""
    return atom if random.random() < 0.5 else ["not", atom]


def letter_clause(random: Random, letters: Sequence[str], length: Range = (1, 3)) -> list[Any]:
    """A clause of different propositions.

    >>> letter_clause(Random(1), ["p", "q"], length=2)
    ['p', 'q']
    """
    wanted = min(whole_number(random, length), len(letters))
    return [signed(random, letter) for letter in random.sample(list(letters), wanted)]


def letter_clauses(
    random: Random,
    refutable: bool,
    letters: Range = 3,
    n: Range = (5, 7),
    length: Range = (1, 3),
    tautologies: Range = 0,
) -> list[list[Any]]:
    """Different clauses of a few propositions that contradict each other, or that do not; some may be tautologies."""
    names = LETTERS[: whole_number(random, letters)]
    for _ in tries():
        drawn = [letter_clause(random, names, length) for _ in range(whole_number(random, n))]
        drawn += [tautology(random, names) for _ in range(whole_number(random, tautologies))]
        random.shuffle(drawn)
        distinct = list({frozenset(as_clause(each)): each for each in drawn}.values())
        if (refutation(distinct) is not None) == refutable:
            break
    return distinct


def tautology(random: Random, letters: Sequence[str]) -> list[Any]:
    """A proposition and its negation, sometimes with another literal."""
    one, other = random.sample(list(letters), 2)
    literals = [one, ["not", one], *random.sample([signed(random, other)], random.randint(0, 1))]
    return random.sample(literals, len(literals))


def any_letter_clauses(random: Random, n: Range = (0, 6)) -> list[list[Any]]:
    """Clauses of any kind: empty ones, tautologies and repeats too."""
    names = LETTERS[: random.randint(1, 4)]
    return [
        [signed(random, random.choice(names)) for _ in range(random.choice([0, 1, 1, 2, 2, 3]))]
        for _ in range(whole_number(random, n))
    ]
