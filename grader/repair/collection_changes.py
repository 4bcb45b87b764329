"""Changes of how values are kept: copies of lists, entries that add up, first values, nearly equal numbers.

They mend what a learner sees last, as each line by itself looks right.
"""

import ast
from collections.abc import Iterator

from grader.repair.operators import is_truth, node_with
from grader.repair.student_program import FunctionCode, PlacedNode, PlacedStatement
from grader.repair.text_edits import TextEdit, own_text
from grader.repair.value_changes import called_name, is_numpy

# Methods that change the list, set or dict they are called on.
CHANGING_METHODS = (
    "append",
    "extend",
    "insert",
    "remove",
    "pop",
    "clear",
    "sort",
    "reverse",
    "add",
    "discard",
    "update",
)
TYPED_ARRAYS = ("array", "asarray", "arange", "full", "full_like", "zeros_like", "ones_like", "empty_like")
MAX_ROUNDING_ERROR = 1e-9  # far above what rounding makes of equal numbers, far below what tells inputs apart
INFINITY = ast.Call(ast.Name("float"), [ast.Constant("inf")], [])


def copied(function: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A copy of what a loop goes through, a call is given or another name stands for, where code changes its lists."""
    node, parent = placed.node, placed.parent
    if not isinstance(node, ast.Name | ast.Attribute) or not isinstance(node.ctx, ast.Load):
        return
    looped = isinstance(parent, ast.For) and placed.field == "iter"
    given = (
        isinstance(parent, ast.Call) and placed.field == "args" and called_name(parent) in function.code.defined_names
    )
    named = isinstance(parent, ast.Assign) and placed.field == "value"
    # Where nothing is changed in place, a copy is the same as the list itself.
    if (looped or given or named) and changes_lists(function):
        yield ast.Call(ast.Attribute(node, "copy"), [], [])


def changes_lists(function: FunctionCode) -> bool:
    """Whether the text of a function calls a method that changes a list, or deletes an item."""
    return any(f".{name}(".encode() in function.code.text for name in CHANGING_METHODS) or b"del " in function.code.text


def removed_from_copy(function: FunctionCode, placed: PlacedStatement) -> Iterator[TextEdit]:
    """A new list without an item for a list from which the item is removed, as others may use that list too."""
    node = placed.node
    call = node.value if isinstance(node, ast.Expr) else None
    if not isinstance(call, ast.Call) or called_name(call) != "remove" or len(call.args) != 1:
        return
    if isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name):
        name, item = call.func.value.id, own_text(function, call.args[0])
        start, end = function.code.span(node)
        yield TextEdit(function, start, end, f"{name} = [each for each in {name} if each != {item}]".encode())


def added_entries(function: FunctionCode, placed: PlacedStatement) -> Iterator[TextEdit]:
    """An entry to which a value is added, for one that is written over."""
    node, code = placed.node, function.code
    if not isinstance(node, ast.Assign) or len(node.targets) != 1 or not isinstance(node.targets[0], ast.Subscript):
        return
    target = node.targets[0]
    start, end = code.span(target)[1], code.span(node.value)[0]
    if isinstance(target.slice, ast.Slice) or code.text[start:end].strip() != b"=":
        return
    entries, key = own_text(function, target.value), own_text(function, target.slice)
    if isinstance(target.slice, ast.Tuple) and not key.startswith("("):
        key = f"({key})"
    # The first for arrays and counters, which have an entry already; the second for plain dicts.
    yield TextEdit(function, start, end, b" += ")
    yield TextEdit(function, start, end, f" = {entries}.get({key}, 0) + ".encode())


def kept_twice(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A list for a set, so that what occurs twice counts twice."""
    node = placed.node
    if called_name(node) in ("set", "frozenset") and isinstance(node, ast.Call) and len(node.args) == 1:
        yield ast.Call(ast.Name("list"), node.args, [])
    elif isinstance(node, ast.SetComp):
        yield ast.ListComp(node.elt, node.generators)


def in_order(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """What is gone through, or grouped, in its order; the first of the best in that order."""
    node, parent = placed.node, placed.parent
    looped = isinstance(parent, ast.For | ast.comprehension) and placed.field == "iter"
    chosen = isinstance(parent, ast.Call) and placed.field == "args" and parent.args[0] is node
    chosen = chosen and called_name(parent) in ("groupby", "max", "min", "enumerate", "Counter")
    # Not what is a row of numbers or a range by its form: these have the order that is meant.
    plain = isinstance(node, ast.Name | ast.Attribute | ast.Subscript | ast.Set | ast.SetComp)
    if (looped or chosen) and (plain or called_name(node) in ("set", "keys", "items", "values", "list")):
        yield ast.Call(ast.Name("sorted"), [node], [])


def other_start(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """The lowest or highest number for a number, or None, that a name begins with."""
    node, parent = placed.node, placed.parent
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number: object = getattr(node.operand, "value", "")
    else:
        number = node.value if isinstance(node, ast.Constant) else ""
    begun = isinstance(parent, ast.Assign) and placed.field == "value"
    begun |= isinstance(parent, ast.Tuple) and isinstance(parent.ctx, ast.Load)
    if begun and not isinstance(number, bool) and (number is None or isinstance(number, int | float)):
        yield ast.UnaryOp(ast.USub(), INFINITY)
        yield INFINITY


def nearly_compared(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A comparison for which numbers that differ by rounding errors are equal."""
    node = placed.node
    if not isinstance(node, ast.Compare) or len(node.ops) != 1:
        return
    left, [operator], [right] = node.left, node.ops, node.comparators
    # A text, None, a truth value, or a whole number compared with a length, has no rounding errors.
    if any(isinstance(each, ast.Constant) and not isinstance(each.value, float | int) for each in (left, right)):
        return
    little = ast.Constant(MAX_ROUNDING_ERROR)
    if isinstance(operator, ast.Eq | ast.NotEq):
        size = ast.Call(ast.Name("abs"), [ast.BinOp(left, ast.Sub(), right)], [])
        yield ast.Compare(size, [ast.Lt() if isinstance(operator, ast.Eq) else ast.GtE()], [little])
    elif isinstance(operator, ast.Lt | ast.GtE):
        yield node_with(node, comparators=[ast.BinOp(right, ast.Sub(), little)])
    elif isinstance(operator, ast.Gt | ast.LtE):
        yield node_with(node, comparators=[ast.BinOp(right, ast.Add(), little)])


def whole_array_as_fractions(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A NumPy array that holds fractions, for one that takes its type, and cuts off fractions, from whole numbers."""
    node = placed.node
    if not isinstance(node, ast.Call) or called_name(node) not in TYPED_ARRAYS or not is_numpy(node):
        return
    others = [each for each in node.keywords if each.arg != "dtype"]
    yield node_with(node, keywords=[*others, ast.keyword("dtype", ast.Name("float"))])


def nothing_at_first(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A `get` that gives 0 for a key that is not there yet, or 1, where it gives something else."""
    node = placed.node
    if isinstance(node, ast.Call) and called_name(node) == "get" and len(node.args) == 2:
        yield from (node_with(node, args=[node.args[0], ast.Constant(number)]) for number in (0, 1))


def missing_only(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A test for None where 0, or an empty list, is taken for something that is missing."""
    node, parent = placed.node, placed.parent
    nothing = ast.Constant(None)
    if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.Or) and len(node.values) == 2:
        first, second = node.values
        if not is_truth(first):
            yield ast.IfExp(ast.Compare(first, [ast.IsNot()], [nothing]), first, second)
    tested = isinstance(parent, ast.If | ast.While | ast.IfExp) and placed.field == "test"
    tested |= isinstance(parent, ast.comprehension) and placed.field == "ifs"
    tested |= isinstance(parent, ast.BoolOp)
    turned = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    asked = node.operand if isinstance(node, ast.UnaryOp) and turned else node
    if tested and isinstance(asked, ast.Name | ast.Attribute | ast.Subscript | ast.Call) and not is_truth(asked):
        yield ast.Compare(asked, [ast.Is() if turned else ast.IsNot()], [nothing])


def argument_for_number(function: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """An argument in the place of a number that is written into the code; its inverse in that of a root."""
    node = placed.node
    if called_name(node) == "sqrt" and isinstance(node, ast.Call) and len(node.args) == 1:
        inverses = (ast.BinOp(ast.Constant(1), ast.Div(), ast.Name(name)) for name in function.parameters)
        yield from (ast.BinOp(node.args[0], ast.Pow(), each) for each in inverses)
    if not isinstance(node, ast.Constant) or isinstance(node.value, bool) or not isinstance(node.value, int | float):
        return
    for name in function.parameters:
        yield ast.Name(name)
        if isinstance(placed.parent, ast.BinOp) and isinstance(placed.parent.op, ast.Pow) and placed.field == "right":
            yield ast.BinOp(ast.Constant(1), ast.Div(), ast.Name(name))
