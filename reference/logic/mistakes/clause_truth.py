"""What known mistakes about counterexamples to clauses give."""

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any

from reference.logic.clause_truth import constants_of, counterexample

Values = dict[str, str]
Truths = list[tuple[bool, bool]]  # of each literal: whether it is negated, and whether its atom is a fact


def instances(clause: Sequence[Any], facts: Sequence[Any], constants: Sequence[str]) -> Iterator[tuple[Values, Truths]]:
    """All values of the variables of a clause, with what each literal then is."""
    atoms = [(len(each) == 2 and each[0] == "not", each[1] if each[0] == "not" else each) for each in clause]
    names = list(dict.fromkeys(term for _, atom in atoms for term in atom[1:] if term[0].isupper() or term[0] == "_"))
    known = {tuple(fact) for fact in facts}
    for terms in product(constants, repeat=len(names)):
        values = dict(zip(names, terms, strict=True))
        yield (
            values,
            [(sign, (atom[0], *(values.get(term, term) for term in atom[1:])) in known) for sign, atom in atoms],
        )


def first_where(
    wanted: Callable[[Values, Truths], bool], clause: Sequence[Any], facts: Sequence[Any], constants: Sequence[str]
) -> Values | None:
    """The first values that are wanted."""
    return next((values for values, truths in instances(clause, facts, constants) if wanted(values, truths)), None)


def is_false(truths: Truths) -> bool:
    """Whether all literals are false."""
    return all(negated == fact for negated, fact in truths)


def different_values(clause: Sequence[Any], facts: Sequence[Any], constants: Sequence[str]) -> Values | None:
    """A counterexample in which all variables have different values."""
    return first_where(lambda v, t: is_false(t) and len({*v.values()}) == len(v), clause, facts, constants)


def constants_of_the_facts(clause: Sequence[Any], facts: Sequence[Any], constants: Sequence[str]) -> Values | None:
    """A counterexample with constants that occur in the facts."""
    return counterexample(clause, facts, [each for each in constants if each in constants_of(facts)])


def body_alone(clause: Sequence[Any], facts: Sequence[Any], constants: Sequence[str]) -> Values | None:
    """Values for which all negated atoms are facts, whatever the other literals are."""
    return first_where(lambda v, t: all(fact for negated, fact in t if negated), clause, facts, constants)


def some_literal_false(clause: Sequence[Any], facts: Sequence[Any], constants: Sequence[str]) -> Values | None:
    """Values for which at least one literal is false."""
    return first_where(lambda v, t: any(negated == fact for negated, fact in t), clause, facts, constants)


def all_heads_needed(clause: Sequence[Any], facts: Sequence[Any], constants: Sequence[str]) -> Values | None:
    """Values for which the negated atoms are facts, and some other atom is not."""

    def wanted(values: Values, truths: Truths) -> bool:
        heads = [fact for negated, fact in truths if not negated]
        return all(fact for negated, fact in truths if negated) and (not heads or not all(heads))

    return first_where(wanted, clause, facts, constants)
