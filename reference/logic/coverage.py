"""Learning from entailment: which examples a theory covers. Blockeel, sections 15.3 and 15.5.4; Mitchell, section 10.7.

An example is a definite clause `(head, body)`: what is known of it, and what has to follow. A theory is a list of
definite clauses without functions, in which every variable of a head stands in the body; a fact has no body.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from typing import Any, Literal

from reference.logic.forward_chaining import Atom, as_atoms, instance, least_model
from reference.logic.subsumption import subsumes
from reference.logic.terms import names_in, variables_in

Theory = Sequence[Sequence[Any]]  # clauses (head, body)
Example = Sequence[Any]  # a clause (head, body)
Relation = Literal["entailment", "theta"]


def example_clause(fact: Sequence[str], description: Iterable[Sequence[str]]) -> tuple[Atom, tuple[Atom, ...]]:
    """An example as a clause: the fact follows from its description. A negative example has the same form.

    >>> example_clause(["acid", "m1"], [["atom", "m1", "c"]])
    (('acid', 'm1'), (('atom', 'm1', 'c'),))
    """
    return tuple(fact), tuple(as_atoms(description))


def with_new_constants(example: Example, theory: Theory) -> tuple[Atom, list[Atom]]:
    """An example whose variables have become constants that stand nowhere else.

    >>> with_new_constants((("p", "X"), [("q", "X", "Y")]), [(("p", "c1"), [])])
    (('p', 'c2'), [('q', 'c2', 'c3')])
    """
    head, body = example
    taken = {*names_in([head, body]), *names_in(theory)}
    free = (name for number in count(1) if (name := f"c{number}") not in taken)
    values = dict(zip(variables_in([head, body]), free, strict=False))  # there are always more numbers
    return instance(head, values), [instance(atom, values) for atom in body]


def covers_by_entailment(hypothesis: Theory, background: Theory, example: Example) -> bool:
    """Whether a hypothesis and the background together entail an example: with its body, its head follows.

    Blockeel, definition 15.1. Mitchell calls it induction as inverted deduction, section 10.7.

    >>> background = [(("parent", "X", "Y"), [("father", "X", "Y")])]
    >>> hypothesis = [(("child", "X", "Y"), [("parent", "Y", "X")])]
    >>> covers_by_entailment(hypothesis, background, (("child", "bob", "sue"), [("father", "sue", "bob")]))
    True
    """
    theory = [*hypothesis, *background]
    head, body = with_new_constants(example, theory)
    return head in theory_model(body, theory)


def theory_model(facts: Iterable[Sequence[str]], theory: Theory) -> set[Atom]:
    """Every fact that follows from facts and a theory, whose clauses without a body are facts too.

    >>> sorted(theory_model([], [(("p", "a"), []), (("q", "X"), [("p", "X")])]))
    [('p', 'a'), ('q', 'a')]
    """
    # forward chaining begins with the facts: without any it would apply no clause
    return least_model([*facts, *(head for head, body in theory if not body)], theory)


def covers_by_theta(hypothesis: Theory, example: Example) -> bool:
    """Whether one clause of a hypothesis θ-subsumes an example, as in GOLEM. Blockeel, section 15.5.4.

    Clauses that only together give the head do not cover it so, and nothing is known besides the example.

    >>> chain = [(("p", "X"), [("q", "X")]), (("q", "X"), [("r", "X")])]
    >>> example = (("p", "a"), [("r", "a")])
    >>> covers_by_theta(chain, example), covers_by_entailment(chain, [], example)
    (False, True)
    """
    return any(subsumes(clause, example) for clause in hypothesis)


def theory_errors(
    hypothesis: Theory,
    background: Theory,
    positives: Sequence[Example],
    negatives: Sequence[Example],
    *,
    covers: Relation = "entailment",
) -> dict[str, list[int]]:
    """The positive examples that a hypothesis misses, and the negative ones that it covers, by their places.

    >>> clause = (("likes", "X"), [("edible", "X")])
    >>> theory_errors([clause], [], [(("likes", "a"), [("edible", "a")]), (("likes", "b"), [])], [(("likes", "c"), [])])
    {'missed': [1], 'wrong': []}
    """
    relations: Mapping[Relation, Callable[[Example], bool]] = {
        "entailment": lambda example: covers_by_entailment(hypothesis, background, example),
        "theta": lambda example: covers_by_theta(hypothesis, example),
    }
    is_covered = relations[covers]
    return {
        "missed": [place for place, example in enumerate(positives) if not is_covered(example)],
        "wrong": [place for place, example in enumerate(negatives) if is_covered(example)],
    }


def is_complete(
    hypothesis: Theory, background: Theory, positives: Sequence[Example], *, covers: Relation = "entailment"
) -> bool:
    """Whether a hypothesis covers every positive example; true if there are none. Blockeel, definition 15.2."""
    return not theory_errors(hypothesis, background, positives, [], covers=covers)["missed"]


def is_consistent(
    hypothesis: Theory, background: Theory, negatives: Sequence[Example], *, covers: Relation = "entailment"
) -> bool:
    """Whether a hypothesis covers no negative example; true if there are none. Blockeel, definition 15.2.

    It is not asked whether the hypothesis has a model.
    """
    return not theory_errors(hypothesis, background, [], negatives, covers=covers)["wrong"]


def abductive_check(
    new_facts: Sequence[Sequence[str]],
    background: Theory,
    positives: Sequence[Sequence[str]],
    negatives: Sequence[Sequence[str]],
    target: str,
) -> dict[str, Any]:
    """Whether assumed facts make all positive facts follow and no negative one, and what else of the target follows.

    Blockeel, example 15.19: the new facts may be about any predicate.

    >>> rule = (("p", "X", "Y"), [("q", "X"), ("r", "Y")])
    >>> abductive_check([("q", "a"), ("r", "b"), ("r", "d")], [rule], [("p", "a", "b")], [("p", "b", "a")], "p")
    {'ok': True, 'extra': [('p', 'a', 'd')]}
    """
    model, wanted = theory_model(new_facts, background), as_atoms(positives)
    return {
        "ok": explains(new_facts, background, positives, negatives),
        "extra": sorted(atom for atom in model if atom[0] == target and atom not in wanted),
    }


def explains(
    new_facts: Sequence[Sequence[str]],
    background: Theory,
    positives: Sequence[Sequence[str]],
    negatives: Sequence[Sequence[str]],
) -> bool:
    """Whether assumed facts make all positive facts follow, and no negative one."""
    model = theory_model(new_facts, background)
    return model.issuperset(as_atoms(positives)) and model.isdisjoint(as_atoms(negatives))
