"""Loops that only add up, multiply, collect or count, written as comprehensions."""

import ast
from collections.abc import Sequence
from copy import deepcopy
from typing import Protocol

from grader.mine.plain_calls import Bindings, NotOneExpression, each_of, plain_call, small, with_fresh_names

SUMMING: dict[type[ast.operator], str] = {ast.Add: "sum", ast.Sub: "sum", ast.Mult: "prod"}
COLLECTING_METHODS = ("append", "add")


class BodyReader(Protocol):
    """What reads the statements of a loop that change nothing outside of it."""

    def put_in(self, node: ast.expr, bound: Bindings) -> ast.expr:
        """The expression with what its names are bound to."""

    def statement(self, statement: ast.stmt, bound: Bindings) -> None:
        """Changes `bound` as a statement does."""


class SummedLoop:
    """One outermost loop: what it makes of the names that were bound before it."""

    def __init__(self, reader: BodyReader, before: Bindings) -> None:
        self.reader, self.before = reader, before
        self.collected: Bindings = {}

    def collected_by(self, loop: ast.For) -> Bindings:
        """The names that a loop changes, with what they are bound to after it; raises `NotOneExpression`."""
        # What the loop changes has another value in each of its rounds: its name stays, and no formula knows it.
        hidden = changed_names(loop.body)
        head, own = self.loop_of(loop, self.before)
        inside = {name: value for name, value in self.before.items() if name not in hidden} | own
        self.body(loop.body, inside, [head])
        return self.collected

    def loop_of(self, loop: ast.For, bound: Bindings) -> tuple[ast.comprehension, Bindings]:
        """The head of a loop, as a comprehension has it, and what its names are bound to."""
        if loop.orelse:
            raise NotOneExpression("has a loop with an else")
        target, own = with_fresh_names(loop.target)
        return ast.comprehension(target, self.reader.put_in(loop.iter, bound), [], 0), own

    def body(self, statements: Sequence[ast.stmt], inside: Bindings, loops: list[ast.comprehension]) -> None:
        """Collects what the statements of a loop's body do."""
        for place, statement in enumerate(statements):
            if not changed_names([statement]) & self.before.keys() and not leaves_round(statement):
                self.reader.statement(statement, inside)
                continue
            # Two arms that do the same with other values are one statement: a comprehension has no `else`.
            match merged_arms(statement):
                case ast.If(test=test, body=[ast.Continue()], orelse=[]):
                    left_out = ast.UnaryOp(ast.Not(), self.reader.put_in(test, inside))
                    self.body(statements[place + 1 :], inside, with_condition(loops, left_out))
                    return
                case ast.If(test=test, body=then, orelse=otherwise):
                    kept = self.reader.put_in(test, inside)
                    # A copy: what is bound in an arm is not bound behind it.
                    self.body(then, dict(inside), with_condition(loops, kept))
                    if otherwise:
                        other = ast.UnaryOp(ast.Not(), deepcopy(kept))
                        self.body(otherwise, dict(inside), with_condition(loops, other))
                case ast.For() as inner:
                    head, own = self.loop_of(inner, inside)
                    self.body(inner.body, {**inside, **own}, [*loops, head])
                case merged:
                    self.change(merged, inside, loops)

    def change(self, statement: ast.stmt, inside: Bindings, loops: list[ast.comprehension]) -> None:
        """Collects what one statement does to a name that was bound before the loop."""
        put_in = self.reader.put_in
        match statement:
            case ast.AugAssign(target=ast.Name(id=name), op=op, value=value):
                self.add_up(name, op, put_in(value, inside), loops)
            case ast.Assign(
                targets=[ast.Name(id=name)], value=ast.BinOp(left=ast.Name(id=same), op=op, right=value)
            ) if name == same:
                self.add_up(name, op, put_in(value, inside), loops)
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr=method), args=[value])) if (
                method in COLLECTING_METHODS
            ):
                kind = ast.ListComp if method == "append" else ast.SetComp
                start = self.first_time(name)
                made = kind(put_in(value, inside), deepcopy(loops))
                self.collected[name] = small(made if is_empty_display(start) else ast.BinOp(start, ast.Add(), made))
            case ast.AugAssign(target=ast.Subscript(value=ast.Name(id=name), slice=key), op=ast.Add(), value=value):
                self.count(name, put_in(key, inside), put_in(value, inside), loops)
            case ast.Assign(targets=[ast.Subscript(value=ast.Name(id=name), slice=key)], value=value):
                added = added_to(name, key, value)
                if added is not None:
                    self.count(name, put_in(key, inside), put_in(added, inside), loops)
                elif is_empty_display(self.first_time(name)):
                    made_of = ast.DictComp(put_in(key, inside), put_in(value, inside), deepcopy(loops))
                    self.collected[name] = small(made_of)
                else:
                    raise NotOneExpression("changes what was there")
            case _:
                raise NotOneExpression(f"{type(statement).__name__} does more than add up")

    def first_time(self, name: str) -> ast.expr:
        """What a name was bound to before the loop; raises `NotOneExpression` if the loop changes it twice."""
        if name in self.collected:
            raise NotOneExpression("is collected at two places")
        return self.before[name]

    def add_up(self, name: str, op: ast.operator, value: ast.expr, loops: list[ast.comprehension]) -> None:
        """Collects a sum or product over loops, on top of what the name was before."""
        word = SUMMING.get(type(op))
        if word is None or name in {each.id for each in ast.walk(value) if isinstance(each, ast.Name)}:
            raise NotOneExpression("does more than add up")
        total = plain_call(word, ast.GeneratorExp(value, deepcopy(loops)))
        start = self.collected.get(name, self.before[name])
        neutral = isinstance(start, ast.Constant) and start.value == (1 if word == "prod" else 0)
        whole = neutral and not isinstance(op, ast.Sub)
        self.collected[name] = small(total if whole else ast.BinOp(start, op, total))

    def count(self, name: str, key: ast.expr, value: ast.expr, loops: list[ast.comprehension]) -> None:
        """Collects sums by key: how often each key occurs, or what is added to it."""
        if not is_empty_display(self.first_time(name)):
            raise NotOneExpression("adds to what was there")
        keys = ast.ListComp(key, deepcopy(loops))
        head, own = each_of(plain_call("distinct", deepcopy(keys)))
        # `count` is shorter to read than a sum of ones.
        if isinstance(value, ast.Constant) and value.value == 1:
            total = plain_call("count", keys, own)
        else:
            same = ast.Compare(deepcopy(key), [ast.Eq()], [own])
            total = plain_call("sum", ast.GeneratorExp(value, with_condition(deepcopy(loops), same)))
        self.collected[name] = small(ast.DictComp(own, total, [head]))


