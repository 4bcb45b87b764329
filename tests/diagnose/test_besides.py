"""A known mistake is named though something else is wrong besides, where it predicts what it was not chosen by."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from grader.checks.calls import Observation, Raised
from grader.diagnose.besides import quoted
from grader.diagnose.findings import findings_of
from grader.engine.exercise_trial import reference_observations
from grader.judge.judged_exercise import judge_exercise
from grader.sandbox.run import Sandbox
from tests.banked import built
from tests.diagnose.diagnosed import trial
from tests.tools.naming import moved, names_given, otherwise, rounded, stopped

DEVIATIONS = """
import numpy as np
def z_score(values):
    values = np.array(values, dtype=float)
    return {result}
"""
ENTROPY = """
import numpy as np
def entropy(counts):
    p = np.array(counts) / max(sum(counts), 1)
    return {result}
"""
CODE = {  # what is told: the exercise, the code, what is said besides
    "divided by n, without a guard": (
        "preprocessing.z_score",
        DEVIATIONS.format(result="((values - values.mean()) / values.std()).tolist()"),
        "divided by n",
        "NaN comes back in “no spread”",
    ),
    "divided by n, written into the list that was given": (
        "preprocessing.z_score",
        """
def z_score(values):
    mean = sum(values) / len(values)
    spread = (sum(value**2 for value in values) / len(values) - mean**2) ** 0.5
    for place in range(len(values)):
        values[place] = (values[place] - mean) / spread
    return values
""",
        "divided by n",
        "something else is wrong in “times in seconds”",
    ),
    "divided by n, and rounded": (
        "preprocessing.z_score",
        DEVIATIONS.format(result="np.round((values - values.mean()) / max(values.std(), 1e-300), 3).tolist()"),
        "divided by n",
        "rounded to 3 decimals",
    ),
    "divided by n, with a small number for safety": (
        "preprocessing.z_score",
        DEVIATIONS.format(result="((values - values.mean()) / (values.std() + 1e-6)).tolist()"),
        "divided by n",
        "a small number added for safety",
    ),
    "natural logarithms of clipped shares": (
        "information.entropy",
        ENTROPY.format(result="-np.sum(p * np.log(np.clip(p, 1e-8, 1 - 1e-8)))"),
        "natural logarithm",
        "",
    ),
}


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


@pytest.mark.parametrize("name", CODE)
def test_a_mistake_is_named_with_what_is_wrong_besides(sandbox: Sandbox, name: str) -> None:
    id_, code, mistake, besides = CODE[name]
    exercise, cases, _ = trial(sandbox, code, id_)
    first, *others = findings_of(exercise, cases)
    assert (first.kind, first.name) == ("misconception", mistake)
    assert first.hint == next(each.hint for each in exercise.mistakes if each.name == mistake)
    assert besides in " ".join(found.hint for found in others if found.name == "besides")
    assert all(found.plain for found in others if found.kind == "near_miss")


MIXING: list[Callable[..., list[Observation]]] = [rounded, moved, stopped, otherwise]


@pytest.mark.slow
@pytest.mark.parametrize("mixing", MIXING, ids=lambda each: each.__name__)
@pytest.mark.parametrize("id_", ["information.entropy", "trees.threshold_gain", "statistics.pearson"])
def test_a_mistake_mixed_with_something_else_is_named_and_no_other_in_its_place(
    id_: str, mixing: Callable[..., list[Observation]]
) -> None:
    exercise = built(id_)
    named, wrong = 0, []
    for mistake in exercise.mistakes:
        seen = mixing(exercise, reference_observations(exercise, mistake.name), mistake.name)
        called = names_given(exercise, seen) or []
        named += ("misconception", mistake.name) in called
        others = replace(exercise, mistakes=tuple(each for each in exercise.mistakes if each is not mistake))
        wrong += [name for kind, name in names_given(others, seen) or [] if kind == "misconception"]
    assert named >= 0.7 * len(exercise.mistakes)
    assert wrong == []


def changed(seen: Sequence[Observation], change: Callable[[int, Observation], Observation]) -> list[Observation]:
    return [change(place, each) for place, each in enumerate(seen)]


def told(id_: str, seen: Sequence[Observation]) -> list[tuple[str, str]]:
    exercise = built(id_)
    return [(found.kind, found.name) for found in findings_of(exercise, judge_exercise(exercise, seen, {}))]


def other_number(value: Any) -> float:
    return float(value) * 1.37 + 0.2


def test_a_mistake_that_explains_only_half_of_the_answers_is_not_named() -> None:
    """Chosen by some inputs, it has to predict the others."""
    nats = reference_observations(built("information.entropy"), "natural logarithm")
    halved = changed(nats, lambda place, each: each if place % 4 < 2 else replace(each, value=other_number(each.value)))
    assert [name for kind, name in told("information.entropy", halved) if kind == "misconception"] == []


def test_an_error_on_edge_cases_is_told_beside_the_mistake() -> None:
    exercise = built("preprocessing.z_score")
    edges = iter([case.edge for case in exercise.cases for instance in case.instances for _ in instance.calls])
    error = Observation("error", error=Raised("ZeroDivisionError", "division by zero", 4))
    seen: list[Any] = [
        error if next(edges) else each for each in reference_observations(exercise, "divided by the variance")
    ]
    assert told("preprocessing.z_score", seen) == [
        ("misconception", "divided by the variance"),
        ("error", "ZeroDivisionError on line 4"),
    ]


def test_names_of_cases_are_enumerated() -> None:
    assert quoted(["one", "two"]) == "“one” and “two”"


@pytest.mark.slow
def test_choices_that_many_mistakes_make_name_none_of_them_where_numbers_are_rounded() -> None:
    """Of 26 wrong traces, 18 fitted right splits as well, once rounded; 2 of the 8 that told were unlike it."""
    exercise = built("trees.id3_splits")
    others = replace(exercise, mistakes=tuple(each for each in exercise.mistakes if each.name != "Gini index"))
    seen = rounded(exercise, reference_observations(exercise, "Gini index"), "Gini index")
    assert [name for kind, name in names_given(others, seen) or [] if kind == "misconception"] == []
