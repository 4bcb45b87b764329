"""Names put into an expression, and methods and modules written as the plain functions that a formula may call."""

import ast
from collections.abc import Callable, Collection, Sequence
from copy import deepcopy
from itertools import count

MAX_EXPRESSION_NODES = 800  # of an expression: a formula may have 300, but what is put in may be left out again
MODULES = ("math", "np", "numpy")
LISTING_NAMES = ("array", "asarray")  # of NumPy: a formula has lists
Bindings = dict[str, ast.expr]
VARIABLE_NUMBERS = count(1)
READ = ast.Load()


class NotOneExpression(ValueError):  # as `TookTooLong`: the name says what happened
    """Raised for a function that cannot be written as one expression, or only as a long one."""


def small(node: ast.expr) -> ast.expr:
    """The expression itself; raises `NotOneExpression` for a very large one."""
    if sum(1 for _ in ast.walk(node)) > MAX_EXPRESSION_NODES:
        raise NotOneExpression("gets too long")
    return node


def with_fresh_names(target: ast.expr) -> tuple[ast.expr, Bindings]:
    """The target of a loop with names that stand nowhere else, and what its own names are bound to then.

    What is put in from somewhere else may use the same name: it would be taken for the loop's.
    """
    if not all(isinstance(each, ast.Name | ast.Tuple | ast.expr_context) for each in ast.walk(target)):
        raise NotOneExpression("has a loop over something else than names")
    own = [each.id for each in ast.walk(target) if isinstance(each, ast.Name)]
    fresh = {name: f"own_{next(VARIABLE_NUMBERS)}" for name in own}
    made = deepcopy(target)
    for each in ast.walk(made):
        if isinstance(each, ast.Name):
            each.id = fresh[each.id]
    return made, {name: ast.Name(new, READ) for name, new in fresh.items()}


def each_of(series: ast.expr) -> tuple[ast.comprehension, ast.expr]:
    """A loop over a series with a new variable, and the variable."""
    target, names = with_fresh_names(ast.Name("each", ast.Store()))
    return ast.comprehension(target, series, [], 0), names["each"]


