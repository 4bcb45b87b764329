"""Which modules an allowed package needs: its own, and those of the distributions it requires."""

import functools
import importlib.metadata
import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")


@functools.cache
def folders_of(packages: tuple[str, ...]) -> dict[str, str]:
    """The folder of every top-level module that may be imported when these packages may, by its name."""
    folders: dict[str, str] = {}
    for package in packages:
        folders |= located(package)
        for distribution in closure(package):
            folder = str(distribution.locate_file(""))
            folders |= dict.fromkeys(top_level(distribution), folder)
    return folders


@functools.cache
def entries_of(packages: tuple[str, ...]) -> tuple[str, ...]:
    """The files and folders in which these packages and what they require lie, and what describes them."""
    named = [path for name, folder in folders_of(packages).items() for path in modules_called(name, Path(folder))]
    whole = [
        Path(str(distribution.locate_file(part)))
        for package in packages
        for distribution in closure(package)
        for part in sorted(parts(distribution))
    ]
    return tuple(dict.fromkeys(str(path) for path in (*named, *whole) if path.exists()))


def modules_called(name: str, folder: Path) -> list[Path]:
    """The folder or the files of a module."""
    return [folder / name, folder / f"{name}.py", *sorted(folder.glob(f"{name}.*.so"))]


def parts(distribution: importlib.metadata.Distribution) -> set[str]:
    """What a distribution put into its folder: modules, the libraries it brought, its description."""
    return {file.split("/")[0] for file in files_of(distribution)} - {"..", "__pycache__", ""}


def files_of(distribution: importlib.metadata.Distribution) -> list[str]:
    """The installed files of a distribution."""
    return [line.split(",")[0] for line in (distribution.read_text("RECORD") or "").splitlines()]


def located(package: str) -> dict[str, str]:
    """The folder in which a package itself is found; nothing if it is not installed."""
    spec = importlib.util.find_spec(package)
    if spec is None or spec.origin is None:
        return {}
    file = Path(spec.origin)
    return {package: str(file.parent.parent if file.stem == "__init__" else file.parent)}


def closure(name: str) -> Iterator[importlib.metadata.Distribution]:
    """The distribution of a package and all that it requires without extras, where installed."""
    waiting, seen = [name], set[str]()
    while waiting:
        wanted = waiting.pop()
        if wanted in seen:
            continue
        seen.add(wanted)
        try:
            distribution = importlib.metadata.distribution(wanted)
        except importlib.metadata.PackageNotFoundError:
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
