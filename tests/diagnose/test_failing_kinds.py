"""Which inputs fail: a kind of input that tells the wrong from the right, told only if it predicts further ones."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import pytest

from grader.built.document import BuiltCall, BuiltCheck, BuiltExercise, Instance
from grader.checks.calls import Call, Observation
from grader.checks.verdict import Verdict
from grader.diagnose.failing_kinds import failing_kind_findings
from grader.diagnose.findings import findings_of
from grader.diagnose.input_kinds import kinds_of_answer, kinds_of_input
from grader.judge.judged import JudgedCase, JudgedInput
from grader.repair.repair_finding import is_unexplained
from grader.run_cache import UNCACHED

Args = dict[str, Any]
Answer = Callable[..., float]


def right_return(rewards: list[float], gamma: float) -> float:
    """The discounted return."""
    return sum(gamma**place * reward for place, reward in enumerate(rewards))


def plain_sum_at_zero(rewards: list[float], gamma: float) -> float:
    """The mistake that a gamma of 0 is taken for none."""
    return right_return(rewards, gamma or 1)


def call(args: Args) -> BuiltCall:
    return BuiltCall(target="f", args=tuple(args.values()))


def exercise_with(further: Sequence[Args]) -> BuiltExercise:
    asked = tuple(Instance(args=args, calls=(call(args),), expected=right_return(**args)) for args in further)
    return BuiltExercise(
        id="a.b", kind="function", title="", prompt="", points=Fraction(1), reference="",
        check=BuiltCheck(name="close"), further=asked,
    )  # fmt: skip


def judged(own: Answer, args: Args) -> JudgedInput:
    value = own(**args)
    passed = value == right_return(**args)
    verdict = Verdict(Fraction(passed), "" if passed else "value", "" if passed else "This is not the right number.")
    return JudgedInput(args, call(args), right_return(**args), {}, Observation("value", value), verdict)


def case(own: Answer, name: str, *inputs: Args, covers: str = "", public: bool = False) -> JudgedCase:
    return JudgedCase(
        name, "close", public, covers, False, Fraction(1), None, tuple(judged(own, each) for each in inputs)
    )


def asked_again(own: Answer) -> Callable[[Sequence[Call]], list[Observation]]:
    return lambda calls: [Observation("value", own(*(each.args or ()))) for each in calls]


def with_gamma(*gammas: float) -> list[Args]:
    return [{"rewards": [2, 3, 4 + place], "gamma": gamma} for place, gamma in enumerate(gammas)]


MIXED = with_gamma(0.5, 0, 0.9, 0, 0.25, 0, 0.75)


def told(own: Answer, inputs: Sequence[Args], further: Sequence[Args]) -> list[tuple[str, str, bool]]:
    found = failing_kind_findings(exercise_with(further), [case(own, "c", *inputs)], asked_again(own), UNCACHED)
    return [(each.kind, each.hint, each.plain) for each in found]


def test_a_kind_that_all_wrong_inputs_have_and_no_right_one_is_told() -> None:
    sentence = "All 3 inputs in which `gamma` is 0 come out wrong; the other 4 are right."
    assert told(plain_sum_at_zero, MIXED, with_gamma(0, 0.3)) == [("inputs", sentence, True)]


def test_a_kind_that_further_inputs_speak_against_is_not_told() -> None:
    def other(rewards: list[float], gamma: float) -> float:  # wrong by the rewards, and gamma is 0 there by chance
        return right_return(rewards, gamma) + (rewards[-1] in (5, 7, 9))

    assert told(other, MIXED, [{"rewards": [1, 5], "gamma": 0.5}, {"rewards": [1, 7], "gamma": 0.5}]) == []


def test_two_wrong_inputs_are_too_few() -> None:
    assert told(plain_sum_at_zero, with_gamma(0.5, 0, 0.9, 0, 0.25), []) == []


def test_further_inputs_count_as_wrong_ones() -> None:
    sentence = "Both inputs in which `gamma` is 0 come out wrong; the other 3 are right."
    assert told(plain_sum_at_zero, with_gamma(0.5, 0, 0.9, 0, 0.25), with_gamma(0, 0.5)) == [("inputs", sentence, True)]


def test_where_some_inputs_of_a_kind_are_right_no_more_is_said_than_is_true() -> None:
    inputs = [*MIXED, *with_gamma(0.5, 0, 0, 0.3), {"rewards": [2, 0, 0], "gamma": 0}]
    assert told(plain_sum_at_zero, inputs, []) == [
        (
            "inputs",
            "In every input that comes out wrong, `gamma` is 0. The 6 inputs in which it is not so are right.",
            True,
        )
    ]


def test_a_case_that_fails_alone_is_told_by_what_it_covers() -> None:
    own = plain_sum_at_zero
    cases = [case(own, "a", *with_gamma(0.5, 0.9, 0.1)), case(own, "b", *with_gamma(0), covers="a factor of 0")]
    [found] = findings_of(exercise_with(()), cases, probe=asked_again(own))
    assert found.hint == "Only “b” comes out wrong: a factor of 0. The other 3 inputs are right."
    assert (found.name, found.cases) == ("only “b”", ("b",))


def test_right_work_has_no_finding_and_nothing_is_told_that_could_not_be_checked() -> None:
    exercise = exercise_with(())
    assert findings_of(exercise, [case(right_return, "c", *MIXED)], probe=asked_again(right_return)) == ()
    assert failing_kind_findings(exercise, [case(plain_sum_at_zero, "c", *MIXED)], None, UNCACHED) == ()


def test_a_repair_is_still_looked_for() -> None:
    exercise, cases = exercise_with(with_gamma(0)), [case(plain_sum_at_zero, "c", *MIXED)]
    found = failing_kind_findings(exercise, cases, asked_again(plain_sum_at_zero), UNCACHED)
    assert [each.kind for each in found] == ["inputs"]
    assert is_unexplained(exercise, cases, found)


@pytest.mark.parametrize(
    ("args", "phrase"),
    [
        ({"n": 0}, "`n` is 0"),
        ({"n": -2}, "`n` is negative"),
        ({"x": 0.5}, "`x` is not a whole number"),
        ({"xs": []}, "`xs` is empty"),
        ({"xs": [1, 1, 2]}, "`xs` has two equal items"),
        ({"xs": [0.25, 0.75]}, "`xs` adds up to 1"),
        ({"xs": [[1, 2], [3]]}, "`xs` has items of different lengths"),
        ({"rows": [{"a": None}]}, "`rows` has None in it"),
        ({"labels": ["a", "b", "c"]}, "`labels` has more than two different items"),
        ({"baskets": [["tea"], ["steak"]]}, "`baskets` has a text in it that is a part of another one"),
        ({"k": 2, "xs": [5, 6]}, "`k` is the number of items of `xs`"),
        ({"query": [0], "points": [[1], [-1]]}, "two items of `points` are equally far from `query`"),
        ({"rows": [{"y": 1}, {"y": 1}], "target": "y"}, "the column `target` of `rows` has no two different values"),
        ({"event": "a", "trials": ["a", "b"]}, "`event` is an item of `trials`"),
        ({"linkage": "single"}, "`linkage` is 'single'"),
        ({"p": 3}, "`p` is larger than 2"),
        ({"examples": [[[1, 2, 3], "a"]]}, "`examples` has a list of more than two numbers in it"),
        ({"xs": [1, 2, 1]}, "`xs` has equal items that do not stand together"),
        ({"xs": [1, 3, 2]}, "`xs` is not in ascending order"),
        ({"costs": {"a": -1, "b": 0}}, "`costs` has no number above 0 in it"),
        ({"formula": ["not", ["and", "p", ["single", "q"]]]}, "`formula` has lists or dicts 3 deep, or deeper"),
        ({"formula": ["not", ["single", "p"]]}, "`formula` has 'single' in it"),
        ({"rows": [{"a": "yes", "b": "no"}, {"a": "no", "b": "yes"}]}, "`rows` has a value that stands in two columns"),
        ({"rows": [{"y": 1, "x": 2}], "target": "y"}, "the column `target` of `rows` is not the last"),
    ],
)
def test_the_vocabulary_speaks_of_arguments_of_every_shape(args: Args, phrase: str) -> None:
    assert phrase in {kind.phrase for kind, holds in kinds_of_input(args, {"single"}).items() if holds}


def test_equal_items_that_stand_together_are_of_another_kind() -> None:
    kinds = {kind.phrase: holds for kind, holds in kinds_of_input({"xs": [1, 1, 2]}, ()).items()}
    assert not kinds["`xs` has equal items that do not stand together"]


@pytest.mark.parametrize(
    ("answer", "phrase"),
    [
        ({"a": None, "b": "go"}, "your answer has None in it"),
        ([], "your answer is empty"),
        (-1, "your answer is negative"),
    ],
)
def test_a_students_own_answers_are_of_kinds_too(answer: Any, phrase: str) -> None:
    assert phrase in {kind.phrase for kind, holds in kinds_of_answer(answer, {}).items() if holds}


def test_an_answer_of_yes_or_no_or_one_label_has_no_kinds() -> None:
    assert kinds_of_answer(True, {}) == kinds_of_answer("go", {}) == {}


def test_an_answer_that_is_a_number_of_an_argument_is_of_that_kind() -> None:
    kinds = {kind.phrase: holds for kind, holds in kinds_of_answer(2, {"rows": [[1, "a"], [2, "b"]]}).items()}
    assert kinds["your answer is one of the numbers in `rows`"]


def test_what_wrong_answers_alone_have_is_told() -> None:
    def below_zero(rewards: list[float], gamma: float) -> float:  # wrong by the rewards, in a way no argument shows
        return -1.0 if rewards[-1] % 3 == 1 else right_return(rewards, gamma)

    inputs = with_gamma(*[0.5] * 12)
    sentence = "All 4 inputs in which your answer is negative come out wrong; the other 8 are right."
    assert told(below_zero, inputs, with_gamma(0.25, 0.75, 0.25, 0.75)) == [("inputs", sentence, True)]


def test_two_cases_that_fail_whole_are_told_together() -> None:
    own = plain_sum_at_zero
    zeros = [case(own, name, *with_gamma(0), covers=f"a factor of 0, {name}") for name in ("b", "c")]
    [found] = findings_of(
        exercise_with(()), [case(own, "a", *with_gamma(0.5, 0.9, 0.1)), *zeros], probe=asked_again(own)
    )
    assert found.hint == (
        "Only these cases come out wrong, with all their inputs: “b” (a factor of 0, b); “c” (a factor of 0, c). "
        "The other 3 inputs are right."
    )


def test_no_text_of_an_input_that_is_not_public_stands_in_a_phrase() -> None:
    args = {"linkage": "qzword", "rows": [{"qzkey": "qzvalue"}], "target": "qzkey"}
    said = " ".join(f"{kind.phrase} {kind.opposite}" for kind in kinds_of_input(args, ()))
    assert "qz" not in said
