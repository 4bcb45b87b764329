"""Every regular expression of the grader, with the methods that it is used by: found in its modules and their text."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard

import grader
from tests.hostile.awkward_texts import Awkward, fits_bytes

AT_START = frozenset({"match", "fullmatch"})
ANYWHERE = frozenset({"search", "findall", "finditer", "sub", "subn", "split"})


@dataclass(frozen=True, slots=True)
class Used:
    """A pattern, where it stands, and how it is used: by `sub` for whatever looks for it anywhere in a text."""

    where: str  # grader.checks.trees:OPERATOR, or grader.checks.numerals:_tidied for one written where it is used
    pattern: re.Pattern[Any]
    methods: frozenset[str]

    def fits(self, text: Awkward) -> bool:
        """Whether the pattern can be given a text: one of bytes has no more than 256 letters."""
        return isinstance(self.pattern.pattern, str) or fits_bytes(text)


@cache
def modules() -> tuple[ModuleType, ...]:
    """All modules of the grader, but `__main__`, which runs."""
    found = pkgutil.walk_packages(grader.__path__, "grader.")
    return tuple(importlib.import_module(each.name) for each in found if not each.name.endswith("__main__"))


@cache
def trees() -> dict[str, ast.Module]:
    """The parsed text of each module that has to do with patterns: it holds or imports one, or speaks of `re`."""
    texts = {module: Path(str(module.__file__)).read_text("utf-8") for module in modules()}
    some = {module for module in texts if any(True for value in vars(module).values() for _ in held(value))}
    return {each.__name__: ast.parse(text) for each, text in texts.items() if each in some or " re." in text}


@cache
def patterns() -> tuple[Used, ...]:
    """The patterns that modules hold, and those that are written where they are used."""
    found: dict[int, Used] = {}
    for module in modules():
        for name in names_at_top(module) if module.__name__ in trees() else ():
            for pattern in held(vars(module).get(name)):
                where = f"{module.__name__}:{name}"
                found.setdefault(id(pattern), Used(where, pattern, tried(uses().get(where, {"?"}))))
    return (*found.values(), *written())


def tried(methods: set[str]) -> frozenset[str]:
    """The methods to try: what is handed on may be used in any way."""
    return frozenset(methods & AT_START) | ({"sub"} if methods - AT_START else set())


def names_at_top(module: ModuleType) -> list[str]:
    """The names that a module itself assigns something to; what it imports belongs to another."""
    assigned = (node for node in trees()[module.__name__].body if isinstance(node, ast.Assign | ast.AnnAssign))
    return [each.id for node in assigned for each in ast.walk(node) if is_stored(each)]


def is_stored(node: ast.AST) -> TypeGuard[ast.Name]:
    return isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)


def held(value: object, depth: int = 2) -> Iterator[re.Pattern[Any]]:
    """The patterns in a value, also those in a table."""
    if isinstance(value, re.Pattern):
        yield value
    elif depth and isinstance(value, tuple | list | set | frozenset | dict):
        for each in value.values() if isinstance(value, dict) else value:
            yield from held(each, depth - 1)


@cache
def uses() -> dict[str, set[str]]:
    """By module and name: the methods called on it, there and wherever it is imported; `?` if it is handed on."""
    found: dict[str, set[str]] = {}
    for module, tree in trees().items():
        nodes = list(ast.walk(tree))
        froms = [node for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
        homes = {alias.asname or alias.name: f"{node.module}:{alias.name}" for node in froms for alias in node.names}
        called: set[int] = set()
        for node in nodes:
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                called.add(id(node.value))
                methods = found.setdefault(homes.get(node.value.id, f"{module}:{node.value.id}"), set())
                methods |= {node.attr} - {"pattern"}  # its text may be part of another
        for node in nodes:
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and id(node) not in called:
                found.setdefault(homes.get(node.id, f"{module}:{node.id}"), set()).add("?")
    return found


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    """Each call of a function of `re`: module and function where it stands, the call, and what is called."""
    for module, tree in trees().items():
        inside = {id(node): each.name for each in ast.walk(tree) if is_function(each) for node in ast.walk(each)}
        for node in ast.walk(tree):
            function = function_of_re(node)
            if isinstance(node, ast.Call) and function in AT_START | ANYWHERE | {"compile"}:
                yield f"{module}:{inside.get(id(node), '')}", node, function


def function_of_re(node: ast.AST) -> str:
    """`search` of `re.search(...)`; "" for anything else."""
    called = node.func if isinstance(node, ast.Call) else None
    is_re = isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id == "re"
    return called.attr if is_re and isinstance(called, ast.Attribute) else ""


def is_function(node: ast.AST) -> TypeGuard[ast.FunctionDef]:
    return isinstance(node, ast.FunctionDef)


def written() -> Iterator[Used]:
    """The patterns that are literals in a call of `re.search` and the like."""
    for where, node, function in calls():
        if function != "compile" and isinstance(node.args[0], ast.Constant):
            flags = [ast.unparse(each) for each in node.args[1:] if ast.unparse(each).startswith("re.")]
            pattern = re.compile(str(node.args[0].value), eval("|".join(flags) or "0"))
            yield Used(where, pattern, tried({function}))


def made() -> set[str]:
    """The functions in which a pattern is put together when it is needed: nobody can know it beforehand."""
    return {
        where for where, node, _ in calls() if not where.endswith(":") and not isinstance(node.args[0], ast.Constant)
    }
