"""The texts of our modules with all that they import, for a file that runs where markscheme is not installed."""

import ast
import re
import sys
from collections.abc import Iterable, Mapping

from grader.paths import PACKAGE

OURS = "grader"
# At the beginning of a line, where import statements are: names in strings stay as they are.
IMPORT = re.compile(rf"^(\s*(?:from|import) ){OURS}\b", re.MULTILINE)


class NotStandard(ImportError):
    """A bundled module imports something that is not in the standard library."""


def bundled(roots: Iterable[str], private: str, instead: Mapping[str, str] | None = None) -> dict[str, str]:
    """The texts of all modules that the roots need, by their names in the package `private`; packages are empty.

    `instead` has texts that take the place of a module's own.
    """
    texts: dict[str, str] = {}
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in texts:
            texts[name] = (instead or {}).get(name) or text_of(name)
            waiting += needed(name, texts[name])
    # Packages are needed to import from; what their own `__init__` holds is not.
    packages = {name.rsplit(".", depth)[0] for name in texts for depth in range(1, name.count(".") + 1)}
    everything = dict.fromkeys(packages, "") | texts
    return {renamed(name, private): IMPORT.sub(rf"\g<1>{private}", everything[name]) for name in sorted(everything)}


def renamed(name: str, private: str) -> str:
    """The name of a module in the private package."""
    return private + name.removeprefix(OURS)


def text_of(name: str) -> str:
    """The source text of one of our modules."""
    return PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py").read_text("utf-8")


def needed(name: str, text: str) -> list[str]:
    """Our modules that a module imports when it runs; raises `NotStandard` if it imports another package."""
    found: list[str] = []
    for node in imports_in(ast.parse(text).body):
        for module in modules_of(node):
            top = module.partition(".")[0]
            if top == OURS:
                found.append(module)
            elif top not in sys.stdlib_module_names:
                raise NotStandard(f"{name} imports {module}, which is not in the standard library")
    return found


def imports_in(body: Iterable[ast.stmt]) -> Iterable[ast.Import | ast.ImportFrom]:
    """The import statements at a module's top level, without those for type checkers."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        # An import inside a function is for what may be absent, such as NumPy, and is not bundled.
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.dump(node.test):
            yield from imports_in([*node.body, *node.orelse])


def modules_of(node: ast.Import | ast.ImportFrom) -> list[str]:
    """The modules that an import statement names; `from grader.release.inside import fresh` names a module too."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    module = node.module or ""
    inner = [f"{module}.{alias.name}" for alias in node.names]
    if module.partition(".")[0] != OURS:
        return [module]
    return [name for name in inner if is_module(name)] or [module]


def is_module(name: str) -> bool:
    """Whether a dotted name is that of one of our modules."""
    return PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py").is_file()
