"""Where work and marks lie: the folders that our commands write, found below the folders that somebody names."""

import json
import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from grader.collect.attempts import KEPT
from grader.intake.files import UNTOUCHED
from grader.release.folder import INDEX, MANIFEST

Kind = Literal["graded", "collected", "handed in", "released", "built"]
BUILT = ".built.json"
RUN = "run.json"


class NoFolder(ValueError):
    """A folder that is not there; the text is one sentence for the instructor."""


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A folder that one of our commands wrote, or is told of; of the kind `built`, a document."""

    path: Path
    kind: Kind


def places_in(roots: Sequence[Path], *, named: bool = True) -> tuple[Place, ...]:
    """The places at and below some folders, in order.

    A folder of submissions that was not collected is one if a run that lies here graded it; or if it was `named`, and
    there is nothing of ours in it.
    """
    found = {place for root in roots for place in below(existing(root))}
    asked = [root.resolve() for root in roots]
    work = {graded_folder(place.path) for place in found if place.kind == "graded"} - {None}
    plain = {Place(path, "handed in") for path in work if path is not None and is_within(path, asked)}
    if named:
        plain |= {Place(root, "handed in") for root in asked if not any(is_within(each.path, [root]) for each in found)}
    collected = {place.path for place in found if place.kind == "collected"}
    all_ = found | {place for place in plain if place.path not in collected}
    return tuple(sorted(place for place in all_ if not is_work(place, all_)))


def existing(root: Path) -> Path:
    """The folder, without links; raises `NoFolder`."""
    if not root.is_dir():
        raise NoFolder(f"{root}: there is no such folder.")
    return root.resolve()


def below(root: Path) -> Iterator[Place]:
    """What is ours at and below a folder. Links are not followed, and nothing is looked for in students' work."""
    for folder, names, files in os.walk(root):
        path = Path(folder)
        yield from (Place(path / name, "built") for name in files if name.endswith(BUILT))
        kind = kind_of(path)
        if kind is not None:
            yield Place(path, kind)
        if kind in ("collected", "released"):
            names.clear()
        own = ("results", "feedback") if kind == "graded" else ()
        names[:] = sorted(name for name in names if not name.startswith(".") and name not in {*UNTOUCHED, *own})


def kind_of(path: Path) -> Kind | None:
    """What a folder is, by what lies in it; None for one of somebody else's."""
    if (path / KEPT).is_dir():
        return "collected"
    if (path / "results").is_dir() and (path / RUN).is_file():
        return "graded"
    return "released" if (path / MANIFEST).is_file() and (path / INDEX).is_file() else None


def graded_folder(out: Path) -> Path | None:
    """The submissions that were graded into a folder, if they are still there."""
    try:
        said = json.loads((out / RUN).read_text("utf-8")).get("folder")
    except (OSError, ValueError, AttributeError):
        return None
    path = Path(said).resolve() if isinstance(said, str) else out
    return None if out.is_relative_to(path) or not path.is_dir() else path


def is_within(path: Path, roots: Iterable[Path]) -> bool:
    """Whether a path is one of some folders, or below one."""
    return any(path.is_relative_to(root) for root in roots)


def is_work(place: Place, places: Iterable[Place]) -> bool:
    """Whether it lies in students' work: somebody may have handed in what looks like a folder of ours."""
    holds_work = (each for each in places if each.kind in ("collected", "handed in", "released"))
    return any(place.path != each.path and place.path.is_relative_to(each.path) for each in holds_work)
