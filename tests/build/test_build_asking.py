"""Checks that ask a reference: what is built for them, what lint proves of them, and how they judge."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any

import pytest

import grader.build.cases as cases_module
from grader.build.built_assignment import judging_calls
from grader.build.built_exercise import build_exercise
from grader.build.spec_lint import faults_in
from grader.build.unique import shuffled_args
from grader.built.document import BuiltExercise, BuiltProperty
from grader.built.freeze import dumps, loads
from grader.built.own_check import broken_property, checked_case, observed_answers, verdict_on_answer
from grader.codec.decode import decode
from grader.engine.grade_submission import grade_one
from grader.sandbox.run import Sandbox
from grader.score.result import CaseResult
from grader.spec.load import load_exercise
from reference.trees import verify as verifiers
from tests.banked import built, result_on
from tests.build.build_sample import copied, line_of
from tests.grading import demo, submission

BEST, TREE, MODEL, RATIO = "trees.best_attribute", "trees.id3_tree", "trees.id3_model", "trees.gain_ratio"


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


def instances(exercise: BuiltExercise) -> list[Any]:
    return [instance for case in exercise.cases for instance in case.instances]


def test_all_right_answers_are_built_with_an_input_and_each_passes() -> None:
    exercise = built(BEST)
    several = 0
    for instance in instances(exercise):
        expected, others = decode(instance.expected), decode(instance.accepted)
        assert expected in others
        assert all(verdict_on_answer(exercise, instance.args, expected, each, others).passed for each in others)
        assert not verdict_on_answer(exercise, instance.args, expected, "class", others).passed
        several += len(others) > 1
    assert several >= 6


@pytest.mark.slow
def test_the_labels_of_each_row_are_built_with_a_model() -> None:
    for instance in instances(built(MODEL)):
        labels, others = decode(instance.expected), decode(instance.accepted)
        assert len(labels) == len(others)
        assert all(label in row for label, row in zip(labels, others, strict=True))


@pytest.mark.slow
def test_nothing_else_is_built_for_a_verifier_or_a_check_that_asks_nothing() -> None:
    assert {decode(instance.accepted) for id_ in (TREE, RATIO) for instance in instances(built(id_))} == {None}


@pytest.mark.slow
def test_what_is_accepted_survives_writing_and_reading() -> None:
    assignment = replace(demo(), exercises=(built(BEST), built(MODEL), built(RATIO)))
    assert loads(dumps(assignment)) == assignment


@pytest.mark.slow
def test_the_code_of_a_verifier_is_judging_code_and_that_of_right_answers_is_not() -> None:
    assert set(judging_calls([built(BEST), built(MODEL), built(TREE)])) == {"reference.trees.verify:id3_flaws"}


def test_two_right_answers_are_the_same_to_a_property() -> None:
    shuffling = BuiltProperty(name="unchanged_by", options={"shuffle": "rows"}, calls=1)
    exercise = replace(built(BEST), properties=(shuffling,))
    args = {"rows": [{"a": "u", "b": "u", "play": "p"}, {"a": "v", "b": "v", "play": "q"}], "target": "play"}
    case = checked_case(exercise, args, "a", ["a", "b"])
    assert broken_property(exercise, case, "a", observed_answers([["b"]])) is None
    assert broken_property(exercise, case, "a", observed_answers([["c"]])) is not None
    assert broken_property(exercise, checked_case(exercise, args, "a"), "a", observed_answers([["b"]])) is not None


def test_an_input_whose_moved_floats_give_an_answer_that_is_not_among_the_right_ones_is_drawn_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A cut that float noise decides: every draw is as bad, so the author hears of it."""
    monkeypatch.setattr(
        verifiers, "first_larger", ours(lambda rows, target: "a" if rows[0] % 1 == 0 else "b"), raising=False
    )
    monkeypatch.setattr(
        verifiers, "all_larger", ours(lambda rows, target: ["a" if rows[0] % 1 == 0 else "b"]), raising=False
    )
    file = copied(tmp_path, "trees/best_attribute")
    head = (
        file.read_text("utf-8")
        .partition("conventions:")[0]
        .replace("reference: splitting:best_attribute", "reference: reference.trees.verify:first_larger")
    )
    rest = (
        "cases:\n  - name: other\n    covers: sums\n    draw: {rows: {$pick: [[1.0], [2.0]]}, target: t}\n"
        "check: {one_of: reference.trees.verify:all_larger}\n"
    )
    file.write_text(head + rest, "utf-8")
    [fault] = faults_in(file)
    assert "`stable` failed 2000 times" in fault.problem


