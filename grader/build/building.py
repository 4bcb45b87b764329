"""The parts that every case of an exercise is built from, and the faults of draws that never meet their conditions."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, NoReturn, TypeAlias

from grader.build.draw import Seeds
from grader.built.document import BuiltExercise
from grader.built.formula_names import formula_text
from grader.built.promises import broken_promise
from grader.built.reference_answers import decoded_args, reference_answer
from grader.built.resolve import reference_function, resolve
from grader.built.stability import CandidateInput, is_stable
from grader.codec.values import Json, Value
from grader.spec.exercise import FunctionExercise, ModelExercise, TraceExercise
from grader.spec.faults import KeyPath, SpecFaults
from grader.spec.load import Loaded

InCode: TypeAlias = FunctionExercise | TraceExercise | ModelExercise

MAX_DRAWS = 2000  # draws of one instance before the author hears of it: one in fifty may meet the conditions
MAX_DRAWS_FOR_ANOTHER = 200  # draws for an instance that no other equals, once one is found that does


@dataclass(frozen=True, slots=True)
class Building:
    """The parts that every case is built from; `frame` is the built exercise without its cases."""

    loaded: Loaded[InCode]
    frame: BuiltExercise
    seeds: Seeds

    @property
    def record(self) -> tuple[str, ...]:
        """The fields of a trace's records; none for a function."""
        return self.frame.trace.record if self.frame.trace else ()

    def expected(self, args: Mapping[str, Json]) -> Value:
        """The reference's answer to encoded arguments; raises `NoAnswer`."""
        return reference_answer(resolve(self.frame.reference), args, self.frame.bound, self.record)


def fail(loaded: Loaded[Any], path: KeyPath, problem: str, remedy: str) -> NoReturn:
    """Raises `SpecFaults` with one fault at a place in the spec."""
    raise SpecFaults((loaded.fault(path, problem, remedy),))


def fail_exhausted(loaded: Loaded[Any], path: KeyPath, unmet: Counter[str], draws: int = MAX_DRAWS) -> NoReturn:
    """Raises `SpecFaults` for draws that never meet their conditions."""
    [(worst, times)] = unmet.most_common(1)
    problem = f"no draw of {draws} meets its conditions; `{worst}` failed {times} times"
    fail(loaded, path, problem, "Draw inputs that meet it more often, or leave it out.")


def unmet_case_condition(building: Building, place: int, drawn: CandidateInput, random: Random) -> str | None:
    """The first condition of the case that the input does not meet; `stable` is tried last."""
    required = building.loaded.spec.cases[place].require
    args = {**decoded_args(drawn.args), **building.frame.bound}
    for number, name in enumerate(required):
        if not holds(building.loaded, ("cases", place, "require", number), name, args, drawn.expected):
            return name
    return None if is_stable(building.frame, drawn, random) else "stable"


def unkept_promise(building: Building, args: Mapping[str, Json]) -> str | None:
    """The promise that an input breaks, as its author wrote it; raises `SpecFaults` if one cannot be asked."""
    try:
        broken = broken_promise(building.frame, args)
    except Exception as error:  # a promise is written for the inputs of its exercise: on others it may raise anything
        problem = f"a promise raised {type(error).__name__}: {error}"
        fail(building.loaded, ("promises",), problem, "Promise what can be asked of every input.")
    return None if broken is None else building.loaded.names.written.get(broken, formula_text(broken))


def holds(loaded: Loaded[Any], path: KeyPath, name: str, args: Mapping[str, Value], expected: Value) -> bool:
    """Whether a condition holds for an input; raises `SpecFaults` if it cannot be asked."""
    try:
        # A condition is written for the inputs of its topic: on others it may raise anything.
        return bool(reference_function(name)(args, expected))
    except Exception as error:
        problem = f"the condition `{name}` raised {type(error).__name__}: {error}"
        fail(loaded, path, problem, "Name a condition for such inputs, or leave it out.")
