"""A student's code for an exercise: the functions that it asks for with their helpers, without comments and layout."""

import ast
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from inspect import getsource, isfunction
from textwrap import dedent
from types import FunctionType

from grader.built.document import BuiltExercise
from grader.built.resolve import Unresolved, resolve
from grader.checks.student_statements import UnreadableCode, top_statements
from grader.intake.definitions import is_blank, is_too_much_work, student_definitions
from grader.intake.submission import Source

NodesByName = Mapping[str, ast.stmt]  # by the name that each defines


class BareCode(ast.NodeTransformer):
    """A transformer that removes docstrings and type hints, which two people may share without sharing work."""

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """The parameter without its type hint."""
        return ast.arg(node.arg)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST | None:
        """The assignment without its type hint; None for a bare annotation."""
        value = None if node.value is None else self.visit(node.value)
        return None if value is None else ast.Assign([node.target], value, lineno=node.lineno)

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        """None for a constant that is a statement, such as a docstring; any other statement as it is."""
        return None if isinstance(node.value, ast.Constant) else self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """The function without docstring and type hints."""
        node.returns = None
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """The class definition without its docstring."""
        self.generic_visit(node)
        node.body = node.body or [ast.Pass()]
        return node


def piece_of(exercise: BuiltExercise, sources: Sequence[Source]) -> str:
    """A student's code for an exercise, without the starter's code; "" for none, or for far too much."""
    if is_too_much_work(sources):
        return ""
    # The last definition of a name counts, as it does when the file is run.
    last = {each.name: each.node for each in student_definitions(sources) if each.node is not None}
    return definitions_text(last, targets_of(exercise), starter_of(exercise))


def reference_piece(reference: str) -> str:
    """The reference code of an exercise with its helpers; "" if it cannot be found."""
    try:
        found = resolve(reference)
    except Unresolved:
        return ""
    starts = [found, getattr(found, "start", None), getattr(found, "successors", None)]  # of a process
    return "\n\n".join(
        bare_text(definition_of(each)) for each in used_by([each for each in starts if isfunction(each)])
    )


def used_by(functions: Sequence[FunctionType]) -> Iterator[FunctionType]:
    """The functions, and the functions of the reference that they use, each once."""
    waiting, seen = list(functions), set()
    while waiting:
        function = waiting.pop(0)
        if function in seen:
            continue
        seen.add(function)
        yield function
        called = (function.__globals__.get(name) for name in names_mentioned(definition_of(function)))
        waiting += [each for each in called if isfunction(each) and each.__module__.startswith("reference")]


def definition_of(function: FunctionType) -> ast.stmt:
    """The syntax tree of a function's definition."""
    return ast.parse(dedent(getsource(function))).body[0]


def definitions_text(nodes: NodesByName, names: Iterable[str], starter: frozenset[str]) -> str:
    """The code of some names and of all that they use, in one layout, without the starter's code."""
    texts = (bare_text(nodes[name]) for name in reached_names(nodes, names) if not is_blank(nodes[name]))
    return "\n\n".join(text for text in texts if text and text not in starter)


def reached_names(nodes: NodesByName, names: Iterable[str]) -> Iterator[str]:
    """The defined names among `names`, and all names that their code uses, each once."""
    waiting, seen = deque(name for name in names if name in nodes), set()
    while waiting:
        name = waiting.popleft()  # of a list each would be moved up
        if name not in seen:
            seen.add(name)
            yield name
            waiting += [used for used in names_mentioned(nodes[name]) if used in nodes]


def names_mentioned(node: ast.AST) -> list[str]:
    """The names that a piece of code uses, in order."""
    return [each.id for each in ast.walk(node) if isinstance(each, ast.Name)]


def bare_text(node: ast.stmt) -> str:
    """The text of a definition without docstrings and type hints; "" if it is nested too deeply."""
    try:
        # Written out and read again: the transformer changes the tree, which others still use.
        copy = ast.parse(ast.unparse(node))
        return ast.unparse(ast.fix_missing_locations(BareCode().visit(copy)))
    except (RecursionError, ValueError, SyntaxError):
        return ""


def targets_of(exercise: BuiltExercise) -> list[str]:
    """The names that an exercise asks a student to define."""
    heads = exercise.signature.removeprefix("class ").split(";")
    found = [head.partition("(")[0].partition(":")[0].strip() for head in heads]
    return list(dict.fromkeys([exercise.target, *found]))


def starter_of(exercise: BuiltExercise) -> frozenset[str]:
    """The texts of the definitions that the exercise provides to students."""
    given = (definitions_at_top(text) for text in exercise.provided.values())
    return frozenset(bare_text(node) for nodes in given for node in nodes.values())


def definitions_at_top(source: str) -> dict[str, ast.stmt]:
    """The functions and class definitions at the top level of a source text, by name."""
    try:
        statements = top_statements(source)
    except UnreadableCode:
        return {}
    return {node.name: node for node in statements if isinstance(node, ast.FunctionDef | ast.ClassDef)}
