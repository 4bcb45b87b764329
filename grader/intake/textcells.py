"""Answers that were written into a notebook's text cells: functions, numbers, choices, texts."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate

from grader.checks.student_statements import SourceText, UnreadableCode, statements_of
from grader.intake.asked import ExpectedNames
from grader.intake.code_words import DEFINED_NAME, as_python_reads
from grader.intake.definitions import cell_definitions, student_definitions
from grader.intake.submission import CodeCell, Prose, Source

CODE_FENCE = re.compile(r"[ \t]*+(```++|~~~++)")  # the line that opens or closes a block of code in Markdown
# Statements that a text cell's code is run with; calls and the like are prose, or examples.
KEPT_STATEMENTS = (
    ast.Import,
    ast.ImportFrom,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.Assign,
    ast.AnnAssign,
)
# Possessive throughout, as a line may be as long as a notebook. Underscores that end the name are taken off afterwards.
TEXT_ANSWER_LINE = re.compile(r"[\s>*+-]*+[*_`]*+(?P<name>[A-Za-z][\w.]*+)[*_`]*+\s*+[=:][*_`]*\s*(?P<text>\S.*)$")
# A number as people write it, with a fraction, power or percent sign: a sentence behind `hit:` is no answer.
WRITTEN_NUMBER = re.compile(
    r"[-+\u2212]?\s*+[.,]*+\d[\d.,]*+(?:e[-+]?\d++)?(?:\s*+/\s*+[\d.,]*+(?<=\d))?\s*+\\?%?", re.IGNORECASE
)
# Between two letters one sign at most: what could be read in two ways would be, at each of them.
CHOICE_LETTERS = re.compile(
    r"[\[({]?[a-z](?:(?:\s++(?:[,;]\s*+|and\s*+)?|[,;]\s*+|and\s*+)[a-z])*+[\])}]?", re.IGNORECASE
)
ANSWER_NAMES = frozenset({"answer", "answers", "choice"})  # names that mean the exercise under whose heading they stand
AnswersByExercise = Mapping[str, Mapping[str, str]]


def with_code(sources: Sequence[Source], asked: Sequence[ExpectedNames]) -> tuple[tuple[Source, ...], list[str]]:
    """The sources with functions that stand in text cells as cells of code, where they are written nowhere else."""
    known = student_definitions(sources)
    written = {one.name for one in known if not one.blank}
    missing = {name for each in asked for name in each.functions} - written
    notes: list[str] = []
    changed = list(sources)
    for number, source in enumerate(sources if missing else ()):
        handed_out = {one.name for one in known if one.source == number}
        moved = 0
        for prose in source.prose:
            code, names = code_in_prose(prose, missing)
            if names:
                # Above what was handed out it would be lost again.
                place = len(changed[number].cells) if names & handed_out else prose.after + moved
                cells = changed[number].cells
                cells = (*cells[:place], CodeCell(code, prose.label), *cells[place:])
                changed[number] = replace(changed[number], cells=cells)
                moved += 1
                listed = ", ".join(f"`{name}`" for name in sorted(names))
                notes.append(
                    f"{listed} stands in {prose.label} of {source.file}, which is for text; it was run as code. "
                    "Make that cell a code cell."
                )
    return tuple(changed), notes


def code_in_prose(prose: Prose, missing: set[str]) -> tuple[str, set[str]]:
    """The code of a text cell, and which of the missing functions it defines."""
    blocks = list(fenced(prose.text)) or [prose.text]
    for block in blocks:
        if missing.isdisjoint(DEFINED_NAME.findall(as_python_reads([block]))):
            continue  # most text cells are no code, and would be taken apart in vain
        found = {one.name for one in cell_definitions(CodeCell(block, ""), 0, "") if one.kind and not one.blank}
        if found & missing:
            return definitions_alone(block), found & missing
    return "", set()


def fenced(text: str) -> Iterator[str]:
    """The blocks between fences of three or more backticks or tildes; a shorter fence ends one where none is as long.

    >>> list(fenced("a\\n```python\\nx = 1\\n```\\n~~~\\nleft open"))
    ['x = 1\\n']
    """
    lines = text.split("\n")
    fences = [found[1] if (found := CODE_FENCE.match(line)) else "" for line in lines]
    longest = list(accumulate(reversed(fences), longer_fences, initial={"`": 0, "~": 0}))[::-1]  # from each line on
    at = 0
    while at < len(lines):
        mark = fences[at][:1]
        least = min(len(fences[at]), longest[at + 1][mark]) if mark else 0
        if not least:
            at += 1
            continue
        end = next(n for n in range(at + 1, len(lines)) if fences[n][:1] == mark and len(fences[n]) >= least)
        yield "".join(f"{line}\n" for line in lines[at + 1 : end])
        at = end + 1


def longer_fences(known: dict[str, int], fence: str) -> dict[str, int]:
    """The longest fence of each kind, with one more fence taken into account."""
    return known if len(fence) <= known.get(fence[:1], 0) else {**known, fence[:1]: len(fence)}


def definitions_alone(text: str) -> str:
    """The text with every line left empty that is no part of a definition, an import or an assignment."""
    kept: set[int] = set()
    try:
        for each in statements_of(SourceText("", "", text)):
            if isinstance(each.node, KEPT_STATEMENTS):
                decorators = getattr(each.node, "decorator_list", [])
                first = min([each.node.lineno, *(one.lineno for one in decorators)])
                kept |= set(range(first, (each.node.end_lineno or first) + 1))
    except UnreadableCode:
        return ""
    return "\n".join(line if number in kept else "" for number, line in enumerate(text.split("\n"), 1))


def with_answers(
    sources: Sequence[Source], asked: Sequence[ExpectedNames], answers: AnswersByExercise
) -> tuple[AnswersByExercise, list[str]]:
    """The answers with those that stand in text cells, where nothing is written for them elsewhere."""
    by_hand = [each for each in asked if not each.in_code]
    said = [(source.file, *one) for source in sources for one in answers_in_prose(source, by_hand)] if by_hand else []
    given = {one.name for one in student_definitions(sources) if not one.blank} if said else set()
    found: dict[str, dict[str, str]] = {}
    places: dict[str, str] = {}
    for file, exercise, part, text, label in said:
        if answers.get(exercise.id, {}).get(part) or exercise.parts.get(part, exercise.target) in given:
            continue
        parts = found.setdefault(exercise.id, {})
        parts[part] = f"{parts[part]}\n\n{text}" if exercise.kind == "text" and part in parts else text
        places[exercise.id] = f"{label} of {file}"
    notes = [
        f"What is answered for `{id_}` stands in {place}, which is for text; it was read there. "
        "Write it where the notebook asks for it, or into answers.yaml."
        for id_, place in places.items()
    ]
    together = {id_: {**answers.get(id_, {}), **found.get(id_, {})} for id_ in (*answers, *found)}
    return together, notes


def answers_in_prose(source: Source, asked: Sequence[ExpectedNames]) -> Iterator[tuple[ExpectedNames, str, str, str]]:
    """Exercise, part, text and label of each answer in a notebook's text cells."""
    section: ExpectedNames | None = None
    for prose in source.prose:
        if prose.text.lstrip().startswith("#"):
            section = next((each for each in asked if f"`{each.id}`" in prose.text), None)
            heading = True
        else:
            heading = False
        if section is not None and section.kind == "text" and not heading:
            yield section, "", prose.text.strip(), prose.label
            continue
        for line in prose.text.split("\n"):
            for exercise, part, text in answer_on_line(line, asked, None if heading else section):
                yield exercise, part, text, prose.label


