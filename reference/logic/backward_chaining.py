"""Backward chaining: answers to queries, as Prolog finds them. Blockeel, section 15.5.5; Mitchell, 10.4 and 10.6.

A goal is a literal; `["not", atom]` is true if the atom cannot be proved. A clause is `(head, body)`, its body a list
of goals. A comparison, such as `["<", "A", 12]`, is a built-in.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import eq, ge, gt, le, lt, ne
from typing import Any, Literal, NamedTuple

from reference.logic.terms import Literal as Goal
from reference.logic.terms import (
    Substitution,
    Term,
    as_literal,
    as_term,
    atom_of,
    is_negative,
    negated,
    substituted,
    variables_in,
    without_anonymous,
)
from reference.logic.unification import resolved, unifier_of

Negation = Literal["failure", "ground"]
Builtins = Mapping[str, Callable[..., bool]]
BUILTINS: Builtins = {"<": lt, "=<": le, ">": gt, ">=": ge, "=:=": eq, "=\\=": ne, "\\=": ne}
# goals taken up, in about two seconds; the books' proofs take tens, and a search of this length goes round in a circle
MOST_GOALS = 20_000


class UnboundGoal(ValueError):
    """A built-in, or a negated goal that has to be ground, was reached with a variable that has no value yet."""


class EndlessSearch(ValueError):
    """The search for a proof took up more goals than any proof of the books needs."""


class Rule(NamedTuple):
    """A fact or a clause, with the name that a proof gives it: `"fact"`, or the number of the clause."""

    by: int | str
    head: Goal
    body: tuple[Goal, ...]


EQUAL = Rule("builtin", ("=", "X", "X"), ())  # unifies its two arguments, which need no values


@dataclass(frozen=True, slots=True)
class Program:
    """What goals are proved with: rules in order, built-in tests, what `not` means, and how deep rules may go."""

    rules: tuple[Rule, ...]
    tests: Builtins
    negation: Negation
    depth: int | None


class ProofStep(NamedTuple):
    """A goal that was proved, what it was proved by, and the number of goals that came in its place."""

    goal: Goal
    by: int | str
    parts: int = 0


class Trail(NamedTuple):
    """The way to a state: the last step, its unifier, and the way before it."""

    step: ProofStep
    unifier: Substitution
    before: "Trail | None"


@dataclass(frozen=True, slots=True)
class Search:
    """A state of the search: the goals left with their depths, the terms of the query so far, and the way to it."""

    goals: tuple[tuple[Goal, int], ...]
    terms: tuple[Term, ...] = ()
    made: int = 0
    trail: Trail | None = None


def solve(
    goals: Sequence[Any],
    facts: Sequence[Any],
    clauses: Sequence[Any] = (),
    *,
    builtins: Builtins | None = None,
    negation: Negation = "failure",
    depth: int | None = None,
) -> list[Substitution]:
    """The different answers to a query, in the order found: the values of its variables.

    Goals are proved from left to right, with facts before clauses, each in the order given. A negated goal is true if
    its atom has no proof; so a variable that has no value there means "for no value". With `negation="ground"` that is
    an error instead, as it is for a built-in. `depth` bounds how far clauses are applied inside each other: recursion
    over facts that go round in a circle does not end without it.

    >>> facts = [["person", "ann"], ["person", "bob"], ["age", "ann", 10], ["age", "bob", 54]]
    >>> solve([["person", "P"], ["age", "P", "A"], ["<", "A", 12]], facts)
    [{'P': 'ann', 'A': 10}]
    >>> solve([["<", "A", 12]], facts)
    Traceback (most recent call last):
    reference.logic.backward_chaining.UnboundGoal: A has no value yet in <(A, 12)
    """
    names = query_variables(goals)
    found: dict[tuple[Term, ...], Substitution] = {}
    for state in finished(goals, facts, clauses, builtins=builtins, negation=negation, depth=depth):
        values = {name: term for name, term in zip(names, state.terms, strict=True) if term != name}
        found.setdefault(state.terms, values)
    return list(found.values())


def proofs(
    goal: Any,
    facts: Sequence[Any],
    clauses: Sequence[Any] = (),
    *,
    builtins: Builtins | None = None,
    negation: Negation = "failure",
    depth: int | None = None,
) -> Iterator[dict[str, Any]]:
    """The proofs of a goal, in the order found, as trees: the goal, what it is proved by, and the proofs used.

    >>> rules = [[["grandparent", "X", "Z"], [["parent", "X", "Y"], ["parent", "Y", "Z"]]]]
    >>> next(proofs(["grandparent", "A", "C"], [["parent", "ann", "bob"], ["parent", "bob", "carl"]], rules))["goal"]
    ('grandparent', 'ann', 'carl')
    """
    for state in finished([goal], facts, clauses, builtins=builtins, negation=negation, depth=depth):
        yield proof_tree(proof_steps(state.trail))


def proof_steps(trail: Trail | None) -> list[ProofStep]:
    """The steps of a proof from the first to the last, with the values that variables have in the end."""
    steps: list[ProofStep] = []
    bindings: Substitution = {}
    while trail is not None:  # no variable is bound twice on one way, so that all unifiers together are one
        bindings |= trail.unifier
        steps.append(trail.step)
        trail = trail.before
    return [ProofStep(resolved(goal, bindings), by, parts) for goal, by, parts in reversed(steps)]


def proof_tree(steps: list[ProofStep]) -> dict[str, Any]:
    """The proof of the first goal of these steps, which are taken from the front."""
    step = steps.pop(0)
    return {"goal": step.goal, "by": step.by, "using": [proof_tree(steps) for _ in range(step.parts)]}


def finished(
    goals: Sequence[Any],
    facts: Sequence[Any],
    clauses: Sequence[Any] = (),
    *,
    builtins: Builtins | None = None,
    negation: Negation = "failure",
    depth: int | None = None,
) -> Iterator[Search]:
    """The states without goals left, in the order in which a depth-first search finds them."""
    rules = [EQUAL, *(Rule("fact", as_literal(fact), ()) for fact in facts)]
    rules += [as_rule(number, clause) for number, clause in enumerate(clauses)]
    program = Program(tuple(rules), BUILTINS if builtins is None else builtins, negation, depth)
    query = without_anonymous(tuple(map(as_literal, goals)))
    yield from searched(Search(tuple((goal, 0) for goal in query), tuple(query_variables(goals))), program)


def searched(start: Search, program: Program) -> Iterator[Search]:
    """The states without goals left that follow from a state; raises `EndlessSearch` if there is no end in sight."""
    left = [start]
    for _ in range(MOST_GOALS):
        if not left:
            return
        state = left.pop()
        if state.goals:
            left += reversed(following(state, program))
        else:
            yield state
    raise EndlessSearch(f"no end after {MOST_GOALS} goals: where facts go round in a circle, recursion needs a depth")


def query_variables(goals: Sequence[Any]) -> list[str]:
    """The variables of a query that an answer gives values to; `_` and those of negated goals alone get none."""
    positive = [literal for goal in goals if not is_negative(literal := as_literal(goal))]
    return [name for name in variables_in(tuple(positive)) if name != "_"]


def as_rule(number: int, clause: Sequence[Any]) -> Rule:
    """A clause `[head, body]` as a rule, each `_` as a variable of its own."""
    head, body = clause
    literals = without_anonymous((as_literal(head), *map(as_literal, body)))
    return Rule(number, literals[0], tuple(literals[1:]))


def following(state: Search, program: Program) -> list[Search]:
    """The states after the first goal, one for each way to prove it."""
    (goal, level), *rest = state.goals
    if is_negative(goal):
        return after_test(state, ProofStep(goal, "negation"), fails(atom_of(goal), level, program))
    if goal[0] in program.tests:
        return after_test(state, ProofStep(goal, "builtin"), program.tests[goal[0]](*arguments_of(goal)))
    found = []
    for rule in program.rules:
        if rule.head[0] != goal[0] or (rule.body and program.depth is not None and level >= program.depth):
            continue
        head, *body = renamed(rule, state.made)
        unifier = unifier_of(head, goal)
        if unifier is not None:
            goals = (*((part, level + 1) for part in body), *rest)
            step = ProofStep(goal, rule.by, len(body))
            found.append(after_step(state, goals, step, unifier))
    return found


def renamed(rule: Rule, made: int) -> tuple[Goal, ...]:
    """The head and body of a rule, its variables named for the number of the step, so that no two steps share one."""
    literals = (rule.head, *rule.body)
    fresh: tuple[Goal, ...] = substituted(literals, {name: f"_{made}_{name}" for name in variables_in(literals)})
    return fresh


def after_step(state: Search, goals: Sequence[tuple[Goal, int]], step: ProofStep, unifier: Substitution) -> Search:
    """The state with other goals, its variables replaced."""
    return Search(
        tuple((substituted(goal, unifier), level) for goal, level in goals),
        substituted(state.terms, unifier),
        state.made + 1,
        Trail(step, unifier, state.trail),
    )


def after_test(state: Search, step: ProofStep, passed: bool) -> list[Search]:
    """The state without its first goal if that is true, else none."""
    return [after_step(state, state.goals[1:], step, {})] if passed else []


def fails(atom: Goal, level: int, program: Program) -> bool:
    """Whether an atom has no proof."""
    if program.negation == "ground" and variables_in(atom):
        raise UnboundGoal(f"{variables_in(atom)[0]} has no value yet in {written_goal(negated(atom))}")
    return next(searched(Search(((atom, level),)), program), None) is None


def arguments_of(goal: Goal) -> tuple[Term, ...]:
    """The arguments of a built-in; raises `UnboundGoal` where a variable has no value yet."""
    unbound = variables_in(goal)
    if unbound:
        raise UnboundGoal(f"{unbound[0]} has no value yet in {written_goal(goal)}")
    return tuple(map(as_term, goal[1:]))


def written_goal(goal: Goal) -> str:
    """A literal as text.

    >>> written_goal(("not", ("p", "X", ("f", 3))))
    'not p(X, f(3))'
    """
    return f"not {written_term(goal[1])}" if is_negative(goal) else written_term(goal)


def written_term(term: Term) -> str:
    """A term or atom as text."""
    if not isinstance(term, tuple):
        return str(term)
    return f"{term[0]}({', '.join(map(written_term, term[1:]))})" if len(term) > 1 else str(term[0])
