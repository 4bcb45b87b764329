"""The spread of variants over the students: how much the sizes and steps of their exercises differ."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from grader.built.document import BuiltAssignment
from grader.built.variants import exercise_json
from grader.codec.values import Json


@dataclass(frozen=True, slots=True)
class Spread:
    """One measure of one exercise: the least, the median and the most over all variants."""

    exercise: str
    measure: str
    least: float
    median: float
    most: float


def spread_of(built: BuiltAssignment) -> tuple[Spread, ...]:
    """Every measure of every personalised exercise; none if no student has personal numbers."""
    own = [*built.students.values(), *built.variants]
    found = []
    for exercise in built.exercises:
        if exercise.id not in built.personal or not own:
            continue
        common = exercise_json(exercise)
        measured = [measures({**common, **variant.exercises.get(exercise.id, {})}) for variant in own]
        for name in measured[0]:
            values: Sequence[float] = [each[name] for each in measured]
            if max(values):  # no digits in a table of words
                found.append(Spread(exercise.id, name, min(values), median(values), max(values)))
    return tuple(found)


def measures(exercise: Mapping[str, Any]) -> dict[str, float]:
    """The measures of an exercise's document that make it longer or shorter to do."""
    drawn = [instance for case in exercise["cases"] if case["drawn"] for instance in case["instances"]]
    given = exercise["given"] or [instance["args"] for instance in drawn]  # in code: what is drawn for the cases
    found = {
        "values given": float(len(list(leaves(given)))),
        "digits": float(sum(map(significant_digits, leaves(given)))),
    }
    if exercise["kind"] == "trace":
        found["steps"] = float(sum(len(instance["expected"]) for instance in drawn))
    steps = [len(part["expected"]) for part in exercise["parts"] if isinstance(part["expected"], list)]
    if steps:
        found["steps"] = float(sum(steps))
    if exercise["choice"]:
        found["right options"] = float(len(exercise["choice"]["right"]))
    return found


def leaves(value: Json) -> Iterator[Json]:
    """The numbers and words in a value."""
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from leaves(each)
    else:
        yield value


def significant_digits(value: Json) -> int:
    """The significant digits of a number, which make a calculation by hand longer; 0 of anything else.

    >>> significant_digits(0.25), significant_digits(120), significant_digits("yes")
    (2, 2, 0)
    """
    if isinstance(value, bool) or not isinstance(value, int | float):
        return 0
    # Twelve digits leave out float noise, which nobody calculates with.
    return len(f"{value:.12g}".partition("e")[0].replace(".", "").replace("-", "").strip("0")) or 1
