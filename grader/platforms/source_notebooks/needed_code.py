"""The code around questions, sorted: what all students' code finds defined, and what single tests need besides."""

import ast
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from grader.platforms.source_notebooks.imported_question import ImportedQuestion, ImportedTest, NotebookReading
from grader.platforms.source_notebooks.statement_names import NamedStatement, named_statements


@dataclass(slots=True)
class SortedCode:
    """The code of a notebook by who needs it."""

    setup: list[NamedStatement] = field(default_factory=list)  # provided to every student
    before: dict[str, list[NamedStatement]] = field(default_factory=dict)  # first values of what a solution changes
    other: list[NamedStatement] = field(default_factory=list)  # for tests that need it
    shown: set[int] = field(default_factory=set)  # cells whose code is an example in the text
    lost: set[str] = field(default_factory=set)  # names that only a file gives a value


def sorted_code(reading: NotebookReading) -> SortedCode:
    """The code around the questions of a notebook, statement by statement; notes what cannot be carried over."""
    asked = {name for question in reading.questions for name in solution_names(question)}
    found = SortedCode()
    known: set[str] = set()
    for part in sorted(reading.around, key=lambda each: each.cell):
        try:
            statements = named_statements(part.text, part.cell)
        except (SyntaxError, ValueError):
            reading.leave(part.cell, "its code cannot be read as Python, so it is left out")
            continue
        for each in statements:
            if each.reads_file or each.needs & found.lost:
                found.lost |= each.binds
            if each.needs & found.lost - each.binds:
                continue
            if each.reads_file:
                reading.leave(part.cell, f"it reads a file, and none is there: {each.code.strip()[:80]}")
            elif each.foreign:
                continue
            elif each.defines and each.needs <= known | each.binds and not each.binds & asked:
                found.setup.append(each)
                known |= each.binds
            elif each.defines and each.needs <= known | each.binds:
                found.before.setdefault(min(each.binds & asked), []).append(each)
            else:
                found.other.append(each)
                found.shown.add(part.cell)
    return found


def solution_names(question: ImportedQuestion) -> list[str]:
    """The names that the solution of a question defines, in order; none where it is no Python."""
    try:
        statements = named_statements(question.solution, question.cell)
    except (SyntaxError, ValueError):
        return []
    kept = [each for each in statements if not each.code.lstrip().startswith(("import ", "from "))]
    return list(dict.fromkeys(name for each in kept for name in sorted(each.binds)))


def asked_names(question: ImportedQuestion) -> list[str]:
    """The names that students are to define: those that the solution defines otherwise than the starter does."""
    try:
        given = {ast.dump(ast.parse(each.code)) for each in named_statements(question.starter, 0)}
        solved = named_statements(question.solution, 0)
    except (SyntaxError, ValueError):
        return solution_names(question)
    changed = {
        name
        for each in solved
        if not each.code.lstrip().startswith(("import ", "from ")) and ast.dump(ast.parse(each.code)) not in given
        for name in each.binds
    }
    names = solution_names(question)
    return [name for name in names if name in changed] or names


def needed_setup(setup: Sequence[NamedStatement], texts: Iterable[str]) -> list[NamedStatement]:
    """The statements of the setup that some code needs, or that another needed one does."""
    wanted = {name for text in texts for each in parsed_statements(text) for name in (*each.needs, *each.binds)}
    kept: list[NamedStatement] = []
    for each in reversed(setup):
        if each.binds & wanted:
            kept.append(each)
            wanted |= each.needs
    return kept[::-1]


def parsed_statements(text: str) -> list[NamedStatement]:
    """The statements of code; none where it is no Python."""
    try:
        return named_statements(text, 0)
    except (SyntaxError, ValueError):
        return []


def with_needed_code(
    test: ImportedTest, earlier: Sequence[NamedStatement], known: set[str]
) -> tuple[ImportedTest, bool]:
    """A test with the code of earlier cells that it needs before it, and whether some of that code is hidden.

    Tests of a notebook run one after another; here each runs for itself.
    """
    own = parsed_statements(test.code)
    bound: set[str] = set()
    wanted: set[str] = set()
    for each in own:
        wanted |= each.needs - bound
        bound |= each.binds
    wanted -= known
    taken: list[NamedStatement] = []
    for each in reversed([one for one in earlier if one.cell < test.cell and one.defines]):
        if each.binds & wanted and not each.binds & known:
            taken.append(each)
            wanted = (wanted - each.binds) | (each.needs - known)
    code = "\n".join([*(each.code for each in reversed(taken)), test.code])
    return replace(test, code=code), any(each.hidden for each in taken)
