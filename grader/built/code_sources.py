"""The source texts of `reference`, and of trusted code beside a spec; and the modules that a module imports."""

import ast
import hashlib
import importlib.util
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from grader.built.resolve import Unresolved, module_names
from grader.checks.local_code import LOCAL_MODULE_NAME

REFERENCE_PACKAGE = "reference"
REBUILD_REMEDY = "Build the assignment again."


def is_source(module: str) -> bool:
    """Whether we have a module's source: one of `reference`, or trusted code beside a spec."""
    if LOCAL_MODULE_NAME.fullmatch(module):
        return module in sys.modules
    return module == REFERENCE_PACKAGE or module in module_names()


def module_source(module: str) -> str:
    """The source of a module, with `\\n` line ends on every system; raises `Unresolved`."""
    if LOCAL_MODULE_NAME.fullmatch(module):
        if module not in sys.modules:
            raise Unresolved(f"the code `{module}` beside the spec is not here, or is not trusted", REBUILD_REMEDY)
        return str(vars(sys.modules[module])["source_text"])
    return module_file_text(module)


@cache
def module_file_text(module: str) -> str:
    """The text of a module's file; raises `Unresolved`."""
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise Unresolved(f"there is no module `{module}`", REBUILD_REMEDY)
    return Path(spec.origin).read_text("utf-8")  # universal newlines: a checkout on Windows has others


@cache
def reached_from(module: str) -> frozenset[str]:
    """The module itself and every module of `reference` that its import leads to, packages included."""
    if not is_source(module):
        raise Unresolved(f"there is no module `{module}`", REBUILD_REMEDY)
    reached: set[str] = set()
    waiting = [module]
    while waiting:
        found = waiting.pop()
        if found not in reached:
            reached.add(found)
            waiting.extend(imported_modules(found))
    return frozenset(reached)


def imported_modules(module: str) -> Iterator[str]:
    """The modules of `reference` that a module's source names, wherever in it the import stands."""
    # Also inside functions: a late import is used as well.
    for node in ast.walk(ast.parse(module_source(module))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        else:
            continue
        yield from (name for name in names if name in module_names())
    if parent := module.rpartition(".")[0]:
        yield parent  # importing a module runs its package


def texts_digest(module: str) -> str:
    """The digest of all texts that a module imports, as documents before `defs1:` have it.

    A comment or a move changes it. It is kept so that what was handed out before can still be graded.
    """
    texts = {each: module_source(each) for each in reached_from(module)}
    return "sha256:" + hashlib.sha256(json.dumps(texts, sort_keys=True).encode()).hexdigest()
