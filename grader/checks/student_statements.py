"""The statements of a student's code, parsed without running them, and those that an asked function leads to."""

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from grader.checks.logical_lines import ends_from, nests_deeper

MAX_CODE_CHARACTERS = 1_000_000  # characters of one submission
# Words and signs of one submission. Parsing and looking through it takes some 20 microseconds and 350 bytes for each,
# so that half a second and 10 MB is the most that code can cost; homework of a thousand lines has some ten thousand.
MAX_CODE_WORDS = 25_000
# Signs that end a word, and so count as one each.
WORD_SIGNS = "\n,;:.=+-*/%<>&|^~@!()[]{}"
MAX_CODE_NESTING = 90  # brackets or blocks inside one another; Python itself stops at 100 blocks and 200 brackets
# What looking for stretches that parse may cost: a multiple of the text and some more, with something for each try.
SALVAGE_WORK, SALVAGE_SPARE, SALVAGE_TRY = 4, 4000, 20
# Stretches that are tried together: a decorator or two and a function, or `try` with what belongs to it.
MAX_STRETCH_TRIES = 8
# Characters of most cells, whose statements are kept for many; of larger ones and files for a few.
SHORT_CODE_CHARACTERS = 1_000
DEFINITION_NODES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
ANY_BRACKET = re.compile(r"[()\[\]{}]")  # in strings and comments too: only for a first look
ANY_LINE = re.compile(r"^.*", re.MULTILINE)
UNFINISHED_START = re.compile(r"@|try\b")  # a decorator and `try` parse only with what follows them


class UnreadableCode(ValueError):
    """A text too large or too deep to be parsed without danger."""


@dataclass(frozen=True, slots=True)
class SourceText:
    """One file, or one cell of a notebook: the name of its module, where it stands in words, and its text."""

    module: str
    place: str
    text: str


@dataclass(frozen=True, slots=True)
class Statement:
    """A statement of a file's top level: the names it defines, changes or imports; those it reads; its imports."""

    text: SourceText
    node: ast.stmt
    nodes: tuple[ast.AST, ...]  # itself and all below it, as `ast.walk` gives them
    binds: frozenset[str]
    reads: frozenset[str]
    imports: tuple[tuple[str, str], ...]  # the names that imports in it bind, each with what it stands for in full


def statements_of(text: SourceText) -> list[Statement]:
    """The statements of a text; where it does not parse, those of the stretches that do. Raises `UnreadableCode`."""
    return [statement_of(text, node) for node in top_statements(text.text)]


def statement_of(text: SourceText, node: ast.stmt) -> Statement:
    """One statement of a text, with the names that it binds, reads and imports."""
    # Walked once for all of them: walking takes nearly all of the time that rules on code cost.
    nodes = tuple(ast.walk(node))
    reads = frozenset(each.id for each in nodes if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Load))
    imports = tuple(pair for each in nodes for pair in import_bindings(each))
    return Statement(text, node, nodes, frozenset(bound_in(node, nodes)), reads, imports)


def top_statements(text: str) -> tuple[ast.stmt, ...]:
    """The statements of a text as nodes, which nobody may change; raises `UnreadableCode`."""
    found = _cached(text) if len(text) <= SHORT_CODE_CHARACTERS else _cached_large(text)
    if found is None:
        raise UnreadableCode
    return found


def _statements(text: str) -> tuple[ast.stmt, ...] | None:
    """The statements, or None for what is unreadable: that has to be found out once only as well."""
    if is_too_much_code([text]) or is_deep(text):
        return None
    try:
        try:
            return tuple(parsed_statements(text))
        except SyntaxError:
            return tuple(salvaged_statements(text))
    except UnreadableCode:
        return None


# The submission at hand is looked at several times, by intake and by each exercise's rules; most have fewer cells.
_cached = lru_cache(maxsize=64)(_statements)
_cached_large = lru_cache(maxsize=8)(_statements)


def is_too_much_code(texts: Iterable[str]) -> bool:
    """Whether some code is more than we parse: by its characters, or by its words and signs.

    >>> is_too_much_code(["x = 1"] * 100), is_too_much_code(["0\\n" * 90_000])
    (False, True)
    """
    characters = words = 0
    for text in texts:
        characters += len(text)
        words += len(text.split()) + sum(map(text.count, WORD_SIGNS)) if len(text) <= MAX_CODE_CHARACTERS else 0
        if characters > MAX_CODE_CHARACTERS or words > MAX_CODE_WORDS:
            return True
    return False


