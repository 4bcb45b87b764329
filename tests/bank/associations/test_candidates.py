"""Tests of `reference.associations.candidates`."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from reference.associations.apriori import candidates
from reference.associations.candidates import apriori_candidates, extended, joined

families = st.integers(1, 3).flatmap(
    lambda k: st.sets(st.frozensets(st.sampled_from("abcdef"), min_size=k, max_size=k))
)


@given(families)
def test_the_candidates_are_all_larger_sets_whose_subsets_are_frequent(drawn: set[frozenset[str]]) -> None:
    size = max(map(len, drawn), default=1)
    every = {frozenset(some) for some in combinations("abcdef", size + 1)}
    right = {some for some in every if all(some - {item} in drawn for item in some)}
    assert apriori_candidates(drawn) == apriori_candidates(drawn, generate="extend") == right
    assert right == candidates(drawn, size, "abcdef")
    assert right <= joined(drawn) <= extended(drawn)


def test_from_the_empty_set_every_item_is_a_candidate() -> None:
    assert apriori_candidates([[]], generate="extend", items="ab") == {frozenset("a"), frozenset("b")}
