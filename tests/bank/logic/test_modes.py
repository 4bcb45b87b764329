"""Tests of `reference.logic.modes`: every literal of a clause is held against the places before it."""

from itertools import permutations
from random import Random

from reference.logic.draws.modes import body_modes, head_modes, moded_clause, moded_clauses
from reference.logic.modes import mode_conform, mode_fault, types_ok
from reference.logic.promises.modes import are_declarations, have_plain_terms
from reference.logic.terms import is_variable


def drawn(seed: int) -> tuple[list[list[str]], list[list[str]], list[list[object]]]:
    random = Random(seed)
    heads, bodies = head_modes(random, (1, 2)), body_modes(random, (3, 8))
    return heads, bodies, moded_clauses(random, heads, bodies)


def test_a_clause_conforms_if_and_only_if_each_beginning_of_it_does() -> None:
    for seed in range(150):
        heads, bodies, clauses = drawn(seed)
        assert are_declarations(heads, bodies)
        assert have_plain_terms(clauses)
        for head, body in clauses:
            fault = mode_fault([head, body], heads, bodies)
            conforming = [mode_conform([head, body[:n]], heads, bodies) for n in range(len(body) + 1)]
            assert conforming == [fault is None or n < fault for n in range(len(body) + 1)]


def test_a_clause_that_conforms_keeps_types_in_every_order_of_its_literals() -> None:
    kept = 0
    for seed in range(150):
        heads, bodies, clauses = drawn(seed)
        types = {mode[0]: [place[1:] for place in mode[1:]] for mode in [*heads, *bodies]}
        for head, body in clauses:
            if mode_conform([head, body], heads, bodies):
                kept += 1
                assert all(types_ok([head, list(order)], types) for order in permutations(body[:4]))
    assert kept > 100


def test_a_variable_is_new_where_it_stands_first_and_known_after() -> None:
    modes = [["next", "+station", "-station"]]
    for seed in range(50):
        head, body = moded_clause(Random(seed), [["near", "+station", "+station"]], modes)
        assert mode_conform([head, body], [["near", "+station", "+station"]], modes)
        for place, (_, known, new) in enumerate(body):
            before = {term for atom in [head, *body[:place]] for term in atom[1:] if is_variable(term)}
            assert known in before
            assert new not in before
