"""Inputs of `wide:`, drawn for the audit, and the faults of entries that the reference cannot answer."""

from collections.abc import Iterator
from itertools import cycle
from random import Random

from grader.build.building import Building, InCode
from grader.build.cases import drawn_inputs
from grader.build.draw import Seeds
from grader.build.secret import PUBLIC_SECRET
from grader.built.document import BuiltExercise
from grader.built.fair_question import expected_on
from grader.built.oracle import accepted_on
from grader.built.own_check import verdict_on_answer
from grader.built.promises import keeps_promises
from grader.built.reference_answers import NoAnswer
from grader.built.student_calls import args_text
from grader.codec.values import Json
from grader.spec.faults import Fault
from grader.spec.load import Loaded

LINTED_DRAWS = 40  # of an entry: lint looks whether it gives legal inputs, and the audit draws many more
LINTED_INPUTS = 5  # legal inputs of an entry that the reference is asked by lint


def wide_inputs(loaded: Loaded[InCode], built: BuiltExercise, random: Random) -> Iterator[dict[str, Json]]:
    """Endless inputs, legal or not, of what is listed under `wide:`, each entry in turn; none without an entry."""
    for place in cycle(range(len(loaded.spec.wide))):
        yield wide_input(loaded, built, place, random)


def wide_input(loaded: Loaded[InCode], built: BuiltExercise, place: int, random: Random) -> dict[str, Json]:
    """One input of an entry of `wide:`; raises `SpecFaults`."""
    building = Building(loaded, built, Seeds(PUBLIC_SECRET, "", built.id))
    return drawn_inputs(building, ("wide", place), loaded.spec.wide[place], random)


def unanswered_wide_inputs(loaded: Loaded[InCode], built: BuiltExercise) -> Iterator[Fault]:
    """A fault for each entry of `wide:` without a legal input, or with one that the reference does not answer."""
    for place in range(len(loaded.spec.wide)):
        random = Random(f"{built.id}|{place}")
        drawn = (wide_input(loaded, built, place, random) for _ in range(LINTED_DRAWS))
        legal = [args for args in drawn if keeps_promises(built, args)]
        if not legal:
            problem = f"no draw of {LINTED_DRAWS} keeps the promises of the exercise"
            yield loaded.fault(("wide", place), problem, "Draw legal inputs, or promise less.")
        for args in legal[:LINTED_INPUTS]:
            if why := unanswered(built, args):
                problem = f"the reference {why}, on {args_text(args)[:200]}"
                yield loaded.fault(("wide", place), problem, "Correct the reference, or promise what it needs.")
                break


def unanswered(built: BuiltExercise, args: dict[str, Json]) -> str:
    """The reason why the reference has no answer to a legal input, or one that the check refuses; "" if it has one."""
    try:
        expected = expected_on(built, args)
        passed = verdict_on_answer(built, args, expected, expected, accepted_on(built, args)).passed
    except NoAnswer as error:
        return str(error)
    return "" if passed else "gives an answer that the check refuses"
