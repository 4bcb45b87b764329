"""The files of a course that a source notebook becomes: exercises, the solution beside them, an assignment."""

import ast
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm
from typing import Any

from grader.engine.tests_trial import ALWAYS_ALLOWED, packages_imported
from grader.platforms.source_notebooks.imported_question import (
    ImportedQuestion,
    ImportedTest,
    LeftOut,
    NotebookReading,
    PromptPart,
    identifier_of,
)
from grader.platforms.source_notebooks.nbgrader_source import is_nbgrader_source, nbgrader_reading
from grader.platforms.source_notebooks.needed_code import (
    SortedCode,
    asked_names,
    needed_setup,
    parsed_statements,
    solution_names,
    sorted_code,
    with_needed_code,
)
from grader.platforms.source_notebooks.otter_source import is_otter_source, otter_reading
from grader.platforms.source_notebooks.source_cells import BadNotebook, source_cells
from grader.platforms.source_notebooks.statement_names import NamedStatement
from grader.platforms.source_notebooks.yaml_text import yaml_text
from grader.texts.safe_text import one_line

SETUP_FILE, SOLUTION_FILE = "setup.py", "solution.py"
MAX_SETUP_BYTES = 32 * 1024  # of provided code, as a spec allows it
MAX_SPEC_BYTES = 256 * 1024  # of a spec, and of a solution
MAX_WEIGHT = 1000
MAX_TITLE_CHARACTERS = 80
JINJA_OPENING = re.compile(r"\{[{%#]")
# With bounds, as notebooks are anybody's: what is repeated without an end would take quadratic time.
POINTS_NOTE = re.compile(r"\([\d.]{1,8} {0,2}(?:points?|pts?)\)", re.IGNORECASE)
LOCAL_PICTURE = re.compile(
    r"!\[[^\]\[]{0,200}\]\((?!https?://)([^)\s]{0,200})|<img[^<>]{0,200}?\bsrc=[\"'](?!https?://)([^\"']{0,200})"
)


@dataclass(frozen=True, slots=True)
class ImportedCourse:
    """The texts of new files by their path in the course folder, the assignment's exercises, and what is left out."""

    topic: str
    title: str
    files: dict[str, str]
    exercises: tuple[tuple[str, str, str], ...]  # id, points, title
    packages: tuple[str, ...]
    left: tuple[LeftOut, ...]


def imported_course(data: bytes, name: str, topic: str = "") -> ImportedCourse:
    """The files that a source notebook of nbgrader or Otter becomes; raises `BadNotebook`. Nothing is run."""
    cells = source_cells(data, name)
    if is_nbgrader_source(cells):
        reading = nbgrader_reading(cells)
    elif is_otter_source(cells):
        reading = otter_reading(cells)
    else:
        raise BadNotebook(f"{name}: no cell has nbgrader's metadata, and none begins a question as Otter marks it.")
    topic = topic or identifier_of(name.rpartition("/")[2].removesuffix(".ipynb"), "notebook").lower()
    code = sorted_code(reading)
    questions = [kept for question in reading.questions if (kept := checked_question(question, reading, code))]
    if not questions:
        raise BadNotebook(f"{name}: there is no question in it that could be carried over{first_reason(reading)}.")
    return written_course(topic, name, reading, questions, code)


def first_reason(reading: NotebookReading) -> str:
    """Why something was left out, for a sentence; "" if nothing was."""
    return f"; {reading.left[0]}" if reading.left else ""


def checked_question(question: ImportedQuestion, reading: NotebookReading, code: SortedCode) -> ImportedQuestion | None:
    """The question without tests that cannot be carried over; None, and a note, if nothing is left of it."""
    if question.written:
        return question
    if lost := sorted(names_needed(question.solution) & code.lost):
        code.lost |= set(solution_names(question))  # what is made of it is lost too
        reading.leave(question.cell, f"it needs `{lost[0]}`, which is made from a file, so it is left out")
        return None
    tests = []
    for test in question.tests:
        if problem := unfit_test(test, reading, code):
            reading.leave(test.cell, problem)
        else:
            tests.append(test)
    if not solution_names(question):
        reading.leave(question.cell, "its solution defines no name that a test could use, so it is left out")
        return None
    if not any(test.points for test in tests):
        reading.leave(question.cell, "no test of it is left that is worth something, so it is left out")
        return None
    return replace(question, tests=tuple(tests))


