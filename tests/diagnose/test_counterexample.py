"""The smallest input that fails, found in the sandbox: it really fails, it is fair, and everybody gets the same one."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial

import pytest

from grader.built.document import BuiltExercise, Instance
from grader.built.fair_question import question_on
from grader.built.smaller_questions import way_down
from grader.built.time_limit import in_time
from grader.checks.calls import Call, Observation
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.diagnose import counterexample
from grader.diagnose.counterexample import MAX_PROBE_CALLS, counterexample_finding, with_example
from grader.diagnose.finding import Finding
from grader.diagnose.near.state import Probe
from grader.engine.counterexample_probe import further_call_probe
from grader.intake.submission import CodeCell, Source, Submission
from grader.judge.judged import JudgedCase, JudgedInput
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.run_cache import RunCache
from grader.sandbox.run import Sandbox
from tests.banked import built

pytestmark = pytest.mark.slow  # seconds in all: `make quick` leaves it out

BITS = """
from math import log, log2
def entropy(counts):
    total = sum(counts)
    return {answer}
"""
NATS = BITS.format(answer="-sum(n / total * log(n / total) for n in counts if n)")
NO_ZEROS = BITS.format(answer="-sum(n / total * log2(n / total) for n in counts)")
FIRST_THREE = BITS.format(answer="-sum(n / total * log2(n / total) for n in counts[:3] if n)")
LARGEST_FIRST = BITS.format(
    answer="-sum(n / total * log2(n / total) for n in counts if n) + (0.5 if counts[-1:] == [max(counts)] else 0)"
)
KEEPS_COUNT = """
from math import log2
seen = []
def entropy(counts):
    seen.append(1)
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n) + (0.5 if len(seen) > 2 else 0)
"""
NEVER_STOPS = """
def perceptron_trace(examples, weights, rate):
    w, steps = list(weights), []
    for epoch in range(20):
        for x, label in examples:
            out = 1 if w[0] + sum(a * b for a, b in zip(w[1:], x)) > 0 else 0
            w = [w[0]] + [a + rate * (label - out) * b for a, b in zip(w[1:], x)]
            steps.append(w)
    return steps
"""
ROTE = """
class Tree:
    def fit(self, rows, target):
        self.rows, self.target = rows, target
    def predict(self, rows):
        labels = [row[self.target] for row in self.rows]
        common = max(sorted(set(labels)), key=labels.count)
        known = [{k: v for k, v in row.items() if k != self.target} for row in self.rows]
        return [labels[known.index(row)] if row in known else common for row in rows]
"""
FROM_ONE = """
def split_rows(rows, attribute):
    groups = {}
    for number, row in enumerate(rows, 1):
        groups.setdefault(row[attribute], []).append(number)
    return list(groups.values())
