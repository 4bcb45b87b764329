"""Rules out of explanations: their leaves, or the goal regressed through them. Mitchell, section 11.2.1."""

from collections.abc import Sequence
from itertools import count
from typing import Any, Literal

from reference.analytical.explanations import TESTS, TIMES, Atom, Proof, Theory
from reference.logic.terms import Substitution, Term, as_lists, as_term, substituted, variables_in
from reference.logic.unification import resolved, unified

Method = Literal["regression", "leaves"]
Rule = list[Any]  # [head, body]
NAMES = ("X", "Y", "Z", "U", "V", "W")


def generalize_proof(proof: Proof, theory: Theory, *, method: Method = "regression") -> Rule:
    """The rule that an explanation gives, by regression, or by its leaves as Mitchell prints it.

    >>> theory = [(("safe", "X", "Y"), [("heavy", "Y", "W"), ("less", 4, "W")])]
    >>> leaves = [{"goal": ["heavy", "shelf", 9], "by": "fact", "using": []},
    ...           {"goal": ["less", 4, 9], "by": "builtin", "using": []}]
    >>> proof = {"goal": ["safe", "box", "shelf"], "by": 0, "using": leaves}
    >>> generalize_proof(proof, theory)
    [['safe', 'X', 'Y'], [['heavy', 'Y', 'Z'], ['less', 4, 'Z']]]
    >>> generalize_proof(proof, theory, method="leaves")
    [['safe', 'X', 'Y'], [['heavy', 'Y', 9]]]
    """
    return regressed(proof, theory) if method == "regression" else leaf_rule(proof)


def regressed(proof: Proof, theory: Theory) -> Rule:
    """The weakest conditions under which the same proof goes through: its leaves with the variables of the clauses."""
    goal = as_term(proof["goal"])
    general = (goal[0], *(f"_goal_{place}" for place in range(len(goal) - 1)))
    bindings: Substitution = {}
    leaves: list[Term] = []
    left: list[tuple[Proof, Term]] = [(proof, general)]
    copies = count()
    while left:
        node, atom = left.pop(0)
        if isinstance(node["by"], str):  # a fact, or a test: it stays as it is
            leaves.append(atom)
            continue
        head, *body = fresh_copy(theory[int(node["by"])], next(copies))
        extended = unified(atom, head, bindings)
        if extended is None:
            raise ValueError(f"clause {node['by']} does not prove {node['goal']}")
        bindings = extended
        left = [*zip(node["using"], body, strict=True), *left]
    return neat(resolved(("rule", general, *leaves), bindings)[1:])


def fresh_copy(clause: Sequence[Any], number: int) -> tuple[Term, ...]:
    """The head and body of a clause with variables that no other copy has."""
    head, body = clause
    literals = (as_term(head), *map(as_term, body))
    copied: tuple[Term, ...] = substituted(literals, {name: f"_{number}_{name}" for name in variables_in(literals)})
    return copied


def leaf_rule(proof: Proof) -> Rule:
    """The facts of a proof with a variable for each name of the goal; other constants stay, tests are left out."""
    variables = {name: f"_{place}" for place, name in enumerate(dict.fromkeys(proof["goal"][1:]))}
    kept = [atom for atom in leaves_of(proof) if atom[0] not in (TIMES, *TESTS)]
    return neat([(atom[0], *(variables.get(term, term) for term in atom[1:])) for atom in (proof["goal"], *kept)])


def leaves_of(proof: Proof) -> list[Atom]:
    """The goals of a proof that no clause proves, from left to right."""
    if isinstance(proof["by"], str):
        return [proof["goal"]]
    return [leaf for each in proof["using"] for leaf in leaves_of(each)]


def neat(atoms: Sequence[Term]) -> Rule:
    """The first of some atoms as the head, the others as the body; variables are X, Y, Z, ..."""
    names = variables_in(tuple(atoms))
    short = {name: NAMES[place] if place < len(NAMES) else f"V{place}" for place, name in enumerate(names)}
    head, *body = (as_lists(substituted(tuple(atom), short)) for atom in atoms)
    return [head, body]


def both_rules(proof: Proof, theory: Theory) -> dict[str, Rule]:
    """The rule by the leaves of an explanation, and the rule by regression."""
    return {"leaves": leaf_rule(proof), "regression": regressed(proof, theory)}
