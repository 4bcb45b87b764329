"""Small changes of the reference: mutants of `grader.audit`, and the changes that repairs of students are made of."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from types import CodeType
from typing import Any

from grader.audit.copies import ModuleCopies, changed_lookup
from grader.audit.mutants import Mutant, compiles, home_of, mutants_of
from grader.audit.reach import Span, evaluated
from grader.audit.subject import given_by
from grader.built.code_sources import module_source
from grader.built.document import BuiltExercise, Instance
from grader.built.reference_answers import NoAnswer
from grader.intake.submission import CodeCell, Source, Submission
from grader.mine.alternatives import Alternative, ReferenceChange
from grader.mine.change_words import exchange_words
from grader.mine.further_changes import further_changes
from grader.repair.candidates import RepairCandidate, same_changes_together, single_candidates
from grader.repair.student_program import reached_functions

# What a change of the reference makes of it, for the name of a mistake: by the kinds of repairs and of mutants.
MISTAKE_WORDS = {
    "rounding": "not rounded",
    "divisor": "divided by another number",
    "exponential": "another exponential",
    "boundary": "the boundary counted otherwise",
    "order": "another order",
    "guard": "a special case treated otherwise",
    "dropped": "a term or factor left out",
    "condition": "a condition left out or turned round",
    "branch": "a condition left out or turned round",
    "call": "another function called",
    "comparison": "another comparison",
    "constant": "another number",
    "default": "another number",
    "arguments": "two values exchanged",
    "index": "an index or a range one off",
    "arithmetic": "another operator",
    "form": "another form of a value",
    "normalised": "divided by the sum",
    "statement": "a step left out, or in another place",
    "variable": "another variable used",
    "length": "a length one off",
    "value": "a value turned into another",
    "return": "another value returned",
    "brackets": "brackets at another place",
    "distance": "another distance",
}


def reference_changes(
    exercise: BuiltExercise, copies: ModuleCopies, samples: Sequence[Instance]
) -> Iterator[Alternative]:
    """The alternatives in which one small thing of the reference's code is another, no two with the same text."""
    sources = {module: module_source(module).encode() for module in sorted(copies.modules)}
    reached = reached_spans(exercise, copies, sources, samples)
    seen: set[tuple[str, bytes]] = set()
    found = (
        *mutant_changes(sources, reached),
        *further_changes(sources, reached, mutant_change),
        *repair_changes(sources, reached),
    )
    for kind, change in found:
        if (change.module, change.text) not in seen:
            seen.add((change.module, change.text))
            yield changed_reference(kind, with_whole_lines(change, sources[change.module]))


def reached_spans(
    exercise: BuiltExercise, copies: ModuleCopies, sources: Mapping[str, bytes], samples: Sequence[Instance]
) -> dict[str, frozenset[Span]]:
    """The expressions of the reference that are evaluated on some inputs, by module."""
    record = exercise.trace.record if exercise.trace else ()

    def run(codes: dict[str, CodeType], names: dict[str, Any]) -> None:
        lookup = changed_lookup(codes, frozenset(copies.modules), names)
        for instance in samples:
            try:
                given_by(lookup, exercise.reference, instance.args, exercise.bound, record)
            except NoAnswer:
                continue

    return evaluated(sources, (), run)


def mutant_changes(
    sources: Mapping[str, bytes], reached: Mapping[str, frozenset[Span]]
) -> Iterator[tuple[str, ReferenceChange]]:
    """The mutants that an audit would make, as changes with their kinds."""
    for module, source in sources.items():
        for mutant in mutants_of(module, source, reached[module]):
            yield mutant.kind, mutant_change(mutant, source)


def mutant_change(mutant: Mutant, source: bytes) -> ReferenceChange:
    """A mutant as a change of the reference."""
    before = source[mutant.start : mutant.end].decode()
    home = home_of(source, mutant.line)
    return ReferenceChange(mutant.module, mutant.source_from(source), mutant.line, home, before, mutant.text)


def repair_changes(
    sources: Mapping[str, bytes], reached: Mapping[str, frozenset[Span]]
) -> Iterator[tuple[str, ReferenceChange]]:
    """The changes that would be tried on a student's program, made in the reference, with their kinds."""
    used = [module for module in sources if reached[module]]
    texts = tuple(Source(module, module, (CodeCell(sources[module].decode(), ""),)) for module in used)
    work = Submission("", texts, {}, (), "", "")
    ran = frozenset((module, line) for module in used for begin, _, end, _ in reached[module] for line in (begin, end))
    lines = frozenset((module, line) for module, line in ran if line is not None)
    # Only what the exercise's own inputs reach: a change elsewhere explains nothing.
    functions = reached_functions(work, reached_names(sources, reached))
    singles = single_candidates(functions, lines)
    for candidate in (*singles, *same_changes_together(singles)):
        # A change of several modules at once is no small one.
        if len(candidate.units) == 1:
            change = candidate_change(candidate, used)
            if compiles(change.text, change.module):
                yield candidate.kind, change


def reached_names(sources: Mapping[str, bytes], reached: Mapping[str, frozenset[Span]]) -> frozenset[str]:
    """The names of the functions and classes of which an expression is evaluated."""
    lines = {module: {span[0] for span in spans} for module, spans in reached.items()}
    return frozenset(
        node.name
        for module, source in sources.items()
        for node in ast.parse(source).body
        if isinstance(node, ast.FunctionDef | ast.ClassDef)
        and not lines[module].isdisjoint(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    )


def candidate_change(candidate: RepairCandidate, modules: Sequence[str]) -> ReferenceChange:
    """A candidate for a repair of the reference, as a change of one module."""
    [(unit, text)] = candidate.units
    code = unit.code
    edit = candidate.edits[0]
    before = code.text[edit.start : edit.end].decode()
    whole = code.text[: unit.start] + text + code.text[unit.end :]
    return ReferenceChange(modules[code.source], whole, edit.line, edit.function.name, before, edit.text.decode())


def with_whole_lines(change: ReferenceChange, source: bytes) -> ReferenceChange:
    """The change with the lines in which its two texts differ: an edit may be a part of a word or of a bracket."""
    old, new = source.decode().splitlines(), change.text.decode().splitlines()
    first = next((place for place, (one, two) in enumerate(zip(old, new, strict=False)) if one != two), 0)
    ends = enumerate(zip(reversed(old[first:]), reversed(new[first:]), strict=False))
    last = next((place for place, (one, two) in ends if one != two), min(len(old), len(new)) - first)
    before, after = (text[first : len(text) - last] for text in (old, new))
    return replace(change, before=" ".join(map(str.strip, before)), after=" ".join(map(str.strip, after)))


def changed_reference(kind: str, change: ReferenceChange) -> Alternative:
    """The alternative of a change, named by what the change is about and by its two texts."""
    told = exchange_words(change.before, change.after)
    hint = f"These outputs are what comes out with {told.replace(' for ', ' in the place of ')}."
    return Alternative("function", f"{MISTAKE_WORDS.get(kind, kind)}: {told}", hint, change=change)
