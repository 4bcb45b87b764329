"""Changes of one expression that mend what students get wrong: each a function from an expression to changed ones.

Those of `grader.repair.operators` are shared with the audit, which breaks the reference by them.
"""

import ast
from collections.abc import Iterator

from grader.repair.operators import ARITHMETIC, SWAPPED_CALLS, branch, indexed, node_with
from grader.repair.student_program import FunctionCode, PlacedNode

ROUNDING_CALLS = ("round", "around", "round_", "rint", "trunc", "int")
LOGARITHMS = ("log", "log2", "log10", "log1p")
# Beside those of the audit; each stands for all others of its group.
SIMILAR_CALLS = (
    LOGARITHMS,
    ("mean", "median", "sum", "fmean", "fsum"),
    ("max", "min", "sum", "len"),
    ("floor", "ceil", "round"),
    ("std", "var"),
    ("stdev", "pstdev"),
    ("variance", "pvariance"),
    ("append", "extend", "add"),
    ("union", "intersection", "difference"),
    ("most_common", "elements"),
    ("keys", "values", "items"),
    ("any", "all"),
    ("argmax", "argmin"),
    ("issubset", "issuperset"),
)
SPREADS = {"stdev": "pstdev", "pstdev": "stdev", "variance": "pvariance", "pvariance": "variance"}
COMPARISONS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq, ast.NotEq)
CONVERSIONS = ("list", "tuple", "set", "sorted", "int", "float", "str", "abs", "sqrt", "exp", "log", "log2", "bool")
NUMPY_NAMES = ("np", "numpy")
ONE, ZERO = ast.Constant(1), ast.Constant(0.0)


def called_name(node: ast.AST) -> str:
    """The last name of what a call calls; "" for anything else."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def is_numpy(node: ast.Call) -> bool:
    """Whether a call is of a function of NumPy, written as `np.f`."""
    return isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") in NUMPY_NAMES


def is_method(node: ast.Call) -> bool:
    """Whether a call is of a method of some value, and not of a module's function."""
    return isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") not in (*NUMPY_NAMES, "math")


def less_one(node: ast.expr) -> ast.expr:
    """The expression less 1."""
    return ast.BinOp(node, ast.Sub(), ONE)


def plus_one(node: ast.expr) -> ast.expr:
    """The expression and 1."""
    return ast.BinOp(node, ast.Add(), ONE)


def is_less_one(node: ast.expr) -> bool:
    """Whether an expression is `something - 1`."""
    return (
        isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.Sub)
        and isinstance(node.right, ast.Constant)
        and node.right.value == 1
    )