def ours(function: Any) -> Any:
    """A function that passes for one of `reference`."""
    function.__module__ = verifiers.__name__
    return function


ONE_OF = "check: {one_of: splitting:best_attributes}"
VERIFY = "check: {verify: {reference: verify:id3_flaws, unique: verify:has_one_tree}}"
ONE_CLASS = (
    "    covers: examples of one class\n    edge: true\n"
    '    args: {rows: [{a: u, class: "yes"}, {a: v, class: "yes"}], target: class}'
)
TIED_TREE = '    public: true\n    args: {rows: [{a: u, b: u, class: "yes"}, {a: v, b: v, class: "no"}], target: class}'
# what is wrong: (exercise, what is replaced by what, text on the line of the fault, field, problem, remedy)
SPOILT: dict[str, tuple[str, dict[str, str], str, str, str, str]] = {
    "a name that is not there": (
        "trees/best_attribute",
        {ONE_OF: "check: {one_of: splitting:best_atributes}"},
        "check:",
        "check.one_of",
        "`splitting:best_atributes`: `reference/trees/splitting.py` has no function `best_atributes`",
        "Did you mean `best_attributes`?",
    ),
    "a module that is not there, in the long form": (
        "trees/best_attribute",
        {ONE_OF: "check:\n  one_of:\n    reference: spliting:best_attributes"},
        "spliting:",
        "check.one_of.reference",
        "`reference/trees` has no module `spliting`",
        "Did you mean `splitting:best_attributes`?",
    ),
    "a proof that is not there": (
        "trees/id3_tree",
        {"unique: verify:has_one_tree": "unique: reference.trees.verify:has_one"},
        "check:",
        "check.verify.unique",
        "has no `has_one`",
        "`has_one_tree`",
    ),
    "labels that are not there": (
        "trees/id3_model",
        {"tied: id3:id3_tied_labels": "tied: id3:id3_tied"},
        "check:",
        "check.same_predictions.tied",
        "has no function `id3_tied`",
        "`id3_tied_labels`",
    ),
    "a function of other inputs": (
        "trees/best_attribute",
        {ONE_OF: "check: {one_of: reference.information.entropy:entropy}"},
        "check:",
        "check.one_of",
        "`reference.information.entropy:entropy` takes no `rows`",
        "It takes",
    ),
    "a function that needs more": (
        "trees/best_attribute",
        {ONE_OF: "check: {one_of: splitting:gain_ratio}"},
        "check:",
        "check.one_of",
        "`splitting:gain_ratio` also needs `attribute`",
        "Add it",
    ),
    "a function that is no verifier": (
        "trees/id3_tree",
        {VERIFY: "check: {verify: splitting:best_attributes}"},
        "check:",
        "check.verify",
        "takes `rows` where the answer to be judged goes",
        "a function of the topic's `verify`",
    ),
    "a public tree with another right one": (
        "trees/id3_tree",
        {ONE_CLASS: TIED_TREE},
        "name: one class only",
        "cases[1]",
        "`verify:has_one_tree` says that there are several",
        "hide it",
    ),
    "a public tree whose order decides": (
        "trees/id3_tree",
        {
            VERIFY: "check: {verify: verify:id3_flaws}",
            ONE_CLASS: TIED_TREE,
        },
        "name: one class only",
        "cases[1]",
        "gives another when its rows or columns come in another order",
        "hide it",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("what", SPOILT)
def test_a_fault_of_what_a_check_asks_is_told_at_its_line(what: str, tmp_path: Path) -> None:
    exercise, changes, text, field, problem, remedy = SPOILT[what]
    file = copied(tmp_path, exercise, changes)
    [fault] = faults_in(file)
    assert (fault.line, fault.field) == (line_of(file, text), field), fault
    assert problem in fault.problem
    assert remedy in fault.remedy


def test_right_answers_that_do_not_hold_the_references_own_are_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cases_module, "accepted_on", lambda exercise, args: ["another"])
    [fault] = faults_in(copied(tmp_path, "trees/best_attribute"))
    assert (fault.field, fault.problem[:39]) == ("check", "the reference's own answer fails it, on")


def test_a_right_answer_that_the_check_refuses_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cases_module, "accepted_on", lambda exercise, args: ["outlook", float("nan"), "humidity"])
    [fault] = faults_in(copied(tmp_path, "trees/best_attribute"))
    assert "one of the right answers fails it" in fault.problem or "own answer fails it" in fault.problem


