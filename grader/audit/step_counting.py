"""Code that counts its own steps, so that endless code is stopped at the same place on every machine.

A step is a function begun, a round of a loop, or an item of a comprehension.
"""

import ast
from types import CodeType
from typing import Any

STEP_NAME = "__step__"  # what counted code calls; its module must have it


class OutOfSteps(BaseException):
    """Raised where the given steps are used up; no `Exception`, so that code which catches those cannot go on."""


class Steps:
    """A counter of steps: how many are allowed, and how many are left; below 0 when the code wanted more."""

    __slots__ = ("left", "most")

    def __init__(self) -> None:
        self.allow(0)

    def allow(self, most: int) -> None:
        """Allows `most` steps from now on."""
        self.left = self.most = most

    @property
    def taken(self) -> int:
        """The number of steps since they were allowed."""
        return self.most - self.left

    @property
    def used_up(self) -> bool:
        """Whether the code wanted more steps than were allowed."""
        return self.left < 0

    def step(self) -> bool:
        """True, to be used as a condition that changes nothing; raises `OutOfSteps` beyond the last step."""
        self.left -= 1
        if self.left < 0:
            raise OutOfSteps
        return True


def unlimited() -> bool:
    """True: a step for code whose steps nobody counts."""
    return True


def counted_code(source: str | bytes, module: str) -> CodeType:
    """The code of a module, changed so that it calls `__step__` at each of its steps."""
    return compile(ast.fix_missing_locations(StepInserter().visit(ast.parse(source))), module, "exec")


class StepInserter(ast.NodeTransformer):
    """Puts a step into the body of functions and loops, and before the conditions of comprehensions."""

    def visit(self, node: ast.AST) -> Any:
        """The node with steps inside it, and a step at the top of its body if it is a function or a loop."""
        found = super().visit(node)
        if isinstance(found, ast.FunctionDef | ast.For | ast.While):
            found.body = [ast.Expr(a_step()), *found.body]
        return found

    def visit_comprehension(self, node: ast.comprehension) -> Any:
        """One `for` of a comprehension, changed to count every item before its conditions are tried."""
        self.generic_visit(node)
        node.ifs = [a_step(), *node.ifs]
        return node


def a_step() -> ast.Call:
    """The call that counts one step."""
    return ast.Call(ast.Name(STEP_NAME, ast.Load()), [], [])
