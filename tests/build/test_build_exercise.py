"""From a spec and a secret to cases: what is called, what is expected, what the known mistakes give."""

import json
import math
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest

import reference.information.entropy
from grader.built.document import BuiltCase, BuiltExercise, Instance
from grader.codec.decode import decode
from grader.spec.faults import SpecFaults
from reference.information.entropy import entropy
from reference.linear.perceptron import PERCEPTRON as PROCESS
from tests.build.build_sample import ENTROPY, PERCEPTRON, POSTERIOR, built, copied, line_of


def case_of(exercise: BuiltExercise, name: str) -> BuiltCase:
    [case] = [case for case in exercise.cases if case.name == name]
    return case


def drawn(exercise: BuiltExercise) -> Iterator[Instance]:
    return (instance for case in exercise.cases if case.drawn for instance in case.instances)


def test_a_fixed_case_is_one_instance_with_the_references_answer() -> None:
    case = case_of(built(ENTROPY), "weather")
    [instance] = case.instances
    assert (case.public, case.drawn, case.weight) == (True, False, 1)
    assert instance.args == {"counts": [9, 5]}
    assert instance.expected == entropy([9, 5])


def test_calls_are_by_position_and_the_properties_extra_calls_follow() -> None:
    exercise = built(ENTROPY)
    assert [(prop.name, prop.calls) for prop in exercise.properties] == [("within", 0), ("unchanged_by", 1)]
    for instance in drawn(exercise):
        own, shuffled = (call.args for call in instance.calls)
        assert own == (instance.args["counts"],)
        assert sorted(shuffled[0]) == sorted(own[0])
        assert {call.target for call in instance.calls} == {"entropy"}
    assert any(instance.calls[0].args != instance.calls[1].args for instance in drawn(exercise))


def test_arguments_stand_in_the_order_of_the_signature_not_of_the_case(tmp_path: Path) -> None:
    old = "args: {examples: [[[1, 0], 0], [[1, 1], 1], [[0, 0], 0]], weights: [0.1, 0.3, 0.4], rate: 0.5}"
    new = "args: {rate: 0.5, weights: [0.1, 0.3, 0.4], examples: [[[1, 0], 0], [[1, 1], 1], [[0, 0], 0]]}"
    [call] = case_of(built(copied(tmp_path, PERCEPTRON, {old: new})), "three examples").instances[0].calls
    assert call.args == ([[[1, 0], 0], [[1, 1], 1], [[0, 0], 0]], [0.1, 0.3, 0.4], 0.5)


def test_a_drawn_family_has_its_count_smallest_first_and_nothing_twice() -> None:
    exercise = built(ENTROPY)
    family = case_of(exercise, "other counts")
    sizes = [len(json.dumps(instance.args)) for instance in family.instances]
    inputs = [json.dumps(instance.args) for case in exercise.cases for instance in case.instances]
    assert (len(family.instances), family.drawn, family.weight) == (20, True, 4)
    assert sizes == sorted(sizes)
    for case in exercise.cases:
        own = [json.dumps(instance.args) for instance in case.instances]
        assert len(set(own)) == len(own)
    assert len(inputs) == 30


@pytest.mark.slow
def test_inputs_repeat_only_where_there_are_no_others(tmp_path: Path) -> None:
    few = {"classes: [2, 6], each: [1, 40]": "classes: 2, each: [1, 2]"}  # 1 1, 1 2, 2 1, 2 2; two are informative
    family = case_of(built(copied(tmp_path, ENTROPY, few)), "other counts")
    assert {tuple(instance.args["counts"]) for instance in family.instances} == {(1, 2), (2, 1)}
    assert len(family.instances) == 20


@pytest.mark.slow
def test_a_drawn_input_is_none_of_the_fixed_ones(tmp_path: Path) -> None:
    few = {"classes: [2, 6], each: [1, 40]": "classes: 2, each: [1, 2]", "counts: [4, 0]": "counts: [1, 2]"}
    few['"0.0", where: "Witten, section 4.3"'] = '"0.918", where: by hand'
    family = case_of(built(copied(tmp_path, ENTROPY, few)), "other counts")
    assert {tuple(instance.args["counts"]) for instance in family.instances} == {(2, 1)}


