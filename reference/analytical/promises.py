"""Promises about domain theories, rows and networks: what exercises say of every input."""

from collections.abc import Sequence

from reference.analytical.propositional import Row, Theory, heads_of, proposition_of
from reference.shared.promises import are_distinct, have_same_columns


def is_domain_theory(theory: Theory, *, negations: bool = False) -> bool:
    """Whether bodies name a proposition at most once, only attributes are negated, and nothing follows from itself."""
    heads = heads_of(theory)
    signed = [each for _, body in theory for each in body if not isinstance(each, str)]
    return (
        len(theory) > 0
        and all(are_distinct(map(proposition_of, body)) for _, body in theory)
        and all(negations and each[0] == "not" and each[1] not in heads for each in signed)
        and has_an_order(theory)
    )


def has_an_order(theory: Theory) -> bool:
    """Whether heads can be listed so that every body has only attributes and heads listed before."""
    left = heads_of(theory)
    while left:
        ready = [
            head
            for head in left
            if not any(proposition_of(each) in left for name, body in theory if name == head for each in body)
        ]
        if not ready:
            return False
        left = [head for head in left if head not in ready]
    return True


def is_about_rows(theory: Theory, rows: Sequence[Row], target: str) -> bool:
    """Whether rows have the attributes of a theory and the target, whose label some clause may prove, as columns."""
    heads = {*heads_of(theory)}
    attributes = {proposition_of(each) for _, body in theory for each in body} - heads
    return (
        len(rows) > 0
        and have_same_columns(rows)
        and target in heads
        and attributes <= rows[0].keys()
        and rows[0].keys() & heads == {target}
        and all(isinstance(value, bool) for row in rows for value in row.values())
    )
