"""Theta-subsumption, by a bounded search: whether a substitution makes a clause part of another.

Every literal has its candidates, the bindings under which it is one of the other clause's. What is bound narrows the
candidates of the literals that share a variable. Groups of literals that share none are gone through one by one, so
that needless literals, of which a clause may have dozens, cost no search.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from grader.checks.terms import Clause, Compound, Literal, Term, Variable, variables_of
from grader.checks.verdict import NotJudged

# Of one answer: the question is NP-complete, and an answer may be hostile. Clauses of a course take some hundreds.
MAX_CANDIDATE_TRIES = 200_000
MAX_CLAUSE_LITERALS = 400  # of one clause: the search calls itself once for each, at most
TRIES_AT_ONCE = 32  # variables, or literals, that are gone through in about the time of one try

VariableBindings = Mapping[Variable, Term]
OpenLiteral = tuple[set[Variable], list[VariableBindings]]  # the variables of a literal to be matched; its candidates


class TooHard(NotJudged):
    """A search that was given up, as it took too many tries."""


@dataclass(slots=True)
class SearchBudget:
    """The budget of a search: how many more candidates may be tried."""

    left: int = MAX_CANDIDATE_TRIES

    def spend(self, tries: int = 1) -> None:
        """Takes so many tries from the budget; raises `TooHard` where it has not as many."""
        self.left -= tries
        if self.left < 0:
            raise TooHard("clauses that take too long to be compared")


def subsumes(general: Clause, specific: Clause, budget: SearchBudget, *, renaming: bool = False) -> bool:
    """Whether some substitution makes every literal of `general` one of `specific`; raises `TooHard`.

    Variables of `specific` are taken as constants. With `renaming` the substitution gives each variable another name.
    Mitchell, section 10.3: a clause that subsumes another is more general.
    """
    if general <= specific and not renaming:
        return True  # as it stands
    if not {literal.kind for literal in general} <= {literal.kind for literal in specific}:
        return False
    variables = {literal: variables_of(frozenset({literal})) for literal in general}
    if any(literal not in specific for literal, held in variables.items() if not held):
        return False  # nothing can be put for what has no variables
    if max(len(general), len(specific)) > MAX_CLAUSE_LITERALS:
        raise TooHard(f"a clause with more than {MAX_CLAUSE_LITERALS} literals")
    search = SubsumptionSearch(budget, renaming)
    return search.solvable([(held, search.candidates(each, specific)) for each, held in variables.items() if held], {})


@dataclass(slots=True)
class SubsumptionSearch:
    """One search for a substitution."""

    budget: SearchBudget
    renaming: bool

    def candidates(self, literal: Literal, specific: Clause) -> list[VariableBindings]:
        """The bindings under which a literal is one of a clause's."""
        found: list[VariableBindings] = []
        for other in specific:
            if other.kind == literal.kind:
                bindings = matched_term(literal.atom, other.atom, {})
                self.budget.spend(1 + len(bindings or ()) // TRIES_AT_ONCE)
                if bindings is not None and (not self.renaming or is_renaming(bindings)):
                    found.append(bindings)
        return found

    def solvable(self, left: Sequence[OpenLiteral], bound: VariableBindings) -> bool:
        """Whether a candidate can be chosen for each literal so that all agree, the one with the fewest first."""
        for group in self.groups(left, bound):
            chosen = min(group, key=lambda each: len(each[1]))
            others = [each for each in group if each is not chosen]
            for candidate in chosen[1]:
                rest = self.narrowed(others, chosen[0] - bound.keys(), candidate)
                if rest is not None and self.solvable(rest, {**bound, **candidate}):
                    break
            else:
                return False
        return True

    def narrowed(
        self, left: Sequence[OpenLiteral], new: set[Variable], chosen: VariableBindings
    ) -> list[OpenLiteral] | None:
        """The literals with the candidates that agree with what is bound anew; None if one has no candidate left."""
        found: list[OpenLiteral] = []
        for variables, candidates in left:
            shared = variables & new
            kept = candidates
            if shared or self.renaming:  # a renaming must not give two variables one name
                self.budget.spend(len(candidates) * (1 + len(new) // TRIES_AT_ONCE))
                kept = [each for each in candidates if self.agree(each, shared, new, chosen)]
            if not kept:
                return None
            found.append((variables, kept))
        return found

    def agree(
        self, candidate: VariableBindings, shared: set[Variable], new: set[Variable], chosen: VariableBindings
    ) -> bool:
        """Whether a candidate has the same terms for shared variables, and in a renaming others for the others."""
        if any(candidate[variable] != chosen[variable] for variable in shared):
            return False
        if not self.renaming:
            return True
        taken = {chosen[variable] for variable in new}
        return not any(term in taken for variable, term in candidate.items() if variable not in new)

    def groups(self, left: Sequence[OpenLiteral], bound: VariableBindings) -> list[list[OpenLiteral]]:
        """The literals in groups that share no variable without a value; a renaming has one group."""
        if self.renaming:
            return [list(left)] if left else []
        groups: list[tuple[set[Variable], list[OpenLiteral]]] = []
        for each in left:
            self.budget.spend((len(each[0]) + len(groups)) // TRIES_AT_ONCE)
            free, members = each[0] - bound.keys(), [each]
            apart = []
            for variables, others in groups:
                if variables.isdisjoint(free):
                    apart.append((variables, others))
                else:
                    free, members = variables | free, others + members
            groups = [*apart, (free, members)]
        return [members for _, members in groups]


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
