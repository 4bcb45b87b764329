"""Mistakes in clauses that are made flat."""

from typing import Any

from reference.logic.flattening import flat_rule
from reference.logic.terms import is_variable


def turned(clause: Any) -> Any:
    """The variable of an equality put second."""
    head, body = flat_rule(clause)
    return [head, [["=", *atom[:0:-1]] if atom[0] == "=" else atom for atom in body]]


def outer_terms_only(clause: Any) -> Any:
    """Terms inside other terms left as they are."""
    head, body = clause
    found: list[Any] = []
    for atom in body:
        flat: list[Any] = [atom[0]]
        equalities: list[Any] = []
        for term in atom[1:]:
            name = f"Flat{len(found)}_{len(equalities)}"
            if not is_variable(term):
                equalities.append(["=", name, term])
            flat.append(term if is_variable(term) else name)
        found += [flat, *equalities]
    return [head, found]


def terms_named_once(clause: Any) -> Any:
    """One variable for a term that comes twice."""
    head, body = clause
    names: dict[str, str] = {}
    equalities: list[Any] = []

    def named(term: Any) -> Any:
        if is_variable(term):
            return term
        if repr(term) not in names:
            names[repr(term)] = f"Flat{len(names)}"
            inner = [term[0], *map(named, term[1:])] if isinstance(term, list) else term
            equalities.append(["=", names[repr(term)], inner])
        return names[repr(term)]

    flat = [[atom[0], *map(named, atom[1:])] for atom in body]
    return [head, flat + equalities]


def variables_too(clause: Any) -> Any:
    """A new variable at every place of an atom, also for a variable."""
    return every_place(clause, into_head=False)


def head_too(clause: Any) -> Any:
    """The terms of the head replaced as well."""
    return every_place(clause, into_head=True)


def every_place(clause: Any, *, into_head: bool) -> Any:
    """A flat clause in which the head is made flat too, or variables are replaced as well."""
    head, body = clause
    names = (f"Flat{number}" for number in range(1000))
    found: list[Any] = []

    def flat(term: Any) -> Any:
        if is_variable(term) and into_head:
            return term
        name = next(names)
        # the variable inside an equality stays
        inner = [term[0], *map(flat, term[1:])] if isinstance(term, list) else term
        found.append(["=", name, inner])
        return name

    atoms = [[atom[0], *map(flat, atom[1:])] for atom in body]
    start = [head[0], *map(flat, head[1:])] if into_head else head
    return [start, atoms + found]
