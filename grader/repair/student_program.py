"""The functions of a student's program that an exercise leads to, with the expressions and statements in them."""

import ast
import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property

from grader.checks.student_statements import UnreadableCode, is_too_much_code, top_statements
from grader.intake.submission import Submission

DEFINITIONS = (ast.FunctionDef, ast.ClassDef)
# Parts of a function that are no business of a repair: what raises, texts made for people, types.
SKIPPED_NODES = (ast.JoinedStr, ast.Raise, ast.Assert, ast.Import, ast.ImportFrom, ast.Global, ast.Nonlocal)
SKIPPED_FIELDS = ("annotation", "returns", "decorator_list", "type_comment", "args_annotation")
# How the line of a function or method begins; a text that quotes such a line costs a few candidates more.
DEFINITION_HEAD = re.compile(rb"^[ \t]*+def[ \t]++(\w++)", re.MULTILINE)
# A method with these words means something else outside of its class: then the class is compiled as a whole.
CLASS_BOUND_WORDS = re.compile(rb"\bsuper\b|\b__class__\b|\b__(?!\w+__\b)\w+")


@dataclass(frozen=True, eq=False)
class CodeText:
    """The text of one file or notebook cell: the numbers of source and cell, and how students know it."""

    source: int
    cell: int
    place: str
    text: bytes

    @cached_property
    def starts(self) -> list[int]:
        """The byte offset at which each line begins, by line number from 1."""
        # By bytes, as `ast` counts columns; and not `splitlines`, which also breaks at form feeds.
        starts = [0, 0]
        for line in self.text.split(b"\n"):
            starts.append(starts[-1] + len(line) + 1)
        return starts

    @cached_property
    def defined_names(self) -> frozenset[str]:
        """The names of the functions and methods that the text defines, as far as its lines begin with `def`."""
        return frozenset(found.decode() for found in DEFINITION_HEAD.findall(self.text))

    def span(self, node: ast.AST) -> tuple[int, int]:
        """The byte offsets of a node."""
        first = self.starts[node.lineno] + node.col_offset  # type: ignore[attr-defined]
        return first, self.starts[node.end_lineno] + node.end_col_offset  # type: ignore[attr-defined]

    def line_at(self, offset: int) -> int:
        """The number of the line that holds an offset."""
        return self.text.count(b"\n", 0, offset) + 1


@dataclass(frozen=True, eq=False)
class CodeUnit:
    """The definition that is compiled anew for a change: a function, a class, or a method of the class `owner`."""

    code: CodeText
    start: int
    end: int
    owner: str = ""


@dataclass(frozen=True, slots=True)
class PlacedNode:
    """An expression with the node that holds it, the name of the field there, and the comprehensions around it."""

    node: ast.expr
    parent: ast.AST
    field: str
    inside: frozenset[str] = frozenset()  # the variables of those comprehensions


@dataclass(frozen=True, slots=True)
class PlacedStatement:
    """A statement with the block that it stands in, and the statement that the block belongs to."""

    node: ast.stmt
    block: list[ast.stmt]
    place: int
    parent: ast.AST


@dataclass(frozen=True, eq=False)
class FunctionCode:
    """One function or method of a student: its unit, its expressions from top to bottom, its statements, its names."""

    name: str
    unit: CodeUnit
    node: ast.FunctionDef
    expressions: tuple[PlacedNode, ...] = field(repr=False)
    statements: tuple[PlacedStatement, ...] = field(repr=False)

    @property
    def code(self) -> CodeText:
        """The text that the function stands in."""
        return self.unit.code

    @cached_property
    def parameters(self) -> tuple[str, ...]:
        """The names of its parameters, without `self`."""
        given = [each.arg for each in (*self.node.args.posonlyargs, *self.node.args.args, *self.node.args.kwonlyargs)]
        return tuple(name for name in given if name != "self")

    @cached_property
    def bound_lines(self) -> dict[str, int]:
        """Its parameters and the names that it binds, with the first line where they are bound, in that order."""
        found = dict.fromkeys(self.parameters, 0)
        for each in self.expressions:
            node = each.node
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id not in each.inside:
                found.setdefault(node.id, node.lineno)
        return found

    def names_at(self, placed: PlacedNode) -> tuple[str, ...]:
        """The names of the function that may have a value at a place: those bound above it, or around it."""
        above = [name for name, line in self.bound_lines.items() if line <= placed.node.lineno]
        return tuple(dict.fromkeys((*above, *sorted(placed.inside))))

    def reached_part(self, ran: frozenset[tuple[str, int]]) -> "FunctionCode":
        """The function with those of its expressions and statements only that were run, by files and lines."""
        lines = {line for place, line in ran if place == self.code.place}
        spans = [own_lines(each.node) for each in self.statements]
        # All lines of a statement, or of the head of a block: a trace names one or the other of them.
        kept = {line for span in spans if not lines.isdisjoint(span) for line in span}
        return replace(
            self,
            expressions=tuple(each for each in self.expressions if each.node.lineno in kept),
            statements=tuple(each for each in self.statements if not kept.isdisjoint(own_lines(each.node))),
        )


