"""Labelling the rest, against a nearest neighbour for each subject alone."""

from random import Random
from typing import Any

import pytest

from reference.evaluation.draws.partial_labelling import nights
from reference.evaluation.partial_labelling import label_the_rest


def one_by_one(examples: list[list[Any]]) -> list[Any]:
    """The labels, subject by subject, by sorted distances."""
    found: dict[int, Any] = {}
    for subject in {each[0] for each in examples}:
        mine = {place: each for place, each in enumerate(examples) if each[0] == subject}
        known = [each for each in mine.values() if each[2]]
        for place, (_, (x, y), label) in mine.items():
            order = sorted(known, key=lambda each: (each[1][0] - x) ** 2 + (each[1][1] - y) ** 2)
            found[place] = label or order[0][2]
    return [found[place] for place in range(len(examples))]


@pytest.mark.parametrize("seed", range(15))
def test_each_subject_is_classified_by_its_own_labels_and_keeps_those_it_has(seed: int) -> None:
    examples = nights(Random(seed))
    labels = label_the_rest(examples)
    assert labels == one_by_one(examples)
    assert all(label == given for label, (_, _, given) in zip(labels, examples, strict=True) if given)


def test_another_subject_changes_nothing() -> None:
    examples = nights(Random(3), subjects=2)
    alone = [each for each in examples if each[0] == "ada"]
    together = [label for label, each in zip(label_the_rest(examples), examples, strict=True) if each[0] == "ada"]
    assert label_the_rest(alone) == together
