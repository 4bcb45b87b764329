"""The meaning of names at the top of a module: its own definitions, and its imports; nothing is run."""

import ast
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
CAPTURES = frozenset({ast.MatchAs, ast.MatchStar, ast.MatchMapping, ast.ExceptHandler})  # bind a name that is no node
LEAVES = frozenset({ast.Constant, ast.Load, ast.Store, ast.Del, ast.Pass, ast.Lambda})  # where nothing is bound below

NEVER_RUN_CONDITIONS = (
    "TYPE_CHECKING",
    "typing.TYPE_CHECKING",
    "__name__ == '__main__'",
)  # conditions of what no import runs


@dataclass(frozen=True, slots=True)
class Defined:
    """A definition by the module it stands in and its name there."""

    module: str
    name: str


@dataclass(frozen=True, slots=True)
class WholeModule:
    """A module whose source we have, used as a value: any of its names may be meant."""

    module: str


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Something whose source is not ours, by its full name: `math.log`."""

    path: str


@dataclass(frozen=True, slots=True)
class Everything:
    """All source there is: the target of code that looks names up while it runs."""


Target = Defined | WholeModule | Elsewhere | Everything


@dataclass(frozen=True, slots=True)
class Imported:
    """The target of an import: a module, or a name in one."""

    module: str
    name: str | None = None


NameBindings = dict[str, tuple[Imported, ...]]  # what imports bind a name to; none for a name that is bound otherwise


@dataclass(frozen=True)
class ModuleNames:
    """The top of a module: its statements, and the names that each of them binds."""

    statements: tuple[ast.stmt, ...]

    @cached_property
    def bound(self) -> Mapping[str, tuple[int, ...]]:
        """Every name that is bound by more than a plain import, with the places of the statements that bind it."""
        found: dict[str, list[int]] = {}
        for place, statement in enumerate(self.statements):
            if not (isinstance(statement, ast.Import | ast.ImportFrom) or never_runs(statement)):
                for name in bindings_of([statement]):
                    found.setdefault(name, []).append(place)
        return {name: tuple(places) for name, places in found.items()}

    @cached_property
    def imports(self) -> Mapping[str, tuple[Imported, ...]]:
        """The import behind each imported name, wherever at the top of the module it stands."""
        holding = [each for each in self.statements if not isinstance(each, (*FUNCTIONS, ast.ClassDef))]
        return {name: found for name, found in bindings_of(holding).items() if found}

    @cached_property
    def effects(self) -> tuple[int, ...]:
        """The places of statements that may change other definitions: all that do not merely bind a name."""
        return tuple(place for place, each in enumerate(self.statements) if not self.only_binds(each))

    def only_binds(self, statement: ast.stmt) -> bool:
        """Whether a statement only binds names; a call in the value of a constant is taken to change nothing else."""
        match statement:
            case ast.Import() | ast.ImportFrom() | ast.Pass() | ast.Expr(value=ast.Constant()):
                return True
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                return all(self.is_standard(decorator) for decorator in statement.decorator_list)
            case ast.Assign():
                return all(only_names(target) for target in statement.targets)
            case ast.AnnAssign() | ast.AugAssign():
                return only_names(statement.target)
            case _:
                return never_runs(statement) or type(statement).__name__ == "TypeAlias"  # new in Python 3.12

    def is_standard(self, decorator: ast.expr) -> bool:
        """Whether a decorator is built in or from the standard library, so that it changes no registry of ours."""
        while isinstance(decorator, ast.Call | ast.Attribute):
            decorator = decorator.func if isinstance(decorator, ast.Call) else decorator.value
        if not isinstance(decorator, ast.Name) or decorator.id in self.bound:
            return False
        imports = self.imports.get(decorator.id, ())
        return all(each.module.partition(".")[0] in sys.stdlib_module_names for each in imports)


def only_names(target: ast.expr) -> bool:
    """Whether an assignment's target only binds names, and changes no object."""
    if isinstance(target, ast.Tuple | ast.List):
        return all(only_names(each) for each in target.elts)
    return isinstance(target.value if isinstance(target, ast.Starred) else target, ast.Name)


def never_runs(statement: ast.stmt) -> bool:
    """Whether a statement is an `if` without `else` that no import runs, as `if TYPE_CHECKING`."""
    return (
        isinstance(statement, ast.If) and not statement.orelse and ast.unparse(statement.test) in NEVER_RUN_CONDITIONS
    )


