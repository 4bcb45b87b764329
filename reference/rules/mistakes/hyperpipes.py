"""Known mistakes in HyperPipes."""

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, pstdev
from typing import Any

from reference.rules.coverage import Row, Rows, attributes_of
from reference.rules.hyperpipes import Pipe, hyperpipes_fit, hyperpipes_scores, is_inside

Asked = Mapping[str, Any]


def winner(scores: Mapping[Any, float]) -> Any:
    """The first class with the largest score."""
    return max(scores, key=lambda label: scores[label])


def labels_by_pipes(fit: Asked, predict: Asked, changed: Any) -> list[Any]:
    """The labels by intervals and sets that were changed, for every class and attribute."""
    model = {
        label: {
            name: changed([row[name] for row in fit["rows"] if row[fit["target"]] == label], its)
            for name, its in pipe.items()
        }
        for label, pipe in hyperpipes_fit(fit["rows"], fit["target"]).items()
    }
    return [winner(hyperpipes_scores(model, row)) for row in predict["rows"]]


def around_the_mean(values: Sequence[Any], seen: Any) -> Any:
    """The interval of one standard deviation around the mean, instead of all numbers."""
    known = [value for value in values if value is not None]
    if isinstance(seen, tuple):
        return (fmean(known) - pstdev(known), fmean(known) + pstdev(known))
    return seen


def exact_values(values: Sequence[Any], seen: Any) -> Any:
    """The set of the numbers themselves, instead of the interval."""
    return frozenset(values) if isinstance(seen, tuple) else seen


def pipes_around_the_mean(fit: Asked, predict: Asked) -> list[Any]:
    """The labels by intervals of one standard deviation around the mean."""
    return labels_by_pipes(fit, predict, around_the_mean)


def pipes_of_exact_values(fit: Asked, predict: Asked) -> list[Any]:
    """The labels if a number must have occurred itself."""
    return labels_by_pipes(fit, predict, exact_values)


def inside_without_ends(value: Any, seen: Any) -> bool:
    """Whether a value lies in a set, or between the ends of an interval, which do not belong to it."""
    if value is None or seen is None:
        return False
    return value in seen if isinstance(seen, frozenset) else bool(seen[0] < value < seen[1])


def pipes_without_largest(fit: Asked, predict: Asked) -> list[Any]:
    """The labels if the largest number does not belong to an interval."""
    model = hyperpipes_fit(fit["rows"], fit["target"])

    def score(row: Row, pipe: Pipe) -> int:
        return sum(
            is_inside(row[name], seen, "ignore") and not (isinstance(seen, tuple) and row[name] == seen[1])
            for name, seen in pipe.items()
        )

    return [winner({label: score(row, pipe) for label, pipe in model.items()}) for row in predict["rows"]]


def pipes_without_ends(fit: Asked, predict: Asked) -> list[Any]:
    """The labels if the ends do not belong to an interval."""
    model = hyperpipes_fit(fit["rows"], fit["target"])

    def score(row: Row, pipe: Pipe) -> int:
        return sum(inside_without_ends(row[name], seen) for name, seen in pipe.items())

    return [winner({label: score(row, pipe) for label, pipe in model.items()}) for row in predict["rows"]]


def pipes_with_missing_values(fit: Asked, predict: Asked) -> list[Any]:
    """The labels if a missing value is one more text: it fits a class that has a missing value in that column."""
    rows, target = fit["rows"], fit["target"]
    model = hyperpipes_fit(rows, target)
    lacking = {(row[target], name) for row in rows for name in attributes_of(rows, target) if row[name] is None}
    return [
        winner(
            {
                label: score + sum(row[name] is None and (label, name) in lacking for name in row)
                for label, score in hyperpipes_scores(model, row).items()
            }
        )
        for row in predict["rows"]
    ]


def agreeing(row: Row, other: Row) -> int:
    """The number of attributes in which two rows have the same known value."""
    return sum(value is not None and other[name] == value for name, value in row.items())


def pipes_by_rows(fit: Asked, predict: Asked) -> list[Any]:
    """The labels if every row of a class counts for each value that it shares."""
    rows: Rows = fit["rows"]

    def label(row: Row) -> Any:
        votes: Counter[Any] = Counter()
        for other in rows:
            votes[other[fit["target"]]] += agreeing(row, other)
        return winner(votes)

    return [label(row) for row in predict["rows"]]


def pipes_of_all_attributes(fit: Asked, predict: Asked) -> list[Any]:
    """The labels if a class must fit in every attribute: the first that does, else the most frequent class."""
    model = hyperpipes_fit(fit["rows"], fit["target"])
    usual = Counter(row[fit["target"]] for row in fit["rows"]).most_common(1)[0][0]

    def label(row: Row) -> Any:
        known = sum(value is not None for value in row.values())
        return next((its for its, score in hyperpipes_scores(model, row).items() if score == known), usual)

    return [label(row) for row in predict["rows"]]


def pipes_open_to_all(fit: Asked, predict: Asked) -> list[Any]:
    """The labels if every known value fits a class of which no value is known."""
    model = hyperpipes_fit(fit["rows"], fit["target"])

    def score(row: Row, label: Any) -> int:
        unknown = [name for name, seen in model[label].items() if seen is None and row[name] is not None]
        return hyperpipes_scores(model, row)[label] + len(unknown)

    return [winner({label: score(row, label) for label in model}) for row in predict["rows"]]
