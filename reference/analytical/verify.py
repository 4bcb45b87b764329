"""Verifiers of explanations and of plans, of which many are right: every step is judged by itself."""

from collections.abc import Mapping, Sequence
from itertools import islice, pairwise, permutations
from math import isclose
from typing import Any

from reference.analytical.explanations import TESTS, TIMES, Atom, Theory, explanations
from reference.analytical.generalizing import fresh_copy
from reference.analytical.search_control import apply_moves, tower_moves, towers_to_build
from reference.flaw import Flaw, NotReadable
from reference.logic.terms import NotATerm, as_term, variables_in
from reference.logic.unification import most_general_unifier

PROOF_FORM = (
    'Return a dict with "goal", "by" and "using", such as '
    '{"goal": ["red", "a"], "by": "fact", "using": []}, or {} if there is no explanation.'
)
MOST_STEPS = 500  # of a proof, far more than any that is needed
MOST_PARTS = 6  # of a body: their orders are all tried


def explanation_flaws(answer: Any, goal: Atom, theory: Theory, facts: Sequence[Atom]) -> list[Flaw]:
    """The first step of an explanation that does not hold; none if all do, or if there is rightly no explanation."""
    provable = next(explanations(goal, theory, facts), None) is not None
    if answer == {}:
        return [Flaw("goal", 1, "unexplained", "There is an explanation.")] if provable else []
    steps = steps_of(answer)
    if steps[0][0] != as_term(goal):
        return [Flaw("goal", 1, "other_goal", "The explanation has another goal than the given one.")]
    known = {as_term(fact) for fact in facts}
    for atom, by, parts in steps:
        flaw = step_flaw(atom, by, parts, theory, known)
        if flaw is not None:
            return [flaw]
    return []


def step_flaw(atom: Any, by: Any, parts: Sequence[Any], theory: Theory, facts: set[Any]) -> Flaw | None:
    """What is wrong with one step: a goal, what it is proved by, and the goals used."""
    if variables_in(atom):
        return Flaw("variables", 1, "not_ground", f"The goal {list(atom)} still has a variable.")
    if by == "fact":
        good = atom in facts and not parts
        return None if good else Flaw("facts", 1, "no_fact", f"{list(atom)} is not among the facts.")
    if by == "builtin":
        good = is_computed(atom) and not parts
        return None if good else Flaw("tests", 1, "no_test", f"{list(atom)} is no test that holds.")
    if not 0 <= by < len(theory):
        return Flaw("clauses", 1, "no_clause", f"There is no clause with the number {by}.")
    head, *body = fresh_copy(theory[by], 0)
    if len(body) == len(parts) <= MOST_PARTS:
        # the goals used may come in any order
        for order in permutations(parts):
            if most_general_unifier(("step", head, *body), ("step", atom, *order)) is not None:
                return None
    return Flaw("clauses", 1, "clause_step", f"Clause {by} does not give {list(atom)} from the goals used.")


def is_computed(atom: Sequence[Any]) -> bool:
    """Whether an atom is a comparison or a product that holds."""
    numbers = atom[1:]
    if not all(isinstance(each, int | float) for each in numbers):
        return False
    if atom[0] == TIMES and len(numbers) == 3:
        return isclose(numbers[0] * numbers[1], numbers[2])
    return atom[0] in TESTS and len(numbers) == 2 and bool(TESTS[atom[0]](*numbers))


def steps_of(written: Any) -> list[tuple[Any, Any, list[Any]]]:
    """The steps of a written proof: goal, what proves it, and the goals used; the first is the whole proof's."""
    left, steps = [written], list[tuple[Any, Any, list[Any]]]()
    while left:
        if len(steps) == MOST_STEPS:
            raise NotReadable(f"The explanation has more than {MOST_STEPS} steps.")
        goal, by, using = node_of(left.pop(0))
        steps.append((goal, by, [node_of(each)[0] for each in using]))
        left += using
    return steps


def node_of(written: Any) -> tuple[Any, Any, list[Any]]:
    """Goal, reason and parts of a node, which may also be a list of the three; raises NotReadable for what is none."""
    if isinstance(written, Mapping):
        written = [written.get("goal"), written.get("by"), written.get("using") or []]
    if not isinstance(written, list) or len(written) != 3 or not isinstance(written[2], list):
        raise NotReadable(PROOF_FORM)
    goal, by, using = written
    try:
        atom = as_term(goal)
    except (NotATerm, ValueError):
        raise NotReadable(PROOF_FORM) from None
    whole = isinstance(by, int | float) and not isinstance(by, bool) and by == int(by)
    if not isinstance(atom, tuple) or not (by in ("fact", "builtin") or whole):
        raise NotReadable(PROOF_FORM)
    return atom, int(by) if whole else by, using


def one_explanation(goal: Atom, theory: Theory, facts: Sequence[Atom]) -> bool:
    """Whether there is at most one explanation, up to the order of the goals used."""
    return len(list(islice(explanations(goal, theory, facts), 2))) < 2


MOVES_FORM = 'Return a list of moves, such as ["MT a", "MS b"].'


def tower_flaws(answer: Any, stack: Sequence[str], table: Sequence[str], goals: Sequence[Sequence[str]]) -> list[Flaw]:
    """The flaw of a plan: the first move that is not legal, or a goal that does not hold in the end."""
    if isinstance(answer, dict):  # a series with an index of its own
        answer = list(answer.values())
    if not isinstance(answer, list):
        raise NotReadable(MOVES_FORM)
    moves = [move_of(written) for written in answer]
    for place in range(len(moves)):
        if apply_moves(stack, table, moves[: place + 1]) is None:
            return [Flaw("moves", 1, "illegal_move", f"Move {place + 1}, {moves[place]}, cannot be made.")]
    built = (apply_moves(stack, table, moves) or ([], set()))[0]
    pairs = [(block, other) for other, block in pairwise(built)]
    unmet = [goal for goal in goals if tuple(goal) not in pairs]
    if unmet:
        return [Flaw("goals", 1, "goal_unmet", f"In the end, {unmet[0][0]} is not right on {unmet[0][1]}.")]
    if len(moves) > len(tower_moves(stack, table, goals)):
        return [Flaw("moves", 0.5, "longer", "All goals hold in the end, but fewer moves are enough.")]
    return []


def move_of(written: Any) -> str:
    """A move as text, which may also come as its two words; raises NotReadable for what is none."""
    words = written if isinstance(written, list) else [written]
    if not words or not all(isinstance(word, str) for word in words):
        raise NotReadable(MOVES_FORM)
    return " ".join(" ".join(words).split())


def one_tower_plan(stack: Sequence[str], table: Sequence[str], goals: Sequence[Sequence[str]]) -> bool:
    """Whether only one plan has the fewest moves."""
    return towers_to_build(stack, goals) <= 1
