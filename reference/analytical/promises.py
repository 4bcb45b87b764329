"""Promises about domain theories, rows and networks: what exercises say of every input."""

from collections.abc import Mapping, Sequence
from itertools import islice
from typing import Any

from reference.analytical.explanations import explanations
from reference.analytical.generalizing import leaves_of
from reference.analytical.propositional import Row, Theory, as_a_set, heads_of, proposition_of
from reference.logic.terms import is_variable, variables_in
from reference.shared.promises import are_distinct, have_one_length, have_same_columns


def is_domain_theory(theory: Theory, *, negations: bool = False) -> bool:
    """Whether no clause and nothing in a body comes twice, only attributes are negated, and no circles exist."""
    heads = heads_of(theory)
    signed = [each for _, body in theory for each in body if not isinstance(each, str)]
    return (
        len(theory) > 0
        and are_distinct(map(as_a_set, theory))
        and all(are_distinct(map(proposition_of, body)) for _, body in theory)
        and all(negations and each[0] == "not" and each[1] not in heads for each in signed)
        and has_an_order(theory)
    )


def has_an_order(theory: Theory) -> bool:
    """Whether heads can be listed so that every body has only attributes and heads listed before."""
    left = heads_of(theory)
    while left:
        ready = [
            head
            for head in left
            if not any(proposition_of(each) in left for name, body in theory if name == head for each in body)
        ]
        if not ready:
            return False
        left = [head for head in left if head not in ready]
    return True


def is_about_rows(theory: Theory, rows: Sequence[Row], target: str) -> bool:
    """Whether rows have the attributes of a theory and the target, whose label some clause may prove, as columns."""
    heads = {*heads_of(theory)}
    attributes = {proposition_of(each) for _, body in theory for each in body} - heads
    return (
        len(rows) > 0
        and have_same_columns(rows)
        and target in heads
        and attributes <= rows[0].keys()
        and rows[0].keys() & heads == {target}
        and all(isinstance(value, bool) for row in rows for value in row.values())
    )


def has_names_for_units(theory: Theory) -> bool:
    """Whether the names of a theory are none that a network uses otherwise."""
    names = {name for head, body in theory for name in (head, *map(proposition_of, body))}
    return all(name.isidentifier() and name != "bias" for name in names)


def leads_to(theory: Theory, target: str) -> bool:
    """Whether every head but the target stands in some body, and the target in none."""
    used = {proposition_of(each) for _, body in theory for each in body}
    return {*heads_of(theory)} - used == {target}


def are_examples_with_slopes(
    targets: Sequence[float],
    outputs: Sequence[float],
    target_slopes: Sequence[Sequence[float]],
    output_slopes: Sequence[Sequence[float]],
    theory_outputs: Sequence[float],
) -> bool:
    """Whether each example has a target, two outputs and two rows of slopes, all rows of one length."""
    lengths = {len(targets), len(outputs), len(theory_outputs), len(target_slopes), len(output_slopes)}
    return len(targets) > 0 and len(lengths) == 1 and have_one_length([*target_slopes, *output_slopes])


COMPUTED = {"times": 4, "less": 3}  # predicates of tests, and the length of their atoms
MOST_EXPLANATIONS = 60


def is_horn_theory(theory: Sequence[Sequence[Any]], facts: Sequence[Sequence[Any]]) -> bool:
    """Whether clauses and facts are well formed, no clause is about a predicate of facts, and no circles exist."""
    heads = {head[0] for head, _ in theory}
    atoms = [*facts, *(atom for head, body in theory for atom in (head, *body))]
    lengths = {atom[0]: len(atom) for atom in atoms}
    return (
        len(theory) > 0
        and are_distinct([list(fact) for fact in facts])
        and all(len(atom) > 1 and len(atom) == lengths[atom[0]] and atom[0][:1].islower() for atom in atoms)
        and all(lengths.get(name, length) == length for name, length in COMPUTED.items())
        and all(term != "_" and isinstance(term, str | int) for atom in atoms for term in atom[1:])
        and not {fact[0] for fact in facts} & {*heads, *COMPUTED}
        and not heads & COMPUTED.keys()
        and not variables_in(tuple(map(tuple, facts)))
        and all(body and has_known_numbers(head, body, heads) for head, body in theory)
        and has_an_order([[head[0], [atom[0] for atom in body]] for head, body in theory])
    )


