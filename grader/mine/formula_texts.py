"""Expressions as the texts of formulas: without needless brackets, and without the names that a student gave."""

import ast
from collections.abc import Collection, Iterator

# Names of variables in a draft: those of a student's program might tell who wrote it.
PLAIN_VARIABLES = ("x", "y", "z", "u", "v", "w", "p", "q", "r", "s", "t")


def formula_text_of(node: ast.expr) -> str:
    """The text of an expression, with a generator that is the only argument of a call in no brackets of its own.

    >>> formula_text_of(ast.parse("sum((x for x in y)) / (2)", mode="eval").body)
    'sum(x for x in y) / 2'
    """
    text = ast.unparse(ast.fix_missing_locations(node))
    places = sorted(doubled_brackets(text), reverse=True)
    for place in places:
        text = text[:place] + text[place + 1 :]
    return text


def doubled_brackets(text: str) -> Iterator[int]:
    """The places of brackets around generators that are the only argument of a call; none in text beyond ASCII."""
    if not text.isascii():  # `ast` counts columns in bytes
        return
    for node in ast.walk(ast.parse(text, mode="eval")):
        if isinstance(node, ast.Call) and len(node.args) == 1 and not node.keywords:
            only = node.args[0]
            if isinstance(only, ast.GeneratorExp) and text[only.col_offset - 1 : only.col_offset + 1] == "((":
                yield from (only.col_offset, (only.end_col_offset or 0) - 1)


def without_own_names(node: ast.expr, known: Collection[str]) -> ast.expr:
    """The expression with plain names for the variables of its comprehensions, except those that are `known`."""
    loops = [each.target for each in ast.walk(node) if isinstance(each, ast.comprehension)]
    own = dict.fromkeys(each.id for target in loops for each in ast.walk(target) if isinstance(each, ast.Name))
    used = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)} | set(known)
    # A name that students and the exercise share stays: it says nothing of anybody.
    renamed = [name for name in own if name not in known]
    free = [name for name in PLAIN_VARIABLES if name not in used or name in renamed]
    names = dict(zip(renamed, (*free, *(f"x{number}" for number in range(1, len(renamed)))), strict=False))
    for each in ast.walk(node):
        if isinstance(each, ast.Name) and each.id in names:
            each.id = names[each.id]
    return node


def texts_in(node: ast.expr) -> set[str]:
    """The texts that stand as such in an expression."""
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}
