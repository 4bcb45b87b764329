"""A bulk download from Canvas: `lovelaceada_LATE_12345_67890_hw2.py`, all files side by side.

As Canvas itself makes the names (`lib/content_zipper.rb`): the sortable name in small letters, word characters only;
LATE; the user's number, or `anon_` and five letters; the upload's number; the file. Texts typed in are
`…_12345_text.html`. A group's work has the group's name, and the number of one of its members. It holds no times.
"""

import posixpath
import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from grader.collect.download import Download, Top
from grader.collect.work import Claim, Sorted, Stray, Work

WHOSE = r"(?:(?P<name>.+?)_)?(?:(?P<late>LATE|late)_)?(?P<user>\d+|anon_[A-Za-z0-9]+)_"
UPLOADED = re.compile(WHOSE + r"(?P<number>\d+)_(?P<file>.+)", re.DOTALL)
TYPED = re.compile(WHOSE + r"(?P<file>(?:text|link)\.html)")
# What Canvas puts behind the name of a file that is handed in again: hw2-1.py, and from the eighth time a random id.
AGAIN = re.compile(r"-(?:\d{1,3}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?=(?:\.[A-Za-z][A-Za-z0-9]*)*$)")


def is_canvas(top: Top) -> bool:
    """Whether an entry is named as Canvas names files."""
    return not top.is_folder and (UPLOADED.fullmatch(top.name) or TYPED.fullmatch(top.name)) is not None


def works_in(download: Download) -> Sorted:
    """The files of each user together, under the names that students gave them."""
    found: dict[str, list[tuple[re.Match[str], Top]]] = {}
    strays = []
    for top in download.tops:
        match = None if top.is_folder else UPLOADED.fullmatch(top.name) or TYPED.fullmatch(top.name)
        if match is None:
            strays.append(Stray(top.name, "is not named as Canvas names files."))
        else:
            found.setdefault(match["user"], []).append((match, top))
    return Sorted(tuple(work_of(user, files) for user, files in found.items()), tuple(strays))


def work_of(user: str, files: list[tuple[re.Match[str], Top]]) -> Work:
    """What one user handed in last."""
    first = files[0][0]
    only_late = first["name"] == "LATE"  # of somebody whose name is not told
    name = "" if only_late else first["name"] or ""
    named = original_names([match["file"] for match, _ in files])
    source = "_".join(filter(None, (name, user)))
    return Work(
        source=source,
        claims=(Claim(name or user, account=user, ids=(source,), name=name),),  # a roster may know them by just this
        entries=tuple(replace(top.entries[0], name=named[match["file"]]) for match, top in files),
        late=only_late or any(match["late"] for match, _ in files),
        order=max((int(match["number"]) for match, _ in files if "number" in match.groupdict()), default=0),
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
