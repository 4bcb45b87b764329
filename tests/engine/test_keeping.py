"""Code that is said to keep nothing answers alike in any order, any number of times, in one process or in many.

A yes that is wrong shows a student a counterexample that is none when they try it; a no costs milliseconds.
"""

import ast
from collections.abc import Iterator, Sequence

import pytest

from grader.checks.calls import Call, Observation
from grader.engine.keeping import is_plain, keeps_nothing
from grader.engine.stateless import is_stateless
from grader.intake.submission import Cell, Source, Submission
from grader.judge.needed_calls import calls_of
from grader.sandbox.child_answers import TOO_LARGE
from grader.sandbox.run import Sandbox
from tests.banked import built
from tests.corpora import Solution, solutions
from tests.engine.forgetful import PARSED, PLAIN
from tests.engine.remembering import SETTING, function, samples
from tests.grading import RIGHT_ENTROPY
from tests.thinned import some

REMEMBERING = samples()


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def work(*cells: str, **others: str) -> Submission:
    own = Source("work", "work.py", tuple(Cell(cell, f"cell {n}" if n else "") for n, cell in enumerate(cells)))
    files = (Source(name, f"{name}.py", (Cell(text, ""),)) for name, text in others.items())
    return Submission("s", (own, *files), {}, (), "sha256:0", "BCD-FGH")


def parses(text: str) -> bool:
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True


@pytest.mark.parametrize("how", REMEMBERING)
def test_what_remembers_is_never_said_to_keep_nothing(how: str) -> None:
    code = REMEMBERING[how]
    assert not keeps_nothing(work(code))
    for told in variations(code):
        assert not keeps_nothing(told)


def variations(code: str) -> Iterator[Submission]:
    """The same code as others would lay it out, or with other work beside it."""
    tabbed = code.replace("    ", "\t")
    remarked = code.replace("\n", "  # so\n")
    blocked = "if True:\n" + "".join(f"  {line}\n" for line in code.splitlines())
    loose = code.replace("\n", "\n\n")
    yield from (work(text) for text in (tabbed, remarked, blocked, loose) if parses(text))
    yield from (work(f'"""Work."""\n{RIGHT_ENTROPY}\n{code}'), work(RIGHT_ENTROPY, code), work("x = 1", other=code))


@pytest.mark.parametrize("how", [how for how, body in SETTING.items() if "setattr" not in body and "__" not in body])
def test_an_attribute_that_is_set_is_seen_by_itself(how: str) -> None:
    """Whatever else there is in the text, as the import of something unknown."""
    code = function(SETTING[how].format("n")).removeprefix("from contextlib import nullcontext\n")
    assert not is_plain(code)
    assert not is_stateless(ast.parse(code).body)


def test_all_of_these_do_remember(sandbox: Sandbox) -> None:
    forgetful = [how for how in some(REMEMBERING, 45) if not remembers(sandbox, work(REMEMBERING[how]))]
    assert forgetful == []


def remembers(sandbox: Sandbox, submission: Submission) -> bool:
    """Whether f gives other answers after others than it gives at first."""
    one, two = Call("f", (1,)), Call("f", (2,))
    first, second, third = sandbox.run(submission, [one, two, one])
    at_first, then = sandbox.run(submission, [two, one])
    return (first, second) != (third, at_first) or first != then


USED = "\ndef f(n):\n    {0}.append(n)\n    return len({0})\n"
IMPORTED = {  # how one file of a submission uses what another remembers with
    "by its name": "import other" + USED.format("other.seen"),
    "by another name of its names": "from other import seen as own" + USED.format("own"),
    "by all of its names": "from other import *" + USED.format("seen"),
    "in a block": "try:\n    import other as o\nfinally: pass" + USED.format("o.seen"),
    "inside a function": "def f(n):\n    from other import seen as own\n    own.append(n)\n    return len(own)\n",
    "from here": "from .other import seen" + USED.format("seen"),
}


@pytest.mark.parametrize("how", IMPORTED)
def test_a_file_that_is_imported_may_remember(how: str) -> None:
    assert not keeps_nothing(work(IMPORTED[how], other="seen = []"))


def test_what_is_provided_may_remember() -> None:
    assert keeps_nothing(work("def f(n):\n    return g(n)"), ["def g(n):\n    return n"])
    assert not keeps_nothing(work("def f(n):\n    return g(n)"), [REMEMBERING["a default"].replace("def f", "def g")])


@pytest.mark.parametrize("what", PLAIN)
def test_plain_work_is_known_without_parsing_it(what: str) -> None:
    assert is_plain(PLAIN[what])
    assert keeps_nothing(work(PLAIN[what]))


@pytest.mark.parametrize("what", PARSED)
def test_work_that_keeps_nothing_is_known_by_its_parse(what: str) -> None:
    assert not is_plain(PARSED[what])
    assert keeps_nothing(work(PARSED[what]), asked=["f", "A"])


def test_a_name_that_is_not_called_may_hold_anything() -> None:
    closure = REMEMBERING["a closure"]
    assert keeps_nothing(work(closure), asked=["make"])
    assert not keeps_nothing(work(closure), asked=["f"])
    assert not keeps_nothing(work(closure))


HOSTILE = ("as " * 30_000, "a.b," * 9_000, ")" * 90_000, "x = 1" + "+1" * 9_000, "x = " + "-" * 900 + "1")


@pytest.mark.parametrize("hostile", HOSTILE, ids=lambda text: text[:5])
def test_hostile_texts_are_looked_at_in_time(hostile: str) -> None:
    assert keeps_nothing(work(f"def f(n):\n    return n\n# {hostile}\n")) in (True, False)
    assert keeps_nothing(work(f"{hostile}\ndef f(n):\n    return n\n")) in (True, False)


def test_nearly_all_work_is_seen_to_keep_nothing_and_most_at_a_glance() -> None:
    texts = [each.text for each in some(solutions(), 400)]
    assert sum(keeps_nothing(work(text)) for text in texts) > 0.95 * len(texts)
    assert sum(map(is_plain, texts)) > 0.85 * len(texts)


@pytest.mark.slow
@pytest.mark.parametrize("solution", some(solutions(), 5), ids=lambda solution: solution.key)
def test_work_that_keeps_nothing_answers_alike_in_any_order(sandbox: Sandbox, solution: Solution) -> None:
    submission = work(solution.text)
    if not keeps_nothing(submission):
        return
    calls = calls_of(built(solution.exercise))[:12]
    in_order, backwards, twice = (seen(sandbox, submission, each) for each in (calls, calls[::-1], [*calls, *calls]))
    others = (backwards[::-1], twice[: len(calls)], twice[len(calls) :])
    # What a function may say in all is counted: of endless answers those that come last are cut, or not asked for.
    rows = [row for row in zip(in_order, *others, strict=True) if not any(map(is_cut, row))]
    assert [row for row in rows if row.count(row[0]) < len(row)] == []
    assert is_cut(in_order[-1]) or in_order[-1:] == seen(sandbox, submission, calls[-1:])


def is_cut(observation: Observation) -> bool:
    return observation.outcome == "skipped" or observation.value == TOO_LARGE.value


def seen(sandbox: Sandbox, submission: Submission, calls: Sequence[Call]) -> list[Observation]:
    return list(sandbox.run(submission, calls))
