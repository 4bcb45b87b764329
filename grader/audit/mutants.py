"""Mutants of a module's source: one small change each, on lines that an exercise reaches."""

import ast
import difflib
import warnings
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from grader.audit.reach import Span, functions_in, span_of
from grader.built.code_sources import module_source
from grader.repair.operators import expression_changes, indexed, returned
from grader.repair.statement_changes import is_docstring

BRACKETLESS_NODES = (ast.Constant, ast.Name, ast.Call, ast.Subscript, ast.Slice)  # need no brackets wherever they stand
UNMUTATED_NODES = (
    ast.JoinedStr,
    ast.Raise,
    ast.Assert,
    ast.ClassDef,
    ast.FunctionDef,
)  # no business of an input, or not here
DEFAULT, STUB = "default", "stub"


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of a module's source: its kind, its line, and the new text between two byte offsets."""

    module: str
    kind: str
    line: int
    start: int
    end: int
    text: str

    def source_from(self, source: bytes) -> bytes:
        """The module's source with the change."""
        return source[: self.start] + self.text.encode() + source[self.end :]

    def diff_from(self, source: bytes) -> str:
        """The changed lines as a diff without its header."""
        old, new = source.decode().splitlines(), self.source_from(source).decode().splitlines()
        return "\n".join(list(difflib.unified_diff(old, new, n=0, lineterm=""))[3:])


def mutants_of(
    module: str, source: bytes, reached: Collection[Span] | None = None, defaults: Collection[tuple[str, str]] = ()
) -> list[Mutant]:
    """Every mutant of the reached expressions (all if None), and of the defaults of (function, parameter).

    >>> [each.text for each in mutants_of("m", b"def f(x):\\n    return x + 1\\n")]
    ['None', '(x - 1)', '(x * 1)', '2', '0']
    """
    starts = line_starts(source)
    found: dict[tuple[int, int, str], Mutant] = {}
    for kind, node, new in mutation_sites(ast.parse(source), defaults):
        if reached is not None and kind != DEFAULT and not is_reached(node, reached):
            continue
        start = starts[node.lineno] + node.col_offset
        end = starts[node.end_lineno or node.lineno] + (node.end_col_offset or 0)
        text = changed_text(new)
        # Two operators may lead to the same text: one mutant is enough.
        found.setdefault((start, end, text), Mutant(module, kind, node.lineno, start, end, text))
    return [mutant for mutant in found.values() if compiles(mutant.source_from(source), module)]


def stubs_of(module: str, source: bytes, reached: Collection[Span]) -> list[Mutant]:
    """A mutant for each reached function, in which it does nothing and returns None."""
    starts = line_starts(source)
    return [
        Mutant(
            module,
            STUB,
            function.lineno,
            starts[function.body[0].lineno] + function.body[0].col_offset,
            starts[function.body[-1].end_lineno or 0] + (function.body[-1].end_col_offset or 0),
            "return None",
        )
        for function in functions_in(ast.parse(source))
        if any(is_reached(statement, reached) for statement in function.body)
    ]


def function_at(source: bytes, line: int) -> str:
    """The name of the function that begins on a line."""
    return next((each.name for each in functions_in(ast.parse(source)) if each.lineno == line), "")


def home_of(source: bytes, line: int) -> str:
    """The name of the function or class at the top of a module that a line belongs to; "" for a line outside of all.

    >>> home_of(b"def f(x):\\n    def g():\\n        return x\\n    return g\\n", 3)
    'f'
    """
    tops = (each for each in ast.parse(source).body if isinstance(each, ast.FunctionDef | ast.ClassDef))
    return next((each.name for each in tops if each.lineno <= line <= (each.end_lineno or 0)), "")


