"""Code that is said to be stateless answers alike in any order, any number of times, in one process or in many.

A yes that is wrong shows a student a counterexample that is none when they try it; a no costs milliseconds.
"""

import ast
from collections.abc import Iterator, Sequence

import pytest

from grader.checks.calls import Call, Observation
from grader.engine.stateless_code import is_stateless
from grader.intake.submission import CodeCell, Source, Submission
from grader.judge.needed_calls import exercise_calls
from grader.sandbox.child_answers import TOO_LARGE_ANSWER
from grader.sandbox.run import Sandbox
from tests.banked import built
from tests.corpora import Solution, solutions
from tests.engine.forgetful import PLAIN
from tests.engine.remembering import samples
from tests.grading import RIGHT_ENTROPY
from tests.thinned import some

REMEMBERING = samples()
ASKED = ("f",)


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def work(*cells: str, **others: str) -> Submission:
    own = Source("work", "work.py", tuple(CodeCell(cell, f"cell {n}" if n else "") for n, cell in enumerate(cells)))
    files = (Source(name, f"{name}.py", (CodeCell(text, ""),)) for name, text in others.items())
    return Submission("s", (own, *files), {}, (), "sha256:0", "BCD-FGH")


def parses(text: str) -> bool:
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True


@pytest.mark.parametrize("how", REMEMBERING)
def test_what_remembers_is_never_said_to_be_stateless(how: str) -> None:
    code = REMEMBERING[how]
    assert not is_stateless(work(code), ASKED)
    for told in variations(code):
        assert not is_stateless(told, ASKED)


def variations(code: str) -> Iterator[Submission]:
    """The same code as others would lay it out, or with other work beside it."""
    tabbed = code.replace("    ", "\t")
    remarked = code.replace("\n", "  # so\n")
    blocked = "if True:\n" + "".join(f"  {line}\n" for line in code.splitlines())
    loose = code.replace("\n", "\n\n")
    yield from (work(text) for text in (tabbed, remarked, blocked, loose) if parses(text))
    yield from (work(f'"""Work."""\n{RIGHT_ENTROPY}\n{code}'), work(RIGHT_ENTROPY, code), work("x = 1", other=code))


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
    assert not is_stateless(work(IMPORTED[how], other="seen = []"), ASKED)


def test_what_is_provided_may_remember() -> None:
    assert is_stateless(work("def f(n):\n    return g(n)"), ASKED, ["def g(n):\n    return n"])
    assert not is_stateless(
        work("def f(n):\n    return g(n)"), ASKED, [REMEMBERING["a default"].replace("def f", "def g")]
    )


@pytest.mark.parametrize("what", PLAIN)
def test_ordinary_code_is_seen_to_be_stateless(what: str) -> None:
    assert is_stateless(work(PLAIN[what]), ASKED)


HOSTILE = ("as " * 30_000, "a.b," * 9_000, ")" * 90_000, "x = 1" + "+1" * 9_000, "x = " + "-" * 900 + "1")


@pytest.mark.parametrize("hostile", HOSTILE, ids=lambda text: text[:5])
def test_hostile_texts_are_looked_at_in_time(hostile: str) -> None:
    assert is_stateless(work(f"def f(n):\n    return n\n# {hostile}\n"), ASKED) in (True, False)
    assert is_stateless(work(f"{hostile}\ndef f(n):\n    return n\n"), ASKED) in (True, False)


def test_most_work_is_seen_to_be_stateless() -> None:
    chosen = some(solutions(), 400)
    stateless = [is_stateless(work(each.text), asked_in(each)) for each in chosen]
    assert sum(stateless) > 0.75 * len(chosen)


def asked_in(solution: Solution) -> set[str]:
    """The function of the exercise that a solution is of."""
    return {solution.exercise.partition(".")[2]}


@pytest.mark.slow
@pytest.mark.parametrize("solution", some(solutions(), 5), ids=lambda solution: solution.key)
def test_stateless_work_answers_alike_in_any_order(sandbox: Sandbox, solution: Solution) -> None:
    submission = work(solution.text)
    if not is_stateless(submission, asked_in(solution)):
        return
    calls = exercise_calls(built(solution.exercise))[:12]
    in_order, backwards, twice = (seen(sandbox, submission, each) for each in (calls, calls[::-1], [*calls, *calls]))
    others = (backwards[::-1], twice[: len(calls)], twice[len(calls) :])
    # What a function may say in all is counted: of endless answers those that come last are cut, or not asked for.
    rows = [row for row in zip(in_order, *others, strict=True) if not any(map(is_cut, row))]
    assert [row for row in rows if row.count(row[0]) < len(row)] == []
    assert is_cut(in_order[-1]) or in_order[-1:] == seen(sandbox, submission, calls[-1:])


def is_cut(observation: Observation) -> bool:
    return observation.outcome == "skipped" or observation.value == TOO_LARGE_ANSWER.value


def seen(sandbox: Sandbox, submission: Submission, calls: Sequence[Call]) -> list[Observation]:
    return list(sandbox.run(submission, calls))
