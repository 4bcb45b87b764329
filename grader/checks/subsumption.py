"""Theta-subsumption, by a bounded search: whether a substitution makes a clause part of another."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from grader.checks.terms import Clause, Compound, Literal, Term, Variable, variables_of

MAX_LITERAL_TRIES = 50_000  # literals tried for one answer; the question is NP-complete, and an answer may be hostile
MAX_CLAUSE_LITERALS = 200  # of one clause: the search calls itself once for each
MAX_LITERALS_COMPARED = 3  # literals from which the one with the fewest matches is chosen
VARIABLES_AT_ONCE = 32  # variables that are gone through in about the time that trying a literal takes

VariableBindings = Mapping[Variable, Term]
OpenLiteral = tuple[
    Literal, set[Variable]
]  # a literal of the general clause that is still to be matched, and its variables


class TooHard(ValueError):
    """A search that was given up, as it took too many tries."""


@dataclass(slots=True)
class SearchBudget:
    """The budget of a search: how many more literals may be tried."""

    left: int = MAX_LITERAL_TRIES

    def spend(self, literals: int = 1) -> None:
        """Takes so many tries from the budget; raises `TooHard` where it has not as many."""
        self.left -= literals
        if self.left < 0:
            raise TooHard


def subsumes(general: Clause, specific: Clause, budget: SearchBudget, *, renaming: bool = False) -> bool:
    """Whether some substitution makes every literal of `general` one of `specific`; raises `TooHard`.

    Variables of `specific` are taken as constants. With `renaming` the substitution gives each variable another name.
    Mitchell, section 10.3: a clause that subsumes another is more general.
    """
    if general <= specific and not renaming:
        return True  # as it stands
    if not {literal.kind for literal in general} <= {literal.kind for literal in specific}:
        return False
    if max(len(general), len(specific)) > MAX_CLAUSE_LITERALS:
        raise TooHard
    budget.spend()
    variables = {literal: variables_of(frozenset({literal})) for literal in general}
    if any(literal not in specific for literal, held in variables.items() if not held):
        return False  # nothing can be put for what has no variables
    return SubsumptionSearch(tuple(specific), budget, renaming).extended(tuple(variables.items()), {})


@dataclass(slots=True)
class SubsumptionSearch:
    """One search for a substitution into `specific`."""

    specific: Sequence[Literal]
    budget: SearchBudget
    renaming: bool

    def extended(self, rest: Sequence[OpenLiteral], bound: VariableBindings) -> bool:
        """Whether the bindings can be extended to the literals left, the one with the fewest matches first."""
        if not rest:
            return True
        self.budget.spend(sum(len(variables) for _, variables in rest) // VARIABLES_AT_ONCE)
        # With most variables bound a literal has fewest matches, mostly: the first few are then counted.
        ahead = sorted(rest, key=lambda left: sum(variable not in bound for variable in left[1]))
        found: list[tuple[OpenLiteral, list[VariableBindings]]] = []
        for left in ahead[:MAX_LITERALS_COMPARED]:
            found.append((left, self.matches(left, bound)))
            if len(found[-1][1]) <= 1:
                break  # nothing to choose, or a dead end
        chosen, matches = min(found, key=lambda each: len(each[1]))
        others = [left for left in ahead if left is not chosen]
        return any(self.extended(others, bindings) for bindings in matches)

    def matches(self, left: OpenLiteral, bound: VariableBindings) -> list[VariableBindings]:
        """The bindings under which the literal is one of the other clause's."""
        literal, variables = left
        found: list[VariableBindings] = []
        for other in self.specific:
            if other.kind == literal.kind:
                self.budget.spend(1 + (len(bound) + len(variables)) // VARIABLES_AT_ONCE)
                bindings = matched_term(literal.atom, other.atom, bound)
                if bindings is bound:
                    return [bound]  # it holds already, and binds nothing
                if bindings is not None and (not self.renaming or is_renaming(bindings)):
                    found.append(bindings)
        return found


def matched_term(pattern: Term, term: Term, bound: VariableBindings) -> VariableBindings | None:
    """The bindings that make the pattern the term, `bound` itself where it needs no more; None if none do."""
    found = dict(bound)
    if not is_matched(pattern, term, found):
        return None
    return found if len(found) > len(bound) else bound


def is_matched(pattern: Term, term: Term, bound: dict[Variable, Term]) -> bool:
    """Whether a pattern can be made the term; what is put for its variables is added to what is bound."""
    if isinstance(pattern, Variable):
        return bound.setdefault(pattern, term) == term
    if not isinstance(pattern, Compound) or not isinstance(term, Compound):
        return pattern == term
    if (pattern.name, len(pattern.arguments)) != (term.name, len(term.arguments)):
        return False
    pairs = zip(pattern.arguments, term.arguments, strict=True)
    return all(is_matched(argument, other, bound) for argument, other in pairs)


def is_renaming(bindings: VariableBindings) -> bool:
    """Whether each variable has a variable of its own put for it."""
    given = list(bindings.values())
    return all(isinstance(term, Variable) for term in given) and len(set(given)) == len(given)


def equivalent(one: Clause, other: Clause, budget: SearchBudget) -> bool:
    """Whether each clause subsumes the other: they say the same, but for names and needless literals."""
    return subsumes(one, other, budget) and subsumes(other, one, budget)


def is_variant(one: Clause, other: Clause, budget: SearchBudget) -> bool:
    """Whether two clauses are the same but for the names of variables."""
    return len(one) == len(other) and subsumes(one, other, budget, renaming=True)
