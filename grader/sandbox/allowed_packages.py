"""The modules and folders that allowed packages need: their own, and those of the distributions they require.

A list of packages may have come with another teacher's assignment. No package is imported here, and none may give
student code anything of ours: code that can import the reference gets full marks.
"""

import functools
import importlib.metadata
import importlib.util
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from grader.paths import PACKAGE_FOLDER, assignments_dir, templates_dir

REQUIREMENT_NAME = re.compile(
    r"[A-Za-z0-9][A-Za-z0-9._-]*"
)  # the name before versions and markers: "numpy" in "numpy>=1.26; ..."
OWN_NAMES = {"markscheme", "grader", "reference"}  # our distribution, and the packages in it
INSTALL_FOLDERS = {"site-packages", "dist-packages"}  # the folders that packages are installed into
OWN_PACKAGE_REFUSAL = (
    "The policy allows the package {package}, which would give student code markscheme itself, and with it the "
    "reference solutions. Remove it from `packages`."
)


class UnfitPackage(ValueError):
    """A package that student code must not have; the text is one sentence for the instructor."""


@functools.cache
def package_folders(packages: tuple[str, ...]) -> dict[str, str]:
    """The folder of every top-level module that these packages and their requirements have, by its name.

    Raises `UnfitPackage` for one that is ours, has something of ours in it, or requires it.
    """
    folders: dict[str, str] = {}
    for package in packages:
        named = package_location(package)
        for distribution in required_distributions(package):
            folder = str(distribution.locate_file(""))
            named |= dict.fromkeys(top_level_modules(distribution), folder)
        if any(
            overlaps_own_folders(path) for name, folder in named.items() for path in modules_called(name, Path(folder))
        ):
            raise UnfitPackage(OWN_PACKAGE_REFUSAL.format(package=package))
        folders |= named
    return folders


@functools.cache
def package_entries(packages: tuple[str, ...]) -> tuple[str, ...]:
    """The files and folders of these packages and their requirements, with the metadata that describes them."""
    named = [path for name, folder in package_folders(packages).items() for path in modules_called(name, Path(folder))]
    whole = [
        path
        for package in packages
        for distribution in required_distributions(package)
        for part in sorted(distribution_parts(distribution))
        if not overlaps_own_folders(path := Path(str(distribution.locate_file(part))))
    ]
    return tuple(dict.fromkeys(str(path) for path in (*named, *whole) if path.exists()))


def is_own_name(name: str) -> bool:
    """Whether the name of a package or module is one of ours, in any capitals."""
    return name.strip().lower().partition(".")[0] in OWN_NAMES


def overlaps_own_folders(path: Path) -> bool:
    """Whether a path, with links followed, lies inside our code or bank, or contains it."""
    real = path.resolve()
    return any(real.is_relative_to(own) or own.is_relative_to(real) for own in own_folders())


@functools.cache
def own_folders() -> tuple[Path, ...]:
    """The folders of our code and of our bank."""
    reference = importlib.util.find_spec("reference")
    places = list(reference.submodule_search_locations or ()) if reference else []
    return tuple(path.resolve() for path in (PACKAGE_FOLDER, assignments_dir(), templates_dir(), *map(Path, places)))


def modules_called(name: str, folder: Path) -> list[Path]:
    """The paths at which a module of this name may lie in a folder: a package, a file, or compiled files."""
    return [folder / name, folder / f"{name}.py", *sorted(folder.glob(f"{name}.*.so"))]


def distribution_parts(distribution: importlib.metadata.Distribution) -> set[str]:
    """The top-level names that a distribution installed: modules, libraries, and its metadata."""
    return {file.split("/")[0] for file in distribution_files(distribution)} - {"..", ".", "__pycache__", ""}


def distribution_files(distribution: importlib.metadata.Distribution) -> list[str]:
    """The installed files of a distribution."""
    return [line.split(",")[0] for line in (distribution.read_text("RECORD") or "").splitlines()]


def package_location(package: str) -> dict[str, str]:
    """The folder of a package, by the package's name; empty if it is not installed, or part of Python.

    A file in the current folder can be found too; it was not installed, and does not count.
    """
    # A name with a dot would import what stands before it, here and with our rights.
    if is_own_name(package) or not package.isidentifier() or package in sys.stdlib_module_names:
        return {}
    try:
        spec = importlib.util.find_spec(package)
    except ValueError:  # of a module that was not imported in the usual way, such as `__main__`
        return {}
    if spec is None or spec.origin is None or not spec.has_location:
        return {}
    file = Path(spec.origin)
    folder = file.parent.parent if file.stem == "__init__" else file.parent
    return {package: str(folder)} if folder.name in INSTALL_FOLDERS or any(required_distributions(package)) else {}


def required_distributions(name: str) -> Iterator[importlib.metadata.Distribution]:
    """The installed distributions of a package and of all its requirements; raises `UnfitPackage` if one is ours."""
    waiting, seen = [name], set[str]()
    while waiting:
        wanted = waiting.pop()
        if wanted in seen:
            continue
        seen.add(wanted)
        if is_own_name(wanted):
            raise UnfitPackage(OWN_PACKAGE_REFUSAL.format(package=name))
        try:
            distribution = importlib.metadata.distribution(wanted)
        except (importlib.metadata.PackageNotFoundError, ValueError):  # a ValueError for a name that is empty
            continue
        yield distribution
        for requirement in distribution.requires or ():
            required = REQUIREMENT_NAME.match(requirement)
            # Extras are optional: a student may use the package without what only they need.
            if required and "extra ==" not in requirement:
                waiting.append(required[0])


def top_level_modules(distribution: importlib.metadata.Distribution) -> set[str]:
    """The names of a distribution's top-level modules, from the list of its installed files."""
    modules = [file for file in distribution_files(distribution) if file.endswith((".py", ".so", ".pyd"))]
    firsts = {file.split("/")[0].split(".")[0] for file in modules}
    return {first for first in firsts if first.isidentifier() and first != "__pycache__"}
