"""A flood uses up what all functions share, and never what another function has for itself."""

import pytest

from grader.sandbox.allowance import MIN_COUNTED_BYTES, Allowance, AllowancePool, further_allowance

ROOM = 1_000


def test_a_flooded_function_leaves_the_others_their_own() -> None:
    pool = AllowancePool()
    flooded, honest = Allowance(pool), Allowance(pool)
    assert flooded.take(ROOM + honest.nodes + AllowancePool().nodes, ROOM)
    assert not flooded.take(ROOM + 1, ROOM)
    assert flooded.take(ROOM, ROOM)  # an answer of the right size is read all the same
    assert honest.take(ROOM + honest.nodes, ROOM)
    assert not honest.take(ROOM + 1, ROOM)


def test_an_answer_may_have_its_room_its_functions_own_and_the_pool() -> None:
    allowance = Allowance()
    whole = allowance.budget(ROOM).left
    assert whole == ROOM + Allowance().nodes + AllowancePool().nodes
    assert allowance.take(ROOM + 10, ROOM)
    assert allowance.budget(ROOM).left == whole - 10


@pytest.mark.parametrize("count", [1, 2, 5])
def test_messages_of_many_lists_leave_the_other_functions_theirs(count: int) -> None:
    pool = AllowancePool()
    flooded = Allowance(pool)
    message = b"[" * (AllowancePool().brackets + Allowance().brackets)
    assert [flooded.admits(message) for _ in range(count)] == [True] + [False] * (count - 1)
    honest = b"[" * (Allowance().brackets // 2)
    other = Allowance(pool)
    assert [other.admits(honest) for _ in range(3)] == [True, True, False]


def test_short_messages_are_always_read() -> None:
    allowance = Allowance(AllowancePool(0, 0), brackets=0, sent=0)
    assert allowance.admits(b"[" * (MIN_COUNTED_BYTES - 1))
    assert not allowance.admits(b"[" * MIN_COUNTED_BYTES)


def test_a_function_that_is_asked_again_has_no_pool() -> None:
    assert further_allowance().budget(ROOM).left == ROOM + Allowance().nodes
