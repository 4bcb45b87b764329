"""Tests of FOCL against FOIL, and of what it adds of a theory."""

from itertools import product
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from reference.analytical.draws import focl as draws
from reference.analytical.focl import FOCL, operational_bodies, scored_bodies
from reference.analytical.promises import is_focl_task
from reference.logic.foil import FOIL, bindings, closed_world_negatives, covered, most_general

SEEDS = st.integers(0, 10**6).map(Random)


@settings(max_examples=20, deadline=None)
@given(SEEDS)
def test_without_a_theory_it_is_foil(random: Random) -> None:
    facts = draws.focl_facts(random)
    positives = draws.focl_positives(random, facts, draws.focl_theory(random))
    negatives = closed_world_negatives(draws.NAMES, positives)
    assume(negatives)
    foil = FOIL.steps(target="busy", constants=draws.NAMES, positives=positives, facts=facts)
    focl = FOCL.steps(target="busy", positives=positives, negatives=negatives, facts=facts, theory=[], most=3)
    assert list(foil) == list(focl)


@settings(max_examples=20, deadline=None)
@given(SEEDS, st.sampled_from([1, 2]))
def test_gains_are_those_of_counted_bindings(random: Random, arguments: int) -> None:
    facts, theory = draws.focl_facts(random), draws.focl_theory(random, arguments)
    positives = draws.focl_positives(random, facts, theory, arguments)
    negatives = draws.focl_negatives(random, positives, facts)
    assume(negatives)
    assert is_focl_task("busy", positives, negatives, facts, theory)
    clause = most_general("busy", positives)
    for body, counts in scored_bodies(clause, positives, negatives, facts, theory).items():
        after = (clause[0], body)
        assert counts.p1 == len(bindings(after, positives, facts))
        assert counts.n1 == len(bindings(after, negatives, facts))
        assert counts.t == len(covered(after, positives, facts))  # before the first candidate: a binding an example


def test_every_way_to_rewrite_a_body_is_a_candidate() -> None:
    theory = [
        [["busy", "A"], [["hub", "A"], ["hub", "B"], ["link", "A", "B"]]],
        [["hub", "P"], [["big", "P"]]],
        [["hub", "P"], [["link", "P", "Q"]]],
    ]
    found = [{atom[0] + atom[1] for atom in body} for _, body in operational_bodies(theory, "busy")]
    kinds = [{f"{one}A", f"{other}B", "linkA"} for one, other in product(("big", "link"), repeat=2)]
    assert sorted(map(sorted, found)) == sorted(map(sorted, kinds))
