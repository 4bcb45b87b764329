"""Known mistakes where a part of each subject's examples is labelled by an expert."""

from collections.abc import Callable, Sequence
from typing import Any

from reference.evaluation.partial_labelling import Example, label_of_nearest, label_the_rest


def trained_on_the_others(examples: Sequence[Example]) -> list[Any]:
    """The nearest labelled example of another subject, as if a classifier of one served for the next."""

    def known(subject: Any) -> list[Example]:
        return [each for each in examples if each[0] != subject and each[2] is not None]

    return [label_of_nearest(known(subject), point) if label is None else label for subject, point, label in examples]


def own_labels_learned(examples: Sequence[Example]) -> list[Any]:
    """Labels that were found are learned from like those of the expert."""
    found = [list(each) for each in examples]
    for each in found:
        if each[2] is None:
            each[2] = label_of_nearest([other for other in found if other[0] == each[0] and other[2]], each[1])
    return [label for _, _, label in found]


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


def labels_from(examples: Sequence[Example], chosen: Callable[[list[Example], Any], Any]) -> list[Any]:
    """A label for each example: the expert's, else what `chosen` takes from the labelled ones of its subject."""

    def known(subject: Any) -> list[Example]:
        return [each for each in examples if each[0] == subject and each[2] is not None]

    return [chosen(known(subject), point) if label is None else label for subject, point, label in examples]


def nearest_by_city_block(examples: Sequence[Example]) -> list[Any]:
    """The nearest labelled example by the sum of the absolute differences."""

    def chosen(known: list[Example], point: Any) -> Any:
        return min(known, key=lambda each: sum(abs(p - q) for p, q in zip(each[1], point, strict=True)))[2]

    return labels_from(examples, chosen)


def nearest_by_first_number(examples: Sequence[Example]) -> list[Any]:
    """The nearest labelled example by the first number alone."""
    return labels_from(examples, lambda known, point: min(known, key=lambda each: abs(each[1][0] - point[0]))[2])


def last_minute_of_each_label(examples: Sequence[Example]) -> list[Any]:
    """The nearer one of the last example of each label, as from a dict with labels as keys."""

    def chosen(known: list[Example], point: Any) -> Any:
        return label_of_nearest(list({each[2]: each for each in known}.values()), point)

    return labels_from(examples, chosen)
