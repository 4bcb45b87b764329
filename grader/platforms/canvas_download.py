"""A bulk download from Canvas: `lovelaceada_LATE_12345_67890_hw2.py`, all files side by side.

As Canvas itself makes the names (`lib/content_zipper.rb`): the sortable name in small letters, word characters only;
LATE; the user's number, or `anon_` and five letters; the upload's number; the file. Texts typed in are
`…_12345_text.html`. A group's work has the group's name, and the number of one of its members. It holds no times.

A student chooses the file's name, and often the own or the group's: `ada_101_9_777_888_hw.py` is of user 101, or of
user 777 who goes by the name `ada_101_9`. What reads two ways is filed only if the numbers of the whole class are
known, and just one of the readings names one of them; else a person is asked.
"""

import posixpath
import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from grader.collect.claimed_work import Claim, Sorted, Stray, Work
from grader.collect.download import Download, Top

NUMBER = re.compile(r"[0-9]{1,19}")  # as many digits as the numbers of a database have
SECRET = re.compile(r"[A-Za-z0-9]+")  # what stands for a student whose name is not told
NO_WORD = re.compile(r"[^\w\x80-\U0010ffff]")  # Canvas keeps letters and marks of all scripts, more than Python's \w
LATE = ("LATE", "late")  # older versions wrote it small
TYPED = ("text.html", "link.html")
# Characters of a whole name: Canvas has 255 for a person's, and 255 for a file's. All readings are tried.
LONGEST = 1_000
# What Canvas puts behind the name of a file that is handed in again: hw2-1.py, and from the eighth time a random id.
AGAIN = re.compile(r"-(?:\d{1,3}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=(?:\.[A-Za-z][A-Za-z0-9]*)*$)")


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to read the name of a file: whose it is, which upload (0 for a typed text), the file's own name."""

    name: str
    late: bool
    user: str
    number: int
    file: str


def is_canvas(top: Top) -> bool:
    """Whether an entry is named as Canvas names files."""
    return not top.is_folder and any(readings_of(top.name))


def works_in(download: Download, numbers: Collection[str] = ()) -> Sorted:
    """The files of each user together, under the names that students gave them.

    `numbers` are those of the whole class in Canvas, or none where one of them is not known.
    """
    found: dict[str, list[tuple[Reading, Top]]] = {}
    strays = []
    anonymous = all(is_anonymous(top.name) for top in download.tops)  # nobody can choose that for the others
    for top in download.tops:
        readings = [] if top.is_folder else [*readings_of(top.name)]
        if anonymous:
            readings = [each for each in readings if not each.name and not each.user.isdigit()]
        likely = [each for each in readings if each.user in numbers] if several(readings) else readings
        if not readings:
            strays.append(Stray(top.name, "is not named as Canvas names files."))
        elif not likely or several(likely):
            strays.append(Stray(top.name, in_doubt(likely or readings)))
        else:
            found.setdefault(likely[0].user, []).append((likely[0], top))
    return Sorted(tuple(work_of(user, files) for user, files in found.items()), tuple(strays))


def readings_of(name: str) -> Iterator[Reading]:
    """All ways in which Canvas may have come to a name, shortest name of a person first.

    >>> [each.user for each in readings_of("lovelaceada_101_9001_hw2.py")]
    ['101']
    >>> [(each.user, each.number, each.file) for each in readings_of("eve_101_9_777_hw2.py")]
    [('101', 9, '777_hw2.py'), ('9', 777, 'hw2.py')]
    """
    pieces = name.split("_") if len(name) <= LONGEST else []
    for place, user in enumerate(pieces):
        before, after = pieces[:place], pieces[place + 1 :]
        if before and NO_WORD.search(before[-1]):
            return
        whose = "_".join(before)
        if NUMBER.fullmatch(user):
            late = before == ["LATE"] or (len(before) > 1 and before[-1] in LATE)  # `late` alone is somebody's name
            yield from files_of("_".join(before[:-1]) if late else whose, late, user, after)
        if whose in ("anon", "LATE_anon") and SECRET.fullmatch(user):  # such names have nothing before it
            yield from files_of("", whose != "anon", f"anon_{user}", after)


def files_of(name: str, late: bool, user: str, after: list[str]) -> Iterator[Reading]:
    """The one reading of what follows a user's number, if it can follow one."""
    if "_".join(after) in TYPED:
        yield Reading(name, late, user, 0, "_".join(after))
    elif len(after) > 1 and NUMBER.fullmatch(after[0]) and any(after[1:]):
        yield Reading(name, late, user, int(after[0]), "_".join(after[1:]))


def several(readings: Iterable[Reading]) -> bool:
    """Whether they name more than one user."""
    return len({each.user for each in readings}) > 1


def is_anonymous(name: str) -> bool:
    """Whether a name begins as those do in a download that names nobody."""
    return name.removeprefix("LATE_").startswith("anon_")


def in_doubt(readings: Iterable[Reading]) -> str:
    """What to say of a file that reads as more than one user's."""
    users = " or ".join(dict.fromkeys(f"user {each.user}" for each in readings))
    return (
        f"is of {users}, as students choose names: look in Canvas whose it is, and rename it in the unpacked download; "
        "a roster that has everybody's canvas_id tells most."
    )


def work_of(user: str, files: list[tuple[Reading, Top]]) -> Work:
    """What one user handed in last."""
    name = files[0][0].name
    named = original_names([reading.file for reading, _ in files])
    source = "_".join(filter(None, (name, user)))
    return Work(
        source=source,
        claims=(Claim(name or user, account=user, ids=(source,), name=name),),  # a roster may know them by just this
        entries=tuple(replace(top.entries[0], name=named[reading.file]) for reading, top in files),
        late=any(reading.late for reading, _ in files),
        order=max(reading.number for reading, _ in files),
    )


def original_names(names: Iterable[str]) -> dict[str, str]:
    """Each name without what Canvas put behind it: one file may import another by its name.

    Where two would be one, both stay as they are.

    >>> original_names(["hw2-1.py", "helpers-3.py", "a.py", "a-2.py"])
    {'hw2-1.py': 'hw2.py', 'helpers-3.py': 'helpers.py', 'a.py': 'a.py', 'a-2.py': 'a-2.py'}
    """
    names = list(names)
    bare = {name: AGAIN.sub("", name) if AGAIN.sub("", posixpath.splitext(name)[0]) else name for name in names}
    counts = Counter(each.casefold() for each in bare.values())
    return {name: bare[name] if counts[bare[name].casefold()] == 1 else name for name in names}
