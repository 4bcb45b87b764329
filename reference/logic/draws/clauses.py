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


def crowded_instance(
    random: Random, clause: Sequence[Any], terms: Sequence[Any] = ("a", "b", "X"), more: Range = (2, 4)
) -> list[Any]:
    """A clause that the given one subsumes, with more atoms that differ from its own in a term or two."""
    head, body = special_clause(random, clause, terms, 0)
    found = list(body)
    for _ in range(whole_number(random, more)):
        atom = list(random.choice(body)) if body else ["red", "a"]
        for place in random.sample(range(1, len(atom)), random.randint(1, len(atom) - 1)):
            atom[place] = any_term(random, terms)
        if atom not in found:
            found.append(atom)
    return [head, random.sample(found, len(found))]


def renamed_clause(random: Random, clause: Sequence[Any]) -> list[Any]:
    """A clause with other names for its variables, its atoms in another order."""
    head, *body = (as_term(atom) for atom in (clause[0], *clause[1]))
    own = variables_in((head, *body))
    values = dict(zip(own, random.sample([name for name in NEW if name not in own], len(own)), strict=True))
    first, *others = substituted((head, *body), values)
    return [as_lists(first), [as_lists(atom) for atom in random.sample(others, len(others))]]


def general_clause(random: Random, clause: Sequence[Any]) -> list[Any]:
    """A clause that subsumes the given one: without an atom, or with a new variable at one place of its body."""
    head, body = clause[0], [list(atom) for atom in clause[1]]
    if body and random.random() < 0.6:
        body.remove(random.choice(body))
    elif body:
        atom = random.choice(body)
        atom[random.randrange(1, len(atom))] = random.choice(NEW)
    return [list(head), body]


def related_clauses(
    random: Random, n: Range = (5, 7), terms: Sequence[Any] = ("X", "Y", "a"), atoms: Range = (2, 3)
) -> list[Any]:
    """Clauses with one predicate in the head, of which many are more general than others, or say the same."""
    predicates = {"red": 1, "on": 2, "near": 2}
    found = [[["safe", "X"], definite_clause(random, atoms, terms, predicates=predicates)[1]]]
    wanted = whole_number(random, n)
    for _ in tries():
        if len(found) == wanted:
            return random.sample(found, wanted)
        source = random.choice(found)
        way = random.random()
        if way < 0.35:
            new = general_clause(random, source)
        elif way < 0.6 and len(source[1]) < 4:
            own = variables_in(as_term(["clause", source[0], *source[1]]))
            copies = [[atom[0], *(random.choice([term, *NEW[5:]]) for term in atom[1:])] for atom in source[1][:1]]
            new = [source[0], [*source[1], *copies]] if own else source
        else:
            new = special_clause(random, source, ("X", "Y", "a"), (0, 1))
        if len(variables_in(as_term(["clause", new[0], *new[1]]))) > 5:
            continue  # its search is long, and there would be too few other names
        new = renamed_clause(random, new) if random.random() < 0.6 else new
        different = len(new[1]) == len([atom for place, atom in enumerate(new[1]) if atom not in new[1][:place]])
        if different and new not in found and len(new[1]) <= 4:
            found.append(new)
    raise AssertionError


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


def repeated_literals(
    random: Random, again: Range = (0, 2), ground: float = 0.3, negative: float = 0.3, **more: Any
) -> list[Any]:
    """Literals of which some are there twice; with some chance none of them has variables."""
    terms = ("a", "b", 3) if random.random() < ground else ("X", "Who", "a", "b")
    found = signed_literals(random, terms=terms, negative=negative, **more)
    for _ in range(whole_number(random, again) if found else 0):
        found.insert(random.randrange(len(found) + 1), random.choice(found))
    return found


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
