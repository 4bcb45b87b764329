"""Properties from the spec to the verdict: built with the case, proven of the reference, told in their own words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from grader.build.built_exercise import build_exercise
from grader.build.spec_lint import faults_in
from grader.built.document import BuiltAssignment, BuiltExercise
from grader.built.freeze import dumps, loads
from grader.built.property_calls import calls_by_property, own_answer
from grader.checks.wording import hidden_sentence
from grader.codec.decode import decode
from grader.engine.exercise_trial import result_of_reference
from grader.sandbox.run import Sandbox
from grader.spec.load import load_exercise
from tests.banked import result_on
from tests.build.build_sample import ENTROPY, copied, line_of

OWN = "  - unchanged_by: {shuffle: counts}\n"
ALL = """  - unchanged_by: {shuffle: counts, scale: counts, by: 3}
  - bounded_by: {lower: reference.trees.gini:gini, upper: counts}
  - agrees_with: {reference: reference.information.entropy:entropy, by: {close: {rtol: 1e-4}}}
"""
SHARES = """schema: 1
id: bayes.shares
kind: function
title: Weights as shares
concepts: [bayes.bayes_rule]
points: 1
signature: "shares(weights: dict) -> dict"
reference: reference.bayes.rule:normalised
prompt: Return the weights divided by their sum.
cases:
  - {name: two, public: true, args: {weights: {a: 1, b: 3}}}
  - {name: three, covers: three, args: {weights: {a: 1, b: 3, c: 4}}}
check: {mapping: {values: {close: {}}}}
properties:
  - sums_to: 1
  - idempotent: weights
  - conserves: {count: weights}
"""
RIGHT = """
from math import log2
def entropy(counts):
    total = sum(counts)
    return -sum(n / total * log2(n / total) for n in counts if n){slip}
