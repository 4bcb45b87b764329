"""Edits of a student's text: a changed expression is written with the student's own words wherever those stay."""

import ast
import re
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass

from grader.repair.student_program import CodeUnit, FunctionCode, PlacedNode

ATOMIC_NODES: tuple[type[ast.AST], ...] = (
    ast.Constant,
    ast.Name,
    ast.Call,
    ast.Subscript,
    ast.Attribute,
    ast.List,
    ast.Dict,
    ast.Set,
)
ATOMIC_NODES += (ast.ListComp, ast.SetComp, ast.DictComp, ast.Tuple, ast.Slice, ast.Starred)
# Nodes in whose fields an expression needs no brackets of its own.
OPEN_PARENTS: tuple[type[ast.AST], ...] = (
    ast.Return,
    ast.Assign,
    ast.AugAssign,
    ast.AnnAssign,
    ast.Expr,
    ast.If,
    ast.While,
    ast.For,
)
OPEN_PARENTS += (ast.keyword, ast.List, ast.Set, ast.Slice, ast.comprehension)
OPEN_FIELDS = {(ast.Call, "args"), (ast.Subscript, "slice"), (ast.ListComp, "elt"), (ast.SetComp, "elt")}
OPEN_FIELDS |= {(ast.GeneratorExp, "elt"), (ast.Dict, "values"), (ast.DictComp, "value"), (ast.Lambda, "body")}
OPEN_FIELDS |= {(ast.Tuple, "elts")}
OPERATOR_SIGNS: dict[type[ast.AST], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.Pow: "**",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
}
TIGHTNESS = {ast.Add: 1, ast.Sub: 1, ast.Mult: 2, ast.Div: 2, ast.FloorDiv: 2, ast.Mod: 2}
HOLE = re.compile(r"__hole(\d+)__")


@dataclass(frozen=True, slots=True)
class TextEdit:
    """The new text between two byte offsets of the text that a function stands in."""

    function: FunctionCode
    start: int
    end: int
    text: bytes

    @property
    def line(self) -> int:
        """The line where it begins."""
        return self.function.code.line_at(self.start)


def node_edit(function: FunctionCode, placed: PlacedNode, new: ast.expr) -> TextEdit:
    """The edit that writes a changed expression in the place of another."""
    old = placed.node
    start, end = function.code.span(old)
    sign = sign_edit(function, old, new)
    if sign is not None:
        return sign
    text = spliced_text(function, new, old)
    enclosed = function.code.text[start - 1 : start] == b"(" and function.code.text[end : end + 1] == b")"
    opened = isinstance(placed.parent, OPEN_PARENTS) or (type(placed.parent), placed.field) in OPEN_FIELDS
    alike = isinstance(old, ast.Compare) and isinstance(new, ast.Compare)
    if not (isinstance(new, ATOMIC_NODES) or enclosed or opened or alike):
        text = f"({text})"
    return trimmed_edit(TextEdit(function, start, end, text.encode()))


def trimmed_edit(edit: TextEdit) -> TextEdit:
    """The edit without what stays at its beginning and end, so that it stands on the line that changes."""
    old, new = edit.function.code.text[edit.start : edit.end], edit.text
    if old == new:
        return edit
    shorter = min(len(old), len(new))
    first = next((place for place in range(shorter) if old[place] != new[place]), shorter)
    last = next((place for place in range(shorter - first) if old[-1 - place] != new[-1 - place]), shorter - first)
    # Not inside a word, and not inside a character of several bytes.
    while first and is_in_word(old, first):
        first -= 1
    while last and is_in_word(old, len(old) - last):
        last -= 1
    return TextEdit(edit.function, edit.start + first, edit.end - last, new[first : len(new) - last])


def is_in_word(text: bytes, place: int) -> bool:
    """Whether the bytes on both sides of a place belong to one word, or to characters that are not ASCII."""
    around = text[place - 1 : place + 1]
    return len(around) == 2 and all(chr(each).isalnum() or each in b"_." or each > 127 for each in around)


