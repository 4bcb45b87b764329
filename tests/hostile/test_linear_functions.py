"""What reads, judges or shows a student's text takes time in proportion to it, and says what it cannot read."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pytest

from grader.checks.chosen import ChoiceOptions, answer_text, picked_options
from grader.checks.containers import label_of
from grader.checks.source import SourceRules, judge_source
from grader.checks.student_statements import SourceText
from grader.checks.subsumption import SearchBudget, TooHard, equivalent
from grader.checks.terms import NotLogic, TermReader, logic_constant, theory_of
from grader.checks.trees import NotATree, answer_tree
from grader.checks.written import judge_written
from grader.diagnose.mishaps import ARGUMENT_MISMATCH
from grader.engine.foreign_numbers import stamps_in_code
from grader.engine.stateless_code import is_stateless
from grader.intake.answer_keys import with_keys
from grader.intake.answers_file import answers_in_file
from grader.intake.asked import ExpectedNames
from grader.intake.definitions import shape_of, student_definitions
from grader.intake.files import File, FoundFiles, stem_and_kind
from grader.intake.magics import plain_python
from grader.intake.notebook import read_notebook
from grader.intake.read_submission import submission_of
from grader.intake.repairs import as_meant
from grader.intake.source_text import decoded_text
from grader.intake.submission import CodeCell, Prose, Source, Submission
from grader.report.classes.outputs import settled_text
from grader.report.markdown import code_block, code_span, escaped_markdown
from grader.sandbox.child_answers import raised_error, scrubbed_text
from grader.sandbox.messages import uses_pandas
from grader.similar.pieces import bare_text
from grader.texts.csv_cells import csv_text
from grader.texts.safe_names import module_name, safe_name
from grader.texts.safe_text import one_line, visible
from tests.hostile.linear_time import seconds
from tests.thinned import some

SIZES = (300, 2_000, 8_000, 32_000)  # small ones first: what is exponential would never come back from a large one
FLOOR = 0.03  # seconds; what takes less is not looked at
GROWTH = 11  # times as long for a text four times as long: 4 for what is linear, 16 for what is quadratic
NUMBERS = count()  # at the end of each text, as some are remembered

TEXTS = ("/ ", " ", "0", "a", "_", "\n", "\\", "'", '"', "`", "<", ". ", "a, ", "\0", "\ud800", "é", "=+", "1.", "-")
CODE = (
    *("0\n", "a\n", "x=x\n", "x=1;", "(", "[", ")", "(\n", "-", "not ", "a.", "1+", "f(", "@a\n", "try:0\n", "'''\n"),
    *("'\\", "\\\n", "def f(): 0\n", "class A:\n pass\n", "x = '\n", "if a:\n", "for x in as as ", "a.b, ", "lambda:"),
    *("import a\n", "def \\\n", "%time ", "!a\n", "?\n", "x=!a\n", "#", "\t", '"""\\"', "f=lambda f=", "0 if 0 else "),
    *("elif a:\n", "from math import ", "x: int = 1\n", "\f", "é\n", "entropy = ", "def entropy(): 0\n", "as as.a, "),
)
YAML = (
    "a: 1\n",
    "a,",
    "[",
    "- ",
    "? ",
    "a:\n",
    "x: [a,",
    "'",
    "a: |\n b\n",
    " b\n",
    "#",
    "&a ",
    "*a ",
    "!",
    "a:1\n",
    "{",
)
PROLOG = ("p(X), ", "p :- q. ", "f(", "[", "X+", "not ", "'", "% ", " ", "1", "-", "p;", "'f(x)', ", "¬", "(")

ASKED = tuple(
    ExpectedNames(
        f"module.exercise_{n}", kind, "", f"entropy_{n}", {} if kind != "values" else {"hit": "hit", "miss": "miss"}
    )
    for n, kind in enumerate(("function", "values", "choice", "text") * 8)
)


def submission(code: str = "", prose: str = "") -> Submission:
    source = Source("hw", "hw.ipynb", (CodeCell(code, "cell 1"),), (Prose(prose, "text cell 1", 1),))
    return of_sources(source)


def of_sources(*sources: Source) -> Submission:
    return Submission("ada", sources, {}, (), "", "")


def notebook(text: str) -> bytes:
    cell = {"cell_type": "code", "source": text}
    return json.dumps({"cells": [cell, {"cell_type": "markdown", "source": text}]}).encode()


def clauses(text: str) -> None:
    """A theory is read, and its clauses are compared with one another."""
    with suppress(NotLogic, TooHard):
        found = theory_of(text[:19_000].partition("\n!")[0])
        budget = SearchBudget()
        for clause in found[:50]:
            equivalent(clause, found[-1], budget)


