"""Conditions on drawn theories, rows and networks."""

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.analytical.consistency import agreements, predicts_all
from reference.analytical.draws.toys import every_hypothesis
from reference.analytical.explanations import TESTS, explain
from reference.analytical.focl import FOCL, scored_bodies
from reference.analytical.mistakes.explanations import atoms_apart, first_choices
from reference.analytical.mistakes.focl import (
    FOCL_BELIEVING,
    FOCL_SHARING,
    FOCL_WITH_FIRST,
    FOCL_WITHOUT_NEW_VARIABLES,
)
from reference.analytical.mistakes.propositional import quality_in_turn
from reference.analytical.mistakes.search_control import all_taken_down, in_the_order_given
from reference.analytical.propositional import theory_quality
from reference.logic.foil import FoilState
from reference.logic.terms import is_variable
from reference.process import Process


def clause_order_matters(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether going through the clauses once, in their order, misses some row that the theory proves."""
    return bool(quality_in_turn(**args)["predictions"] != theory_quality(**args)["predictions"])


def negates_something(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a body has a negated attribute."""
    return any(not isinstance(each, str) for _, body in args["theory"] for each in body)


def some_head_has_clauses(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some head has several clauses, and some body has a negated attribute."""
    heads = [head for head, _ in args["theory"]]
    return len({*heads}) < len(heads) and negates_something(args, expected)


def some_trust_is_zero(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether EBNN ignores the theory for some examples, by far, and not for others."""
    errors = [abs(theory - target) for theory, target in zip(args["theory_outputs"], args["targets"], strict=True)]
    return bool(max(errors) > args["c"] + 0.1 and min(errors) < args["c"] - 0.1)


def terms_are_apart(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether no error is small, those of the two slopes have opposite signs, and the theory predicts too little."""
    first, second = (one - other for one, other in zip(args["target_slopes"], args["output_slopes"], strict=True))
    below = args["target"] - args["theory_output"]
    return bool(
        first * second < 0
        and min(abs(first), abs(second), abs(first + second), expected["value"]) > 0.25
        and 0.3 < below < args["c"] - 0.5
        and abs(below - abs(args["target"] - args["output"])) > 0.3
    )


def first_choices_fail(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a goal has an explanation, and not one in which the first fact that fits is kept each time."""
    return bool(expected) and not first_choices(**args)


def numbers_decide(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a goal has an explanation, and another one comes first if every comparison is taken for true."""
    return bool(expected) and explain(**args, builtins={"less": lambda one, other: True}) != expected


def variables_mislead(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether each atom of some clauses has an explanation by itself, and the goal has none."""
    return not expected and bool(atoms_apart(**args))


def explanation_has_steps(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a proof has a step by a clause below its first, and its two rules are different."""
    below = [each for each in args["proof"]["using"] if each["using"]]
    return bool(below) and expected["leaves"] != expected["regression"]


def tests_and_constants(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a regressed rule has a test, and a constant or a clause that is used twice."""
    body = expected["regression"][1]
    constants = [term for atom in body for term in atom[1:] if not is_variable(term)]
    used = re.findall(r"'by': (\d+)", str(args["proof"]))
    return any(atom[0] in TESTS for atom in body) and bool(constants or len({*used}) < len(used))


def goal_order_matters(args: Mapping[str, Any], expected: list[str]) -> bool:
    """Whether the goals, taken in the order given, do not lead to the right tower."""
    return in_the_order_given(**args) != expected


def part_of_stack_stays(args: Mapping[str, Any], expected: list[str]) -> bool:
    """Whether taking down the whole stack is longer, and something is taken down and stacked."""
    return len(all_taken_down(**args)) > len(expected) and {move[:2] for move in expected} == {"MS", "MT"}


def several_clauses_used(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a goal has an explanation with two steps by clauses or more."""
    return len(re.findall(r"'by': \d", str(expected))) > 1


def covered_crate_matters(args: Mapping[str, Any], expected: list[str]) -> bool:
    """Whether a crate has to be taken off one that a goal wants another crate on."""
    stack, below = args["stack"], dict(args["goals"])
    return moves_down(expected) > taken_down(stack, lambda under, block: below.get(block, under) == under)


def misplaced_crate_matters(args: Mapping[str, Any], expected: list[str]) -> bool:
    """Whether a crate has to be taken off one that it is not wanted on, and on which nothing else is wanted."""
    stack, above = args["stack"], {below: block for block, below in args["goals"]}
    return moves_down(expected) > taken_down(stack, lambda under, block: above.get(under, block) == block)


def taken_down(stack: Sequence[str], fits: Callable[[str | None, str], bool]) -> int:
    """How many crates stand on the highest part of a stack whose crates all fit on those right below them."""
    pairs = zip([None, *stack], stack, strict=False)
    return len(stack) - next((place for place, pair in enumerate(pairs) if not fits(*pair)), len(stack))


def moves_down(moves: Sequence[str]) -> int:
    """How many moves take a crate to the table."""
    return sum(move.startswith("MT") for move in moves)


APART = 1e-6  # bits: gains that differ by less may be exchanged by rounding in floats, unless they are equal
TIED = 3  # candidates at most: each tie multiplies the traces that are right


def focl_steps(args: Mapping[str, Any]) -> list[tuple[FoilState, int]]:
    """The states of FOCL after its start, each with how many atoms were added."""
    states = list(FOCL.steps(**{name: args[name] for name in FOCL_ARGUMENTS}))
    sizes = [len(state.clause[1]) for state in states]
    return [
        (state, size - before if size > before else size)
        for state, before, size in zip(states[1:], sizes, sizes[1:], strict=False)
    ]


def theory_is_used(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether FOCL adds a body of several atoms, and a literal or a further clause, in two to six steps."""
    sizes = [len(step["clause"][1]) for step in expected]
    added = [size - before if size > before else size for before, size in pairwise(sizes)]
    return 2 <= len(added) <= 6 and max(added) > 1


def focl_differs(
    inputs: Mapping[str, Any], right: Sequence[Mapping[str, Any]], process: Process[FoilState] = FOCL, **bound: Any
) -> bool:
    """Whether another process than FOCL, or FOCL with another convention, has other gains or lengths of bodies."""
    states = process.steps(**{name: inputs[name] for name in FOCL_ARGUMENTS}, **bound)
    wrong = [(round(state.gain, 9), len(state.clause[1])) for state in states]
    return wrong != [(round(step["gain"], 9), len(step["clause"][1])) for step in right]


def belief_fails(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether FOCL differs if every clause begins with a body of the theory that gains something."""
    return focl_differs(args, expected, FOCL_BELIEVING)


def shared_names_fail(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether FOCL differs if atoms of the theory are replaced without new names for variables."""
    return focl_differs(args, expected, FOCL_SHARING)


def first_clauses_fail(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether FOCL differs if atoms of the theory are replaced by the first body only that they could have."""
    return focl_differs(args, expected, FOCL_WITH_FIRST)


def new_variables_matter(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether FOCL differs if its literals have no new variables."""
    return focl_differs(args, expected, FOCL_WITHOUT_NEW_VARIABLES)


def counts_differ(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether FOCL differs if it counts examples in place of bindings."""
    other = {"bindings": "examples", "examples": "bindings"}[args["count"]]
    return focl_differs(args, expected, count=other)


def clear_focl_gains(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether at every step of FOCL few candidates are best, and no other has nearly the same gain."""
    for after, atoms in focl_steps(args):
        clause = (after.clause[0], after.clause[1][:-atoms])
        scored = scored_bodies(clause, after.left, args["negatives"], args["facts"], args["theory"]).values()
        top = max(counts.rank for counts in scored)
        best = sum(counts.rank == top for counts in scored)
        if best > TIED or sum(counts.gain > after.gain - APART for counts in scored) > best:
            return False
    return True


FOCL_ARGUMENTS = ("target", "positives", "negatives", "facts", "theory")


def knowledge_excludes(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the background excludes hypotheses that fit the examples, and leaves some that it does not entail."""
    fitting = [each for each in every_hypothesis() if predicts_all(each, args["data"], "safe")]
    allowed = [agreements(each, args["background"], "safe") for each in fitting]
    kept = [each for each in allowed if any(each)]
    return len(kept) > 2 and len(allowed) - len(kept) > 1 and sum(not all(each) for each in kept) > 1
