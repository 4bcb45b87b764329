"""Candidates in which a program is changed everywhere in the same way, or in up to three such ways at once.

A learner who rounds, or divides by n, does so on every line: one change of one line mends nothing then.
"""

import ast
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from grader.repair import collection_changes, value_changes
from grader.repair.candidates import RepairCandidate, are_apart
from grader.repair.operators import node_with
from grader.repair.student_program import CodeText, CodeUnit, FunctionCode, PlacedNode, functions_in
from grader.repair.text_edits import TextEdit, edited_text, node_edit

MAX_WAYS_AT_ONCE = 3
INDENTED = b"if 1:\n"  # before a method, so that it parses as it is indented

SystematicChange = Callable[[FunctionCode, PlacedNode], Iterator[ast.expr]]


def less_divisor(function: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A divisor less 1, or a spread that divides by n - 1."""
    yield from (new for new in value_changes.other_divisor(function, placed) if not is_shorter(placed.node, new))


def whole_divisor(function: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A divisor without the 1 that it is less by, or a spread that divides by n."""
    yield from (new for new in value_changes.other_divisor(function, placed) if is_shorter(placed.node, new))


def is_shorter(old: ast.expr, new: ast.expr) -> bool:
    """Whether a changed expression has fewer nodes than it had."""
    return sum(1 for _ in ast.walk(new)) < sum(1 for _ in ast.walk(old))


def binary_logarithm(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A logarithm to base 2."""
    node = placed.node
    if isinstance(node, ast.Call) and value_changes.called_name(node) in ("log", "log10") and len(node.args) == 1:
        yield value_changes.with_called(node, "log2")


def natural_logarithm(_: FunctionCode, placed: PlacedNode) -> Iterator[ast.expr]:
    """A natural logarithm."""
    node = placed.node
    if isinstance(node, ast.Call) and value_changes.called_name(node) in ("log2", "log10"):
        yield value_changes.with_called(node, "log")
    elif isinstance(node, ast.Call) and value_changes.called_name(node) == "log" and len(node.args) == 2:
        yield node_with(node, args=node.args[:1])


WAYS: dict[str, tuple[SystematicChange, ...]] = {
    "rounding": (value_changes.unrounded,),
    "divisor by n": (less_divisor,),
    "divisor by n - 1": (whole_divisor,),
    "logarithm to another base": (binary_logarithm,),
    "logarithm to base 2": (natural_logarithm,),
    "exponential": (value_changes.shifted_exponential, value_changes.stable_exponential),
    "guard": (value_changes.guarded,),
    "missing": (collection_changes.missing_only,),
}
ALONE_WAYS = ("missing",)  # that go with no other: tests for None have nothing to do with how numbers are computed


@dataclass(frozen=True, eq=False)
class SystematicCandidate(RepairCandidate):
    """A candidate with changes everywhere: which way, and on which line, of which function and text."""

    ways: tuple[tuple[str, str, str, int], ...] = ()  # way, function, place, line

    @property
    def functions(self) -> frozenset[str]:
        """The names of the functions that change."""
        return frozenset(function for _, function, _, _ in self.ways)

    @property
    def lines(self) -> frozenset[tuple[str, int]]:
        """The lines that change, each with the file or cell it stands in."""
        return frozenset((place, line) for _, _, place, line in self.ways)


def systematic_candidates(functions: Sequence[FunctionCode]) -> list[SystematicCandidate]:
    """The candidates with one to three systematic changes, few of them before many."""
    units = list({id(each.unit): each.unit for each in functions}.values())
    found: dict[object, SystematicCandidate] = {}
    useful = [way for way in WAYS if changed_everywhere(units, [way]) is not None]
    for count in range(1, MAX_WAYS_AT_ONCE + 1):
        for ways in combinations([way for way in useful if count == 1 or way not in ALONE_WAYS], count):
            made = changed_everywhere(units, ways)
            # A way that finds nothing to change adds nothing to the others, which have had their turn.
            if made is not None and {way for way, _, _, _ in made.ways} == set(ways):
                found.setdefault(made.key, made)
    return list(found.values())


def changed_everywhere(units: Sequence[CodeUnit], ways: Sequence[str]) -> SystematicCandidate | None:
    """The program with all of these ways of changing it applied one after the other; None where nothing changes."""
    texts: list[tuple[CodeUnit, bytes]] = []
    told: list[tuple[str, str, str, int]] = []
    for unit in units:
        text = unit.code.text[unit.start : unit.end]
        head = INDENTED if unit.owner else b""
        first = unit.code.line_at(unit.start) - head.count(b"\n")
        for way in ways:
            # Read again for each way: what one way has changed, the next one may change inside.
            edits = edits_everywhere(CodeText(unit.code.source, unit.code.cell, unit.code.place, head + text), way)
            text = edited_text(head + text, edits)[len(head) :]
            told += [(way, each.function.name, unit.code.place, first + each.line - 1) for each in edits]
        if text != unit.code.text[unit.start : unit.end]:
            texts.append((unit, text))
    return SystematicCandidate(" and ".join(ways), (), tuple(texts), tuple(dict.fromkeys(told))) if texts else None


def edits_everywhere(code: CodeText, way: str) -> list[TextEdit]:
    """The edits of one way at every place of a definition's text; of places inside one another, the outer."""
    edits: list[TextEdit] = []
    for function in functions_of_text(code):
        for placed in function.expressions:
            if isinstance(getattr(placed.node, "ctx", None), ast.Store | ast.Del):
                continue
            new = next((each for change in WAYS[way] for each in change(function, placed)), None)
            if new is not None:
                edit = node_edit(function, placed, new)
                if are_apart([*edits, edit]):
                    edits.append(edit)
    return edits


def functions_of_text(code: CodeText) -> Iterator[FunctionCode]:
    """The functions in the text of one definition, which may be indented under `INDENTED`."""
    try:
        (node,) = ast.parse(code.text).body
    except (SyntaxError, ValueError, RecursionError):
        return
    (node,) = node.body if isinstance(node, ast.If) else [node]
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        yield from functions_in(code, node)
