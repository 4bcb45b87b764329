"""The text of a formula, and the closed grammar that it has to keep to.

A formula says what a known mistake gives: `sum(log2(sum(counts) / n) for n in counts if n)`. It is read here and never
run as Python: `grader.built.formula` walks the tree. Only the standard library is used, as a browser runs this too.
"""

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass

# Characters: a longer mistake is better a function of `reference/`.
LONGEST_FORMULA = 1000
# Levels of the tree: so many cost about 150 frames of the 1,000 that Python allows.
DEEPEST_FORMULA = 40
# Nodes of the tree: displays multiply what comprehensions make of them.
MOST_NODES = 300
# `for`s inside one another: their cost is counted, but more of them cannot be read.
MOST_LOOPS = 3
FIRST_WORD = "reference"  # the first word of a full name

FORMULA_LITERALS = (int, float, str, bool, type(None))
ALLOWED_NODES = (
    *(ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Subscript, ast.Slice, ast.Call, ast.keyword),
    *(ast.Constant, ast.Name, ast.Attribute, ast.Starred, ast.List, ast.Tuple, ast.Set, ast.Dict, ast.expr_context),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.comprehension, ast.boolop, ast.cmpop),
    *(ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.BitAnd, ast.BitOr, ast.BitXor),
    *(ast.USub, ast.UAdd, ast.Not),
)
LOOP_NODES = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
REFUSED_WORDS: dict[type[ast.AST], str] = {  # what an author may try, in an author's words
    ast.Lambda: "`lambda`",
    ast.NamedExpr: "`:=`",
    ast.JoinedStr: "a text with values in it",
    ast.Await: "`await`",
    ast.Yield: "`yield`",
    ast.YieldFrom: "`yield`",
    ast.LShift: "`<<`",
    ast.RShift: "`>>`",
    ast.MatMult: "`@`",
    ast.Invert: "`~`",
}
POSSIBLE_INSTEAD = (
    "Use arithmetic, comparisons, `if`, subscripts, comprehensions and calls of functions by their names."
)
FUNCTION_INSTEAD = "Write a shorter one, or a function of the topic's `mistakes`, and name it with `reference`."


class FormulaFault(ValueError):
    """A fault in a formula: its line and column, the problem, and the remedy."""

    def __init__(self, line: int, column: int, problem: str, remedy: str) -> None:
        super().__init__(f"line {line}, column {column} of the formula: {problem}. {remedy}")
        self.problem, self.remedy = f"line {line}, column {column} of the formula: {problem}", remedy


@dataclass(frozen=True, slots=True)
class FormulaTree:
    """A formula that keeps to the grammar: its text, and its syntax tree."""

    text: str
    body: ast.expr

    def fault(self, node: ast.AST, problem: str, remedy: str) -> FormulaFault:
        """A fault at a place in the text."""
        return FormulaFault(*position_of(node, self.text), problem, remedy)


def formula_tree(text: str, *, readable: bool = True) -> FormulaTree:
    """The tree of a formula that keeps to the grammar; raises `FormulaFault`.

    One that nobody has to read, as it only shows what some code computes, may have more loops inside one another.
    """
    if len(text) > LONGEST_FORMULA:
        raise FormulaFault(1, 1, f"{len(text)} characters are more than {LONGEST_FORMULA}", FUNCTION_INSTEAD)
    if not text.strip():
        raise FormulaFault(1, 1, "is empty", "Write what the mistake gives, such as `sum(counts) / 2`.")
    if "\\" in text:  # Python warns of some escapes, and a formula needs none
        raise FormulaFault(*_place_of(text, text.index("\\")), "a backslash is not possible here", "Leave it out.")
    tree = FormulaTree(text, _parsed(text))
    _refuse_too_large(tree)
    within = _inside_names(tree)
    for node in ast.walk(tree.body):
        if id(node) not in within:
            _refuse_node(tree, node)
    if readable:
        _refuse_deep_loops(tree, tree.body, 0)
    return tree


def _parsed(text: str) -> ast.expr:
    """The syntax tree of the text, read in brackets, so that it may have several lines; raises `FormulaFault`."""
    try:
        return ast.parse(f"({text}\n)", mode="eval").body
    except SyntaxError as error:
        line, column = error.lineno or 1, error.offset or 1
        at = (line, max(1, column - (line == 1))) if line <= text.count("\n") + 1 else _place_of(text, len(text))
        raise FormulaFault(*at, f"cannot be read ({error.msg})", "Write one expression, as Python does.") from None
    except (ValueError, RecursionError, MemoryError):
        raise FormulaFault(1, 1, "cannot be read", "Write one expression, as Python does.") from None


def _place_of(text: str, at: int) -> tuple[int, int]:
    """The line and column of a character of the text, both counted from 1."""
    before = text[:at]
    return before.count("\n") + 1, at - (before.rfind("\n") + 1) + 1


def position_of(node: ast.AST, text: str) -> tuple[int, int]:
    """The line and column where a node begins, both counted from 1; `ast` counts columns in bytes, with the bracket."""
    placed = node if hasattr(node, "lineno") else next(each for each in ast.walk(node) if hasattr(each, "lineno"))
    line, offset = int(placed.lineno), int(placed.col_offset)  # type: ignore[attr-defined]
    written = f"({text}".split("\n")[line - 1].encode()[:offset].decode(errors="replace")
    return line, max(1, len(written) + (line > 1))


