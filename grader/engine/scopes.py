"""Which names of a program's parsed code are bound where, as far as it matters what a function reads from outside."""

import ast
from collections.abc import Iterator
from typing import Any

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
Definition = Function | ast.ClassDef
Comprehension = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp


def definitions_in(node: ast.AST) -> Iterator[Definition]:
    """The functions and classes that a statement defines; those inside one belong to it."""
    waiting = [node]
    while waiting:
        each = waiting.pop()
        if isinstance(each, Definition):
            yield each
        else:
            waiting += ast.iter_child_nodes(each)


def bound_by(node: ast.stmt) -> Iterator[str]:
    """The names that a statement binds, imports and definitions aside."""
    for each in nodes_in(node):
        if isinstance(each, ast.Name):
            if not isinstance(each.ctx, ast.Load):
                yield each.id
        elif isinstance(each, ast.MatchAs | ast.MatchStar | ast.ExceptHandler) and each.name:
            yield each.name
        elif isinstance(each, ast.MatchMapping) and each.rest:
            yield each.rest


def heads_of(function: Function) -> list[ast.AST]:
    """What is read where a function is made, not where it is called."""
    if isinstance(function, ast.Lambda):
        return [function.args]
    return [function.args, *function.decorator_list, *([function.returns] if function.returns else [])]


def free_names(scope: Function | Comprehension) -> set[str]:
    """The names that a function reads and that are bound neither in it nor, read by one in it, around that.

    Where there is a doubt, as about a class in a function, a name is taken to be read from outside.
    """
    own: set[str] = set()
    read: set[str] = set()
    outer: set[str] = set()
    if isinstance(scope, Function):
        waiting: list[ast.AST] = [scope.body] if isinstance(scope, ast.Lambda) else list(scope.body)
        arguments = scope.args
        named = (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg)
        own.update(each.arg for each in named if each is not None)
    else:
        waiting = [each for each in ast.iter_child_nodes(scope) if each is not scope.generators[0]]
        first = scope.generators[0]
        waiting += [first.target, *first.ifs]  # what it goes through is read outside
    while waiting:
        each = waiting.pop()
        if isinstance(each, ast.Name):
            (read if isinstance(each.ctx, ast.Load) else own).add(each.id)
        elif isinstance(each, Function):
            read |= free_names(each)
            waiting += heads_of(each)
        elif isinstance(each, Comprehension):
            read |= free_names(each)
            waiting.append(each.generators[0].iter)
        elif isinstance(each, ast.ClassDef):
            read.update(name.id for name in nodes_in(each) if isinstance(name, ast.Name))
        elif isinstance(each, ast.Nonlocal):
            outer.update(each.names)
        else:
            waiting += ast.iter_child_nodes(each)
    return read - (own - outer)


def has_any(node: ast.AST, kind: Any) -> bool:
    """Whether there is something of a kind in a node."""
    return any(isinstance(each, kind) for each in nodes_in(node))


def nodes_in(node: ast.AST) -> list[Any]:
    """A node and all below it. A submission has thousands, and `ast.walk` takes three times as long."""
    found = [node]
    for each in found:  # which grows as it is gone through
        if type(each) is ast.Name or type(each) is ast.Constant:
            continue
        for field in each._fields:
            value = getattr(each, field, None)
            if isinstance(value, ast.AST):
                found.append(value)
            elif isinstance(value, list):
                found += (item for item in value if isinstance(item, ast.AST))
    return found
