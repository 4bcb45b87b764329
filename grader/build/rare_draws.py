"""Proof of lint that conditions are met often enough: what one build draws with luck, another student's does not."""

from collections.abc import Iterator

from grader.build.building import MAX_DRAWS, Building, InCode
from grader.build.cases import drawn_candidate
from grader.build.draw import Seeds
from grader.build.secret import PUBLIC_SECRET
from grader.built.document import BuiltExercise
from grader.spec.faults import Fault, SpecFaults
from grader.spec.load import Loaded

# Of conditions that one draw in fifty meets, one lint in 400 complains; of those that one in 1000 meets, three in four.
ENOUGH_DRAWS = 300
TRIED_AS = "rare draws"  # with a blank, as no student is called


def rare_draws(loaded: Loaded[InCode], built: BuiltExercise) -> Iterator[Fault]:
    """A fault for each drawn case whose conditions are met so seldom that some student's build would fail."""
    building = Building(loaded, built, Seeds(PUBLIC_SECRET, TRIED_AS, built.id))
    for place, case in enumerate(loaded.spec.cases):
        if case.draw is None or not (case.require or loaded.spec.promises):
            continue
        try:
            drawn_candidate(building, place, 0, set(), set(), ENOUGH_DRAWS)
        except SpecFaults as error:
            for fault in error.faults:
                remedy = f"Draw inputs that meet it more often: for some student none of {MAX_DRAWS} draws will do."
                yield loaded.fault(("cases", place, "draw"), fault.problem, remedy)
