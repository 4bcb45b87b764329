"""Mode and type declarations: what the places of a literal may hold. Blockeel, section 15.5.5.

A declaration is `[predicate, place, ...]`; a place is a sign and a type, such as `+molecule`: `+` is for a variable
that is known already, `-` for a new one, `#` for a constant. Any declaration of a predicate may be met.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from reference.logic.terms import is_variable

Declaration = Sequence[str]
Types = Mapping[str, str]  # the type of each variable that is known


def head_types(head: Sequence[Any], mode: Declaration) -> dict[str, str] | None:
    """The types of the variables of a head that meets a declaration; None if it does not meet it.

    An input place introduces its variable.

    >>> head_types(["class", "X", "mammal"], ["class", "+animal", "#kind"])
    {'X': 'animal'}
    """
    found: dict[str, str] = {}
    if not is_about(head, mode):
        return None
    for term, place in zip(head[1:], mode[1:], strict=True):
        if is_variable(term) == (place[0] == "#"):
            return None
        if is_variable(term) and found.setdefault(term, place[1:]) != place[1:]:
            return None
    return found


def body_types(atom: Sequence[Any], mode: Declaration, known: Types) -> dict[str, str] | None:
    """The types of all variables known after an atom of a body that meets a declaration; None if it does not meet it.

    >>> body_types(["bond", "X", "Y", "single"], ["bond", "+molecule", "-atom", "#kind"], {"X": "molecule"})
    {'X': 'molecule', 'Y': 'atom'}
    >>> body_types(["bond", "Y", "X"], ["bond", "+molecule", "-atom"], {"X": "molecule"})
    """
    found = dict(known)
    if not is_about(atom, mode):
        return None
    for term, place in zip(atom[1:], mode[1:], strict=True):
        sign, type_ = place[0], place[1:]
        if is_variable(term) == (sign == "#"):
            return None
        # known before this atom: an output of the same atom is no input yet
        if sign == "+" and (term not in known or known[term] != type_):
            return None
        if sign == "-":
            if term in found:
                return None
            found[term] = type_
    return found


def is_about(atom: Sequence[Any], mode: Declaration) -> bool:
    """Whether a declaration has the predicate of an atom, and as many places."""
    return (atom[0], len(atom)) == (mode[0], len(mode))


def first_met(met: Iterable[dict[str, str] | None]) -> dict[str, str] | None:
    """The types after the first declaration that is met; None if none is."""
    return next((types for types in met if types is not None), None)


def mode_fault(
    clause: Sequence[Any], head_modes: Iterable[Declaration], body_modes: Iterable[Declaration]
) -> int | None:
    """The number of the first literal that meets no declaration, 0 for the head; None for a clause that conforms.

    The declarations of one predicate have the same types, so that it does not matter which of them is met.

    >>> modes = [["has_milk", "+animal"]]
    >>> mode_fault([["class", "X", "mammal"], [["has_milk", "Y"]]], [["class", "+animal", "#kind"]], modes)
    1
    """
    head, body = clause
    known = first_met(head_types(head, mode) for mode in head_modes)
    for place, atom in enumerate(body):
        if known is None:
            return place
        known = first_met(body_types(atom, mode, known) for mode in body_modes)
    return len(body) if known is None else None


def mode_faults(
    clauses: Iterable[Sequence[Any]], head_modes: Sequence[Declaration], body_modes: Sequence[Declaration]
) -> list[int]:
    """The first literal of each clause that meets no declaration; -1 for a clause that conforms."""
    faults = [mode_fault(clause, head_modes, body_modes) for clause in clauses]
    return [-1 if fault is None else fault for fault in faults]


def mode_conform(clause: Sequence[Any], head_modes: Iterable[Declaration], body_modes: Iterable[Declaration]) -> bool:
    """Whether a clause, read from left to right, meets the declarations. Blockeel, section 15.5.5.

    >>> head, modes = [["class", "+animal", "#kind"]], [["has_milk", "+animal"]]
    >>> mode_conform([["class", "X", "mammal"], [["has_milk", "X"]]], head, modes)
    True
    """
    return mode_fault(clause, head_modes, body_modes) is None


def types_ok(clause: Sequence[Any], types: Mapping[str, Sequence[str]]) -> bool:
    """Whether each variable stands in places of one type only, whatever the order of the literals.

    Blockeel, section 15.5.5: an age may be compared with a number, a person may not.

    >>> types = {"minor": ["person"], "age": ["person", "number"], "<": ["number", "number"]}
    >>> types_ok([["minor", "X"], [["age", "X", "Y"], ["<", "Y", 18]]], types)
    True
    >>> types_ok([["minor", "X"], [["age", "X", "Y"], ["<", "X", 18]]], types)
    False
    """
    head, body = clause
    found: dict[str, str] = {}
    places = [place for atom in (head, *body) for place in zip(atom[1:], types[atom[0]], strict=True)]
    return all(found.setdefault(term, type_) == type_ for term, type_ in places if is_variable(term))
