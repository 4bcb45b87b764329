"""The check `same_theory`: clauses of logic, up to the names of variables, their order, and needless literals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import none_verdict
from grader.checks.containers import kind_of, unwrapped
from grader.checks.no_value import judging_value
from grader.checks.option_fields import flag, read_by
from grader.checks.subsumption import SearchBudget, TooHard, equivalent, is_variant, subsumes
from grader.checks.terms import (
    Clause,
    Compound,
    Constant,
    Literal,
    NotLogic,
    Term,
    TermReader,
    Variable,
    is_clause,
    terms_inside,
    theory_of,
    variables_of,
)
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Value

Theory = tuple[Clause, ...]
SameClause = Callable[[Clause, Clause], bool]


@dataclass(frozen=True, slots=True)
class SameTheoryOptions:
    """Whether a clause with needless literals is the same: `theta` asks that each clause subsumes the other."""

    theta: bool = field(default=True, metadata=read_by(flag))


def same_theory(case: Case, observation: Observation, options: SameTheoryOptions) -> Verdict:
    """Right when each clause of the one is the same as some clause of the other, else what is wrong first.

    Raises `TooHard` for clauses that it cannot compare: they are right or wrong, and only a person can tell.
    """
    observed = observation.value
    if observed is None:
        return none_verdict(bool(observation.stdout.strip()))
    try:
        wanted = expected_theory(case.expected)
    except NotLogic as odd:
        raise TypeError(f"`same_theory` needs clauses to compare with: it found {odd}") from None
    readings, odd_one = _readings(observed, one_clause=is_clause(case.expected))
    if not readings:
        return wrong("type", f"{_asked(is_clause(case.expected))} The answer is, or holds, {odd_one}.")
    # one for all comparisons, so that a theory of many clauses costs no more than a long clause
    budget = SearchBudget()
    same = partial(equivalent if options.theta else is_variant, budget=budget)
    verdicts = []
    for given in readings:
        verdicts.append(_verdict(wanted, given, same, budget))
        if verdicts[-1].passed:
            break
    return verdicts[-1] if verdicts[-1].passed else verdicts[0]


def expected_theory(expected: Value) -> Theory:
    """The clauses expected: a theory, or one clause."""
    return (TermReader().clause(expected),) if is_clause(expected) else theory_of(expected)


def _asked(one_clause: bool) -> str:
    if one_clause:
        return "Return a clause: [head, body], a list of literals, or text such as 'p(X) :- q(X, Y).'"
    return "Return a list of clauses, each [head, body], a list of literals, or text such as 'p(X) :- q(X, Y).'"


def _readings(observed: Value, *, one_clause: bool) -> tuple[list[Theory], str]:
    """The answer as a theory and as a clause that stands alone, the likelier first; and why one cannot be read."""

    def alone() -> Theory:
        return (TermReader().clause(observed),)

    readings: list[Theory] = []
    problem = ""
    for read in (alone, lambda: theory_of(observed)) if one_clause else (lambda: theory_of(observed), alone):
        try:
            readings.append(read())
        except NotLogic as odd:
            problem = problem or str(odd) or kind_of(unwrapped(observed))
    return readings, problem


def _verdict(wanted: Theory, given: Theory, same: SameClause, budget: SearchBudget) -> Verdict:
    there = {*wanted} & {*given}  # the same to the letter, as clauses without variables are if at all
    known = [clause in there or any(same(right, clause) for right in wanted) for clause in given]
    missing = [right for right in wanted if right not in there and not any(same(right, clause) for clause in given)]
    if all(known):
        return RIGHT if not missing else wrong("missing_clauses", _missing_said(len(missing)))
    first = known.index(False)
    place = "The clause" if len(given) == 1 else f"Clause {first + 1}"
    try:
        if _with_variables(wanted, given, same):
            return wrong("variables", "Right but for the variables: their names begin with a capital letter, or _.")
        return _clause_verdict(missing, given[first], place, budget)
    except TooHard:  # that it is wrong is known, and only why is not
        return wrong("value", f"{place} is none of the right ones.")


def _missing_said(missing: int) -> str:
    count = "1 clause is" if missing == 1 else f"{missing} clauses are"
    return f"Every clause is right, and {count} missing."


def _clause_verdict(missing: Sequence[Clause], clause: Clause, place: str, budget: SearchBudget) -> Verdict:
    """The verdict on a clause that is none of the right ones."""
    if any(subsumes(clause, right, budget) for right in missing):
        return wrong("too_general", f"{place} is too general: a literal is missing, or a variable too many is free.")
    if any(subsumes(right, clause, budget) for right in missing):
        return wrong("too_specific", f"{place} is too special: a literal is too many, or a term should be a variable.")
    if not missing:
        return wrong("extra_clauses", f"{place} is not needed: the others are right, and they are all there are.")
    return wrong("value", f"{place} is none of the right ones.")


def _with_variables(wanted: Theory, given: Theory, same: SameClause) -> bool:
    """Whether it would be right if the constants that nobody expects were variables, of which it has none."""
    if any(map(variables_of, given)):
        return False
    known = {term for clause in wanted for literal in clause for term in terms_inside(literal.atom)}

    def freed(term: Term) -> Term:
        if isinstance(term, Constant):
            return term if term in known else Variable(f"_{term.shown}")
        return Compound(term.name, tuple(map(freed, term.arguments))) if isinstance(term, Compound) else term

    def atom_of(literal: Literal) -> Compound:
        return Compound(literal.atom.name, tuple(map(freed, literal.atom.arguments)))

    freely = [frozenset(Literal(literal.positive, atom_of(literal)) for literal in clause) for clause in given]
    if freely == list(given):
        return False
    return all(any(same(right, clause) for right in wanted) for clause in freely) and all(
        any(same(right, clause) for clause in freely) for right in wanted
    )


judge_same_theory = judging_value(same_theory)
