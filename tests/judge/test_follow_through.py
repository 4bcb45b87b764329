"""Follow-through of hand calculations: a later part is judged on what the written digits of the earlier ones stand for.

A chain is worked out with one slip, as a student does it: with the numbers that the calculator still shows, or with
those that were written down. Nothing of it may be lost, whatever digits were written.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import pytest

from grader.build.built_exercise import build_exercise
from grader.built.document import BuiltExercise, BuiltPart
from grader.built.walk import part_value
from grader.checks.calls import Observation
from grader.checks.containers import unwrapped
from grader.checks.numerals import read_number
from grader.checks.verdict import Verdict
from grader.checks.written_interval import right_interval, written_interval
from grader.codec.decode import decode
from grader.judge.hand_answers import verdict_for_expected
from grader.judge.judged_exercise import judge_exercise
from tests.banked import built, ids, specs
from tests.thinned import some

FORMS = ("decimal", "fraction", "percent_sign")


def with_given(id_: str, **given: Any) -> BuiltExercise:
    """A hand calculation of the bank with numbers of our choice."""
    loaded = specs()[id_]
    spec = loaded.spec.model_copy(update={"given": loaded.spec.given | given, "require": ()})
    return build_exercise(replace(loaded, spec=spec), assignment_id="follow", secret=b"follow")


def verdicts(exercise: BuiltExercise, answers: Mapping[str, str]) -> dict[str, Verdict]:
    cases = judge_exercise(exercise, [Observation("missing") for _ in exercise.parts], answers)
    return {str(case.part): case.inputs[0].verdict for case in cases}


def reasons(exercise: BuiltExercise, answers: Mapping[str, str]) -> list[str]:
    """The reason of each part; "" for a right one."""
    return [verdict.reason for verdict in verdicts(exercise, answers).values()]


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("0.033", "0.0325", "0.0335"),
        ("0,5", "0.4995", "0.5005"),  # three decimals are asked, so this is 0.500
        ("3.3 %", "0.0325", "0.0335"),
        ("3.3·10^-2", "0.0325", "0.0335"),
        ("2e3", "1999.9995", "2000.0005"),
        ("0.0333", "0.0332", "0.0334"),  # more than asked: these may be cut off as well as rounded
        ("1/30", "1/30", "1/30"),
    ],
)
def test_written_digits_stand_for_an_interval(text: str, low: str, high: str) -> None:
    number = read_number(text, FORMS)
    assert number is not None
    found = written_interval(number, 3)
    assert (found.low, found.value, found.high) == (Fraction(low), number.value, Fraction(high))


def test_a_whole_number_is_exact_where_one_is_asked() -> None:
    five, more = read_number("5"), read_number("5.2")
    assert five is not None
    assert more is not None
    assert written_interval(five, 3, whole=True).low == 5
    assert written_interval(five, 3).low < 5
    assert written_interval(more, 3, whole=True).low < more.value


def test_a_right_number_stands_for_what_lies_between_it_and_the_true_one() -> None:
    written = read_number("0.667")
    assert written is not None
    found = right_interval(written, Fraction(2, 3), 3)
    assert (found.low, found.high) == (Fraction(2, 3), Fraction("0.667"))


@pytest.mark.parametrize("own", ["0.033", "0.0333", "1/30", "3.3 %", "3.33·10^-2"])
def test_a_slip_earns_the_same_in_whatever_digits_it_is_written(own: str) -> None:
    exercise = with_given("reinforcement.exploring_by_hand", q={"a": 10, "b": 4, "c": 7, "d": 1}, epsilon=0.1)
    # 1 - 3/30 = 0.9; 0.9 * 10 + 12/30 = 9.4
    assert reasons(exercise, {"other": own, "greedy": "0.900", "mean": "9.400"}) == ["value", "follows", "follows"]


@pytest.mark.parametrize("own", ["0.663", "0.6627", "0.66265", "55/83"])
@pytest.mark.parametrize("later", [("6.602", "13.892", "-1.325"), ("6.6024", "13.8915", "-1.3253")])
def test_a_line_follows_from_its_rounded_slope(own: str, later: tuple[str, str, str]) -> None:
    # A slope of 55/83 through the means 4.75 and 9.75: 6.60241, 13.89157, -1.32530.
    exercise = with_given("linear.line_fit_by_hand", xs=[2, 3, 6, 8], ys=[4, 7, 11, 17], x=11, change=-2)
    answers = dict(zip([part.name for part in exercise.parts], ["4.75", "9.75", own, *later], strict=True))
    assert reasons(exercise, answers) == ["", "", "value", "follows", "follows", "follows"]
    assert reasons(exercise, answers | {"intercept": "6.700"})[3] == "value"  # the digits of no slope give this


def test_digits_that_are_right_in_spite_of_a_slip_stand_for_an_interval_too() -> None:
    exercise = with_given("linear.line_fit_by_hand", xs=[2, 3, 6, 8], ys=[4, 7, 11, 17], x=11, change=-2)
    # With 4.8 for the mean of 4.75 the slope is 2.0101 and not 2.01099, and the intercept 9.75 - 2.0101 * 4.8.
    answers = {"mean_x": "4.800", "mean_y": "9.75", "slope": "2.01", "intercept": "0.101"}
    assert reasons(exercise, answers)[:4] == ["value", "", "", "follows"]
    # -2 * 2.0101 is not the right -4.022, and no rounding of a right slope gives it: it comes from the slip.
    assert reasons(exercise, answers | {"effect": "-4.0202"})[5] == "follows"


@pytest.mark.parametrize("own", ["0.286", "0.2857", "2/7"])
def test_a_probability_follows_from_rounded_odds(own: str) -> None:
    exercise = built("bayes.gaps_and_copies_by_hand")
    answers = {part.name: f"{decode(part.expected):.3f}" for part in exercise.parts[:3]}
    last = exercise.parts[3]
    kept = {name: decode(part.expected) for name, part in zip(answers, exercise.parts, strict=False)}
    value: Any = part_value(exercise, last, kept | {"odds": 2 / 7})
    found = verdicts(exercise, answers | {"odds": own, "twice": f"{value:.3f}"})
    assert (found["odds"].reason, found["twice"].reason) == ("value", "follows")


def test_what_follows_from_what_follows_is_not_called_right() -> None:
    exercise = with_given("bayes.posterior_by_hand", prior=0.06, sensitivity=0.85, specificity=0.83)
    # The hits are 0.0510: here 0.0051 stands in their place, and 0.0051/0.1649 follows.
    answers = {"hit": "0.0051", "false_alarm": "0.1598", "alarm": "0.1649", "posterior": "0.0309"}
    found = verdicts(exercise, answers)
    assert [each.reason for each in found.values()] == ["value", "", "follows", "follows"]
    assert [each.credit for each in found.values()] == [0, 1, 1, 1]


@pytest.mark.parametrize(
    ("mean", "reason"), [("97", ""), ("96.993", ""), ("96.930", ""), ("96.900", "value"), ("97.100", "value")]
)
def test_what_follows_from_the_rounding_of_right_parts_is_right(mean: str, reason: str) -> None:
    exercise = with_given("reinforcement.exploring_by_hand", q={"a": 100, "b": 40, "c": 70}, epsilon=0.1)
    # 28/30 * 100 + 110/30 = 97; with four decimals of both 96.993, with three 96.93
    assert reasons(exercise, {"other": "0.033", "greedy": "0.933", "mean": mean}) == ["", "", reason]


def test_from_a_number_that_stands_for_zero_too_not_everything_follows() -> None:
    exercise = with_given("bayes.posterior_by_hand", prior=0.06, sensitivity=0.85, specificity=0.83)
    answers = {"hit": "0.0510", "false_alarm": "0.1598", "alarm": "0.00001", "posterior": "100"}
    assert reasons(exercise, answers)[2:] == ["value", "value"]


@pytest.mark.parametrize("own", ["9" * 90 + "e300", "1e300", "-1e300", "1e-300"])
def test_numbers_beyond_all_bounds_lead_nowhere(own: str) -> None:
    exercise = built("linear.line_fit_by_hand")
    answers = {part.name: own for part in exercise.parts}
    assert set(reasons(exercise, answers)) <= {"value", "follows"}
    assert reasons(exercise, answers)[:2] == ["value", "value"]


@dataclass(frozen=True, slots=True)
class Slip:
    """A wrong value of one part that feeds others."""

    part: BuiltPart
    value: Any


def slips_in(exercise: BuiltExercise) -> Iterator[Slip]:
    """What every known mistake gives for a part that feeds others, and a number near the right one."""
    feeding = {name for part in exercise.parts for name in part.uses.values()}
    for part in exercise.parts:
        if part.name in feeding:
            yield from (Slip(part, unwrapped(decode(form))) for form in part.variants.values())
            right = unwrapped(decode(part.expected))
            if isinstance(right, float):
                yield Slip(part, right * 1.0937)


def written(value: Any, decimals: int | None) -> str:
    """A value as a student writes it: with so many decimals, or all that there are."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | int) or decimals is None:
        return str(value)
    return f"{float(value):.{decimals}f}"


