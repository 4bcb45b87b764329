"""The expressions of `reference` that are evaluated when an exercise's questions are put to it.

Lines alone would not do: of `a if b else c` one arm may never be, and of `a and b` the second half.
"""

import ast
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from types import CodeType
from typing import Any, cast

Span = tuple[int, int, int | None, int | None]  # line and column, where an expression begins and ends
MARK_NAME = "__evaluated__"
UNMARKED_NODES = (ast.Slice, ast.Starred, ast.JoinedStr, ast.FormattedValue)  # stand only where they stand


def span_of(node: ast.expr | ast.stmt) -> Span:
    """The lines and columns at which a node begins and ends."""
    return node.lineno, node.col_offset, node.end_lineno, node.end_col_offset


@dataclass(frozen=True, slots=True)
class Stub:
    """A function that is left out, by its module and first line."""

    module: str
    line: int


def evaluated(
    sources: Mapping[str, bytes], stubs: Collection[Stub], run: Callable[[dict[str, CodeType], dict[str, Any]], None]
) -> dict[str, frozenset[Span]]:
    """The expressions that a run evaluates, by module; `run` gets the marked code and the names it needs."""
    spans: list[tuple[str, Span]] = []
    codes = {}
    for module, source in sources.items():
        tree = MarkInserter(module, spans, frozenset(stub.line for stub in stubs if stub.module == module)).visit(
            ast.parse(source)
        )
        codes[module] = compile(ast.fix_missing_locations(tree), module, "exec")
    seen: set[int] = set()
    run(codes, {MARK_NAME: seen.add})
    found = {spans[number] for number in seen}
    return {module: frozenset(span for home, span in found if home == module) for module in sources}


class MarkInserter(ast.NodeTransformer):
    """Puts `(mark(7), expression)[1]` in the place of expressions that are evaluated."""

    def __init__(self, module: str, spans: list[tuple[str, Span]], left_out: frozenset[int]) -> None:
        self.module, self.spans, self.left_out = module, spans, left_out

    def visit(self, node: ast.AST) -> Any:
        """The node with marks inside it, and one around it."""
        if isinstance(node, UNMARKED_NODES):
            return node if not isinstance(node, ast.Slice | ast.Starred) else self.generic_visit(node)
        # A target of an assignment is no value: it cannot stand inside a tuple.
        if not isinstance(node, ast.expr) or not isinstance(getattr(node, "ctx", ast.Load()), ast.Load):
            return super().visit(node)
        number = len(self.spans)
        self.spans.append((self.module, span_of(node)))
        mark = ast.Call(ast.Name(MARK_NAME, ast.Load()), [ast.Constant(number)], [])
        pair = ast.Tuple([mark, cast("ast.expr", self.generic_visit(node))], ast.Load())
        return ast.copy_location(ast.Subscript(pair, ast.Constant(1), ast.Load()), node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        """A function with marks in its body only, since its head runs at import; an empty body if it is left out."""
        if node.lineno in self.left_out:
            # What only this function needs is then not evaluated, and gets no mutants.
            node.body = [ast.Pass()]
        node.body = [self.visit(each) for each in node.body]
        return node

    def visit_Lambda(self, node: ast.Lambda) -> Any:
        """A lambda with marks in its body only."""
        node.body = self.visit(node.body)
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        """An annotated name without marks in its annotation."""
        node.value = self.visit(node.value) if node.value else None
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> Any:
        """A class with marks in its methods only."""
        node.body = [self.visit(each) if isinstance(each, ast.FunctionDef) else each for each in node.body]
        return node

    def visit_Assign(self, node: ast.Assign) -> Any:
        """An assignment with marks on its right side only."""
        node.value = self.visit(node.value)
        return node


def functions_in(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Every function of a module, methods and inner ones included."""
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))
