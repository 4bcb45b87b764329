import math
from collections import namedtuple
from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np
import pandas as pd
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grader.checks.case import Walk
from grader.checks.trace import record_chain
from grader.checks.verdict import Verdict
from tests.checks.judging import verdict

HALF = Fraction(1, 2)


def hailstone(start: int) -> Walk:
    """3n + 1 for an odd number, half of an even one, until 1: a slip may make the way there shorter or longer."""

    def successors(n: Any) -> tuple[Any, ...]:
        return () if n == 1 else (n // 2,) if n % 2 == 0 else (3 * n + 1,)

    return Walk(start, successors, lambda n: {"n": n}, lambda _, own: int(own["n"]))


def way_from(start: int) -> list[int]:
    walk, way = hailstone(start), [start]
    while walk.successors(way[-1]):
        way.append(walk.successors(way[-1])[0])
    return way


@dataclass(frozen=True)
class Descent:
    number: int
    w: tuple[float, float]
    loss: float


def descent(steps: int = 6, start: tuple[float, float] = (1.0, -2.0)) -> Walk:
    """Gradient descent on w1² + 2 w2², with the loss after each step; the loss feeds nothing."""

    def loss(w: tuple[float, ...]) -> float:
        a, b = w  # of any other length this raises, as an algorithm would
        return a * a + 2 * b * b

    def successors(state: Descent) -> tuple[Descent, ...]:
        loss(state.w)
        moved = (state.w[0] * 0.8, state.w[1] * 0.6)
        return () if state.number == steps else (Descent(state.number + 1, moved, loss(moved)),)

    return Walk(
        Descent(0, start, loss(start)),
        successors,
        lambda state: {"w": list(state.w), "loss": state.loss},
        lambda state, own: replace(state, w=tuple(float(x) for x in own["w"])),
    )


def records(walk: Walk, choose: Callable[[tuple[Any, ...]], Any] = lambda following: following[0]) -> list[Any]:
    """The records of one path of the walk, the start first."""
    states = [walk.start]
    while following := walk.successors(states[-1]):
        states.append(choose(following))
    return [walk.record(state) for state in states]


def judge(walk: Walk, answer: object, parts: Any = None, args: Any = None, **options: Any) -> Verdict:
    given = {"parts": parts or {"n": {"close": {}}}, **options}
    return verdict("trace", None, answer, given, walk=walk, args=args)


def marks(given: Verdict) -> str:
    return " ".join(step.mark for step in given.steps)


BOTH = {"w": {"close": {}}, "loss": {"close": {}}}
WAY = [6, 3, 10, 5, 16, 8, 4, 2, 1]
RIGHT: dict[str, Any] = {
    "with the start": WAY,
    "without the start": WAY[1:],
    "a tuple": tuple(WAY),
    "an array": np.array(WAY),
    "an array of floats": np.array(WAY[1:], dtype=np.float32),
    "a Series": pd.Series(WAY),
    "a generator": (n for n in WAY),
    "dicts": [{"n": n} for n in WAY],
    "dicts with more than asked": [{"step": k, "n": n} for k, n in enumerate(WAY)],
    "tuples of the one field": [(n,) for n in WAY],
    "namedtuples": [namedtuple("Step", "n")(n) for n in WAY],
    "a column": np.array(WAY).reshape(-1, 1),
    "a DataFrame": pd.DataFrame({"n": WAY}),
    "numbers of many types": [Fraction(6), np.int64(3), 10.0, np.float32(5), np.array(16), 8, 4 + 0j, 2, 1],
}


@pytest.mark.parametrize("form", RIGHT)
def test_a_right_trace_is_right_in_any_form(form: str) -> None:
    given = judge(hailstone(6), RIGHT[form])
    assert (given.credit, given.reason) == (1, "")
    assert set(marks(given).split()) == {"right"}


TWO_FIELDS: dict[str, Callable[[list[Any]], Any]] = {
    "dicts": lambda rows: rows,
    "dicts in another order": lambda rows: [dict(reversed(row.items())) for row in rows],
    "tuples": lambda rows: [(row["w"], row["loss"]) for row in rows],
    "lists with arrays inside": lambda rows: [[np.array(row["w"]), np.float64(row["loss"])] for row in rows],
    "namedtuples with other names": lambda rows: [namedtuple("S", "a b")(*row.values()) for row in rows],
    "pairs of name and value": lambda rows: [list(row.items()) for row in rows],
    "a DataFrame": pd.DataFrame,
    "an array of objects": lambda rows: np.array([(tuple(row["w"]), row["loss"]) for row in rows], dtype=object),
}


@pytest.mark.parametrize("form", TWO_FIELDS)
def test_a_right_trace_of_several_fields_is_right_in_any_form(form: str) -> None:
    rows = records(descent())
    assert judge(descent(), TWO_FIELDS[form](rows), BOTH).passed
    assert judge(descent(), TWO_FIELDS[form](rows[1:]), BOTH).passed


WRONG: dict[str, tuple[str, Any]] = {  # reason, answer to hailstone(6)
    "nothing": ("nothing", None),
    "a number": ("type", 6),
    "a dict": ("type", {0: 6}),
    "steps of text": ("type", [str(n) for n in WAY]),
    "steps of None": ("type", [None] * 9),
    "no steps": ("empty", []),
    "too short": ("short", WAY[:-2]),
    "only the start": ("short", WAY[:1]),
    "too long": ("long", [*WAY, 4, 2, 1]),
    "the last twice": ("long", [*WAY, 1]),
    "another step": ("diverges", [6, 3, 10, 5, 15, 8, 4, 2, 1]),
    "one slip, and the rest follows": ("follows", [6, 3, 10, 4, 2, 1]),
    "a slip, and it stops": ("diverges", [3, 10, 5, 12]),
}


@pytest.mark.parametrize("slip", WRONG)
def test_a_wrong_trace_is_wrong_for_its_reason(slip: str) -> None:
    reason, answer = WRONG[slip]
    given = judge(hailstone(6), answer)
    assert given.reason == reason
    assert given.credit < 1


def test_a_wrong_start_is_told_from_a_wrong_first_step() -> None:
    given = judge(hailstone(6), [7, 3, 10, 5, 16, 8, 4, 2, 1])
    assert (given.reason, given.credit) == ("initial", Fraction(8, 9))
    assert [step.mark for step in given.steps][:2] == ["wrong", "right"]


@pytest.mark.parametrize(
    ("initial", "answer", "credit", "reason"),
    [
        ("required", WAY, 1, ""),
        ("required", WAY[1:], Fraction(8, 9), "initial"),
        ("absent", WAY[1:], 1, ""),
        ("absent", WAY, Fraction(8, 9), "initial"),
        ("optional", WAY, 1, ""),
        ("optional", WAY[1:], 1, ""),
    ],
)
def test_the_start_belongs_in_the_list_or_not_as_aligned(initial: str, answer: Any, credit: Any, reason: str) -> None:
    given = judge(hailstone(6), answer, initial=initial)
    assert (given.credit, given.reason) == (credit, reason)


def test_the_last_step_may_be_left_out_where_the_spec_says_so() -> None:
    assert judge(hailstone(6), WAY[:-1], last="optional").passed
    assert judge(hailstone(6), WAY, last="optional").passed
    assert judge(hailstone(6), WAY[:-2], last="optional").reason == "short"
    assert judge(hailstone(6), WAY[:-1]).reason == "short"


def test_the_first_divergence_is_named_with_the_step_before_it() -> None:
    message = judge(hailstone(6), [6, 3, 10, 4, 2, 1]).message
    assert "Step 3 is the first that differs" in message
    assert "step 2, which is right" in message


def test_the_field_that_differs_is_named_where_a_step_has_several() -> None:
    rows = records(descent())
    rows[2] = rows[2] | {"loss": rows[2]["loss"] + 7.7}
    assert "differs, in `loss`. Look at how" in judge(descent(), rows, BOTH).message
    assert ", in `" not in judge(hailstone(6), [6, 3, 10, 4, 2, 1]).message


def test_the_slip_in_the_first_different_step_is_named() -> None:
    rows = records(descent())
    rows[2] = rows[2] | {"loss": round(rows[2]["loss"], 2)}
    assert "`loss`: Right to 2 decimals" in judge(descent(), rows, BOTH).message


def slipped(walk: Walk, place: int, w: tuple[float, float]) -> list[Any]:
    """The trace with other weights at one place, and everything after it made from those."""
    states = [walk.start]
    while following := walk.successors(states[-1]):
        state = following[0]
        states.append(replace(state, w=w) if state.number == place else state)
    return [walk.record(state) for state in states]


def test_steps_that_follow_from_a_slip_earn_their_share() -> None:
    given = judge(descent(), slipped(descent(), 3, (0.7, -0.3)), BOTH, share="1/2")
    assert marks(given) == "right right right wrong follows follows follows"
    assert (given.credit, given.reason) == ((2 + 3 * HALF) / 6, "follows")
    assert judge(descent(), slipped(descent(), 3, (0.7, -0.3)), BOTH, share=1).credit == Fraction(5, 6)
    assert judge(descent(), slipped(descent(), 3, (0.7, -0.3)), BOTH).credit == Fraction(2, 6)


def test_a_step_shows_what_the_student_has_and_what_the_reference_has() -> None:
    step = judge(hailstone(6), [6, 3, 10, 4, 2, 1]).steps[3]
    assert (step.number, step.mark, step.observed, step.expected) == (3, "wrong", 4, 5)


@pytest.mark.parametrize("form", [tuple, list, lambda items: namedtuple("Step", "n")(*items)])
def test_steps_that_follow_earn_their_share_in_a_tuple_of_the_one_field(form: Callable[[list[int]], Any]) -> None:
    given = judge(hailstone(6), [form([n]) for n in [6, 3, 10, 4, 2, 1]], share=1)
    assert marks(given) == "right right right wrong follows follows"


def test_a_row_of_one_number_is_no_tuple_of_the_one_field() -> None:
    def successors(w: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
        return ((w[0] / 2,),) if w[0] > 1 else ()

    walk = Walk((8.0,), successors, lambda w: {"w": list(w)}, lambda _, own: tuple(map(float, own["w"])))
    steps = [[8], [4], [3], [1.5], [0.75]]
    for answer in (steps, [(step,) for step in steps]):
        assert marks(judge(walk, answer, {"w": {"close": {}}}, share=1)) == "right right wrong follows follows"


def test_after_two_slips_steps_follow_from_the_later_one() -> None:
    rows = slipped(descent(), 2, (0.7, -0.3))
    second = descent(start=(0.9, 0.4))
    rows[4:] = [{"w": [0.9, 0.4], "loss": 7.0}, *records(second)[1:3]]
    assert marks(judge(descent(), rows, BOTH, share=1)) == "right right wrong follows wrong follows follows"


def test_a_slip_whose_own_way_ends_earlier_is_not_also_marked_as_too_short() -> None:
    way = [6, 3, 10, 4, 2, 1]  # 4 for 5; from there 2 and 1 follow, and it has ended
    given = judge(hailstone(6), way, share=1)
    assert marks(given) == "right right right wrong follows follows"
    assert given.credit == Fraction(4, 5)
    very_short = judge(hailstone(27), [82, 1], share=1)  # 1 for 41: ended after 2 of 111 steps
    assert very_short.credit == Fraction(1, 56)


def test_a_slip_whose_own_way_is_longer_may_go_on() -> None:
    given = judge(hailstone(4), [4, 3, 10, 5, 16, 8, 4, 2, 1], share="1/2")
    assert marks(given) == "right wrong follows follows follows follows follows follows follows"
    assert given.credit == 7 * HALF / 8


def test_a_list_that_just_stops_after_a_slip_misses_the_rest() -> None:
    given = judge(hailstone(6), [6, 3, 10, 12, 6], share=1)
    assert marks(given) == "right right right wrong follows missing missing missing missing"
    assert given.credit == Fraction(3, 8)


def test_credit_may_be_by_prefix_or_all_or_nothing() -> None:
    way = [6, 3, 10, 5, 15, 8, 4, 2, 1]
    assert judge(hailstone(6), way).credit == Fraction(7, 8)
    assert judge(hailstone(6), way, credit="prefix").credit == Fraction(3, 8)
    assert judge(hailstone(6), way, credit="all").credit == 0
    for credit in ("fraction", "prefix", "all"):
        assert judge(hailstone(6), WAY, credit=credit).credit == 1


def still(start: float = 3.0, steps: int = 5) -> Walk:
    """A number that halves, so that a constant, or zero, is what follows from itself nowhere but at zero."""
    return Walk(
        (0, start),
        lambda state: () if state[0] == steps else ((state[0] + 1, state[1] if state[1] == 7 else state[1] / 2),),
        lambda state: {"n": state[1]},
        lambda state, own: (state[0], float(own["n"])),
    )


@pytest.mark.parametrize(
    ("answer", "void", "freely"),
    [
        ([0, 0, 0, 0, 0], ["zero"], "wrong follows follows follows follows"),
        ([7, 7, 7, 7, 7], ["constant"], "wrong follows follows follows follows"),
        ([4, 2, 1, 0.5, 0.25], ["echoes_input"], "wrong follows follows follows follows"),
    ],
)
def test_a_trivial_state_feeds_nothing(answer: list[float], void: list[str], freely: str) -> None:
    args = {"first": 4, "rate": 0.5}
    assert marks(judge(still(), answer, share=1, args=args)) == freely
    voided = judge(still(), answer, share=1, void_if=void, args=args)
    assert marks(voided).startswith("wrong wrong")
    assert voided.credit < judge(still(), answer, share=1, args=args).credit


@pytest.mark.parametrize("junk", [math.nan, math.inf, 10**400, "x", None, [1, 2], {}, True, -0.0, 1e308, 1j, {"n": []}])
def test_a_state_of_any_kind_gets_a_verdict_and_feeds_no_marks(junk: Any) -> None:
    given = judge(hailstone(6), [6, 3, junk, junk, 16, 8, 4, 2, 1], share=1)
    assert given.credit <= Fraction(7, 8)
    assert given.steps[2].mark == "wrong"


@pytest.mark.parametrize("w", [[], [1.0], [1.0, 2.0, 3.0], "ab", [math.nan, 1], [[1], [2]], {"a": 1}, [10**400, 1]])
def test_weights_of_any_shape_get_a_verdict(w: Any) -> None:
    rows = records(descent())
    rows[3] = {"w": w, "loss": 0.1}
    assert judge(descent(), rows, BOTH, share=1).credit == Fraction(5, 6)


def test_a_walk_that_raises_on_a_student_state_means_only_that_nothing_follows() -> None:
    def carry(state: Any, own: Any) -> Any:
        raise RuntimeError

    given = judge(replace(hailstone(6), carry=carry), [6, 3, 10, 4, 2, 1], share=1)
    assert marks(given).startswith("right right right wrong wrong wrong missing")


def stairs(height: int) -> Walk:
    """One or two steps at a time to the top: tied ways of different length."""
    return Walk(
        0,
        lambda at: tuple(at + up for up in (1, 2) if at + up <= height),
        lambda at: {"n": at},
        lambda at, own: int(own["n"]),
    )


@pytest.mark.parametrize("way", [[1, 2, 3, 4, 5], [2, 4, 5], [1, 3, 5], [2, 3, 5], [0, 1, 3, 4, 5]])
def test_every_tied_way_is_right(way: list[int]) -> None:
    assert judge(stairs(5), way).passed


@pytest.mark.parametrize(
    ("way", "reason"), [([2, 4], "short"), ([2, 4, 5, 6], "long"), ([2, 5], "diverges"), ([3, 5], "follows")]
)
def test_only_ways_that_are_tied_are_right(way: list[int], reason: str) -> None:
    given = judge(stairs(5), way)
    assert (given.reason, given.passed) == (reason, False)


@given(st.lists(st.booleans(), min_size=12, max_size=12), st.integers(1, 12))
def test_any_path_of_a_walk_is_right(turns: list[bool], height: int) -> None:
    choices = iter(turns)
    path = records(stairs(height), lambda following: following[-1 if next(choices) else 0])
    assert judge(stairs(height), path).passed
    assert judge(stairs(height), path[1:], share=1).passed


def wide(width: int) -> Walk:
    """More tied successors than are followed at once; the last field tells them apart one step later."""
    return Walk(
        (0, 0),
        lambda state: (
            tuple((state[0] + 1, way) for way in range(width)) if state[0] == 0 else ((2, state[1]),) * (state[0] == 1)
        ),
        lambda state: {"n": state[0] * 1000 + state[1]},
        lambda state, own: state,
    )


def test_no_tied_successor_is_forgotten_however_many_there_are() -> None:
    assert judge(wide(300), [1299, 2299]).passed
    assert not judge(wide(300), [1299, 2298]).passed


@pytest.mark.slow
@settings(max_examples=30)
@given(st.integers(2, 25), st.data())
def test_a_trace_with_one_slip_never_earns_all(start: int, data: st.DataObject) -> None:
    way = way_from(start)[1:]
    place = data.draw(st.integers(0, len(way) - 1))
    slip = data.draw(st.integers(1, 200).filter(lambda n: n != way[place]))
    followed = [*way[:place], *way_from(slip)]
    for answer in ([*way[:place], slip, *way[place + 1 :]], followed):
        for share in (0, "1/2", 1):
            assert judge(hailstone(start), answer, share=share, initial="absent").credit < 1


@given(
    st.lists(
        st.integers(0, 20) | st.none() | st.floats() | st.text(max_size=2) | st.lists(st.integers(), max_size=2),
        max_size=12,
    )
)
def test_any_list_gets_a_verdict(answer: list[Any]) -> None:
    for initial in ("optional", "required", "absent"):
        given = judge(hailstone(3), answer, share=1, initial=initial, void_if=["constant", "zero", "echoes_input"])
        assert 0 <= given.credit <= 1
        assert given.passed == (given.reason == "") == all(step.mark == "right" for step in given.steps)


def test_a_very_long_list_costs_no_more_than_a_long_one() -> None:
    called = 0

    def successors(n: Any) -> tuple[Any, ...]:
        nonlocal called
        called += 1
        return hailstone(6).successors(n)

    given = judge(replace(hailstone(6), successors=successors), [5, 16] * 20_000, share=1)
    assert given.credit < Fraction(1, 100)
    assert called < 2000


def test_a_chain_of_records_judges_without_follow_through() -> None:
    walk = record_chain([{"n": n} for n in WAY])
    assert judge(walk, WAY, share=1).passed
    assert judge(walk, WAY[1:], share=1).passed
    assert marks(judge(walk, [6, 3, 10, 4, 2, 1], share=1)).split()[3:6] == ["wrong", "wrong", "wrong"]


def test_without_a_walk_the_expected_records_are_the_chain() -> None:
    options = {"parts": {"n": {"close": {}}}}
    assert verdict("trace", WAY, np.array(WAY), options).passed
    assert verdict("trace", [{"n": n} for n in WAY], WAY[1:], options).passed
    assert not verdict("trace", WAY, WAY[:-1], options).passed
    assert verdict("trace", [], [], options).passed
    assert verdict("trace", [], [1], options).reason == "long"


def test_a_process_that_ends_where_it_starts_has_no_steps() -> None:
    assert judge(hailstone(1), []).passed
    assert judge(hailstone(1), [1]).passed
    assert judge(hailstone(1), [], initial="required").reason == "empty"
    assert not judge(hailstone(1), [1, 4]).passed


def test_a_row_of_a_table_is_the_one_field_where_no_column_has_its_name() -> None:
    walk = replace(descent(), record=lambda state: {"w": list(state.w)})
    table = pd.DataFrame([row["w"] for row in records(walk)], columns=["w1", "w2"])
    assert judge(walk, table, {"w": {"close": {}}}).passed
    table.iloc[3] = [0.7, -0.3]
    table.iloc[4] = [0.7 * 0.8, -0.3 * 0.6]
    assert judge(walk, table, {"w": {"close": {}}}).steps[4].mark == "follows"


def test_states_need_no_hash() -> None:
    stairs_of_lists = Walk(
        [0],
        lambda at: tuple([at[0] + up] for up in (1, 2, 2) if at[0] + up <= 5),
        lambda at: {"n": at[0]},
        lambda at, own: [int(own["n"])],
    )
    assert judge(stairs_of_lists, [2, 4, 5]).passed
    assert not judge(stairs_of_lists, [3, 4, 5]).passed


def test_fields_without_a_check_are_judged_by_the_usual_one() -> None:
    assert judge(descent(), records(descent()), {"w": {"close": {}}}).passed
    rows = [row | {"loss": 0} for row in records(descent())]
    assert not judge(descent(), rows, {"w": {"close": {}}}).passed
