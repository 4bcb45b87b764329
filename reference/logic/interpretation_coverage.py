"""Learning from interpretations: which examples, each a set of facts, a hypothesis covers. Blockeel, section 15.3.2."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from reference.logic.forward_chaining import Atom, Substitution, extensions, instance, least_model
from reference.logic.terms import NOT

Clauses = Sequence[Sequence[Any]]  # lists of literals; every variable stands in a negated one
Facts = Sequence[Sequence[str]]
Reading = Literal["implication", "body"]


def covers_interpretation(
    hypothesis: Clauses, background: Sequence[Any], facts: Facts, *, reading: Reading = "implication"
) -> bool:
    """Whether every clause of a hypothesis is true in the least model of facts and background: definition 15.3.

    A clause whose body has no answer is true. `body` asks instead that every body has one, as example 15.18 does, which
    the definition contradicts.

    >>> arch = [["arch"], ["not", ["contains", "T"]], ["not", ["triangle", "T"]]]
    >>> facts = [["contains", "t1"], ["triangle", "t1"]]
    >>> covers_interpretation([arch], [], [["arch"], *facts]), covers_interpretation([arch], [], facts)
    (True, False)
    """
    model = least_model(facts, background)
    if reading == "body":
        return all(extensions(parts_of_clause(clause)[1], model, {}) for clause in hypothesis)
    return not any(list(violations(clause, model)) for clause in hypothesis)


def covered_interpretations(
    hypothesis: Clauses,
    background: Sequence[Any],
    interpretations: Sequence[Facts],
    *,
    reading: Reading = "implication",
) -> list[int]:
    """The places of the interpretations that a hypothesis covers."""
    return [
        place
        for place, facts in enumerate(interpretations)
        if covers_interpretation(hypothesis, background, facts, reading=reading)
    ]


def violations(clause: Sequence[Any], model: set[Atom]) -> Iterator[Substitution]:
    """The values of the variables for which all atoms of the body are in a model, and no atom of the head.

    >>> clause = [["old", "X"], ["not", ["parent", "X", "Y"]]]
    >>> list(violations(clause, {("parent", "ann", "bob")}))
    [{'X': 'ann', 'Y': 'bob'}]
    """
    heads, body = parts_of_clause(clause)
    for values in extensions(body, model, {}):
        if not any(instance(head, values) in model for head in heads):
            yield values


def parts_of_clause(clause: Sequence[Any]) -> tuple[list[Sequence[str]], list[Sequence[str]]]:
    """The atoms of a clause without negation, its head, and those with one, its body."""
    heads = [literal for literal in clause if literal[0] != NOT]
    return heads, [literal[1] for literal in clause if literal[0] == NOT]
