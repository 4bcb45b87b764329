"""What student code may import: the standard library, the allowed packages, and the other files of the submission."""

import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import BuiltinImporter, FrozenImporter, ModuleSpec, PathFinder
from importlib.util import LazyLoader
from types import ModuleType


class Allowed:
    """A finder of modules in the standard library and in the allowed packages, each in the folder it is known from."""

    def __init__(self, packages: Mapping[str, str], standard: Sequence[str]) -> None:
        self.packages = dict(packages)
        self.standard = list(standard)
        self.late: set[str] = set()  # what is loaded when it is used, not when it is imported

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where a module lies; None for one that is not allowed, which then is not found."""
        if path is not None:  # a part of a package that was allowed
            return PathFinder.find_spec(name, path, target)
        folder = self.packages.get(name)
        spec = PathFinder.find_spec(name, self.standard if folder is None else [folder], target)
        if name in self.late and spec is not None and spec.loader is not None:
            spec.loader = LazyLoader(spec.loader)
        return spec


def guard_imports(packages: Mapping[str, str]) -> Allowed:
    """From here on nothing else of this machine's packages is found than what is returned finds."""
    allowed = Allowed(packages, sys.path)
    sys.meta_path[:] = [BuiltinImporter, FrozenImporter, allowed]
    return allowed
