"""Evaluating formulas: the value of a known mistake on some arguments, found by walking its syntax tree.

Nothing is compiled or run as Python. A step is counted for every node and every item (`grader.built.formula_work`).
"""

import ast
import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from grader.built.formula_functions import FORMULA_CONSTANTS, FORMULA_FUNCTIONS
from grader.built.formula_operators import UNARY_OPERATORS, comparison_result, operator_result
from grader.built.formula_text import FormulaFault, FormulaTree, full_name_of
from grader.built.formula_work import MOST_FORMULA_STEPS, FormulaWork, TooMuchWork

FormulaScope = dict[str, Any]  # arguments, and what comprehensions bind
SHOWN_OF_FORMULA = 60  # characters of the part of a formula that a fault names
LESS_WORK = "Write a formula that does less, or a function of the topic's `mistakes`, and name it with `reference`."


@dataclass(frozen=True)
class Formula:
    """A formula that can be called with arguments by name, as a reference is; it ignores those that it does not use."""

    name: str  # the full form: `grader.built.formula_names`
    tree: FormulaTree = field(compare=False)
    parameters: tuple[str, ...] = field(compare=False)
    functions: Mapping[str, Any] = field(compare=False)  # what its own and its full names of `reference` stand for

    @cached_property
    def __signature__(self) -> inspect.Signature:
        """The signature that `inspect.signature` gives: the names of the arguments that are needed."""
        kind = inspect.Parameter.KEYWORD_ONLY
        return inspect.Signature([inspect.Parameter(name, kind) for name in self.parameters])

    def __call__(self, **given: Any) -> Any:
        """The value on these arguments; raises what evaluating it raises, `FormulaFault` where it costs too much."""
        try:
            found = Evaluation(self.functions, FormulaWork()).value(self.tree.body, dict(given))
            return list(found) if isinstance(found, Iterator) else found  # what is left to do is counted too
        except TooMuchWork as error:
            node = error.node or self.tree.body
            raise CostlyFormula(self, node, error.problem) from None


class CostlyFormula(FormulaFault):
    """A formula that costs too much on some arguments."""

    def __init__(self, formula: Formula, node: ast.AST, problem: str) -> None:
        text = ast.unparse(node)
        shown = text if len(text) <= SHOWN_OF_FORMULA else f"{text[:SHOWN_OF_FORMULA]}…"
        fault = formula.tree.fault(node, f"`{shown}` {problem}", LESS_WORK)
        ValueError.__init__(self, *fault.args)
        self.formula, self.problem, self.remedy = formula, fault.problem, fault.remedy


