"""Mistakes with mode declarations."""

from collections.abc import Iterable, Sequence
from typing import Any

from reference.logic.modes import Declaration, is_about
from reference.logic.terms import is_variable

Clauses = Iterable[Sequence[Any]]
Modes = Sequence[Declaration]


def place_is_met(term: Any, place: str, known: dict[str, str], new: dict[str, str], allowed: str) -> bool:
    """Whether a term may stand at a place, where some of what is forbidden is allowed."""
    sign, type_ = place[0], place[1:]
    if not is_variable(term):
        return sign == "#" or (sign == "+" and "constant" in allowed)
    if sign == "#":
        return "variable" in allowed
    if sign == "-":
        return "old" in allowed or (term not in known and ("twice" in allowed or term not in new))
    seen = {**new, **known} if "at once" in allowed else known
    if term not in seen:
        return "new" in allowed
    return seen[term] == type_ or "type" in allowed


def faults_allowing(clauses: Clauses, head_modes: Modes, body_modes: Modes, allowed: str) -> list[int]:
    """The first faults, where some of what is forbidden is allowed."""
    return [fault_allowing(clause, head_modes, body_modes, allowed) for clause in clauses]


def fault_allowing(clause: Sequence[Any], head_modes: Modes, body_modes: Modes, allowed: str) -> int:
    """The first fault of one clause, where some of what is forbidden is allowed."""
    head, body = clause
    known: dict[str, str] = {}
    if "order" in allowed:
        for atom in body:
            for mode in body_modes:
                known |= outputs(atom, mode) if is_about(atom, mode) else {}
    for number, atom in enumerate([head, *body]):
        after = None
        for mode in body_modes if number else head_modes:
            own = atom if after is None else None
            after = known_after(own, mode, known, allowed, is_head=not number) if own is not None else after
        if after is None:
            return number
        known = {**after, **known}
    return -1


def outputs(atom: Sequence[Any], mode: Declaration) -> dict[str, str]:
    """The variables at the output places of an atom, with their types."""
    pairs = zip(atom[1:], mode[1:], strict=True)
    return {term: place[1:] for term, place in pairs if place[0] == "-" and is_variable(term)}


def known_after(
    atom: Sequence[Any], mode: Declaration, known: dict[str, str], allowed: str, *, is_head: bool
) -> dict[str, str] | None:
    """The variables known after an atom that meets a declaration, where some things are allowed."""
    if not is_about(atom, mode):
        return None
    new: dict[str, str] = {}
    before = {term: type_ for term, type_ in known.items() if "order" not in allowed or term not in outputs(atom, mode)}
    for term, place in zip(atom[1:], mode[1:], strict=True):
        if is_head and is_variable(term) and place[0] != "#":
            if new.setdefault(term, place[1:]) != place[1:] and "type" not in allowed:
                return None
            continue
        if not place_is_met(term, place, before, new, allowed):
            return None
        if is_variable(term):
            new.setdefault(term, place[1:])
    return {**new, **known}


def types_ignored(clauses: Clauses, head_modes: Modes, body_modes: Modes) -> list[int]:
    """Signs looked at, and types not."""
    return faults_allowing(clauses, head_modes, body_modes, "type")


def order_ignored(clauses: Clauses, head_modes: Modes, body_modes: Modes) -> list[int]:
    """Inputs that come from any literal of the body, also a later one."""
    return faults_allowing(clauses, head_modes, body_modes, "order")


def new_inputs(clauses: Clauses, head_modes: Modes, body_modes: Modes) -> list[int]:
    """New variables at input places."""
    return faults_allowing(clauses, head_modes, body_modes, "new")


def old_outputs(clauses: Clauses, head_modes: Modes, body_modes: Modes) -> list[int]:
    """Known variables at output places."""
    return faults_allowing(clauses, head_modes, body_modes, "old")


def outputs_twice(clauses: Clauses, head_modes: Modes, body_modes: Modes) -> list[int]:
    """A new variable at two output places of one literal."""
    return faults_allowing(clauses, head_modes, body_modes, "twice")


def outputs_at_once(clauses: Clauses, head_modes: Modes, body_modes: Modes) -> list[int]:
    """An output of a literal that is an input of the same one."""
    return faults_allowing(clauses, head_modes, body_modes, "at once")


def variables_for_constants(clauses: Clauses, head_modes: Modes, body_modes: Modes) -> list[int]:
    """Variables where a constant has to be."""
    return faults_allowing(clauses, head_modes, body_modes, "variable")


def constants_as_inputs(clauses: Clauses, head_modes: Modes, body_modes: Modes) -> list[int]:
    """Constants at input places, as Prolog allows it."""
    return faults_allowing(clauses, head_modes, body_modes, "constant")


def last_declaration(clauses: Clauses, head_modes: Modes, body_modes: Modes) -> list[int]:
    """Only the last declaration of each predicate."""
    last = {(mode[0], len(mode)): mode for mode in body_modes}
    heads = {(mode[0], len(mode)): mode for mode in head_modes}
    return faults_allowing(clauses, [*heads.values()], [*last.values()], "")
