"""Known mistakes with coverage: what is put together, what is assumed, and what a variable stands for."""

from collections.abc import Callable, Sequence
from itertools import product
from typing import Any

from reference.logic.coverage import Example, Theory, theory_model, with_new_constants
from reference.logic.forward_chaining import conclusions, instance
from reference.logic.mistakes.forward_chaining import distinct_variables
from reference.logic.terms import variables_in

Errors = dict[str, list[int]]


def errors_by(covers: Callable[[Example], bool], positives: Sequence[Example], negatives: Sequence[Example]) -> Errors:
    """The errors of a theory for another idea of what it covers."""
    return {
        "missed": [place for place, example in enumerate(positives) if not covers(example)],
        "wrong": [place for place, example in enumerate(negatives) if covers(example)],
    }


def one_step(
    hypothesis: Theory, background: Theory, positives: Sequence[Example], negatives: Sequence[Example]
) -> Errors:
    """One clause of the hypothesis applied once, to all that the background derives."""

    def covers(example: Example) -> bool:
        head, body = with_new_constants(example, [*hypothesis, *background])
        return head in {*conclusions(theory_model(body, background), hypothesis), *body}

    return errors_by(covers, positives, negatives)


def one_clause_at_a_time(
    hypothesis: Theory, background: Theory, positives: Sequence[Example], negatives: Sequence[Example]
) -> Errors:
    """Each clause of the hypothesis alone with the background."""

    def covers(example: Example) -> bool:
        head, body = with_new_constants(example, [*hypothesis, *background])
        return any(head in theory_model(body, [*background, clause]) for clause in hypothesis)

    return errors_by(covers, positives, negatives)


def variables_as_one_likes(
    hypothesis: Theory, background: Theory, positives: Sequence[Example], negatives: Sequence[Example]
) -> Errors:
    """An example covered if some values of its variables make its head follow; a variable has to stand for any."""
    theory = [*hypothesis, *background]

    def covers(example: Example) -> bool:
        head, body = example
        names = variables_in([head, body])
        constants = sorted({term for atom in (head, *body) for term in atom[1:]})
        given = (dict(zip(names, values, strict=True)) for values in product(constants, repeat=len(names)))
        return any(
            instance(head, each) in theory_model([instance(atom, each) for atom in body], theory) for each in given
        )

    return errors_by(covers, positives, negatives)


def different_constants(
    hypothesis: Theory, background: Theory, positives: Sequence[Example], negatives: Sequence[Example]
) -> Errors:
    """Different variables of a clause held to stand for different constants."""
    theory = [*hypothesis, *background]

    def covers(example: Example) -> bool:
        head, body = with_new_constants(example, theory)
        facts = [*body, *(fact for fact, conditions in theory if not conditions)]
        return head in facts or head in distinct_variables(facts, [rule for rule in theory if rule[1]])

    return errors_by(covers, positives, negatives)


def explains_nothing_else(
    new_facts: Sequence[Any], background: Theory, positives: Sequence[Any], negatives: Sequence[Any]
) -> bool:
    """Whether of all predicates that were looked at, nothing follows but what was seen to be true."""
    looked = {fact[0] for fact in [*positives, *negatives]}
    model = theory_model(new_facts, background)
    return {atom for atom in model if atom[0] in looked} == {tuple(fact) for fact in positives}
