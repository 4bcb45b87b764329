"""The texts of a checker's modules, cut to what an assignment uses: entries of registries, functions, classes."""

import ast
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from grader.built.named_checks import names_within
from grader.checks.registry import CHECKS
from grader.release.public import PublicAssignment

CHECK_REGISTRY = "grader.checks.registry"
PROPERTY_REGISTRY = "grader.checks.properties.property_registry"
DIFF_REGISTRY = "grader.report.diff.chosen_diff"
LINTER_NOTE = re.compile(
    r"  # (?:noqa(?:: [A-Z0-9, ]+?)?|type: ignore(?:\[[^\]]*\])?)(?:  (?:# )?(.+))?$", re.MULTILINE
)
WORD = re.compile(r"\w+")
ALWAYS_KEPT = frozenset({"close", "exact", "trace"})  # what other checks and answers by hand fall back on


def checks_used(public: PublicAssignment) -> frozenset[str]:
    """The names of the checks that an assignment uses, also inside other checks."""
    named = {name for exercise in public.exercises if exercise.check for name in names_within(exercise.check.options)}
    return ALWAYS_KEPT | ({each.check.name for each in public.exercises if each.check} | named) & CHECKS.keys()


def properties_used(public: PublicAssignment) -> frozenset[str]:
    """The names of the properties that an assignment states and a checker can try."""
    return frozenset(each.name for exercise in public.exercises for each in exercise.properties)


def registry_with(text: str, names: frozenset[str]) -> str:
    """The text of a registry's module with only the named entries and the imports that they need."""
    tables = (node.value for node in ast.parse(text).body if isinstance(node, ast.AnnAssign))
    # The registry is the first annotated dict of its module, with an entry a line.
    entries = next(table for table in tables if isinstance(table, ast.Dict))
    dropped = [
        (key.lineno, value.end_lineno or value.lineno)
        for key, value in zip(entries.keys, entries.values, strict=True)
        if isinstance(key, ast.Constant) and key.value not in names
    ]
    return without_unused_imports(without_lines(text, dropped))


def slim_texts(texts: Mapping[str, str], kept: str) -> dict[str, str]:
    """The texts of modules without notes to our tools, and without definitions and imports that nothing uses."""
    plain = {name: without_tool_notes(text) for name, text in texts.items()}
    used = without_unused_definitions(plain, kept)
    return {name: without_unused_imports(text) for name, text in used.items()}


def without_unused_definitions(texts: Mapping[str, str], kept: str) -> dict[str, str]:
    """The texts of modules without functions and classes that no line of theirs or of the text `kept` names.

    A name counts wherever it stands, also in a docstring, so that nothing is left out that could be needed.
    """
    words = Counter(word for text in (*texts.values(), kept) for word in WORD.findall(text))
    left = {name: module_definitions(text) for name, text in texts.items()}
    gone: dict[str, list[Definition]] = {name: [] for name in texts}
    while found := [(module, each) for module, own in left.items() for each in own if words[each.name] == 1]:
        for module, each in found:
            left[module].remove(each)
            gone[module].append(each)
            words.subtract(each.words)  # what only those have used is used no more
    return {name: without_lines(text, [each.lines for each in gone[name]]) for name, text in texts.items()}


@dataclass(frozen=True, slots=True)
class Definition:
    """A function, class or constant of a module: its name, its first and last line, and the words that stand there."""

    name: str
    lines: tuple[int, int]
    words: Counter[str]


def module_definitions(text: str) -> list[Definition]:
    """The functions, classes and constants of a module."""
    lines = text.splitlines()
    found = []
    for node in ast.parse(text).body:
        if name := defined_name(node):
            first, last = first_line(node, lines), node.end_lineno or node.lineno
            found.append(Definition(name, (first, last), Counter(WORD.findall("\n".join(lines[first - 1 : last])))))
    return found


def without_tool_notes(text: str) -> str:
    """The text of a module without what it says to our tools: doctests in docstrings, and comments for linters."""
    if ">>> " not in text:
        return LINTER_NOTE.sub(note_reason, text)
    tried = [node.value for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Expr) and is_doctest(node.value)]
    lines = text.splitlines()
    # Doctests end a docstring: from the blank line above the first prompt to the line of the closing quotes.
    stretches = [
        (next(n for n in range(node.lineno, node.end_lineno) if lines[n].lstrip().startswith(">>> ")), node.end_lineno)
        for node in tried
        if node.end_lineno
    ]
    return LINTER_NOTE.sub(note_reason, without_lines(text, [(first, last - 1) for first, last in stretches]))


def note_reason(note: re.Match[str]) -> str:
    """The reason that stands after a comment for linters, as a comment of its own; "" if there is none."""
    return f"  # {note[1]}" if note[1] else ""


def is_doctest(node: ast.expr) -> bool:
    """Whether an expression is a docstring with a doctest."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n    >>> " in node.value


def defined_name(node: ast.stmt) -> str:
    """The name that a statement defines, for a function, a class or a constant; "" for any other."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return targets[0].id if len(targets) == 1 and isinstance(targets[0], ast.Name) else ""


def first_line(node: ast.stmt, lines: list[str]) -> int:
    """The number of the first line of a definition, with its decorators and the comment above it."""
    decorated = node.decorator_list if isinstance(node, ast.FunctionDef | ast.ClassDef) else []
    first = min([node.lineno, *(each.lineno for each in decorated)])
    while first > 1 and lines[first - 2].startswith("#"):
        first -= 1
    return first


def without_unused_imports(text: str) -> str:
    """The text of a module without import statements of which no name is used."""
    tree = ast.parse(text)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    unused = [
        (node.lineno, node.end_lineno or node.lineno)
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and not used & {alias.asname or alias.name for alias in node.names}
    ]
    return without_lines(text, unused)


def without_lines(text: str, stretches: Iterable[tuple[int, int]]) -> str:
    """The text without some ranges of lines, counted from 1, both ends included."""
    gone = {number for first, last in stretches for number in range(first, last + 1)}
    return "".join(line for number, line in enumerate(text.splitlines(keepends=True), 1) if number not in gone)
