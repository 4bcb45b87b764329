"""Whatever a child says of a call, nothing that the grader does with it raises, and its result is sound JSON."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from grader.built.document import BuiltExercise
from grader.checks.calls import Call
from grader.checks.equal import same_answer
from grader.checks.properties.base import PropertyAnswer
from grader.checks.properties.property_registry import PROPERTIES
from grader.checks.registry import CHECKS
from grader.checks.verdict import Verdict
from grader.codec.decode import DecodeError, decode
from grader.codec.encode import encode
from grader.codec.literals import literal_of
from grader.codec.values import Value
from grader.report import unshown
from grader.report.pictures.chosen_picture import PICTURE_KINDS
from grader.sandbox.allowance import Allowance
from tests.hostile.every_stage import calls_in, everything, observed
from tests.hostile.forged_messages import forms, messages, texts
from tests.hostile.fuzzed_exercises import IDS, OTHERWISE, TESTED, fuzzed, right_answer
from tests.hostile.hostile_answers import LEAVES, deep
from tests.thinned import some

ONCE = settings(max_examples=12, suppress_health_check=list(HealthCheck))
FEW = ("passes", "information.entropy", "clustering.kmeans_trace", "trees.id3_tree", "bayes.gaps_and_copies_by_hand")


@pytest.fixture(autouse=True)
def _nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a page would put a place-holder for is raised here."""
    monkeypatch.setattr(unshown, "CAUGHT", ())


def fuzz(exercise: BuiltExercise, data: st.DataObject) -> None:
    """One submission of forged answers through every stage."""
    right = right_answer(exercise)
    said = data.draw(st.lists(messages(right), min_size=1, max_size=4))
    own = [said[number % len(said)] for number in range(calls_in(exercise))]
    written = {part.name: data.draw(texts) for part in exercise.parts} if data.draw(st.booleans()) else {}
    everything(exercise, own, written or {"answer": data.draw(texts)}, data.draw(messages(right)))


@pytest.mark.in_turn
@pytest.mark.parametrize("name", FEW)
@given(st.data())
@settings(ONCE, max_examples=4)
def test_forged_answers_become_a_result(name: str, data: st.DataObject) -> None:
    fuzz(fuzzed(name), data)


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("name", some([*IDS, *OTHERWISE], 3))
@given(st.data())
@settings(ONCE)
def test_forged_answers_to_any_exercise_become_a_result(name: str, data: st.DataObject) -> None:
    fuzz(fuzzed(name), data)


@pytest.mark.in_turn
@pytest.mark.slow
@pytest.mark.parametrize("name", some(IDS, 2))
def test_awkward_answers_to_any_exercise_become_a_result(name: str) -> None:
    exercise = fuzzed(name)
    forms_ = [*LEAVES.values(), *(form for _, form in deep(3000))]
    many = calls_in(exercise)
    for start in range(0, len(forms_), many):  # each call another one, as far as there are calls
        said = [{"outcome": "value", "value": form} for form in (forms_[start:] + forms_)[:many]]
        everything(exercise, said, {}, said[0])


@pytest.mark.in_turn
@pytest.mark.slow  # it builds them all
def test_every_kind_check_property_and_picture_is_fuzzed() -> None:
    exercises = [fuzzed(name) for name in (*IDS, *OTHERWISE, TESTED)]
    assert {each.kind for each in exercises} == {"function", "trace", "values", "choice", "text", "model", "tests"}
    written = " ".join(str(each.check) + str([part.check for part in each.parts]) for each in exercises)
    assert [name for name in CHECKS if f"'{name}'" not in written and name != "trace"] == []
    assert set(PICTURE_KINDS) - {each.picture for each in exercises} == set()


ASKED: dict[str, tuple[Any, dict[str, Value], tuple[Value, ...], int]] = {  # options, arguments, known, extra calls
    "agrees_with": ("reference.a:b", {}, ([1, 2],), 0),
    "bounded_by": ({"lower": "reference.a:b", "upper": "rows"}, {"rows": [1, 2]}, (1.5,), 0),
    "conserves": ({"items": "rows"}, {"rows": [1, 2.5, "a"]}, (), 0),
    "idempotent": ("rows", {"rows": [1]}, (), 1),
    "monotone_in": ({"k": "rising"}, {"k": 1}, (), 1),
    "ordered": ("rising", {}, (), 0),
    "sums_to": (1, {}, (), 0),
    "symmetric_in": (["a", "b"], {"a": 1, "b": 2}, (), 1),
    "unchanged_by": ({"shuffle": "rows"}, {"rows": [1, 2]}, (), 1),
    "within": ([0, 1], {}, (), 0),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", PROPERTIES)
@given(forms, forms)
@settings(ONCE, max_examples=25)
def test_a_property_has_a_verdict_on_any_answer(name: str, first: Any, second: Any) -> None:
    options, args, asked, extra = ASKED[name]
    said = [{"outcome": "value", "value": form} for form in (first, second)]
    own, *others = observed([Call("f", ())] * 2, said, Allowance())
    tried = PropertyAnswer(
        args, own.value, others[:extra], same_answer, lambda answer: same_answer(own.value, answer), asked
    )
    assert isinstance(PROPERTIES[name].judge(tried, options), Verdict)


@given(forms)
@settings(ONCE, max_examples=100)
def test_a_value_is_written_read_and_shown_again(form: Any) -> None:
    try:
        value = decode(form)
    except DecodeError:
        return
    assert encode(decode(encode(value))) == encode(value)
    assert len(literal_of(value, longest=200)) <= 200