def names_needed(text: str) -> set[str]:
    """The names that code needs from elsewhere, in any of its statements."""
    return {name for each in parsed_statements(text) for name in each.needs}


def unfit_test(test: ImportedTest, reading: NotebookReading, code: SortedCode) -> str:
    """What keeps a test from being carried over; "" for nothing."""
    try:
        ast.parse(test.code)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return "its code cannot be read as Python, so it is left out"
    if beside := sorted(packages_imported(test.code) & reading.beside):
        return f"it imports `{beside[0]}`, a file beside the notebook, so it is left out"
    if lost := sorted(names_needed(test.code) & code.lost):
        return f"it needs `{lost[0]}`, which is made from a file, so it is left out"
    return ""


def written_course(
    topic: str, name: str, reading: NotebookReading, questions: Sequence[ImportedQuestion], code: SortedCode
) -> ImportedCourse:
    """The texts of all files of an imported notebook."""
    questions = [with_first_values(question, questions, code) for question in questions]
    questions = with_runnable_tests(questions, reading, code)
    coded = [question for question in questions if not question.written]
    texts = [text for each in coded for text in (each.solution, each.starter, *(test.code for test in each.tests))]
    texts += [each.text for each in reading.unasked]
    setup = needed_setup(code.setup, texts)
    setup_text = "\n".join(each.code for each in setup)
    title = one_line(reading.title or first_heading(reading) or topic)[:MAX_TITLE_CHARACTERS]
    files = {f"bank/{topic}/{SOLUTION_FILE}": solution_file(setup_text, reading, coded)}
    provided = [name for each in setup for name in sorted(each.binds)]
    if provided:
        files[f"bank/{topic}/{SETUP_FILE}"] = f"{setup_text}\n"
    exercises = []
    taken: set[str] = set()
    for number, question in enumerate(questions, 1):
        own = free_identifier(question.name, f"q{number}", taken)
        spec = question_spec(question, f"{topic}.{own}", provided if not question.written else [], reading, code)
        files[f"bank/{topic}/{own}.yaml"] = (
            f"# Imported from {one_line(name)}, cell {question.cell}.\n{yaml_text(spec)}"
        )
        exercises.append((spec["id"], f"{spec['points']:g}", spec["title"]))
    refuse_oversized(name, files)
    packages = sorted({each for text in (*texts, setup_text) for each in packages_imported(text)} - {*ALWAYS_ALLOWED})
    left = tuple(sorted(dict.fromkeys(reading.left), key=lambda each: each.cell))
    return ImportedCourse(topic, title, files, tuple(exercises), (*ALWAYS_ALLOWED, *packages), left)


def refuse_oversized(name: str, files: dict[str, str]) -> None:
    """Raises `BadNotebook` where a file would be larger than a spec may be."""
    for path, text in files.items():
        most = MAX_SETUP_BYTES if path.endswith(f"/{SETUP_FILE}") else MAX_SPEC_BYTES
        if len(text.encode("utf-8", "replace")) > most:
            raise BadNotebook(f"{name}: {path} would have more than {most // 1024} KiB; import the notebook in parts.")


def with_first_values(
    question: ImportedQuestion, questions: Sequence[ImportedQuestion], code: SortedCode
) -> ImportedQuestion:
    """The question with the first values of names that its solution changes, if no earlier question changes them."""
    names = set(solution_names(question))
    earlier = {name for each in questions if each.cell < question.cell for name in solution_names(each)}
    first = "\n".join(each.code for name in sorted(names - earlier) for each in code.before.get(name, ()))
    if not first or question.written:
        return question
    return replace(question, starter=f"{first}\n{question.starter}", solution=f"{first}\n{question.solution}")


