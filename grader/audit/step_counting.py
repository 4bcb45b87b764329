"""Code that counts its own steps, so that what would never end is stopped at the same place on every machine.

A step is a function begun, a round of a loop, or an item of a comprehension.
"""

import ast
from types import CodeType
from typing import Any

STEP = "__step__"  # what counted code calls; its module must have it


class OutOfSteps(BaseException):
    """The steps given are used up. No `Exception`: code that catches those must not go on."""


class Steps:
    """How many steps counted code may take, and how many of them are left; below 0 when it wanted more."""

    __slots__ = ("left", "most")

    def __init__(self) -> None:
        self.allow(0)

    def allow(self, most: int) -> None:
        """So many from now on."""
        self.left = self.most = most

    @property
    def taken(self) -> int:
        """How many there were since they were allowed."""
        return self.most - self.left

    @property
    def used_up(self) -> bool:
        """Whether more were wanted."""
        return self.left < 0

    def step(self) -> bool:
        """True, as a condition that changes nothing; raises `OutOfSteps` beyond the last."""
        self.left -= 1
        if self.left < 0:
            raise OutOfSteps
        return True


def unlimited() -> bool:
    """A step for code whose steps nobody counts."""
    return True


def counted_code(source: str | bytes, module: str) -> CodeType:
    """The code of a module that calls `__step__` at each of its steps."""
    return compile(ast.fix_missing_locations(Counting().visit(ast.parse(source))), module, "exec")


class Counting(ast.NodeTransformer):
    """Puts a step at the head of functions and loops, and before the conditions of comprehensions."""

    def visit(self, node: ast.AST) -> Any:
        """The node with steps inside it, and one at the head of its body where it is a function or a loop."""
        found = super().visit(node)
        if isinstance(found, ast.FunctionDef | ast.For | ast.While):
            found.body = [ast.Expr(a_step()), *found.body]
        return found

    def visit_comprehension(self, node: ast.comprehension) -> Any:
        """One `for` of a comprehension, which counts every item before it asks whether to take it."""
        self.generic_visit(node)
        node.ifs = [a_step(), *node.ifs]
        return node


def a_step() -> ast.Call:
    """The call that counts."""
    return ast.Call(ast.Name(STEP, ast.Load()), [], [])