def test_rows_and_columns_are_shuffled_and_nothing_else() -> None:
    args = {"rows": [{"a": n, "b": -n} for n in range(9)], "names": ["x", "y", "z"], "point": [3, 1, 2]}
    orders = set()
    for seed in range(9):
        given = shuffled_args(args, Random(seed))
        assert sorted(row["a"] for row in given["rows"]) == list(range(9)) != [row["a"] for row in given["rows"]]
        assert all(row["a"] == -row["b"] for row in given["rows"])
        assert (given["names"], given["point"]) == (args["names"], args["point"])
        [order] = {tuple(row) for row in given["rows"]}
        orders.add(order)
    assert orders == {("a", "b"), ("b", "a")}


GAIN = """
from math import log2
from collections import Counter
def entropy(labels):
    return -sum(n / len(labels) * log2(n / len(labels)) for n in Counter(labels).values())
def gain(rows, name, target):
    parts = {}
    for row in rows:
        parts.setdefault(row[name], []).append(row[target])
    return entropy([row[target] for row in rows]) - sum(len(p) / len(rows) * entropy(p) for p in parts.values())
def best_attribute(rows, target):
    names = [name for name in rows[0] if name != target]
    return max(NAMES, key=lambda name: round(gain(rows, name, target), 9))
"""


@pytest.mark.parametrize("order", ["names", "names[::-1]", "sorted(names)"])
def test_any_way_to_break_ties_earns_everything(sandbox: Sandbox, order: str) -> None:
    result = result_on(sandbox, built(BEST), GAIN.replace("NAMES", order))
    assert (result.status, result.score) == ("right", result.points)


def cases_of(sandbox: Sandbox, id_: str, code: str) -> list[CaseResult]:
    return list(result_on(sandbox, built(id_), code).cases)


def test_a_tree_that_is_wrong_below_earns_what_its_flaws_leave(sandbox: Sandbox) -> None:
    stump = """
        def id3_tree(rows, target):
            def label(some):
                found = [row[target] for row in some]
                return max(sorted(set(found)), key=found.count)
            return {"outlook": {v: label([r for r in rows if r["outlook"] == v]) for v in {r["outlook"] for r in rows}}}
    """
    weather = cases_of(sandbox, TREE, dedent(stump))[0]
    assert (weather.passed, weather.reason) == (False, "stopped")
    assert 0 < weather.score < weather.points
    assert "At outlook = " in weather.message


