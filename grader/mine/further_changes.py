"""Further changes of the reference, which mistakes are made of and hardly ever mend one: brackets, other distances."""

import ast
from collections.abc import Callable, Iterator, Mapping

from grader.audit.mutants import Mutant, changed_text, is_reached, line_starts
from grader.audit.reach import Span, functions_in
from grader.mine.alternatives import ReferenceChange
from grader.repair.operators import node_with

TWO, HALF = ast.Constant(2), ast.Constant(0.5)


def further_changes(
    sources: Mapping[str, bytes],
    reached: Mapping[str, frozenset[Span]],
    made: Callable[[Mutant, bytes], ReferenceChange],
) -> Iterator[tuple[str, ReferenceChange]]:
    """The further changes of the expressions that are evaluated, with their kinds; `made` turns a mutant into one."""
    for module, source in sources.items():
        starts = line_starts(source)
        for function in functions_in(ast.parse(source)) if reached[module] else ():
            for node in ast.walk(function):
                if isinstance(node, ast.expr) and is_reached(node, reached[module]):
                    start = starts[node.lineno] + node.col_offset
                    end = starts[node.end_lineno or node.lineno] + (node.end_col_offset or 0)
                    for kind, new in (*regrouped(node), *other_distances(node)):
                        yield kind, made(Mutant(module, kind, node.lineno, start, end, changed_text(new)), source)


def regrouped(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """A sum and a product with the brackets at another place.

    >>> [ast.unparse(new) for _, new in regrouped(ast.parse("r + g * v", mode="eval").body)]
    ['(r + g) * v', '(r + v) * g']
    """
    match node:
        case ast.BinOp(
            left=a, op=ast.Add() | ast.Sub(), right=ast.BinOp(left=b, op=ast.Mult() | ast.Div() as op, right=c)
        ):
            # "Reward plus gamma times value" read from left to right.
            yield "brackets", ast.BinOp(node_with(node, right=b), op, c)
            if isinstance(op, ast.Mult):
                yield "brackets", ast.BinOp(ast.BinOp(a, node.op, c), op, b)
        case ast.BinOp(
            left=ast.BinOp(left=b, op=ast.Mult() | ast.Div() as op, right=c), op=ast.Add() | ast.Sub(), right=a
        ):
            yield "brackets", ast.BinOp(b, op, ast.BinOp(c, node.op, a))
        case ast.BinOp(left=a, op=ast.Mult(), right=ast.BinOp(left=b, op=ast.Add() | ast.Sub() as op, right=c)):
            yield "brackets", ast.BinOp(ast.BinOp(a, ast.Mult(), b), op, c)
        case ast.BinOp(
            left=ast.BinOp(left=a, op=ast.Add() | ast.Sub() as op, right=b), op=ast.Mult() | ast.Div(), right=c
        ):
            yield "brackets", ast.BinOp(a, op, ast.BinOp(b, node.op, c))


def other_distances(node: ast.expr) -> Iterator[tuple[str, ast.expr]]:
    """City-block for straight-line distances, squares for sizes, and the other way round.

    >>> [ast.unparse(new) for _, new in other_distances(ast.parse("abs(x) + abs(y)", mode="eval").body)]
    ['(x ** 2 + y ** 2) ** 0.5', 'max(abs(x), abs(y))']
    """
    match node:
        case ast.BinOp(
            left=ast.Call(func=ast.Name(id="abs"), args=[x]),
            op=ast.Add(),
            right=ast.Call(func=ast.Name(id="abs"), args=[y]),
        ):
            squares = ast.BinOp(ast.BinOp(x, ast.Pow(), TWO), ast.Add(), ast.BinOp(y, ast.Pow(), TWO))
            # Not `hypot`, as the module may not import it.
            yield "distance", ast.BinOp(squares, ast.Pow(), HALF)
            yield "distance", ast.Call(ast.Name("max"), [node.left, node.right], [])
        case ast.Call(func=ast.Name(id="abs"), args=[x]):
            yield "distance", ast.BinOp(x, ast.Pow(), TWO)
        case ast.BinOp(left=x, op=ast.Pow(), right=ast.Constant(value=2)):
            yield "distance", ast.Call(ast.Name("abs"), [x], [])
