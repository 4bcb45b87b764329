"""The definitions at the top level of a student's code, read from its text: nothing is run."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from grader.checks.containers import written_out
from grader.checks.student_statements import UnreadableCode, is_too_much_code, statement_names, top_statements
from grader.intake.submission import CodeCell, Source

MAX_WORK_CHARACTERS = 300_000  # of all code together; beyond, nobody's homework, and names are taken as they stand
MAX_SOURCES = 20  # files of code, likewise
# Calls that surely give no function: `gain = round(gain(rows), 3)` is a value of the function's own name.
VALUE_FUNCTIONS = {"round", "float", "int", "sum", "list", "str"}


@dataclass(frozen=True, slots=True)
class StudentDefinition:
    """A name that a statement binds: where; whether to a function or class; whether that is still to be written.

    `value` if it is bound to what is surely no function; `kind` is class, function, or "" where it is whatever the
    statement makes it.
    """

    name: str
    source: int
    place: str
    line: int
    kind: str
    blank: bool
    value: bool = False
    node: ast.stmt | None = field(default=None, compare=False, repr=False)

    @property
    def code(self) -> str:
        """A text that is equal for two definitions of a function or class that differ only in layout."""
        return "" if self.node is None else shape_of(self.node)


def shape_of(node: ast.AST) -> str:
    """A text that is equal for two pieces of code that say the same; `ast.dump` gives up where code nests deeply.

    >>> shape_of(ast.parse("x = (1)")) == shape_of(ast.parse("x=1")) != shape_of(ast.parse("x = 2"))
    True
    """
    said: list[str] = []
    for each in ast.walk(node):  # level by level: how many children a field has says where each belongs
        said.append(type(each).__name__)
        for value in (getattr(each, name, None) for name in each._fields):
            if isinstance(value, list):
                said.append(f"{len(value)}{''.join('_' if item is None else '.' for item in value)}")
                said += [item for item in value if isinstance(item, str)]  # the names of `global`
            else:
                said.append("." if isinstance(value, ast.AST) else written_out(value))
    return "\0".join(said)


def is_too_much_work(sources: Sequence[Source]) -> bool:
    """Whether there is more code and text than we look at."""
    code = [cell.text for source in sources for cell in source.cells]
    prose = [each.text for source in sources for each in source.prose]  # it may hold code as well
    return (
        len(sources) > MAX_SOURCES
        or sum(map(len, code + prose)) > MAX_WORK_CHARACTERS
        or is_too_much_code(code + prose)
    )


def student_definitions(sources: Sequence[Source]) -> list[StudentDefinition]:
    """Every definition of the top level, in order."""
    return [
        definition
        for number, source in enumerate(sources)
        for cell in source.cells
        for definition in cell_definitions(cell, number, source.file)
    ]


def cell_definitions(cell: CodeCell, source: int, file: str) -> list[StudentDefinition]:
    """The definitions of one cell; none where it cannot be parsed without danger."""
    place = f"{cell.label} of {file}" if cell.label else file
    try:
        statements = top_statements(cell.text)
    except UnreadableCode:
        return []
    return [one for node in statements for one in statement_definitions(node, source, place)]


def statement_definitions(node: ast.stmt, source: int, place: str) -> Iterator[StudentDefinition]:
    """The definitions that one statement makes."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        kind = "class" if isinstance(node, ast.ClassDef) else "function"
        yield StudentDefinition(node.name, source, place, node.lineno, kind, is_blank(node), node=node)
        return
    assigned = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
    if isinstance(node, ast.AnnAssign) and assigned is None:  # `x: float` binds nothing
        return
    for name in sorted(set(statement_names(node))):
        blank = isinstance(assigned, ast.Constant) and is_blank_constant(assigned.value)
        yield StudentDefinition(name, source, place, node.lineno, "", blank, is_value(assigned, name))


def is_blank(node: ast.AST) -> bool:
    """Whether a function, or a class with all of its methods, is still to be written.

    >>> [is_blank(ast.parse(f"def f(x): {body}").body[0]) for body in ("...", "raise NotImplementedError", "x = 1")]
    [True, True, False]
    """
    if isinstance(node, ast.ClassDef):
        return not node.bases and not node.decorator_list and all(map(is_blank_line, node.body))
    if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return False
    return not node.decorator_list and all(map(is_blank_line, node.body))


def is_blank_line(node: ast.stmt) -> bool:
    """Whether a statement does nothing yet: a text, `...`, `pass`, `return None`, `raise NotImplementedError`."""
    if isinstance(node, ast.Expr | ast.Return):
        constant = isinstance(node.value, ast.Constant) and (
            isinstance(node, ast.Expr) or is_blank_constant(node.value.value)
        )
        return node.value is None or constant
    if isinstance(node, ast.Raise):
        raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        return isinstance(raised, ast.Name) and raised.id == "NotImplementedError"
    return isinstance(node, ast.Pass) or is_blank(node)


def is_blank_constant(value: object) -> bool:
    """Whether a constant stands for "not answered"."""
    return value is None or value is ... or (isinstance(value, str) and value.strip() in ("", "...", "…"))


def is_value(assigned: ast.expr | None, name: str) -> bool:
    """Whether what is assigned is surely no function: a number, a sum, what the name's own function gives."""
    if isinstance(assigned, ast.Call):
        return isinstance(assigned.func, ast.Name) and assigned.func.id in {name, *VALUE_FUNCTIONS}
    return isinstance(assigned, ast.Constant | ast.BinOp | ast.UnaryOp | ast.List | ast.Tuple | ast.Dict | ast.Compare)
