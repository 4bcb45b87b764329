"""The place of a submission, and the paths beside it that may be another student's: pytest must not run them.

pytest runs what it finds: `conftest.py`, tests, doctests, plugins that settings name. Of students it must find nothing.
"""

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

COLLECTED = "collected.json"  # what `grader collect` writes into the folder of a cohort's work
SPEC_SUFFIXES = (".yaml", ".yml")  # read, and never run


@dataclass(frozen=True, slots=True)
class HandIn:
    """One submission, the folders that hold it, and the folder in which pytest was started; links are followed.

    There are two holders where the submission is a link: the one it lies in, and the one it points into.
    """

    work: Path
    holders: tuple[Path, ...]
    is_folder: bool
    here: Path


def real_path(path: Path) -> Path:
    """The path with links followed; unlike `Path.resolve` it raises nothing where they go in a circle."""
    return Path(os.path.realpath(path))


def hand_in_at(path: str, here: Path) -> HandIn:
    """The hand-in that `--submission` names, for a pytest that was started in a folder."""
    given = Path(os.path.abspath(here / path))
    work = real_path(given)
    return HandIn(work, tuple(dict.fromkeys((real_path(given.parent), work.parent))), work.is_dir(), real_path(here))


def is_in_work(hand_in: HandIn, path: Path) -> bool:
    """Whether a path is the submission, or lies in it."""
    return real_path(path).is_relative_to(hand_in.work)


def is_anothers(hand_in: HandIn, path: Path) -> bool:
    """Whether a path lies in another student's work: a file or folder of the same kind beside the submission.

    In the folder that pytest was started in, and above, whoever started it has files of their own beside submissions.
    """
    found = real_path(path)
    entries = (
        holder / found.relative_to(holder).parts[0] for holder in closed_holders(hand_in) if lies_inside(found, holder)
    )
    return any(entry.is_dir() if hand_in.is_folder else entry.is_file() for entry in entries)


def closed_holders(hand_in: HandIn) -> Iterator[Path]:
    """The holders in and above which pytest was not started: nothing there is known to be the instructor's."""
    return (holder for holder in hand_in.holders if not hand_in.here.is_relative_to(holder))


def lies_inside(path: Path, folder: Path) -> bool:
    """Whether a path lies in a folder, and is not the folder itself."""
    return path != folder and path.is_relative_to(folder)


def is_passed_by(hand_in: HandIn, path: Path) -> bool:
    """Whether pytest skips a path that it finds in a folder; paths named as arguments are not asked for here."""
    found, here = real_path(path), hand_in.here
    if is_in_work(hand_in, path) or found in closed_holders(hand_in) or found.parent in closed_holders(hand_in):
        return True
    # Where pytest was started, a folder beside the submission may be another student's or the instructor's: it has
    # to be named. One that pytest was started in is the instructor's.
    return found.parent in hand_in.holders and found.is_dir() and not here.is_relative_to(found)


def is_of_a_class(path: Path) -> bool:
    """Whether a path is a folder that `grader collect` wrote, or lies directly in one."""
    return any((folder / COLLECTED).is_file() for folder in (path, path.parent))


def paths_in(argument: str, here: Path) -> tuple[Path, ...]:
    """The paths that pytest may see in an argument, as in `test_hw2.py::test_it[1]`; folders may have brackets."""
    cut = (argument, argument.partition("::")[0], argument.partition("[")[0].partition("::")[0])
    return tuple(dict.fromkeys(here / text for text in cut))


def first_conftests(anchors: Iterable[Path]) -> Iterator[Path]:
    """The `conftest.py` files that pytest runs before it asks which paths to skip."""
    for anchor in anchors:
        if anchor.is_dir():
            # pytest itself looks in the folder and in `test*` below it.
            yield from (folder / "conftest.py" for folder in (anchor, *anchor.glob("test*")))
        else:
            yield anchor.parent / "conftest.py"
