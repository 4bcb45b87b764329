"""Changes of whole statements: dropped, exchanged with the next, moved into a block or out of it, or added."""

import ast
from collections.abc import Iterator

from grader.repair.student_program import FunctionCode, PlacedStatement
from grader.repair.text_edits import TextEdit

BLOCKS = (ast.For, ast.While, ast.If, ast.With)
# Statements whose text may stand in another place as it is.
PLAIN_STATEMENTS = (ast.Assign, ast.AugAssign, ast.Expr, ast.Return, ast.Continue, ast.Break, ast.If, ast.For)
EMPTY_ANSWERS = ("0.0", "[]", "{}", "None")  # what a function may give for an argument without items
TAB = b"    "


def whole_lines(function: FunctionCode, node: ast.stmt) -> tuple[int, int]:
    """The byte offsets of all lines of a statement, with the line break at its end."""
    code = function.code
    return code.starts[node.lineno], min(code.starts[(node.end_lineno or node.lineno) + 1], len(code.text))


def is_alone_on_lines(function: FunctionCode, node: ast.stmt) -> bool:
    """Whether no other statement stands on the lines of one, so that the lines may move."""
    start, end = whole_lines(function, node)
    own_start, own_end = function.code.span(node)
    text = function.code.text
    rest = text[own_end:end].strip()
    return not text[start:own_start].strip() and (not rest or rest.startswith(b"#"))


def indentation(function: FunctionCode, node: ast.stmt) -> bytes:
    """The blanks before a statement."""
    start, _ = whole_lines(function, node)
    return function.code.text[start : function.code.span(node)[0]]


def shifted(text: bytes, old: bytes, new: bytes) -> bytes:
    """Lines with one indentation for another."""
    lines = text.split(b"\n")
    return b"\n".join(new + line[len(old) :] if line.startswith(old) else line for line in lines)


def dropped_statements(function: FunctionCode, placed: PlacedStatement) -> Iterator[TextEdit]:
    """The statement left out; `pass` for the only one of a block."""
    node = placed.node
    if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Pass) or not is_alone_on_lines(function, node):
        return
    start, end = whole_lines(function, node)
    keeps = any(each is not node for each in placed.block)
    yield TextEdit(function, start, end, b"" if keeps else indentation(function, node) + b"pass\n")


def swapped_statements(function: FunctionCode, placed: PlacedStatement) -> Iterator[TextEdit]:
    """The statement after the one that follows it."""
    if placed.place + 1 >= len(placed.block):
        return
    node, following = placed.node, placed.block[placed.place + 1]
    if not all(is_alone_on_lines(function, each) and isinstance(each, PLAIN_STATEMENTS) for each in (node, following)):
        return
    (start, middle), (begin, end) = whole_lines(function, node), whole_lines(function, following)
    text = function.code.text
    second = text[begin:end] if text[begin:end].endswith(b"\n") else text[begin:end] + b"\n"
    yield TextEdit(function, start, end, second + text[middle:begin] + text[start:middle].rstrip(b"\n") + b"\n")


def indented_statements(function: FunctionCode, placed: PlacedStatement) -> Iterator[TextEdit]:
    """The statement at the end of the block before it; or the last one of a block behind that block."""
    node = placed.node
    if not is_alone_on_lines(function, node) or not isinstance(node, PLAIN_STATEMENTS):
        return
    start, end = whole_lines(function, node)
    text, own = function.code.text[start:end], indentation(function, node)
    before = placed.block[placed.place - 1] if placed.place else None
    if isinstance(before, BLOCKS):
        last: ast.stmt = before
        while isinstance(last, BLOCKS):
            last = last.orelse[-1] if isinstance(last, ast.If) and last.orelse else last.body[-1]
            yield TextEdit(function, start, end, shifted(text, own, indentation(function, last)))
    if placed.place == len(placed.block) - 1 and placed.place and isinstance(placed.parent, BLOCKS):
        yield TextEdit(function, start, end, shifted(text, own, indentation(function, placed.parent)))


def other_assignments(function: FunctionCode, placed: PlacedStatement) -> Iterator[TextEdit]:
    """`+=` for `=` and the other way round, and another operator of an assignment."""
    node, code = placed.node, function.code
    if isinstance(node, ast.AugAssign):
        start, end = code.span(node.target)[1], code.span(node.value)[0]
        signs = [b" = ", b" += ", b" -= ", b" *= ", b" /= "]
    elif isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
        start, end = code.span(node.targets[0])[1], code.span(node.value)[0]
        signs = [b" += ", b" -= ", b" *= "]
    else:
        return
    if b"(" not in code.text[start:end]:  # a bracket of the value must stay
        yield from (
            TextEdit(function, start, end, sign) for sign in signs if sign.strip() != code.text[start:end].strip()
        )


def empty_guards(function: FunctionCode) -> Iterator[TextEdit]:
    """A first line that answers for an argument without items."""
    first = next((each for each in function.node.body if not is_docstring(each)), None)
    if first is None or not is_alone_on_lines(function, first):
        return
    start, _ = whole_lines(function, first)
    blanks = indentation(function, first)
    for name in function.parameters:
        for answer in EMPTY_ANSWERS:
            line = blanks + f"if len({name}) == 0: return {answer}\n".encode()
            yield TextEdit(function, start, start, line)


def is_docstring(node: ast.AST) -> bool:
    """Whether a statement is a text alone."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
