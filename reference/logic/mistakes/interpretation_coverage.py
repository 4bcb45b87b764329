"""What known mistakes about the coverage of interpretations give."""

from collections.abc import Sequence
from typing import Any

from reference.logic.forward_chaining import extensions, least_model
from reference.logic.interpretation_coverage import (
    Clauses,
    Facts,
    covered_interpretations,
    parts_of_clause,
    violations,
)


def some_instance(hypothesis: Clauses, background: Sequence[Any], interpretations: Sequence[Facts]) -> list[int]:
    """The places of interpretations in which body and head of every clause are true for some values."""
    models = [least_model(facts, background) for facts in interpretations]
    return [
        place
        for place, model in enumerate(models)
        if all(len(list(violations(each, model))) < len(answers(each, model)) for each in hypothesis)
    ]


def answers(clause: Sequence[Any], model: Any) -> list[Any]:
    """The values for which the body of a clause is true."""
    return extensions(parts_of_clause(clause)[1], model, {})


def not_vacuous(hypothesis: Clauses, background: Sequence[Any], interpretations: Sequence[Facts]) -> list[int]:
    """The places of interpretations that are covered, and in which every body has an answer."""
    models = [least_model(facts, background) for facts in interpretations]
    return [
        place
        for place, model in enumerate(models)
        if all(answers(each, model) and not list(violations(each, model)) for each in hypothesis)
    ]


def some_clause(hypothesis: Clauses, background: Sequence[Any], interpretations: Sequence[Facts]) -> list[int]:
    """The places of interpretations in which some clause of the hypothesis is true."""
    models = [least_model(facts, background) for facts in interpretations]
    return [
        place for place, model in enumerate(models) if any(not list(violations(each, model)) for each in hypothesis)
    ]


def all_heads(hypothesis: Clauses, background: Sequence[Any], interpretations: Sequence[Facts]) -> list[int]:
    """The places of interpretations in which all atoms of a head follow from the body, not one of them."""
    single: list[Any] = []
    for clause in hypothesis:
        heads, body = parts_of_clause(clause)
        negated: list[Any] = [["not", atom] for atom in body]
        single += [[head, *negated] for head in heads] or [negated]
    return covered_interpretations(single, background, interpretations)
