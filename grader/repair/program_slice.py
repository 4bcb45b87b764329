"""The part of a submission that an exercise leads to, as a program of its own, and repairs of it put back.

A search is made on that part alone: students who have the same function share what is found, wherever it stands in
their files and whatever else they handed in. So do those whose function was right on all other inputs.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from hashlib import sha256

from grader.checks.student_statements import (
    SourceText,
    Statement,
    UnreadableCode,
    is_too_much_code,
    reached_statements,
    statements_of,
)
from grader.intake.submission import CodeCell, Source, Submission
from grader.repair.candidates import RepairCandidate
from grader.repair.student_program import CodeUnit, first_line, functions_in, top_definitions
from grader.repair.systematic import SystematicCandidate
from grader.run_cache import UNCACHED, RunCache, cacheable

SLICE_NAME = "repaired"  # the name of the one file of a slice


def program_slice(submission: Submission, asked: Collection[str], cache: RunCache = UNCACHED) -> Submission | None:
    """The statements that the asked names lead to, as a submission of one file; None where they cannot be read.

    Files that import one another stay as they are: what is one file there would be another program.
    """
    if len(submission.sources) != 1:
        return submission if submission.sources else None
    statements = cache.of(only_file_statements)(submission)
    if statements is None:
        return None
    reached = [each for name in sorted(asked) for each in reached_statements(statements, name)]
    wanted = {id(each) for each in reached}
    text = "".join(statement_lines([each for each in statements if id(each) in wanted]))
    source = Source(SLICE_NAME, f"{SLICE_NAME}.py", (CodeCell(text, ""),))
    return Submission("", (source,), {}, (), "", "")


@cacheable(key=lambda _, submission: id(submission), size=1)  # each exercise asks about the submission at hand
def only_file_statements(submission: Submission) -> list[Statement] | None:
    """The statements of a submission's only file, cell after cell; None where they cannot be read."""
    texts = [cell.text for cell in submission.sources[0].cells]
    try:
        if is_too_much_code(texts):
            return None
        return [each for place, text in enumerate(texts) for each in statements_of(SourceText("", str(place), text))]
    except (UnreadableCode, RecursionError):
        return None


def program_digest(part: Submission) -> bytes:
    """The digest of a slice: equal for equal programs."""
    return sha256(repr([(source.name, source.cells) for source in part.sources]).encode()).digest()


def statement_lines(statements: Sequence[Statement]) -> list[str]:
    """The lines of statements, each line once, in their order."""
    found: dict[tuple[str, int], str] = {}
    for each in statements:
        lines = each.text.text.split("\n")
        for number in range(first_line(each.node), (each.node.end_lineno or each.node.lineno) + 1):
            found.setdefault((each.text.place, number), f"{lines[number - 1]}\n")
    return list(found.values())


def own_unit(unit: CodeUnit, submission: Submission) -> CodeUnit | None:
    """The definition of a submission that one of its slice is; None where it does not stand there."""
    return same_unit(unit, own_units(submission))


def own_units(submission: Submission) -> list[CodeUnit]:
    """The definitions of a submission that are compiled anew for a change."""
    return [
        function.unit for code, node in top_definitions(submission).values() for function in functions_in(code, node)
    ]


def put_back(candidate: RepairCandidate, submission: Submission) -> RepairCandidate | None:
    """The candidate of a slice as one of the whole submission; None where a definition does not stand there."""
    own = own_units(submission)
    units = [(unit, same_unit(unit, own), text) for unit, text in candidate.units]
    if any(there is None for _, there, _ in units):
        return None
    placed = tuple((there, text) for _, there, text in units if there is not None)
    if not isinstance(candidate, SystematicCandidate):
        return replace(candidate, units=placed)
    ways = [moved_way(way, [(unit, there) for unit, there, _ in units if there is not None]) for way in candidate.ways]
    return replace(candidate, units=placed, ways=tuple(ways))


def same_unit(unit: CodeUnit, among: Sequence[CodeUnit]) -> CodeUnit | None:
    """The definition among others that has the same text and belongs to the same class."""
    text = unit.code.text[unit.start : unit.end]
    return next(
        (each for each in among if each.owner == unit.owner and each.code.text[each.start : each.end] == text), None
    )


def moved_way(way: tuple[str, str, str, int], moves: Sequence[tuple[CodeUnit, CodeUnit]]) -> tuple[str, str, str, int]:
    """A systematic change with the place and line that it has after its definition was put back."""
    kind, function, place, line = way
    for unit, there in moves:
        first, last = unit.code.line_at(unit.start), unit.code.line_at(unit.end)
        if place == unit.code.place and first <= line <= last:
            return kind, function, there.code.place, line - first + there.code.line_at(there.start)
    return way