def own_lines(node: ast.stmt) -> range:
    """The lines of a statement; of one with a block, those of its head."""
    body = getattr(node, "body", None)
    end = body[0].lineno - 1 if isinstance(body, list) and body else node.end_lineno or node.lineno
    return range(node.lineno, max(end, node.lineno) + 1)


def reached_functions(submission: Submission, asked: Collection[str]) -> tuple[FunctionCode, ...]:
    """The functions and methods that the asked names lead to, in the order of the text; none of unreadable code."""
    texts = [cell.text for source in submission.sources for cell in source.cells]
    try:
        defined = top_definitions(submission) if texts and not is_too_much_code(texts) else {}
    except (UnreadableCode, RecursionError):
        return ()
    reached: set[str] = set()
    waiting = [name for name in asked if name in defined]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            used = {each.id for each in ast.walk(defined[name][1]) if isinstance(each, ast.Name)}
            waiting += sorted(used & defined.keys() - reached)
    return tuple(each for name in defined if name in reached for each in functions_in(*defined[name]))


def top_definitions(submission: Submission) -> dict[str, tuple[CodeText, ast.FunctionDef | ast.ClassDef]]:
    """The definitions at the top of all files by name: of a file the last, of several files the first that has it."""
    found: dict[str, tuple[CodeText, ast.FunctionDef | ast.ClassDef]] = {}
    for number, source in enumerate(submission.sources):
        own: dict[str, tuple[CodeText, ast.FunctionDef | ast.ClassDef]] = {}
        for place, cell in enumerate(source.cells):
            where = f"{source.file}, {cell.label}" if cell.label else source.file
            code = CodeText(number, place, where, cell.text.encode())
            own |= {node.name: (code, node) for node in top_statements(cell.text) if isinstance(node, DEFINITIONS)}
        found = own | found
    return found


def functions_in(code: CodeText, node: ast.FunctionDef | ast.ClassDef) -> Iterator[FunctionCode]:
    """The function itself, or the methods of a class."""
    start = code.starts[first_line(node)]
    whole = CodeUnit(code, start, code.span(node)[1])
    if isinstance(node, ast.FunctionDef):
        yield function_code(node, whole)
        return
    alone = not CLASS_BOUND_WORDS.search(code.text[whole.start : whole.end])
    for method in node.body:
        if isinstance(method, ast.FunctionDef):
            begin = code.starts[first_line(method)]
            yield function_code(method, CodeUnit(code, begin, code.span(method)[1], node.name) if alone else whole)


def first_line(node: ast.stmt) -> int:
    """The line of a definition's first decorator, or of the statement itself."""
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorators)])


def function_code(node: ast.FunctionDef, unit: CodeUnit) -> FunctionCode:
    """The function with its expressions and statements."""
    expressions: list[PlacedNode] = []
    statements: list[PlacedStatement] = []
    gather(node, expressions, statements)
    return FunctionCode(node.name, unit, node, tuple(expressions), tuple(statements))


def gather(
    parent: ast.AST,
    expressions: list[PlacedNode],
    statements: list[PlacedStatement],
    inside: frozenset[str] = frozenset(),
) -> None:
    """Adds the expressions and statements below a node; docstrings, types and what raises are left out."""
    inside |= comprehended_names(parent)
    for name, value in ast.iter_fields(parent):
        if name in SKIPPED_FIELDS or isinstance(value, ast.arguments):
            continue
        for place, below in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(below, ast.AST) or isinstance(below, SKIPPED_NODES) or is_text_alone(below):
                continue
            if isinstance(below, ast.expr):
                expressions.append(PlacedNode(below, parent, name, inside))
            elif isinstance(below, ast.stmt):
                statements.append(PlacedStatement(below, value, place, parent))
            gather(below, expressions, statements, inside)


def comprehended_names(node: ast.AST) -> frozenset[str]:
    """The variables of a comprehension, or of a `lambda`; none of anything else."""
    if isinstance(node, ast.Lambda):
        return frozenset(each.arg for each in node.args.args)
    targets = [each.target for each in getattr(node, "generators", ())]
    return frozenset(each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name))


def is_text_alone(node: ast.AST) -> bool:
    """Whether a statement is a text alone: a docstring, or a remark."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