def bindings_of(nodes: Iterable[ast.AST]) -> NameBindings:
    """The names that some nodes bind, without those that functions and classes inside them bind.

    A name that is bound both by an import and otherwise has what it is imported as.
    """
    found: NameBindings = {}
    outside: set[str] = set()  # declared global or nonlocal: not bound here
    waiting = list(nodes)
    while waiting:
        node = waiting.pop()
        kind = type(node)
        if kind in LEAVES:
            continue
        if isinstance(node, ast.Name):
            if type(node.ctx) is not ast.Load:
                found.setdefault(node.id, ())
        elif isinstance(node, ast.Import | ast.ImportFrom):
            for name, imported in imports_of(node):
                found[name] = (*found.get(name, ()), imported)
        elif isinstance(node, (*FUNCTIONS, ast.ClassDef)):
            found.setdefault(node.name, ())
        elif kind in COMPREHENSIONS:
            waiting += (each.target for each in nodes_with_below(node) if isinstance(each, ast.NamedExpr))
        else:
            if isinstance(node, ast.Global | ast.Nonlocal):
                outside.update(node.names)
            elif kind in CAPTURES and (captured := getattr(node, "name", None) or getattr(node, "rest", None)):
                found.setdefault(captured, ())
            waiting += nodes_right_below(node)
    return {name: imports for name, imports in found.items() if name not in outside} if outside else found


def nodes_right_below(node: ast.AST) -> list[ast.AST]:
    """The nodes directly below a node."""
    # `ast.iter_child_nodes` takes twice as long, and `grade` waits for it.
    found: list[ast.AST] = []
    for name in node._fields:
        value = getattr(node, name, None)
        if isinstance(value, ast.AST):
            found.append(value)
        elif isinstance(value, list):
            found += [each for each in value if isinstance(each, ast.AST)]
    return found


def nodes_with_below(node: ast.AST) -> list[ast.AST]:
    """A node and all nodes below it."""
    found = [node]
    for each in found:  # which grows as it is gone through
        if type(each) not in LEAVES and type(each) is not ast.Name:
            found += nodes_right_below(each)
    return found


def imports_of(node: ast.Import | ast.ImportFrom) -> Iterator[tuple[str, Imported]]:
    """The names that an import binds, with their targets; `*` for all names of a module."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            if alias.asname:
                yield alias.asname, Imported(alias.name)
            else:  # `import a.b` binds `a`
                yield alias.name.partition(".")[0], Imported(alias.name.partition(".")[0])
    else:
        module = "." * node.level + (node.module or "")
        yield from ((alias.asname or alias.name, Imported(module, alias.name)) for alias in node.names)


@dataclass(frozen=True)
class SourceNames:
    """The modules whose source we have, with the targets of the names in them."""

    is_source: Callable[[str], bool]
    source_of: Callable[[str], str]
    read: dict[str, ModuleNames] = field(default_factory=dict)
    classes: dict[Defined, frozenset[Defined]] = field(default_factory=dict)  # that a name for a type leads to

    def module(self, name: str) -> ModuleNames:
        """The names at the top of a module, read once."""
        if name not in self.read:
            self.read[name] = ModuleNames(tuple(ast.parse(self.source_of(name)).body))
        return self.read[name]

    def targets(self, module: str, name: str, passed: frozenset[tuple[str, str]] = frozenset()) -> tuple[Target, ...]:
        """All targets of a name at the top of a module; none if it is not bound there."""
        if (module, name) in passed:  # two modules that import a name from each other
            return ()
        known, passed = self.module(module), passed | {(module, name)}
        found: list[Target] = [Defined(module, name)] if name in known.bound else []
        for imported in known.imports.get(name, ()):
            found += self.imported(imported, passed)
        if not found:
            for star in known.imports.get("*", ()):
                found += self.starred(star.module, name, passed)
        return tuple(dict.fromkeys(found))

    def imported(self, what: Imported, passed: frozenset[tuple[str, str]] = frozenset()) -> tuple[Target, ...]:
        """The targets of an import; the whole module if the name is not found in one of ours."""
        if what.module.startswith("."):
            return (Everything(),)  # we write imports in full: what is relative to what is not followed
        if what.name is None:
            return (WholeModule(what.module) if self.is_source(what.module) else Elsewhere(what.module),)
        if not self.is_source(what.module):
            return (Elsewhere(f"{what.module}.{what.name}"),)
        return self.attribute(what.module, what.name, passed)

    def attribute(self, module: str, name: str, passed: frozenset[tuple[str, str]] = frozenset()) -> tuple[Target, ...]:
        """The targets of an attribute of a module of ours: a name in it, a module below it, or else all of it."""
        if found := self.targets(module, name, passed):
            return found
        below = f"{module}.{name}"
        return (WholeModule(below if self.is_source(below) else module),)

    def starred(self, module: str, name: str, passed: frozenset[tuple[str, str]]) -> tuple[Target, ...]:
        """The targets of a name that may come from `from MODULE import *`."""
        if not self.is_source(module):
            return (Elsewhere(f"{module}.{name}"),)
        return self.targets(module, name, passed)
