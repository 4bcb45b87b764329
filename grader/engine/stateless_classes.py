"""Recognising classes that keep nothing between calls: all that their methods set belongs to an object of one call.

So it is in most models that students write: `fit` sets attributes of `self`, and each call makes an object of its own.
Only plain classes are recognised: without bases, decorators and members that could change.
"""

import ast
from collections.abc import Collection, Iterable, Iterator

SELF = "self"
# Methods with two underscores that are called with an object; the others may be called with the class itself.
OBJECT_METHODS = ("__init__", "__repr__", "__str__", "__len__")
TYPE_OF_OBJECTS = "type"  # which gives access to the class behind an object


def is_plain_class(node: ast.ClassDef) -> bool:
    """Whether a class has nothing but a docstring, constants and plain methods."""
    plain = not (node.bases or node.keywords or node.decorator_list)
    return plain and all(map(is_plain_member, node.body))


def is_plain_member(node: ast.stmt) -> bool:
    """Whether a member of a class is a docstring, a constant, or a method whose `self` is surely an object."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign):
        return isinstance(node.value, ast.Constant) and all(isinstance(each, ast.Name) for each in node.targets)
    return isinstance(node, ast.Pass) or (isinstance(node, ast.FunctionDef) and is_plain_method(node))


def is_plain_method(node: ast.FunctionDef) -> bool:
    """Whether a method has `self` as its first parameter, for good, and defaults that are constants."""
    parameters = (*node.args.posonlyargs, *node.args.args)
    if node.decorator_list or not parameters or parameters[0].arg != SELF:
        return False
    if node.name.startswith("__") and node.name not in OBJECT_METHODS:
        return False
    defaults = (*node.args.defaults, *(each for each in node.args.kw_defaults if each is not None))
    if not all(isinstance(each, ast.Constant) for each in defaults):
        return False
    return not any(binds_self(each) for each in ast.walk(node) if each is not parameters[0])


def binds_self(node: ast.AST) -> bool:
    """Whether a node gives the name `self` to something else."""
    if isinstance(node, ast.Name):
        return node.id == SELF and not isinstance(node.ctx, ast.Load)
    return SELF in (getattr(node, field, None) for field in ("arg", "name", "asname", "rest"))


def own_attributes(node: ast.ClassDef) -> set[int]:
    """The identities of the nodes that read or set an attribute of `self` which is no special one."""
    return {
        id(each)
        for each in ast.walk(node)
        if isinstance(each, ast.Attribute)
        and isinstance(each.value, ast.Name)
        and each.value.id == SELF
        and not each.attr.startswith("__")
    }


def makes_objects_only(statements: Iterable[ast.stmt], classes: Collection[str]) -> bool:
    """Whether code uses classes to make objects only: nobody can call a method with something else for `self`."""
    for statement in statements:
        nodes = list(ast.walk(statement))
        harmless = {id(each) for node in nodes for each in class_uses(node)}
        for node in nodes:
            if isinstance(node, ast.Name) and (
                node.id == TYPE_OF_OBJECTS or (node.id in classes and id(node) not in harmless)
            ):
                return False
    return True


def class_uses(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes below one that may be the name of a class: what is called, what `isinstance` asks for, annotations."""
    if isinstance(node, ast.Call):
        yield node.func
        if isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            yield from node.args[1:]
    elif isinstance(node, ast.arg) and node.annotation is not None:
        yield node.annotation  # a bare name: what is called in an annotation runs
    elif isinstance(node, ast.FunctionDef) and node.returns is not None:
        yield node.returns
