"""Domain theories of propositions: what they prove, and how good they are. Mitchell, chapters 11 and 12.

A clause is a pair of a head and a body, `["liftable", ["graspable", "light"]]`; an item of a body is a proposition or
`["not", attribute]`. A row says of every attribute whether it is true; its target column is its label.
"""

from collections.abc import Mapping, Sequence
from typing import Any

Antecedent = Any  # a proposition, or ("not", attribute)
Theory = Sequence[Sequence[Any]]  # pairs of a head and a body
Row = Mapping[str, Any]


def proposition_of(antecedent: Antecedent) -> str:
    """The proposition of an antecedent, without its sign."""
    return antecedent if isinstance(antecedent, str) else str(antecedent[1])


def holds(antecedent: Antecedent, true: set[str]) -> bool:
    """Whether an antecedent holds where some propositions are true and all others false."""
    return (proposition_of(antecedent) in true) == isinstance(antecedent, str)


def as_a_set(clause: Sequence[Any]) -> tuple[str, frozenset[tuple[str, bool]]]:
    """The head of a clause, and the propositions of its body with their signs, in no order."""
    head, body = clause
    return head, frozenset((proposition_of(each), isinstance(each, str)) for each in body)


def heads_of(theory: Theory) -> list[str]:
    """The different heads of a theory, in order of appearance."""
    return list(dict.fromkeys(head for head, _ in theory))


def derived_propositions(theory: Theory, row: Row) -> set[str]:
    """The heads that follow from the true attributes of a row, by forward chaining.

    >>> cup = [("cup", ["stable", "light"]), ("stable", ["flat"])]
    >>> sorted(derived_propositions(cup, {"flat": True, "light": True, "cup": False}))
    ['cup', 'stable']
    """
    heads = {*heads_of(theory)}
    # a label stands in the row, but nothing is proved from it
    true = {name for name, value in row.items() if value and name not in heads}
    while new := {head for head, body in theory if all(holds(each, true) for each in body)} - true:
        true |= new
    return true & heads


def theory_predict(theory: Theory, row: Row, target: str) -> bool:
    """Whether a theory proves the target for a row; what is not proved is negative. Mitchell, section 12.3."""
    return target in derived_propositions(theory, row)


def theory_quality(theory: Theory, rows: Sequence[Row], target: str) -> dict[str, Any]:
    """Predictions and quality of a theory. Mitchell, section 11.1.

    It is correct if it proves no negative row, complete if it proves all positive ones, perfect if it is both.

    >>> rows = [{"flat": True, "cup": True}, {"flat": False, "cup": True}, {"flat": False, "cup": False}]
    >>> theory_quality([("cup", ["flat"])], rows, "cup")
    {'predictions': [True, False, False], 'correct': True, 'complete': False, 'perfect': False}
    """
    return quality_of([theory_predict(theory, row, target) for row in rows], rows, target)


def quality_of(predictions: Sequence[bool], rows: Sequence[Row], target: str) -> dict[str, Any]:
    """The quality of a theory with these predictions."""
    pairs = [(proved, bool(row[target])) for proved, row in zip(predictions, rows, strict=True)]
    correct = all(label for proved, label in pairs if proved)
    complete = all(proved for proved, label in pairs if label)
    return {"predictions": [*predictions], "correct": correct, "complete": complete, "perfect": correct and complete}
