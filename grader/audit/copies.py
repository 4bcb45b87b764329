"""Copies of `reference` modules that count their steps, one of them changed; the installed modules stay."""

import builtins
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import CodeType, ModuleType
from typing import Any

from grader.audit.step_counting import STEP_NAME, Steps, counted_code, unlimited
from grader.built.code_sources import module_source, reached_from
from grader.built.resolve import resolve

ReferenceLookup = Callable[[str], Any]  # from `reference.TOPIC.MODULE:NAME` to the object


@cache
def counted_module_code(module: str) -> CodeType:
    """The compiled code of an unchanged module, with its steps counted."""
    return counted_code(module_source(module), module)


@cache
def modules_needing(module: str, among: frozenset[str]) -> frozenset[str]:
    """The module, and those among the others that import it, directly or through others."""
    return frozenset({module, *(other for other in among if module in reached_from(other))})


@dataclass(frozen=True, slots=True)
class ModuleCopies:
    """Copies of modules, with one counter for the steps of all their code."""

    modules: Mapping[str, ModuleType]
    steps: Steps

    def lookup(self, name: str) -> Any:
        """The object of a name in the copies; the installed object if its module is not copied."""
        home, _, attribute = name.partition(":")
        return getattr(self.modules[home], attribute) if home in self.modules else resolve(name)

    def with_changed(self, module: str, code: CodeType) -> "ModuleCopies":
        """The copies with other code in one module; that module and those that import it are made anew."""
        others = modules_needing(module, frozenset(self.modules)) - {module}
        codes = {module: code, **{name: counted_module_code(name) for name in others}}
        return ModuleCopies(
            {**self.modules, **executed_modules(codes, {STEP_NAME: self.steps.step}, self.modules)}, self.steps
        )


def copied_as_is(modules: frozenset[str]) -> ModuleCopies:
    """Unchanged copies of the modules."""
    steps = Steps()
    return ModuleCopies(
        executed_modules({name: counted_module_code(name) for name in sorted(modules)}, {STEP_NAME: steps.step}, {}),
        steps,
    )


def changed_lookup(
    changed: Mapping[str, CodeType], among: frozenset[str], names: Mapping[str, object] | None = None
) -> ReferenceLookup:
    """A lookup in modules of which some have other code; `among` are the modules that matter.

    `names` are defined in all of the copies. Their steps are not counted.
    """
    copied_too = frozenset[str]().union(*(modules_needing(module, among) for module in changed))
    codes = {name: changed.get(name) or counted_module_code(name) for name in sorted(copied_too)}
    return ModuleCopies(executed_modules(codes, {STEP_NAME: unlimited, **(names or {})}, {}), Steps()).lookup


def executed_modules(
    codes: Mapping[str, CodeType], names: Mapping[str, object], below: Mapping[str, ModuleType]
) -> dict[str, ModuleType]:
    """New modules of this code, which import one another, else those `below`, else installed ones."""
    copies: dict[str, ModuleType] = {}

    def imported(
        name: str,
        scope: Mapping[str, object] | None = None,
        local: Mapping[str, object] | None = None,
        wanted: Sequence[str] = (),
        level: int = 0,
    ) -> Any:
        if wanted and name in codes:  # only for `from a.b import c`: a bare import asks for the top package
            return copy_of(name)
        return below[name] if wanted and name in below else __import__(name, scope, local, wanted, level)

    def copy_of(name: str) -> ModuleType:
        if name not in copies:
            # Known before its code runs, as `sys.modules` does it, for modules that import each other.
            copies[name] = ModuleType(name)
            own = {**vars(builtins), "__import__": imported}
            vars(copies[name]).update({"__builtins__": own, "__file__": name, **names})
            exec(codes[name], vars(copies[name]))  # noqa: S102  the reference's own text, changed by us
        return copies[name]

    return {name: copy_of(name) for name in codes}


def reached_modules(names: Sequence[str]) -> frozenset[str]:
    """The modules of `reference` behind some names, and all modules that these import."""
    return frozenset(module for name in names for module in reached_from(name.partition(":")[0]))
