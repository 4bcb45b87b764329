"""The names that statements define and need, found without running them."""

import ast
import builtins
from collections.abc import Iterator
from dataclasses import dataclass

# Functions that read files: students' code is held where there are none.
FILE_READERS = frozenset({"open", "read_csv", "read_table", "read_json", "read_excel", "read_parquet", "loadtxt"})
FILE_READERS |= {"genfromtxt", "imread", "load_dataset", "urlopen", "urlretrieve", "read_text", "read_bytes"}
OTHER_GRADERS = frozenset({"otter", "nbgrader"})  # packages whose import means nothing here
BUILT_IN = frozenset(dir(builtins)) | {"__name__"}


@dataclass(frozen=True, slots=True)
class NamedStatement:
    """A top-level statement: its code, the names that it binds, and those that it needs from elsewhere."""

    cell: int
    code: str
    binds: frozenset[str]
    needs: frozenset[str]
    reads_file: bool = False
    foreign: bool = False  # it imports another grader
    hidden: bool = False  # it stands in a hidden test

    @property
    def defines(self) -> bool:
        """Whether the statement does nothing but define names."""
        return bool(self.binds)


def named_statements(text: str, cell: int, *, hidden: bool = False) -> list[NamedStatement]:
    """The top-level statements of code; raises SyntaxError, or ValueError for what cannot be parsed."""
    try:
        body = ast.parse(text).body
    except (RecursionError, MemoryError) as error:
        raise ValueError("too deep") from error
    return [named_statement(node, text, cell, hidden=hidden) for node in body]


def named_statement(node: ast.stmt, text: str, cell: int, *, hidden: bool = False) -> NamedStatement:
    """One top-level statement with its names."""
    binds = frozenset(bound_names(node))
    called = {name for each in ast.walk(node) if isinstance(each, ast.Call) for name in called_name(each)}
    imported = {name.partition(".")[0] for each in ast.walk(node) for name in imported_modules(each)}
    code = "\n".join(text.split("\n")[first_line(node) - 1 : node.end_lineno])
    if node.col_offset or ";" in code:  # several on one line
        code = ast.unparse(node)
    return NamedStatement(
        cell,
        code,
        binds,
        frozenset(needed_names(node)),
        bool(called & FILE_READERS),
        bool(imported & OTHER_GRADERS),
        hidden,
    )


def first_line(node: ast.stmt) -> int:
    """The line on which a statement begins, with its decorators."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorators)])


def bound_names(node: ast.stmt) -> Iterator[str]:
    """The names that a statement defines at the top level: of a function, a class, an import or an assignment."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Assign(targets=targets):
            yield from (each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name))
        case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr()):
            yield name
        case ast.Import() | ast.ImportFrom():
            yield from (alias.asname or alias.name.partition(".")[0] for alias in node.names if alias.name != "*")


def needed_names(node: ast.AST) -> Iterator[str]:
    """The names that a piece of code reads, without those of Python itself and its own parameters."""
    own = {each.arg for each in ast.walk(node) if isinstance(each, ast.arg)}
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
        own |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)}
        own |= {getattr(node, "name", "")}
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and not isinstance(each.ctx, ast.Store) and each.id not in BUILT_IN | own:
            yield each.id
        if isinstance(each, ast.AugAssign) and isinstance(each.target, ast.Name):
            yield each.target.id


def called_name(node: ast.Call) -> Iterator[str]:
    """The last part of the name that a call calls."""
    if isinstance(node.func, ast.Name | ast.Attribute):
        yield node.func.id if isinstance(node.func, ast.Name) else node.func.attr


def imported_modules(node: ast.AST) -> Iterator[str]:
    """The modules that a statement imports."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module:
        yield node.module
