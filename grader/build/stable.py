"""Whether a drawn input is a fair question: it meets its conditions, and no float noise decides the answer."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, NoReturn, TypeAlias

from grader.build.draw import Seeds
from grader.built.document import BuiltExercise
from grader.built.own_check import as_handed_in, broken_property, case_of, observed, verdict_on
from grader.built.property_calls import Extra, own_answer
from grader.built.reference_answers import NoAnswer, answer, decoded
from grader.built.resolve import function_of, resolve
from grader.codec.values import Json, Value
from grader.spec.exercise import FunctionExercise, ModelExercise, TraceExercise
from grader.spec.faults import KeyPath, SpecFaults
from grader.spec.load import Loaded

InCode: TypeAlias = FunctionExercise | TraceExercise | ModelExercise

TRIES = 200  # draws of one instance before the author hears of it
JITTER = 1e-12  # relative: what another order of adding up may make of a float, and more


@dataclass(frozen=True, slots=True)
class Building:
    """What every case of an exercise is built with. `frame` is the exercise without its cases."""

    loaded: Loaded[InCode]
    frame: BuiltExercise
    seeds: Seeds

    @property
    def record(self) -> tuple[str, ...]:
        """The fields of a trace's records; none for a function."""
        return self.frame.trace.record if self.frame.trace else ()

    def expected(self, args: Mapping[str, Json]) -> Value:
        """The reference's answer."""
        return answer(resolve(self.frame.reference), args, self.frame.bound, self.record)


@dataclass(frozen=True, slots=True)
class Candidate:
    """An input, the right answer, and the properties' extra calls, property by property."""

    args: dict[str, Json]
    expected: Value
    extra: Extra
    others: Value = None  # what else is right, where the check asks for that
    known: tuple[Json, ...] = ()  # what the references gave that properties ask


def fail(loaded: Loaded[Any], path: KeyPath, problem: str, remedy: str) -> NoReturn:
    """Raises one fault at a place in the spec."""
    raise SpecFaults((loaded.fault(path, problem, remedy),))


def exhausted(loaded: Loaded[Any], path: KeyPath, unmet: Counter[str]) -> NoReturn:
    """Raises the fault of draws that never meet their conditions."""
    [(worst, times)] = unmet.most_common(1)
    problem = f"no draw of {TRIES} meets its conditions; `{worst}` failed {times} times"
    fail(loaded, path, problem, "Draw inputs that meet it more often, or leave it out.")


def unmet_condition(building: Building, place: int, drawn: Candidate, random: Random) -> str | None:
    """The first condition of the case that the input does not meet; `stable` is the last of all."""
    required = building.loaded.spec.cases[place].require
    args = {**decoded(drawn.args), **building.frame.bound}
    for number, name in enumerate(required):
        if not holds(building.loaded, ("cases", place, "require", number), name, args, drawn.expected):
            return name
    return None if is_stable(building.frame, drawn, random) else "stable"


def holds(loaded: Loaded[Any], path: KeyPath, name: str, args: Mapping[str, Value], expected: Value) -> bool:
    """Whether a condition holds; one that is not for such inputs is a fault."""
    try:
        return bool(function_of(name)(args, expected))
    except Exception as error:
        problem = f"the condition `{name}` raised {type(error).__name__}: {error}"
        fail(loaded, path, problem, "Name a condition for such inputs, or leave it out.")


def is_stable(frame: BuiltExercise, drawn: Candidate, random: Random) -> bool:
    """Whether the answer is the same by its own check on slightly moved floats, and all properties hold of it.

    Else float noise or the order of rows would decide a mark.
    """
    reference = resolve(frame.reference)
    record = frame.trace.record if frame.trace else ()
    try:
        for moved in jittered(drawn.args, random):
            own = drawn.expected if moved == drawn.args else answer(reference, moved, frame.bound, record)
            if not verdict_on(frame, drawn.args, drawn.expected, own, drawn.others).passed:
                return False
        answers = [[own_answer(frame, call) for call in calls] for calls in drawn.extra]
    except NoAnswer:
        return False
    case = case_of(frame, drawn.args, drawn.expected, drawn.others)
    return broken_property(frame, case, as_handed_in(frame, drawn.expected), observed(answers), drawn.known) is None


def jittered(args: Mapping[str, Json], random: Random) -> list[dict[str, Json]]:
    """The arguments with every float moved by a hair, up or down, and then the other way; as they are without floats.

    Where a decision lies on a border, one of two opposite moves crosses it.
    """
    signs = Random(random.random())
    state = signs.getstate()
    there = moved_floats(dict(args), signs, JITTER)
    signs.setstate(state)
    return [there, moved_floats(dict(args), signs, -JITTER)] if there != args else [there]


def moved_floats(value: Json, signs: Random, by: float) -> Any:
    """An encoded value with its floats moved up or down; whole numbers, and zero, stay."""
    if isinstance(value, dict):
        return {key: moved_floats(each, signs, by) for key, each in value.items()}
    if isinstance(value, list):
        return [moved_floats(each, signs, by) for each in value]
    return value * (1 + signs.choice((-by, by))) if isinstance(value, float) else value
