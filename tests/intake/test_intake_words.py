"""The words of a student's code may say "nothing to be looked into" only where a look at the parsed code finds nothing.

Every test lays the two side by side: the shortcut, and what it saves. A yes that is wrong costs a student marks.
"""

import re
import sys
import unicodedata
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from grader.intake.asked import ExpectedNames
from grader.intake.code_words import CODE_WORD, are_as_asked
from grader.intake.magics import logical_lines, plain_python
from grader.intake.naming import with_names
from grader.intake.repairs import as_meant
from grader.intake.submission import CodeCell, Prose, Source, Submission
from grader.intake.textcells import answers_in_prose, with_answers, with_code
from grader.paths import bank_dir
from tests.corpora import Solution, solutions
from tests.thinned import some

ENTROPY = ExpectedNames("information.entropy", "function", "Entropy", "entropy")
MODEL = ExpectedNames("trees.pair", "model", "Pair", "grow", beside=("ask",))
BY_HAND = ExpectedNames("bayes.one", "values", "One", "", {"posterior": "bayes_one__posterior"})
ASKED = (ENTROPY, MODEL, BY_HAND)

SIGNATURE = re.compile(r"(?m)^signature: \"?(?:class )?(\w+)")


def sources_of(*cells: str, prose: tuple[str, ...] = ()) -> tuple[Source, ...]:
    texts = tuple(Prose(text, f"text cell {n}", 1) for n, text in enumerate(prose, 1))
    return (Source("hw", "hw.ipynb", tuple(CodeCell(cell, f"cell {n}") for n, cell in enumerate(cells, 1)), texts),)


def finds_something(sources: tuple[Source, ...], asked: tuple[ExpectedNames, ...] = ASKED) -> bool:
    """Whether the parsed code gives cause to change or to say anything."""
    moved, run = with_code(sources, asked)
    named, called = with_names(moved, asked)
    return (named, run, called) != (sources, [], [])


def said_wrongly(sources: tuple[Source, ...], asked: tuple[ExpectedNames, ...] = ASKED) -> bool:
    return are_as_asked(sources, asked) and finds_something(sources, asked)


