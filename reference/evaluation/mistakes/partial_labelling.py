"""Known mistakes where a part of each subject's examples is labelled by an expert."""

from collections.abc import Sequence
from typing import Any

from reference.evaluation.partial_labelling import Example, label_of_nearest, label_the_rest


def trained_on_the_others(examples: Sequence[Example]) -> list[Any]:
    """The nearest labelled example of another subject, as if a classifier of one served for the next."""

    def known(subject: Any) -> list[Example]:
        return [each for each in examples if each[0] != subject and each[2] is not None]

    return [label_of_nearest(known(subject), point) if label is None else label for subject, point, label in examples]


def expert_overruled(examples: Sequence[Example]) -> list[Any]:
    """Labelled examples classified too, by the others of their subject."""
    found = label_the_rest(examples)
    for place, (subject, point, label) in enumerate(examples):
        others = [each for each in examples if each[0] == subject and each[2] is not None and each[1] != point]
        if label is not None and others:
            found[place] = label_of_nearest(others, point)
    return found


def most_frequent_of_subject(examples: Sequence[Example]) -> list[Any]:
    """The most frequent label of the subject, wherever the example lies."""

    def usual(subject: Any) -> Any:
        labels = [each[2] for each in examples if each[0] == subject and each[2] is not None]
        return max(labels, key=labels.count)

    return [usual(subject) if label is None else label for subject, _, label in examples]
