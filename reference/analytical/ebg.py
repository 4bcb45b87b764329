"""PROLOG-EBG: rules from explanations of positive examples. Mitchell, section 11.2, table 11.2.

An example is a dict: `goal` is a ground atom of the target, `facts` are what is known of it, `positive` is its label.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from reference.analytical.explanations import TESTS, Atom, Theory, explanations, products_of
from reference.analytical.generalizing import Method, Rule, generalize_proof
from reference.logic.backward_chaining import finished
from reference.logic.terms import as_clause, as_rule, as_term, substituted
from reference.logic.unification import most_general_unifier
from reference.process import Process

Example = Mapping[str, Any]


def covers(rule: Sequence[Any], goal: Atom, facts: Sequence[Atom]) -> bool:
    """Whether a rule proves a ground goal from facts alone, without any clause of the theory.

    >>> rule = [["safe", "X", "Y"], [["weight", "X", "V"], ["less", "V", 5]]]
    >>> covers(rule, ["safe", "box", "shelf"], [["weight", "box", 2]])
    True
    """
    head, body = as_rule(as_clause(rule))
    unifier = most_general_unifier(head, as_term(goal))
    if unifier is None:
        return False
    known = [*facts, *products_of([*facts, *body])]
    goals = [substituted(atom, unifier) for atom in body]
    return next(finished(goals, known, (), builtins=TESTS), None) is not None


def ebg_predict(rules: Sequence[Rule], goal: Atom, facts: Sequence[Atom]) -> bool:
    """Whether some learned rule covers an instance; what no rule covers is negative."""
    return any(covers(rule, goal, facts) for rule in rules)


def explained_rules(
    goal: Atom, theory: Theory, facts: Sequence[Atom], *, method: Method = "regression"
) -> tuple[Rule, ...]:
    """The different rules that the explanations of a ground goal give, in the order found."""
    clauses = tuple((as_term(head), tuple(map(as_term, body))) for head, body in theory)
    return rules_once(as_term(goal), clauses, tuple(map(as_term, facts)), method)


@lru_cache(maxsize=200)  # known mistakes explain the same examples: half the time of a build
def rules_once(goal: Atom, theory: Theory, facts: Sequence[Atom], method: Method) -> tuple[Rule, ...]:
    """The rules of all explanations, for arguments that can be compared; nobody changes the answer."""
    found: list[Rule] = []
    for proof in explanations(goal, theory, facts):
        rule = generalize_proof(proof, theory, method=method)
        if rule not in found:
            found.append(rule)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class EbgState:
    """The rules after `done` positive examples, and what the last one was: learned, covered or unexplained."""

    done: int
    outcome: str
    rules: tuple[Rule, ...]


def ebg_start(examples: Sequence[Example], theory: Theory, **_: Any) -> EbgState:
    """The state without rules, before any example."""
    return EbgState(0, "start", ())


def ebg_successors(
    state: EbgState, examples: Sequence[Example], theory: Theory, *, method: Method = "regression"
) -> tuple[EbgState, ...]:
    """The state after the next positive example, one for each different rule that an explanation of it gives."""
    positives = [example for example in examples if example["positive"]]
    if state.done == len(positives):
        return ()
    goal, facts = positives[state.done]["goal"], positives[state.done]["facts"]
    if ebg_predict(state.rules, goal, facts):
        return (EbgState(state.done + 1, "covered", state.rules),)
    new = explained_rules(goal, theory, facts, method=method)
    if not new:
        return (EbgState(state.done + 1, "unexplained", state.rules),)
    return tuple(EbgState(state.done + 1, "learned", (*state.rules, rule)) for rule in new)


EBG = Process(ebg_start, ebg_successors)


def prolog_ebg(examples: Sequence[Example], theory: Theory, *, method: Method = "regression") -> list[Rule]:
    """The rules that PROLOG-EBG learns from the first explanation of each positive example that no rule covers yet.

    >>> theory = [(("safe", "X"), [("weight", "X", "W"), ("less", "W", 5)])]
    >>> examples = [{"goal": ["safe", name], "facts": [["weight", name, kg]], "positive": True}
    ...             for name, kg in [("box", 2), ("can", 3)]]
    >>> prolog_ebg(examples, theory)
    [[['safe', 'X'], [['weight', 'X', 'Y'], ['less', 'Y', 5]]]]
    >>> len(prolog_ebg(examples, theory, method="leaves"))
    2
    """
    return list(EBG.last(examples=examples, theory=theory, method=method).rules)
