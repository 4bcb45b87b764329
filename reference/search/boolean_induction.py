"""Hill climbing over boolean expressions: one more condition in a term, or one more term. Kubat, section 1.3."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reference.process import Process

Literal = tuple[str, str]  # an attribute and its value
Expression = tuple[tuple[Literal, ...], ...]  # terms joined by "or", each of conditions joined by "and"
Rows = Sequence[Mapping[str, str]]
POSITIVE = "yes"


@dataclass(frozen=True, slots=True)
class InductionState:
    """An expression and its number of training errors, after `steps` steps."""

    steps: int
    expression: Expression
    errors: int


def expression_of(written: Sequence[Any]) -> Expression:
    """An expression with tuples for its terms and conditions."""
    return tuple(tuple((name, value) for name, value in term) for term in written)


def is_true(expression: Expression, row: Mapping[str, str]) -> bool:
    """Whether a row meets all conditions of some term; an expression without terms is never true."""
    return any(all(row[name] == value for name, value in term) for term in expression)


def training_errors(expression: Sequence[Any], rows: Rows, target: str) -> int:
    """The number of rows that the expression labels wrongly; true stands for the label `yes`.

    >>> training_errors([[["a", "x"]]], [{"a": "x", "c": "yes"}, {"a": "y", "c": "yes"}], "c")
    1
    """
    return sum(is_true(expression_of(expression), row) != (row[target] == POSITIVE) for row in rows)


def literals(rows: Rows, target: str) -> list[Literal]:
    """Every attribute with every value that it has in the rows, in the order of the table, then of first occurrence."""
    names = [name for name in rows[0] if name != target]
    return [(name, value) for name in names for value in dict.fromkeys(row[name] for row in rows)]


def children(
    expression: Expression, rows: Rows, target: str, *, operators: Sequence[str] = ("add_conjunct", "add_disjunct")
) -> list[Expression]:
    """The expressions one step away: one more condition in one term (specialised), or one more term (generalised).

    A condition on an attribute that the term fixes already is left out. Kubat, section 1.3, counts 36 combinations of
    all other attributes where adding one condition to `shape = circle` gives ten.

    >>> rows = [{"a": "x", "b": "u", "c": "yes"}, {"a": "y", "b": "v", "c": "no"}]
    >>> children(((("a", "x"),),), rows, "c", operators=["add_conjunct"])
    [((('a', 'x'), ('b', 'u')),), ((('a', 'x'), ('b', 'v')),)]
    """
    every, found = literals(rows, target), []
    if "add_conjunct" in operators:
        for place, term in enumerate(expression):
            fixed = {name for name, _ in term}
            new = [(*term, each) for each in every if each[0] not in fixed]
            found += [(*expression[:place], longer, *expression[place + 1 :]) for longer in new]
    if "add_disjunct" in operators:
        found += [(*expression, (each,)) for each in every]
    return found


def induction_start(rows: Rows, target: str, start: Sequence[Any], **options: Any) -> InductionState:
    """The expression to begin with."""
    return InductionState(0, expression_of(start), training_errors(start, rows, target))


def induction_successors(
    state: InductionState,
    rows: Rows,
    target: str,
    start: Sequence[Any],
    *,
    operators: Sequence[str] = ("add_conjunct", "add_disjunct"),
    accept: str = "improve",
    max_steps: int = 20,
) -> tuple[InductionState, ...]:
    """The children with the fewest training errors, if these are fewer than before; none at zero errors.

    With `accept="any"` the best children follow even where they are no better, up to `max_steps`. Kubat draws one of
    equally good children at random. Kubat, section 1.3.
    """
    expression = expression_of(state.expression)
    errors = training_errors(expression, rows, target)
    if errors == 0 or state.steps == max_steps:
        return ()
    tried = [
        (training_errors(child, rows, target), child)
        for child in children(expression, rows, target, operators=operators)
    ]
    fewest = min((number for number, _ in tried), default=errors)
    if accept == "improve" and fewest >= errors:
        return ()
    return tuple(InductionState(state.steps + 1, child, number) for number, child in tried if number == fewest)


BOOLEAN_INDUCTION = Process(induction_start, induction_successors)
