"""The nearest repair: found where one small change makes everything right, and silence everywhere else."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from grader.checks.calls import Call, Observation
from grader.codec.decode import decode
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.repair.repair_finding import repair_finding
from grader.repair.search import repair_inputs
from grader.repair.trials import CALLS_A_PROCESS, MAX_CALLS, CandidateTrials, SearchEnded
from grader.sandbox.run import Sandbox
from tests.repair.mended import LEAVES_OUT_SINGLES, RIGHT_ENTROPY, counted, mended, released, submission

SINGLE_LINE = "All inputs come out right if only line 9, in `entropy`, is changed."


def test_the_line_is_named_and_the_change_is_the_smallest(sandbox: Sandbox) -> None:
    found = mended(sandbox, LEAVES_OUT_SINGLES)
    assert found is not None
    assert (found.kind, found.hint, found.name) == ("repair", SINGLE_LINE, "a number")
    [change] = found.changes
    assert (change.file, change.line, change.function) == ("work.py", 9, "entropy")
    assert change.before.endswith("if n > 20)")
    assert change.after.endswith("if n > 0)")


def test_a_helper_on_another_cell_of_a_notebook_is_named_with_its_cell(sandbox: Sandbox) -> None:
    first = "from math import log2\n\ndef share(n, total):\n    return n / (total + 3)\n"
    second = (
        "def entropy(counts):\n    total = sum(counts)\n"
        "    return sum(-share(n, total) * log2(share(n, total)) for n in counts if n)\n"
    )
    found = mended(sandbox, first, second)
    assert found is not None
    assert found.hint == "All inputs come out right if only line 4 of work.py, cell 1, in `share`, is changed."


def test_rounding_and_a_wrong_logarithm_are_several_small_things(sandbox: Sandbox) -> None:
    code = (
        "import math\ndef entropy(counts):\n    total = sum(counts)\n    out = 0\n    for n in counts:\n"
        "        if n:\n            p = round(n / total, 2)\n"
        "            out -= round(p * math.log(p), 3)\n    return out\n"
    )
    found = mended(sandbox, code)
    assert found is not None
    assert found.hint == "All inputs come out right if only lines 7 and 8, in `entropy`, are changed."
    assert found.name == (
        "Two small things, and all is right: "
        "line 7 rounds; line 8 takes a logarithm that is not to base 2; line 8 rounds."
    )


def test_a_change_that_mends_most_and_breaks_nothing_is_one_of_several_things(sandbox: Sandbox) -> None:
    two = "    if len(counts) > 3:\n        h = h + 0.25\n    if len(counts) == 2:\n        h = 3 * h * h - 7\n"
    code = RIGHT_ENTROPY.replace("    return -", "    h = -") + two + "    return h\n"
    found = mended(sandbox, code)
    assert found is not None
    [change] = found.changes
    assert change.line in (10, 11)
    assert found.hint.startswith(f"Line {change.line}, in `entropy`, is one of several things to look at")


@pytest.mark.parametrize(
    "code",
    [
        "def entropy(counts):\n    return len(counts) * 0.37\n",  # nothing of the right idea is there
        "def entropy(counts):\n    return 0.0\n",
        "def entropy(counts):\n    raise ValueError('not yet')\n",
        "entropy = lambda counts: 1.0\n",
    ],
)
def test_code_that_no_small_change_mends_is_left_in_silence(sandbox: Sandbox, code: str) -> None:
    assert mended(sandbox, code) is None


def test_right_code_is_never_mended(sandbox: Sandbox) -> None:
    assert mended(sandbox, RIGHT_ENTROPY) is None


def test_with_few_failing_inputs_or_no_drawn_one_nothing_is_looked_for(sandbox: Sandbox) -> None:
    exercise = released()
    code = RIGHT_ENTROPY.replace("return 0.0", "return 1.0")  # fails on no examples alone
    cases = judge_exercise(exercise, sandbox.run(submission(code), exercise_calls(exercise)), {})
    assert sum(not each.verdict.passed for case in cases for each in case.inputs) == 1
    assert repair_inputs(exercise, cases) is None
    cases = judge_exercise(exercise, sandbox.run(submission(LEAVES_OUT_SINGLES), exercise_calls(exercise)), {})
    assert repair_inputs(exercise, cases) is not None
    fixed = replace(exercise, cases=tuple(replace(case, drawn=False) for case in exercise.cases))
    assert repair_inputs(fixed, cases) is None


def test_a_document_without_further_inputs_has_no_repairs(sandbox: Sandbox) -> None:
    assert mended(sandbox, LEAVES_OUT_SINGLES, exercise=replace(released(), further=())) is None


def test_a_repair_must_be_right_on_further_inputs_too(sandbox: Sandbox) -> None:
    exercise = released()
    spoiled = replace(exercise, further=tuple(replace(each, expected=123.0) for each in exercise.further))
    assert mended(sandbox, LEAVES_OUT_SINGLES, exercise=spoiled) is None


def test_no_process_is_told_a_right_answer_and_none_has_more_calls_than_a_batch(sandbox: Sandbox) -> None:
    exercise, work = released(), submission(LEAVES_OUT_SINGLES)
    made: list[Sequence[Call]] = []
    run = counted(sandbox, made)
    cases = judge_exercise(exercise, run(work, exercise_calls(exercise)), {})  # type: ignore[operator]
    made.clear()
    assert repair_finding(exercise, cases, work, run) is not None  # type: ignore[arg-type]
    trials, acceptance = made[:-1], made[-1]
    assert all(len(batch) <= CALLS_A_PROCESS and all(call.trial for call in batch) for batch in trials)
    assert not any(call.trial for call in acceptance)  # the repaired program is run as if it had been handed in
    assert sum(map(len, trials)) <= MAX_CALLS
    inputs = [decode(instance.args["counts"]) for instance in exercise.further]
    assert all(decode(call.args[0]) in inputs for call in acceptance[-len(inputs) :])  # type: ignore[index]


def test_the_same_program_gives_the_same_finding_each_time(sandbox: Sandbox) -> None:
    assert mended(sandbox, LEAVES_OUT_SINGLES) == mended(sandbox, LEAVES_OUT_SINGLES)


def test_a_search_whose_processes_hang_gives_up(sandbox: Sandbox) -> None:
    exercise = released()
    asked: list[int] = []

    def hangs(calls: Sequence[Call]) -> Sequence[Observation]:
        asked.append(len(calls))
        return [Observation("timeout"), *(Observation("skipped") for _ in calls[1:])]

    trials = CandidateTrials(exercise, exercise.further, hangs)
    with pytest.raises(SearchEnded):
        trials.observations([Call("entropy", ([1],))] * 500)
    assert len(asked) == 4


def test_a_search_beyond_its_calls_gives_up(sandbox: Sandbox) -> None:
    exercise = released()
    trials = CandidateTrials(exercise, exercise.further, lambda calls: [Observation("value", 1.0) for _ in calls])
    trials.observations([Call("entropy", ([1],))] * MAX_CALLS)
    with pytest.raises(SearchEnded):
        trials.observations([Call("entropy", ([1],))])
