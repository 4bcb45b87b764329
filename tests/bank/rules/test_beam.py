"""Tests of `reference.rules.beam`."""

from itertools import pairwise, product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from reference.rules.beam import BEAM, beam_search_rule, longer_bodies
from reference.rules.coverage import coverage_counts
from reference.rules.covering import laplace_score
from reference.rules.draws.bodies import any_rows
from tests.bank.rules.test_covering import DOLPHINS

SEEDS = st.integers(0, 10**6).map(Random)


def test_flachs_dolphins_with_two_places() -> None:
    beams = [
        {frozenset(body) for body in state.beam}
        for state in BEAM.steps(rows=DOLPHINS, target="Class", positive="+", width=2)
    ]
    gills, length = ("Gills", "no"), ("Length", "3")
    assert beams[1] == {frozenset({gills}), frozenset({length})}
    # Flach prints the body alone; of equal estimates an older one stays
    assert frozenset({gills, ("Teeth", "many")}) in beams[2]
    assert set(beam_search_rule(DOLPHINS, "Class", "+", width=2)) == {gills, ("Teeth", "many")}


@settings(max_examples=60)
@given(SEEDS)
def test_with_a_place_for_every_body_it_is_an_exhaustive_search(random: Random) -> None:
    rows = any_rows(random)
    names = [name for name in rows[0] if name != "class"]
    options = [[None, *sorted({row[name] for row in rows})] for name in names]
    label = rows[0]["class"]
    counts = [
        coverage_counts(
            [(name, value) for name, value in zip(names, values, strict=True) if value], rows, "class", label
        )
        for values in product(*options)
        if any(values)
    ]
    best = max(laplace_score(hits, hits + misses) for hits, misses in counts if hits)
    if all(row["class"] == label for row in rows):
        return
    found = beam_search_rule(rows, "class", label, width=200)
    hits, misses = coverage_counts(found, rows, "class", label)
    # a longer body of a pure one is never better
    assert laplace_score(hits, hits + misses) == best


@settings(max_examples=60)
@given(SEEDS)
def test_the_best_score_never_falls_and_the_end_is_pure_or_rests(random: Random) -> None:
    rows = any_rows(random)
    label = rows[0]["class"]
    for width in (1, 2, 3):
        states = list(BEAM.steps(rows=rows, target="class", positive=label, width=width))
        scores = [
            max(laplace_score(hits, hits + misses) for hits, misses in counts)
            for state in states[1:]
            for counts in [[coverage_counts(body, rows, "class", label) for body in state.beam]]
        ]
        assert scores == sorted(scores)
        assert all(len(state.beam) <= width for state in states)


@settings(max_examples=60)
@given(SEEDS)
def test_one_place_without_parents_is_a_greedy_search(random: Random) -> None:
    rows = any_rows(random)
    label = rows[0]["class"]
    given_ = {"rows": rows, "target": "class", "positive": label, "width": 1, "score": "accuracy"}
    states = list(BEAM.steps(**given_, keep_parents=False))
    for before, after in pairwise(states):
        shares = [
            hits / (hits + misses)
            for hits, misses in (
                coverage_counts(each, rows, "class", label) for each in longer_bodies(before.beam, rows, "class", label)
            )
        ]
        hits, misses = coverage_counts(after.beam[0], rows, "class", label)
        assert hits / (hits + misses) == max(shares)


def test_rounds_can_be_limited() -> None:
    assert len(beam_search_rule(DOLPHINS, "Class", "+", width=2, max_rounds=1)) == 1
