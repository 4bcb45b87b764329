"""A set of rules made better by the operators of inverse resolution, one after the other. Kubat, section 15.4."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import permutations
from typing import Any

from reference.logic.inverse_resolution import Definite, absorption, definite, identification
from reference.logic.predicate_invention import interconstruction, intraconstruction
from reference.process import Process

Rules = tuple[Definite, ...]
Operator = Callable[[Definite, Definite, str], Sequence[Definite]]  # two rules and a name for a new predicate
Value = Any  # what can be compared; more is better


def absorbed(one: Definite, other: Definite, name: str) -> list[Definite]:
    """The first rule with the head of the second in place of its body, and the second."""
    return [*absorption(one, other)[:1], other]


def identified(one: Definite, other: Definite, name: str) -> list[Definite]:
    """A definition of what only the second rule has by what only the first one has, and the second."""
    return [*identification(one, other)[:1], other]


def intraconstructed(one: Definite, other: Definite, name: str) -> list[Definite]:
    """Three rules, with a new predicate for what two rules of one head do not share."""
    return intraconstruction(one, other, name)


def interconstructed(one: Definite, other: Definite, name: str) -> list[Definite]:
    """Three rules, with a new predicate for what two bodies share."""
    return interconstruction(one, other, name)


OPERATORS: tuple[Operator, ...] = (absorbed, identified, intraconstructed, interconstructed)


def revisions(rules: Sequence[Any], operators: Iterable[Operator], new_predicate: str) -> list[Rules]:
    """The sets of rules that one operator makes of two of the rules; none of a rule that needs itself or nothing.

    >>> rules = [[["stop"], [["hot"], ["loud"]]], [["alarm"], [["hot"]]]]
    >>> revisions(rules, [absorbed], "new1")
    [((('stop',), (('alarm',), ('loud',))), (('alarm',), (('hot',),)))]
    """
    return list(revised(without_copies(map(definite, rules)), tuple(operators), new_predicate))


@lru_cache(maxsize=256)  # conditions and mistakes ask for the same rules again: a build takes half the time
def revised(own: Rules, operators: tuple[Operator, ...], new_predicate: str) -> tuple[Rules, ...]:
    """The sets of rules that one operator makes of two of these rules, each once."""
    found: dict[frozenset[Any], Rules] = {}
    for one, other in permutations(own, 2):
        for operator in operators:
            made = operator(one, other, new_predicate)
            rest = [rule for rule in own if rule not in (one, other)]
            if len(made) > 1 and all(body and head not in body for head, body in made):
                whole = without_copies([*made, *rest])
                found.setdefault(unordered(whole), whole)
    return tuple(found.values())


def without_copies(rules: Iterable[Definite]) -> Rules:
    """The rules, each once, whatever the order of its body."""
    return tuple({(head, frozenset(body)): (head, body) for head, body in rules}.values())


def unordered(rules: Iterable[Definite]) -> frozenset[Any]:
    """A set of rules, apart from the order of rules and of atoms."""
    return frozenset((head, frozenset(body)) for head, body in rules)


def ruleset_value(rules: Sequence[Any], examples: Sequence[Any], target: str) -> tuple[int, int]:
    """How many examples the rules classify rightly, and how few atoms their bodies have: first the one, then the other.

    >>> ruleset_value([[["stop"], [["hot"]]]], [[["hot"], True], [["loud"], True]], "stop")
    (1, -1)
    """
    right = sum(concludes(rules, facts, target) == label for facts, label in examples)
    return right, -sum(len(body) for _, body in rules)


def concludes(rules: Sequence[Any], facts: Iterable[str], target: str) -> bool:
    """Whether a proposition follows from others by rules that may use one another."""
    known: set[str] = set()
    new = {*facts}
    while new:
        known |= new
        new = {head for (head,), body in rules if all(name in known for (name,) in body)} - known
    return target in known


def best_revisions(
    rules: Sequence[Any], operators: Iterable[Operator], evaluate: Callable[[Rules], Value], new_predicate: str
) -> list[Rules]:
    """The revisions of the best value, if it is better than that of the rules as they are."""
    found = revisions(rules, operators, new_predicate)
    values = [evaluate(each) for each in found]
    best = max(values, default=None)
    if best is None or best <= evaluate(tuple(rules)):
        return []
    return [each for each, value in zip(found, values, strict=True) if value == best]


@dataclass(frozen=True, slots=True)
class RevisionState:
    """The rules after some steps."""

    step: int
    rules: Rules


def revision_start(rules: Sequence[Any], examples: Sequence[Any], target: str, max_steps: int) -> RevisionState:
    """The rules as they are given."""
    return RevisionState(0, without_copies(map(definite, rules)))


def revision_successors(
    state: RevisionState, rules: Sequence[Any], examples: Sequence[Any], target: str, max_steps: int
) -> tuple[RevisionState, ...]:
    """The states after the best operator; several for ties, none if no operator makes the rules better."""
    if state.step == max_steps:
        return ()

    def evaluate(each: Sequence[Any]) -> tuple[int, int]:
        return ruleset_value(each, examples, target)

    step = state.step + 1
    return tuple(RevisionState(step, each) for each in best_revisions(state.rules, OPERATORS, evaluate, f"new{step}"))


REVISION = Process(revision_start, revision_successors)


def improve_ruleset(
    rules: Sequence[Any],
    operators: Iterable[Operator],
    evaluate: Callable[[Rules], Value],
    *,
    max_steps: int | None = None,
) -> Rules:
    """The rules after hill climbing, always by the best single operator, until none makes them better.

    Neither book gives a formula for `evaluate`. Kubat asks for few and short rules that are right on further examples.

    >>> rules = [[["stop"], [["hot"], ["dry"], ["loud"]]], [["alarm"], [["hot"], ["dry"]]]]
    >>> improve_ruleset(rules, OPERATORS, lambda each: -sum(len(body) for _, body in each))
    ((('stop',), (('alarm',), ('loud',))), (('alarm',), (('hot',), ('dry',))))
    """
    own, step = without_copies(map(definite, rules)), 0
    operators = tuple(operators)
    while max_steps is None or step < max_steps:
        step += 1
        better = best_revisions(own, operators, evaluate, f"new{step}")
        if not better:
            break
        own = better[0]
    return own