"""


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def work(code: str) -> Submission:
    return Submission("s1", (Source("work", "work.py", (CodeCell(code, ""),)),), {}, (), "sha256:0", "BCD-FGH")


def judged(sandbox: Sandbox, id_: str, code: str) -> tuple[JudgedCase, ...]:
    exercise = built(id_)
    return judge_exercise(exercise, sandbox.run(work(code), exercise_calls(exercise)), {})


def found(
    sandbox: Sandbox, id_: str, code: str, cache: RunCache | None = None, probe: Probe | None = None
) -> Finding | None:
    exercise = built(id_)
    probe = probe or further_call_probe(work(code), sandbox, [exercise])
    return counterexample_finding(exercise, judged(sandbox, id_, code), probe, cache or RunCache())


def shown(finding: Finding | None) -> tuple[str, object, str, tuple[str, ...]]:
    assert finding is not None
    assert finding.evidence is not None
    assert finding.hint.endswith(".")
    return finding.evidence.call, decode(finding.evidence.observed), finding.evidence.error, finding.cases


@pytest.mark.parametrize(
    ("id_", "code", "call", "error", "case"),
    [
        ("information.entropy", NATS, "entropy([1, 2])", "", "weather"),
        ("information.entropy", NO_ZEROS, "entropy([1, 0])", "ValueError: math domain error", "an empty class"),
        ("information.entropy", FIRST_THREE, "entropy([1, 1, 1, 1])", "", "eight classes, all alike"),
        ("trees.split_rows", FROM_ONE, "split_rows([{'glaze': 'blue'}], 'glaze')", "", "six cups"),
    ],
)
def test_an_input_is_reduced_to_the_smallest_that_fails_in_the_same_way(
    sandbox: Sandbox, id_: str, code: str, call: str, error: str, case: str
) -> None:
    given, observed, stopped, cases = shown(found(sandbox, id_, code))
    assert (given, stopped, cases) == (call, error, (case,))
    assert (observed is None) == bool(error)


@pytest.mark.slow
@pytest.mark.parametrize(("id_", "code"), [("linear.perceptron_trace", NEVER_STOPS), ("trees.id3_model", ROTE)])
def test_traces_and_models_have_one_too_and_what_is_shown_really_fails(sandbox: Sandbox, id_: str, code: str) -> None:
    finding = found(sandbox, id_, code)
    call, observed, error, _ = shown(finding)
    names: dict[str, object] = {}
    exec(code, names)
    *before, last = call.split("; ")
    exec("; ".join(before), names)
    assert (eval(last, names), error) == (observed, "")
    exercise = built(id_)
    assert len(call) < min(len(str(each.args)) for case in exercise.cases if case.public for each in case.instances)


def test_everybody_with_the_same_mistake_gets_the_same_one_and_others_pay_less(sandbox: Sandbox) -> None:
    cache = RunCache()
    first = found(sandbox, "information.entropy", NATS, cache)
    ways = [id(outcome.value) for outcome in cache.outcomes[way_down].values()]
    assert found(sandbox, "information.entropy", FIRST_THREE, cache) == found(
        sandbox, "information.entropy", FIRST_THREE
    )
    assert found(sandbox, "information.entropy", NATS, cache) == first
    again = [id(outcome.value) for outcome in cache.outcomes[way_down].values()]
    assert set(ways) <= set(again)  # nothing is worked out twice


def test_no_more_than_two_hundred_calls_are_made(sandbox: Sandbox) -> None:
    calls: list[Call] = []
    own = further_call_probe(work(FIRST_THREE), sandbox, [built("information.entropy")])

    def counting(asked: Sequence[Call]) -> Sequence[Observation]:
        calls.extend(asked)
        return own(asked)

    assert found(sandbox, "information.entropy", FIRST_THREE, probe=counting) is not None
    assert 2 < len(calls) <= MAX_PROBE_CALLS


def test_an_answer_that_is_wrong_after_others_only_is_no_counterexample(sandbox: Sandbox) -> None:
    assert found(sandbox, "information.entropy", KEEPS_COUNT) is None


def test_code_that_does_not_fail_when_asked_again_has_none(sandbox: Sandbox) -> None:
    right = BITS.format(answer="-sum(n / total * log2(n / total) for n in counts if n)")
    other = further_call_probe(work(right), sandbox, [built("information.entropy")])
    assert found(sandbox, "information.entropy", NATS, probe=other) is None
    assert (
        counterexample_finding(
            built("information.entropy"), judged(sandbox, "information.entropy", right), other, RunCache()
        )
        is None
    )


def test_a_call_that_hangs_is_shown_as_it_is_and_not_made_again() -> None:
    def never(calls: Sequence[Call]) -> Sequence[Observation]:
        raise AssertionError("it was asked again")

    exercise = built("information.entropy")
    cases = judge_exercise(exercise, [Observation("timeout") for _ in exercise_calls(exercise)], {})
    call, observed, error, _ = shown(counterexample_finding(exercise, cases, never, RunCache()))
    assert (call, observed) == ("entropy([9, 5])", None)
    assert error == "It did not come back within its time limit."


def test_what_the_source_may_not_have_in_it_no_input_shows(sandbox: Sandbox) -> None:
    exercise = built("information.entropy")
    cases = [
        replace(
            case, inputs=tuple(replace(each, verdict=replace(each.verdict, reason="source")) for each in case.inputs)
        )
        for case in judged(sandbox, exercise.id, NATS)
    ]
    assert (
        counterexample_finding(exercise, cases, further_call_probe(work(NATS), sandbox, [exercise]), RunCache()) is None
    )


def test_a_broken_property_has_a_counterexample_of_its_own(sandbox: Sandbox) -> None:
    finding = found(sandbox, "information.entropy", LARGEST_FIRST)
    call, observed, error, cases = shown(finding)
    assert (call, error, cases) == ("entropy([2, 1])", "", ("weather",))
    assert observed == pytest.approx(0.9182958)  # right in itself: what is wrong is that it changes
    assert finding is not None
    assert "`counts` come in another order" in finding.hint


def test_evidence_stands_first_and_three_findings_are_the_most(sandbox: Sandbox) -> None:
    exercise = built("information.entropy")
    others = [Finding(kind="error", name=str(number), hint="") for number in range(3)]
    probe = further_call_probe(work(NATS), sandbox, [exercise])
    example = counterexample_finding(exercise, judged(sandbox, exercise.id, NATS), probe, RunCache())
    kinds = [each.kind for each in with_example(others, example)]
    assert kinds == ["counterexample", "error", "error"]


INFORMATIVE = "reference.shared.conditions:informative"


@pytest.mark.parametrize(
    ("counts", "fair"),
    [([1, 2], True), ([1, 0], False), ([], False), ([3, 3, 3], True), (["a"], False)],
)
def test_a_question_that_nobody_drew_meets_what_the_family_asks(counts: list[int], fair: bool) -> None:
    question = question_on(built("information.entropy"), (INFORMATIVE,), {"counts": encode(counts)})
    assert (question is not None) == fair


@pytest.mark.parametrize(
    ("id_", "labels"), [("candidate_elimination", "yn"), ("find_s_trace", "yn"), ("version_space", "ny")]
)
def test_no_question_breaks_what_an_exercise_says_of_its_examples(id_: str, labels: str) -> None:
    exercise = built(f"version_spaces.{id_}")
    examples = [[["a" if label == "y" else "b"], "yes" if label == "y" else "no"] for label in labels]
    given = {"domains": [["a", "b"]]} if id_ != "find_s_trace" else {}
    for asked, fair in ((examples, True), ([each for each in examples if each[1] == "no"], False)):
        args = {name: encode(value) for name, value in {**given, "examples": asked}.items()}
        assert (question_on(exercise, (), args) is not None) == fair


NATS_UNLESS_SMALL = BITS.format(
    answer="-sum(n / total * (log2(n / total) if total < 9 else log(n / total)) for n in counts if n)"
)


def counted(sandbox: Sandbox, code: str, cache: RunCache) -> tuple[Finding | None, int]:
    """What is found, and in how many processes."""
    own, rounds = further_call_probe(work(code), sandbox, [built("information.entropy")]), list[int]()

    def counting(asked: Sequence[Call]) -> Sequence[Observation]:
        rounds.append(len(asked))
        return own(asked)

    return found(sandbox, "information.entropy", code, cache, counting), len(rounds)


def test_a_mistake_that_shows_everywhere_takes_one_process_and_another_is_followed_to_where_it_ends(
    sandbox: Sandbox,
) -> None:
    everywhere, rounds = counted(sandbox, NATS, RunCache())
    assert (shown(everywhere)[0], rounds) == ("entropy([1, 2])", 1)
    above, rounds = counted(sandbox, NATS_UNLESS_SMALL, RunCache())
    assert (shown(above)[0], rounds > 1) == ("entropy([4, 5])", True)


STATEFUL = """
from math import log, log2
seen = []
def entropy(counts):
    seen.append(sum(counts))
    total = sum(counts)
    nats = -sum(n / total * log(n / total) for n in counts if n)
    return nats if {when} else -sum(n / total * log2(n / total) for n in counts if n)