# Every way in which Python binds a name at the top level of a file, or somewhere in a statement that stands there.
BINDING = (
    "def {}(x): return 1", "async def {}(x): return 1", "def\\\n  {}(x): return 1", "def\f{}(x): return 1",
    "class {}:\n    x = 1", "class \\\n{}: x = 1", "if a:\n    def {}(x): return 1", "@cache\ndef {}(x): return 1",
    "# def \\\ndef {}(x): return 1", "s = 'class \\\ndef {}(x): return 1", "{} = make()", "{}=make()", "{}\\\n= make()",
    "x = {} = make()", "{} = lambda x: 1", "{}: object = make()", "({}): object = make()", "{}, b = make(), 2",
    "b, {} = 2, make()", "b, *{} = make()", "[{}, b] = make()", "(({}), b) = make()", "({}\n, b) = make()",
    "(a,\n {}\n) = make()", "{} += 1", "{} @= m", "{} >>= m", "{} //= m", "x = 1; {} = make()", "if a: {} = make()",
    "if a:\n    {} = make()", "try:\n\t{} = make()\nfinally: pass", "for {} in makes: pass", "for {}, b in makes: pass",
    "for a, *{} in makes: pass", "for({})in makes: pass", "for\\\n {} in makes: pass", "for {}\\\n in makes: pass",
    "for {} in(1, 2): pass", "async def f(): pass\nfor a in b:\n  with a as {}: pass", "with m as {}: pass",
    "with m as ({}, b): pass", "with m as {}, n as b: pass", "with (m as {}, n as b): pass", "print({} := make())",
    "if {} := make(): pass", "while {} := make(): break", "if a: pass\nelif {} := make(): pass", "x = [{} := make()]",
    "x = {{{} := make()}}", "x[{} := 1]", "f(a, {} := make())", "x = [0\n  , {}\n  := make()]", "g = lambda: ({} := 1)",
    "f'{{({} := make())}}'", "if a:\n  @{} := make()\n  def g(): pass", "if a:\n  class B({} := make()): pass",
    "if a:\n  def g(x=({} := make())): pass", "x = [1 for {} in makes]", "x = {{1: 2 for a, {} in makes}}",
    "x = sum(1for {} in makes)", "match {} := make():\n  case 1: pass", "match a:\n  case 1 if {} := make(): pass",
    "match a:\n  case {}: {} = make()", "try: pass\nexcept E as {}: {} = make()", "import {}", "import {}.deep",
    "import b, {}", "import a.b as {}", "import a as \\\n {}", "from m import {}", "from m import a, {}",
    "from m import a as {}", "from m import (a,\n  {})", "from m import (a,\n  b as {},\n)", "from m import (a as\n{})",
    "from m import (\n  {} # mine\n)", "from m import a, \\\n  {}", "from m import {} as {}", "if a: from m import {}",
    "x = (\ndef {}(x): return 1", "def broken(:\n    pass\n{} = make()", "'''\n{} = make()\n", "{}.x = 1", "{}[0] = 1",
    "global {}\n{} = make()", "del {}\n{} = make()", "\ufeff{} = make()", "x = '\0'\n{} = make()",
)  # fmt: skip
NEWER = ("type {} = int", "type {}[T] = list[T]", "def {}[T](x: T): return 1", "class {}[T]: x = 1")
NEAR = ("Entropy", "en_tropy", "ENTROPY_", "Ｅntropy", "𝐸ntropy", "Ask", "bayes_One__posterior")
HARMLESS = (  # words, and no binding of the file's
    "x = {}", "f({})", "print({}, 1)", "'{} = 1'", "# {} = 1", "x = '''\n{} = make()\n'''", "def f({}): pass",
    "def f():\n    {} = 1", "class A:\n    def {}(self): return 1", "f({}=1)", "f = lambda {}: 1", "x.{} = 1",
    "x = {{'{}': 1}}", "def f():\n    import {}", "{}: object", "from . import {}", "for x in {}: pass",
)  # fmt: skip


@pytest.mark.parametrize("statement", [*BINDING, *(NEWER if sys.version_info >= (3, 12) else ())])
def test_no_way_to_bind_a_near_name_goes_unseen(statement: str) -> None:
    for near in NEAR:
        code = statement.replace("{}", near).replace("{{", "{").replace("}}", "}")
        assert not said_wrongly(sources_of(code)), near
        assert not said_wrongly(sources_of("x = 1\\", code)), near  # as the cell after one that breaks off
        assert not said_wrongly((*sources_of("x = 1"), *sources_of(code))), near


def test_most_of_these_do_bind_so_that_the_table_tests_something() -> None:
    codes = [statement.replace("{}", "Entropy").replace("{{", "{").replace("}}", "}") for statement in BINDING]
    assert sum(finds_something(sources_of(code)) for code in codes) > 0.9 * len(codes)


@pytest.mark.parametrize("statement", HARMLESS)
def test_words_that_bind_nothing_change_nothing_either_way(statement: str) -> None:
    code = statement.replace("{}", "Entropy").replace("{{", "{").replace("}}", "}")
    assert not finds_something(sources_of(f"def entropy(x): return 1\n{code}"))
    assert not finds_something(sources_of(code))


DEFINED = "def entropy(counts):\n    return 1\n"
TWICE = {  # a name asked for that is given more than once, or given away: the student is told
    "in one cell": (DEFINED + "def entropy(counts):\n    return 2\n",),
    "in two cells": (DEFINED, "def entropy(counts):\n    return 2\n"),
    "as a class": (DEFINED, "class entropy:\n    x = 1\n"),
    "to a value": (DEFINED + "entropy = 0.94\n",),
    "to what it gives": (DEFINED + "entropy = entropy([9, 5])\n",),
    "to a value with a type": (DEFINED, "entropy: float = 0.94"),
    "after a comment that ends in a backslash": (DEFINED, "# class \\\nclass entropy:\n    x = 1\n"),
    "in letters that Python takes for the same": (DEFINED, "def ｅntropy(counts): return 2"),
}


