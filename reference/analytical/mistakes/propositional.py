"""Known mistakes about what a propositional theory proves, and how good it is."""

from collections.abc import Callable, Sequence
from typing import Any

from reference.analytical.propositional import Row, Theory, holds, quality_of, theory_quality


def quality_by(proves: Callable[[Theory, set[str]], set[str]]) -> Callable[..., dict[str, Any]]:
    """Theory quality with predictions made by a wrong way of proving from a set of true propositions."""

    def quality(theory: Theory, rows: Sequence[Row], target: str) -> dict[str, Any]:
        given = [{name for name, value in row.items() if value and name != target} for row in rows]
        return quality_of([target in proves(theory, true) for true in given], rows, target)

    return quality


def proved_in_turn(theory: Theory, true: set[str]) -> set[str]:
    """What is proved by going through the clauses once, in the order given."""
    found = set(true)
    for head, body in theory:
        if all(holds(each, found) for each in body):
            found.add(head)
    return found


def proved_by_any(theory: Theory, true: set[str]) -> set[str]:
    """What is proved if one proposition of a body is enough."""
    found = set(true)
    while new := {head for head, body in theory if not body or any(holds(each, found) for each in body)} - found:
        found |= new
    return found


def proved_by_last(theory: Theory, true: set[str]) -> set[str]:
    """What is proved by the last clause of each head, as in a dict of bodies."""
    heads = [head for head, _ in theory]
    return proved_to_the_end(
        [clause for place, clause in enumerate(theory) if clause[0] not in heads[place + 1 :]], true
    )


def proved_by_first(theory: Theory, true: set[str]) -> set[str]:
    """What is proved by the first clause of each head."""
    heads = [head for head, _ in theory]
    return proved_to_the_end([clause for place, clause in enumerate(theory) if clause[0] not in heads[:place]], true)


def proved_by_all(theory: Theory, true: set[str]) -> set[str]:
    """What is proved if all clauses of a head have to apply."""
    bodies = {head: [each for name, body in theory if name == head for each in body] for head, _ in theory}
    return proved_to_the_end(list(bodies.items()), true)


def proved_to_the_end(theory: Theory, true: set[str]) -> set[str]:
    """What is proved in as many passes as it takes."""
    found = set(true)
    while (more := proved_in_turn(theory, found)) != found:
        found = more
    return found


quality_in_turn = quality_by(proved_in_turn)
quality_by_any = quality_by(proved_by_any)
quality_by_last = quality_by(proved_by_last)
quality_by_first = quality_by(proved_by_first)
quality_by_all = quality_by(proved_by_all)


def quality_label_given(theory: Theory, rows: Sequence[Row], target: str) -> dict[str, Any]:
    """Theory quality with the label of a row taken for one of its true attributes."""
    given = [{name for name, value in row.items() if value} for row in rows]
    return quality_of([target in proved_to_the_end(theory, true) for true in given], rows, target)


def measures_exchanged(theory: Theory, rows: Sequence[Row], target: str) -> dict[str, Any]:
    """Theory quality with correct and complete exchanged."""
    right = theory_quality(theory, rows, target)
    return {**right, "correct": right["complete"], "complete": right["correct"]}


def perfect_if_complete(theory: Theory, rows: Sequence[Row], target: str) -> dict[str, Any]:
    """Theory quality with a complete theory taken for a perfect one."""
    right = theory_quality(theory, rows, target)
    return {**right, "perfect": right["complete"]}
