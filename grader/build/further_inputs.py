"""Further inputs of an exercise in code, drawn by other seeds and from `wide:`, that a repair must get right too.

They are frozen with the document, for the grader only: a change that makes the cases right by chance fails on them.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

from grader.build.building import Building, InCode
from grader.build.cases import drawn_candidate
from grader.build.draw import Seeds
from grader.build.wide_inputs import unanswered, wide_inputs
from grader.built.document import BuiltExercise, Instance
from grader.built.fair_question import expected_on
from grader.built.oracle import accepted_on
from grader.built.promises import keeps_promises
from grader.built.student_calls import args_text, call_on
from grader.codec.encode import encode
from grader.codec.values import Json
from grader.spec.exercise import FunctionExercise, ModelExercise, TraceExercise
from grader.spec.faults import SpecFaults
from grader.spec.load import Loaded

OTHER_SEEDS = ("further 1", "further 2")  # with a blank, as no student is called
# Inputs of each seed, shared out over the drawn cases, and of `wide:`: enough that hardly a change is right on all of
# them by chance. To draw more took a third of the time of a build.
INPUTS_A_SEED, WIDE_INPUTS = 6, 6
WIDE_TRIES = 40  # draws from `wide:`, legal or not
# Characters of all further inputs and answers of one exercise: a few long traces must not fill the document.
MAX_CHARACTERS = 40_000


def with_further(exercise: BuiltExercise, loaded: Loaded[Any], secret: bytes, assignment_id: str) -> BuiltExercise:
    """The exercise with its further inputs; hand work, and what is never drawn, has none."""
    coded = isinstance(loaded.spec, FunctionExercise | TraceExercise | ModelExercise)
    if not coded or not any(case.drawn for case in exercise.cases):
        return exercise
    found: list[Instance] = []
    seen = {args_text(instance.args) for case in exercise.cases for instance in case.instances}
    left = MAX_CHARACTERS
    for instance in further_instances(exercise, loaded, secret, assignment_id):
        left -= len(args_text(instance.args)) + len(str(instance.expected))
        if left < 0 and found:
            break
        if args_text(instance.args) not in seen:
            seen.add(args_text(instance.args))
            found.append(instance)
    return replace(exercise, further=tuple(found))


def further_instances(
    exercise: BuiltExercise, loaded: Loaded[InCode], secret: bytes, assignment_id: str
) -> Iterator[Instance]:
    """The further inputs: each drawn case by either seed in turn, then those of `wide:`."""
    for seed in OTHER_SEEDS:
        building = Building(loaded, exercise, Seeds(secret, assignment_id, exercise.id, seed))
        yield from islice(drawn_further(building), INPUTS_A_SEED)
    yield from islice(wide_instances(exercise, loaded), WIDE_INPUTS)


def drawn_further(building: Building) -> Iterator[Instance]:
    """The inputs of all drawn cases, the first of each before the second of any."""
    drawn = [place for place, case in enumerate(building.loaded.spec.cases) if case.draw is not None]
    for number in range(INPUTS_A_SEED):
        for place in drawn:
            try:
                found = drawn_candidate(building, place, number, set(), set())
            except SpecFaults:  # a narrow draw may have no input under another seed
                continue
            yield frozen_instance(building.frame, found.args, encode(found.expected), encode(found.others))


def wide_instances(exercise: BuiltExercise, loaded: Loaded[InCode]) -> Iterator[Instance]:
    """The legal inputs among some draws from `wide:` that the reference answers."""
    random = Random(f"{exercise.id}|further")  # of no secret: what is listed there is no case
    for args in islice(wide_inputs(loaded, exercise, random), WIDE_TRIES):
        if keeps_promises(exercise, args) and not unanswered(exercise, args):
            expected, others = encode(expected_on(exercise, args)), encode(accepted_on(exercise, args))
            yield frozen_instance(exercise, args, expected, others)


def frozen_instance(exercise: BuiltExercise, args: dict[str, Json], expected: Json, accepted: Json) -> Instance:
    """An input with its one call and its right answer, and nothing that explains a wrong one."""
    return Instance(args=args, calls=(call_on(exercise, args),), expected=expected, accepted=accepted)