def numbered_keys(text: str) -> dict[str, dict[str, str]]:
    return {f"{each}{n}": {"": "1"} for n, each in enumerate(text.split(",")[:1_000])}


def tree(text: str) -> None:
    with suppress(NotATree):
        answer_tree({text: {"yes": "a", "no": {text: {f"{n}": "b" for n in range(40)}}}})


def similar(text: str) -> list[str]:
    found = student_definitions(submission(text).sources)
    return [bare_text(each.node) for each in found if each.node is not None]


def twice_defined(text: str) -> Submission:
    """A large function that is defined in one file, and small ones of its name in another."""
    body = "def entropy_0():\n x = [" + text.replace("\n", " ")[:9_000] + "]\n"
    files = [Source(name, f"{name}.py", (CodeCell(each, ""),)) for name, each in (("a", body), ("b", text))]
    return as_meant(of_sources(*files), ASKED)


@dataclass(frozen=True, slots=True)
class Read:
    """A function that reads a text, and the pieces that its texts are made of."""

    work: Callable[[str], object]
    pieces: tuple[str, ...] = TEXTS
    starts: tuple[str, ...] = field(default=("",))


FOUR = ChoiceOptions(("0.25", "if tea, then milk", "if tea and milk, then jam", "1.000"))
RULES = SourceRules(allow=("math",), forbid=("numpy.linalg",), names=("sum", ".sort"))
READS = {
    "what is printed": Read(scrubbed_text, (*TEXTS, "/a", "/a ", "a/")),
    "an exception": Read(
        lambda text: raised_error({"type": text, "text": text, "line": 1}), (*TEXTS, "takes ", " but ")
    ),
    "a call that does not fit": Read(ARGUMENT_MISMATCH.search, ("takes ", " but ", "takes  but ", "missing 1")),
    "a text among wrong outputs": Read(lambda text: settled_text([text]), (*TEXTS, "1e", "-1", "b) ", "; ")),
    "a text alone among wrong outputs": Read(settled_text, (*TEXTS, "a) ", "; ")),
    "a tree": Read(tree, (*TEXTS, "<", "a < ", " <")),
    "a clause": Read(clauses, (*TEXTS, *PROLOG), starts=("", "p(")),
    "a term": Read(lambda text: suppressed(TermReader().term, text), (*TEXTS, *PROLOG), starts=("", "f(")),
    "a choice": Read(
        lambda text: picked_options(text[:2_000], FOUR),
        (*TEXTS, "a ", "and ", "if tea, then milk, ", "a, ", "[]"),
        ("", "("),
    ),
    "a hand answer": Read(lambda text: judge_written("close", {}, 0.5, text, digits=2, forms=["fraction"]), TEXTS),
    "a label": Read(lambda text: judge_written("exact", {}, "yes", text, digits=2, forms=[]), TEXTS),
    "rules for code": Read(
        lambda text: [judge_source([SourceText("hw", "", text)], name, RULES) for name in ("x", "f", "entropy")], CODE
    ),
    "stateless code": Read(lambda text: is_stateless(submission(text), ["f"]), CODE),
    "code that uses pandas": Read(lambda text: uses_pandas(submission(text), {}), CODE, ("", "import pandas as a\n")),
    "code as it is meant": Read(lambda text: as_meant(submission(text), ASKED), CODE, ("", "Entropy_0 = 1\n")),
    "code in a text cell": Read(lambda text: as_meant(submission("", text), ASKED), (*CODE, "```\n", "`", "~~~\n")),
    "answers in a text cell": Read(
        lambda text: as_meant(submission("", text), ASKED),
        (*TEXTS, "a   ", "hit = ", "hit = 1\n", "a_", "*", "hit = 1,", "hit=a a a", "1,", "a, "),
        ("", "hit = ", "hit", "# `module.exercise_3`\n", "entropy_2 = a"),
    ),
    "functions of one name": Read(twice_defined, ("def entropy_0(): 0\n", "1,", "1+")),
    "code to compare": Read(similar, CODE, ("def f():\n return ",)),
    "answers.yaml": Read(lambda text: answers_in_file(text, "answers.yaml"), (*TEXTS, *YAML), ("", "x: [")),
    "keys": Read(lambda text: with_keys(numbered_keys(text), ASKED), ("ab,", "exercise_1", "exercise_1,")),
    "parts": Read(lambda text: with_keys({"module.exercise_1": {"": text}}, ASKED), (*TEXTS, "hit:", "hit=1 ")),
    "a notebook": Read(lambda text: read_notebook(notebook(text), "hw.ipynb"), (*TEXTS, *CODE)),
    "a notebook that is cut": Read(
        lambda text: read_notebook(text.encode("utf-8", "replace"), "hw.ipynb"),
        ("[", '{"cell_type":', '{"a":', '"', '{"cell_type": "code", "source": "x"},', "1", "\\u"),
        ("", '{"cells": [', '{"a": '),
    ),
    "magics": Read(plain_python, CODE, ("", "!a\n")),
    "bytes": Read(
        lambda text: decoded_text(text.encode("utf-16", "surrogatepass"), "hw.py"), TEXTS, ("", "# coding: ")
    ),
    "an encoding": Read(
        lambda text: decoded_text(text.encode("utf-8", "replace") + b"\xff", "hw.py"),
        (*TEXTS, "coding:"),
        ("# coding:",),
    ),
    "files": Read(
        lambda text: submission_of(FoundFiles((File(text, "py", text.encode("utf-8", "replace")),)), text), TEXTS
    ),
    "the name of a file": Read(stem_and_kind, (*TEXTS, ".py (1)", "(1)", ".txt"), ("", "a.py")),
    "a name": Read(lambda text: (safe_name(text), module_name(text)), TEXTS),
    "a stamp": Read(lambda text: list(stamps_in_code(text, {"x"})), (*TEXTS, "# variant", "x="), ("", "# variant: ")),
    "a text of several lines": Read(visible, (*TEXTS, "\u202e", "\x1b[")),
    "a line": Read(one_line, TEXTS),
    "a cell of a table": Read(lambda text: csv_text([[text, text]]), TEXTS),
    "Markdown": Read(
        lambda text: (escaped_markdown(text), code_span(text), code_block(text)), (*TEXTS, "www.", "://", "1)", "*a")
    ),
}  # fmt: skip


