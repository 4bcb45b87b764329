"""Tests of `reference.information.multistage`."""

import heapq

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.information.entropy import entropy
from reference.information.multistage import expected_questions, multistage, self_information

weights = st.lists(st.integers(1, 30), min_size=2, max_size=7)


def best_questions(probs: list[float]) -> float:
    """The fewest questions on average, by Huffman's code: each merger is a question for all that it holds."""
    heap = sorted(probs)
    asked = 0.0
    while len(heap) > 1:
        pair = heapq.heappop(heap) + heapq.heappop(heap)
        asked += pair
        heapq.heappush(heap, pair)
    return asked


@given(weights)
def test_no_order_of_questions_beats_the_best_code_nor_that_the_entropy(counts: list[int]) -> None:
    probs = [count / sum(counts) for count in counts]
    assert expected_questions(probs) >= best_questions(probs) - 1e-9 >= entropy(probs) - 2e-9


@given(weights, st.data())
def test_two_stages_tell_as_much_as_one(counts: list[int], data: st.DataObject) -> None:
    cut = data.draw(st.integers(1, len(counts) - 1))
    groups = [list(range(cut)), list(range(cut, len(counts)))]
    whole, staged = multistage(counts, groups)
    assert whole == pytest.approx(entropy(counts)) == pytest.approx(staged)


@given(st.floats(0.01, 1), st.floats(0.01, 1))
def test_independent_messages_tell_the_sum_and_a_rarer_one_tells_more(p: float, q: float) -> None:
    assert self_information(p * q) == pytest.approx(self_information(p) + self_information(q), abs=1e-9)
    assert (self_information(p) > self_information(q)) == (p < q)


def test_an_impossible_message_has_no_number() -> None:
    with pytest.raises(ValueError, match="cannot come"):
        self_information(0)