@pytest.mark.parametrize("how", TWICE)
def test_a_name_given_twice_is_looked_into(how: str) -> None:
    assert finds_something(sources_of(*TWICE[how]))
    assert not are_as_asked(sources_of(*TWICE[how]), ASKED)


PROSE = {  # what stands in a text cell: whether it is run as code
    DEFINED: True,
    f"Here it is:\n\n```python\n{DEFINED}```\n": True,
    f"My class def:\n{DEFINED}": True,
    f"# class \\\n{DEFINED}": True,
    "def\\\n entropy(counts): return 1": True,
    "def Ｅntropy(counts): return 1\ndef ｅntropy(counts): return 1": True,
    "I would def entropy(counts), but how?": False,
    "Entropy is what a class entropy would measure.": False,
}


@pytest.mark.parametrize("text", PROSE)
def test_a_function_in_a_text_cell_is_looked_into(text: str) -> None:
    sources = sources_of("x = 1", prose=(text,))
    assert finds_something(sources) == PROSE[text]
    assert not said_wrongly(sources)


def test_an_attribute_set_on_a_function_gives_its_name_to_nothing() -> None:
    assert not finds_something(sources_of(DEFINED + "entropy.calls = 0\nentropy.memo[1] = 2\n"))


def test_every_letter_that_folds_to_a_plain_one_is_part_of_a_word() -> None:
    for char in map(chr, range(128, sys.maxunicode + 1)):
        read = unicodedata.normalize("NFKC", char)
        if f"a{char}".isidentifier() and read.replace("_", "").casefold().isascii():
            assert CODE_WORD.fullmatch(read), hex(ord(char))


def test_names_in_other_scripts_are_always_looked_at() -> None:
    asked = (ExpectedNames("a.b", "function", "", "एन्ट्रॉपी"),)
    code = "def एन्ट्रॉपी(x): return 1\ndef एन्ट्रॉपी(x): return 2\n"
    assert finds_something(sources_of(code), asked)
    assert not are_as_asked(sources_of(code), asked)


def nearly(name: str) -> Iterator[str]:
    wide = chr(ord(name[0]) + 0xFEE0) + name[1:]  # which Python takes for the same
    yield from (name.capitalize(), name.replace("_", ""), f"{name}_", name.upper(), wide)


def asked_in(solution: Solution) -> ExpectedNames:
    module, _, name = solution.exercise.partition(".")
    target = SIGNATURE.findall((bank_dir() / module / f"{name}.yaml").read_text("utf-8"))
    return ExpectedNames(solution.exercise, "function", "", (target or [name])[0])


def variations(text: str, target: str) -> Iterator[str]:
    """The text, and what others would have made of it."""
    word = re.compile(rf"\b{target}\b")
    yield text
    for near, way in product(nearly(target), ("{}", "{}\n{target} = {near}", "{}\nfrom numpy import log as {near}")):
        yield way.format(word.sub(near, text), target=target, near=near)
    yield f"{text}\n{word.sub(target.upper(), text)}"
    yield f"{text}\n{text}# {target}\n{target} = {target}"
    yield text.replace("def ", "if True:\n def ").replace("return", "print", 1)
    yield text.replace(":\n", ":  # and so on \\\n").replace("\n\n", "\f\n;")


@pytest.mark.parametrize("solution", some(solutions(), 40), ids=lambda solution: solution.key)
def test_what_people_wrote_and_might_have_is_never_passed_over(solution: Solution) -> None:
    asked = asked_in(solution)
    for code in variations(solution.text, asked.target):
        assert not said_wrongly(sources_of(code), (asked, *ASKED)), code


