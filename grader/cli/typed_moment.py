"""Times that are typed: in their own zone, else in the course's, as one without means another moment elsewhere."""

from datetime import datetime
from pathlib import Path

from grader.cli.errors import CannotRun

EXAMPLE_MOMENT = "2026-12-04T23:59:00+01:00"


def typed_moment(option: str, text: str) -> datetime:
    """The moment that an option names; raises `CannotRun` for a text that is no time, or has no zone anywhere."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise CannotRun(f"{option} {text}: write a time such as {EXAMPLE_MOMENT}.") from None
    return moment if moment.tzinfo else moment_of_course(option, text, moment)


def moment_of_course(option: str, text: str, moment: datetime) -> datetime:
    """The moment in the zone of the course that the current folder lies in; raises `CannotRun` where there is none."""
    # Takes half a second to load, which a time with its zone does not need.
    from grader.spec.course_file import COURSE_FILE, has_time_of_day, in_course_zone  # noqa: PLC0415

    zoned = in_course_zone(moment, Path.cwd())
    if zoned.tzinfo is None:
        told = f"a time needs its zone, as in {EXAMPLE_MOMENT}"
        raise CannotRun(f"{option} {text}: {told}; in a course, `zone:` in {COURSE_FILE} says it for all dates.")
    if not has_time_of_day(text):
        raise CannotRun(f"{option} {text}: write the time of day too, as in {text}T23:59.")
    return zoned
