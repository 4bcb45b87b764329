"""The statements of a student's code, parsed without running them, and those that an asked function leads to."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

LARGEST = 1_000_000  # characters of one file
DEEPEST = 90  # brackets or blocks inside one another; Python itself stops at 100 blocks and 200 brackets
WORK = 2_000_000  # characters parsed in all while looking for stretches that parse
DEFINITION = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
BRACKET = re.compile(r"[()\[\]{}]")


class Unreadable(ValueError):
    """A text too large or too deep to be parsed without danger."""


@dataclass(frozen=True, slots=True)
class SourceText:
    """One file, or one cell of a notebook: the name of its module, where it stands in words, and its text."""

    module: str
    place: str
    text: str


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement of a file's top level: the names it defines, changes or imports; those it reads; modules it needs."""

    text: SourceText
    node: ast.stmt
    binds: frozenset[str]
    reads: frozenset[str]
    modules: frozenset[str]


def statements_of(text: SourceText) -> list[Statement]:
    """The statements of a text; where it does not parse, those of the stretches that do. Raises `Unreadable`."""
    return [
        Statement(text, node, frozenset(bound_in(node)), frozenset(read_in(node)), frozenset(modules_needed(node)))
        for node in top_level(text.text)
    ]


@lru_cache(maxsize=256)  # a submission is looked at several times, by intake and by each exercise's rules
def top_level(text: str) -> tuple[ast.stmt, ...]:
    """The statements of a text as nodes, which nobody may change; raises `Unreadable`."""
    if len(text) > LARGEST or is_deep(text):
        raise Unreadable
    try:
        return tuple(parsed(text))
    except SyntaxError:
        return tuple(salvaged(text))


def parsed(text: str) -> list[ast.stmt]:
    """The statements of a text; raises SyntaxError, or `Unreadable`."""
    try:
        return ast.parse(text).body
    except ValueError as error:  # a NUL
        raise SyntaxError(str(error)) from None
    except (RecursionError, MemoryError):
        raise Unreadable from None


def is_deep(text: str) -> bool:
    """Whether brackets or blocks are nested too deeply; those in strings and comments do not count."""
    depth = deepest = 0
    for found in BRACKET.finditer(text):
        depth += 1 if found[0] in "([{" else -1
        deepest = max(deepest, depth)
    indented = any(len(line) - len(line.lstrip()) > DEEPEST for line in text.splitlines())
    return (deepest > DEEPEST or indented) and _tokens_deep(text)


def _tokens_deep(text: str) -> bool:
    depth = blocks = 0
    try:
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.OP:
                depth += (token.string in "([{") - (token.string in ")]}")
            blocks += (token.type == tokenize.INDENT) - (token.type == tokenize.DEDENT)
            if max(depth, blocks) > DEEPEST:
                return True
    except (tokenize.TokenError, SyntaxError):  # it will not parse as a whole, and its depth up to here is known
        pass
    return False


def salvaged(text: str) -> Iterator[ast.stmt]:
    """The statements between lines that begin at column 0, where they parse by themselves, as the sandbox runs them."""
    lines = text.split("\n")
    starts = [n for n, line in enumerate(lines) if line[:1].strip() and not line.startswith((")", "]", "}", "#"))]
    done, work = 0, 0
    for place, start in enumerate(starts):
        for last in [] if start < done else [*starts[place + 1 :], len(lines)]:
            piece = "\n".join(lines[start:last])
            work += len(piece)
            if work > WORK:
                raise Unreadable
            try:
                nodes = parsed(piece)
            except SyntaxError:
                continue
            done = last
            yield from (ast.increment_lineno(node, start) for node in nodes)
            break


def bound_in(node: ast.stmt) -> Iterator[str]:
    """The names that a statement of the top level defines, changes or imports."""
    yield from defined_in(node)
    for each in () if isinstance(node, DEFINITION) else ast.walk(node):
        if isinstance(each, ast.Attribute | ast.Subscript) and isinstance(each.ctx, ast.Store):
            yield from (inner.id for inner in ast.walk(each.value) if isinstance(inner, ast.Name))


def defined_in(node: ast.stmt) -> Iterator[str]:
    """The names that a statement of the top level gives to something; not those of which it changes a part."""
    for each in (node,) if isinstance(node, DEFINITION) else ast.walk(node):
        if isinstance(each, DEFINITION):
            yield each.name
        elif isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            yield each.id
        else:
            yield from (name for name, _ in imported_by(each))


def read_in(node: ast.stmt) -> Iterator[str]:
    """The names that a statement reads, wherever in it."""
    return (each.id for each in ast.walk(node) if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load))


def imports_in(node: ast.AST) -> Iterator[tuple[str, str]]:
    """The names that the imports in a piece of code bind, each with what it stands for in full."""
    return (pair for each in ast.walk(node) for pair in imported_by(each))


def imported_by(node: ast.AST) -> Iterator[tuple[str, str]]:
    """The same for one node, without what is inside it."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            head = alias.name.partition(".")[0]
            yield (alias.asname, alias.name) if alias.asname else (head, head)
    elif isinstance(node, ast.ImportFrom) and node.module:
        yield from ((alias.asname or alias.name, f"{node.module}.{alias.name}") for alias in node.names)


def modules_needed(node: ast.AST) -> Iterator[str]:
    """The modules, by the first part of their names, that a piece of code imports."""
    return (full.partition(".")[0] for _, full in imports_in(node))


def reached(statements: Sequence[Statement], target: str) -> list[Statement]:
    """The statements that the target leads to by the names they read; all, where nothing defines the target.

    A file of the submission that one of them imports belongs to it as a whole, and `from x import *` to everything.
    """
    by_name: dict[str, list[int]] = {}
    by_module: dict[str, list[int]] = {}
    for place, each in enumerate(statements):
        by_module.setdefault(each.text.module, []).append(place)
        for name in each.binds:
            by_name.setdefault(name, []).append(place)
    if target not in by_name:
        return list(statements)
    taken: set[int] = set()
    waiting = [*by_name[target], *by_name.get("*", ())]
    while waiting:
        place = waiting.pop()
        if place not in taken:
            taken.add(place)
            waiting += [other for name in statements[place].reads for other in by_name.get(name, ())]
            waiting += [other for module in statements[place].modules for other in by_module.get(module, ())]
    return [each for place, each in enumerate(statements) if place in taken]