@dataclass(frozen=True, slots=True)
class Evaluation:
    """One evaluation: the names of `reference` that it knows, and the work that is counted."""

    functions: Mapping[str, Any]
    work: FormulaWork

    def value(self, node: ast.expr, scope: FormulaScope) -> Any:
        """The value of a node; raises `TooMuchWork` with the innermost node that costs too much."""
        try:
            # As `work.spend(1)`, written out: to call it for every node took a fifth of an evaluation.
            work = self.work
            work.steps += 1
            if work.steps > MOST_FORMULA_STEPS:
                work.spend(0)
            return NODE_VALUES[type(node)](self, node, scope)
        except TooMuchWork as error:
            raise error.at(node) from None

    def constant(self, node: ast.Constant, scope: FormulaScope) -> Any:
        """The value of a number, text, `True`, `False` or `None`."""
        return node.value

    def name(self, node: ast.Name, scope: FormulaScope) -> Any:
        """The value of a name: an argument, else a function or value of the topic, else a constant."""
        name = node.id
        if name in scope:
            return scope[name]
        return self.functions[name] if name in self.functions else FORMULA_CONSTANTS[name]

    def full_name(self, node: ast.Attribute, scope: FormulaScope) -> Any:
        """The function or value that a full name of `reference` stands for."""
        return self.functions[full_name_of(node) or ""]

    def binary(self, node: ast.BinOp, scope: FormulaScope) -> Any:
        """The value of an operator between two values."""
        return operator_result(type(node.op), self.value(node.left, scope), self.value(node.right, scope), self.work)

    def unary(self, node: ast.UnaryOp, scope: FormulaScope) -> Any:
        """The value of an operator before a value."""
        return UNARY_OPERATORS[type(node.op)](self.value(node.operand, scope))

    def either(self, node: ast.BoolOp, scope: FormulaScope) -> Any:
        """The value of `and` or `or`: the first value that decides, else the last."""
        *first, last = node.values
        for each in first:
            found = self.value(each, scope)
            if bool(found) is isinstance(node.op, ast.Or):
                return found
        return self.value(last, scope)

    def comparison(self, node: ast.Compare, scope: FormulaScope) -> Any:
        """The value of a chain of comparisons: that of the first that does not hold, else of the last."""
        left, found = self.value(node.left, scope), True
        for kind, each in zip(node.ops, node.comparators, strict=True):
            right = self.value(each, scope)
            found = comparison_result(type(kind), left, right, self.work)
            if not found:
                return found
            left = right
        return found

    def conditional(self, node: ast.IfExp, scope: FormulaScope) -> Any:
        """The value of `a if condition else b`; only the chosen side is evaluated."""
        return self.value(node.body if self.value(node.test, scope) else node.orelse, scope)

    def subscript(self, node: ast.Subscript, scope: FormulaScope) -> Any:
        """The item at a subscript, or a slice, which counts for its items."""
        whole = self.value(node.value, scope)
        if not isinstance(node.slice, ast.Slice):
            return whole[self.value(node.slice, scope)]
        low, high, step = (
            (self.value(each, scope) if each else None)
            for each in (node.slice.lower, node.slice.upper, node.slice.step)
        )
        found = whole[low:high:step]
        self.work.counted(found)
        return found

    def listed(self, node: ast.List, scope: FormulaScope) -> list[Any]:
        """The list of a display such as `[a, b]`."""
        return list(self.items_of(node.elts, scope))

    def tupled(self, node: ast.Tuple, scope: FormulaScope) -> tuple[Any, ...]:
        """The tuple of a display such as `(a, b)`."""
        return tuple(self.items_of(node.elts, scope))

    def collected(self, node: ast.Set, scope: FormulaScope) -> set[Any]:
        """The set of a display such as `{a, b}`."""
        return set(self.items_of(node.elts, scope))

    def items_of(self, nodes: list[ast.expr], scope: FormulaScope) -> Iterator[Any]:
        """The items of a display or the arguments of a call, those of `*items` one by one."""
        for each in nodes:
            if isinstance(each, ast.Starred):
                yield from self.work.counted(self.value(each.value, scope))
            else:
                yield self.value(each, scope)

    def mapped(self, node: ast.Dict, scope: FormulaScope) -> dict[Any, Any]:
        """The dictionary of a display such as `{a: b, **others}`."""
        found: dict[Any, Any] = {}
        for key, each in zip(node.keys, node.values, strict=True):
            if key is None:
                found.update(self.work.counted(self.value(each, scope)))
            else:
                found[self.value(key, scope)] = self.value(each, scope)
        return found

    def call(self, node: ast.Call, scope: FormulaScope) -> Any:
        """The value of a call of a function: an argument, a function of the topic, or one of the fixed list."""
        function, name = node.func, node.func.id if isinstance(node.func, ast.Name) else ""
        fixed = (
            FORMULA_FUNCTIONS[name]
            if name in FORMULA_FUNCTIONS and name not in scope and name not in self.functions
            else None
        )
        called = None if fixed else self.value(function, scope)
        given = list(self.items_of(node.args, scope))
        named = {each.arg or "": self.value(each.value, scope) for each in node.keywords}
        if fixed:
            return fixed(self.work, *given, **named)
        for each in (*given, *named.values()):  # so that a function of ours is not asked for much again and again
            if hasattr(each, "__len__"):
                self.work.counted(each)
        return called(*given, **named)  # type: ignore[misc]

    def generated(self, node: ast.GeneratorExp, scope: FormulaScope) -> Iterator[Any]:
        """The items of a comprehension one by one; as in Python, the first series is evaluated at once."""
        return self.made_of(node, iter(self.value(node.generators[0].iter, scope)), scope)

    def made_of(
        self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp, first: Iterator[Any], scope: FormulaScope
    ) -> Iterator[Any]:
        """The values of a comprehension's element."""
        for inner in self.rounds(node.generators, first, dict(scope)):
            yield self.value(node.elt, inner)

    def list_of(self, node: ast.ListComp, scope: FormulaScope) -> list[Any]:
        """The list that a comprehension makes."""
        return list(self.made_of(node, iter(self.value(node.generators[0].iter, scope)), scope))

    def set_of(self, node: ast.SetComp, scope: FormulaScope) -> set[Any]:
        """The set that a comprehension makes."""
        return set(self.made_of(node, iter(self.value(node.generators[0].iter, scope)), scope))

    def dict_of(self, node: ast.DictComp, scope: FormulaScope) -> dict[Any, Any]:
        """The dictionary that a comprehension makes."""
        first = iter(self.value(node.generators[0].iter, scope))
        rounds = self.rounds(node.generators, first, dict(scope))
        return {self.value(node.key, inner): self.value(node.value, inner) for inner in rounds}

    def rounds(
        self, loops: list[ast.comprehension], first: Iterator[Any], scope: FormulaScope
    ) -> Iterator[FormulaScope]:
        """The scope, once for every round of nested `for`s whose conditions hold."""
        loop, *others = loops
        for item in first:
            self.work.spend(1)
            bind_targets(loop.target, item, scope)
            # Most have no condition, and a generator for none costs more than the round.
            if loop.ifs and not all(self.value(each, scope) for each in loop.ifs):
                continue
            if others:
                yield from self.rounds(others, iter(self.value(others[0].iter, scope)), scope)
            else:
                yield scope


