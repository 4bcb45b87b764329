"""Times that are typed: with their zone, as one without means another moment on another machine."""

from datetime import datetime

from grader.cli.errors import CannotRun

EXAMPLE_MOMENT = "2026-12-04T23:59:00+01:00"


def typed_moment(option: str, text: str) -> datetime:
    """The moment that an option names; raises `CannotRun` for a text that is no time with its zone."""
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise CannotRun(f"{option} {text}: write a time such as {EXAMPLE_MOMENT}.") from None
    if moment.tzinfo is None:
        raise CannotRun(f"{option} {text}: a time needs its zone, as in {EXAMPLE_MOMENT}.")
    return moment
