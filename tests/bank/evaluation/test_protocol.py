"""Tests of `reference.evaluation.protocol`."""

import pytest

from reference.evaluation.protocol import is_sound

SOUND = {  # fit, choose, report, sound
    "three parts": ("AB", "C", "D", True),
    "a part unused": ("A", "B", "C", True),
    "chosen and reported on the same": ("AB", "C", "C", False),
    "fitted and chosen on the same": ("AB", "B", "D", False),
    "reported on everything": ("AB", "C", "ABCD", False),
}


@pytest.mark.parametrize("what", SOUND)
def test_a_plan_is_sound_if_no_part_is_used_twice(what: str) -> None:
    fit, choose, report, sound = SOUND[what]
    assert is_sound({"fit": list(fit), "choose": list(choose), "report": list(report)}) is sound
