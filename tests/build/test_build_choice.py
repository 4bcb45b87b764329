# ruff: noqa: E501  a fault a line
"""Choices and texts, built: key and wrong options computed, order drawn, nothing that gives the key away."""

from dataclasses import replace
from pathlib import Path

import pytest

from grader.build.built_assignment import assignment_fingerprint
from grader.build.option_texts import OptionStyle, option_text, option_texts, options_alike
from grader.build.spec_lint import faults_in
from grader.built.document import BuiltExercise
from grader.built.freeze import dumps, loads
from grader.codec.decode import decode
from reference.bayes.rule import conditional
from tests.choosing import ALL, ONE, REASONED, TEXT, assignment, built, spec_file

SECRETS = [f"secret {number}".encode() for number in range(40)]


def changed(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


def given(exercise: BuiltExercise) -> dict[str, float]:
    return {name: decode(value) for name, value in exercise.given.items()}


@pytest.mark.parametrize("secret", SECRETS[:10])
def test_the_key_is_what_the_reference_gives_and_mistakes_give_wrong_options(secret: bytes) -> None:
    exercise = built(ONE, secret)
    choice = exercise.choice
    assert choice is not None
    assert [choice.options[place] for place in choice.right] == [f"{conditional(**given(exercise)):.3f}"]
    assert [choice.options[place] for place in choice.variants["not divided"]] == [f"{given(exercise)['joint']:.3f}"]
    assert len(set(choice.options)) == len(choice.options) >= 4


@pytest.mark.parametrize("secret", SECRETS[:10])
def test_of_all_so_many_are_right_as_the_range_says(secret: bytes) -> None:
    choice = built(ALL, secret).choice
    assert choice is not None
    assert [n for n, text in enumerate(choice.options) if int(text) > 1] == list(choice.right)
    assert 2 <= len(choice.right) <= 4
    assert len(set(choice.options)) == 6


@pytest.mark.parametrize("text", [ONE, ALL], ids=["one", "all"])
def test_every_place_may_hold_a_right_option_and_the_same_secret_gives_the_same(text: str) -> None:
    choices = [built(text, secret).choice for secret in SECRETS]
    assert {place for choice in choices if choice for place in choice.right} == set(range(4 if text == ONE else 6))
    assert built(text, SECRETS[0]) == built.__wrapped__(text, SECRETS[0])


def test_the_fingerprint_is_made_of_what_students_see_and_not_of_the_key() -> None:
    exercise = built(ALL)
    assert exercise.choice is not None
    other_key = replace(exercise.choice, right=(0,), variants={})
    other_order = replace(exercise.choice, options=exercise.choice.options[::-1])
    assert assignment_fingerprint([exercise]) == assignment_fingerprint([replace(exercise, choice=other_key)])
    assert assignment_fingerprint([exercise]) != assignment_fingerprint([replace(exercise, choice=other_order)])


@pytest.mark.parametrize("secret", SECRETS[:5])
def test_every_option_has_the_first_reason_that_holds_of_it(secret: bytes) -> None:
    choice = built(REASONED, secret).choice
    assert choice is not None
    told = {choice.options[place]: reason.name for reason in choice.reasons for place in reason.places}
    wanted = {"0": "it is 0", "1": "it is 1"}
    assert told == {option: wanted.get(option, "it is more") for option in choice.options}


def test_a_built_choice_and_text_are_written_and_come_back_the_same() -> None:
    document = assignment(built(ONE), built(ALL), built(REASONED), built(TEXT))
    assert loads(dumps(document)) == document


def test_a_text_has_its_marking_scheme_in_the_points_of_the_assignment() -> None:
    assert [line.points for line in built(TEXT).rubric] == [1, 2]
    assert [line.points for line in built(TEXT, points=6).rubric] == [2, 4]


NUMBERS = {
    "all whole": ([3, 12], ["3", "12"]),
    "one has decimals": ([3, 0.5, 1 / 3], ["3.000", "0.500", "0.333"]),
    "a half goes up": ([0.0625, 0.1 + 0.0025, 2.5], ["0.063", "0.103", "2.500"]),
    "minus zero": ([-0.0001, 0.5], ["0.000", "0.500"]),
    "labels": (["yes", True, None], ["yes", "yes", "none"]),
    "sets and rows": ([frozenset("ba"), ["x", 0.5], {"outlook": "sunny"}], ["a, b", "x, 0.500", "outlook = sunny"]),
}


@pytest.mark.parametrize("kind", NUMBERS)
def test_options_are_written_as_people_write_them(kind: str) -> None:
    values, texts = NUMBERS[kind]
    assert option_texts(values, OptionStyle()) == texts  # type: ignore[arg-type]


def test_an_option_may_have_a_form_of_its_own() -> None:
    style = OptionStyle(show="{{ option.if | join(', ') }} → {{ option.then }} ({{ least }})", names={"least": 0.5})
    assert option_texts([{"if": ["a", "b"], "then": "c"}], style) == ["a, b → c (0.5)"]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (0.5, 0.50004, True),
        (0.5, 0.5015, True),
        (0.5, 0.503, False),
        ("A", "a ", True),
        (3, 4, False),
        ("0.5", 0.5001, False),
    ],
)
def test_options_that_rounding_could_confuse_are_one(one: object, other: object, same: bool) -> None:
    style = OptionStyle()
    assert options_alike((one, option_text(one, 3)), (other, option_text(other, 3)), style) == same


