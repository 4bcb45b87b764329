"""Which modules an allowed package needs: its own, and those of the distributions it requires.

A list of packages may have come with somebody else's assignment. Nothing of it is imported here, and it never gives
student code anything of ours: whoever can import the reference has full marks.
"""

import functools
import importlib.metadata
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from grader.paths import PACKAGE, assignments_dir, templates_dir

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
NAMES = {"markscheme", "grader", "reference"}
INSTALLED = {"site-packages", "dist-packages"}  # the folders that packages are installed into
OURS = (
    "The policy allows the package {package}, which would give student code markscheme itself, and with it the "
    "reference solutions. Remove it from `packages`."
)


class UnfitPackage(ValueError):
    """A package that student code must not have; the text is one sentence for the instructor."""


@functools.cache
def folders_of(packages: tuple[str, ...]) -> dict[str, str]:
    """The folder of every top-level module that may be imported when these packages may, by its name.

    Raises `UnfitPackage` for one that is ours, has something of ours in it, or requires it.
    """
    folders: dict[str, str] = {}
    for package in packages:
        named = located(package)
        for distribution in closure(package):
            folder = str(distribution.locate_file(""))
            named |= dict.fromkeys(top_level(distribution), folder)
        if any(overlaps_ours(path) for name, folder in named.items() for path in modules_called(name, Path(folder))):
            raise UnfitPackage(OURS.format(package=package))
        folders |= named
    return folders


@functools.cache
def entries_of(packages: tuple[str, ...]) -> tuple[str, ...]:
    """The files and folders in which these packages and what they require lie, and what describes them."""
    named = [path for name, folder in folders_of(packages).items() for path in modules_called(name, Path(folder))]
    whole = [
        path
        for package in packages
        for distribution in closure(package)
        for part in sorted(parts(distribution))
        if not overlaps_ours(path := Path(str(distribution.locate_file(part))))
    ]
    return tuple(dict.fromkeys(str(path) for path in (*named, *whole) if path.exists()))


def is_ours(name: str) -> bool:
    """Whether a package, or one that a module is part of, is ours by its name, however that is written."""
    return name.strip().lower().partition(".")[0] in NAMES


def overlaps_ours(path: Path) -> bool:
    """Whether a path lies in our code or bank, or holds it, wherever links lead."""
    real = path.resolve()
    return any(real.is_relative_to(own) or own.is_relative_to(real) for own in ours_here())


@functools.cache
def ours_here() -> tuple[Path, ...]:
    """The folders of our code and of our bank."""
    reference = importlib.util.find_spec("reference")
    places = list(reference.submodule_search_locations or ()) if reference else []
    return tuple(path.resolve() for path in (PACKAGE, assignments_dir(), templates_dir(), *map(Path, places)))


def modules_called(name: str, folder: Path) -> list[Path]:
    """The folder or the files of a module."""
    return [folder / name, folder / f"{name}.py", *sorted(folder.glob(f"{name}.*.so"))]


def parts(distribution: importlib.metadata.Distribution) -> set[str]:
    """What a distribution put into its folder: modules, the libraries it brought, its description."""
    return {file.split("/")[0] for file in files_of(distribution)} - {"..", ".", "__pycache__", ""}


def files_of(distribution: importlib.metadata.Distribution) -> list[str]:
    """The installed files of a distribution."""
    return [line.split(",")[0] for line in (distribution.read_text("RECORD") or "").splitlines()]


def located(package: str) -> dict[str, str]:
    """The folder in which a package itself is found; nothing if it is not installed, or part of Python.

    What lies in the folder that a command is run in can be found too, and is not what was installed.
    """
    # A name with a dot would import what stands before it, here and with our rights.
    if is_ours(package) or not package.isidentifier() or package in sys.stdlib_module_names:
        return {}
    try:
        spec = importlib.util.find_spec(package)
    except ValueError:  # of a module that was not imported in the usual way, such as `__main__`
        return {}
    if spec is None or spec.origin is None or not spec.has_location:
        return {}
    file = Path(spec.origin)
    folder = file.parent.parent if file.stem == "__init__" else file.parent
    return {package: str(folder)} if folder.name in INSTALLED or any(closure(package)) else {}


def closure(name: str) -> Iterator[importlib.metadata.Distribution]:
    """The distribution of a package and all that it requires without extras, where installed; not if one is ours."""
    waiting, seen = [name], set[str]()
    while waiting:
        wanted = waiting.pop()
        if wanted in seen:
            continue
        seen.add(wanted)
        if is_ours(wanted):
            raise UnfitPackage(OURS.format(package=name))
        try:
            distribution = importlib.metadata.distribution(wanted)
        except (importlib.metadata.PackageNotFoundError, ValueError):  # a ValueError for a name that is empty
            continue
        yield distribution
        for requirement in distribution.requires or ():
            required = NAME.match(requirement)
            if required and "extra ==" not in requirement:
                waiting.append(required[0])


def top_level(distribution: importlib.metadata.Distribution) -> set[str]:
    """The names of a distribution's top-level modules, from the list of its installed files."""
    modules = [file for file in files_of(distribution) if file.endswith((".py", ".so", ".pyd"))]
    firsts = {file.split("/")[0].split(".")[0] for file in modules}
    return {first for first in firsts if first.isidentifier() and first != "__pycache__"}
