"""Each near miss is recognised in its own slip, and in no other; and nothing is recognised in what chance may give."""

import math

import pytest

from grader.diagnose.near.failing_input import FailingInput
from grader.diagnose.near.misses import NEAR_MISSES
from tests.diagnose.near_slips import NUMBERS, ROWS, SLIPS, each_number, whole

EVERY = [(name, number) for name, slips in SLIPS.items() for number in range(len(slips))]


def recognised(seen: list[FailingInput]) -> set[str]:
    return {name for name, miss in NEAR_MISSES.items() if miss(seen) is not None}


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_a_slip_is_recognised_for_what_it_is_and_as_nothing_else(name: str, number: int) -> None:
    assert recognised(SLIPS[name][number]) == {name}


def test_every_near_miss_has_a_slip_that_shows_it() -> None:
    assert SLIPS.keys() == NEAR_MISSES.keys()


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_two_inputs_are_too_few_and_one_that_does_not_fit_is_too_many(name: str, number: int) -> None:
    slip = SLIPS[name][number]
    assert recognised(slip[:2]) == set()
    assert recognised([*slip, FailingInput({"values": [1.0, 2.0]}, 5.21, 4.444)]) == set()


CHANCE = {  # what proves nothing: answers that some change would make right, and why that says little
    "every right answer is the same": each_number([0.5] * 6, lambda number: number * 2),
    "every right answer is zero": each_number([0.0] * 6, lambda number: number + 1),
    "the same wrong answer each time": whole(NUMBERS, lambda _: 0),
    "a factor without a name": each_number(NUMBERS, lambda number: 1.37 * number),
    "an offset without a name": each_number(NUMBERS, lambda number: number + 0.137),
    "another factor each time": [
        FailingInput({}, right, right * by) for right, by in zip(NUMBERS, (2, 2, 2, 2, 3), strict=True)
    ],
    "not a number": whole(NUMBERS, lambda _: math.nan),
    "infinite": whole(NUMBERS, lambda _: math.inf),
    "infinite answers are right": [FailingInput({}, math.inf, right) for right in NUMBERS],
    "None, and nothing printed": whole(NUMBERS, lambda _: None),
    "text that shows other numbers": whole(NUMBERS, lambda number: str(number + 0.3)),
    "another kind of thing": whole(ROWS, lambda row: {"row": row}),
    "sets": [FailingInput({}, frozenset({(1, 2), (3, 4)}), {(2, 2)}) for _ in range(3)],
    "labels in another order": [FailingInput({}, ["a", "b"], ["b", "c"]) for _ in range(4)],
    "one number, n the same": [FailingInput({"values": [1, 2, 3]}, right, right * 0.71) for right in NUMBERS],
}


@pytest.mark.parametrize("why", CHANCE)
def test_what_chance_may_give_is_no_near_miss(why: str) -> None:
    assert recognised(CHANCE[why]) == set()


def test_what_is_said_names_the_evidence_and_where_to_look() -> None:
    for name, slips in SLIPS.items():
        for slip in slips:
            near = NEAR_MISSES[name](slip)
            assert near is not None
            assert near.name
            assert near.hint.endswith(".")
            assert "!" not in near.hint


def test_only_what_is_read_off_the_students_own_behaviour_may_be_told_as_a_hint() -> None:
    plain = {name for name, slips in SLIPS.items() if (near := NEAR_MISSES[name](slips[0])) and near.plain}
    assert plain == {"printed"}
