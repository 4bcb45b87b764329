"""What student code may import: the standard library, the allowed packages, and the other files of the submission."""

import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib.machinery import BuiltinImporter, FrozenImporter, ModuleSpec, PathFinder
from importlib.util import LazyLoader
from types import ModuleType


class Allowed:
    """A finder of modules in the standard library and in the allowed packages, each in the folder it is known from."""

    def __init__(self, packages: Mapping[str, str], standard: Sequence[str]) -> None:
        self.packages = dict(packages)
        self.standard = list(standard)
        self.idle: set[str] = set()  # what is loaded when it is used, not when it is imported

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module lies; None for one that is not allowed, which then is not found."""
        if path is not None:  # a part of a package that was allowed
            return PathFinder.find_spec(name, path, target)
        folder = self.packages.get(name)
        spec = PathFinder.find_spec(name, self.standard if folder is None else [folder], target)
        if name in self.idle and spec is not None and spec.loader is not None:
            spec.loader = LazyLoader(spec.loader)
        return spec


def guard_imports(packages: Mapping[str, str]) -> None:
    """From here on nothing else of this machine's packages is found."""
    sys.meta_path[:] = [BuiltinImporter, FrozenImporter, Allowed(packages, sys.path)]


def load_late(names: Iterable[str]) -> None:
    """Has packages loaded when they are first used: an import alone, which most notebooks begin with, costs nothing."""
    for finder in sys.meta_path:
        if isinstance(finder, Allowed):
            finder.idle.update(names)
