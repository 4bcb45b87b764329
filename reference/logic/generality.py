"""Which of two statements, patterns or definitions is more general. Blockeel, section 15.4; Flach, section 6.4."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from reference.logic.subsumption import matching
from reference.logic.terms import (
    Clause,
    Substitution,
    Term,
    as_clause,
    as_definite,
    as_rule,
    names_in,
    substituted,
    variables_in,
)
from reference.process import Process

Reading = Literal["ilp", "statement", "definition"]
MAX_FACTS = 2_000  # that may follow: with functions there may be no end to them


class EndlessFacts(ValueError):
    """Raised where more facts follow than can be gone through."""


@dataclass(frozen=True, slots=True)
class DerivedState:
    """The facts known before a round, and the new ones of the round."""

    known: tuple[Term, ...]
    new: tuple[Term, ...]


def derived_start(facts: Iterable[Term], rules: Sequence[Clause]) -> DerivedState:
    """The given facts as the new ones."""
    return DerivedState((), tuple(dict.fromkeys(facts)))


def derived_successors(state: DerivedState, facts: Iterable[Term], rules: Sequence[Clause]) -> tuple[DerivedState, ...]:
    """The state after the next round; none after a round without new facts."""
    if not state.new:
        return ()
    known = (*state.known, *state.new)
    heads = dict.fromkeys(head for rule in rules for head in heads_from(rule, known))
    new = tuple(head for head in heads if head not in {*known})
    if len(known) + len(new) > MAX_FACTS:
        raise EndlessFacts(f"more than {MAX_FACTS} facts follow")
    return (DerivedState(known, new),)


DERIVATION = Process(derived_start, derived_successors)


def heads_from(rule: Clause, facts: Sequence[Term]) -> list[Term]:
    """The heads that follow from facts by a rule; a variable of the head that the body does not bind stays."""
    head, body = as_rule(rule)
    found: list[Substitution] = [{}]
    for atom in body:
        found = [more for values in found for more in matching(atom, tuple(facts), values)]
    return [substituted(head, values) for values in found] if head else []


def with_constants(literals: Clause) -> Clause:
    """A clause with a new constant for each of its variables: x for X, or x1, if x is taken.

    >>> with_constants((("p", "X"), ("not", ("q", "X", "Who", "x"))))
    (('p', 'x1'), ('not', ('q', 'x1', 'who', 'x')))
    """
    taken = {*names_in(literals)}
    constants: Substitution = {}
    for name in variables_in(literals):
        small = name.strip("_").lower() or "c"
        number, constants[name] = 0, small
        while constants[name] in taken:
            number += 1
            constants[name] = f"{small}{number}"
        taken.add(constants[name])
    constant: Clause = substituted(literals, constants)
    return constant


def facts_from_body(one: Any, other: Any, background: Sequence[Any] = ()) -> list[Term]:
    """The facts that follow from the body of another clause, made constant, by a clause and the background; in order.

    >>> facts_from_body("fish(X) :- has(X, scales)", "fish(X) :- has(X, gills)", ["has(X, scales) :- has(X, gills)"])
    [('has', 'x', 'scales'), ('fish', 'x')]
    """
    _, body = as_rule(with_constants(as_clause(other)))
    rules = [as_clause(rule) for rule in [*background, one]]
    return [fact for fact in DERIVATION.last(facts=body, rules=rules).known if fact not in body]


def head_follows(one: Clause, other: Clause, background: Sequence[Clause]) -> bool:
    """Whether the head of a clause follows from its body, made constant, by another clause and the background."""
    head, body = as_rule(with_constants(other))
    known = DERIVATION.last(facts=body, rules=[*background, one]).known
    # a fact with variables stands for all its instances
    return any(True for fact in known for _ in matching(fact, (head or (),), {}))


def more_general_given(one: Any, other: Any, background: Sequence[Any] = ()) -> bool:
    """Whether a definite clause is at least as general as another, relative to background clauses. Flach, section 6.4.

    The body of the other is taken as facts about new constants; its head must follow from them.

    >>> background = ["bodyPart(X, scales) :- bodyPart(X, pairOf(gill))"]
    >>> one, other = "fish(X) :- bodyPart(X, scales)", "fish(X) :- bodyPart(X, pairOf(gill))"
    >>> more_general_given(one, other, background), more_general_given(other, one, background)
    (True, False)
    """
    return head_follows(as_clause(one), as_clause(other), list(map(as_clause, background)))


def strictly_more_general(one: Sequence[Any], other: Sequence[Any], background: Sequence[Any]) -> bool:
    """Whether a clause `[head, body]` is more general than another, relative to background clauses; equal ones are not.

    >>> fly, bird, wings = [["fly", "X"], [["bird", "X"]]], ["bird", "X"], ["wings", "X"]
    >>> strictly_more_general([["fly", "X"], [wings]], fly, [[wings, [bird]]])
    True
    """
    first, second, *rules = map(as_definite, (one, other, *background))
    return head_follows(first, second, rules) and not head_follows(second, first, rules)


def more_general(
    one: Any, other: Any, *, reading: Reading = "ilp", background: Sequence[Any] = (), strict: bool = False
) -> bool:
    """Whether a definite clause is at least as general as another, or more general if `strict`.

    Under "ilp" the clause that entails the other is more general (Blockeel from section 15.4.3 on, Flach); under
    "statement" the one that is entailed, as it has more models (Blockeel, definition 15.9); under "definition" the one
    whose body is entailed by that of the other (proposition 15.1).

    >>> one, other = "apple(X) :- fruit(X), round(X)", "apple(X) :- fruit(X), round(X), green(X)"
    >>> [more_general(one, other, reading=reading) for reading in ("ilp", "statement", "definition")]
    [True, False, True]
    """

    def at_least(first: Any, second: Any) -> bool:
        if reading == "definition":
            return body_entails(second, first, background)
        pair = (first, second) if reading == "ilp" else (second, first)
        return more_general_given(*pair, background)

    return at_least(one, other) and not (strict and at_least(other, one))


def body_entails(one: Any, other: Any, background: Sequence[Any]) -> bool:
    """Whether the body of a definition entails that of another with the same head, for some values of its variables."""
    (head, body), (other_head, other_body) = (
        as_rule(clause) for clause in (with_constants(as_clause(one)), as_clause(other))
    )
    facts = DERIVATION.last(facts=body, rules=[as_clause(rule) for rule in background]).known
    found = list(matching(other_head or (), (head or (),), {}))
    for atom in other_body:
        found = [more for values in found for more in matching(atom, facts, values)]
    return bool(found)


def more_general_pattern(
    contradicts_one: Callable[[Any], bool], contradicts_other: Callable[[Any], bool], universe: Iterable[Any]
) -> bool:
    """Whether every instance that contradicts one pattern contradicts another: the one is at least as general.

    Blockeel, definition 15.8 and example 15.21: all apples are green; all fruit is green.

    >>> things = [("apple", "red"), ("apple", "green"), ("pear", "red"), ("mouse", "white")]
    >>> apples = lambda thing: thing[0] == "apple" and thing[1] != "green"
    >>> fruit = lambda thing: thing[0] in ("apple", "pear") and thing[1] != "green"
    >>> more_general_pattern(apples, fruit, things), more_general_pattern(fruit, apples, things)
    (True, False)
    """
    return all(contradicts_other(each) for each in universe if contradicts_one(each))