"""


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def built(file: Path) -> BuiltExercise:
    return build_exercise(load_exercise(file), assignment_id="hw", secret=b"a secret")


def shares(tmp_path: Path) -> BuiltExercise:
    file = tmp_path / "bank" / "bayes" / "shares.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(SHARES, "utf-8")
    return built(file)


def test_extra_calls_and_what_is_asked_are_built_with_every_input(tmp_path: Path) -> None:
    exercise = built(copied(tmp_path, ENTROPY, {OWN: ALL}))
    assert [(each.name, each.calls) for each in exercise.properties] == [
        ("within", 0), ("unchanged_by", 2), ("bounded_by", 0), ("agrees_with", 0)
    ]  # fmt: skip
    for instance in (each for case in exercise.cases for each in case.instances):
        counts = decode(instance.args["counts"])
        _, (shuffled, scaled), _, _ = calls_by_property(exercise, instance)
        assert sorted(decode(shuffled.args[0])) == sorted(counts)  # type: ignore[index]
        assert decode(scaled.args[0]) == [3 * count for count in counts]  # type: ignore[index]
        assert [len(known) for known in instance.known] == [0, 0, 1, 1]
        assert instance.known[3] == [pytest.approx(decode(instance.expected))]


def test_what_was_asked_is_frozen_with_the_case(tmp_path: Path) -> None:
    exercise = built(copied(tmp_path, ENTROPY, {OWN: ALL}))
    assignment = BuiltAssignment(id="hw", title="", variant="", policy={}, code={}, exercises=(exercise,))
    assert loads(dumps(assignment)) == assignment
    assert exercise.cases[-1].require == ("reference.shared.conditions:informative",)


def test_the_function_is_called_on_its_own_answer_in_the_sandbox_and_no_answer_of_ours_goes_in(tmp_path: Path) -> None:
    exercise = shares(tmp_path)
    [instance] = exercise.cases[0].instances
    _, [again], _ = calls_by_property(exercise, instance)
    assert (again.target, again.args, again.then) == ("shares", ({"a": 1, "b": 3},), (("shares", ()),))
    assert own_answer(exercise, again) == {"a": 0.25, "b": 0.75}
    assert result_of_reference(exercise).status == "right"


@pytest.mark.parametrize(
    ("code", "status", "reason"),
    [
        ("def shares(w): return {k: v / sum(w.values()) for k, v in w.items()}", "right", ""),
        ("def shares(w): return [(k, v / sum(dict(w).values())) for k, v in dict(w).items()]", "right", ""),
        ("def shares(w): return [(k, v / sum(w.values())) for k, v in w.items()]", "right", ""),  # cannot go back in
        ("def shares(w):\n    s = sum(w.values())\n    return {k: v / s if s > 1 else v + 1 for k, v in w.items()}",
         "wrong", "not_idempotent"),
        ("def shares(w): return {k: v / 10 for k, v in w.items()}", "wrong", "sum"),  # wrong anyway, and told why
        ("def shares(w): return [(k, v / 10) for k, v in w.items()]", "wrong", "value"),
    ],
)  # fmt: skip
def test_an_answer_that_changes_again_is_wrong_and_one_of_another_form_is_not(
    sandbox: Sandbox, tmp_path: Path, code: str, status: str, reason: str
) -> None:
    result = result_on(sandbox, shares(tmp_path), code)
    assert (result.status, {case.reason for case in result.cases}) == (status, {reason})


@pytest.mark.parametrize(
    ("slip", "reason"),
    [
        ("", ""),
        (" + (0.1 if counts[0] < counts[-1] else 0) * (counts != [9, 5])", "value"),
        (" + 0.5 * (sum(counts) > 30)", "changed_by_scale"),
        (" + 0.5 * (counts[0] < counts[1])", "changed"),
    ],
)
def test_a_broken_property_makes_its_case_wrong_in_its_own_words(
    sandbox: Sandbox, tmp_path: Path, slip: str, reason: str
) -> None:
    exercise = built(copied(tmp_path, ENTROPY, {OWN: ALL}))
    weather = result_on(sandbox, exercise, RIGHT.format(slip=slip)).cases[0]
    if reason == "value":  # right on [9, 5], and on [5, 9] not
        assert (weather.reason, weather.score) == ("changed", 0)
    else:
        assert (weather.passed, weather.reason) == (not reason, reason)
    assert weather.passed or hidden_sentence(weather.reason)[1] != weather.message


@pytest.mark.slow
@pytest.mark.parametrize(
    ("written", "field", "problem"),
    [
        ("  - sums_to: 1\n", "properties[1]", "does not hold of the reference's own answer"),
        ("  - agrees_with: reference.trees.gini:gini\n", "properties[1]", "does not hold of the reference's own"),
        ("  - bounded_by: {upper: reference.trees.gini:gini}\n", "properties[1]", "does not hold"),
        ("  - agrees_with: reference.information.entropy:entropie\n", "properties[1]", "has no `entropie`"),
        ("  - agrees_with: reference.information.gain:class_entropy\n", "properties[1]", "also needs `rows`"),
        ("  - unchanged_by: {duplicate: counts}\n", "properties[1]", "does not hold"),
        ("  - unchanged_by: {rename: counts}\n", "properties[1]", "cannot be tried"),
        ("  - monotone_in: {counts: rising}\n", "properties[1]", "cannot be tried"),
        ("  - conserves: {mean: counts}\n", "properties[1].conserves", "not sound"),
        ("  - ordred: falling\n", "properties[1].ordred", "unknown property"),
    ],
)
def test_lint_proves_that_the_reference_has_the_property(
    tmp_path: Path, written: str, field: str, problem: str
) -> None:
    file = copied(tmp_path, ENTROPY, {OWN: written})
    faults = [fault for fault in faults_in(file) if fault.field.startswith("properties")]
    assert faults or "no draw of 2000 meets" in str(faults_in(file)[0])
    for fault in faults[:1]:
        assert (fault.field, fault.line) == (field, line_of(file, written.strip()))
        assert problem in fault.problem
