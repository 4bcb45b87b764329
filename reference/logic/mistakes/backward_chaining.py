"""What known mistakes about answering queries give, by a small prover that each of them changes in one place."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any

from reference.logic.terms import as_lists, as_term, is_variable, substituted, variables_in
from reference.logic.unification import resolved, unified

Values = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Prover:
    """Facts and clauses, and what goes wrong when goals are proved with them."""

    facts: Sequence[Any]
    clauses: Sequence[Any]
    depth: int
    renamed: str = "each time"  # or: "once" for each clause, "never"
    negation: str = "no value"  # or: "some value" of a free variable without a proof is enough; "ignored"
    every_clause: bool = True

    def answers(self, goals: Sequence[Any]) -> list[Values]:
        """The answers to a query."""
        query = as_term(["query", *goals])[1:]
        names = variables_in(tuple(goal for goal in query if goal[0] != "not"))
        found = [{name: resolved(name, each) for name in names} for each in self.proved(query, {}, 0, count())]
        return [answer for place, answer in enumerate(found) if answer not in found[:place]]

    def proved(self, goals: Sequence[Any], values: Values, depth: int, made: Iterator[int]) -> Iterator[Values]:
        """The bindings of each proof of some goals."""
        if not goals:
            yield values
            return
        for found in self.proved_goal(resolved(goals[0], values), values, depth, made):
            yield from self.proved(goals[1:], found, depth, made)

    def proved_goal(self, goal: Any, values: Values, depth: int, made: Iterator[int]) -> Iterator[Values]:
        """The bindings of each proof of one goal."""
        if goal[0] == "not":
            if self.negation == "ignored" or self.fails(goal[1], values, depth, made):
                yield values
        elif goal[0] == "<":
            if not variables_in(goal) and goal[1] < goal[2]:
                yield values
        else:
            yield from self.looked_up(goal, values)
            yield from self.by_clauses(goal, values, depth, made)

    def looked_up(self, goal: Any, values: Values) -> Iterator[Values]:
        """The bindings that make a goal a fact."""
        for fact in self.facts:
            if fact[0] == goal[0] and (found := unified(goal, as_term(fact), values)) is not None:
                yield found

    def by_clauses(self, goal: Any, values: Values, depth: int, made: Iterator[int]) -> Iterator[Values]:
        """The bindings that prove a goal by clauses, each with fresh variables."""
        for place, clause in enumerate(self.clauses) if depth < self.depth else ():
            head, *body = as_term(["clause", clause[0], *clause[1]])[1:]
            if head[0] != goal[0]:
                continue
            if self.renamed != "never":
                number = next(made) if self.renamed == "each time" else place
                names = {name: f"{name}_{number}" for name in variables_in((head, *body))}
                head, *body = substituted((head, *body), names)
            found = unified(goal, head, values)
            if found is not None:
                yield from self.proved(body, found, depth + 1, made)
                if not self.every_clause:
                    return

    def fails(self, atom: Any, values: Values, depth: int, made: Iterator[int]) -> bool:
        """Whether a negated goal is true."""
        free = [term for term in atom[1:] if is_variable(term)]
        if self.negation == "some value" and free:
            things = {term for fact in self.facts for term in fact[1:]}
            return any(self.fails(substituted(atom, dict.fromkeys(free, term)), values, depth, made) for term in things)
        return next(self.proved([atom], values, depth, made), None) is None


def answered(goals: Sequence[Any], prover: Prover) -> list[Values]:
    """The answers of a prover, as lists."""
    return [{name: as_lists(term) for name, term in answer.items()} for answer in prover.answers(goals)]


def without_fresh_names(goals: Sequence[Any], facts: Sequence[Any], clauses: Sequence[Any], depth: int) -> list[Values]:
    """The answers if the variables of clauses keep their names, so that they meet those of the query."""
    return answered(goals, Prover(facts, clauses, depth, renamed="never"))


def not_for_some_value(goals: Sequence[Any], facts: Sequence[Any], clauses: Sequence[Any], depth: int) -> list[Values]:
    """The answers if a negated goal is true as soon as one value of its free variable has no proof."""
    return answered(goals, Prover(facts, clauses, depth, negation="some value"))


def negation_ignored(goals: Sequence[Any], facts: Sequence[Any], clauses: Sequence[Any], depth: int) -> list[Values]:
    """The answers if negated goals are passed over."""
    return answered(goals, Prover(facts, clauses, depth, negation="ignored"))


def first_clause_that_fits(
    goals: Sequence[Any], facts: Sequence[Any], clauses: Sequence[Any], depth: int
) -> list[Values]:
    """The answers if of several clauses for a goal only the first is tried."""
    return answered(goals, Prover(facts, clauses, depth, every_clause=False))


def first_answer(goals: Sequence[Any], facts: Sequence[Any], clauses: Sequence[Any], depth: int) -> list[Values]:
    """The first answer alone."""
    return answered(goals, Prover(facts, clauses, depth))[:1]


def renamed_once(goals: Sequence[Any], facts: Sequence[Any], clauses: Sequence[Any], depth: int) -> list[Values]:
    """The answers if each clause gets names of its own once, and keeps them whenever it is used."""
    return answered(goals, Prover(facts, clauses, depth, renamed="once"))
