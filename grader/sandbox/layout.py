"""The files that a worker may read: the interpreter, its standard library, and the allowed packages."""

import functools
import glob
import os
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass

from grader.sandbox.allowed_packages import package_entries

SYSTEM_PREFIXES = ("/usr", "/")  # prefixes that hold more than an interpreter: of these, only its own library is shown
# Files beside the interpreter that Python and C libraries read: the loader's cache, locales, time zones.
FURTHER_PATHS = (
    "/etc/ld.so.cache",
    "/etc/alternatives",  # Debian's libblas.so.3 is a link through it
    "/usr/lib/locale",
    "/usr/share/zoneinfo",
)
# Harmless devices that libraries open; all others, such as disks and terminals, cannot be opened.
DEVICE_FILES = ("/dev/null", "/dev/zero", "/dev/random", "/dev/urandom")

PathRule = tuple[str, str]  # a path, and what may be done with it and all beneath: read, list, write


@dataclass(frozen=True, slots=True)
class SandboxLayout:
    """The folders that may be read, without the masked ones in them, and the allowed packages in masked folders."""

    interpreter: str
    trees: tuple[str, ...]
    masked: tuple[str, ...]
    packages: tuple[str, ...]
    links: tuple[tuple[str, str], ...]


@functools.cache
def sandbox_layout(packages: tuple[str, ...]) -> SandboxLayout:
    """The layout for the interpreter that runs us, without its virtual environment, and for these packages."""
    interpreter = os.path.realpath(sys.executable)
    prefix = os.path.realpath(sys.base_prefix)
    own = [sysconfig.get_path("stdlib", vars={"base": prefix, "installed_base": prefix})]
    if prefix not in SYSTEM_PREFIXES:
        own = [f"{prefix}/lib", f"{prefix}/lib64"]
    trees = tuple(dict.fromkeys(path for path in (*own, *library_folders(), *FURTHER_PATHS) if os.path.exists(path)))
    masked = tuple(mask for tree in trees for mask in masked_folders(tree))
    links = tuple((path, os.readlink(path)) for path in ("/lib", "/lib64") if os.path.islink(path))
    return SandboxLayout(interpreter, trees, masked, package_entries(packages), links)


def library_folders() -> list[str]:
    """The folders of the system's shared libraries, and the dynamic loader."""
    multiarch = f"/usr/lib/{sysconfig.get_config_var('MULTIARCH')}"
    folders = [multiarch, "/usr/lib64"] if os.path.isdir(multiarch) else ["/usr/lib", "/usr/lib64"]
    real = [path.replace("/usr", "", 1) for path in folders if not os.path.islink("/lib")]
    return [*folders, *real, *glob.glob("/lib/ld-*.so*")]


def masked_folders(tree: str) -> list[str]:
    """The folders below a tree into which packages are installed: they are hidden, as most are not allowed."""
    kinds = ("site-packages", "dist-packages")
    return sorted(path for kind in kinds for deep in ("", "python*/") for path in glob.glob(f"{tree}/{deep}{kind}"))


def landlock_rules(layout: SandboxLayout) -> list[PathRule]:
    """The layout as rules for Landlock, which can allow a folder, but not except a part of it."""
    rules = [rule for tree in layout.trees for rule in rules_around_masks(tree, layout.masked)]
    rules += [(os.path.dirname(package), "list") for package in layout.packages]
    rules += [(package, "read") for package in layout.packages]
    rules += [("/dev/null", "write"), *((device, "read") for device in DEVICE_FILES[1:])]
    return list(dict.fromkeys(rules))


def rules_around_masks(tree: str, masked: tuple[str, ...]) -> Iterator[PathRule]:
    """The rules that allow reading a tree, except the masked folders in it, whose names can be listed only."""
    if tree in masked:
        return
    if not any(mask.startswith(f"{tree}/") for mask in masked):
        yield tree, "read"
        return
    yield tree, "list"
    for name in sorted(os.listdir(tree)):
        yield from rules_around_masks(f"{tree}/{name}", masked)
