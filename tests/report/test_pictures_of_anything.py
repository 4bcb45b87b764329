"""Whatever a student returns, there is a picture that is well made, or none; never an exception."""

from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grader.codec.encode import encode
from grader.report.pictures.chosen_picture import MAX_PICTURE_CHARACTERS, PICTURE_KINDS, picture_of
from grader.score.result import StepShown
from tests.report.picture_cases import SAMPLES

NAMES = ["weights", "error", "S", "G", "labels", "centres", "means", "sds", "clusters", "height", "test", "branches"]
NAMES += [
    "path",
    "attribute",
    "tp",
    "fp",
    "values",
    "policy",
    "hypothesis",
    "frequent",
    "label",
    "rain",
    "1,1",
    "a",
    "",
]
LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(NAMES)
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(NAMES) | st.text(max_size=3), inner, max_size=4)
    ),
    max_leaves=16,
)


def altered(value: Any, other: Any, at: int) -> Any:
    """An answer with one of its values replaced: nearly right in form, which is where reading goes wrong."""
    if isinstance(value, list) and value:
        place = at % len(value)
        return [altered(each, other, at // 2) if number == place else each for number, each in enumerate(value)]
    if isinstance(value, dict) and value and "$" not in value:
        key = sorted(value)[at % len(value)]
        return {**value, key: altered(value[key], other, at // 2)}
    return other


@pytest.mark.slow
@pytest.mark.parametrize("kind", PICTURE_KINDS)
@given(observed=VALUES, other=VALUES, at=st.integers(0, 63))
def test_any_answer_gives_a_sound_picture_or_none(kind: str, observed: Any, other: Any, at: int) -> None:
    sample = SAMPLES[kind]
    form = encode(other)
    steps = sample.steps and tuple(replace(step, observed=altered(step.observed, form, at)) for step in sample.steps)
    for check in (
        replace(sample, observed=encode(observed), steps=None),
        replace(sample, observed=altered(sample.observed, form, at), steps=steps),
        replace(sample, expected=form, call=f"f({other!r})"),
        replace(sample, steps=(StepShown(number=0, mark="wrong", observed=form, expected=form),) * 2),
    ):
        for told in (True, False):
            text = picture_of(check, kind=kind, with_expected=told)
            if text is not None:
                assert len(text) <= MAX_PICTURE_CHARACTERS
                values = [value for each in ElementTree.fromstring(text).iter() for value in each.attrib.values()]
                assert not any("nan" in value or "inf" in value for value in values)
