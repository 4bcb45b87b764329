"""What an exercise declares under `properties:` holds of its reference, on inputs that no build has drawn.

A build draws an input again on which a property does not hold, as float noise may break one: so a property that is
false on every fifth input would go unnoticed there.
"""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader.build.building import MAX_DRAWS, Building, unkept_promise, unmet_case_condition
from grader.build.cases import candidate, drawn_args
from grader.build.draw import Seeds
from grader.built.document import BuiltProperty
from grader.built.own_check import as_handed_in, broken_property, checked_case, observed_answers
from grader.built.property_calls import own_answer
from grader.built.stability import CandidateInput
from tests.banked import built, ids, specs
from tests.thinned import some

CODED = ids("function", "trace", "model")
DECLARING = [id_ for id_ in CODED if "\nproperties:\n" in specs().files[id_].read_text("utf-8")]
EXAMPLES = 12  # of each exercise: the inputs of a dozen builds


def first_declared(id_: str) -> str:
    """The name of the first property that an exercise declares."""
    return specs().files[id_].read_text("utf-8").partition("\nproperties:\n")[2].split()[1]


@pytest.mark.slow
@pytest.mark.parametrize("id_", some(DECLARING, 12, kind=first_declared))
@given(seed=st.integers(min_value=0, max_value=2**32), pick=st.integers(min_value=0, max_value=99))
@settings(max_examples=EXAMPLES)
def test_a_declared_property_holds_of_the_reference_on_any_input(id_: str, seed: int, pick: int) -> None:
    building = Building(specs()[id_], built(id_), Seeds(str(seed).encode(), "properties", id_))
    drawn = [place for place, case in enumerate(building.loaded.spec.cases) if case.draw is not None]
    found = fair_input(building, drawn[pick % len(drawn)], Random(seed))
    broken = broken_on(building, found)
    assert broken is None, f"property {broken} on {found.args}"


def test_a_property_that_is_false_would_be_found() -> None:
    entropy = built("information.entropy")
    false = replace(entropy, properties=(BuiltProperty(name="within", options=[0, 0.5]),))
    building = Building(specs()[entropy.id], false, Seeds(b"a secret", "properties", entropy.id))
    place = next(place for place, case in enumerate(building.loaded.spec.cases) if case.draw is not None)
    assert broken_on(building, fair_input(building, place, Random(0))) is not None


def fair_input(building: Building, place: int, random: Random) -> CandidateInput:
    """The first input of a case that a build might ask about, were there no properties."""
    drawn = (drawn_args(building, place, random) for _ in range(MAX_DRAWS))
    found = (candidate(building, place, 0, args) for args in drawn if unkept_promise(building, args) is None)
    return next(each for each in found if is_fair(building, place, each, random))


def is_fair(building: Building, place: int, found: CandidateInput, random: Random) -> bool:
    """Whether an input meets the conditions of its case, and its answer is stable."""
    bare = replace(building, frame=replace(building.frame, properties=()))
    return unmet_case_condition(bare, place, replace(found, extra=(), known=()), random) is None


def broken_on(building: Building, found: CandidateInput) -> object:
    """The first property that does not hold of the reference's answer; None if all do."""
    frame = building.frame
    answers = [[own_answer(frame, call) for call in calls] for calls in found.extra]
    case = checked_case(frame, found.args, found.expected, found.others)
    return broken_property(frame, case, as_handed_in(frame, found.expected), observed_answers(answers), found.known)
