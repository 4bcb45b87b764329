"""What a run caches changes nothing: whoever was graded before, in whatever order, each student gets the same.

All of a student's result and of both pages is compared, byte by byte, with what a run gives that has met nobody.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from grader.codec.write_records import record_line
from grader.engine.grade_submission import grade_one
from grader.engine.stateless_code import is_stateless
from grader.intake.submission import Submission
from grader.judge.coded_answers import judge_case
from grader.report import html, markdown
from grader.report.rules import DisclosureRules
from grader.report.shown import ExerciseView
from grader.report.specimen import specimen
from grader.report.view import student_view
from grader.run_cache import RunCache
from grader.sandbox.run import Sandbox
from grader.sandbox.session import SandboxSession
from grader.score.result import Result
from tests.corpora import solution
from tests.grading import HAND, RIGHT_ENTROPY, demo, right_answers, submission

CLOSES = datetime(2026, 2, 1, tzinfo=UTC)
MOMENTS = (CLOSES - timedelta(days=1), CLOSES + timedelta(days=1))
RULES = DisclosureRules(while_open="failed", after_close="all", closes=CLOSES, contact="ml@example.edu")


def returning(expression: str) -> str:
    """The entropy, but for what is made of it."""
    return RIGHT_ENTROPY.replace("return -sum", "value = -sum") + f"    return {expression}\n"


NATS = RIGHT_ENTROPY.replace("log2", "log")
CRASH = "def entropy(counts):\n    return counts[99]\n"
STEPS = solution("linear.perceptron_trace", "plain").text
CLASS: Mapping[str, str] = {  # most have somebody who answers alike, or nearly
    "right": RIGHT_ENTROPY + STEPS,
    "right in other words": "# mine\n" + RIGHT_ENTROPY.replace("total", "whole") + STEPS,
    "right but for the steps": RIGHT_ENTROPY + solution("linear.perceptron_trace", "wrong_way", "wrong").text,
    "right, and tuples": RIGHT_ENTROPY + solution("linear.perceptron_trace", "one_loop").text,
    "in nats": NATS + STEPS,
    "in nats, in other words": "# mine\n" + NATS + STEPS,
    "printed": returning("print(value) or value"),
    "printed twice": returning("print(value, value) or value"),
    "a list": returning("[value]"),
    "a tuple": returning("(value,)"),
    "a text": returning("str(value)"),
    "a whole number": returning("round(value)"),
    "a number that is whole": returning("float(round(value))"),
    "yes or no": returning("bool(round(value))"),
    "not a number": returning("float('nan')"),
    "zero": returning("0.0"),
    "zero from below": returning("-0.0"),
    "a changed input": returning("counts.append(1) or value"),
    "half the digits": "import numpy as np\n" + returning("np.float32(value)"),
    "a crash": CRASH,
    "a crash on another line": f"\n\n{CRASH}",
    "a stub": "def entropy(counts):\n    ...\n",
    "nothing": "x = 1\n",
}
Work = tuple[bytes, ...]


def handed_in(name: str) -> Submission:
    answers = right_answers() if "right" in name else {}
    return replace(submission(CLASS[name], {HAND: answers}), student=name.replace(" ", "-"))


def given(name: str, sandbox: Sandbox) -> Work:
    """All that a student gets in the run whose sandbox this is."""
    done = grade_one(demo(), "sha256:built", handed_in(name), sandbox, cache=sandbox.cache)
    assert done.failures == ()
    return (record_line(done.result).encode(), *pages(done.result, sandbox.cache))


def pages(result: Result, cache: RunCache) -> Iterator[bytes]:
    for now in MOMENTS:
        view = student_view(result, RULES, now, cache=cache)
        yield from (
            html.feedback_html(view, cache=cache).encode(),
            markdown.feedback_markdown(view, cache=cache).encode(),
        )


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


@pytest.fixture
def forgetful(sandbox: Sandbox) -> Sandbox:
    """The sandbox of a run that has met nobody."""
    sandbox.cache = RunCache()
    return sandbox


@pytest.fixture(scope="module")
def alone(sandbox: Sandbox) -> Mapping[str, Work]:
    """What each gets who is the first that a run meets."""
    found = {}
    for name in CLASS:
        sandbox.cache = RunCache()
        found[name] = given(name, sandbox)
    return found


ORDERS: Mapping[str, Iterable[str]] = {
    "the other way round": list(CLASS)[::-1],
    "by name, and some again": [*sorted(CLASS), *sorted(CLASS)[::4]],
}


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("order", ORDERS)
def test_each_gets_in_a_class_what_they_get_alone(alone: Mapping[str, Work], order: str, forgetful: Sandbox) -> None:
    for name in ORDERS[order]:
        assert given(name, forgetful) == alone[name], name
    cases = [outcome.value for outcome in forgetful.cache.outcomes[judge_case].values()]
    assert all(map(forgetful.cache.has_given, cases))
    assert 0 < len(cases) < len(CLASS) * sum(len(each.cases) for each in demo().exercises)


@pytest.mark.in_turn
def test_nobody_of_this_class_gets_the_same(alone: Mapping[str, Work]) -> None:
    assert len(set(alone.values())) == len(CLASS)


def test_who_answers_alike_shares_all_but_what_is_their_own(forgetful: Sandbox) -> None:
    cache = forgetful.cache
    alike = [handed_in(name) for name in ("right", "right in other words")]
    one, other = (grade_one(demo(), "sha256:built", each, forgetful, cache=cache).result for each in alike)
    assert one.exercises[0] is other.exercises[0]
    assert one.exercises[1] is other.exercises[1]
    for result, another in ((one, other), (other, one)):
        view, its = (student_view(each, RULES, MOMENTS[0], cache=cache) for each in (result, another))
        assert f"<code>{view.exercises[0].code}</code>" in html.feedback_html(view, cache=cache)
        assert its.exercises[0].code not in html.feedback_html(view, cache=cache)


@pytest.mark.in_turn
@pytest.mark.slow
def test_stateless_code_gets_the_counterexamples_of_fresh_processes(
    alone: Mapping[str, Work], forgetful: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = [name for name in CLASS if is_stateless(handed_in(name), ["entropy", "perceptron_trace"])]
    assert len(asked) > 0.8 * len(CLASS)
    monkeypatch.setattr(SandboxSession, "further", lambda *_: None)
    for name in asked:
        assert given(name, forgetful) == alone[name], name


# Pages of views that are the same to Python, and of some that are nearly the same
FIRST, *_ = specimen().exercises
TWINS = {
    "whole numbers of the same size": replace(FIRST, points=2.0, untold=1.0, pending=0.0, optional=0),
    "another code": replace(FIRST, code="ABCD-EFGH"),
}
NEARLY = {
    "another anchor": replace(FIRST, anchor="exercise-7"),
    "another score": replace(FIRST, score=0.5),
    "no score": replace(FIRST, score=None),
    "another prompt": replace(FIRST, prompt="Return nothing."),
    "an option less": replace(FIRST, options=FIRST.options[:1]),
    "a finding that is folded": replace(FIRST, findings=tuple(replace(each, open=False) for each in FIRST.findings)),
    "a case that was printed": replace(FIRST, public=(replace(FIRST.public[0], stdout="1\n"), *FIRST.public[1:])),
    "a case that is hidden": replace(FIRST, public=FIRST.public[1:], hidden=(FIRST.public[0], *FIRST.hidden)),
    "a step that follows": replace(FIRST, hidden=(replace(FIRST.hidden[0], steps=FIRST.hidden[0].steps[:1]),)),
    "no sources": replace(FIRST, sources=()),
}


def both_pages(exercise: ExerciseView, cache: RunCache) -> tuple[str, str]:
    view = replace(specimen(), exercises=(exercise,))
    return html.feedback_html(view, cache=cache), markdown.feedback_markdown(view, cache=cache)


@pytest.mark.parametrize("what", [*TWINS, *NEARLY])
def test_a_section_made_for_another_view_is_not_taken(what: str) -> None:
    other = (TWINS | NEARLY)[what]
    expected = both_pages(other, RunCache())
    cache = RunCache()
    first = both_pages(FIRST, cache)
    assert both_pages(other, cache) == expected
    assert both_pages(FIRST, cache) == first
    assert (other == FIRST) == (what in TWINS)