def worked_with(exercise: BuiltExercise, slip: Slip | None, decimals: int | None, *, rounds: bool) -> dict[str, str]:
    """The answers of a student who makes one slip and goes on rightly, with unrounded numbers or with those written."""
    kept: dict[str, Any] = {}
    texts: dict[str, str] = {}
    for part in exercise.parts:
        fed = {name: kept[name] for name in part.uses.values()}
        value = slip.value if slip and part is slip.part else unwrapped(part_value(exercise, part, fed))
        texts[part.name] = written(value, None if part.check.name == "exact" else decimals)
        rounded = rounds and not isinstance(value, str | int)
        kept[part.name] = float(texts[part.name]) if rounded else float(value) if type(value) is Fraction else value
    return texts


def after(exercise: BuiltExercise, first: BuiltPart) -> list[BuiltPart]:
    """The parts that are fed by one, or by what is fed by it."""
    fed = {first.name}
    for part in exercise.parts:
        if fed & set(part.uses.values()):
            fed.add(part.name)
    return [part for part in exercise.parts if part.name in fed - {first.name}]


def is_void(exercise: BuiltExercise, text: str) -> bool:
    """Whether nothing follows from a slip by the exercise's own rule."""
    number = read_number(text, exercise.forms)
    value = None if number is None else number.value
    return value is not None and (value in (0, 1) or not 0 <= value <= 1) and bool(exercise.follow.void_if)


