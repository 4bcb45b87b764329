"""Theta-subsumption: which of two clauses is more general. Blockeel, section 15.4.3; Flach, section 6.4."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from reference.logic.terms import (
    Clause,
    Literal,
    Substitution,
    Term,
    as_clause,
    as_definite,
    atom_of,
    is_negative,
    is_variable,
    variables_in,
)

MAX_TRIES = 200_000  # literals that one search matches: whether a clause subsumes another is NP-complete
Candidates = dict[Literal, list[Substitution]]


class TooLongSearch(ValueError):
    """Raised where a search for a substitution is given up."""


def subsuming_substitution(general: Any, specific: Any) -> Substitution | None:
    """A substitution that makes every literal of a clause one of another clause; None if there is none.

    Only variables of the first clause are replaced; those of the second count as constants. Raises `TooLongSearch`.

    >>> subsuming_substitution("p(X) :- q(X, Y)", "p(a) :- q(a, b), q(b, Z)")
    {'X': 'a', 'Y': 'b'}
    >>> subsuming_substitution([["p", "X"], ["p", "a"]], [["p", "Y"]])
    """
    clause = as_clause(general)
    found = next(subsuming_substitutions(clause, as_clause(specific), {}), None)
    return found and {name: found[name] for name in variables_in(clause)}


def subsuming_rule(general: Sequence[Any], specific: Sequence[Any]) -> Substitution | None:
    """A substitution that makes a definite clause `[head, body]` a part of another one; None if there is none.

    >>> subsuming_rule([["p", "X"], [["q", "X", "Y"]]], [["p", "a"], [["q", "a", "b"], ["r", "b"]]])
    {'X': 'a', 'Y': 'b'}
    """
    return next(subsuming_substitutions(as_definite(general), as_definite(specific), {}), None)


def subsumes(general: Any, specific: Any) -> bool:
    """Whether a clause θ-subsumes another: some substitution makes it a part of the other. Raises `TooLongSearch`.

    >>> subsumes([["p", "X"], []], [["p", "a"], [["q", "a"]]]), subsumes([["p", "a"]], [["p", "X"]])
    (True, False)
    """
    return subsuming_substitution(general, specific) is not None


def theta_equivalent(one: Any, other: Any) -> bool:
    """Whether each of two clauses θ-subsumes the other. Raises `TooLongSearch`.

    >>> theta_equivalent("p(X) :- q(X), q(Y)", "p(A) :- q(A)")
    True
    """
    return subsumes(one, other) and subsumes(other, one)


def is_variant(one: Any, other: Any) -> bool:
    """Whether two clauses are the same up to the names of variables and the order of literals.

    >>> is_variant("p(X) :- q(X, Y)", "p(B) :- q(B, A)"), is_variant("p(X) :- q(X, Y)", "p(X) :- q(X, X)")
    (True, False)
    """
    first, second = as_clause(one), as_clause(other)
    places, other_places = variable_places(first), variable_places(second)
    if len(first) != len(second) or sorted(places.values()) != sorted(other_places.values()):
        return False
    candidates = {
        literal: [
            values
            for values in matching(literal, second, {})
            if all(is_variable(term) and places[name] == other_places[term] for name, term in values.items())
        ]
        for literal in first
    }
    found = Search().solutions(candidates, {})
    return any(len({*values.values()}) == len(values) for values in found)


def variable_places(clause: Clause) -> dict[str, list[tuple[str, ...]]]:
    """The places of each variable of a clause: sign, predicate, and the number of the argument at each level."""
    found: dict[str, list[tuple[str, ...]]] = {}

    def look(term: Term, place: tuple[str, ...]) -> None:
        if is_variable(term):
            found.setdefault(term, []).append(place)
        elif isinstance(term, tuple):
            for number, argument in enumerate(term[1:]):
                look(argument, (*place, str(term[0]), str(number)))

    for literal in clause:
        look(literal, ())
    return {name: sorted(places) for name, places in found.items()}


def subsuming_substitutions(general: Clause, specific: Clause, values: Mapping[str, Term]) -> Iterator[Substitution]:
    """Every extension of a substitution that makes all literals of a clause some of another's.

    The clauses are as `as_clause` gives them. Raises `TooLongSearch`.
    """
    candidates = {literal: list(matching(literal, specific, values)) for literal in general}
    return Search().solutions(candidates, dict(values))


class Search:
    """One search, with the number of matches that it may still try."""

    def __init__(self) -> None:
        self.left = MAX_TRIES

    def solutions(self, candidates: Candidates, values: Substitution) -> Iterator[Substitution]:
        """Every way to choose a candidate for each literal so that they agree; groups of literals one by one."""
        first, *others = linked_groups(candidates, values) or [{}]
        if not first:
            yield values
            return
        for found in self.group_solutions(first, values):
            if not others:
                yield found
                continue
            rest = {literal: matches for group in others for literal, matches in group.items()}
            none = True
            for more in self.solutions(rest, found):
                none = False
                yield more
            if none:
                return  # the groups share no variable: no other choice in the first helps the rest

    def group_solutions(self, candidates: Candidates, values: Substitution) -> Iterator[Substitution]:
        """Every solution for literals that share variables; the literal with the fewest candidates goes first."""
        literal = min(candidates, key=lambda each: len(candidates[each]))
        for chosen in candidates[literal]:
            extended = {**values, **chosen}
            narrowed = self.narrowed({each: candidates[each] for each in candidates if each != literal}, extended)
            if narrowed is not None:
                yield from self.solutions(narrowed, extended)

    def narrowed(self, candidates: Candidates, values: Substitution) -> Candidates | None:
        """The candidates that agree with a substitution; None if a literal has none left."""
        found: Candidates = {}
        for literal, matches in candidates.items():
            self.left -= len(matches)
            if self.left < 0:
                raise TooLongSearch(f"more than {MAX_TRIES} matches tried to see whether a clause subsumes another")
            found[literal] = [match for match in matches if agree(match, values)]
            if not found[literal]:
                return None
        return found


def agree(one: Mapping[str, Term], other: Mapping[str, Term]) -> bool:
    """Whether two substitutions have the same term for each variable that both have."""
    return all(other.get(name, term) == term for name, term in one.items())


def linked_groups(candidates: Candidates, values: Mapping[str, Term]) -> list[Candidates]:
    """The literals with their candidates, in groups that share no variable without a value."""
    groups: list[tuple[set[str], Candidates]] = []
    for literal, matches in candidates.items():
        variables, group = {*variables_in(literal)} - values.keys(), {literal: matches}
        apart = []
        for names, others in groups:
            if names & variables:
                variables, group = variables | names, {**others, **group}
            else:
                apart.append((names, others))
        groups = [*apart, (variables, group)]
    return [group for _, group in groups]


def matching(literal: Literal, clause: Clause, values: Mapping[str, Term]) -> Iterator[Substitution]:
    """Each extension of a substitution that makes a literal one of a clause."""
    for other in clause:
        if is_negative(literal) == is_negative(other):
            extended = matched_term(atom_of(literal), atom_of(other), values)
            if extended is not None:
                yield extended


def matched_term(general: Term, specific: Term, values: Mapping[str, Term]) -> Substitution | None:
    """The substitution, extended so that a term becomes another one; None if that is impossible."""
    found = dict(values)
    left = [(general, specific)]
    while left:
        term, other = left.pop()
        if is_variable(term):
            if found.setdefault(term, other) != other:
                return None
        elif not isinstance(term, tuple):
            if term != other:
                return None
        elif not isinstance(other, tuple) or (term[0], len(term)) != (other[0], len(other)):
            return None
        else:
            left += reversed(list(zip(term[1:], other[1:], strict=True)))
    return found