def test_hardly_anybody_who_keeps_to_the_names_costs_a_parse() -> None:
    taken = some(solutions(), 300)
    passed = [are_as_asked(sources_of(each.text), (asked_in(each), *ASKED)) for each in taken]
    assert sum(passed) > 0.95 * len(taken)


NAMES = ("Entropy", "entropy", "ｅntropy", "Ask", "x", "1", "(x): return 1\n", " = make()\n", ": pass\n")
WORDS = ("def ", "class ", "import ", "from m ", "for ", " in ", "as ", "if ", "else", "type ", "match ", "with ")
MARKS = ("\n", "\n    ", "\\\n", "\f", '"""', "f'{", ":=", "+=", *" #'}()[],:=@*;.")
CODE = st.lists(st.sampled_from((*NAMES, *WORDS, *MARKS)), max_size=14).map("".join)


@given(CODE, CODE, CODE)
@example("", "# def \\\nclass Ask: x = 1", "")
@example("if 1:\n  @Entropy := d\n  def g(): pass", "", "")
def test_nonsense_is_never_passed_over(first: str, second: str, prose: str) -> None:
    assert not said_wrongly(sources_of(first, second, prose=(prose,)))


# What else intake leaves undone where nothing asks for it
SCANNED = (*"'\"\n%!?=\\#() ax", "    ", "'''", "pip install", "%time ", "!=", "\f")


@given(st.lists(st.sampled_from(SCANNED), max_size=30))
@example(["x", "?"])
@example(["x =", "\t", "!ls"])
@example(["\n", "\f", "%time x"])
def test_a_cell_is_as_the_scanner_would_leave_it(pieces: list[str]) -> None:
    text = "".join(pieces)
    assert plain_python(text) == "".join(logical_lines(text))


@pytest.mark.parametrize("solution", some(solutions(), 16), ids=lambda solution: solution.key)
def test_a_solution_in_a_notebook_is_as_the_scanner_would_leave_it(solution: Solution) -> None:
    text = solution.text
    said = (f"%%time\n{text}", f"!pip install x\n{text}", f"{text}\nhelp?", text.replace("return ", "x = !"))
    for cell in (text, *said):
        assert plain_python(cell) == "".join(logical_lines(cell))


SAID = ("posterior = 0.3", "bayes_one__posterior: 30 %", "## 1\n\n`bayes.one`", "answer: 0.3", "nothing of it")
HELD = ("", "bayes_one__posterior = 0.1", "bayes_one__posterior = None", "bayes_one__posterior[0] = 1", "x = (")


@pytest.mark.parametrize("code", HELD)
def test_answers_in_text_cells_count_where_the_code_has_none(code: str) -> None:
    """As when the code was always parsed, whether or not a text cell says anything."""
    for first, second in product(SAID, SAID):
        sources = sources_of(code, prose=(first, second))
        said = [part for _, part, _, _ in answers_in_prose(sources[0], [BY_HAND])]
        answers, notes = with_answers(sources, ASKED, {})
        assert bool(answers) == bool(notes) == bool(said and "= 0.1" not in code)
        assert with_answers(sources, (ENTROPY, MODEL), {}) == ({}, [])


def test_a_submission_is_as_it_would_be_without_the_shortcut(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = [each.text for each in some(solutions(), 16)]
    renamed = [re.sub(r"\bentropy\b", "Entropy", text) for text in texts]
    handed_in = [Submission("s", sources_of(text, prose=(DEFINED,)), {}, (), "", "") for text in (*texts, *renamed)]
    quick = [as_meant(each, ASKED) for each in handed_in]
    monkeypatch.setattr("grader.intake.repairs.are_as_asked", lambda *_: False)
    assert quick == [as_meant(each, ASKED) for each in handed_in]
