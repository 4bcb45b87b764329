"""Weighted votes, and weights that are learned from mistakes, against the perceptron itself and plain loops."""

from hypothesis import given
from hypothesis import strategies as st

from reference.ensembles.voter_weights import heterogeneous_vote, perceptron_weights, weight_for, winnow_weights

votes = st.lists(st.integers(0, 1), min_size=3, max_size=3)
weights = st.lists(st.integers(1, 30).map(lambda tenths: tenths / 10), min_size=3, max_size=3)


@given(votes, weights)
def test_the_heavier_label_wins_and_one_voter_alone_decides(given_votes: list[int], held: list[float]) -> None:
    ones, zeros = weight_for(given_votes, held, 1), weight_for(given_votes, held, 0)
    assert abs(ones + zeros - sum(held)) < 1e-9
    assert heterogeneous_vote(given_votes, held) == (1 if ones > zeros else 0)
    assert heterogeneous_vote(given_votes[:1], held[:1]) == given_votes[0]


@given(votes, weights, st.integers(0, 1), st.integers(0, 1))
def test_only_those_who_voted_one_change_and_only_after_a_mistake(
    given_votes: list[int], held: list[float], label: int, right: int
) -> None:
    moved = perceptron_weights(given_votes, held, label, right, rate=0.25)
    scaled = winnow_weights(given_votes, held, label, right)
    for vote, before, added, multiplied in zip(given_votes, held, moved, scaled, strict=True):
        if label == right or not vote:
            assert (added, multiplied) == (before, before)
        else:
            assert (added > before) == (multiplied > before) == (right == 1)
            assert abs(abs(added - before) - 0.25) < 1e-9
            assert multiplied in (before * 2, before / 2)
