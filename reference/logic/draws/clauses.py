"""Draws of definite clauses, as lists `[head, body]`, and of clauses that are more general or more special than one."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from reference.logic.terms import as_lists, as_term, names_in, substituted, variables_in
from reference.shared.draws.numbers import Range, tries, whole_number

PREDICATES = {"red": 1, "big": 1, "on": 2, "near": 2, "gives": 3}
NEW = ("U", "V", "W", "Other", "Z1", "Z2", "Z3", "Z4", "Z5", "Z6", "Z7", "Z8")  # variables that a draw adds


def any_term(random: Random, terms: Sequence[Any], functors: Sequence[str] = (), depth: int = 1) -> Any:
    """One of some terms or, in one of three draws while there are functors and levels left, a compound of them."""
    if functors and depth and random.random() < 1 / 3:
        functor = random.choice(list(functors))
        inside = [any_term(random, terms, functors, depth - 1) for _ in range(1 + (functor == functors[-1]))]
        return [functor, *inside]
    return random.choice(list(terms))


def definite_clause(
    random: Random,
    atoms: Range = (2, 4),
    terms: Sequence[Any] = ("a", "b", "c"),
    head: str = "safe",
    arity: Range = 1,
    functors: Sequence[str] = (),
    predicates: Mapping[str, int] = PREDICATES,
) -> list[Any]:
    """A clause whose atoms are about some terms; the last of the functors takes two arguments, the others one.

    >>> definite_clause(Random(3), atoms=2)
    [['safe', 'a'], [['gives', 'c', 'a', 'b'], ['gives', 'b', 'c', 'c']]]
    """
    start = [head, *(any_term(random, terms) for _ in range(whole_number(random, arity)))]
    body: list[Any] = []
    wanted = whole_number(random, atoms)
    for _ in tries():
        if len(body) == wanted:
            return [start, body]
        name = random.choice(list(predicates))
        atom = [name, *(any_term(random, terms, functors) for _ in range(predicates[name]))]
        if atom not in body:
            body.append(atom)
    raise AssertionError


def padded_clause(
    random: Random, atoms: Range = (2, 3), groups: Range = (1, 3), terms: Sequence[Any] = ("X", "Y", "a"), **more: Any
) -> list[Any]:
    """A clause with groups of one or two atoms that are copies of atoms of it, new variables for some of their terms.

    Most groups are needless. In some a new variable stands for two different terms, so that they may be needed.
    """
    head, body = definite_clause(random, atoms, terms, **more)
    found, new = list(body), [name for name in NEW if name not in names_in(as_term(head))]
    for _ in range(whole_number(random, groups)):
        copies = random.sample(body, min(len(body), random.choice((1, 1, 2))))
        names: dict[str, str] = {}
        careless = random.random() < 0.25  # one variable for whatever is replaced
        for atom in copies:
            renamed = [atom[0]]
            for term in atom[1:]:
                key = "" if careless else repr(term)
                if random.random() < 0.6:
                    if key not in names:
                        names[key] = new.pop(0)
                    renamed.append(names[key])
                else:
                    renamed.append(term)
            if renamed not in found:
                found.append(renamed)
    random.shuffle(found)
    return [head, found]


def special_clause(
    random: Random, clause: Sequence[Any], terms: Sequence[Any] = ("a", "b", "X"), more: Range = (0, 2)
) -> list[Any]:
    """A clause that the given one subsumes: terms for its variables, and further atoms."""
    whole = ["clause", clause[0], *clause[1]]
    values = {name: any_term(random, terms) for name in variables_in(as_term(whole))}
    _, head, *body = as_lists(substituted(as_term(whole), values))
    body += definite_clause(random, more, terms)[1]
    different = [atom for place, atom in enumerate(body) if atom not in body[:place]]
    return [head, random.sample(different, len(different))]


def changed_clause(random: Random, clause: Sequence[Any], terms: Sequence[Any] = ("a", "b", "X")) -> list[Any]:
    """A clause in which one term of one atom of the body has become another one."""
    head, body = clause
    changed = [list(atom) for atom in body]
    if changed:
        atom = random.choice(changed)
        atom[random.randrange(1, len(atom))] = any_term(random, terms)
    different = [atom for place, atom in enumerate(changed) if atom not in changed[:place]]
    return [list(head), different]


def signed_literals(
    random: Random,
    n: Range = (2, 3),
    terms: Sequence[Any] = ("a", "b", "c"),
    functors: Sequence[str] = (),
    predicates: Mapping[str, int] = PREDICATES,
    negative: float = 0.5,
) -> list[Any]:
    """Different literals, about half of them negated.

    >>> signed_literals(Random(2), n=2, predicates={"red": 1})
    [['red', 'a'], ['red', 'b']]
    """
    _, atoms = definite_clause(random, n, terms, functors=functors, predicates=predicates)
    return [["not", atom] if random.random() < negative else atom for atom in atoms]


def clause_about(
    random: Random,
    things: Sequence[str],
    shared: Sequence[str] = ("blue",),
    atoms: Range = (3, 4),
    head: str = "safe",
    predicates: Mapping[str, int] = PREDICATES,
) -> list[Any]:
    """An example: a ground clause whose head is about the first thing, and whose body is about things of its own.

    Most atoms of the body are about the first thing or what it is related to; a few terms are shared with others.
    """
    start = [head, things[0]]
    body: list[Any] = []
    wanted = whole_number(random, atoms)
    for _ in tries():
        if len(body) == wanted:
            return [start, body]
        name = random.choice(list(predicates))
        near = random.choice(list(things[: 1 + (len(body) > 0)]))
        rest = random.choices([*things, *shared], k=predicates[name] - 1)
        atom = [name, *random.sample([near, *rest], predicates[name])]
        if atom not in body:
            body.append(atom)
    raise AssertionError


def examples_about(
    random: Random, n: Range = (2, 3), atoms: Range = (3, 4), predicates: Mapping[str, int] = PREDICATES
) -> list[Any]:
    """Several examples, each about three things of its own, and about one that they share."""
    letters = random.sample("abcdefgh", whole_number(random, n))
    return [
        clause_about(random, [f"{letter}{place}" for place in (1, 2, 3)], atoms=atoms, predicates=predicates)
        for letter in letters
    ]
