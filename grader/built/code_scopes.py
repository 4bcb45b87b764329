"""The meaning of a name at a place in a module's code: a local variable, a definition, or code of a library."""

import ast
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass

from grader.built.code_names import (
    Defined,
    Elsewhere,
    Everything,
    NameBindings,
    SourceNames,
    Target,
    WholeModule,
    nodes_with_below,
)

# What looks names up while it runs, or reads what is not in a digest: then all source there is counts.
DYNAMIC_BUILTINS = {"eval", "exec", "compile", "globals", "locals", "vars", "__import__"}
DYNAMIC_BUILTINS |= {"__name__", "__file__", "__doc__", "__annotations__"}
DYNAMIC_ATTRIBUTES = {"__name__", "__qualname__", "__module__", "__doc__", "__annotations__", "__code__", "__globals__"}
DYNAMIC_ATTRIBUTES |= {"__subclasses__"}
DYNAMIC_LIBRARIES = {
    "builtins",
    "gc",
    "importlib",
    "inspect",
    "pkgutil",
    "runpy",
    "sys.modules",
    "typing.get_type_hints",
}


@dataclass(frozen=True, slots=True)
class Scope:
    """The names that a function, a class or a comprehension binds, and the scope around it."""

    names: NameBindings
    around: "Scope | None"
    is_class: bool = False


def inner_scope(names: NameBindings, scope: Scope | None, *, is_class: bool = False) -> Scope:
    """A scope with these names inside another; the names of a class are not visible in the functions inside it."""
    return Scope(names, scope.around if scope and scope.is_class else scope, is_class)


@dataclass(frozen=True, slots=True)
class NameLookup:
    """Finds the targets of names in the code of one module."""

    names: SourceNames
    module: str

    def targets_of(self, name: str, scope: Scope | None) -> tuple[Target, ...] | None:
        """All targets of a name; None for a local variable, and for most names that are built in."""
        while scope is not None and name not in scope.names:
            scope = scope.around
        if scope is not None:
            imports = scope.names[name]
            return tuple(each for one in imports for each in self.names.imported(one)) if imports else None
        if found := self.names.targets(self.module, name):
            return found
        return (Everything(),) if name in DYNAMIC_BUILTINS else None

    def path_of(self, node: ast.expr, scope: Scope | None) -> Target | None:
        """The one target of `module.name`; None if it is no such path, or could be several."""
        if isinstance(node, ast.Name):
            found = self.targets_of(node.id, scope) or ()
        elif isinstance(node, ast.Attribute) and (base := self.path_of(node.value, scope)) is not None:
            if isinstance(base, Elsewhere):
                return Elsewhere(f"{base.path}.{node.attr}")
            if not isinstance(base, WholeModule):
                return None
            found = self.names.attribute(base.module, node.attr)
        else:
            return None
        return found[0] if len(found) == 1 and found != (Everything(),) else None

    def types_in(self, annotation: ast.expr, scope: Scope | None) -> Iterator[Defined]:
        """The definitions that an annotation names, also inside quotes."""
        for node in nodes_with_below(annotation):
            found: tuple[Target | None, ...] = ()
            if isinstance(node, ast.Name):
                found = self.targets_of(node.id, scope) or ()
            elif isinstance(node, ast.Attribute):
                found = (self.path_of(node, scope),)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                with suppress(SyntaxError, ValueError):  # a text of `Literal`, and no name
                    yield from self.types_in(ast.parse(node.value, mode="eval").body, scope)
            yield from (each for each in found if isinstance(each, Defined))


def classes_of(names: SourceNames, start: Defined) -> frozenset[Defined]:
    """The classes behind the name of a type: the class itself, or those in the constant of this name."""
    if start not in names.classes:
        found: set[Defined] = set()
        passed, waiting = {start}, [start]
        while waiting:
            target = waiting.pop()
            module = names.module(target.module)
            for statement in (module.statements[place] for place in module.bound[target.name]):
                if isinstance(statement, ast.ClassDef):
                    found.add(target)
                elif isinstance(statement, ast.Assign | ast.AnnAssign) and statement.value is not None:
                    used = set(NameLookup(names, target.module).types_in(statement.value, None)) - passed
                    passed |= used
                    waiting += used
        names.classes[start] = frozenset(found)
    return names.classes[start]


def is_dynamic(target: Target) -> bool:
    """Whether a target is code of a library that looks names up in other modules.

    >>> is_dynamic(Elsewhere("importlib.import_module")), is_dynamic(Elsewhere("math.log"))
    (True, False)
    """
    if not isinstance(target, Elsewhere):
        return False
    return any(target.path == each or target.path.startswith(f"{each}.") for each in DYNAMIC_LIBRARIES)
