"""Modules of `reference` with one of them changed: copies of it and of all that import it; the installed ones stay."""

import builtins
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import CodeType, ModuleType
from typing import Any

from grader.build.freeze import reached_from, source_of
from grader.build.resolve import resolve

Lookup = Callable[[str], Any]  # from `reference.MODULE:NAME` to the object


@cache
def code_of(module: str) -> CodeType:
    """A module as it is, compiled."""
    return compile(source_of(module), module, "exec")


@cache
def needing(module: str, among: frozenset[str]) -> frozenset[str]:
    """The module and those among the others that import it, directly or not."""
    return frozenset({module, *(other for other in among if module in reached_from(other))})


def changed_lookup(
    changed: Mapping[str, CodeType], among: frozenset[str], names: Mapping[str, object] | None = None
) -> Lookup:
    """How names are looked up where modules have other code; `among` are the modules that matter.

    `names` are defined in all of the copies.
    """
    copied_too = frozenset[str]().union(*(needing(module, among) for module in changed))
    codes = {name: changed.get(name) or code_of(name) for name in copied_too}
    copies: dict[str, ModuleType] = {}

    def imported(
        name: str,
        scope: Mapping[str, object] | None = None,
        local: Mapping[str, object] | None = None,
        wanted: Sequence[str] = (),
        level: int = 0,
    ) -> Any:
        if name in codes and wanted:
            return copied(name)
        return __import__(name, scope, local, wanted, level)

    def copied(name: str) -> ModuleType:
        if name not in copies:
            copies[name] = ModuleType(name)
            own = {**vars(builtins), "__import__": imported}
            vars(copies[name]).update({"__builtins__": own, "__file__": name, **(names or {})})
            exec(codes[name], vars(copies[name]))  # noqa: S102  the reference's own text, changed by us
        return copies[name]

    def lookup(name: str) -> Any:
        home, _, attribute = name.partition(":")
        return getattr(copied(home), attribute) if home in codes else resolve(name)

    return lookup


def modules_of(names: Sequence[str]) -> frozenset[str]:
    """The modules behind some names of `reference`, with all that they import."""
    return frozenset(module for name in names for module in reached_from(name.partition(":")[0]))
