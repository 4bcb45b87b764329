"""Slips in hand work are named where they predict the number; one of two values proves nothing alone."""

from functools import cache

import pytest

from grader.built.reference_answers import decoded_args
from grader.checks.calls import Observation
from grader.codec.decode import decode
from grader.diagnose.changed_numbers import changed_input_slip, inputs_with_one_change, right_feeds, value_on
from grader.engine.exercise_trial import chosen_text, judged_result, part_answer_texts, result_of_answer
from grader.score.result import ExerciseResult
from tests.banked import built, ids


def result_with(id_: str, **slips: str) -> ExerciseResult:
    """The result of right answers but for these."""
    exercise = built(id_)
    answers = {**part_answer_texts(exercise, ""), **slips}
    return judged_result(exercise, [Observation("missing") for _ in exercise.parts], answers)


def right_number(id_: str, part: str) -> float:
    return float(part_answer_texts(built(id_), "")[part])


SLIPS = {  # what is told: a number, as a function of the right one
    "the other sign": lambda x: -x,
    "upside down": lambda x: 1 / x,
    "percentages": lambda x: 100 * x,
    "decimal point": lambda x: x / 10,
    "squared": lambda x: x * x,
    "rounded on the way": lambda x: x * 1.003,
}


@pytest.mark.parametrize("name", SLIPS)
def test_a_slip_in_one_number_is_named(name: str) -> None:
    id_, part = "trees.gain_by_hand", "left_soil"
    wrong = SLIPS[name](right_number(id_, part))
    [found, *_] = result_with(id_, **{part: f"{wrong:.5f}"}).findings
    assert (found.kind, found.name, found.plain) == ("near_miss", name, False)


def test_two_digits_exchanged_are_named() -> None:
    """The square of the distance of bush E, say, is no round number."""
    text = f"{right_number('trees.gain_by_hand', 'entropy'):.4f}"
    place = next(place for place in range(2, 5) if text[place] != text[place + 1])
    wrong = text[:place] + text[place + 1] + text[place] + text[place + 2 :]
    assert [found.name for found in result_with("trees.gain_by_hand", entropy=wrong).findings] in (
        ["digits exchanged"],
        ["rounded on the way"],  # where they are the last two, both explain it
    )


def test_a_number_that_no_slip_leads_to_is_not_named() -> None:
    wrong = f"{right_number('trees.gain_by_hand', 'entropy') * 0.6137:.4f}"
    assert [found.kind for found in result_with("trees.gain_by_hand", entropy=wrong).findings] == ["divergence"]


def test_a_mistake_of_one_part_is_known_in_a_part_that_is_worked_out_alike() -> None:
    """The root is left out in the distance to B, and the exercise knows it of the distance to A."""
    id_ = "preprocessing.scaling_by_hand"
    wrong = f"{right_number(id_, 'distance_b') ** 2:.3f}"
    assert [found.name for found in result_with(id_, distance_b=wrong).findings][:1] == ["root left out"]


def test_one_of_two_labels_is_not_blamed_on_a_mistake_that_the_numbers_before_it_disprove() -> None:
    for id_, part, labels in (
        ("instances.votes_by_hand", "changed", ("sweet", "sour")),
        ("preprocessing.scaling_by_hand", "nearer", ("A", "B")),
    ):
        right = part_answer_texts(built(id_), "")[part]
        [other] = set(labels) - {right}
        assert [found.kind for found in result_with(id_, **{part: other}).findings] == ["divergence"]


@cache
def mistakes_in_several_options() -> dict[str, str]:
    """Exercises with a mistake that decides at least four options wrongly."""
    return {
        id_: mistake
        for id_ in ids("choice")
        if (choice := built(id_).choice) is not None and choice.choose == "all"
        for mistake, places in choice.variants.items()
        if len(set(choice.right) ^ set(places)) > 3
    }


@pytest.mark.slow
def test_a_choice_is_named_by_the_mistake_that_decides_most_of_the_same_options_wrongly() -> None:
    """All that the mistake decides wrongly but one: named by it, or not at all where another fits as well."""
    named = []
    for id_, mistake in mistakes_in_several_options().items():
        exercise = built(id_)
        assert exercise.choice is not None
        right, places = set(exercise.choice.right), set(exercise.choice.variants[mistake])
        chosen = places ^ {min(right ^ places)}
        findings = result_of_answer(exercise, chosen_text(exercise, chosen)).findings
        named += [found.name == mistake for found in findings if found.kind == "misconception"]
    assert sum(named) >= 3
    assert sum(named) >= 0.9 * len(named)


def test_one_option_of_many_that_a_mistake_decides_wrongly_does_not_name_it() -> None:
    for id_, mistake in mistakes_in_several_options().items():
        exercise = built(id_)
        assert exercise.choice is not None
        right, places = set(exercise.choice.right), set(exercise.choice.variants[mistake])
        chosen = right ^ {min(right ^ places)}
        assert mistake not in [
            found.name for found in result_of_answer(exercise, chosen_text(exercise, chosen)).findings
        ]


def test_a_number_that_only_decides_which_points_belong_together_is_no_slip() -> None:
    """With another sign of a coordinate a centre has other points, as after any slip in assigning them."""
    exercise = built("clustering.kmeans_round_by_hand")
    part = next(each for each in exercise.parts if each.name == "x")
    taken = {**decoded_args(part.args), **right_feeds(exercise, part)}
    changed = [
        (value_on(part, one), value_on(part, other))
        for *_, (one, other) in inputs_with_one_change(exercise, part, taken)
    ]
    decided = [value for value, nudged in changed if value == nudged and value not in (None, decode(part.expected))]
    assert decided
    assert not any(changed_input_slip(exercise, part, f"{value:.3f}") for value in decided)
