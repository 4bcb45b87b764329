"""Times as learning systems write them, read as moments with a zone; a missing zone is never guessed."""

import re
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo

WRITTEN_MOMENT = re.compile(  # a fraction of a second decides nothing
    r"(?P<day>\d{4}-\d\d-\d\d)[ T_](?P<time>\d\d:\d\d(:\d\d)?)([.,]\d+)?\s*(?P<zone>\S+)?$"
)
# An offset as +0100, +01:00 or +01.
ZONE_OFFSET = re.compile(r"(?P<sign>[+-])(?P<hours>\d\d):?(?P<minutes>\d\d)?$")
WORKSHEET_TIME = "%A, %d %B %Y, %I:%M %p"  # Monday, 2 November 2026, 11:10 PM: Moodle's grading worksheet in English


def platform_moment(text: str, otherwise: tzinfo | None = None) -> datetime | None:
    """The moment that a text names; None for what is no time, or has no zone where none is given for it.

    >>> str(platform_moment("2026-11-02 22:10:05.123456789 Z")), platform_moment("2026-11-02 22:10:05")
    ('2026-11-02 22:10:05+00:00', None)
    """
    match = WRITTEN_MOMENT.match(text.strip())
    try:
        if match is None:
            zone, moment = otherwise, datetime.strptime(text.strip(), WORKSHEET_TIME)
        else:
            zone = zone_of(match["zone"]) if match["zone"] else otherwise
            moment = datetime.fromisoformat(f"{match['day']}T{match['time']}")
    except ValueError:
        return None
    return None if zone is None else moment.replace(tzinfo=zone)


def iso_moment(moment: datetime | None) -> str:
    """The text of a moment with its offset, to the second; "" for none.

    >>> iso_moment(platform_moment("2026-07-02 22:10 Europe/Berlin"))
    '2026-07-02T22:10:00+02:00'
    """
    return "" if moment is None else moment.isoformat(timespec="seconds")


def zone_of(text: str) -> tzinfo | None:
    """The zone by an offset or a name of the tz database; None for others: PST is said of more than one place.

    >>> zone_of("-0800"), zone_of("PST"), zone_of("../etc/passwd")
    (datetime.timezone(datetime.timedelta(days=-1, seconds=57600)), None, None)
    """
    if text.upper() in ("Z", "UTC", "GMT"):
        return UTC
    if offset := ZONE_OFFSET.match(text):
        ahead = timedelta(hours=int(offset["hours"]), minutes=int(offset["minutes"] or 0))
        return None if ahead >= timedelta(days=1) else timezone(ahead if offset["sign"] == "+" else -ahead)
    try:
        return ZoneInfo(text) if "/" in text else None
    except (OSError, ValueError, KeyError):  # unknown, or no name but a path
        return None