def unrounded(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """The value that is rounded, as it is."""
    node = placed.node
    if isinstance(node, ast.Call) and called_name(node) in ROUNDING_CALLS:
        if is_method(node) and isinstance(node.func, ast.Attribute):
            yield node.func.value
        elif node.args:
            yield node.args[0]


def other_divisor(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """The divisor less 1, or without the 1 that it is less by; a spread with the other divisor."""
    node, parent = placed.node, placed.parent
    divisor = isinstance(parent, ast.BinOp) and isinstance(parent.op, ast.Div) and placed.field == "right"
    divisor |= isinstance(parent, ast.AugAssign) and isinstance(parent.op, ast.Div) and placed.field == "value"
    if divisor and isinstance(node, ast.BinOp) and is_less_one(node):
        yield node.left
    elif divisor and not isinstance(node, ast.Constant):
        yield less_one(node)
    if isinstance(node, ast.Call):
        yield from other_spread(node)


def other_spread(node: ast.Call) -> Iterator[ast.expr]:
    """A standard deviation or variance that divides by n - 1 for one that divides by n, or the other way round."""
    name = called_name(node)
    if name in SPREADS:
        yield with_called(node, SPREADS[name])
    elif name in ("std", "var"):
        others = [each for each in node.keywords if each.arg != "ddof"]
        if len(others) < len(node.keywords):
            yield node_with(node, keywords=others)
        yield from (
            node_with(node, keywords=[*others, ast.keyword("ddof", ast.Constant(number))])
            for number in (1, 0)
            if number == 1 or is_method(node)
        )


def with_called(node: ast.Call, name: str) -> ast.expr:
    """The call of a function of another name, from the same module or value."""
    function = node_with(node.func, attr=name) if isinstance(node.func, ast.Attribute) else ast.Name(name)
    return node_with(node, func=function)


def stable_exponential(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """An exponential that does not overflow: of values less their largest, or of a bounded value."""
    node = placed.node
    if not isinstance(node, ast.Call) or called_name(node) != "exp" or len(node.args) != 1:
        return
    value = node.args[0]
    if is_numpy(node):
        largest = ast.Call(node_with(node.func, attr="max"), [value], [])
        yield node_with(node, args=[ast.BinOp(value, ast.Sub(), largest)])
        bounds: list[ast.expr] = [value, ast.Constant(-700), ast.Constant(700)]
        yield node_with(node, args=[ast.Call(node_with(node.func, attr="clip"), bounds, [])])
    else:
        yield node_with(node, args=[ast.Call(ast.Name("min"), [value, ast.Constant(700)], [])])


def shifted_exponential(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A comprehension over exponentials of which each value is less the largest."""
    node = placed.node
    if not isinstance(node, ast.ListComp | ast.GeneratorExp) or len(node.generators) != 1:
        return
    items = node.generators[0].iter
    if isinstance(node.elt, ast.Call) and called_name(node.elt) == "exp" and isinstance(items, ast.Name):
        largest = ast.Call(ast.Name("max"), [items], [])
        value = ast.BinOp(node.elt.args[0], ast.Sub(), largest) if node.elt.args else node.elt
        yield node_with(node, elt=node_with(node.elt, args=[value]))


def other_order(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """Sorted the other way round, without its key, or by another; the last for the first of equal ones."""
    node = placed.node
    if isinstance(node, ast.Subscript) and ast.unparse(node.slice) == "::-1":
        yield node.value
    name = called_name(node)
    if not isinstance(node, ast.Call) or name not in ("sorted", "sort", "reversed", "max", "min"):
        return
    if name == "reversed" and node.args:
        yield node.args[0]
    others = [each for each in node.keywords if each.arg != "reverse"]
    if name in ("sorted", "sort"):
        turned = ast.keyword("reverse", ast.Constant(True))
        yield node_with(node, keywords=others if len(others) < len(node.keywords) else [*others, turned])
    for place, each in enumerate(node.keywords):
        if each.arg == "key":
            yield node_with(node, keywords=[*node.keywords[:place], *node.keywords[place + 1 :]])
            for key in other_keys(each.value):
                changed = ast.keyword("key", key)
                yield node_with(node, keywords=[*node.keywords[:place], changed, *node.keywords[place + 1 :]])


def other_keys(key: ast.expr) -> Iterator[ast.expr]:
    """Other keys for sorting: the opposite, and with ties by the other part of a pair."""
    if not isinstance(key, ast.Lambda) or len(key.args.args) != 1:
        return
    item, value = ast.Name(key.args.args[0].arg), key.body
    yield node_with(key, body=ast.UnaryOp(ast.USub(), value))
    for first in (value, ast.UnaryOp(ast.USub(), value)):
        yield node_with(key, body=ast.Tuple([first, item]))
        yield node_with(key, body=ast.Tuple([first, ast.Subscript(item, ast.Constant(0))]))


def guarded(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A division, or a logarithm, that gives 0 where it is not defined."""
    node = placed.node
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div | ast.FloorDiv | ast.Mod):
        if not isinstance(node.right, ast.Constant):
            yield ast.IfExp(node.right, node, ZERO)
    elif called_name(node) in LOGARITHMS and isinstance(node, ast.Call) and node.args and not is_numpy(node):
        yield ast.IfExp(ast.Compare(node.args[0], [ast.Gt()], [ast.Constant(0)]), node, ZERO)


def without_part(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A sum, product or quotient without one of its parts."""
    node = placed.node
    if isinstance(node, ast.BinOp):
        yield node.left
        if isinstance(node.op, ast.Add | ast.Mult):
            yield node.right
        elif isinstance(node.op, ast.Sub):
            yield ast.UnaryOp(ast.USub(), node.right)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        yield node.operand


def other_condition(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A condition left out, turned around, or joined by the other word."""
    node, parent = placed.node, placed.parent
    if isinstance(node, ast.BoolOp):
        for place in range(len(node.values)):
            left = [*node.values[:place], *node.values[place + 1 :]]
            yield left[0] if len(left) == 1 else node_with(node, values=left)
    elif isinstance(node, ast.IfExp):
        yield node.body
        yield node.orelse
    yield from branch(node)
    if isinstance(parent, ast.If | ast.While | ast.IfExp) and placed.field == "test":
        yield ast.UnaryOp(ast.Not(), node)
        if isinstance(parent, ast.If):
            yield ast.Constant(True)
    elif isinstance(parent, ast.comprehension) and placed.field == "ifs":
        yield ast.UnaryOp(ast.Not(), node)


def other_call(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """The call of a similar function: the other extreme, another logarithm, another mean."""
    node = placed.node
    if not isinstance(node, ast.Call):
        return
    name = called_name(node)
    if name == "log" and not is_numpy(node):
        yield node_with(node, args=node.args[:1] if len(node.args) > 1 else [*node.args, ast.Constant(2)])
    if name in SWAPPED_CALLS:
        yield with_called(node, SWAPPED_CALLS[name])
    for group in SIMILAR_CALLS:
        if name in group:
            yield from (with_called(node, other) for other in group if other != name)


def other_comparison(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """Every other comparison of the same two values; `in` and `is` turned around."""
    node = placed.node
    if not isinstance(node, ast.Compare):
        return
    for place, operator in enumerate(node.ops):
        turned = {ast.In: (ast.NotIn,), ast.NotIn: (ast.In,), ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,)}
        for other in turned.get(type(operator), COMPARISONS):
            if other is not type(operator):
                yield node_with(node, ops=[*node.ops[:place], other(), *node.ops[place + 1 :]])


def other_constant(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """Another number: one more or less, the usual ones, twice and half of it, or the other truth value."""
    node = placed.node
    if called_name(node) == "float" and isinstance(node, ast.Call) and placed_infinity(node):
        yield ast.UnaryOp(ast.USub(), node)
    if not isinstance(node, ast.Constant) or (isinstance(placed.parent, ast.keyword) and placed.field != "value"):
        return
    value = node.value
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int | float):
        wanted = (value + 1, value - 1, 0, 1, 2, -value, value * 2, value / 2)
        for other in dict.fromkeys(each for each in wanted if each != value):
            whole = isinstance(value, int) and float(other).is_integer()
            number = int(other) if whole else other
            yield ast.UnaryOp(ast.USub(), ast.Constant(-number)) if number < 0 else ast.Constant(number)
    elif value is None:
        yield from (ast.Constant(0), ast.Constant(False))


def placed_infinity(node: ast.Call) -> bool:
    """Whether a call is `float("inf")`."""
    return bool(node.args) and isinstance(node.args[0], ast.Constant) and node.args[0].value in ("inf", "Inf")


def swapped_order(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """Two neighbouring arguments exchanged, or the two sides of a difference, quotient or power."""
    node = placed.node
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub | ast.Div | ast.FloorDiv | ast.Mod | ast.Pow):
        yield node_with(node, left=node.right, right=node.left)
    elif isinstance(node, ast.Call):
        for place in range(len(node.args) - 1):
            first, second = node.args[place : place + 2]
            if not isinstance(first, ast.Starred) and not isinstance(second, ast.Starred):
                yield node_with(node, args=[*node.args[:place], second, first, *node.args[place + 2 :]])
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript):
        inner = node.value
        yield node_with(node, value=node_with(inner, slice=node.slice), slice=inner.slice)
    elif isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.ctx, ast.Load):
        yield node_with(node, elts=[node.elts[1], node.elts[0]])


def other_index(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """An index, an end of a slice or of a range one higher or lower, or left out."""
    node = placed.node
    if isinstance(node, ast.Subscript):
        for moved in indexed(node.slice):
            yield node_with(node, slice=moved)
        if isinstance(node.slice, ast.Name | ast.BinOp):
            yield node_with(node, slice=plus_one(node.slice))
            yield node_with(node, slice=less_one(node.slice))
        elif isinstance(node.slice, ast.Constant) and type(node.slice.value) is int:
            yield node_with(node, slice=ast.UnaryOp(ast.USub(), ONE))
            yield node_with(node, slice=ast.Constant(0))
        elif isinstance(node.slice, ast.Slice):
            yield from (node_with(node, slice=each) for each in other_slices(node.slice))
    elif isinstance(node, ast.Call) and called_name(node) in ("range", "enumerate"):
        yield from other_ranges(node)


def other_slices(node: ast.Slice) -> Iterator[ast.expr]:
    """A slice with an end left out, one higher or one lower."""
    for end in ("lower", "upper"):
        bound = getattr(node, end)
        if bound is not None:
            yield node_with(node, **{end: None})
            if not isinstance(bound, ast.Constant):
                yield from (node_with(node, **{end: moved}) for moved in (plus_one(bound), less_one(bound)))
    if node.lower is None:
        yield node_with(node, lower=ONE)
    if node.upper is None:
        yield node_with(node, upper=ast.UnaryOp(ast.USub(), ONE))


def other_ranges(node: ast.Call) -> Iterator[ast.expr]:
    """A range that begins or ends one earlier or later; a count that begins with 1."""
    if called_name(node) == "enumerate":
        yield node_with(node, args=node.args[:1]) if len(node.args) > 1 else node_with(node, args=[*node.args, ONE])
        return
    for place, bound in enumerate(node.args[:2]):
        for moved in (plus_one(bound), bound.left if isinstance(bound, ast.BinOp) else less_one(bound)):
            yield node_with(node, args=[*node.args[:place], moved, *node.args[place + 1 :]])
    if len(node.args) == 1:
        yield node_with(node, args=[ONE, node.args[0]])
        yield node_with(node, args=[ONE, plus_one(node.args[0])])
    elif len(node.args) == 2:
        yield node_with(node, args=[node.args[1]])


def other_arithmetic(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """Another operator between two values."""
    node = placed.node
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        wanted = (*ARITHMETIC[type(node.op)], ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv)
        yield from (node_with(node, op=other()) for other in dict.fromkeys(wanted) if other is not type(node.op))


def unwrapped(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """One item of a tuple or list that is returned, or a value without what it is turned into."""
    node = placed.node
    if isinstance(placed.parent, ast.Return) and isinstance(node, ast.Tuple | ast.List) and node.elts:
        yield from (each for each in node.elts if not isinstance(each, ast.Starred))
    elif isinstance(node, ast.Call) and called_name(node) in CONVERSIONS and len(node.args) == 1 and not node.keywords:
        yield node.args[0]
    elif isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Load):
        yield node.value
    if isinstance(placed.parent, ast.Return) and not isinstance(node, ast.Constant):
        yield from (ast.Call(ast.Name(name), [node], []) for name in ("list", "sorted", "set"))


def divided_by_sum(function: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """The values of a list or mapping, each divided by their sum; of a NumPy array, the array by its sum."""
    node = placed.node
    if not isinstance(placed.parent, ast.Return | ast.Assign) or placed.field != "value":
        return
    if isinstance(node, ast.Name | ast.ListComp | ast.List):
        item = ast.Name("each")
        total = ast.Call(ast.Name("sum"), [node], [])
        yield ast.ListComp(ast.BinOp(item, ast.Div(), total), [ast.comprehension(item, node, [], 0)])
    if isinstance(node, ast.Name | ast.DictComp):
        values = ast.Call(ast.Attribute(node, "values"), [], [])
        pair = ast.Tuple([ast.Name("key"), ast.Name("each")])
        items = ast.Call(ast.Attribute(node, "items"), [], [])
        share = ast.BinOp(ast.Name("each"), ast.Div(), ast.Call(ast.Name("sum"), [values], []))
        yield ast.DictComp(ast.Name("key"), share, [ast.comprehension(pair, items, [], 0)])
    if b"np." in function.code.text and isinstance(node, ast.Name | ast.BinOp | ast.Call):
        yield ast.BinOp(node, ast.Div(), ast.Call(ast.Attribute(ast.Name("np"), "sum"), [node], []))


def other_variable(function: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """Another name of the function, or another attribute of `self`, in the place of one that is read."""
    node = placed.node
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and placed.field != "func":
        names = function.names_at(placed)
        yield from (ast.Name(other) for other in names if other != node.id and node.id in names)
    elif isinstance(node, ast.Attribute) and getattr(node.value, "id", "") == "self" and isinstance(node.ctx, ast.Load):
        attributes = (
            each.node.attr
            for each in function.expressions
            if isinstance(each.node, ast.Attribute) and getattr(each.node.value, "id", "") == "self"
        )
        yield from (node_with(node, attr=other) for other in dict.fromkeys(attributes) if other != node.attr)


def other_length(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A length less 1, or and 1."""
    if called_name(placed.node) == "len":
        yield less_one(placed.node)
        yield plus_one(placed.node)


def wrapped(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A value as a whole turned into another: 1 less it, its opposite, half, square, root, size, at least 0."""
    node, parent = placed.node, placed.parent
    whole = isinstance(parent, ast.Return | ast.Assign | ast.AugAssign) and placed.field == "value"
    whole |= isinstance(parent, ast.ListComp | ast.GeneratorExp | ast.SetComp) and placed.field == "elt"
    whole |= isinstance(parent, ast.DictComp) and placed.field == "value"
    whole |= (
        isinstance(parent, ast.Call) and placed.field == "args" and called_name(parent) in ("append", "sqrt", "log")
    )
    if not whole or isinstance(node, ast.List | ast.Dict | ast.ListComp | ast.DictComp | ast.Tuple | ast.Lambda):
        return
    if isinstance(node, ast.Constant):
        return
    two = ast.Constant(2)
    yield ast.BinOp(ONE, ast.Sub(), node)
    yield ast.UnaryOp(ast.USub(), node)
    yield ast.BinOp(node, ast.Div(), two)
    yield ast.BinOp(two, ast.Mult(), node)
    yield ast.BinOp(node, ast.Pow(), two)
    yield ast.BinOp(node, ast.Pow(), ast.Constant(0.5))
    yield ast.Call(ast.Name("abs"), [node], [])
    yield ast.Call(ast.Name("max"), [node, ast.Constant(0)], [])