ODD = {
    "a number": "3",
    "None": "None",
    "a function": "print",
    "a list of lists": "[[[]]]",
    "a dict of nothing": "{}",
    "numbers as keys": "{1: {2: 3}}",
    "a tree without branches": "{'test': 'outlook', 'branches': 5}",
    "an object": "type('T', (), {})()",
    "bytes": "{b'outlook': {b'sunny': b'no'}}",
    "NaN": "{'outlook': {'sunny': float('nan')}}",
    "a huge number": "{'outlook': {'sunny': 10 ** 500}}",
    "a generator": "(x for x in [1, 2])",
    "itself": "(lambda d: d.update(outlook=d) or d)({})",
}


@pytest.mark.parametrize("what", ODD)
def test_an_odd_value_is_a_wrong_type_and_never_a_failure_of_ours(sandbox: Sandbox, what: str) -> None:
    cases = cases_of(sandbox, TREE, f"def id3_tree(rows, target):\n    answer = {ODD[what]}\n    return answer\n")
    # `unknown`: an attribute that the table does not have, so that nothing below it is looked at
    assert {case.reason for case in cases} <= {"type", "nothing", "unknown"}
    assert cases[0].reason in ("type", "nothing")


def test_a_verifier_that_fails_leaves_the_exercise_ungraded(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(answer: Any, rows: Any, target: str) -> Any:
        raise KeyError("ours")

    assignment = replace(demo(), exercises=(built(TREE),))  # whose build asks the verifier too
    broken.__module__ = verifiers.__name__
    monkeypatch.setattr(verifiers, "id3_flaws", broken)
    done = grade_one(assignment, "", submission("def id3_tree(rows, target): return 'yes'"), sandbox)
    assert [exercise.status for exercise in done.result.exercises] == ["ungraded"]
    assert "KeyError" in done.failures[0]


RIGHT_RATIO = """
import math
def gain_ratio(rows, attribute, target):
    def entropy(values):
        return -sum(values.count(v) / len(values) * math.log2(values.count(v) / len(values)) for v in set(values))
    split = entropy([row[attribute] for row in rows])
    parts = {}
    for row in rows:
        parts.setdefault(row[attribute], []).append(row[target])
    rest = sum(len(p) / len(rows) * entropy(p) for p in parts.values())
    return (entropy([row[target] for row in rows]) - rest) / split if split else 0.0
"""


def test_source_that_breaks_the_rule_is_wrong_on_every_case_and_told_with_its_line(sandbox: Sandbox) -> None:
    exercise = built(RATIO)
    assert result_on(sandbox, exercise, RIGHT_RATIO).status == "right"
    cheating = RIGHT_RATIO.replace("import math\n", "import math\nfrom scipy import stats\n")
    cheating = cheating.replace("    split =", "    stats = stats if False else None\n    split =")
    result = result_on(sandbox, exercise, cheating)
    assert (result.status, result.score) == ("wrong", 0)
    assert {case.reason for case in result.cases} == {"source"}
    assert result.cases[0].message.startswith(
        "This exercise does not allow importing `scipy`, which is on line 3 of work.py"
    )


def test_source_that_another_exercise_uses_is_no_breach(sandbox: Sandbox) -> None:
    other = RIGHT_RATIO + "\nimport scipy\ndef another(): return scipy\n"
    assert result_on(sandbox, built(RATIO), other).status == "right"


def test_a_call_that_gave_no_answer_keeps_its_own_reason_beside_a_breach(sandbox: Sandbox) -> None:
    result = result_on(
        sandbox,
        built(RATIO),
        "import sklearn\ndef gain_ratio(a, b, c):\n    return sklearn / 0\n",
    )
    assert {case.reason for case in result.cases} == {"error"}


@pytest.mark.slow
def test_the_sentence_on_source_says_what_is_not_allowed(tmp_path: Path) -> None:
    rule = "source: {imports: {forbid: [sklearn]}, names: {forbid: [eval, .corr]}}\nprompt:"
    file = copied(tmp_path, "information/entropy", {"prompt:": rule})
    exercise = build_exercise(load_exercise(file), assignment_id="hw", secret=b"s")
    assert exercise.conventions[-1] == "Do not use `sklearn`, `eval`, `.corr`."
