"""What explains failures comes in order: a known mistake, two of them, a near miss, what stops the code."""

from collections.abc import Iterator

import pytest

from grader.diagnose.findings import findings_of
from grader.diagnose.pairs import mistake_pairs
from grader.engine.exercise_trial import result_of_reference
from grader.sandbox.run import Sandbox
from tests.banked import built
from tests.diagnose.diagnosed import ENTROPY, counted, trial

RIGHT = """
from math import log2
def right(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n)
"""
CODE = {  # what the findings are: the code
    (("misconception", "natural logarithm"),): """
from math import log
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log(n / total) for n in counts if n)
""",
    (("misconception", "natural logarithm, and minus sign forgotten"),): """
from math import log
def entropy(counts):
    total = sum(counts)
    return sum(n / total * log(n / total) for n in counts if n)
""",
    (("near_miss", "a constant factor"),): RIGHT + "entropy = lambda counts: 2 * right(counts)",
    (("near_miss", "rounded"),): RIGHT + "entropy = lambda counts: round(right(counts), 2)",
    (("near_miss", "printed, not returned"),): RIGHT + "entropy = lambda counts: print(right(counts))",
    (("near_miss", "right on the examples only"),): RIGHT
    + "entropy = lambda counts: right(counts) if sorted(counts) in ([5, 9], [1] * 8) else right(counts) * 0.87 + 0.1",
    (("misconception", "logarithm to base 10"), ("error", "ValueError on line 5")): """
from math import log10
def entropy(counts):
    total = sum(counts) or 1
    return -sum(n / total * log10(n / total) for n in counts)
""",
    (("divergence", "the number is too large"),): RIGHT + "entropy = lambda counts: right(counts) ** 2 + len(counts)",
}


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


@pytest.mark.parametrize("wanted", CODE, ids=lambda wanted: " and ".join(name for _, name in wanted) or "nothing")
def test_the_first_that_explains_is_found(sandbox: Sandbox, wanted: tuple[tuple[str, str], ...]) -> None:
    exercise, cases, probe = trial(sandbox, CODE[wanted])
    assert tuple((found.kind, found.name) for found in findings_of(exercise, cases, probe=probe)) == wanted


STATE = {
    "depends on earlier calls": RIGHT
    + "seen = []\ndef entropy(counts):\n    seen.extend(counts)\n    return right(seen)",
    "changes its inputs": """
from math import log2
def entropy(counts):
    for n in counts:
        if n < 9:
            counts.remove(n)
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n)
""",
}


@pytest.mark.parametrize("name", STATE)
def test_what_depends_on_more_than_its_inputs_is_found_where_it_can_be_asked_again(sandbox: Sandbox, name: str) -> None:
    exercise, cases, probe = trial(sandbox, STATE[name])
    [found] = findings_of(exercise, cases, probe=probe)
    assert (found.kind, found.name, found.plain) == ("near_miss", name, True)
    assert name not in [found.name for found in findings_of(exercise, cases)]


def test_code_that_changes_every_input_and_is_right_on_some_is_wrong_for_another_reason(sandbox: Sandbox) -> None:
    code = """
def entropy(counts):
    counts.append(0)
    return right(counts) if len(counts) < 5 else right(counts) * 0.9 + 0.05
"""
    exercise, cases, probe = trial(sandbox, RIGHT + code)
    assert {judged.verdict.passed for case in cases for judged in case.inputs} == {True, False}
    assert [found.kind for found in findings_of(exercise, cases, probe=probe)] == ["divergence"]


def test_code_that_is_mostly_right_where_it_changes_its_input_is_wrong_for_another_reason(sandbox: Sandbox) -> None:
    code = """
def entropy(counts):
    if len(counts) != 3:
        counts.append(0)
    return right(counts) if len(counts) < 6 else right(counts) * 0.9 + 0.05
"""
    exercise, cases, probe = trial(sandbox, RIGHT + code)
    assert {judged.verdict.passed for case in cases for judged in case.inputs} == {True, False}
    assert [found.kind for found in findings_of(exercise, cases, probe=probe)] == ["divergence"]


def test_a_wrong_answer_that_nothing_explains_costs_one_further_call(sandbox: Sandbox) -> None:
    exercise, cases, probe = trial(sandbox, CODE[(("divergence", "the number is too large"),)])
    counting, asked = counted(probe)
    assert [found.kind for found in findings_of(exercise, cases, probe=counting)] == ["divergence"]
    assert asked == [1]


def test_right_code_is_asked_nothing_and_told_nothing(sandbox: Sandbox) -> None:
    exercise, cases, probe = trial(sandbox, RIGHT + "entropy = right")
    counting, asked = counted(probe)
    assert findings_of(exercise, cases, probe=counting) == ()
    assert asked == []


def test_pairs_bind_two_conventions_and_no_convention_twice() -> None:
    names = [pair.name for pair in mistake_pairs(built(ENTROPY))]
    assert "natural logarithm, and minus sign forgotten" in names
    assert "natural logarithm, and logarithm to base 10" not in names
    assert len(names) == len(set(names))


@pytest.mark.slow
def test_a_mistake_alone_is_never_told_as_a_pair() -> None:
    exercise = built(ENTROPY)
    for mistake in exercise.mistakes:
        assert [found.name for found in result_of_reference(exercise, mistake.name).findings] == [mistake.name]
