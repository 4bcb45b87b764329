"""Tests of `reference.bayes.multinomial`."""

import math

import pytest
import scipy.stats
from hypothesis import given
from hypothesis import strategies as st

from reference.bayes.multinomial import multinomial_naive_bayes, text_probability


@given(st.lists(st.sampled_from("abc"), min_size=1, max_size=6))
def test_the_probability_of_a_text_is_scipys(words: list[str]) -> None:
    chances = {"a": 0.5, "b": 0.3, "c": 0.2}
    counts = [words.count(word) for word in chances]
    theirs = scipy.stats.multinomial.pmf(counts, len(words), list(chances.values()))
    assert text_probability(words, chances) == pytest.approx(theirs)


def test_a_text_of_two_thousand_words_does_not_underflow() -> None:
    found = multinomial_naive_bayes([["a", "b"], ["b", "c"]], ["x", "y"], ["b", "a"] * 1000)
    assert found["x"] == pytest.approx(1)
    assert all(math.isfinite(p) for p in found.values())


def test_a_word_that_no_class_has_rules_all_of_them_out_where_nothing_is_added() -> None:
    known, its = [["a", "b"], ["b", "c"]], ["x", "y"]
    assert multinomial_naive_bayes(known, its, ["a"], alpha=0) == {"x": 1.0, "y": 0.0}
    with pytest.raises(ValueError, match="ruled out"):
        multinomial_naive_bayes(known, its, ["a", "c"], alpha=0)