def bind_targets(target: ast.expr, item: Any, scope: FormulaScope) -> None:
    """Gives the names of a `for` their values; raises ValueError where an item has more or fewer parts than names."""
    if isinstance(target, ast.Name):
        scope[target.id] = item
        return
    names = target.elts if isinstance(target, ast.Tuple | ast.List) else []
    parts = list(item)
    star = next((place for place, each in enumerate(names) if isinstance(each, ast.Starred)), None)
    if star is not None and len(parts) >= len(names) - 1:
        after = len(parts) - (len(names) - star - 1)
        parts = [*parts[:star], parts[star:after], *parts[after:]]
    for name, part in zip(names, parts, strict=True):
        bind_targets(name.value if isinstance(name, ast.Starred) else name, part, scope)


NODE_VALUES: dict[type[ast.expr], Callable[[Evaluation, Any, FormulaScope], Any]] = {
    ast.Constant: Evaluation.constant,
    ast.Name: Evaluation.name,
    ast.Attribute: Evaluation.full_name,
    ast.BinOp: Evaluation.binary,
    ast.UnaryOp: Evaluation.unary,
    ast.BoolOp: Evaluation.either,
    ast.Compare: Evaluation.comparison,
    ast.IfExp: Evaluation.conditional,
    ast.Subscript: Evaluation.subscript,
    ast.List: Evaluation.listed,
    ast.Tuple: Evaluation.tupled,
    ast.Set: Evaluation.collected,
    ast.Dict: Evaluation.mapped,
    ast.Call: Evaluation.call,
    ast.GeneratorExp: Evaluation.generated,
    ast.ListComp: Evaluation.list_of,
    ast.SetComp: Evaluation.set_of,
    ast.DictComp: Evaluation.dict_of,
}
