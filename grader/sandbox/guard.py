"""What student code may import: the standard library, the allowed packages, and the other files of the submission."""

import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import BuiltinImporter, FrozenImporter, ModuleSpec, PathFinder
from types import ModuleType


class Allowed:
    """A finder of modules in the standard library and in the allowed packages, each in the folder it is known from."""

    def __init__(self, packages: Mapping[str, str], standard: Sequence[str]) -> None:
        self.packages = dict(packages)
        self.standard = list(standard)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module lies; None for one that is not allowed, which then is not found."""
        if path is not None:  # a part of a package that was allowed
            return PathFinder.find_spec(name, path, target)
        folder = self.packages.get(name)
        return PathFinder.find_spec(name, self.standard if folder is None else [folder], target)


def guard_imports(packages: Mapping[str, str]) -> None:
    """From here on nothing else of this machine's packages is found."""
    sys.meta_path[:] = [BuiltinImporter, FrozenImporter, Allowed(packages, sys.path)]
