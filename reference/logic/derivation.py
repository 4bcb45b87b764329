"""Derivations by resolution. Blockeel, section 15.4.4; Mitchell, section 10.6."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from itertools import product
from typing import Any

from reference.logic.resolution import ground_resolvents, is_tautology, resolved_clauses
from reference.logic.subsumption import subsuming_substitutions
from reference.logic.terms import NOT, Clause, as_clause, atom_of, is_negative, is_variable, without_repeats

Step = Mapping[str, Any]  # {"from": [number, number], "clause": clause}; steps are numbered after the clauses given
Resolving = Callable[[Clause, Clause], list[Clause]]


def check_derivation(clauses: Sequence[Any], steps: Sequence[Step], *, goal: Sequence[Any] | None = None) -> bool:
    """Whether each step is a resolvent of two earlier clauses, up to renaming, and the goal is there in the end.

    >>> chain = [["q", "p"], ["not q"], ["not p"]]
    >>> steps = [{"from": [0, 1], "clause": ["p"]}, {"from": [2, 3], "clause": []}]
    >>> check_derivation(chain, steps, goal=[]), check_derivation(chain, steps[1:], goal=[])
    (True, False)
    """
    known = [*map(as_clause, clauses), *(as_clause(step["clause"]) for step in steps)]
    return wrong_steps(clauses, steps) == [] and (
        goal is None or any(is_variant(each, as_clause(goal)) for each in known)
    )


def wrong_steps(clauses: Sequence[Any], steps: Sequence[Step]) -> list[int]:
    """The places of the steps that are no resolvent of the two clauses they name, or that name a later one."""
    known = [*map(as_clause, clauses), *(as_clause(step["clause"]) for step in steps)]
    return [
        place
        for place, step in enumerate(steps)
        if not follows_from(known, step["from"], len(clauses) + place, as_clause(step["clause"]))
    ]


def follows_from(known: Sequence[Clause], places: Sequence[int], before: int, clause: Clause) -> bool:
    """Whether a clause is a resolvent of two clauses, both of which come before a place."""
    one, other = places
    if not (0 <= one < before and 0 <= other < before):
        return False
    return any(is_variant(each, clause) for each in resolved_clauses(known[one], known[other]))


def is_variant(one: Clause, other: Clause) -> bool:
    """Whether two clauses are the same but for the names of their variables and the order of literals.

    >>> is_variant((("p", "X", "Y"),), (("p", "A", "B"),)), is_variant((("p", "X", "Y"),), (("p", "A", "A"),))
    (True, False)
    """
    if {*one} == {*other}:
        return True
    return len(one) == len(other) and any(map(is_renaming, subsuming_substitutions(one, other, {})))


def is_renaming(substitution: Mapping[str, Any]) -> bool:
    """Whether a substitution gives each variable a variable of its own."""
    return all(map(is_variable, substitution.values())) and len({*substitution.values()}) == len(substitution)


def derive(
    clauses: Sequence[Any], goal: Sequence[Any], *, max_steps: int = 500, resolving: Resolving = resolved_clauses
) -> list[dict[str, Any]] | None:
    """The steps of a derivation of a clause from others, those alone that it needs; None if none is found.

    Short clauses are resolved first. The search gives up after `max_steps` resolvents, so None does not say that the
    goal does not follow; and resolution derives the empty clause from every contradiction, but not all that follows:
    {p} entails {p, q}, and no step leads there (Blockeel claims more).

    >>> derive([["p", "q"], ["not q"], ["not p"]], [])
    [{'from': [0, 1], 'clause': (('p',),)}, {'from': [3, 2], 'clause': ()}]
    >>> derive([["p"]], ["p", "q"]) is None, derive([["p"]], ["p"])
    (True, [])
    """
    return derived_steps([*map(as_clause, clauses)], as_clause(goal), max_steps, resolving)


def derived_steps(
    clauses: Sequence[Clause], goal: Clause, max_steps: int, resolving: Resolving
) -> list[dict[str, Any]] | None:
    """The steps that lead to a clause, found by resolving short clauses first."""
    known = list(clauses)
    parents: dict[int, tuple[int, int]] = {}
    waiting: list[tuple[int, int]] = []
    for place, clause in enumerate(known):
        heappush(waiting, (len(clause), place))
    done: list[int] = []
    while not any(is_variant(each, goal) for each in known):
        if not waiting:
            return None
        _, place = heappop(waiting)
        done.append(place)
        for partner in done:
            for clause in resolving(known[place], known[partner]):
                if is_needless(clause, known, goal):
                    continue
                if len(parents) == max_steps:
                    return None
                parents[len(known)] = (place, partner)
                heappush(waiting, (len(clause), len(known)))
                known.append(clause)
    goal_place = next(place for place, each in enumerate(known) if is_variant(each, goal))
    return needed_steps(known, parents, goal_place)


def is_needless(clause: Clause, known: Sequence[Clause], goal: Clause) -> bool:
    """Whether a clause is known already, or cannot help to derive the empty clause, if that is the goal."""
    # the empty clause needs no tautology, and no clause of which a part is known: 50 times faster with four letters
    if not goal:
        return is_tautology(clause) or any({*each} <= {*clause} for each in known)
    return any(is_variant(each, clause) for each in known)


def needed_steps(known: Sequence[Clause], parents: Mapping[int, tuple[int, int]], goal: int) -> list[dict[str, Any]]:
    """The steps that lead to a clause, numbered anew."""
    needed: set[int] = set()
    left = [goal]
    while left:
        place = left.pop()
        if place in parents and place not in needed:
            needed.add(place)
            left += parents[place]
    kept = [*(place for place in range(len(known)) if place not in parents), *sorted(needed)]
    number = {place: position for position, place in enumerate(kept)}
    return [{"from": [number[parent] for parent in parents[place]], "clause": known[place]} for place in sorted(needed)]


def refutation(clauses: Sequence[Any]) -> list[dict[str, Any]] | None:
    """A derivation of the empty clause from clauses of propositions; None if they contradict nothing."""
    # n propositions allow 3 ** n clauses that are no tautologies: with five of them, all fit
    return derived_steps([*map(letter_clause, clauses)], (), 500, ground_resolvents)


def letter_clause(written: Sequence[Any]) -> Clause:
    """The different literals of a clause of propositions.

    >>> letter_clause(["p", ["not", "q"], "p"])
    (('p',), ('not', ('q',)))
    """
    return without_repeats((each,) if isinstance(each, str) else (NOT, (each[1],)) for each in written)


def model(clauses: Sequence[Any]) -> dict[str, bool] | None:
    """Truth values for the propositions of clauses that make all clauses true; None if there are none.

    >>> model([["p", "q"], [["not", "p"], "q"], [["not", "q"], "r"]])
    {'p': True, 'q': True, 'r': True}
    """
    return next(models(clauses), None)


def models(clauses: Sequence[Any]) -> Iterator[dict[str, bool]]:
    """All truth values for the propositions of clauses that make every clause true."""
    known = [letter_clause(each) for each in clauses]
    names = sorted({atom_of(literal)[0] for clause in known for literal in clause})
    for values in product((True, False), repeat=len(names)):
        found = dict(zip(names, values, strict=True))
        if all(is_true(clause, found) for clause in known):
            yield found


def is_true(clause: Clause, values: Mapping[str, bool]) -> bool:
    """Whether some literal of a clause of propositions is true."""
    return any(values[atom_of(literal)[0]] != is_negative(literal) for literal in clause)


def refutation_or_model(clauses: Sequence[Any]) -> list[dict[str, Any]] | dict[str, bool]:
    """A derivation of the empty clause from clauses of propositions, or else truth values that make them true.

    >>> refutation_or_model([["p"], [["not", "p"], "q"]])
    {'p': True, 'q': True}
    """
    found = model(clauses)
    return refutation(clauses) or [] if found is None else found


def resolution_precedes(general: Sequence[Any], specific: Sequence[Any], *, max_steps: int = 500) -> bool:
    """Whether every clause of one theory was derived from another: the resolution ordering, up to the search's end.

    >>> resolution_precedes(["p(X) :- q(X)", "q(a)"], ["p(a)", "q(a)"])
    True
    """
    return all(derive(general, clause, max_steps=max_steps) is not None for clause in specific)
