"""What known mistakes about properties of refinement operators give."""

from collections.abc import Mapping, Sequence

from reference.logic.refinement_properties import PROPERTIES, fewer_atoms, has_property

Operator = Mapping[str, Sequence[str]]


def with_other(operator: Operator, asked: str, **changed: bool) -> bool:
    """Whether an operator has a property, if others are decided wrongly; those made of others follow."""
    found = {name: has_property(operator, name) for name in PROPERTIES}
    found |= {name.replace("_", " "): value for name, value in changed.items()}
    found["non-redundant"] = found.pop("non redundant", found["non-redundant"])
    found["ideal"] = found["proper"] and found["complete"]
    found["optimal"] = found["weakly complete"] and found["non-redundant"]
    found["perfect"] = found["minimal"] and found["optimal"]
    return found[asked]


def by_one_step(operator: Operator, asked: str) -> bool:
    """Whether an operator has a property, if only single steps count."""
    return with_other(
        operator,
        asked,
        complete=all(d in operator[c] for c in operator for d in operator if fewer_atoms(c, d)),
        weakly_complete={"", *operator[""]} == {*operator},
    )


def by_weak_completeness(operator: Operator, asked: str) -> bool:
    """Whether an operator has a property, if completeness asks only what is reached from the empty clause."""
    return with_other(operator, asked, complete=has_property(operator, "weakly complete"))


def by_two_rows(operator: Operator, asked: str) -> bool:
    """Whether an operator has a property, if it is redundant as soon as a clause is in two rows."""
    every = [each for body in operator for each in operator[body] if each != body]
    return with_other(operator, asked, non_redundant=len(every) == len({*every}))