def _refuse_too_large(tree: FormulaTree) -> None:
    """Raises `FormulaFault` for a tree that is too deep or has too many nodes. It does not recurse itself."""
    level: list[ast.AST] = [tree.body]
    nodes = depth = 0
    while level:
        nodes, depth = nodes + len(level), depth + 1
        if depth > DEEPEST_FORMULA:
            raise tree.fault(level[0], f"is nested more than {DEEPEST_FORMULA} levels deep", FUNCTION_INSTEAD)
        if nodes > MOST_NODES:
            raise tree.fault(tree.body, "is too long", FUNCTION_INSTEAD)
        level = [each for node in level for each in ast.iter_child_nodes(node) if not is_context(each)]


def is_context(node: ast.AST) -> bool:
    """Whether a node only says what kind of operator or name another is: it has no place in the text."""
    return isinstance(node, ast.expr_context | ast.operator | ast.boolop | ast.unaryop | ast.cmpop)


def _refuse_node(tree: FormulaTree, node: ast.AST) -> None:
    """Raises `FormulaFault` for a node that the grammar does not have."""
    for each in (node, *(below for below in ast.iter_child_nodes(node) if is_context(below))):
        if not isinstance(each, ALLOWED_NODES):
            word = REFUSED_WORDS.get(type(each), "this")
            raise tree.fault(node if is_context(each) else each, f"{word} is not possible here", POSSIBLE_INSTEAD)
    match node:
        case ast.Constant(value=value) if not isinstance(value, FORMULA_LITERALS):
            raise tree.fault(
                node, "only numbers, texts, `True`, `False` and `None` are written as they are", POSSIBLE_INSTEAD
            )
        case ast.Attribute() if full_name_of(node) is None:
            remedy = "Write `x[...]` for an item, or the full name of a function: `reference.TOPIC.MODULE.NAME`."
            raise tree.fault(node, "attributes are not possible", remedy)
        case ast.Call(func=function) if not isinstance(function, ast.Name | ast.Attribute):
            raise tree.fault(node, "only a function can be called, by its name", POSSIBLE_INSTEAD)
        case ast.Call(keywords=keywords) if any(each.arg is None for each in keywords):
            raise tree.fault(node, "`**` is not possible in a call", "Write each argument by its name.")
        case ast.comprehension(is_async=1):
            raise tree.fault(node, "`async` is not possible here", POSSIBLE_INSTEAD)


def _refuse_deep_loops(tree: FormulaTree, node: ast.AST, loops: int) -> None:
    """Raises `FormulaFault` for comprehensions with too many `for`s inside one another."""
    if isinstance(node, LOOP_NODES):
        loops += len(node.generators)
        if loops > MOST_LOOPS:
            problem = f"more than {MOST_LOOPS} `for`s stand inside one another"
            raise tree.fault(node, problem, FUNCTION_INSTEAD)
    for each in ast.iter_child_nodes(node):
        _refuse_deep_loops(tree, each, loops)


def full_name_of(node: ast.expr) -> str | None:
    """The full name that dotted names stand for, `reference.TOPIC.MODULE:NAME`; None for another attribute."""
    words: list[str] = []
    while isinstance(node, ast.Attribute):
        words, node = [node.attr, *words], node.value
    if (
        not isinstance(node, ast.Name)
        or node.id != FIRST_WORD
        or len(words) < 2
        or any(w.startswith("_") for w in words)
    ):
        return None
    return ".".join([FIRST_WORD, *words[:-1]]) + f":{words[-1]}"


def full_names_in(tree: FormulaTree) -> Iterator[tuple[ast.AST, str]]:
    """The names that a formula writes in full, `reference.TOPIC.MODULE.NAME`, as `reference.TOPIC.MODULE:NAME`."""
    within = _inside_names(tree)
    for node in ast.walk(tree.body) if FIRST_WORD in tree.text else ():
        if isinstance(node, ast.Attribute) and id(node) not in within and (name := full_name_of(node)):
            yield node, name


def _inside_names(tree: FormulaTree) -> frozenset[int]:
    """The nodes, by identity, that are the beginning of a dotted name and no name themselves."""
    if FIRST_WORD not in tree.text:  # as in most: every other attribute is refused
        return frozenset()
    return frozenset(id(node.value) for node in ast.walk(tree.body) if isinstance(node, ast.Attribute))


def unbound_names(node: ast.AST, bound: Collection[str] = ()) -> Iterator[ast.Name]:
    """The names of a formula that no comprehension around them binds, in the order of the text."""
    if isinstance(node, ast.Name):
        if isinstance(node.ctx, ast.Load) and node.id not in bound:
            yield node
    elif isinstance(node, LOOP_NODES):
        yield from _free_in_loop(node, frozenset(bound))
    elif not isinstance(node, ast.Attribute):  # a full name
        for each in ast.iter_child_nodes(node):
            yield from unbound_names(each, bound)


def _free_in_loop(
    node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp, bound: frozenset[str]
) -> Iterator[ast.Name]:
    """The free names of a comprehension: each `for` sees the names of those before it."""
    for loop in node.generators:
        yield from unbound_names(loop.iter, bound)
        bound = bound | {each.id for each in ast.walk(loop.target) if isinstance(each, ast.Name)}
        for condition in loop.ifs:
            yield from unbound_names(condition, bound)
    for each in (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,):
        yield from unbound_names(each, bound)
