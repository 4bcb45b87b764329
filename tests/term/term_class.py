"""The class of the term: forty students, who they are, and what each of them hands in, how often and when."""

from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from fractions import Fraction
from zoneinfo import ZoneInfo

BERLIN = ZoneInfo("Europe/Berlin")
DUE = datetime(2025, 11, 7, 23, 59, tzinfo=BERLIN)
MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)
LATER = (  # than the due date; 15 minutes of grace and a free day, then started hours and started days
    -3 * DAY,
    -MINUTE,
    0 * MINUTE,
    15 * MINUTE,
    16 * MINUTE,
    DAY + 15 * MINUTE,
    DAY + 16 * MINUTE,
    2 * DAY + 15 * MINUTE,
    2 * DAY + 17 * MINUTE,
    3 * DAY + 7 * HOUR,
    9 * DAY,
)
CODES = {  # by name: a function as students write it; the text says bits, the exercise as released wants nats
    "bits": "from math import log2 as log\n",
    "nats": "from math import log\n",
    "bits that crash": "from math import log2 as log\n",
    "nats that crash": "from math import log\n",
    "nothing right": "def spread(counts):\n    return -1.0\n",
    "": "",
}
BODY = """
def spread(counts):
    total = sum(counts)
    return -sum(n / total * log(n / total) for n in counts{only})
"""
CODE_CYCLE = ("bits", "nats", "bits that crash", "bits", "nats that crash", "nothing right", "")
VALUES_CYCLE = ("right", "slip", "last wrong", "first two", "")
CHOICE_CYCLE = ("right", "wrong", "right", "")
MARKS = tuple(Fraction(mark) for mark in ("4", "2.5", "0", "3.25", "1.75"))
WORDS = (
    "The gain is the whole entropy; no branch knows the next loan.",
    "=1+1",
    'It is "large", as log2(n), <b>and</b> so on.',
    "One line.\n  And, indented, another; naïve Größe.",
)


@dataclass(frozen=True, slots=True)
class Work:
    """What is handed in at one time. `at` is None where nobody tells when; `mark` is what a person will give."""

    at: datetime | None
    code: str = ""
    values: str = ""
    choice: str = ""
    text: str = ""
    mark: Fraction = Fraction(0)

    @property
    def program(self) -> str:
        """The file of code; "" where none is handed in."""
        if self.code in ("", "nothing right"):
            return CODES[self.code]
        return CODES[self.code] + BODY.format(only="" if "crash" in self.code else " if n")


@dataclass(frozen=True, slots=True)
class Person:
    """A student, the learning system that holds the work, and the student's number there."""

    id: str
    name: str
    system: str
    account: int
    works: tuple[Work, ...] = ()
    group: str = ""
    listed: bool = True  # whether the roster has the number; else the name has to do

    @property
    def login(self) -> str:
        """How the student logs in."""
        return f"login{self.account}"


def work(number: int, again: int = 0) -> Work:
    """One of many mixtures of right and wrong, early and late."""
    mixed = number + 3 * again
    words = WORDS[mixed % len(WORDS)]
    return Work(
        at=DUE + LATER[mixed % len(LATER)],
        code=CODE_CYCLE[mixed % len(CODE_CYCLE)],
        values=VALUES_CYCLE[mixed % len(VALUES_CYCLE)],
        choice=CHOICE_CYCLE[mixed // 2 % len(CHOICE_CYCLE)],
        text=f"{words}\n({number}, {again})" if mixed % 6 else "",
        mark=MARKS[mixed % len(MARKS)],
    )


def usual(number: int) -> Person:
    """A student who hands in once."""
    system = ("canvas", "moodle")[number % 2]
    name = f"{chr(65 + number % 26)}nne {chr(65 + number * 7 % 26)}ohnson{'abcdefg'[number // 6]}"
    return Person(f"s{number:02}", name, system, 1000 + number, (work(number),), listed=number % 3 > 0)


ONE = Fraction(1)
FULL = Work(DUE - HOUR, "bits", "right", "right", "All that was asked.", Fraction(4))
TEAM = replace(FULL, at=DUE + 2 * DAY, values="", choice="", text="By the two of us.", mark=Fraction(3))
ODD = (
    # name, system, what is handed in one after the other
    ("Zoë Müller-Østergård", "canvas", (FULL,)),
    ("José Ñandú", "moodle", (replace(FULL, text="Así es.", at=DUE + 2 * DAY),)),
    ("=1+cmd Mallory", "moodle", (replace(FULL, text="=cmd|' /C calc'!A0"),)),
    ("@SUM(A1) Trudy", "canvas", (replace(FULL, text="+1 for me"),)),
    # Better and on time, better but too late, worse, the same text twice, beyond the limit of two.
    ("Ida Again", "canvas", (replace(work(5), at=DUE - DAY), replace(FULL, at=DUE - MINUTE, text="Now right."))),
    ("Ben Toolate", "moodle", (replace(FULL, values="slip", text=""), replace(FULL, at=DUE + 9 * DAY, text="Right."))),
    ("Cleo Worse", "canvas", (FULL, replace(work(6), at=DUE + HOUR))),
    ("Dan Same", "moodle", (replace(FULL, code="", at=DUE - DAY), replace(FULL, at=DUE - HOUR))),
    (
        "Eli Thrice",
        "canvas",
        (work(7), replace(work(7, 1), mark=ONE), replace(FULL, at=DUE + 9 * DAY + HOUR, text="Third.")),
    ),
    ("Fay Wait", "moodle", (replace(FULL, text="", at=DUE - DAY), replace(FULL, choice="wrong", text="May be best."))),
    ("Gus Untold", "canvas", (replace(FULL, at=None, text="No time is known."),)),
    ("Hal Never", "canvas", ()),
    ("Ivy Never", "moodle", ()),
    ("Joy Never", "moodle", ()),
    ("Kim Team", "canvas", (TEAM,)),
    ("Lea Team", "canvas", (TEAM,)),
)
USUAL = 24


def odd(place: int) -> Person:
    """One of those who differ from the rest."""
    name, system, works = ODD[place]
    number = USUAL + place
    group = "Team Rocket" if name.endswith("Team") else ""
    own = "" if group else f"\n({name[:2]})"  # no two students wrote the same, but those who wrote together
    signed = tuple(replace(each, text=each.text and each.text + own) for each in works)
    return Person(f"s{number:02}", name, system, 1000 + number, signed, group, listed=not group)


CLASS = (*map(usual, range(USUAL)), *map(odd, range(len(ODD))))