def sign_edit(function: FunctionCode, old: ast.expr, new: ast.expr) -> TextEdit | None:
    """The edit of a single operator between two values that stay; None where more than that changes."""
    if isinstance(old, ast.BinOp) and isinstance(new, ast.BinOp) and old.left is new.left and old.right is new.right:
        tight = TIGHTNESS.get(type(old.op))
        if tight is None or tight != TIGHTNESS.get(type(new.op)):
            return None
        pairs: list[tuple[ast.AST, ast.AST, ast.AST, ast.AST]] = [(old.left, old.right, old.op, new.op)]
    elif isinstance(old, ast.Compare) and isinstance(new, ast.Compare) and old.left is new.left:
        if old.comparators != new.comparators:
            return None
        sides = zip((old.left, *old.comparators), old.comparators, old.ops, new.ops, strict=False)
        pairs = [pair for pair in sides if type(pair[2]) is not type(pair[3])]
    else:
        return None
    if len(pairs) != 1 or any(type(each) not in OPERATOR_SIGNS for each in pairs[0][2:]):
        return None
    left, right, before, after = pairs[0]
    gap_start, gap_end = function.code.span(left)[1], function.code.span(right)[0]
    sign = OPERATOR_SIGNS[type(before)].encode()
    gap = function.code.text[gap_start:gap_end]
    if gap.count(sign) != 1:
        return None
    start = gap_start + gap.index(sign)
    return TextEdit(function, start, start + len(sign), OPERATOR_SIGNS[type(after)].encode())


def spliced_text(function: FunctionCode, new: ast.expr, old: ast.expr) -> str:
    """The text of a changed expression, in which the parts that stay are as the student wrote them."""
    kept: list[ast.expr] = []
    originals = {id(each): each for each in ast.walk(old)}
    if id(new) in originals:
        return own_text(function, new)
    text = ast.unparse(ast.fix_missing_locations(with_holes(new, originals, kept)))
    return HOLE.sub(lambda found: hole_text(function, kept[int(found[1])], found), text)


def hole_text(function: FunctionCode, node: ast.expr, found: re.Match[str]) -> str:
    """The student's own text for a hole, in brackets where the code around it could split it."""
    text = own_text(function, node)
    if isinstance(node, ast.GeneratorExp | ast.Tuple) and not text.startswith("("):
        return f"({text})"
    before, after = found.string[: found.start()], found.string[found.end() :]
    if isinstance(node, ast.GeneratorExp) and before.endswith("(") and after.startswith(")"):
        return text[1:-1]  # the brackets of the call are its own
    # Alone in brackets, between commas, or as the whole text, nothing can split it.
    alone = before.endswith(("(", "[", ", ")) or not before
    alone = alone and (after.startswith((")", "]", ",")) or not after)
    return text if isinstance(node, ATOMIC_NODES) or (alone and not isinstance(node, ast.NamedExpr)) else f"({text})"


def own_text(function: FunctionCode, node: ast.expr) -> str:
    """The student's own text of a node."""
    start, end = function.code.span(node)
    return function.code.text[start:end].decode()


def with_holes(node: ast.AST, originals: dict[int, ast.AST], kept: list[ast.expr]) -> ast.AST:
    """A copy of a changed node in which every expression that stays is the name of a hole."""
    made = type(node)()
    for name, value in ast.iter_fields(node):
        items = value if isinstance(value, list) else [value]
        changed = [holed(each, originals, kept) for each in items]
        setattr(made, name, changed if isinstance(value, list) else changed[0])
    return made


def holed(value: object, originals: dict[int, ast.AST], kept: list[ast.expr]) -> object:
    """A field's value with holes in it; a new node is copied, so that no student's tree is changed."""
    if not isinstance(value, ast.AST):
        return value
    if id(value) in originals and isinstance(value, ast.expr) and not isinstance(value, ast.Slice | ast.Starred):
        kept.append(value)
        return ast.Name(f"__hole{len(kept) - 1}__", ast.Load())
    return with_holes(value, originals, kept)


def edited_text(text: bytes, edits: Iterable[TextEdit], offset: int = 0) -> bytes:
    """A text with edits made in it; `offset` is where the text begins in the one that edits count from."""
    for edit in sorted(edits, key=lambda each: each.start, reverse=True):
        text = text[: edit.start - offset] + edit.text + text[edit.end - offset :]
    return text


def compilable_text(unit: CodeUnit, text: bytes) -> str:
    """The text of a definition as it can be compiled by itself."""
    return textwrap.dedent(text.decode()) if unit.owner else text.decode()