@pytest.mark.parametrize("id_", some(ids("values"), 14))
def test_nothing_of_a_chain_is_lost_however_it_is_rounded(id_: str) -> None:
    exercise = built(id_)
    lost = []
    for slip in slips_in(exercise):
        for more in (0, 1, None):
            for rounds in (False, True):
                decimals = None if more is None else (exercise.digits or 0) + more
                try:
                    answers = worked_with(exercise, slip, decimals, rounds=rounds)
                except ValueError:  # this slip leads nowhere
                    continue
                found = verdicts(exercise, answers)
                if found[slip.part.name].passed or is_void(exercise, answers[slip.part.name]):
                    continue
                for part in after(exercise, slip.part):
                    true = verdict_for_expected(exercise, part, decode(part.expected), answers[part.name])
                    if not found[part.name].credit or found[part.name].reason != ("" if true.passed else "follows"):
                        lost.append((slip, decimals, rounds, part.name, answers))
    assert lost == []


@pytest.mark.parametrize("id_", some(ids("values"), 14))
def test_right_work_is_right_however_it_is_rounded_and_a_known_mistake_in_it_is_wrong(id_: str) -> None:
    exercise = built(id_)
    digits = exercise.digits or 0
    for decimals in (digits, digits + 1):
        for rounds in (False, True):
            assert set(reasons(exercise, worked_with(exercise, None, decimals, rounds=rounds))) == {""}
        right = worked_with(exercise, None, decimals, rounds=False)
        for part in exercise.parts:
            for name, form in part.variants.items():
                text = written(unwrapped(decode(form)), decimals)
                if not verdict_for_expected(exercise, part, decode(part.expected), text).passed:
                    found = verdicts(exercise, right | {part.name: text})[part.name]
                    assert not found.credit, (name, part.name, text)
