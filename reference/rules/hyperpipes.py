"""HyperPipes: for each class the values that its rows have, attribute by attribute. Witten, sections 4.1 and 4.7."""

from collections.abc import Mapping, Sequence
from typing import Any

from reference.rules.coverage import Row, Rows, attributes_of

Pipe = Mapping[str, Any]  # by attribute an interval (low, high), or a set of texts; None where no value is known
Pipes = Mapping[Any, Pipe]


def values_seen(values: Sequence[Any]) -> tuple[float, float] | frozenset[Any] | None:
    """The closed interval of numbers, or the set of texts, without missing values; None if all are missing.

    >>> values_seen([3, None, 1.5]), values_seen(["u", "u"]), values_seen([None])
    ((1.5, 3), frozenset({'u'}), None)
    """
    known = [value for value in values if value is not None]
    if not known:
        return None
    return frozenset(known) if isinstance(known[0], str) else (min(known), max(known))


def hyperpipes_fit(rows: Rows, target: str) -> dict[Any, Pipe]:
    """For each class, in the order of first occurrence, what each attribute takes in its rows.

    >>> hyperpipes_fit([{"x": 3, "class": "a"}, {"x": 5, "class": "a"}], "class")
    {'a': {'x': (3, 5)}}
    """
    classes = dict.fromkeys(row[target] for row in rows)
    return {
        label: {
            name: values_seen([row[name] for row in rows if row[target] == label])
            for name in attributes_of(rows, target)
        }
        for label in classes
    }


def is_inside(value: Any, seen: Any, missing: str) -> bool:
    """Whether a value lies in the interval, ends included, or in the set; `missing` says what a missing one does."""
    if value is None:
        return missing == "match"
    if seen is None:
        return False
    return value in seen if isinstance(seen, frozenset) else bool(seen[0] <= value <= seen[1])


def hyperpipes_scores(model: Pipes, row: Row, *, missing: str = "ignore") -> dict[Any, int]:
    """For each class the number of attributes in which a row lies inside."""
    return {
        label: sum(is_inside(row.get(name), seen, missing) for name, seen in pipe.items())
        for label, pipe in model.items()
    }


def hyperpipes_predict(model: Pipes, row: Row, *, missing: str = "ignore", ties: str = "first") -> Any:
    """The class with the largest number of attributes inside; of tied ones the first, or the last with ties "last".

    The book is silent on missing values: "ignore" counts one for no class, as Weka does, "match" for every class, which
    changes no prediction. All tied classes are right.

    >>> model = hyperpipes_fit([{"x": 3, "y": "u", "class": "a"}, {"x": 5, "y": "v", "class": "b"}], "class")
    >>> hyperpipes_predict(model, {"x": 5, "y": "u"}), hyperpipes_predict(model, {"x": 5, "y": "u"}, ties="last")
    ('a', 'b')
    """
    best = best_classes(model, row, missing=missing)
    return best[0 if ties == "first" else -1]


def best_classes(model: Pipes, row: Row, *, missing: str = "ignore") -> list[Any]:
    """All classes with the largest number of attributes inside."""
    scores = hyperpipes_scores(model, row, missing=missing)
    return [label for label, score in scores.items() if score == max(scores.values())]


def pipes_predictions(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[Any]:
    """The labels that HyperPipes gives to rows, learned from others; of tied ones the first."""
    return [labels[0] for labels in pipes_tied_labels(fit, predict)]


def pipes_tied_labels(fit: Mapping[str, Any], predict: Mapping[str, Any]) -> list[list[Any]]:
    """For each row all classes that share the largest number of attributes inside."""
    model = hyperpipes_fit(fit["rows"], fit["target"])
    return [best_classes(model, row) for row in predict["rows"]]