def with_runnable_tests(
    questions: Sequence[ImportedQuestion], reading: NotebookReading, code: SortedCode
) -> list[ImportedQuestion]:
    """The questions with tests that run each for itself; notes where that changes what a test sees."""
    solved = {name for question in questions for name in solution_names(question)}
    known = solved | {name for each in code.setup for name in each.binds}
    earlier: list[NamedStatement] = list(code.other)
    done = []
    for question in questions:
        tests = []
        for test in question.tests:
            whole, shows_hidden = with_needed_code(test, earlier, known)
            if shows_hidden and not test.hidden:
                reading.leave(test.cell, "it uses code of a hidden test, so it is hidden too")
            tests.append(replace(whole, hidden=test.hidden or shows_hidden))
            # What students see of a test comes first: the same statement of its hidden whole adds nothing.
            seen = {(each.cell, each.code) for each in earlier}
            own = [replace(each, cell=test.cell, hidden=test.hidden) for each in parsed_statements(test.code)]
            earlier += [each for each in own if (each.cell, each.code) not in seen]
            note_later_changes(test, question, questions, reading)
        done.append(replace(question, tests=tuple(tests)))
    return done


def note_later_changes(
    test: ImportedTest, question: ImportedQuestion, questions: Sequence[ImportedQuestion], reading: NotebookReading
) -> None:
    """Notes names of a test that a later question gives another value, as all code runs before the first test."""
    needed = names_needed(test.code)
    for later in questions:
        if later.cell > question.cell and (both := needed & set(solution_names(later)) & set(solution_names(question))):
            why = f"`{min(both)}` has another value after cell {later.cell}, and tests run after the whole notebook"
            reading.leave(test.cell, why)


def solution_file(setup: str, reading: NotebookReading, coded: Sequence[ImportedQuestion]) -> str:
    """The text of `solution.py`: the setup, then every solution in the order of its cell."""
    parts = [(each.cell, each.text) for each in reading.unasked] + [(each.cell, each.solution) for each in coded]
    texts = [f"# cell {cell}\n{text.strip()}" for cell, text in sorted(parts) if parsed_statements(text)]
    return "\n\n\n".join(filter(None, [setup.strip(), *texts])) + "\n"


def question_spec(
    question: ImportedQuestion, id_: str, provided: Sequence[str], reading: NotebookReading, code: SortedCode
) -> dict[str, Any]:
    """The spec of one question."""
    prompt = prompt_text(question, code)
    for found in LOCAL_PICTURE.findall(prompt):
        picture = one_line("".join(found))[:60]
        reading.leave(question.cell, f"the picture {picture} is not carried over: put it on the web, and link to it")
    title = question_title(question) or id_.rpartition(".")[2]
    points = question.points if question.written else sum((test.points for test in question.tests), Fraction(0))
    spec: dict[str, Any] = {"schema": 1, "id": id_, "kind": "text" if question.written else "tests", "title": title}
    spec |= {"concepts": [f"{id_.partition('.')[0]}.imported"], "points": decimal_of(points)}
    spec["prompt"] = JINJA_OPENING.sub(lambda found: f"{{{{ '{found[0]}' }}}}", prompt) or title
    if question.written:
        return spec | ({"rubric": [{"points": decimal_of(points), "for": question.answer}]} if question.answer else {})
    spec |= {"defines": asked_names(question), "starter": question.starter.strip("\n"), "solution": SOLUTION_FILE}
    given = [name for name in provided if name not in spec["defines"]]
    spec |= {"provided": [{"name": name, "file": SETUP_FILE} for name in dict.fromkeys(given)]} if given else {}
    return spec | {"cases": case_specs(question.tests)}