"""
KEPT = {  # code whose answers depend on what it was asked before
    "every other call": STATEFUL.format(when="len(seen) % 2"),
    "small inputs at first, then large ones": STATEFUL.format(when="total < 9 if len(seen) < 4 else total > 5"),
    "right on small inputs after a large one": STATEFUL.format(when="seen[0] < 9 or total > 8 or counts[2:]"),
}


@pytest.mark.parametrize("code", KEPT.values(), ids=KEPT)
def test_what_others_were_asked_before_changes_nothing_even_where_answers_depend_on_earlier_calls(
    sandbox: Sandbox, code: str
) -> None:
    cache = RunCache()
    for other in (NATS_UNLESS_SMALL, FIRST_THREE, *KEPT.values(), NATS):
        found(sandbox, "information.entropy", other, cache)
    assert found(sandbox, "information.entropy", code, cache) == found(sandbox, "information.entropy", code)


def test_judging_without_end_on_a_made_up_input_leaves_the_first_that_fails_as_it_is(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    def judging(exercise: BuiltExercise, instance: Instance, seen: Iterator[Observation]) -> JudgedInput:
        while True:  # as a verifier might, which nobody has tried on this input
            with suppress(Exception):
                sum(range(100))

    monkeypatch.setattr(counterexample, "judge_input", judging)
    monkeypatch.setattr(counterexample, "in_time", partial(in_time, seconds=0.05))
    assert shown(found(sandbox, "information.entropy", NATS))[0] == "entropy([9, 5])"