class PlainCalls(ast.NodeTransformer):
    """Puts bindings in the place of names, and plain functions in that of methods and modules.

    `called` gives what one of the program's own functions, whose names are in `own`, returns for some arguments.
    """

    def __init__(
        self, own: Collection[str], called: Callable[[str, Sequence[ast.expr]], ast.expr], bound: Bindings
    ) -> None:
        self.own, self.called, self.bound = own, called, bound

    def visit(self, node: ast.AST) -> ast.expr:
        """The node with bindings put in."""
        if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            return self.comprehended(node)
        if isinstance(node, ast.Lambda):
            raise NotOneExpression("has a lambda")
        return super().visit(node)  # type: ignore[no-any-return]

    def comprehended(self, node: ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp) -> ast.expr:
        """A comprehension with bindings put in, except of its own variables."""
        bound = dict(self.bound)
        for loop in node.generators:
            loop.iter = PlainCalls(self.own, self.called, bound).visit(loop.iter)
            # Its series sees the names before it, its conditions see its own.
            loop.target, names = with_fresh_names(loop.target)
            bound |= names
            loop.ifs = [PlainCalls(self.own, self.called, bound).visit(each) for each in loop.ifs]
        inner = PlainCalls(self.own, self.called, bound)
        for field in ("elt", "key", "value"):
            if hasattr(node, field):
                setattr(node, field, inner.visit(getattr(node, field)))
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """What a name that is read is bound to."""
        return deepcopy(self.bound.get(node.id, node)) if isinstance(node.ctx, ast.Load) else node

    def visit_Attribute(self, node: ast.Attribute) -> ast.expr:
        """A function or constant of a module, by its own name."""
        if isinstance(node.value, ast.Name) and node.value.id in MODULES:
            return ast.Name(node.attr, READ)
        return self.generic_visit(node)  # type: ignore[return-value]

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A call with its arguments put in: what a function of the program returns, or the function of a method."""
        args = [self.visit(each) for each in node.args]
        if isinstance(node.func, ast.Name):
            found = self.function(node, node.func.id, args)
        elif isinstance(node.func, ast.Attribute) and getattr(node.func.value, "id", "") not in MODULES:
            found = method_call(self.visit(node.func.value), node.func.attr, args)
        else:
            found = None
        if found is not None:
            return found
        if getattr(node.func, "id", "") == "dict" and not args and node.keywords:
            keys: list[ast.expr | None] = [ast.Constant(each.arg) for each in node.keywords]
            return ast.Dict(keys, [self.visit(each.value) for each in node.keywords])
        keywords = [ast.keyword(each.arg, self.visit(each.value)) for each in node.keywords]
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        function = ast.Name("list", READ) if name in LISTING_NAMES else self.visit(node.func)
        return ast.Call(function, args, keywords)

    def function(self, node: ast.Call, name: str, args: list[ast.expr]) -> ast.expr | None:
        """What the call of a function by its name is in a formula; None where it stays as it is."""
        if name in self.own and not node.keywords and name not in self.bound:
            return self.called(name, args)
        if name == "Counter" and len(args) == 1:
            loop, each = each_of(plain_call("distinct", args[0]))
            return ast.DictComp(each, plain_call("count", deepcopy(args[0]), each), [loop])
        if name in ("max", "min") and is_by_value(node):
            return plain_call(f"arg{name}", *args)
        if name in ("max", "min") and len(args) == 1 and [each.arg for each in node.keywords] == ["key"]:
            return self.best_by(name, args[0], node.keywords[0].value)
        return self.comprehension_over(args[1], node.args[0]) if name == "map" and len(args) == 2 else None

    def best_by(self, name: str, series: ast.expr, key: ast.expr) -> ast.expr:
        """The first item of a series that has the best value of a function, as the best key of a dictionary."""
        loop, each = each_of(series)
        return plain_call(f"arg{name}", ast.DictComp(each, self.applied(key, each), [loop]))

    def comprehension_over(self, series: ast.expr, function: ast.expr) -> ast.expr:
        """What a function gives for each item of a series."""
        loop, each = each_of(series)
        return ast.ListComp(self.applied(function, each), [loop])

    def applied(self, function: ast.expr, given: ast.expr) -> ast.expr:
        """What a function, named or written as a lambda, gives for one argument."""
        if isinstance(function, ast.Lambda):
            names = [each.arg for each in function.args.args]
            if len(names) != 1:
                raise NotOneExpression("has a lambda")
            bound = {**self.bound, names[0]: given}
            return PlainCalls(self.own, self.called, bound).visit(deepcopy(function.body))
        return self.visit(ast.Call(deepcopy(function), [given], []))


def plain_call(name: str, *args: ast.expr) -> ast.expr:
    """The call of a function by its name."""
    return ast.Call(ast.Name(name, READ), list(args), [])


def method_call(value: ast.expr, name: str, args: Sequence[ast.expr]) -> ast.expr | None:
    """The call of a method as a formula writes it; None for a method that formulas do not know."""
    if name in ("items", "values", "keys") and not args:
        return plain_call(name, value)
    if name == "fromkeys" and isinstance(value, ast.Name) and value.id == "dict" and len(args) == 1:
        return plain_call("distinct", args[0])
    if name in ("count", "index") and len(args) == 1:
        return plain_call(name, value, args[0])
    # Formulas have no methods: what one gives is written out.
    if name == "get" and args:
        held = ast.Compare(args[0], [ast.In()], [value])
        otherwise = args[1] if len(args) > 1 else ast.Constant(None)
        return ast.IfExp(held, ast.Subscript(deepcopy(value), deepcopy(args[0]), READ), otherwise)
    return None


def is_by_value(node: ast.Call) -> bool:
    """Whether a call is like `max(shares, key=shares.get)`."""
    if len(node.keywords) != 1 or len(node.args) != 1 or node.keywords[0].arg != "key":
        return False
    key = node.keywords[0].value
    return isinstance(key, ast.Attribute) and key.attr == "get" and ast.dump(key.value) == ast.dump(node.args[0])
