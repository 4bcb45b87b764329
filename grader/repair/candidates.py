"""Candidates for a repair: a student's program with one small change each, the likeliest kinds of change first.

The order is that in which mistakes of learners were mended most often; to begin with suspicious lines found less.
"""

import ast
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from grader.repair import collection_changes, statement_changes, value_changes
from grader.repair.operators import boundary
from grader.repair.student_program import CodeUnit, FunctionCode, PlacedNode, PlacedStatement
from grader.repair.text_edits import TextEdit, compilable_text, edited_text, node_edit

MAX_CANDIDATES = 1_500  # candidates of one program, counted: the same on every machine
# Kinds that are not tried at all places of a text together: another name everywhere is another program.
NEVER_TOGETHER = ("variable", "statement", "value", "argument", "start")
CODE_TOKEN = re.compile(r"\w+|[^\w\s]")

ValueChange = Callable[[FunctionCode, PlacedNode], Iterator[ast.expr]]
StatementChange = Callable[[FunctionCode, PlacedStatement], Iterator[TextEdit]]


@dataclass(frozen=True, eq=False)
class RepairCandidate:
    """A changed program: the kind of its change, the edits, and for each definition that changes its new text."""

    kind: str
    edits: tuple[TextEdit, ...]
    units: tuple[tuple[CodeUnit, bytes], ...]

    @property
    def functions(self) -> frozenset[str]:
        """The names of the functions that change."""
        return frozenset(edit.function.name for edit in self.edits)

    @property
    def lines(self) -> frozenset[tuple[str, int]]:
        """The lines that change, each with the file or cell it stands in."""
        return frozenset((edit.function.code.place, edit.line) for edit in self.edits)

    @property
    def key(self) -> tuple[tuple[int, int, int, bytes], ...]:
        """The changed texts and where they stand: equal for equal programs."""
        return tuple((unit.code.source, unit.code.cell, unit.start, text) for unit, text in self.units)

    @property
    def changes(self) -> tuple[tuple[int, str, str], ...]:
        """The changed definitions as the sandbox is told: number of the file, class, text."""
        return tuple((unit.code.source, unit.owner, compilable_text(unit, text)) for unit, text in self.units)

    @property
    def rank(self) -> int:
        """0 for a change that only removes something, 1 for one that changes a word, 2 for one that adds something."""
        before = [token for unit, _ in self.units for token in tokens_of(unit.code.text[unit.start : unit.end])]
        after = [token for _, text in self.units for token in tokens_of(text)]
        if len(after) < len(before):
            return 0
        differing = sum(one != other for one, other in zip(before, after, strict=False))
        return 1 if len(before) == len(after) and differing == len(self.edits) else 2


def tokens_of(text: bytes) -> list[str]:
    """The words and signs of a text."""
    return CODE_TOKEN.findall(text.decode())


def candidate_of(kind: str, edits: Sequence[TextEdit]) -> RepairCandidate:
    """The candidate with these edits, which do not overlap."""
    units = {edit.function.unit.start: edit.function.unit for edit in edits}
    texts = []
    for unit in units.values():
        own = [edit for edit in edits if edit.function.unit is unit]
        texts.append((unit, edited_text(unit.code.text[unit.start : unit.end], own, unit.start)))
    return RepairCandidate(kind, tuple(edits), tuple(texts))


