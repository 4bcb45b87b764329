"""Proofs of lint that a built hand calculation is a fair question, once its spec is well-formed and builds."""

from collections.abc import Iterator
from itertools import combinations

from grader.build.worked_examples import misprinted_parts
from grader.built.document import BuiltExercise, BuiltPart
from grader.codec.values import Json
from grader.spec.exercise import ValuesExercise
from grader.spec.faults import Fault
from grader.spec.load import Loaded

# Units of the last decimal by which two values must differ: `grader.checks.written` takes a number for right whose last
# decimal is off by one after rounding, which is half a unit more. A trifle above that, as floats are compared.
MIN_UNITS_APART_BY_HAND = 1.5001


def unsound_values(loaded: Loaded[ValuesExercise], built: BuiltExercise) -> Iterator[Fault]:
    """All faults that make the calculation untrue, or its mistakes unrecognisable."""
    yield from misprinted_parts(loaded)
    yield from indistinct_values(loaded, built)


def indistinct_values(loaded: Loaded[ValuesExercise], built: BuiltExercise) -> Iterator[Fault]:
    """A fault for each mistake that gives the right values, or the same as another mistake of the part."""
    places = {mistake.name: place for place, mistake in enumerate(built.mistakes)}
    for name, place in places.items():
        if not any(tells_value(built, part, name) for part in built.parts):
            problem = f"`{name}` gives no value that differs from the right one in {built.digits} decimals"
            yield loaded.fault(("misconceptions", place), problem, "Correct or remove it.")
    for first, second in combinations(places, 2):
        both = [part for part in built.parts if first in part.variants and second in part.variants]
        if both and not any(written_differently(built, part.variants[first], part.variants[second]) for part in both):
            problem = f"`{second}` gives the same as `{first}`"
            yield loaded.fault(("misconceptions", places[second]), problem, "Draw other numbers, or remove one.")


def tells_value(built: BuiltExercise, part: BuiltPart, name: str) -> bool:
    """Whether a mistake gives a wrong value of this part that is also written differently."""
    return name in part.variants and written_differently(built, part.variants[name], part.expected)


def written_differently(built: BuiltExercise, one: Json, other: Json) -> bool:
    """Whether two values look different at the number of decimals asked for."""
    if isinstance(one, bool) or isinstance(other, bool):
        return one != other
    if isinstance(one, int | float) and isinstance(other, int | float):
        return abs(one - other) > MIN_UNITS_APART_BY_HAND * 10.0 ** -(built.digits or 0)
    return one != other