def suppressed(work: Callable[[Any], object], text: Any) -> None:
    with suppress(NotLogic):
        work(text)


def texts_of(read: Read) -> Iterator[Callable[[int], str]]:
    for start in read.starts:
        for piece in read.pieces:
            yield lambda size, start=start, piece=piece: f"{start}{piece * (size // len(piece))}\n!{next(NUMBERS)}"


def fault_in(read: Read, made: Callable[[int], str]) -> str:
    """What is said of work that takes too long for a text; "" for what is linear."""
    for size in SIZES:
        if (whole := seconds(read.work, made(size))) > FLOOR:
            part = seconds(read.work, made(size // 4))
            for _ in range(5):  # where it looks bad, the best of some tries: the machine may be busy
                if whole > max(FLOOR, GROWTH * part):
                    whole = min(whole, seconds(read.work, made(size)))
                    part = max(part, seconds(read.work, made(size // 4)))
            slow = whole > max(FLOOR, GROWTH * part)
            return f"{whole:.3f} s, {part:.3f} s for a quarter: {size} characters of {made(20)!r}" if slow else ""
    return ""


@pytest.mark.slow
@pytest.mark.parametrize("name", some(READS, 8))
def test_a_text_takes_time_in_proportion_and_raises_nothing(name: str) -> None:
    assert [said for made in texts_of(READS[name]) if (said := fault_in(READS[name], made))] == []


def test_what_a_person_hardly_writes_is_read_or_refused_in_words() -> None:
    """Each of these ended in a RecursionError, or in a ValueError about 4,300 digits."""
    assert TermReader().term("'f(x)'") == logic_constant("f(x)")
    long = "1" * 5_000
    for text in (f"p({long})", f"f({'+'.join('a' * 3_000)})", f"p({'f(' * 90}x"):
        with pytest.raises(NotLogic):
            TermReader().literal(text)
    number = 16**4_000
    assert label_of(number).startswith("0x1")
    assert answer_text(number).startswith("0x1")
    assert answer_tree({"a": {number: "x", number + 1: "y"}}).branches.keys() == {hex(number), hex(number + 1)}
    assert TermReader().term(number) != TermReader().term(number + 1)


def test_two_functions_nested_deeply_are_told_apart() -> None:
    """`ast.dump` gave up, and with it the whole submission."""
    deep = "def entropy_0():\n    return " + "1+" * 2_000
    cells = (CodeCell(f"{deep}1\n", "cell 1"), CodeCell(f"{deep}2\n", "cell 2"))
    meant = as_meant(of_sources(Source("hw", "hw.ipynb", cells)), ASKED)
    assert "`entropy_0` is defined twice" in meant.notes[0]
    huge = f"def f():\n    return 0x{'f' * 5_000}"
    one, other = (student_definitions(submission(text).sources)[0].node for text in (huge, f"{huge}0"))
    assert one is not None
    assert other is not None
    assert shape_of(one) != shape_of(other)