# In this order: see the top of the module.
KINDS: tuple[tuple[str, tuple[ValueChange, ...]], ...] = (
    ("rounding", (value_changes.unrounded,)),
    ("divisor", (value_changes.other_divisor,)),
    ("exponential", (value_changes.stable_exponential, value_changes.shifted_exponential)),
    ("boundary", (lambda _, placed: boundary(placed.node),)),
    ("order", (value_changes.other_order, collection_changes.in_order)),
    ("guard", (value_changes.guarded,)),
    ("dropped", (value_changes.without_part,)),
    ("condition", (value_changes.other_condition,)),
    ("call", (value_changes.other_call,)),
    ("comparison", (value_changes.other_comparison,)),
    ("constant", (value_changes.other_constant,)),
    ("arguments", (value_changes.swapped_order,)),
    ("index", (value_changes.other_index,)),
    ("arithmetic", (value_changes.other_arithmetic,)),
    ("form", (value_changes.unwrapped, collection_changes.whole_array_as_fractions)),
    ("normalised", (value_changes.divided_by_sum,)),
    ("shared", (collection_changes.copied,)),
    ("overwritten", (collection_changes.kept_twice,)),
    ("start", (collection_changes.other_start, collection_changes.nothing_at_first)),
    ("missing", (collection_changes.missing_only,)),
    ("nearness", (collection_changes.nearly_compared,)),
    ("statement", ()),
    ("variable", (value_changes.other_variable,)),
    ("length", (value_changes.other_length,)),
    ("value", (value_changes.wrapped,)),
    ("argument", (collection_changes.argument_for_number,)),
)

# Kinds that change statements too, each by one function; `statement` itself has several.
STATEMENT_KINDS: dict[str, StatementChange] = {
    "arithmetic": statement_changes.other_assignments,
    "shared": collection_changes.removed_from_copy,
    "overwritten": collection_changes.added_entries,
}


def single_candidates(
    functions: Sequence[FunctionCode], ran: frozenset[tuple[str, int]] | None = None
) -> list[RepairCandidate]:
    """The candidates with one change, at most `MAX_CANDIDATES`, no two of them the same program.

    Of statements that were not `ran`, by their files and lines, none is changed; all count if that is None.
    """
    found: dict[object, RepairCandidate] = {}
    reached = [function if ran is None else function.reached_part(ran) for function in functions]
    for kind, changes in KINDS:
        for function in reached:
            for edit in edits_of_kind(kind, changes, function):
                if function.code.text[edit.start : edit.end] == edit.text:
                    continue
                key = (function.code.source, function.code.cell, edit.start, edit.end, edit.text)
                if key not in found:
                    found[key] = candidate_of(kind, [edit])
                    if len(found) == MAX_CANDIDATES:
                        return list(found.values())
    return list(found.values())


def edits_of_kind(kind: str, changes: Sequence[ValueChange], function: FunctionCode) -> Iterator[TextEdit]:
    """The edits of one kind in a function, from top to bottom."""
    for placed in function.expressions:
        if isinstance(getattr(placed.node, "ctx", None), ast.Store | ast.Del):
            continue
        for change in changes:
            yield from (node_edit(function, placed, new) for new in change(function, placed))
    if kind == "guard":
        yield from statement_changes.empty_guards(function)
    elif kind == "statement":
        for statement in function.statements:
            yield from statement_changes.dropped_statements(function, statement)
            yield from statement_changes.indented_statements(function, statement)
            yield from statement_changes.swapped_statements(function, statement)
    elif kind in STATEMENT_KINDS:
        for statement in function.statements:
            yield from STATEMENT_KINDS[kind](function, statement)


def same_changes_together(singles: Sequence[RepairCandidate]) -> list[RepairCandidate]:
    """The candidates in which one and the same change of a text is made at every place that has that text."""
    groups: dict[tuple[str, bytes, bytes], list[TextEdit]] = {}
    for each in singles:
        [edit] = each.edits
        old = edit.function.code.text[edit.start : edit.end]
        if old.strip() and b"\n" not in old and each.kind not in NEVER_TOGETHER:
            groups.setdefault((each.kind, old, edit.text), []).append(edit)
    return [candidate_of(kind, edits) for (kind, _, _), edits in groups.items() if len(edits) > 1 and are_apart(edits)]


def are_apart(edits: Sequence[TextEdit]) -> bool:
    """Whether no two edits overlap; edits of different texts never do."""
    ordered = sorted(edits, key=lambda each: (each.function.code.source, each.function.code.cell, each.start))
    return all(
        one.function.code is not other.function.code or one.end <= other.start for one, other in pairwise(ordered)
    )
