"""The check `same_predictions`: a label for each row, where ties in learning may allow several."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.close import none_verdict
from grader.checks.containers import items_of, kind_of, leaves_of, unwrapped
from grader.checks.equal import canonical
from grader.checks.exact import folded_value
from grader.checks.no_value import judging_value
from grader.checks.option_fields import read_by, reference_name, share
from grader.checks.verdict import RIGHT, Verdict, wrong
from grader.codec.values import Array, Frame, Opaque, Record, Series, Value

AllowedLabels = Sequence[frozenset[Hashable]]  # the keys of the right labels, row by row


@dataclass(frozen=True, slots=True)
class SamePredictionsOptions:
    """The reference that gives each row's labels under some tie-break, and the share of rows that may differ."""

    tied: str = field(default="", metadata=read_by(reference_name))
    margin: Fraction = field(default=Fraction(0), metadata=read_by(share))


def allowed_labels(case: Case) -> list[tuple[Value, ...]]:
    """The right labels of each row: those of some tie-break, else the expected one alone."""
    if case.accepted is None:
        rows = items_of(case.expected)
        if rows is None:
            raise TypeError(f"`same_predictions` needs a list of labels, not {kind_of(case.expected)}")
        return [(label,) for label in rows]
    return [labels_in(row) for row in items_of(case.accepted) or ()]


def labels_in(row: Value) -> tuple[Value, ...]:
    """The labels of one row, which come as a set or as a list."""
    if isinstance(row, set | frozenset):
        return tuple(row)
    items = items_of(row)
    return (row,) if items is None else items


def same_predictions(case: Case, observation: Observation, options: SamePredictionsOptions) -> Verdict:
    """Right when every row has one of its labels, but for the share that may differ; else what is wrong first."""
    allowed = allowed_labels(case)
    observed = observation.value
    if observed is None:
        return none_verdict(bool(observation.stdout.strip()))
    labels = predicted_labels(observed)
    if labels is None:
        return wrong("type", f"Return a list with a label for each row. The answer is {kind_of(unwrapped(observed))}.")
    if len(labels) != len(allowed):
        count = "1 label" if len(labels) == 1 else f"{len(labels)} labels"
        return wrong("shape", f"The answer has {count} for {len(allowed)} rows. There should be one for each.")
    return _labels_verdict(case, labels, allowed, options.margin)


def predicted_labels(observed: Value) -> tuple[Value, ...] | None:
    """The labels in the order of the rows, from a list, a column, or a dict by the number of the row."""
    if isinstance(observed, Frame):
        return tuple(row[0] for row in observed.rows) if len(observed.columns) == 1 else None
    if isinstance(observed, Record):
        return None
    if isinstance(observed, dict):
        by_row = {canonical(key): label for key, label in observed.items()}
        numbers = [canonical(number) for number in range(len(by_row))]
        return tuple(by_row[number] for number in numbers) if set(numbers) == set(by_row) else None
    return items_of(observed)


def _labels_verdict(
    case: Case, labels: Sequence[Value], allowed: Sequence[tuple[Value, ...]], margin: Fraction
) -> Verdict:
    odd = next((label for label in labels if not is_label(label)), None)
    if odd is not None:
        return wrong("type", f"Each entry should be a label. One entry is {kind_of(unwrapped(odd))}.")
    right = [frozenset(map(canonical, row)) for row in allowed]
    differ = _differing(labels, right)
    if len(differ) <= margin * len(labels):
        return RIGHT
    if not _differing([folded_value(label) for label in labels], [frozenset(map(_folded_key, row)) for row in allowed]):
        return wrong("case", "Right but for upper and lower case. Write the labels as they are given.")
    unknown = _unknown(case, [labels[place] for place in differ], frozenset().union(*right))
    if unknown:
        return wrong("unknown_label", f"{_shown(unknown[0])} is not one of the labels. Return the labels of the data.")
    return wrong("predictions", _differ_said(differ, len(labels)))


def is_label(entry: Value) -> bool:
    """Whether an entry can be a label: text, a number, a truth value or None, and no row of several."""
    plain = unwrapped(entry)
    several = isinstance(plain, dict | set | frozenset | list | tuple | Array | Series | Frame | Record)
    if isinstance(plain, list | tuple) and len(plain) == 1:
        return is_label(plain[0])
    return not several and not isinstance(plain, Opaque)


def label_key(entry: Value) -> Hashable:
    """A key that equal labels share; a row of one label is that label."""
    plain = unwrapped(entry)
    return label_key(plain[0]) if isinstance(plain, list | tuple) and len(plain) == 1 else canonical(plain)


def _folded_key(label: Value) -> Hashable:
    return canonical(folded_value(label))


def _differing(labels: Sequence[Value], right: AllowedLabels) -> list[int]:
    """The places of the rows whose label is none of theirs."""
    return [place for place, (label, row) in enumerate(zip(labels, right, strict=True)) if label_key(label) not in row]


def _unknown(case: Case, labels: Sequence[Value], known: frozenset[Hashable]) -> list[Value]:
    """The labels among some that are right nowhere, and do not occur in the input."""
    strange = [label for label in labels if label_key(label) not in known]
    if not strange:
        return []  # as mostly: the input may be a large table
    there = frozenset(map(canonical, leaves_of(dict(case.args))))
    return [label for label in strange if label_key(label) not in there]


def _differ_said(differ: Sequence[int], total: int) -> str:
    count = "1 prediction is" if len(differ) == 1 else f"{len(differ)} predictions are"
    return f"{count} not right, of {total}; the first is that of row {differ[0]}, counting from 0."


def _shown(label: Value) -> str:
    text = repr(unwrapped(label))
    return text if len(text) <= 60 else text[:57] + "..."


judge_same_predictions = judging_value(same_predictions)
