"""How much must speak for a mistake, in how many ways it can be made, and what ties leave to whoever makes it."""

import math
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from grader.checks.calls import Observation
from grader.diagnose.evidence import gave_no_answer
from grader.diagnose.findings import findings_of
from grader.diagnose.ties import given_in_other_orders
from grader.engine.exercise_trial import reference_observations
from grader.judge.judged_exercise import judge_exercise
from grader.sandbox.run import Sandbox
from tests.banked import built
from tests.corpora import solution
from tests.diagnose.diagnosed import trial

pytestmark = pytest.mark.slow  # `make quick` stays under a minute without it

ENTROPIES = """
from math import log, log2
def by(logarithm, counts):
    total = sum(counts)
    return -sum(n / total * logarithm(n / total) for n in counts if n)
"""
LEAST = """
from math import log2
def entropy(labels):
    return -sum(labels.count(x) / len(labels) * log2(labels.count(x) / len(labels)) for x in set(labels))
def left(rows, name, target):
    parts = [[r[target] for r in rows if r[name] == value] for value in {r[name] for r in rows}]
    return round(sum(len(part) * entropy(part) for part in parts), 9)
def best_attribute(rows, target):
    return max(sorted(rows[0].keys() - {target}, reverse=True), key=lambda name: left(rows, name, target))
"""
TOLD = {  # a mistake: the exercise, the code, what is told
    "made on most inputs": (
        "information.entropy",
        ENTROPIES + "entropy = lambda counts: by(log2 if sum(counts) % 9 == 0 else log, counts)",
        ("natural logarithm",),
    ),
    "made on few inputs": (
        "information.entropy",
        ENTROPIES + "entropy = lambda counts: by(log if sum(counts) % 4 == 3 else log2, counts)",
        (),
    ),
    "made in another way": (
        "information.entropy",
        "from math import log2\ndef entropy(counts):\n    return -sum(n / sum(counts) * log2(n) for n in counts if n)",
        ("logarithm of the counts",),
    ),
    "ties broken from behind": ("trees.best_attribute", LEAST, ("smallest gain",)),
}


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


@pytest.mark.parametrize("mistake", TOLD)
def test_a_mistake_is_told_where_more_speaks_for_it_than_against(sandbox: Sandbox, mistake: str) -> None:
    id_, code, told = TOLD[mistake]
    exercise, cases, _ = trial(sandbox, code, id_)
    assert sum(not judged.verdict.passed for case in cases for judged in case.inputs) >= 3
    assert tuple(found.name for found in findings_of(exercise, cases) if found.kind == "misconception") == told


NOWHERE = {
    Observation("error"): True,
    Observation("timeout"): True,
    Observation("value", 0.0): True,
    Observation("value", (0, math.nan)): True,
    Observation("value", (0, 0.5)): False,
    Observation("value", "no"): False,
    Observation("memory"): False,
}


@pytest.mark.parametrize(("seen", "nowhere"), NOWHERE.items())
def test_no_answer_is_an_error_no_end_or_nothing_but_zeros(seen: Observation, nowhere: bool) -> None:
    assert gave_no_answer(seen) == nowhere


def first_key(table: dict[str, Any]) -> str:
    return next(iter(table))


def test_what_another_order_of_keys_gives_is_given_once() -> None:
    assert sorted(given_in_other_orders(first_key, {"table": {"a": 1, "b": 2, "c": 3}}, {})) == ["a", "b", "c"]
    assert list(given_in_other_orders(len, {}, {})) == []  # what always raises gives nothing


SILENT = {  # what is not the case, though it is so of every wrong answer: the exercise, the code
    "the other sign": (
        "statistics.pearson",
        "def pearson(x, y):\n"
        "    a, b = sum(x) / len(x), sum(y) / len(y)\n"
        "    both = abs(sum((p - a) * (q - b) for p, q in zip(x, y)))\n"
        "    return both / (sum((p - a) ** 2 for p in x) * sum((q - b) ** 2 for q in y)) ** 0.5",
    ),
    "right on the one example by chance": (
        "statistics.paired_t",
        solution("statistics.paired_t", "ranks", "wrong").text,
    ),
    "right on the examples only, but with one slip in all others": (
        "associations.association_rules",
        solution("associations.association_rules", "single_bodies", "blind").text,
    ),
}


@pytest.mark.parametrize("name", SILENT)
def test_what_is_so_of_a_few_answers_or_by_chance_is_not_told(sandbox: Sandbox, name: str) -> None:
    id_, code = SILENT[name]
    exercise, cases, _ = trial(sandbox, code, id_)
    assert {judged.verdict.passed for case in cases for judged in case.inputs} == {True, False}
    assert [found.name for found in findings_of(exercise, cases) if found.kind == "near_miss"] == []


@pytest.mark.parametrize("id_", ["clustering.agglomerative_trace", "trees.id3_splits"])
def test_a_wrong_number_beside_right_choices_is_no_mistake_that_chooses_the_same(id_: str) -> None:
    """Any wrong height was called squared distances, which merge alike; any wrong gain natural logarithms."""
    exercise = built(id_)
    field = {"clustering.agglomerative_trace": "height", "trees.id3_splits": "gain"}[id_]
    right = reference_observations(exercise, "")
    steps = [[{**step, field: 3 * step[field] + 1} for step in seen.value] for seen in right]
    wrong = [replace(seen, value=value) for seen, value in zip(right, steps, strict=True)]
    cases = judge_exercise(exercise, wrong, {})
    assert [found.name for found in findings_of(exercise, cases) if found.kind == "misconception"] == []


def test_a_trace_that_begins_right_is_computed_though_only_the_examples_are_right() -> None:
    """Learners' candidate elimination was said to hold for the examples only: its rule for G is wrong."""
    exercise = built("version_spaces.candidate_elimination")
    cases = judge_exercise(exercise, reference_observations(exercise, "G made of S alone"), {})
    passed = {(case.public, judged.verdict.passed) for case in cases if not case.edge for judged in case.inputs}
    assert passed == {(True, True), (False, False)}
    unnamed = findings_of(replace(exercise, mistakes=()), cases)
    assert [(found.kind, found.name) for found in unnamed] == [("divergence", "first difference at step 3")]


MIXED_BASES = """
from collections import Counter
from math import log, log2
def entropy(values, logarithm):
    return -sum(n / len(values) * logarithm(n / len(values)) for n in Counter(values).values())
def gain_ratio(rows, attribute, target):
    groups = {}
    for row in rows:
        groups.setdefault(row[attribute], []).append(row[target])
    left = sum(len(group) / len(rows) * entropy(group, log2) for group in groups.values())
    split = entropy([row[attribute] for row in rows], log)
    return (entropy([row[target] for row in rows], log2) - left) / split if split else 0.0
"""


def test_no_base_is_called_right_where_the_text_names_none(sandbox: Sandbox) -> None:
    """A gain in bits over a split in nats was told that logarithms should be to base e: of a ratio, none should."""
    exercise, cases, probe = trial(sandbox, MIXED_BASES, "trees.gain_ratio")
    [finding] = findings_of(exercise, cases, probe=probe)
    assert finding.name == "another base of a logarithm"
    assert "base e" not in finding.hint