def case_specs(tests: Sequence[ImportedTest]) -> list[dict[str, Any]]:
    """The cases of a question: a test each, with weights that share its points out as the notebook does."""
    scale = lcm(*(test.points.denominator for test in tests))
    exact = all(test.points * scale <= MAX_WEIGHT for test in tests)
    taken: set[str] = set()
    cases = []
    for number, test in enumerate(tests, 1):
        name = free_name(one_line(test.name)[:MAX_TITLE_CHARACTERS] or f"test {number}", taken)
        case: dict[str, Any] = {"name": name} | ({} if test.hidden else {"public": True})
        case["weight"] = decimal_of(test.points * scale if exact else test.points)
        case["test"] = test.code
        cases.append(case | ({"output": test.output} if test.output else {}))
    return cases


def prompt_text(question: ImportedQuestion, code: SortedCode) -> str:
    """What students read: the texts before and in the question, and code that is an example there."""
    around = {each.cell for each in (*code.setup, *code.other, *(one for many in code.before.values() for one in many))}
    parts = [
        fenced_code(part.text) if part.is_code else part.text.strip()
        for part in question.prompt
        if not part.is_code or part.cell in code.shown or part.cell not in around
    ]
    if question.written and question.starter.strip(" .\n"):
        parts.append(fenced_code(question.starter))
    return re.sub(r"\A(?:\s*-{3,}\s*\n)+\s*", "", "\n\n".join(part for part in parts if part.strip("- \n")))


def fenced_code(text: str) -> str:
    """Code as Markdown, in a fence that it does not have itself."""
    fence = "```"
    while fence in text:
        fence += "`"
    return f"{fence}python\n{text.strip()}\n{fence}"


def question_title(question: ImportedQuestion) -> str:
    """The title of a question: the last heading in its texts, or the last words that are bold at a line's beginning."""
    texts = [part.text for part in question.prompt if not part.is_code]
    # Of the last text that has one: those before it may be the introduction of the whole notebook.
    found = [titles for text in texts if (titles := headings_in(text) or bold_leads_in(text))]
    return one_line(POINTS_NOTE.sub("", found[-1][-1]))[:MAX_TITLE_CHARACTERS].strip() if found else ""


def headings_in(text: str) -> list[str]:
    """The headings of a text in Markdown.

    >>> headings_in("# One #\\n#two\\n ## Two words")
    ['One', 'Two words']
    """
    lines = [line.strip() for line in text.split("\n")]
    words = [line.lstrip("#") for line in lines if line.startswith("#")]
    return [title for each in words if each[:1].isspace() and (title := each.strip().rstrip("#").strip())]


def bold_leads_in(text: str) -> list[str]:
    """The bold words with which lines of a text in Markdown begin.

    >>> bold_leads_in("**Question 1.** What is it?\\n**open")
    ['Question 1']
    """
    leads = [line.strip()[2:].partition("**") for line in text.split("\n") if line.strip().startswith("**")]
    return [title for words, end, _ in leads if end and (title := words.strip().rstrip(".:").strip())]


def first_heading(reading: NotebookReading) -> str:
    """The first heading of all texts; "" if there is none."""
    parts: Iterable[PromptPart] = (part for each in reading.questions for part in each.prompt if not part.is_code)
    return next((title for part in parts for title in re.findall(r"(?m)^# +(.+)$", part.text)), "")


def decimal_of(points: Fraction) -> int | float:
    """Points as a number of YAML: whole ones without a decimal point."""
    return int(points) if points.denominator == 1 else round(float(points), 6)


def free_identifier(name: str, otherwise: str, taken: set[str]) -> str:
    """A part of an id that no other question has, however capitals are written."""
    return free_name(identifier_of(name, otherwise).lower(), taken, "_")


def free_name(name: str, taken: set[str], joint: str = " ") -> str:
    """The name, with a number after it if it is taken; it is taken from now on."""
    number, free = 2, name
    while free in taken:
        free, number = f"{name}{joint}{number}", number + 1
    taken.add(free)
    return free
