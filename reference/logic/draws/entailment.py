"""Draws of premises that are clauses, and of conclusions that follow from them or only seem to."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

WORDS = ("student", "tutor", "guest", "member", "driver", "singer", "reader", "cook")
VARIABLES = ("X", "Y", "Who", "_x", "_someone", "Other", "P1")
# roles stand for words: p, q, r, s and t for kinds of people, f for a relation of two people
PREMISES: tuple[tuple[list[Any], ...], ...] = (
    (["q(X)", "not p(X)"], ["not q(X)", "not r(X)"], ["r(X)", "s(X)", "not t(X)"]),
    (["q(X)", "not f(X, Y)"], ["r(Y)", "not f(X, Y)"], ["not q(X)", "not r(X)"]),
    (["q(X)", "r(X)", "not p(X)"], ["s(X)", "not q(X)"], ["s(X)", "not r(X)"]),
    (["q(X)", "not p(X)"], ["r(X)", "not q(X)", "not t(X)"], ["p(ann)"]),
    (["q(X)", "not f(X, Y)", "not p(Y)"], ["p(X)", "not f(X, Y)"], ["not q(ann)"]),
)
CLAIMS: tuple[tuple[list[Any], ...], ...] = (  # for each list of premises: what might follow
    (
        ["not p(X)", "not r(X)"],
        ["s(X)", "not p(X)", "not t(X)"],
        ["not r(ann)", "not p(ann)"],
        ["r(X)", "not p(X)"],
        ["p(X)", "not q(X)"],
        ["s(X)", "not t(X)"],
        ["q(X)", "r(X)"],
        ["r(X)", "not r(X)"],
        ["q(X)", "s(X)", "not p(X)"],
        ["not q(X)", "not r(Y)"],
        ["r(X)", "s(Y)", "not t(X)"],
        ["q(X)", "not p(Y)"],
    ),
    (
        ["not f(X, X)"],
        ["not f(X, Y)", "not f(Y, Z)"],
        ["not f(X, Y)", "not r(X)"],
        ["not f(X, Y)", "not f(Y, X)"],
        ["q(X)", "r(X)", "not f(X, Y)"],
        ["f(Y, X)", "not f(X, Y)"],
        ["not f(X, Y)", "not f(X, Z)"],
        ["f(X, Y)", "not q(X)", "not r(Y)"],
        ["q(X)", "r(X)"],
        ["not f(X, Y)", "not q(X)"],
        ["not f(ann, X)", "not f(X, ann)"],
        ["not f(X, Y)", "not f(Z, Y)"],
    ),
    (
        ["s(X)", "not p(X)"],
        ["s(ann)", "not p(ann)"],
        ["q(X)", "not p(X)"],
        ["p(X)", "not s(X)"],
        ["r(X)", "s(X)", "not p(X)"],
        ["q(X)", "not p(X)", "not s(X)"],
        ["s(X)", "not q(Y)"],
        ["s(X)", "not p(X)", "not q(X)"],
        ["q(X)", "r(X)"],
        ["not q(X)", "not r(X)"],
        ["p(X)", "not p(X)"],
        ["q(X)", "s(Y)", "not p(X)"],
    ),
    (
        ["q(ann)"],
        ["r(ann)", "not t(ann)"],
        ["r(X)", "not p(X)", "not t(X)"],
        ["r(ann)"],
        ["not t(X)", "r(X)"],
        ["p(X)", "not q(X)"],
        ["p(X)"],
        ["not p(X)", "q(X)", "t(X)"],
        ["q(X)", "not t(X)"],
        ["r(ann)", "not t(X)"],
        ["p(X)", "not p(X)"],
        ["r(X)", "not q(X)", "not p(X)"],
    ),
    (
        ["q(X)", "not f(X, Y)", "not f(Y, Z)"],
        ["not f(ann, X)", "not p(X)"],
        ["not f(ann, X)", "not f(X, Y)"],
        ["not f(ann, ann)"],
        ["not f(ann, X)"],
        ["q(X)", "not f(X, Y)"],
        ["p(Y)", "not f(X, Y)"],
        ["p(X)", "q(X)", "not f(X, Y)"],
        ["not p(ann)"],
        ["f(X, Y)", "not q(X)"],
        ["q(X)", "not f(X, X)"],
        ["not f(X, ann)"],
    ),
)


def renamed_roles(random: Random) -> dict[str, str]:
    """A word for each role, and a name for each variable."""
    return {
        **dict(zip("pqrst", random.sample(WORDS, 5), strict=True)),
        "f": random.choice(["knows", "pays", "calls"]),
        **dict(zip("XYZ", random.sample(VARIABLES, 3), strict=True)),
    }


def premise_group(random: Random) -> int:
    """The number of a list of premises."""
    return random.randrange(len(PREMISES))


def put_words(clauses: Sequence[Sequence[str]], words: Mapping[str, str]) -> list[list[Any]]:
    """Clauses with words for the roles, as lists of literals.

    >>> put_words([["q(X)", "not p(X)"]], {"p": "cook", "q": "guest"})
    [[['guest', 'X'], ['not', ['cook', 'X']]]]
    """
    found: list[list[Any]] = []
    for clause in clauses:
        literals: list[Any] = []
        for text in clause:
            name, _, terms = text.removeprefix("not ").partition("(")
            atom = [words[name], *(words.get(term, term) for term in terms.rstrip(")").split(", "))]
            literals.append(["not", atom] if text.startswith("not ") else atom)
        found.append(literals)
    return found


def premises(random: Random, group: int, words: Mapping[str, str]) -> list[list[Any]]:
    """The premises of a group, in any order."""
    return put_words(random.sample(PREMISES[group], len(PREMISES[group])), words)


def claims(random: Random, group: int, words: Mapping[str, str]) -> list[list[Any]]:
    """Clauses that may follow from the premises of a group."""
    return put_words(random.sample(CLAIMS[group], len(CLAIMS[group])), words)


def written_clauses(random: Random, clauses: Sequence[Sequence[Any]]) -> list[str]:
    """Clauses as text, with their literals joined by `or`."""
    return [" or ".join(map(written_literal, clause)) for clause in clauses]


def written_literal(literal: Sequence[Any]) -> str:
    """A literal as text.

    >>> written_literal(["not", ["pays", "X", "ann"]])
    'not pays(X, ann)'
    """
    if literal[0] == "not":
        return f"not {written_literal(literal[1])}"
    return f"{literal[0]}({', '.join(literal[1:])})"
