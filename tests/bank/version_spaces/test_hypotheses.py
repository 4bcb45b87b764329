"""Tests of `reference.version_spaces.hypotheses`."""

from itertools import product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from reference.version_spaces.by_hand import hypotheses_in, members_between
from reference.version_spaces.candidate_elimination import BORDERS, candidate_elimination
from reference.version_spaces.draws.conjunctions import domains, examples, hypotheses
from reference.version_spaces.find_s import find_s
from reference.version_spaces.hypotheses import (
    Domains,
    Examples,
    Hypothesis,
    all_hypotheses,
    covers,
    generality_pairs,
    list_then_eliminate,
    more_general,
)
from tests.banked import worked_out

SEEDS = st.integers(0, 10**6).map(Random)


def extension(hypothesis: Hypothesis, among: Domains) -> set[tuple[str, ...]]:
    return {instance for instance in product(*among) if covers(hypothesis, instance)}


def borders_by_force(among: Domains, given_: Examples) -> tuple[set[Hypothesis], set[Hypothesis]]:
    """The smallest and the largest members of the version space, compared by the instances they cover."""
    space = {h: extension(h, among) for h in list_then_eliminate(among, given_)}
    specific = {h for h, mine in space.items() if not any(other < mine for other in space.values())}
    general = {h for h, mine in space.items() if not any(other > mine for other in space.values())}
    return specific, general


@given(SEEDS)
def test_more_general_is_a_larger_extension(random: Random) -> None:
    among = domains(random, attributes=3)
    drawn = [tuple(h) for h in hypotheses(random, among, n=5)]
    for one, other in product([None, *drawn], repeat=2):
        assert more_general(one, other) == (extension(one, among) >= extension(other, among))
        assert more_general(one, other, strict=True) == (extension(one, among) > extension(other, among))
    assert set(generality_pairs(drawn)) == {
        (i, j) for i, j in product(range(5), repeat=2) if extension(drawn[i], among) > extension(drawn[j], among)
    }


@given(SEEDS, st.booleans())
def test_the_borders_are_those_of_the_version_space_after_every_example(random: Random, noisy: bool) -> None:
    among = domains(random, attributes=[2, 3])
    given_ = examples(random, among, n=[3, 5], positives=[1, 3])
    if noisy:
        given_[-1][1] = "no" if given_[-1][1] == "yes" else "yes"
    for state in BORDERS.steps(domains=among, examples=given_):
        specific, general = borders_by_force(among, given_[: state.seen])
        assert (set(state.S), set(state.G)) == (specific, general)


@given(SEEDS)
def test_the_last_borders_do_not_depend_on_the_order_and_s_is_find_s(random: Random) -> None:
    among = domains(random, attributes=3)
    given_ = examples(random, among, n=5)
    specific, general = candidate_elimination(among, given_)
    assert specific == {find_s(given_)}
    shuffled = random.sample(given_, len(given_))
    assert candidate_elimination(among, shuffled) == (specific, general)
    assert find_s(shuffled) == find_s([each for each in given_ if each[1] == "yes"])


@given(SEEDS)
def test_an_example_never_enlarges_the_version_space(random: Random) -> None:
    among = domains(random, attributes=3)
    given_ = examples(random, among)
    sizes = [len(list_then_eliminate(among, given_[:seen])) for seen in range(len(given_) + 1)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == len(all_hypotheses(among)) == hypotheses_in([len(values) for values in among])


@given(st.lists(st.integers(2, 3), min_size=2, max_size=4), st.integers(0, 2))
def test_the_parts_of_the_hand_calculation_are_counted(sizes: list[int], fixed: int) -> None:
    among = [[f"{place}{value}" for value in range(size)] for place, size in enumerate(sizes)]
    parts = worked_out("version_spaces.space_by_hand", sizes=sizes, fixed=fixed)
    specific = tuple(values[0] if place < fixed else "?" for place, values in enumerate(among))
    free = ("?",) * len(sizes)
    assert parts["instances"] == len(list(product(*among)))
    assert parts["hypotheses"] == len({frozenset(extension(h, among)) for h in all_hypotheses(among)})
    assert parts["covered"] == len(extension(specific, among))
    between = [h for h in all_hypotheses(among) if more_general(h, specific) and more_general(free, h)]
    assert parts["members"] == members_between(fixed) == len(between)
