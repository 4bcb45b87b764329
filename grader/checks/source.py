"""The check `source`: imports and names that an exercise does not allow, found in the code without running it.

It goes by what the text says: it is for what students may use, and no wall against those who hide it. Only what the
asked function leads to is looked at, as a notebook may use a package for one exercise that another one forbids.
"""

import ast
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from grader.checks.student_statements import (
    SourceText,
    Statement,
    UnreadableCode,
    is_too_much_code,
    reached_statements,
    statements_of,
)
from grader.checks.verdict import Verdict, wrong

# Attributes of attributes; each of a longer chain is looked at by itself, which would be quadratic.
MAX_ATTRIBUTE_CHAIN = 50
IMPORT_FUNCTIONS = frozenset({"__import__", "import_module"})  # functions that import what their first argument names


@dataclass(frozen=True, slots=True)
class SourceRules:
    """The rules of an exercise on source: the only modules allowed, modules that are forbidden, names that are.

    A module stands for all that is in it. A name with dots is one of a module, however that was imported; `.sort` is
    an attribute of anything.
    """

    allow: tuple[str, ...] | None = None
    forbid: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Breach:
    """Something that is not allowed: what, as it is told, and where."""

    said: str
    place: str
    line: int


@dataclass(frozen=True, slots=True)
class SourceReading:
    """The rules, the submission's own modules, what its imported names stand for, and the names it defines itself."""

    rules: SourceRules
    own: Collection[str]
    aliases: Mapping[str, str]
    defined: Collection[str]


@dataclass(frozen=True, slots=True)
class ParsedCode:
    """All statements of a submission, what its imported names stand for, and the names that it defines itself."""

    statements: tuple[Statement, ...]
    aliases: Mapping[str, str]
    defined: Collection[str]


def judge_source(texts: Sequence[SourceText], target: str, rules: SourceRules) -> Verdict | None:
    """The verdict on code that breaks the rules, naming the first breach; None for code that keeps them."""
    try:
        breach = next(breaches(texts, target, rules), None)
    except UnreadableCode:
        return wrong("source", "The code is too large, or too deeply nested, to see what it imports. Make it simpler.")
    if breach is None:
        return None
    where = f"line {breach.line} of {breach.place}" if breach.place else f"line {breach.line}"
    return wrong("source", f"This exercise does not allow {breach.said}, which is on {where}. Write it without.")


def breaches(texts: Sequence[SourceText], target: str, rules: SourceRules) -> Iterator[Breach]:
    """Every breach of the rules in the code that the target leads to, in the order of the text."""
    code = parsed_code(tuple(texts))
    if code is None:
        raise UnreadableCode
    reading = SourceReading(rules, {text.module for text in texts}, code.aliases, code.defined)
    for each in reached_statements(code.statements, target):
        for node in each.nodes:
            for said in refusals(node, reading):
                yield Breach(said, each.text.place, getattr(node, "lineno", 1))


@lru_cache(maxsize=2)  # each exercise of a submission has rules for the same code
def parsed_code(texts: tuple[SourceText, ...]) -> ParsedCode | None:
    """The code of a submission; None where it is too much, or nested too deeply, to be read."""
    if is_too_much_code(text.text for text in texts):
        return None
    try:
        statements = [each for text in texts for each in statements_of(text)]
    except UnreadableCode:
        return None
    aliases = {name: full for each in statements for name, full in each.imports}
    return ParsedCode(tuple(statements), aliases, {name for each in statements for name in each.binds} - aliases.keys())


def refusals(node: ast.AST, reading: SourceReading) -> Iterator[str]:
    """Descriptions of everything in one node that is not allowed."""
    for module in modules_in(node):
        refused = None if module.partition(".")[0] in reading.own else refused_module(module, reading.rules)
        if refused:
            yield f"importing `{refused}`"
            return
    if isinstance(node, ast.ImportFrom):  # what is imported by its own name is used by it
        names = [f"{node.module}.{alias.name}" for alias in node.names]
    elif isinstance(node, ast.Attribute) or (isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)):
        names = [dotted_name(node, reading.aliases)]
    else:
        return
    yield from (f"`{refused}`" for name in names if (refused := refused_name(name, reading)))


def modules_in(node: ast.AST) -> list[str]:
    """The modules, with what is imported from them, that a node imports by a statement or by a call with their name."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [] if node.level or not node.module else [f"{node.module}.{alias.name}" for alias in node.names]
    if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
        called = getattr(node.func, "id", getattr(node.func, "attr", None))
        return [node.args[0].value] if called in IMPORT_FUNCTIONS and isinstance(node.args[0].value, str) else []
    return []


def refused_module(module: str, rules: SourceRules) -> str | None:
    """The module that may not be imported; None for one that may."""
    forbidden = next((each for each in rules.forbid if is_in_module(module, each)), None)
    head = module.partition(".")[0]
    if forbidden or rules.allow is None or head == "__future__":  # which imports nothing
        return forbidden
    return None if any(is_in_module(module, each) for each in rules.allow) else head


def is_in_module(name: str, module: str) -> bool:
    """Whether a dotted name is a module, or something inside it.

    >>> is_in_module("numpy.linalg.inv", "numpy.linalg"), is_in_module("numpyx", "numpy")
    (True, False)
    """
    return name == module or name.startswith(f"{module}.")


def dotted_name(node: ast.AST, aliases: Mapping[str, str]) -> str:
    """A name or chain of attributes in full, as `numpy.linalg.inv`; `.sort` for an attribute of something unnamed."""
    attributes: list[str] = []
    while isinstance(node, ast.Attribute) and len(attributes) < MAX_ATTRIBUTE_CHAIN:
        attributes.append(node.attr)
        node = node.value
    root = aliases.get(node.id, node.id) if isinstance(node, ast.Name) else ""
    return ".".join([root, *reversed(attributes)])


def refused_name(name: str, reading: SourceReading) -> str | None:
    """The forbidden name that a full name is; None for one that is allowed, or that the code defines itself."""
    for each in reading.rules.names:
        if each.startswith("."):
            refused = name.endswith(each)
        elif "." in each:
            refused = is_in_module(name, each)
        else:
            refused = name in (each, f"builtins.{each}", f"__builtins__.{each}") and each not in reading.defined
        if refused:
            return each
    return next((each for each in reading.rules.forbid if "." in each and is_in_module(name, each)), None)
