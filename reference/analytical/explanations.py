"""Explanations of examples with a domain theory of Horn clauses. Mitchell, sections 11.1 and 11.2.

A clause is `(head, body)`, a list of atoms; facts are ground atoms. Two predicates are computed: `times(A, B, C)` says
that C is the product of A and B, `less(A, B)` that A is below B. An explanation is a proof of docs/shapes.md.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from operator import lt
from typing import Any, Literal

from reference.logic.backward_chaining import proofs
from reference.logic.terms import NOT, as_lists

Atom = Sequence[Any]
Theory = Sequence[Sequence[Any]]  # pairs of a head and a body
Proof = dict[str, Any]  # {"goal": atom, "by": number of a clause, "fact" or "builtin", "using": proofs}
TESTS: Mapping[str, Callable[..., bool]] = {"less": lt}
TIMES = "times"
UNUSABLE = (("no_goal_asks_this",), ())  # keeps the numbers of the other clauses


def explain(
    goal: Atom,
    theory: Theory,
    facts: Sequence[Atom],
    *,
    builtins: Mapping[str, Callable[..., bool]] | None = None,
    negation: Literal["skip", "failure"] = "skip",
) -> Proof | None:
    """The first explanation of a ground goal that backward chaining finds; None if there is none.

    Mitchell's printed explanation of SafeToStack takes a negated goal for not provable (`"skip"`): by negation as
    failure, his first clause would prove it in one step.

    >>> theory = [(("safe", "X", "Y"), [("lighter", "X", "Y")]),
    ...           (("lighter", "X", "Y"), [("weight", "X", "V"), ("weight", "Y", "W"), ("less", "V", "W")])]
    >>> found = explain(("safe", "box", "shelf"), theory, [("weight", "box", 2), ("weight", "shelf", 9)])
    >>> found["by"], [each["by"] for each in found["using"][0]["using"]]
    (0, ['fact', 'fact', 'builtin'])
    >>> explain(("safe", "shelf", "box"), theory, [("weight", "box", 2), ("weight", "shelf", 9)])
    """
    return next(explanations(goal, theory, facts, builtins=builtins, negation=negation), None)


def explanation_or_nothing(goal: Atom, theory: Theory, facts: Sequence[Atom]) -> Proof:
    """The first explanation of a ground goal; the empty dict if there is none."""
    return explain(goal, theory, facts) or {}


def explanations(
    goal: Atom,
    theory: Theory,
    facts: Sequence[Atom],
    *,
    builtins: Mapping[str, Callable[..., bool]] | None = None,
    negation: Literal["skip", "failure"] = "skip",
) -> Iterator[Proof]:
    """Every explanation of a ground goal, in the order in which backward chaining finds them."""
    usable = [UNUSABLE if negation == "skip" and has_negation(clause) else clause for clause in theory]
    known = [*facts, *products_of([*facts, *(atom for _, body in theory for atom in body)])]
    for tree in proofs(goal, known, usable, builtins=TESTS if builtins is None else builtins):
        yield with_computed(tree)


def has_negation(clause: Sequence[Any]) -> bool:
    """Whether a body has a negated atom."""
    return any(atom[0] == NOT for atom in clause[1])


def products_of(atoms: Sequence[Atom]) -> list[Atom]:
    """The products of all pairs of numbers that stand in some atoms, as facts: a product is not multiplied again.

    >>> products_of([("volume", "box", 2), ("density", "box", 3)])
    [('times', 2, 2, 4), ('times', 2, 3, 6), ('times', 3, 2, 6), ('times', 3, 3, 9)]
    """
    numbers = dict.fromkeys(term for atom in atoms for term in atom[1:] if isinstance(term, int | float))
    return [(TIMES, one, other, one * other) for one, other in product(numbers, repeat=2)]


def with_computed(tree: Proof) -> Proof:
    """A proof with lists for its goals, in which products are built-in."""
    by = "builtin" if tree["goal"][0] == TIMES else tree["by"]
    return {"goal": as_lists(tree["goal"]), "by": by, "using": [with_computed(each) for each in tree["using"]]}