FAULTS = {  # what is wrong: (spec, old, new, line and field, piece of the fault)
    "too few wrong options": (ONE, ', from: "reference.linear.draws:start_weights", dimensions: 4', "", "12: options", "3 wrong options"),
    "never so many right": (ALL, "each: [0, 7]", "each: [2, 9]", "9: options", "2 to 4 of 6 options right"),
    "no such generator": (ONE, "linear.draws:start_weights", "linear.draws:start_weight", "12: options.from", "has no `start_weight`"),
    "no generator": (ALL, "reference.shared.draws.numbers:counts", "reference.bayes.rule:joints", "9: options.from", "not the name of a generator"),
    "generator lacks an argument": (ONE, ", dimensions: 4", "", "12: options", "missing 1 required positional argument"),
    "right of one": (ONE, "{digits: 3,", "{digits: 3, right: [1, 1],", "12: options.right", "one is right"),
    "all may be right": (ALL, "right: [2, 4]", "right: [2, 6]", "9: options.right", "not a range"),
    "none may be right": (ALL, "right: [2, 4]", "right: [0, 4]", "9: options.right", "not a range"),
    "too many options": (ALL, "count: 6", "count: 40", "9: options.count", "not possible"),
    "no count": (ALL, " count: 6,", "", "9: options", "`count` is missing"),
    "no option in args": (ALL, "counts: [{$option: true}]}, expected: {$option: true}", "counts: [1]}, expected: 2", "10: args", "no argument is the option"),
    "option in a choice of one": (ONE, "choose: one", "choose: one\nargs: {joint: {$option: true}, evidence: 0.5}", "9: args.joint.$option", "`$option` stands only"),
    "digits": (ONE, "digits: 3", "digits: many", "12: options.digits", "not a number of decimals"),
    "a form that does not render": (ONE, "digits: 3", 'show: "{{ optoin }}"', "12: options.show", "optoin"),
    "an unknown name in the prompt": (ONE, "{{ evidence }}", "{{ evidenc }}", "13: prompt", "evidenc"),
    "the reference lacks an argument": (ONE, "  evidence: {$float: [0.3, 0.6, 3]}\n", "", "7: reference", "also needs `evidence`"),
    "an unknown mistake": (ALL, ":no_zero_count", ":no_zero_cuont", "13: misconceptions[0].reference", "has no `no_zero_cuont`"),
    "the same mistake twice": (ONE, "joint / (evidence - joint)", "1 * joint", "16: misconceptions[1]", "leads to the same choice as `not divided`"),
    "a mistake that is right": (ALL, ":no_zero_count", ":informative", "13: misconceptions[0]", "leads to a wrong choice on 0 of"),
    "an option without a reason": (REASONED, "of: left,", "of: left, if: expected < 4,", "14: reasons", "no reason says why"),
    "a reason that never holds": (REASONED, "expected == 0", "expected == 9", "15: reasons[0]", "`it is 0` holds on 0 of"),
    "a reason whose formula is wrong": (REASONED, "expected == 0", "expectd == 0", "15: reasons[0].if", "`expectd` is unknown"),
    "a reason of neither": (REASONED, "of: left", "of: missed", "17: reasons[2].of", "cannot be `missed`"),
    "the same reason twice": (REASONED, "is: it is 1", "is: it is 0", "16: reasons[1].is", "another reason has this name"),
    "reasons where one is chosen": (ONE, "  - {is: odds", "reasons: [{is: odd, of: chosen, hint: Odd.}]\n# {is: odds", "16: reasons", "known mistakes say why"),
    "the marking scheme does not add up": (TEXT, "points: 2, for", "points: 1, for", "8: rubric", "add up to 2, and the exercise has 3"),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("what", FAULTS)
def test_what_is_wrong_is_told_once_with_its_line(what: str, tmp_path: Path) -> None:
    text, old, new, where, problem = FAULTS[what]
    [fault] = faults_in(spec_file(changed(text, (old, new)), tmp_path))
    line, field = where.split(": ")
    assert (f"{fault.line}", fault.field) == (line, field)
    assert problem in fault.problem


def test_a_reference_that_does_not_say_true_or_false_of_an_option_is_a_fault(tmp_path: Path) -> None:
    text = changed(
        ALL[: ALL.index("misconceptions")],
        ("reference.shared.conditions:informative", "reference.information.entropy:entropy"),
        ("{args: {counts: [{$option: true}]}, expected: {$option: true}}", "{counts: [{$option: true}, 1]}"),
    )
    [fault] = faults_in(spec_file(text, tmp_path))
    assert (fault.line, fault.field) == (7, "reference")
    assert "for an option" in fault.problem


@pytest.mark.parametrize("text", [ONE, ALL, REASONED, TEXT], ids=["one", "all", "reasoned", "text"])
def test_sound_ones_have_no_fault(text: str, tmp_path: Path) -> None:
    assert faults_in(spec_file(text, tmp_path)) == ()


def test_an_option_that_reads_like_the_letter_of_another_is_a_fault_unless_texts_are_asked(tmp_path: Path) -> None:
    # The text of an option is a letter: `{{ 'abcdefgh'[option] }}`.
    lettered = changed(ALL, ("count: 6,", "count: 6, show: \"{{ 'bcdefgah'[option] }}\","))
    [fault] = faults_in(spec_file(lettered, tmp_path))
    assert "reads like the letter of another option" in fault.problem
    assert faults_in(spec_file(lettered + "answer_as: text\n", tmp_path)) == ()