def added_to(name: str, key: ast.expr, value: ast.expr) -> ast.expr | None:
    """What `d[k] = d.get(k, 0) + value` adds; None for another assignment."""
    match value:
        case ast.BinOp(
            left=ast.Call(func=ast.Attribute(value=ast.Name(id=same), attr="get"), args=[own, ast.Constant(value=0)]),
            op=ast.Add(),
            right=added,
        ) if same == name and ast.dump(own) == ast.dump(key):
            return added
    return None


def merged_arms(statement: ast.stmt) -> ast.stmt:
    """A condition whose two arms do the same with different values, as one statement; else the statement itself."""
    if not isinstance(statement, ast.If) or len(statement.body) != 1 or len(statement.orelse) != 1:
        return statement
    one, other = (merged_arms(arm[0]) for arm in (statement.body, statement.orelse))
    match one, other:
        case (
            ast.Expr(value=ast.Call(func=function, args=[first])),
            ast.Expr(value=ast.Call(func=same, args=[second])),
        ):
            call = ast.Call(function, [ast.IfExp(statement.test, first, second)], [])
            return ast.Expr(call) if ast.dump(function) == ast.dump(same) else statement
        case (ast.AugAssign(value=first), ast.AugAssign(value=second)) | (
            ast.Assign(value=first),
            ast.Assign(value=second),
        ):
            made = deepcopy(one)
            made.value = ast.IfExp(statement.test, first, second)  # type: ignore[attr-defined]
            bare = [deepcopy(each) for each in (one, other)]
            for each in bare:
                each.value = ast.Constant(0)  # type: ignore[attr-defined]
            return made if ast.dump(bare[0]) == ast.dump(bare[1]) else statement
    return statement


def leaves_round(statement: ast.stmt) -> bool:
    """Whether a statement may end the round of a loop, or the loop."""
    return any(isinstance(each, ast.Continue | ast.Break | ast.Return) for each in ast.walk(statement))


def target_names(target: ast.expr) -> set[str]:
    """The names that a loop binds."""
    return {each.id for each in ast.walk(target) if isinstance(each, ast.Name)}


def changed_names(body: Sequence[ast.stmt]) -> set[str]:
    """The names that some statements give another value, add to, or put items into."""
    found: set[str] = set()
    for node in (each for statement in body for each in ast.walk(statement)):
        targets = [node.target] if isinstance(node, ast.AugAssign) else getattr(node, "targets", [])
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            # Any method of a name may change what it holds; those that do not are read in expressions.
            targets = [node.func.value] if node.func.attr in COLLECTING_METHODS else []
        found |= {name for target in targets for name in stored_names(target)}
    return found


def stored_names(target: ast.expr) -> set[str]:
    """The names that a target changes: of an item, that of what holds it."""
    while isinstance(target, ast.Subscript | ast.Attribute):
        target = target.value
    return target_names(target)


def with_condition(loops: Sequence[ast.comprehension], test: ast.expr) -> list[ast.comprehension]:
    """The loops with one more condition on the innermost."""
    *outer, last = loops
    return [*outer, ast.comprehension(last.target, last.iter, [*last.ifs, test], 0)]


def is_empty_display(node: ast.expr) -> bool:
    """Whether an expression is an empty list, set or dictionary."""
    match node:
        case ast.List(elts=[]) | ast.Dict(keys=[]):
            return True
        case ast.Call(func=ast.Name(id="set" | "list" | "dict"), args=[], keywords=[]):
            return True
        case ast.Call(func=ast.Name(id="defaultdict" | "Counter")):
            return True
    return False
