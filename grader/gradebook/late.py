"""The penalty for lateness as an exact share, with a sentence that a person can check. No clock is read."""

from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from fractions import Fraction

from grader.score.marks import rounded_points
from grader.spec.assignment import LateRules

LATE_UNITS = {"hour": timedelta(hours=1), "day": timedelta(days=1)}
NO_TIME = timedelta(0)
# The largest first: they are taken off in turn.
DURATION_UNITS = ((timedelta(days=1), "day"), (timedelta(hours=1), "h"), (timedelta(minutes=1), "min"))


@dataclass(frozen=True, slots=True)
class Lateness:
    """How late a submission is, the share of its score that this costs, and a sentence on it."""

    by: timedelta = NO_TIME
    share: Fraction = Fraction(0)
    sentence: str = ""


ON_TIME = Lateness()


def lateness(rules: LateRules, due: datetime | None, submitted: datetime | None, *, flagged: bool = False) -> Lateness:
    """The lateness of a submission under the rules: by how long, which share it costs, and why.

    Grace comes off first, then free days; what is left counts in started hours or days. `due` has the student's own
    extension in it. Without a due date, or a time of handing in, nothing is late.
    """
    if due is None:
        return ON_TIME
    if submitted is None:
        words = "The learning system calls it late, but no" if flagged else "No"
        return Lateness(sentence=f"{words} time of handing in is known, so it counts as on time.")
    by = submitted - due
    when = f"due {moment_text(due, due.tzinfo)}"
    if by <= NO_TIME:
        return Lateness(sentence=f"Handed in on time: {moment_text(submitted, due.tzinfo)}, {when}.")
    told = f"Handed in {duration_text(by)} late ({moment_text(submitted, due.tzinfo)}, {when})"
    share, words = lateness_cost(rules, by)
    return Lateness(by, share, f"{told}: {words}.")


def lateness_cost(rules: LateRules, by: timedelta) -> tuple[Fraction, str]:
    """The share that a delay costs, and the words that explain it."""
    grace = timedelta(minutes=rules.grace_minutes)
    if by <= grace:
        return Fraction(0), f"within the {duration_text(grace)} of grace, so it counts as on time"
    left = by - grace - timedelta(days=rules.free_days)
    forgiven = [f"{duration_text(grace)} of grace"] if grace else []
    forgiven += [counted_units(rules.free_days, "free day")] if rules.free_days else []
    less = f"less {' and '.join(forgiven)}" if forgiven else ""
    if left <= NO_TIME:
        return Fraction(0), f"{less}, nothing is left, so it costs nothing"
    share, words = charged_share(rules, left)
    return share, f"{less}, {duration_text(left)} count: {words}" if less else words


def charged_share(rules: LateRules, left: timedelta) -> tuple[Fraction, str]:
    """The share for the time that counts, and the words: each started hour or day at its rate, up to the cap."""
    rates = {"hour": Fraction(str(rules.per_hour)), "day": Fraction(str(rules.per_day))}
    # Negated twice, so that the division rounds up: a started hour counts as an hour.
    units = {unit: -(-left // LATE_UNITS[unit]) for unit, rate in rates.items() if rate}
    if not units:
        return Fraction(0), "lateness costs nothing here"
    share = sum((rates[unit] * number for unit, number in units.items()), Fraction(0))
    each = [
        f"{counted_units(number, f'started {unit}')} at {percent_text(rates[unit])}" for unit, number in units.items()
    ]
    most = Fraction(str(rules.most))
    capped = f", of which at most {percent_text(most)} is taken" if share > most else ""
    return min(share, most), f"{' and '.join(each)} makes {percent_text(share)}{capped}"


def after_penalty(score: Fraction, late: Lateness) -> Fraction:
    """The score after the penalty, rounded once to two decimals, half up.

    >>> float(after_penalty(Fraction("31.55"), Lateness(share=Fraction(1, 10))))
    28.4
    """
    return Fraction(str(rounded_points(score * (1 - late.share)))) if late.share else score


def counted_units(number: int, thing: str) -> str:
    """A number of things in words: `1 day`, `2 days`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def percent_text(share: Fraction) -> str:
    """A share in per cent, as it is written in a sentence.

    >>> percent_text(Fraction(1, 10)), percent_text(Fraction(1, 80))
    ('10 %', '1.25 %')
    """
    return f"{decimal_text(share * 100)} %"


def decimal_text(value: Fraction | float) -> str:
    """A number as text, with as many decimals as it needs, at most four.

    >>> decimal_text(31.50), decimal_text(Fraction(284, 10)), decimal_text(1234567.0), decimal_text(0)
    ('31.5', '28.4', '1234567', '0')
    """
    return f"{float(value):.4f}".rstrip("0").rstrip(".")


def duration_text(time: timedelta) -> str:
    """A span of time as a person says it, without the units that are zero.

    >>> duration_text(timedelta(days=1, hours=3, minutes=20)), duration_text(timedelta(seconds=61))
    ('1 day 3 h 20 min', '1 min 1 s')
    """
    words = []
    for size, name in DURATION_UNITS:
        number, time = divmod(time, size)
        words += [counted_units(number, name) if name == "day" else f"{number} {name}"] if number else []
    seconds = decimal_text(Fraction(time // timedelta(microseconds=1), 10**6))
    return " ".join([*words, f"{seconds} s"] if time or not words else words)


def moment_text(time: datetime, zone: tzinfo | None) -> str:
    """A moment as text in the zone of the due date, so that both can be compared at a glance."""
    local = time.astimezone(zone)
    # Seconds only where there are some: they may decide whether it was late.
    shown = local.strftime("%Y-%m-%d %H:%M:%S" if local.second else "%Y-%m-%d %H:%M")
    return f"{shown} {local.strftime('%z')[:3]}:{local.strftime('%z')[3:5]}"
