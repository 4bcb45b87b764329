"""The texts of our modules with all that they import, for a file that runs where markscheme is not installed."""

import ast
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence

from grader.paths import PACKAGE_FOLDER

OWN_PACKAGE = "grader"
# At the beginning of a line, where import statements are: names in strings stay as they are.
OWN_IMPORT = re.compile(rf"^(\s*(?:from|import) ){OWN_PACKAGE}\b", re.MULTILINE)


class NotStandard(ImportError):
    """A bundled module imports something that is not in the standard library."""


def bundled(
    roots: Sequence[str],
    private: str,
    instead: Mapping[str, str] | None = None,
    cut: Callable[[dict[str, str]], dict[str, str]] = dict,
) -> dict[str, str]:
    """The texts of all modules that the roots need, by their names in the package `private`; packages are empty.

    `instead` has texts that take the place of a module's own, and `cut` makes all of them smaller.
    """
    first = reachable_texts(roots, lambda name: (instead or {}).get(name) or module_text(name))
    smaller = cut(first)
    # A smaller text may need fewer modules.
    texts = reachable_texts(roots, smaller.__getitem__)
    # Packages are needed to import from; what their own `__init__` holds is not.
    packages = {name.rsplit(".", depth)[0] for name in texts for depth in range(1, name.count(".") + 1)}
    everything = dict.fromkeys(packages, "") | texts
    return {
        private_name(name, private): OWN_IMPORT.sub(rf"\g<1>{private}", everything[name]) for name in sorted(everything)
    }


def reachable_texts(roots: Sequence[str], text_of: Callable[[str], str]) -> dict[str, str]:
    """The texts of the roots and of all our modules that they import, directly or not, by name."""
    texts: dict[str, str] = {}
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in texts:
            texts[name] = text_of(name)
            waiting += needed_modules(name, texts[name])
    return texts


def private_name(name: str, private: str) -> str:
    """The name of a module in the private package."""
    return private + name.removeprefix(OWN_PACKAGE)


def module_text(name: str) -> str:
    """The source text of one of our modules."""
    return PACKAGE_FOLDER.joinpath(*name.split(".")[1:]).with_suffix(".py").read_text("utf-8")


def needed_modules(name: str, text: str) -> list[str]:
    """Our modules that a module imports when it runs; raises `NotStandard` if it imports another package."""
    found: list[str] = []
    for node in runtime_imports(ast.parse(text).body):
        for module in modules_named(node):
            top = module.partition(".")[0]
            if top == OWN_PACKAGE:
                found.append(module)
            elif top not in sys.stdlib_module_names:
                raise NotStandard(f"{name} imports {module}, which is not in the standard library")
    return found


def runtime_imports(body: Iterable[ast.stmt]) -> Iterable[ast.Import | ast.ImportFrom]:
    """The import statements at a module's top level, without those for type checkers."""
    for node in body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        # An import inside a function is for what may be absent, such as NumPy, and is not bundled.
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.dump(node.test):
            yield from runtime_imports([*node.body, *node.orelse])


def modules_named(node: ast.Import | ast.ImportFrom) -> list[str]:
    """The modules that an import statement names; `from grader.release.inside import fresh` names a module too."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    module = node.module or ""
    inner = [f"{module}.{alias.name}" for alias in node.names]
    if module.partition(".")[0] != OWN_PACKAGE:
        return [module]
    return [name for name in inner if is_module(name)] or [module]


def is_module(name: str) -> bool:
    """Whether a dotted name is that of one of our modules."""
    return PACKAGE_FOLDER.joinpath(*name.split(".")[1:]).with_suffix(".py").is_file()
