"""The places that hold students' data: folders that our commands wrote, below folders that a person names."""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from grader.collect.attempts import ATTEMPTS_FOLDER
from grader.intake.files import SYSTEM_FOLDERS
from grader.privacy.walking import is_real_file, is_real_folder, text_of_document, walked_folders
from grader.release.release_folder import MANIFEST, RELEASE_INDEX

PlaceKind = Literal["graded", "collected", "handed in", "released", "built"]
BUILT_SUFFIX = ".built.json"
RUN_FILE = "run.json"


class NoFolder(ValueError):
    """A named folder does not exist; the text is one sentence for the instructor."""


@dataclass(frozen=True, slots=True, order=True)
class HeldPlace:
    """A folder that one of our commands wrote or graded; of the kind `built`, a document.

    `named` if somebody named the very folder: what its `run.json` says of other places is then as good as said by them.
    """

    path: Path
    kind: PlaceKind
    named: bool = field(default=False, compare=False)


def places_below(roots: Sequence[Path], *, named: bool = True) -> tuple[HeldPlace, ...]:
    """The places with students' data at and below some folders, in order.

    A folder of submissions that was not collected is one if a run that lies beside it graded it; or if it was `named`,
    and there is nothing of ours in it.
    """
    asked = [existing_folder(root) for root in roots]
    found = {replace(place, named=named and place.path in asked) for root in asked for place in own_places_below(root)}
    work = {graded_folder(place) for place in found} - {None}
    plain = {HeldPlace(path, "handed in") for path in work if path is not None and is_at_or_below(path, asked)}
    if named:
        plain |= {
            HeldPlace(root, "handed in")
            for root in asked
            if not any(is_at_or_below(each.path, [root]) for each in found)
        }
    collected = {place.path for place in found if place.kind == "collected"}
    all_ = found | {place for place in plain if place.path not in collected}
    return tuple(sorted(place for place in all_ if not lies_in_work(place, all_)))


def existing_folder(root: Path) -> Path:
    """The path of an existing folder with links resolved; raises `NoFolder`."""
    if not root.is_dir():
        raise NoFolder(f"{root}: there is no such folder.")
    return root.resolve()


def own_places_below(root: Path) -> Iterator[HeldPlace]:
    """The places that our commands wrote at and below a folder, without following links or entering students' work."""
    for path, names, files in walked_folders(root):
        yield from (
            HeldPlace(path / name, "built")
            for name in files
            if name.endswith(BUILT_SUFFIX) and is_real_file(path / name)
        )
        kind = place_kind(path)
        if kind is not None:
            yield HeldPlace(path, kind)
        if kind in ("collected", "released"):
            # Below lies students' work, in which nothing is looked for.
            names.clear()
        own = ("results", "feedback") if kind == "graded" else ()
        # The walk goes on where `names` still leads: not into what a run wrote, nor into hidden folders.
        names[:] = [name for name in names if not name.startswith(".") and name not in {*SYSTEM_FOLDERS, *own}]


def place_kind(path: Path) -> PlaceKind | None:
    """The kind of a folder by its content; None if our commands did not write it, or if it is made of links."""
    if is_real_folder(path / ATTEMPTS_FOLDER):
        return "collected"
    if is_real_folder(path / "results") and is_real_file(path / RUN_FILE) and not (path / "feedback").is_symlink():
        return "graded"
    return "released" if is_real_file(path / MANIFEST) and is_real_file(path / RELEASE_INDEX) else None


def graded_folder(place: HeldPlace) -> Path | None:
    """The folder of submissions that a graded folder was made from, if it exists and may be believed.

    It is believed if it lies beside the graded folder, or a person named that: what looks like a graded folder may be
    a student's work, and then names whatever the student likes to have deleted.
    """
    path = folder_named_by_run(place)
    return path if path is not None and (place.named or path.is_relative_to(place.path.parent)) else None


def folder_named_by_run(place: HeldPlace) -> Path | None:
    """The folder that `run.json` names as graded, if it exists and is not above the run's own folder; else None."""
    try:
        said = json.loads(text_of_document(place.path / RUN_FILE)).get("folder") if place.kind == "graded" else None
        path = Path(said).resolve() if isinstance(said, str) and Path(said).is_absolute() else None
        # A folder above the run's own would take in all that lies there.
        return None if path is None or place.path.is_relative_to(path) or not path.is_dir() else path
    except (OSError, ValueError, AttributeError, RecursionError):
        return None


def folders_not_followed(places: Sequence[HeldPlace], roots: Sequence[Path]) -> tuple[str, ...]:
    """Sentences on folders that graded folders name and that were not looked at: a person has to name them."""
    asked = [root.resolve() for root in roots]
    known = {place.path for place in places}
    said = {place: folder_named_by_run(place) for place in places if place.kind == "graded"}
    return tuple(
        f"{place.path / RUN_FILE} says that it graded {path}: it was not looked at; name that folder too if it is so."
        for place, path in said.items()
        if path is not None and is_at_or_below(path, asked) and not is_at_or_below(path, known)
    )


def is_at_or_below(path: Path, roots: Iterable[Path]) -> bool:
    """Whether a path is one of the folders, or below one."""
    return any(path.is_relative_to(root) for root in roots)


def lies_in_work(place: HeldPlace, places: Iterable[HeldPlace]) -> bool:
    """Whether a place lies in students' work, as a student may hand in what looks like a folder of ours."""
    holds_work = (each for each in places if each.kind in ("collected", "handed in", "released"))
    return any(place.path != each.path and place.path.is_relative_to(each.path) for each in holds_work)