def has_known_numbers(head: Sequence[Any], body: Sequence[Sequence[Any]], heads: set[str]) -> bool:
    """Whether each variable of a head or test has a value by then, and only numbers of facts are multiplied."""
    known: set[str] = set()
    of_facts: set[str] = set()
    for atom in body:
        names = {*variables_in(tuple(atom))}
        if atom[0] == "times":
            if not {*variables_in(tuple(atom[:3]))} <= of_facts:
                return False
            known |= names
        elif atom[0] == "less":
            if not names <= known:
                return False
        else:
            known |= names
            of_facts |= names if atom[0] not in heads else set()
    return {*variables_in(tuple(head))} <= known


def is_explainable(goal: Sequence[Any], theory: Sequence[Sequence[Any]], facts: Sequence[Sequence[Any]]) -> bool:
    """Whether a goal is about names, a clause has its predicate, only numbers are compared, explanations are few."""
    if not is_horn_theory(theory, facts) or not all(is_name(term) for term in goal[1:]):
        return False
    if not any((head[0], len(head)) == (goal[0], len(goal)) for head, _ in theory):
        return False
    try:
        return sum(1 for _ in islice(explanations(goal, theory, facts), MOST_EXPLANATIONS + 1)) <= MOST_EXPLANATIONS
    except (TypeError, ValueError):  # a name is compared, or the search is long
        return False


def is_name(term: object) -> bool:
    """Whether a term is a constant that is no number."""
    return isinstance(term, str) and not is_variable(term)


def is_explanation(proof: Mapping[str, Any], theory: Sequence[Sequence[Any]]) -> bool:
    """Whether a proof of a goal about names by a clause holds if its own leaves are the facts, bodies in order."""
    facts = [list(leaf) for leaf in dict.fromkeys(tuple(leaf) for leaf in leaves_of(dict(proof)))]
    facts = [fact for fact in facts if fact[0] not in COMPUTED]
    return (
        is_explainable(proof["goal"], theory, facts)
        and isinstance(proof["by"], int)
        and any(each == proof for each in explanations(proof["goal"], theory, facts))
    )


def are_explainable(examples: Sequence[Mapping[str, Any]], theory: Sequence[Sequence[Any]]) -> bool:
    """Whether every example has a goal of one predicate, facts that fit the theory, and a label."""
    return (
        any(example["positive"] is True for example in examples)
        and all(isinstance(example["positive"], bool) for example in examples)
        and len({(example["goal"][0], len(example["goal"])) for example in examples}) == 1
        and all(is_explainable(example["goal"], theory, example["facts"]) for example in examples)
        and is_horn_theory(theory, [])
    )


def is_stacking_task(stack: Sequence[str], table: Sequence[str], goals: Sequence[Sequence[str]]) -> bool:
    """Whether blocks are different, and goals want at most one block on and under each, in no circle."""
    blocks = [*stack, *table]
    upper, lower = [block for block, _ in goals], [below for _, below in goals]
    return (
        are_distinct(blocks)
        and all(block.isidentifier() for block in blocks)
        and len(goals) > 0
        and are_distinct(upper)
        and are_distinct(lower)
        and {*upper, *lower} <= {*blocks}
        and has_an_order([[block, [below]] for block, below in goals])
    )


def is_focl_task(
    target: str,
    positives: Sequence[Sequence[str]],
    negatives: Sequence[Sequence[str]],
    facts: Sequence[Sequence[str]],
    theory: Sequence[Sequence[Any]],
) -> bool:
    """Whether examples are different tuples of one length, and facts and theory are well formed and fit them."""
    lengths = {len(each) for each in (*positives, *negatives)}
    atoms = [atom for head, body in theory for atom in (head, *body)]
    return (
        min(len(positives), len(negatives), len(facts)) > 0
        and are_distinct([list(each) for each in (*positives, *negatives)])
        and len(lengths) == 1
        and lengths <= {1, 2}
        and (not theory or is_horn_theory(theory, facts))
        and all(is_name(term) for fact in facts for term in fact[1:])
        and all(is_variable(term) for atom in atoms for term in atom[1:])
        and all(atom[0] not in COMPUTED for atom in atoms)
        and all(are_distinct(head[1:]) for head, _ in theory)
        and all(len(head) == len(positives[0]) + 1 for head, _ in theory if head[0] == target)
        and all(atom[0] != target for _, body in theory for atom in body)
        and all(fact[0] != target for fact in facts)
    )
