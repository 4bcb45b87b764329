"""What decides a mark: the rule in words, the sentence of the text, and what a second run changed."""

from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from grader.build.built_exercise import build_exercise
from grader.build.secret import PUBLIC_SECRET
from grader.built.document import BuiltAssignment, BuiltCheck, BuiltExercise
from grader.checks.registry import CHECKS
from grader.engine.exercise_trial import result_of_reference
from grader.engine.why import compared
from grader.engine.why.compared import check_sentences, exercise_rule_sentences, part_rule_sentences
from grader.engine.why.deciding import deciding_sentence, prompt_sentences
from grader.engine.why.explained import (
    ASSIGNMENT_BUILT_ANEW,
    ASSIGNMENT_NOT_FOUND,
    EXERCISE_LEFT_OUT,
    Explanation,
    explanation,
    explanation_document,
)
from grader.engine.why.found_result import FoundExercise
from grader.engine.why.handed_out import HandedOut
from grader.engine.why.replay import exercise_differences
from grader.paths import bank_dir
from grader.score.result import ErrorShown, ExerciseResult, Result
from grader.spec.load import load_exercise

INSIDE = {"items": {"close": {"rtol": 0.5}}}
WORDS: dict[str, tuple[str, dict[str, Any], str]] = {  # what it shows: (check, options, a part of a sentence)
    "tolerances": ("close", {"rtol": 1e-3, "atol": 0}, "relative tolerance of 0.001 or an absolute one of 0."),
    "capitals": ("exact", {"ignore_case": True}, "Upper and lower case count as the same."),
    "a check inside another": ("as_set", INSIDE, "Each item: A number is right within a relative tolerance of 0.5"),
    "repeats": ("as_set", {"repeats": "wrong"}, "An item that occurs twice is wrong."),
    "zeros": ("mapping", {"zeros": "optional"}, "A key whose value is 0 may be left out."),
    "parts": ("parts", {"gain": {"close": {}}, "best": {"exact": {}}}, "`best`: It must be the same value"),
    "columns": ("table", {"columns": {"n": {"exact": {}}}, "ordered": True}, "Column `n`: It must be the same"),
    "the opposite": ("direction", {"either_sign": True}, "The opposite direction is as good."),
    "several right": (
        "one_of",
        {"reference": "reference.trees.splitting:best_attributes"},
        "`reference.trees.splitting:best_attributes`",
    ),
    "a margin": ("same_predictions", {"margin": 0.25}, "Up to 0.25 of the rows may differ."),
    "follow-through": ("trace", {"share": Fraction(1, 2)}, "earns 0.5 of its mark"),
    "credit": ("trace", {"credit": "prefix"}, "before the first that is not right"),
}


@pytest.mark.parametrize("shows", WORDS)
def test_the_options_of_a_check_are_said_in_words(shows: str) -> None:
    name, options, words = WORDS[shows]
    assert words in " ".join(check_sentences(BuiltCheck(name=name, options=options)))


