"""The penalty for lateness as an exact share, with a sentence that a person can check. No clock is read."""

from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo
from fractions import Fraction

from grader.score.marks import rounded
from grader.spec.assignment import Late

UNITS = {"hour": timedelta(hours=1), "day": timedelta(days=1)}
NONE = timedelta(0)
# The largest first: they are taken off in turn.
PIECES = ((timedelta(days=1), "day"), (timedelta(hours=1), "h"), (timedelta(minutes=1), "min"))


@dataclass(frozen=True, slots=True)
class Lateness:
    """How late a submission is, the share of its score that this costs, and a sentence on it."""

    by: timedelta = NONE
    share: Fraction = Fraction(0)
    sentence: str = ""


ON_TIME = Lateness()


def lateness(rules: Late, due: datetime | None, submitted: datetime | None, *, flagged: bool = False) -> Lateness:
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
    when = f"due {moment(due, due.tzinfo)}"
    if by <= NONE:
        return Lateness(sentence=f"Handed in on time: {moment(submitted, due.tzinfo)}, {when}.")
    told = f"Handed in {duration(by)} late ({moment(submitted, due.tzinfo)}, {when})"
    share, words = cost(rules, by)
    return Lateness(by, share, f"{told}: {words}.")


def cost(rules: Late, by: timedelta) -> tuple[Fraction, str]:
    """The share that a delay costs, and the words that explain it."""
    grace = timedelta(minutes=rules.grace_minutes)
    if by <= grace:
        return Fraction(0), f"within the {duration(grace)} of grace, so it counts as on time"
    left = by - grace - timedelta(days=rules.free_days)
    forgiven = [f"{duration(grace)} of grace"] if grace else []
    forgiven += [counted(rules.free_days, "free day")] if rules.free_days else []
    less = f"less {' and '.join(forgiven)}" if forgiven else ""
    if left <= NONE:
        return Fraction(0), f"{less}, nothing is left, so it costs nothing"
    share, words = charged(rules, left)
    return share, f"{less}, {duration(left)} count: {words}" if less else words


def charged(rules: Late, left: timedelta) -> tuple[Fraction, str]:
    """The share for the time that counts, and the words: each started hour or day at its rate, up to the cap."""
    rates = {"hour": Fraction(str(rules.per_hour)), "day": Fraction(str(rules.per_day))}
    # Negated twice, so that the division rounds up: a started hour counts as an hour.
    units = {unit: -(-left // UNITS[unit]) for unit, rate in rates.items() if rate}
    if not units:
        return Fraction(0), "lateness costs nothing here"
    share = sum((rates[unit] * number for unit, number in units.items()), Fraction(0))
    each = [f"{counted(number, f'started {unit}')} at {percent(rates[unit])}" for unit, number in units.items()]
    most = Fraction(str(rules.most))
    capped = f", of which at most {percent(most)} is taken" if share > most else ""
    return min(share, most), f"{' and '.join(each)} makes {percent(share)}{capped}"


def after_penalty(score: Fraction, late: Lateness) -> Fraction:
    """The score after the penalty, rounded once to two decimals, half up.

    >>> float(after_penalty(Fraction("31.55"), Lateness(share=Fraction(1, 10))))
    28.4
    """
    return Fraction(str(rounded(score * (1 - late.share)))) if late.share else score


def counted(number: int, thing: str) -> str:
    """A number of things in words: `1 day`, `2 days`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def percent(share: Fraction) -> str:
    """A share in per cent, as it is written in a sentence.

    >>> percent(Fraction(1, 10)), percent(Fraction(1, 80))
    ('10 %', '1.25 %')
    """
    return f"{decimal(share * 100)} %"


def decimal(value: Fraction | float) -> str:
    """A number as text, with as many decimals as it needs, at most four.

    >>> decimal(31.50), decimal(Fraction(284, 10)), decimal(1234567.0), decimal(0)
    ('31.5', '28.4', '1234567', '0')
    """
    return f"{float(value):.4f}".rstrip("0").rstrip(".")


def duration(time: timedelta) -> str:
    """A span of time as a person says it, without the units that are zero.

    >>> duration(timedelta(days=1, hours=3, minutes=20)), duration(timedelta(seconds=61))
    ('1 day 3 h 20 min', '1 min 1 s')
    """
    words = []
    for size, name in PIECES:
        number, time = divmod(time, size)
        words += [counted(number, name) if name == "day" else f"{number} {name}"] if number else []
    seconds = decimal(Fraction(time // timedelta(microseconds=1), 10**6))
    return " ".join([*words, f"{seconds} s"] if time or not words else words)


def moment(time: datetime, zone: tzinfo | None) -> str:
    """A moment as text in the zone of the due date, so that both can be compared at a glance."""
    local = time.astimezone(zone)
    # Seconds only where there are some: they may decide whether it was late.
    shown = local.strftime("%Y-%m-%d %H:%M:%S" if local.second else "%Y-%m-%d %H:%M")
    return f"{shown} {local.strftime('%z')[:3]}:{local.strftime('%z')[3:5]}"
