"""Tests of `reference.version_spaces.lattice`."""

from itertools import product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from reference.version_spaces.draws.conjunctions import domains
from reference.version_spaces.draws.lattices import hypothesis_over
from reference.version_spaces.hypotheses import Domains, Hypothesis, all_hypotheses, covers, generalised, more_general
from reference.version_spaces.lattice import (
    INTERNAL_LGG,
    lgg,
    meet,
    minimal_generalizations,
    minimal_specializations,
)

SEEDS = st.integers(0, 10**6).map(Random)
ANIMALS = [  # species, type, size and covering of Blockeel's table 2.1
    ["canary", "dog", "horse", "penguin", "sparrow", "mouse", "cat", "elephant"],
    ["bird", "mammal"],
    ["small", "medium", "large"],
    ["feathers", "hair"],
]


def extension(hypothesis: Hypothesis, among: Domains) -> set[tuple[str, ...]]:
    return {each for each in product(*among) if covers(hypothesis, each)}


def test_blockeels_lattice_of_animals_has_37_concepts_and_87_edges() -> None:
    among = ANIMALS[1:]
    every = all_hypotheses(among)
    below = {h: minimal_specializations(h, among) for h in every}
    assert (len(every), sum(map(len, below.values()))) == (37, 87)
    assert len(minimal_specializations(["?", "bird", "?", "feathers"], ANIMALS)) == 11


@given(SEEDS)
def test_neighbours_have_nothing_between_by_what_they_cover(random: Random) -> None:
    among = domains(random, attributes=[1, 3])
    known = {h: extension(h, among) for h in all_hypotheses(among)}
    for h, own in known.items():
        wider = {g for g in known if known[g] > own}
        assert set(minimal_generalizations(h, among)) == {
            g for g in wider if not any(own < known[other] < known[g] for other in known)
        }
    for h in known:
        assert all(h in minimal_generalizations(low, among) for low in minimal_specializations(h, among))


@given(SEEDS)
def test_the_join_is_the_least_upper_bound_and_the_meet_covers_the_intersection(random: Random) -> None:
    among = domains(random, attributes=3)
    one, other = (hypothesis_over(random, among, nothing=0.1) for _ in range(2))
    above = [h for h in all_hypotheses(among) if more_general(h, one) and more_general(h, other)]
    joined = lgg([one, other])
    assert joined in above
    assert all(more_general(h, joined) for h in above)
    both = extension(one and tuple(one), among) & extension(other and tuple(other), among)
    assert extension(meet(one, other), among) == both
    assert lgg([one, meet(one, other)]) == (one and tuple(one))  # absorption
    assert lgg([]) is None


@given(SEEDS)
def test_internal_disjunctions_cover_no_more_than_needed(random: Random) -> None:
    among = {str(place): values for place, values in enumerate(domains(random, attributes=3))}
    rows = [{name: random.choice(values) for name, values in among.items()} for _ in range(random.randint(1, 5))]
    for state in list(INTERNAL_LGG.steps(domains=among, rows=rows))[1:]:
        seen = {name: {row[name] for row in rows[: state.seen]} for name in among}
        whole = {name: seen[name] == set(among[name]) for name in among}
        assert {name: set(each) for name, each in state.hypothesis.items()} == {
            name: {"?"} if whole[name] else seen[name] for name in among
        }


@given(SEEDS)
def test_the_lgg_of_instances_is_what_find_s_makes_of_them(random: Random) -> None:
    among = domains(random, attributes=3)
    instances = [tuple(random.choice(values) for values in among) for _ in range(3)]
    first, *others = instances
    for each in others:
        first = generalised(first, each)
    assert lgg(instances) == first
