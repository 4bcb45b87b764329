"""Tests of `reference.version_spaces.promises`."""

from reference.version_spaces.promises import (
    are_borders,
    are_examples,
    first_is_positive,
    some_example_positive,
    values_in_domains,
)

SEEN = [(["a", "c"], "yes"), (["b", "c"], "no")]


def test_examples_of_unequal_length_with_a_question_mark_or_another_label_are_no_legal_input() -> None:
    assert are_examples(SEEN)
    for wrong in [(["a"], "no"), (["a", "?"], "no"), (["a", "c"], "maybe")]:
        assert not are_examples([*SEEN, wrong])


def test_the_first_example_or_some_example_is_positive() -> None:
    assert first_is_positive(SEEN)
    assert not first_is_positive(SEEN[::-1])
    assert some_example_positive(SEEN[::-1])
    assert not some_example_positive(SEEN[1:])
    assert not first_is_positive([])


def test_an_attribute_with_one_value_or_a_value_of_no_domain_is_no_legal_input() -> None:
    assert values_in_domains([["a", "b"], ["c", "d"]], SEEN)
    for domains in ([["a", "b"], ["c"]], [["a", "b"], ["d", "e"]], [["a", "b", "a"], ["c", "d"]], [["a", "b"]]):
        assert not values_in_domains(domains, SEEN)


def test_borders_that_no_run_can_end_with_are_no_legal_input() -> None:
    assert are_borders([[[["a", "c"]], [["a", "?"], ["?", "c"]]], [[], [["?", "?"]]], [[], []]])
    for specific, general in [([["a"]], [["b"]]), ([["a"], ["b"]], [["?"]]), ([["a"]], [["?", "c"]])]:
        assert not are_borders([[specific, general]])