def test_every_check_that_has_words_is_there_and_another_is_named_with_its_options(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert set(compared.CHECK_WRITERS) <= set(CHECKS)
    monkeypatch.delitem(compared.CHECK_WRITERS, "close")
    said = check_sentences(BuiltCheck(name="close", options={"rtol": 0.5}))
    assert said == ("Judged by the check `close`.", "Its option rtol is 0.5.")


CONVENTIONS = ("Logarithms are base 2.", "A class without examples adds nothing, as 0 log 0 counts as 0.")
PROMPT = "Return the entropy of the classes, in bits. Weights are fractions of\nthe total.\n\n| a | b |\n|---|---|"
DECIDES = {  # what is told: the sentence
    "These outputs are what logarithms to base e would give.": CONVENTIONS[0],
    "a class without examples": CONVENTIONS[1],
    "not weighted by its fraction": "Weights are fractions of the total.",
    "larger tables": None,
    "": None,
}


@pytest.mark.parametrize("told", DECIDES)
def test_the_sentence_that_decides_is_the_one_that_speaks_of_what_the_case_shows(told: str) -> None:
    assert deciding_sentence(CONVENTIONS, PROMPT, [told]) == DECIDES[told]


def test_of_sentences_that_say_as_much_none_is_singled_out() -> None:
    assert deciding_sentence(["A tie goes to the first.", "A tie earns half."], "", ["a tie"]) is None
    assert prompt_sentences(PROMPT) == (
        "Return the entropy of the classes, in bits.",
        "Weights are fractions of the total.",
    )


@cache
def built(name: str) -> BuiltExercise:
    topic, _, exercise = name.partition(".")
    return build_exercise(
        load_exercise(bank_dir() / topic / f"{exercise}.yaml"), assignment_id="hw1", secret=PUBLIC_SECRET
    )


def handed_out(*exercises: BuiltExercise, digest: str = "sha256:built") -> HandedOut:
    policy: dict[str, Any] = {}
    document = BuiltAssignment(id="hw1", title="H", variant="aaaaaaaa", policy=policy, code={}, exercises=exercises)
    return HandedOut(document, digest, bank_dir() / "hw1.built.json")


def asked(exercise: ExerciseResult) -> FoundExercise:
    result = Result(
        assignment="hw1", title="H", student="ada", score=0, points=1, variant="aaaaaaaa", built="sha256:built",
        submission="sha256:2", receipt="BCD-FGH", exercises=(exercise,),
    )  # fmt: skip
    return FoundExercise(result, exercise)


@cache
def nats() -> Explanation:
    entropy = built("information.entropy")
    return explanation(asked(result_of_reference(entropy, "natural logarithm")), handed_out(entropy))


def test_a_known_mistake_is_explained_with_call_values_rule_and_the_convention_it_breaks() -> None:
    weather = nats().cases[0]
    assert weather.case.call == "entropy([9, 5])"
    assert weather.decides == "Logarithms are base 2."
    assert weather.alike == ("natural logarithm",)
    assert "relative tolerance of 1e-06" in nats().rules[0]
    assert (nats().reference, nats().notes) == ("reference.information.entropy:entropy", ())


def test_the_document_has_values_as_source_versions_and_all_that_known_mistakes_give() -> None:
    written = explanation_document(nats(), {"versions": {"grader": "1"}, "isolation": "process"})
    case = written["cases"][0]
    assert (case["observed"], case["expected"]) == ("0.6517565611726531", "0.940285958670631")
    assert case["mistakes"]["natural logarithm"] == case["observed"]
    assert (written["code"], written["versions"], written["variant"]) == (nats().code, {"grader": "1"}, "aaaaaaaa")
    assert [finding["name"] for finding in written["findings"]] == ["natural logarithm"]


def test_a_right_case_needs_no_sentence_and_an_exception_is_decided_by_none() -> None:
    entropy = built("information.entropy")
    right = result_of_reference(entropy)
    assert {case.decides for case in explanation(asked(right), handed_out(entropy)).cases} == {None}
    raised = replace(right.cases[1], passed=False, reason="error", covers="logarithms, base")
    crashed = replace(right, cases=(raised,))
    assert explanation(asked(crashed), handed_out(entropy)).cases[0].decides is None


def test_each_part_of_a_hand_calculation_has_its_own_rule() -> None:
    by_hand = built("bayes.posterior_by_hand")
    rules = {part.name: " ".join(part_rule_sentences(by_hand, part.name)) for part in by_hand.parts}
    assert all("to 4 decimals, so within 5e-05" in rule for rule in rules.values())
    assert "the student's own hit, alarm" in rules["posterior"]
    assert "student's own" not in rules["hit"]
    assert "a fraction" in exercise_rule_sentences(by_hand)[0]


def test_what_is_gone_or_built_anew_is_said() -> None:
    entropy = built("information.entropy")
    question = asked(result_of_reference(entropy))
    assert explanation(question, None).notes == (ASSIGNMENT_NOT_FOUND,)
    assert explanation(question, handed_out(entropy, digest="sha256:other")).notes == (ASSIGNMENT_BUILT_ANEW,)
    assert explanation(question, handed_out(built("bayes.posterior_by_hand"))).notes == (EXERCISE_LEFT_OUT,)


DIFFERENT: dict[str, tuple[dict[str, Any], str]] = {  # what a second run changed: (fields of the case, what is said)
    "value": ({"observed": 7}, "weather: what came back was 0.940285958670631 and is now 7."),
    "exception": (
        {"error": ErrorShown(type="KeyError", text="x")},
        "weather: it ended in no exception and now in KeyE",
    ),
    "output": ({"stdout": "hello"}, "weather: what was printed is not the same."),
    "mark": ({"passed": False, "score": 0.0}, "weather: it earned 0.25 and now earns 0 of 0.25."),
    "reason": ({"reason": "rounded"}, "weather: the reason was none and is now rounded."),
    "call": ({"call": "entropy([1])"}, "weather: the call was entropy([9, 5]) and is now entropy([1])."),
    "expected": ({"expected": 1}, "weather: what was expected was 0.940285958670631 and is now 1."),
}


@pytest.mark.parametrize("what", DIFFERENT)
def test_what_a_second_run_changed_is_said(what: str) -> None:
    before = result_of_reference(built("information.entropy"))
    fields, sentence = DIFFERENT[what]
    first, *rest = before.cases
    now = replace(before, cases=(replace(first, **fields), *rest))
    [said] = exercise_differences(before, now)
    assert sentence in said
    assert list(exercise_differences(before, before)) == []


def test_a_run_that_was_not_graded_differs_in_status_score_and_cases() -> None:
    before = result_of_reference(built("information.entropy"))
    lost = replace(before, status="ungraded", score=0.0, cases=())
    said = list(exercise_differences(before, lost))
    assert said[:2] == ["The status was right and is now ungraded.", "The score was 2.0 and is now 0.0."]
    assert "cases were judged, and now 0." in said[2]


def test_a_wrong_value_that_nothing_explains_is_decided_by_a_sentence_on_all_that_the_case_covers_or_by_none() -> None:
    entropy = built("information.entropy")
    right = result_of_reference(entropy)
    decided = {}
    for covers in ("larger counts of classes", "a class without examples"):
        wrong = replace(right.cases[1], passed=False, reason="value", covers=covers)
        [case] = explanation(asked(replace(right, cases=(wrong,))), handed_out(entropy)).cases
        decided[covers] = case.decides
    assert decided["larger counts of classes"] is None
    assert "without examples" in (decided["a class without examples"] or "")