def answer_on_line(
    line: str, asked: Sequence[ExpectedNames], section: ExpectedNames | None
) -> Iterator[tuple[ExpectedNames, str, str]]:
    """The answer that stands on one line: `hit = 0.3`, `**hit**: 3/10`, below an exercise's heading `answer: b`."""
    if (match := TEXT_ANSWER_LINE.match(line)) is None:
        return
    name, text = match["name"].rstrip("_"), match["text"].rstrip().strip("*_`$ ")
    meant = list(parts_named(name, asked, section))
    if len(meant) == 1:
        exercise, part = meant[0]
        is_choice, is_value = exercise.kind == "choice", exercise.kind == "values"
        if (not is_value or WRITTEN_NUMBER.fullmatch(text)) and (not is_choice or CHOICE_LETTERS.fullmatch(text)):
            yield exercise, part, text


def parts_named(
    name: str, asked: Sequence[ExpectedNames], section: ExpectedNames | None
) -> Iterator[tuple[ExpectedNames, str]]:
    """The parts that a name may stand for: of the exercise whose section this is, if it has one, else of any."""
    if section is not None and (name in section.parts or name.lower() in ANSWER_NAMES):
        parts = [name] if name in section.parts else list(section.parts) or [""]
        yield from ((section, part) for part in parts)
        return
    for each in asked:
        yield from ((each, part) for part, variable in each.parts.items() if name in (part, variable))
        if not each.parts and name in (each.target, each.id):
            yield each, ""