def test_conditions_hold_on_every_drawn_input() -> None:
    assert all(min(instance.expected, abs(instance.expected - 1)) > 1e-9 for instance in drawn(built(ENTROPY)))


@pytest.mark.slow
def test_what_is_drawn_is_stable_although_most_draws_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def first_of_largest(counts: list[int]) -> float:
        return counts.index(max(counts)) / 10 + counts[0]  # changes with the order, but for equal counts

    first_of_largest.__module__ = "reference.information.entropy"
    monkeypatch.setattr(reference.information.entropy, "entropy", first_of_largest)
    changes = {"args: {counts: []}": "args: {counts: [1]}", "require: [informative]": "require: []"}
    changes |= {"classes: [2, 6], each: [1, 40]": "classes: 2, each: [1, 2]", "each: [1, 40], empty: [1, 2]": "each: 3"}
    exercise = built(without_mistakes(copied(tmp_path, ENTROPY, changes)))
    assert {tuple(sorted(set(instance.args["counts"]))) for instance in drawn(exercise)} <= {(1,), (2,), (3,)}


def without_mistakes(file: Path) -> Path:
    """The exercise without its known mistakes, and without the conventions that name them."""
    text = file.read_text("utf-8")
    head, tail = text[: text.index("conventions:")], text[text.index("promises:") : text.index("misconceptions:")]
    file.write_text(head + tail, "utf-8")
    return file


def test_draws_on_which_float_noise_decides_are_drawn_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def above(counts: list[float]) -> float:
        return float(counts[0] + counts[1] > 0.3)  # 0.1 + 0.2 is on the border

    above.__module__ = "reference.information.entropy"
    monkeypatch.setattr(reference.information.entropy, "entropy", above)
    numbers = "draw: {counts: [{$pick: [0.1, 0.3]}, 0.2]}"
    text = copied(tmp_path, ENTROPY).read_text("utf-8")
    head, tail = text[: text.index("conventions:")], text[text.index("check: {close") : text.index("misconceptions:")]
    file = tmp_path / "noise.yaml"
    file.write_text(f"{head}cases:\n  - {{name: sums, covers: sums, count: 3, {numbers}}}\n{tail}", "utf-8")
    assert {instance.args["counts"][0] for instance in drawn(built(file))} == {0.3}


def test_what_a_mistake_gives_is_there_unless_it_raises(tmp_path: Path) -> None:
    exercise = built(ENTROPY)
    [weather] = case_of(exercise, "weather").instances
    assert list(weather.variants) == [mistake.name for mistake in exercise.mistakes]
    assert weather.variants["natural logarithm"] == pytest.approx(entropy([9, 5]) * math.log(2))
    raising = {"with: {base: 10}": "with: {base: 0}"}  # log to base 0
    [weather] = case_of(built(copied(tmp_path, ENTROPY, raising)), "weather").instances
    assert "logarithm to base 10" not in weather.variants
    assert "natural logarithm" in weather.variants


def test_a_trace_is_the_list_of_records_with_the_start_first() -> None:
    exercise = built(PERCEPTRON)
    [instance] = case_of(exercise, "three examples").instances
    states = PROCESS.steps(**{name: decode(value) for name, value in instance.args.items()}, **exercise.bound)
    assert instance.expected == [{"weights": list(state.weights)} for state in states]
    assert instance.expected[0] == {"weights": [0.1, 0.3, 0.4]}
    fixed_bias = instance.variants["bias never moves"]
    assert {record["weights"][0] for record in fixed_bias} == {0.1}


def test_follow_through_has_its_defaults_half_for_code_and_all_for_hand_work(tmp_path: Path) -> None:
    code = built(copied(tmp_path, PERCEPTRON, {"follow: {share: 0.5, void_if: [constant, zero, echoes_input]}\n": ""}))
    hand = built(copied(tmp_path, POSTERIOR, {"follow: {share: 1, void_if: [zero, one, outside_range]}\n": ""}))
    assert (code.follow.share, hand.follow.share) == (Fraction(1, 2), Fraction(1))
    assert built(PERCEPTRON).follow.void_if == ("constant", "zero", "echoes_input")


