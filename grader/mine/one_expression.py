"""A function as one expression: names put in, loops that add up written as sums, guards as conditions.

It makes a formula out of a few lines of code, and claims nothing: whoever uses the expression compares its values.
"""

import ast
from collections.abc import Mapping, Sequence
from copy import deepcopy

from grader.mine.plain_calls import Bindings, NotOneExpression, PlainCalls, plain_call, small, with_fresh_names
from grader.mine.summed_loops import SummedLoop

MAX_DEPTH = 6  # functions that call one another, each put in where it is called


def expression_of(
    function: ast.FunctionDef, others: Mapping[str, ast.FunctionDef], given: Sequence[ast.expr] | None = None
) -> ast.expr:
    """What a function returns, as an expression of its parameters or of what is `given` for them.

    `others` are functions whose calls are replaced by what they return. Raises `NotOneExpression`.
    """
    return Inliner(others, {}, MAX_DEPTH).function(function, given)


class Inliner:
    """Puts bindings into expressions, statement by statement.

    `around` is what the names of an outer function are bound to, for the functions that stand in it.
    """

    def __init__(self, others: Mapping[str, ast.FunctionDef], around: Bindings, depth: int) -> None:
        self.others, self.around, self.depth = dict(others), around, depth

    def function(self, node: ast.FunctionDef, given: Sequence[ast.expr] | None) -> ast.expr:
        """What a function returns."""
        names = [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
        defaults = dict(zip(names[len(names) - len(node.args.defaults) :], node.args.defaults, strict=True))
        keyed = zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
        defaults |= {each.arg: default for each, default in keyed if default is not None}
        if given is None:
            own: Bindings = {name: ast.Name(name, ast.Load()) for name in names}
            bound = {**defaults, **own}
        else:
            # The names of the outer function, as a function that stands in it sees them.
            bound = {**self.around, **defaults, **dict(zip(names, given, strict=False))}
        found = self.block(node.body, bound)
        if found is None:
            raise NotOneExpression("returns nothing")
        return found

    def block(self, statements: Sequence[ast.stmt], bound: Bindings) -> ast.expr | None:
        """What a block returns; None where it goes on after its end, with `bound` changed."""
        for place, statement in enumerate(statements):
            rest = statements[place + 1 :]
            if isinstance(statement, ast.Return):
                if statement.value is None:
                    raise NotOneExpression("returns nothing")
                return self.put_in(statement.value, bound)
            if is_refusal(statement):
                continue
            found = None
            if isinstance(statement, ast.If):
                found = self.condition(statement, rest, bound)
            elif isinstance(statement, ast.For) and has_return(statement):
                return self.search(statement, rest, bound)
            else:
                self.statement(statement, bound)
            if found is not None:
                return found
        return None

    def condition(self, statement: ast.If, rest: Sequence[ast.stmt], bound: Bindings) -> ast.expr | None:
        """What comes of a condition and what follows it; None where neither arm returns, with `bound` changed."""
        test = self.put_in(statement.test, bound)
        first, second = dict(bound), dict(bound)
        one, other = self.block(statement.body, first), self.block(statement.orelse, second)
        if one is not None or other is not None:
            one = one if one is not None else self.block(rest, first)
            other = other if other is not None else self.block(rest, second)
            if one is None or other is None:
                raise NotOneExpression("may end without a value")
            return small(ast.IfExp(test, one, other))
        # A name that only one arm binds may have no value behind it.
        for name in (name for name in first if name in second):
            same = first[name] is second[name]
            bound[name] = first[name] if same else small(ast.IfExp(test, first[name], second[name]))
        return None

    def search(self, statement: ast.For, rest: Sequence[ast.stmt], bound: Bindings) -> ast.expr:
        """What a loop gives that returns the first of something, else what follows it."""
        *before, last = statement.body
        match last:
            case ast.If(test=test, body=[ast.Return(value=ast.expr() as value)], orelse=[]) if not statement.orelse:
                target, own = with_fresh_names(statement.target)
                inside = {**bound, **own}
                for each in before:
                    self.statement(each, inside)
                series = self.put_in(statement.iter, bound)
                loop = ast.comprehension(target, series, [self.put_in(test, inside)], 0)
                otherwise = self.block(rest, bound)
                # Code that falls off its end returns None, which is no answer to anything.
                if otherwise is None:
                    raise NotOneExpression("may end without a value")
                return small(plain_call("next", ast.GeneratorExp(self.put_in(value, inside), [loop]), otherwise))
        raise NotOneExpression("has a loop that ends early")

    def statement(self, statement: ast.stmt, bound: Bindings) -> None:
        """Changes `bound` as a statement does; raises `NotOneExpression` for one that does something else."""
        match statement:
            case ast.Expr(value=ast.Constant()) | ast.Import() | ast.ImportFrom() | ast.Pass():
                return
            case ast.FunctionDef(name=name):
                self.others[name] = statement
                self.around = {**self.around, **bound}
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda(args=args, body=body)):
                made = ast.FunctionDef(name, args, [ast.Return(body)], [])
                self.statement(made, bound)
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                bound[name] = self.put_in(value, bound)
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=value):
                bound |= self.unpacked(targets, value, bound)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                bound[name] = self.put_in(value, bound)
            case ast.AugAssign(target=ast.Name(id=name), op=op, value=value) if name in bound:
                bound[name] = small(ast.BinOp(bound[name], op, self.put_in(value, bound)))
            case ast.If():
                if self.condition(statement, (), bound) is not None:
                    raise NotOneExpression("returns from inside a loop")
            case ast.For(orelse=[]):
                bound |= SummedLoop(self, bound).collected_by(statement)
            case _:
                raise NotOneExpression(f"{type(statement).__name__} does more than compute a value")

    def unpacked(self, targets: Sequence[ast.expr], value: ast.expr, bound: Bindings) -> Bindings:
        """What several names are bound to that get the items of one value."""
        names = [each.id for each in targets if isinstance(each, ast.Name)]
        if len(names) != len(targets):
            raise NotOneExpression("assigns to more than names")
        if isinstance(value, ast.Tuple) and len(value.elts) == len(names):
            return {name: self.put_in(each, bound) for name, each in zip(names, value.elts, strict=True)}
        whole = self.put_in(value, bound)
        return {name: small(ast.Subscript(whole, ast.Constant(place), ast.Load())) for place, name in enumerate(names)}

    def put_in(self, node: ast.expr, bound: Bindings) -> ast.expr:
        """The expression with what its names are bound to, and what the functions that it calls return."""
        return small(PlainCalls(self.others, self.called, bound).visit(deepcopy(node)))

    def called(self, name: str, given: Sequence[ast.expr]) -> ast.expr:
        """What one of the other functions returns for these arguments."""
        if not self.depth:
            raise NotOneExpression("calls itself")
        return Inliner(self.others, self.around, self.depth - 1).function(self.others[name], given)


def is_refusal(statement: ast.stmt) -> bool:
    """Whether a statement only refuses inputs that no exercise has."""
    only_raises = isinstance(statement, ast.If) and all(isinstance(each, ast.Raise) for each in statement.body)
    return isinstance(statement, ast.Assert) or (only_raises and not getattr(statement, "orelse", ()))


def has_return(statement: ast.For) -> bool:
    """Whether a loop may return."""
    return any(isinstance(each, ast.Return) for each in ast.walk(statement))
