"""Building the exercises of an assignment in several processes: the same ones whichever process builds them."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from grader.build.built_assignment import BuildPlace, ExerciseOrFaults, exercise_for_class
from grader.built.document import BuiltExercise
from grader.checks.own_call_limit import OwnCodeHangs
from grader.engine.workers import outcomes_in_order, quickest_start
from grader.spec.faults import SpecFaults
from grader.spec.load import load_assignment_spec
from grader.spec.uses import exercises_of

# Exercises from which on further processes are worth their start: one takes some tenths of a second.
MIN_EXERCISES_FOR_PROCESSES = 4


def exercises_built(
    assignment: Path, secret: bytes, build: BuildPlace, places: Sequence[int]
) -> Iterable[ExerciseOrFaults]:
    """The exercises at these places in order; one that a worker cannot build is built here, to tell why."""
    workers = min(os.cpu_count() or 1, len(places))
    # Only where processes start by a fork: those that import everything anew take as long as a few exercises.
    if len(places) < MIN_EXERCISES_FOR_PROCESSES or workers == 1 or quickest_start() != "fork":
        return map(build, places)
    found = outcomes_in_order(partial(exercise_worker, assignment, secret), places, workers, lambda _: None)
    return (build(place) if built is None else built for place, built in zip(places, found, strict=True))


@contextmanager
def exercise_worker(assignment: Path, secret: bytes) -> Iterator[Callable[[int], BuiltExercise | None]]:
    """The function by which a worker builds the exercise at a place; None where that cannot be done."""
    loaded = load_assignment_spec(assignment)
    uses = exercises_of(loaded)

    def built(place: int) -> BuiltExercise | None:
        try:
            found = exercise_for_class(loaded.spec, uses[place], secret)
        except OwnCodeHangs:  # our own process asks it again, and tells
            return None
        return None if isinstance(found, SpecFaults) else found

    yield built
