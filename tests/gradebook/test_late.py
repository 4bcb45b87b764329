"""What lateness costs: by hand, in a table; and what must hold whatever the rules are."""

from datetime import datetime, timedelta
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.gradebook.late import after_penalty, lateness
from grader.spec.assignment import LateRules
from tests.gradebook.book_sample import DUE

MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
COSTS = {  # what: (rules, how late, percent that comes off)
    "on time": ({"per_day": 0.1}, -MINUTE, 0),
    "to the second": ({"per_day": 0.1}, timedelta(0), 0),
    "a second late": ({"per_day": 0.1}, timedelta(seconds=1), 10),
    "a whole day is one day": ({"per_day": 0.1}, DAY, 10),
    "a day and a microsecond are two": ({"per_day": 0.1}, DAY + timedelta(microseconds=1), 20),
    "within the grace": ({"per_day": 0.1, "grace_minutes": 15}, 15 * MINUTE, 0),
    "after the grace": ({"per_day": 0.1, "grace_minutes": 15}, 16 * MINUTE, 10),
    "each day has the grace": ({"per_day": 0.1, "grace_minutes": 15}, DAY + 15 * MINUTE, 10),
    "hours": ({"per_hour": 0.02}, 150 * MINUTE, 6),
    "hours after free days": ({"per_hour": 0.02, "free_days": 2}, 2 * DAY + HOUR, 2),
    "inside free days": ({"per_day": 0.1, "free_days": 2}, 2 * DAY, 0),
    "grace and free days": ({"per_day": 0.1, "grace_minutes": 15, "free_days": 1}, DAY + 16 * MINUTE, 10),
    "the cap": ({"per_day": 0.1, "most": 0.25}, 3 * DAY, 25),
    "never more than all": ({"per_day": 0.4}, 9 * DAY, 100),
    "hours and days add up": ({"per_hour": 0.01, "per_day": 0.1}, 2 * HOUR, 12),
    "no rate": ({"grace_minutes": 5}, DAY, 0),
}


@pytest.mark.parametrize("what", COSTS)
def test_lateness_costs_what_a_person_works_out(what: str) -> None:
    rules, by, percent = COSTS[what]
    late = lateness(LateRules.model_validate(rules), DUE, DUE + by)
    assert late.share == Fraction(percent, 100)
    assert late.by == max(by, timedelta(0))


SENTENCES = {  # what: (rules, due, handed in, sentence)
    "late": (
        {"per_day": 0.1, "grace_minutes": 15, "most": 0.5},
        "2026-12-04T23:59:00+01:00",
        "2026-12-06T02:19:00+00:00",
        "Handed in 1 day 3 h 20 min late (2026-12-06 03:19 +01:00, due 2026-12-04 23:59 +01:00): less 15 min of grace,"
        " 1 day 3 h 5 min count: 2 started days at 10 % makes 20 %.",
    ),
    "capped": (
        {"per_hour": 0.125, "most": 0.3},
        "2026-12-04T23:59:00+01:00",
        "2026-12-05T03:00:30+01:00",
        "Handed in 3 h 1 min 30 s late (2026-12-05 03:00:30 +01:00, due 2026-12-04 23:59 +01:00):"
        " 4 started hours at 12.5 % makes 50 %, of which at most 30 % is taken.",
    ),
    "in the grace": (
        {"per_day": 0.1, "grace_minutes": 15},
        "2026-12-04T23:59:00+01:00",
        "2026-12-05T00:04:00+01:00",
        "Handed in 5 min late (2026-12-05 00:04 +01:00, due 2026-12-04 23:59 +01:00):"
        " within the 15 min of grace, so it counts as on time.",
    ),
    "on time": (
        {"per_day": 0.1},
        "2026-12-04T23:59:00+01:00",
        "2026-12-04T20:00:00+00:00",
        "Handed in on time: 2026-12-04 21:00 +01:00, due 2026-12-04 23:59 +01:00.",
    ),
}


@pytest.mark.parametrize("what", SENTENCES)
def test_the_sentence_shows_the_sum(what: str) -> None:
    rules, due, submitted, sentence = SENTENCES[what]
    late = lateness(LateRules.model_validate(rules), datetime.fromisoformat(due), datetime.fromisoformat(submitted))
    assert late.sentence == sentence


def test_no_time_is_on_time_and_that_is_said() -> None:
    rules = LateRules(per_day=0.1)
    assert lateness(rules, DUE, None).share == 0
    assert lateness(rules, DUE, None).sentence == "No time of handing in is known, so it counts as on time."
    assert "calls it late" in lateness(rules, DUE, None, flagged=True).sentence
    assert lateness(rules, None, DUE).sentence == ""


@given(
    per_hour=st.sampled_from([0, 0.01, 0.05]),
    per_day=st.sampled_from([0, 0.1, 0.33]),
    grace=st.integers(0, 90),
    free=st.integers(0, 3),
    most=st.sampled_from([0.2, 0.5, 1]),
    minutes=st.lists(st.integers(-100, 20_000), min_size=2, max_size=2),
)
def test_later_never_costs_less_and_never_more_than_the_cap(
    per_hour: float, per_day: float, grace: int, free: int, most: float, minutes: list[int]
) -> None:
    rules = LateRules(per_hour=per_hour, per_day=per_day, grace_minutes=grace, free_days=free, most=most)
    early, later = (lateness(rules, DUE, DUE + minute * MINUTE).share for minute in sorted(minutes))
    assert 0 <= early <= later <= Fraction(str(most))


def test_the_penalty_is_rounded_once_and_half_up() -> None:
    late = lateness(LateRules(per_day=0.5), DUE, DUE + HOUR)
    assert after_penalty(Fraction("0.01"), late) == Fraction("0.01")  # 0.005 is rounded up
    assert after_penalty(Fraction("31.55"), late) == Fraction("15.78")
