"""The file `<id>.public.json`: how it is found beside or above a student's work, and read."""

import json
from collections.abc import Iterator
from pathlib import Path

from grader.codec.read_records import read_record
from grader.release.public import PublicAssignment

PUBLIC_SUFFIX = ".public.json"
NOT_PUBLIC = "{name}: this is not the public part of an assignment. Download it again."


class NoPublic(ValueError):
    """No public document was found, or it is not sound; the text is one sentence."""


def public_file(work: Path) -> Path | None:
    """The nearest `<id>.public.json` beside or above a file or folder; raises NoPublic where there are several."""
    for folder in folders_above(work):
        found = sorted(path for path in folder.glob(f"*{PUBLIC_SUFFIX}") if path.is_file())
        if len(found) > 1:
            names = ", ".join(path.name for path in found)
            raise NoPublic(f"{folder}: there are several assignments here ({names}): name one with --assignment.")
        if found:
            return found[0]
    return None


def folders_above(work: Path) -> Iterator[Path]:
    """The folder of a file, or the folder itself, and all folders above it."""
    start = work.resolve()
    yield from () if start.is_file() else (start,)
    yield from start.parents


def read_public(file: Path) -> PublicAssignment:
    """The public part that a file holds; raises `NoPublic` for any other file."""
    try:
        public = read_record(PublicAssignment, json.loads(file.read_bytes()))
    except (ValueError, RecursionError):
        raise NoPublic(NOT_PUBLIC.format(name=file.name)) from None
    # To find where `a.b` lies, Python imports `a`: nobody's document may make us import anything.
    if not all(package.isidentifier() for package in public.packages):
        raise NoPublic(NOT_PUBLIC.format(name=file.name))
    return public