def parsed_statements(text: str) -> list[ast.stmt]:
    """The statements of a text; raises SyntaxError, or `UnreadableCode`."""
    try:
        return ast.parse(text).body
    except ValueError as error:  # a NUL
        raise SyntaxError(str(error)) from None
    except (RecursionError, MemoryError):
        raise UnreadableCode from None


def is_deep(text: str) -> bool:
    """Whether brackets or blocks are nested too deeply; those in strings and comments do not count."""
    # A count of brackets and indents, which is quick, says of nearly all code that it is not deep.
    depth = deepest = 0
    for found in ANY_BRACKET.finditer(text):
        depth += 1 if found[0] in "([{" else -1
        deepest = max(deepest, depth)
    indented = any(len(line) - len(line.lstrip()) > MAX_CODE_NESTING for line in text.splitlines())
    return (deepest > MAX_CODE_NESTING or indented) and nests_deeper(text, MAX_CODE_NESTING)


def salvaged_statements(text: str) -> Iterator[ast.stmt]:
    """The statements between lines that begin at column 0, where they parse by themselves, as the sandbox runs them."""
    starts = {found.start(): line for line, found in enumerate(ANY_LINE.finditer(text)) if is_start(found[0])}
    begins = frozenset({*starts, len(text) + 1})
    done, left = 0, SALVAGE_WORK * len(text) + SALVAGE_SPARE
    for start, line in starts.items():
        for end in tried_ends(text, start, begins) if start >= done else ():
            left -= end - start + SALVAGE_TRY
            if left < 0:
                raise UnreadableCode
            try:
                nodes = parsed_statements(text[start:end])
            except SyntaxError:
                continue
            done = end
            yield from (ast.increment_lineno(node, line) for node in nodes)
            break


def is_start(line: str) -> bool:
    """Whether a statement of the top level may begin with a line."""
    return bool(line[:1].strip()) and not line.startswith((")", "]", "}", "#"))


def tried_ends(text: str, start: int, begins: frozenset[int]) -> Iterator[int]:
    """The offsets where a stretch from a start may end: ahead of another start, with nothing left open.

    A decorator, and `try`, need what follows. Anything else that does not parse is not mended by more of the text.
    """
    ends = (end for end in ends_from(text, start, MAX_CODE_NESTING) if end + 1 in begins)
    return islice(ends, MAX_STRETCH_TRIES if UNFINISHED_START.match(text, start) else 1)


def bound_in(node: ast.stmt, nodes: Sequence[ast.AST]) -> Iterator[str]:
    """The names that a statement of the top level, of these nodes, defines, changes or imports."""
    yield from names_given(node, nodes)
    for each in () if isinstance(node, DEFINITION_NODES) else nodes:
        if isinstance(each, ast.Attribute | ast.Subscript) and isinstance(each.ctx, ast.Store):
            yield from (inner.id for inner in ast.walk(each.value) if isinstance(inner, ast.Name))


def statement_names(node: ast.stmt) -> Iterator[str]:
    """The names that a statement of the top level gives to something; not those of which it changes a part."""
    return names_given(node, () if isinstance(node, DEFINITION_NODES) else ast.walk(node))


def names_given(node: ast.stmt, nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The names that a statement of these nodes gives to something; a definition gives its own only."""
    for each in (node,) if isinstance(node, DEFINITION_NODES) else nodes:
        if isinstance(each, DEFINITION_NODES):
            yield each.name
        elif isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store):
            yield each.id
        else:
            yield from (name for name, _ in import_bindings(each))


def import_bindings(node: ast.AST) -> Iterator[tuple[str, str]]:
    """The names that one import statement binds, each with what it stands for in full; none for any other node."""
    if isinstance(node, ast.Import):
        for alias in node.names:
            head = alias.name.partition(".")[0]
            yield (alias.asname, alias.name) if alias.asname else (head, head)
    elif isinstance(node, ast.ImportFrom) and node.module:
        yield from ((alias.asname or alias.name, f"{node.module}.{alias.name}") for alias in node.names)


def reached_statements(statements: Sequence[Statement], target: str) -> list[Statement]:
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
            # A name or module leads to its statements once: thousands of `x = x` would lead to one another.
            waiting += [other for name in statements[place].reads for other in by_name.pop(name, ())]
            modules = {full.partition(".")[0] for _, full in statements[place].imports}
            waiting += [other for module in modules for other in by_module.pop(module, ())]
    return [each for place, each in enumerate(statements) if place in taken]
