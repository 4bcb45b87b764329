"""Small changes of one expression: the mutation operators, each a function from a node to changed nodes."""

import ast
from collections.abc import Callable, Iterator
from copy import copy

ExpressionChange = tuple[str, ast.expr]  # the kind of change, and what stands there instead

ARITHMETIC: dict[type[ast.operator], tuple[type[ast.operator], ...]] = {
    ast.Add: (ast.Sub, ast.Mult),
    ast.Sub: (ast.Add, ast.Mult),
    ast.Mult: (ast.Div, ast.Add),
    ast.Div: (ast.Mult, ast.Sub),
    ast.FloorDiv: (ast.Div, ast.Mod),
    ast.Mod: (ast.FloorDiv, ast.Div),
    ast.Pow: (ast.Mult, ast.Add),
    ast.BitOr: (ast.BitAnd, ast.BitXor),
    ast.BitAnd: (ast.BitOr,),
    ast.MatMult: (ast.Mult,),
}
OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
BOUNDARY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
# Partners take the same arguments, so that the mutant computes something wrong instead of raising.
SWAPPED_CALLS = {
    "min": "max",
    "max": "min",
    "any": "all",
    "all": "any",
    "sum": "max",
    "reversed": "list",
    "abs": "float",
    "ceil": "floor",
    "floor": "ceil",
    "fsum": "prod",
    "prod": "fsum",
    "sqrt": "exp",
    "exp": "sqrt",
    "log": "sqrt",
    "log2": "log",
    "argmax": "argmin",
    "argmin": "argmax",
    "mean": "sum",
    "union": "intersection",
    "intersection": "union",
}
EITHER_WAY = ("isinstance", "getattr", "zip", "max", "min", "isclose", "gcd", "hypot")  # no other order, or the same
TRUTHS = ("all", "any", "isinstance", "bool")  # calls that surely give a truth value: it can be turned around


def expression_changes(node: ast.expr) -> Iterator[ExpressionChange]:
    """Every change of the expression itself, without those of the expressions inside it."""
    for kind, operator in MUTATION_OPERATORS.items():
        for changed in operator(node):
            yield kind, changed


def arithmetic(node: ast.expr) -> Iterator[ast.expr]:
    """The expression with another operator between its two values, or without its minus sign."""
    if isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield from (node_with(node, op=other()) for other in ARITHMETIC[type(node.op)])
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant):
        yield node.operand


def comparison(node: ast.expr) -> Iterator[ast.expr]:
    """The opposite comparison."""
    yield from with_other_comparisons(node, OPPOSITE)


def boundary(node: ast.expr) -> Iterator[ast.expr]:
    """The comparison with its border included instead of excluded, or the other way round."""
    yield from with_other_comparisons(node, BOUNDARY)


def with_other_comparisons(node: ast.expr, others: dict[type[ast.cmpop], type[ast.cmpop]]) -> Iterator[ast.expr]:
    """The comparison with another operator at one of its places at a time."""
    if isinstance(node, ast.Compare):
        for place, operator in enumerate(node.ops):
            if type(operator) in others:
                yield node_with(node, ops=[*node.ops[:place], others[type(operator)](), *node.ops[place + 1 :]])


def constant_changes(node: ast.expr) -> Iterator[ast.expr]:
    """A number one larger and one smaller, or the other truth value; a text names something, and stays."""
    if not isinstance(node, ast.Constant):
        return
    if isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node.value, int | float):
        yield from (ast.Constant(node.value + step) for step in (1, -1))


def branch(node: ast.expr) -> Iterator[ast.expr]:
    """`and` for `or`, the two arms exchanged, a `not` or a condition of a comprehension left out."""
    if isinstance(node, ast.BoolOp):
        yield node_with(node, op=ast.And() if isinstance(node.op, ast.Or) else ast.Or())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.IfExp):
        yield node_with(node, body=node.orelse, orelse=node.body)
    elif isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        yield from without_conditions(node)


def without_conditions(node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> Iterator[ast.expr]:
    """The comprehension without one of its conditions at a time."""
    for place, generator in enumerate(node.generators):
        for number in range(len(generator.ifs)):
            kept = node_with(generator, ifs=[*generator.ifs[:number], *generator.ifs[number + 1 :]])
            yield node_with(node, generators=[*node.generators[:place], kept, *node.generators[place + 1 :]])


def call_swap(node: ast.expr) -> Iterator[ast.expr]:
    """The call of a similar function, in the reverse order, or with its first two arguments exchanged."""
    if not isinstance(node, ast.Call):
        return
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name in SWAPPED_CALLS and takes(SWAPPED_CALLS[name], node):
        other = SWAPPED_CALLS[name]
        function = node_with(node.func, attr=other) if isinstance(node.func, ast.Attribute) else ast.Name(other)
        yield node_with(node, func=function)
    if name == "sorted" and all(each.arg != "reverse" for each in node.keywords):
        yield node_with(node, keywords=[*node.keywords, ast.keyword("reverse", ast.Constant(True))])
    plain = [each for each in node.args[:2] if not isinstance(each, ast.Starred)]
    if len(plain) == 2 and ast.dump(plain[0]) != ast.dump(plain[1]) and name not in EITHER_WAY:
        yield node_with(node, args=[plain[1], plain[0], *node.args[2:]])


def takes(function: str, call: ast.Call) -> bool:
    """Whether another function accepts the arguments of a call: `list` has no key, `max` no start as `sum` has."""
    if function == "list":
        return not call.keywords
    return function != "max" or getattr(call.func, "id", "") != "sum" or len(call.args) == 1


def is_truth(node: ast.expr) -> bool:
    """Whether the expression is a truth value by its form."""
    if isinstance(node, ast.Call):
        return getattr(node.func, "id", "") in TRUTHS
    return isinstance(node, ast.Compare | ast.BoolOp) or (
        isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
    )


def returned(node: ast.expr) -> ast.expr:
    """The value returned in place of another: the opposite of a truth value, otherwise None."""
    return ast.UnaryOp(ast.Not(), node) if is_truth(node) else ast.Constant(None)


def indexed(node: ast.expr) -> Iterator[ast.expr]:
    """An index one higher and one lower; for a slice, at each of its ends."""
    if isinstance(node, ast.Slice):
        for end in ("lower", "upper"):
            bound = getattr(node, end)
            if bound is not None:
                yield from (node_with(node, **{end: moved}) for moved in indexed(bound))
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield from (ast.Constant(node.value + step) for step in (1, -1))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.operand, ast.Constant):
        yield from (ast.UnaryOp(node.op, moved) for moved in indexed(node.operand))
    elif isinstance(node, ast.BinOp):
        yield node.left


def node_with(node: ast.AST, **fields: object) -> ast.expr:
    """A copy of the node with some fields changed."""
    other = copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other  # type: ignore[return-value]  # comprehensions are put back into an expression at once


MUTATION_OPERATORS: dict[str, Callable[[ast.expr], Iterator[ast.expr]]] = {
    "arithmetic": arithmetic,
    "comparison": comparison,
    "boundary": boundary,
    "constant": constant_changes,
    "branch": branch,
    "call": call_swap,
}