def line_starts(source: bytes) -> list[int]:
    """The byte offset at which each line begins, by line number from 1."""
    # Offsets in bytes, as `ast` counts columns: a line may hold more than ASCII.
    starts = [0, 0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def changed_text(node: ast.expr | ast.stmt) -> str:
    """The text of a changed expression, in brackets so that the code around it does not split it."""
    text = ast.unparse(ast.fix_missing_locations(node))
    return text if isinstance(node, (*BRACKETLESS_NODES, ast.stmt)) else f"({text})"


def compiles(source: bytes, module: str) -> bool:
    """Whether the changed source of a module is still Python."""
    try:
        with warnings.catch_warnings(action="ignore", category=SyntaxWarning):  # `is not 0` is no matter here
            compile(source, module, "exec")
    except (SyntaxError, ValueError):
        return False
    return True


MutationSite = tuple[
    str, ast.expr | ast.stmt, ast.expr | ast.stmt
]  # the kind, what stands there, what stands there instead


def is_reached(node: ast.expr | ast.stmt, reached: Collection[Span]) -> bool:
    """Whether the node was evaluated; for a statement or slice, whether an expression inside it was."""
    if isinstance(node, ast.stmt | ast.Slice):
        return any(span_of(each) in reached for each in ast.walk(node) if isinstance(each, ast.expr))
    return span_of(node) in reached


def mutation_sites(tree: ast.Module, defaults: Collection[tuple[str, str]]) -> Iterator[MutationSite]:
    """Every change in the bodies of a module's functions, and of some of their defaults."""
    known = [tree, *imported_reference_trees(tree)]
    either_way = frozenset(each.name for module in known for each in functions_in(module) if is_commutative(each))
    for function in functions_in(tree):
        yield from default_changes(function, defaults)
        for statement in function.body:
            yield from (site for site in changes_below(statement) if not is_same_call(site, either_way))


def imported_reference_trees(tree: ast.Module) -> Iterator[ast.Module]:
    """The modules of `reference` that a module imports from."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("reference."):
            yield ast.parse(module_source(str(node.module)))


def is_commutative(function: ast.FunctionDef) -> bool:
    """Whether a function is just the sum or product of its two parameters, which may as well be exchanged."""
    last = function.body[-1]
    whole = last.value if isinstance(last, ast.Return) else None
    if len(function.body) > 2 or not isinstance(whole, ast.BinOp) or not isinstance(whole.op, ast.Add | ast.Mult):
        return False
    return isinstance(whole.left, ast.Name) and isinstance(whole.right, ast.Name)


def is_same_call(site: MutationSite, either_way: frozenset[str]) -> bool:
    """Whether a change only exchanges the arguments of a function that takes them in either order."""
    _, old, new = site
    if not (isinstance(old, ast.Call) and isinstance(new, ast.Call) and isinstance(old.func, ast.Name)):
        return False
    return old.func.id in either_way and isinstance(new.func, ast.Name) and new.func.id == old.func.id


def default_changes(function: ast.FunctionDef, wanted: Collection[tuple[str, str]]) -> Iterator[MutationSite]:
    """The mutations of the default values of parameters that an exercise does not bind otherwise."""
    given = function.args
    positional = [*given.posonlyargs, *given.args]
    behind = positional[len(positional) - len(given.defaults) :]
    for parameter, default in zip((*behind, *given.kwonlyargs), (*given.defaults, *given.kw_defaults), strict=True):
        if default is not None and (function.name, parameter.arg) in wanted:
            yield from ((DEFAULT, default, new) for _, new in expression_changes(default))


def changes_below(node: ast.AST) -> Iterator[MutationSite]:
    """The changes of a node and of all nodes inside it, except inner functions, which have their own turn."""
    if isinstance(node, UNMUTATED_NODES) or is_docstring(node) or is_guard(node):
        return
    if isinstance(node, ast.stmt | ast.expr):
        yield from changes_at(node)
    for field, value in ast.iter_fields(node):
        if field == "annotation" or (field == "slice" and isinstance(node, ast.Subscript) and has_index(node)):
            continue
        for below in value if isinstance(value, list) else [value]:
            if isinstance(below, ast.AST):
                yield from changes_below(below)


def has_index(node: ast.Subscript) -> bool:
    """Whether the subscript is changed as an index, so that its numbers must not be changed a second time."""
    return isinstance(node.slice, ast.Slice) or next(indexed(node.slice), None) is not None


def changes_at(node: ast.stmt | ast.expr) -> Iterator[MutationSite]:
    """The changes of a node itself."""
    if isinstance(node, ast.Return) and node.value is not None and not is_empty_or_constant(node.value):
        yield "return", node.value, returned(node.value)
    elif isinstance(node, ast.AugAssign):
        whole = ast.BinOp(ast.Name("x"), node.op, ast.Name("y"))
        for kind, new in expression_changes(whole):
            if isinstance(new, ast.BinOp):
                yield kind, node, ast.AugAssign(node.target, new.op, node.value)
    elif isinstance(node, ast.If | ast.While) and not isinstance(node.test, ast.Compare | ast.UnaryOp):
        # A comparison or `not` is turned around as an expression already.
        yield "branch", node.test, ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Subscript):
        yield from (("index", node.slice, new) for new in indexed(node.slice))
    elif isinstance(node, ast.expr):
        yield from ((kind, node, new) for kind, new in expression_changes(node))


def is_empty_or_constant(node: ast.expr) -> bool:
    """Whether a returned expression is empty or a constant: None in its place would change nothing, or less."""
    if isinstance(node, ast.Tuple | ast.List):
        return not node.elts
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Dict) and not node.keys)


def is_guard(node: ast.AST) -> bool:
    """Whether a statement only refuses inputs that no exercise has, or a keyword only demands equal lengths."""
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    return isinstance(node, ast.If) and all(isinstance(each, ast.Raise) for each in node.body) and not node.orelse
