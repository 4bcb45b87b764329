"""The registries of checks and properties, cut to the entries that an assignment uses, for its checker."""

import ast
from collections.abc import Iterable

from grader.built.named_checks import names_within
from grader.checks.registry import CHECKS
from grader.release.public import PublicAssignment

CHECK_REGISTRY = "grader.checks.registry"
PROPERTY_REGISTRY = "grader.checks.properties.property_registry"
DIFF_REGISTRY = "grader.report.diff.chosen_diff"
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
