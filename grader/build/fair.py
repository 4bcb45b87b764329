"""Fair draws: exercises drawn for one student are held to the rules of lint, and drawn again if they fail."""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any

from grader.build import sound, sound_values
from grader.build.built_exercise import build_exercise
from grader.built.document import BuiltExercise
from grader.spec.exercise import ChoiceExercise, TextExercise, ValuesExercise
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import Loaded
from grader.spec.uses import Used

MAX_FAIR_TRIES = 50  # variants of one student before the author hears of it


def built_use(used: Used, assignment_id: str, secret: bytes, student: str | None = None) -> BuiltExercise:
    """The exercise as an assignment uses it, drawn for all students or for one; raises `SpecFaults`."""
    use, loaded = used
    return build_exercise(
        loaded,
        assignment_id=assignment_id,
        secret=secret,
        points=use.points,
        optional=use.optional,
        student=student,
    )


def fair_use(used: Used, assignment_id: str, secret: bytes, student: str | None = None) -> BuiltExercise:
    """The exercise as an assignment uses it, on the first draw that is a fair question; raises `SpecFaults`."""
    return first_fair(used[1], lambda name: built_use(used, assignment_id, secret, name), student)


def first_fair(loaded: Loaded[Any], draw: Callable[[str | None], BuiltExercise], student: str | None) -> BuiltExercise:
    """The first draw of an exercise that is a fair question; raises `SpecFaults` of the last if none is."""
    faults: Iterator[Fault] = iter(())
    for attempt in range(MAX_FAIR_TRIES):
        # The first draw has the student's own seed, so that nothing changes for draws that are fair at once.
        built = draw(f"{student or ''}|again|{attempt}" if attempt else student)
        faults = unfair(loaded, built)
        # One fault is enough to draw again: all of them are looked for in the last draw only.
        first = next(faults, None)
        if first is None:
            return built
        faults = chain((first,), faults)
    raise SpecFaults(faults)


def unfair(loaded: Loaded[Any], built: BuiltExercise) -> Iterator[Fault]:
    """The faults that lint finds in this draw, without those of the spec, which are the same for all draws."""
    if isinstance(loaded.spec, ValuesExercise):
        yield from sound_values.indistinct_values(loaded, built)
    elif isinstance(loaded.spec, ChoiceExercise):
        if built.mistakes and built.choice and not built.choice.variants:
            remedy = "Draw inputs on which one does, more often."
            yield loaded.fault(("misconceptions",), "no known mistake leads to a wrong choice on this draw", remedy)
    elif not isinstance(loaded.spec, TextExercise):
        yield from sound.indistinct_mistakes(loaded, built)
