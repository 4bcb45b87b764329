"""The full form of a formula in a built document: its arguments, the full names behind its own names, and its text.

    gives(rows, target, entropy=reference.information.entropy:entropy): 2 * entropy([len(rows), len(target)])

It stands wherever the name of a reference stands, and `grader.built.resolve` makes a `Formula` of it.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from grader.built.formula_functions import FORMULA_CONSTANTS, FORMULA_FUNCTIONS
from grader.built.formula_text import FormulaFault, FormulaTree, formula_tree, full_names_in, unbound_names

FORMULA_HEAD = "gives("
# Names and full names have no bracket in them, so that the first one ends the head however the text goes on.
FULL_FORM = re.compile(r"gives\((?P<needs>[\w.:=, ]*)\): (?P<text>.*)", re.DOTALL)
FULL_NAME = re.compile(r"reference(\.[a-z][a-z0-9_]*)+:[A-Za-z][A-Za-z0-9_]*", re.ASCII)


@dataclass(frozen=True, slots=True)
class NamedFormula:
    """A formula's tree, the arguments that it needs, and the full names that it uses of `reference`.

    `functions` has the formula's own name for each, which is the full one where the formula writes that.
    """

    tree: FormulaTree
    parameters: tuple[str, ...]
    functions: Mapping[str, str]


def is_formula(name: str) -> bool:
    """Whether the name of a reference is the full form of a formula."""
    return name.startswith(FORMULA_HEAD)


def full_form(text: str, parameters: Iterable[str], functions: Mapping[str, str]) -> str:
    """The full form of a formula: its arguments, the full names behind its own names, and its text.

    >>> full_form("gini(counts) / 2", ["counts"], {"gini": "reference.trees.gini:gini"})
    'gives(counts, gini=reference.trees.gini:gini): gini(counts) / 2'
    """
    needs = [*parameters, *(f"{name}={full}" for name, full in functions.items())]
    return f"gives({', '.join(needs)}): {text}"


def formula_text(name: str) -> str:
    """The formula as its author wrote it."""
    form = FULL_FORM.fullmatch(name)
    return form["text"] if form else name


def named_formula(name: str) -> NamedFormula:
    """The formula of a full form; raises `FormulaFault`, also for a name that its head does not have."""
    form = FULL_FORM.fullmatch(name)
    if form is None:
        raise FormulaFault(1, 1, "is no formula", "Build the assignment again.")
    needs = [each.partition("=") for each in form["needs"].split(", ") if each]
    tree = formula_tree(form["text"])
    own = {alias: full for alias, _, full in needs if full and FULL_NAME.fullmatch(full)}
    parameters = tuple(alias for alias, is_function, _ in needs if not is_function)
    for node in names_to_find(tree, parameters):
        if node.id not in own:
            raise tree.fault(node, f"`{node.id}` stands for nothing", "Write it into the head of the formula.")
    return NamedFormula(tree, parameters, {**own, **{full: full for _, full in full_names_in(tree)}})


def names_to_find(tree: FormulaTree, parameters: Iterable[str]) -> Iterator[ast.Name]:
    """The names of a formula that stand neither for an argument nor for something that every formula knows.

    Raises `FormulaFault` for a function of the fixed list that is not called.
    """
    known = frozenset(parameters)
    called = {id(node.func) for node in ast.walk(tree.body) if isinstance(node, ast.Call)}
    for node in unbound_names(tree.body):
        if node.id in known or (node.id in FORMULA_CONSTANTS and id(node) not in called):
            continue
        if node.id in FORMULA_FUNCTIONS and id(node) not in called:
            raise tree.fault(node, f"`{node.id}` is a function, and is not called", f"Write `{node.id}(...)`.")
        if node.id not in FORMULA_FUNCTIONS:
            yield node


def code_behind(name: str) -> tuple[str, ...]:
    """The full names of code that a reference stands for: its own, or all that a formula uses of `reference`."""
    return tuple(named_formula(name).functions.values()) if is_formula(name) else (name,)


def with_other_names(formula: NamedFormula, names: Mapping[str, str]) -> ast.expr:
    """The syntax tree of a formula with other names for the definitions of `reference` that it uses."""
    tree = formula_tree(formula.tree.text)  # its own copy
    parameters = frozenset(formula.parameters)
    own = {id(node): names[node.id] for node in names_to_find(tree, parameters)}
    own |= {id(node): names[full] for node, full in full_names_in(tree)}

    class Renamed(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> Any:
            return ast.Name(own[id(node)], ast.Load()) if id(node) in own else self.generic_visit(node)

    renamed: ast.expr = Renamed().visit(tree.body)
    return renamed
