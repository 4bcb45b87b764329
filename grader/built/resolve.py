"""Names in a spec, and the objects of `reference/` they stand for; nothing outside `reference` can be named."""

import importlib
import pkgutil
import re
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache, lru_cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, cast

import reference
from grader.built.formula import Formula
from grader.built.formula_names import is_formula, named_formula
from grader.built.formula_text import FormulaFault
from grader.checks.local_code import LOCAL_MODULE_NAME
from grader.checks.own_call_limit import limited_function
from grader.texts.nearest_name import nearest_known, suggestion
from reference.process import Process

# No underscore first: private names cannot be named. Two groups, for the import and for `vars`.
FULL_NAME_FORM = re.compile(r"(?P<module>reference(?:\.[a-z][a-z0-9_]*)*):(?P<attribute>[A-Za-z][A-Za-z0-9_]*)")
REFERENCE_PREFIX = "reference."
NAME_REMEDY = "Write module and name, as in `reference.information.entropy:entropy`."


class Unresolved(ValueError):
    """Raised for a name that stands for nothing in `reference`, with the problem and the remedy."""

    def __init__(self, problem: str, remedy: str) -> None:
        super().__init__(f"{problem}. {remedy}")
        self.problem, self.remedy = problem, remedy


def resolve(name: str) -> Any:
    """The object that `reference.TOPIC.MODULE:NAME`, or a formula in full form, stands for; raises `Unresolved`.

    >>> resolve("reference.process:Process").__name__
    'Process'
    """
    if is_formula(name):
        return formula_of(name)
    if name.startswith("."):
        raise Unresolved(f"`{name}` lies outside `reference`, and code beside a spec is not trusted", NAME_REMEDY)
    if LOCAL_MODULE_NAME.match(name):
        return local_object(name)
    if not (form := FULL_NAME_FORM.fullmatch(name)):
        raise Unresolved(f"`{name}` is not the name of something in `reference`", NAME_REMEDY)
    module = reference_module(form["module"])
    found = vars(module).get(form["attribute"])
    if found is None or isinstance(found, ModuleType) or not is_from_reference(found):
        problem = f"`{form['module']}` has no `{form['attribute']}`"
        raise Unresolved(problem, suggestion(form["attribute"], own_names(module), "It has"))
    return found


@lru_cache(maxsize=4096)  # more than a bank has; each is asked for on every input
def formula_of(name: str) -> Formula:
    """The formula of a full form, with what its names stand for; raises `Unresolved`."""
    try:
        found = named_formula(name)
    except FormulaFault as error:
        raise Unresolved(error.problem, error.remedy) from None
    return Formula(name, found.tree, found.parameters, {own: resolve(full) for own, full in found.functions.items()})


def local_object(name: str) -> Any:
    """The object that code beside a spec defines; raises `Unresolved`, also if that code was not trusted."""
    module, _, attribute = name.partition(":")
    if module not in sys.modules:
        problem = f"the code of `{attribute}` lies beside the spec, and is not trusted"
        raise Unresolved(problem, "Add --trust-local if it is yours.")
    code = sys.modules[module]
    file = Path(str(code.__file__)).name
    found = vars(code).get(attribute)
    own = sorted(each for each in vars(code) if not each.startswith("_") and is_defined_in(code, each))
    if found is None:
        raise Unresolved(f"{file} has no `{attribute}`", suggestion(attribute, own, "It defines"))
    if not is_defined_in(code, attribute):
        problem = f"{file} has no `{attribute}` of its own: it imports that"
        raise Unresolved(problem, f"Write a function in {file} that calls it, and name that.")
    return with_call_limit(found, f"{file}:{attribute}")


def with_call_limit(found: Any, name: str) -> Any:
    """The function or process of code beside a spec, with a limit on the time that each of its calls takes."""
    if isinstance(found, Process):
        start, steps = limited_function(found.start, name), limited_function(found.successors, name)
        return replace(found, start=start, successors=steps)
    return limited_function(found, name) if isinstance(found, FunctionType) else found


def is_defined_in(code: ModuleType, name: str) -> bool:
    """Whether code beside a spec defines a function, class or process itself; a module that it imports is none."""
    found = vars(code)[name]
    return (callable(found) and getattr(found, "__module__", "") == code.__name__) or isinstance(found, Process)


def reference_function(name: str) -> Callable[..., Any]:
    """The function that a name stands for; raises `Unresolved` if it cannot be called."""
    found = resolve(name)
    if not callable(found):
        raise Unresolved(f"`{name}` is no function", "Name a function; a process is the reference of a trace only.")
    return cast("Callable[..., Any]", found)


def reference_module(name: str) -> ModuleType:
    """The module of `reference` of that name; raises `Unresolved` if there is none."""
    if name not in module_names():
        near = nearest_known(
            name.removeprefix(REFERENCE_PREFIX), sorted(each.removeprefix(REFERENCE_PREFIX) for each in module_names())
        )
        remedy = f"Did you mean `{REFERENCE_PREFIX}{near}`?" if near else NAME_REMEDY
        raise Unresolved(f"there is no module `{name}`", remedy)
    if name in sys.modules:  # asked for on every input: to import it once more takes ten times as long
        return sys.modules[name]
    try:
        return importlib.import_module(name)
    except Exception as error:
        problem = f"`{name}` cannot be imported: {type(error).__name__}: {error}"
        raise Unresolved(problem, "Correct the module.") from error


@cache
def module_names() -> frozenset[str]:
    """The names of all modules of `reference`, found without importing them."""
    return frozenset(found.name for found in pkgutil.walk_packages(reference.__path__, "reference."))


def is_from_reference(found: object) -> bool:
    """Whether an object was made in `reference`: `math.log`, imported there, was not."""
    return str(getattr(found, "__module__", "")).partition(".")[0] == "reference"


def own_names(module: ModuleType) -> list[str]:
    """The public names that a module defines itself, sorted."""
    return sorted(
        name
        for name, found in vars(module).items()
        if not name.startswith("_")
        and is_from_reference(found)
        and (found.__module__ == module.__name__ or not hasattr(found, "__qualname__"))
    )
