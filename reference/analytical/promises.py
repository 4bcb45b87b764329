"""Promises about domain theories, rows and networks: what exercises say of every input."""

from collections.abc import Sequence

from reference.analytical.propositional import Row, Theory, as_a_set, heads_of, proposition_of
from reference.shared.promises import are_distinct, have_one_length, have_same_columns


def is_domain_theory(theory: Theory, *, negations: bool = False) -> bool:
    """Whether no clause and nothing in a body comes twice, only attributes are negated, and no circles exist."""
    heads = heads_of(theory)
    signed = [each for _, body in theory for each in body if not isinstance(each, str)]
    return (
        len(theory) > 0
        and are_distinct(map(as_a_set, theory))
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


def has_names_for_units(theory: Theory) -> bool:
    """Whether the names of a theory are none that a network uses otherwise."""
    names = {name for head, body in theory for name in (head, *map(proposition_of, body))}
    return all(name.isidentifier() and name != "bias" for name in names)


def leads_to(theory: Theory, target: str) -> bool:
    """Whether every head but the target stands in some body, and the target in none."""
    used = {proposition_of(each) for _, body in theory for each in body}
    return {*heads_of(theory)} - used == {target}


def are_examples_with_slopes(
    targets: Sequence[float],
    outputs: Sequence[float],
    target_slopes: Sequence[Sequence[float]],
    output_slopes: Sequence[Sequence[float]],
    theory_outputs: Sequence[float],
) -> bool:
    """Whether each example has a target, two outputs and two rows of slopes, all rows of one length."""
    lengths = {len(targets), len(outputs), len(theory_outputs), len(target_slopes), len(output_slopes)}
    return len(targets) > 0 and len(lengths) == 1 and have_one_length([*target_slopes, *output_slopes])
