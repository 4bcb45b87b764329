"""The digest of all that an audit depends on: the exercise's file, and those definitions of `reference` it leads to.

Comments, docstrings, definitions that the exercise has nothing to do with, and what it says to people change no digest.
"""

import ast
import hashlib
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import yaml

from grader.build.datasets import NoDataset, dataset_of
from grader.built.freeze import source_of
from grader.built.resolve import module_names
from grader.spec.load import Loaded
from grader.spec.read_expressions import SHORT
from reference.draws.conditions.registry import CONDITIONS

AUDIT = 1  # of the audit itself: one more when mutants, or what becomes of them, change
NAMED = re.compile(r"reference(?:\.[a-z][a-z0-9_]*)+:[A-Za-z][A-Za-z0-9_]*")
SHORTHAND = re.compile(r"\$[a-z]+")
DATASET = re.compile(r'"\$dataset": "([\w.-]+)"')
FOR_PEOPLE = ("title", "prompt", "conventions", "sources", "concepts", "level", "minutes", "points", "picture")
WORD = re.compile(r"[a-z][a-z0-9_]*")


def digest_of(loaded: Loaded[Any]) -> str:
    """Twelve hexadecimal digits that change with the exercise, or with the reference it reaches."""
    document = yaml.safe_load(loaded.file.read_text("utf-8"))
    text = json.dumps({key: said for key, said in document.items() if key not in FOR_PEOPLE}, default=str)
    found = definitions_from(sorted(names_in(text)))
    tables = [repr(dataset) for name in DATASET.findall(text) for dataset in datasets(name, loaded)]
    whole = json.dumps([AUDIT, text, tables, dict(sorted(found.items()))])
    return hashlib.sha256(whole.encode()).hexdigest()[:12]


def datasets(name: str, loaded: Loaded[Any]) -> Iterator[object]:
    """The dataset of a name, if there is one."""
    try:
        yield dataset_of(name, loaded.file.parent).rows
    except NoDataset:
        return


def names_in(text: str) -> set[str]:
    """The names of `reference` that an exercise's file leads to: written out, by a short form, or as a condition."""
    short = {SHORT[word] for word in SHORTHAND.findall(text) if word in SHORT}
    conditions = {CONDITIONS[word] for word in WORD.findall(text) if word in CONDITIONS}
    return {*NAMED.findall(text), *short, *(f"{each.__module__}:{each.__name__}" for each in conditions)}


def definitions_from(names: list[str]) -> dict[str, str]:
    """Every definition that the names lead to, themselves included, as trees without docstrings."""
    found: dict[str, str] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        module, _, own = name.partition(":")
        if name not in found and module in module_names() and own in (known := definitions_in(module)):
            found[name] = ast.dump(known[own])
            waiting += uses_of(module, own)
    return found


@cache
def definitions_in(module: str) -> dict[str, ast.stmt]:
    """The functions, classes and names that a module defines at its top, by name."""
    found: dict[str, ast.stmt] = {}
    for statement in without_docstrings(ast.parse(source_of(module))).body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef):
            found[statement.name] = statement
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            found |= {target.id: statement for target in targets if isinstance(target, ast.Name)}
    return found


def without_docstrings(tree: ast.Module) -> ast.Module:
    """The tree, its docstrings taken out."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef):
            node.body = [
                each for each in node.body if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant))
            ]
    return tree


@cache
def uses_of(module: str, name: str) -> tuple[str, ...]:
    """The names of `reference` that one definition uses, of its own module or imported."""
    imported = imports_in(module)
    own = definitions_in(module)
    words = {node.id for node in ast.walk(own[name]) if isinstance(node, ast.Name)}
    return tuple(sorted(imported.get(word, f"{module}:{word}") for word in words if word in imported or word in own))


@cache
def imports_in(module: str) -> dict[str, str]:
    """What a module imports from `reference`, by the name it has there."""
    return {
        alias.asname or alias.name: f"{node.module}:{alias.name}"
        for node in ast.walk(ast.parse(source_of(module)))
        if isinstance(node, ast.ImportFrom) and node.module
        for alias in node.names
        if node.module in module_names()
    }