def test_hand_work_is_a_chain_of_parts_that_use_earlier_ones() -> None:
    exercise = built(POSTERIOR)
    prior, sensitivity, specificity = exercise.given.values()
    hit, false_alarm = prior * sensitivity, (1 - prior) * (1 - specificity)
    expected = [hit, false_alarm, hit + false_alarm, hit / (hit + false_alarm)]
    assert [part.expected for part in exercise.parts] == pytest.approx(expected)
    posterior = exercise.parts[-1]
    assert (posterior.args, posterior.uses) == ({}, {"joint": "hit", "evidence": "alarm"})
    assert posterior.variable == "bayes_posterior_by_hand__posterior"
    assert exercise.points == sum(part.points for part in exercise.parts) == 2.5


def test_a_mistake_of_one_part_has_a_value_there_and_one_of_the_whole_in_every_part_it_changes() -> None:
    exercise = built(POSTERIOR)
    places = {
        mistake.name: [part.name for part in exercise.parts if mistake.name in part.variants]
        for mistake in exercise.mistakes
    }
    assert places["odds instead of a probability"] == ["posterior"]
    assert places["prior left out"] == ["hit", "false_alarm", "alarm", "posterior"]


def test_texts_are_rendered_with_what_is_given_and_bound() -> None:
    posterior = built(POSTERIOR)
    assert f"A bottle leaks with probability {posterior.given['prior']}." in posterior.prompt
    assert "Stop after 20 epochs at the latest." in built(PERCEPTRON).conventions


@pytest.mark.parametrize("exercise", [ENTROPY, POSTERIOR])
def test_the_same_secret_draws_the_same_and_any_other_key_other_numbers(exercise: str) -> None:
    first = built(exercise)
    assert built.__wrapped__(exercise) == first
    others = [built(exercise, b"another secret"), built(exercise, student="s0001")]
    for one, other in pairwise([first, *others]):
        assert (one.given, one.cases) != (other.given, other.cases)


def test_points_are_the_assignments_where_it_gives_any() -> None:
    assert built(ENTROPY).points == 2
    assert built(ENTROPY, points=2.5, optional=True).points == Fraction(5, 2)


FAULTY = {  # what is wrong: (exercise, changes, text on the line of the fault, field, problem)
    "a reference that raises on a draw": (
        ENTROPY,
        {
            "[all(count >= 0 for count in counts)]": "[len(counts) < 20]",
            "{$make: counts, classes: [2, 6], each: [1, 40]}": "[3, {$pick: [a, b]}]",
        },
        "$pick",
        "cases[4].draw",
        "the reference raised",
    ),
    "a process that does not end": (
        PERCEPTRON,
        {"max_epochs: 20}": "max_epochs: 10000}"},
        "args: {examples: [[[0, 0], 0], [[0, 1], 1]",
        "cases[2].args",
        "the reference has not ended after 2000 steps",
    ),
    "a part whose reference raises": (
        POSTERIOR,
        {"joint: {$part: hit}, evidence: {$part: alarm}": "joint: {$part: hit}, evidence: 0"},
        "evidence: 0",
        "parts[3].args",
        "the reference raised ZeroDivisionError",
    ),
    "a part with a check for other values": (
        POSTERIOR,
        {"evidence: {$part: alarm}}\n    check: {close: {}}": "evidence: {$part: alarm}}\n    check: {mapping: {}}"},
        "check: {mapping",
        "parts[3].check",
        "own value of `posterior`",
    ),
    "given numbers that never meet a condition": (
        POSTERIOR,
        {"within: [0.02, 0.2], decimals: 2}": "within: [0.0001, 0.0002], decimals: 4}"},
        "given:",
        "given",
        "`parts_differ` failed 2000 times",
    ),
}


@pytest.mark.parametrize("name", FAULTY)
def test_what_cannot_be_built_is_a_fault_of_the_spec(name: str, tmp_path: Path) -> None:
    exercise, changes, marked, field, problem = FAULTY[name]
    file = copied(tmp_path, exercise, changes)
    with pytest.raises(SpecFaults) as faults:
        built(file)
    [fault] = faults.value.faults
    assert (fault.line, fault.field) == (line_of(file, marked), field)
    assert problem in fault.problem
