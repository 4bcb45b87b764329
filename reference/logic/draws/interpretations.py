"""Draws of finite interpretations, of formulas with quantifiers, and of clauses about facts."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.shared.draws.numbers import Range, whole_number

OBJECTS = ("k1", "k2", "k3", "k4")
NAMES = ("ann", "bob", "cy")
VARIABLES = ("X", "Y", "Who")
CONNECTIVES = ("and", "or", "->", "<-", "<->", "not")


def interpretation(random: Random, objects: Range = (2, 4)) -> dict[str, Any]:
    """Some objects, names for some of them, who likes whom, who is tall, and who is whose boss.

    >>> sorted(interpretation(Random(1), objects=2))
    ['constants', 'domain', 'functions', 'relations']
    """
    domain = list(OBJECTS[: whole_number(random, objects)])
    pairs = [[one, other] for one in domain for other in domain]
    likes = random.sample(pairs, random.randint(len(domain) - 1, len(pairs) - 1))
    return {
        "domain": domain,
        "constants": {name: random.choice(domain) for name in NAMES},
        "relations": {"likes": sorted(likes), "tall": [[each] for each in domain if random.random() < 0.6]},
        "functions": {"boss": {each: random.choice(domain) for each in domain}},
    }


def term(random: Random, variables: Sequence[str]) -> Any:
    """A variable in most cases, else a name, or the boss of one of these."""
    plain = random.choice(variables) if variables and random.random() < 0.75 else random.choice(NAMES)
    return ["boss", plain] if random.random() < 0.15 else plain


def atom(random: Random, variables: Sequence[str]) -> list[Any]:
    """Who likes whom, or who is tall."""
    if random.random() < 0.6:
        return ["likes", term(random, variables), term(random, variables)]
    return ["tall", term(random, variables)]


def quantified(random: Random, depth: int = 3, bound: Sequence[str] = (), free: float = 0.0) -> Any:
    """A formula with quantifiers; each atom has, with the probability `free`, variables that nothing need bind."""
    if depth <= 0:
        return atom(random, VARIABLES if random.random() < free else bound)
    if not bound or random.random() < 0.5:
        variable = random.choice(VARIABLES)
        return [random.choice(["forall", "exists"]), variable, quantified(random, depth - 1, [*bound, variable], free)]
    name = random.choice(CONNECTIVES)
    parts = 1 if name == "not" else 2
    return [name, *(quantified(random, depth - random.randint(1, 2), bound, free) for _ in range(parts))]


def two_quantifiers(random: Random) -> Any:
    """A formula that begins with "for all" and "there is", in either order."""
    first, second = random.sample(VARIABLES, 2)
    inside: list[Any] = random.choice([["likes", first, second], ["likes", second, first]])
    if random.random() < 0.4:
        inside = [random.choice(["and", "->", "or"]), ["tall", random.choice([first, second])], inside]
    one, other = random.choice([("forall", "exists"), ("exists", "forall")])
    return [one, first, [other, second, inside]]


def bound_twice(random: Random) -> Any:
    """A formula in which a variable is bound inside of a quantifier for the same variable."""
    name, one, other = random.choice(VARIABLES), *random.choices(["forall", "exists"], k=2)
    insides: list[list[Any]] = [["tall", name], ["likes", name, name], ["not", ["tall", name]]]
    inner = [other, name, random.choice(insides)]
    return [one, name, [random.choice(["and", "or", "->"]), *random.sample([atom(random, [name]), inner], 2)]]


def partly_free(random: Random) -> Any:
    """A formula with a bound variable, and with a free one of the same or another name, often inside of a functor."""
    name, other = random.sample(VARIABLES, 2)
    free = random.choice([name, other])
    closed = [random.choice(["forall", "exists"]), name, atom(random, [name])]
    outsides: list[list[Any]] = [
        ["tall", free],
        ["likes", ["boss", free], random.choice(NAMES)],
        ["tall", ["boss", free]],
    ]
    return [random.choice(["and", "or", "->"]), *random.sample([closed, random.choice(outsides)], 2)]


def equivalence(random: Random) -> Any:
    """A formula with "if and only if" below a quantifier, and with a functor inside of another one."""
    name = random.choice(VARIABLES)
    sides = [["tall", ["boss", ["boss", name]]], random.choice([["tall", ["boss", name]], ["likes", name, name]])]
    return [random.choice(["forall", "forall", "exists"]), name, ["<->", *random.sample(sides, 2)]]


def open_formula(random: Random) -> Any:
    """A formula with several free variables, in any order, one of them at two places."""
    one, other = random.sample(VARIABLES, 2)
    return [random.choice(["and", "or"]), ["likes", other, one], ["likes", random.choice(VARIABLES), other]]


def formulas(random: Random, n: Range = (5, 8)) -> list[Any]:
    """Formulas of all kinds: two quantifiers, a variable bound twice, or partly free, and others."""
    kinds = [
        two_quantifiers(random),
        two_quantifiers(random),
        bound_twice(random),
        partly_free(random),
        open_formula(random),
        equivalence(random),
        quantified(random, 3),
        quantified(random, 4, (), 0.3),
    ]
    return random.sample(kinds, whole_number(random, n))


def any_formulas(random: Random, n: Range = (0, 3)) -> list[Any]:
    """Formulas of any kind."""
    return [
        quantified(random, random.randint(0, 4), (), random.choice([0, 0.5])) for _ in range(whole_number(random, n))
    ]


KINDS: Mapping[str, int] = {"likes": 2, "tall": 1, "old": 1, "pays": 2}


def facts_about(random: Random, constants: Sequence[str], share: float = 0.5) -> list[list[str]]:
    """Facts of four predicates about some things, each with this probability."""
    every = [[name, *each] for name, arity in KINDS.items() for each in tuples(constants, arity)]
    return [fact for fact in every if random.random() < share]


def tuples(constants: Sequence[str], arity: int) -> list[tuple[str, ...]]:
    """The tuples of constants; of two at most."""
    return [(one,) for one in constants] if arity == 1 else [(one, two) for one in constants for two in constants]


def people(random: Random, n: Range = (2, 3)) -> list[str]:
    """Some names."""
    return sorted(random.sample(NAMES, whole_number(random, n)))


def checked_clause(
    random: Random, heads: Range = (0, 2), body: Range = (1, 3), names: Sequence[str] = ("X", "Y")
) -> Any:
    """A clause about people, with some literals that are not negated, and some that are."""
    literals = []
    for sign, number in ((True, whole_number(random, heads)), (False, whole_number(random, body))):
        for _ in range(number):
            kind = random.choice(list(KINDS))
            terms = [
                random.choice(names) if random.random() < 0.9 else random.choice(NAMES) for _ in range(KINDS[kind])
            ]
            literals.append([kind, *terms] if sign else ["not", [kind, *terms]])
    return random.sample(literals, len(literals))
