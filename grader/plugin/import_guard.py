"""A guard against importing a student's files, whatever else puts them on Python's path."""

import os
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from pathlib import Path
from types import ModuleType

from grader.plugin.hand_in import HandIn, is_in_work

NOT_IMPORTED = "{name} lies in the student's work, which is not imported: call its functions by the fixture `student`."


class ImportGuard(MetaPathFinder):
    """An import finder that finds nothing, and refuses modules in a student's work."""

    def __init__(self, hand_in: HandIn) -> None:
        self.hand_in = hand_in

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """None, so that Python asks the next finder; raises ImportError for a module in the work."""
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and any(is_in_work(self.hand_in, place) for place in module_places(spec)):
            raise ImportError(NOT_IMPORTED.format(name=name), name=name)
        return None


def module_places(spec: ModuleSpec) -> Iterator[Path]:
    """The file that a module would run from, and the folders of its submodules."""
    if spec.origin is not None and spec.has_location:
        yield Path(spec.origin)
    yield from map(Path, spec.submodule_search_locations or ())


def searched_in(hand_in: HandIn) -> Path | None:
    """The first entry of Python's path that lies in the work; None if there is none."""
    return next((Path(entry) for entry in sys.path if is_in_work(hand_in, hand_in.here / entry)), None)


def imported_from(hand_in: HandIn) -> str | None:
    """The name of a module that was imported from the work already; None if there is none."""
    known = cache(os.path.realpath)  # a few folders hold all modules
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__dict__", {}).get("__file__")  # not getattr: some modules import when they are asked
        if isinstance(file, str):
            folder, own = os.path.split(file)
            if Path(known(folder), own).is_relative_to(hand_in.work):
                return name
    return None
