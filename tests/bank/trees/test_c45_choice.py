"""Tests of `reference.trees.c45_choice`: brute force from gains and ratios, and the guards' closed forms."""

from random import Random

import pytest

from grader.build.datasets import dataset_of
from grader.paths import bank_files
from reference.information.gain import information_gain
from reference.trees.c45_choice import (
    adjusted_gain,
    c45_choice,
    c45_choose,
    c45_right_choices,
    mean_gain,
    numeric_minimum,
    split_allowed,
)
from reference.trees.draws.c45_choice import refined_table
from reference.trees.splitting import gain_ratio


def test_the_weather_table_keeps_outlook_and_humidity() -> None:
    rows = list(dataset_of("weather", bank_files()[0].parent).rows)
    names = [name for name in rows[0] if name != "play"]
    assert mean_gain(rows, names, "play") == pytest.approx(0.11898, abs=1e-5)
    assert c45_choice(rows, "play") == "outlook"


@pytest.mark.parametrize("seed", range(20))
def test_the_choice_is_that_of_gains_and_ratios_in_floats(seed: int) -> None:
    random = Random(seed)
    rows = [{n: random.choice("uvw") for n in "abc"} | {"k": "one", "y": random.choice("+-")} for _ in range(9)]
    gains = {name: information_gain(rows, name, "y") for name in "abc"}
    kept = [name for name in gains if gains[name] >= sum(gains.values()) / 3 - 1e-9]
    best = max(gain_ratio(rows, name, "y") or 0 for name in kept)
    assert c45_right_choices(rows, "y") == [name for name in kept if (gain_ratio(rows, name, "y") or 0) > best - 1e-9]


@pytest.mark.parametrize("seed", range(10))
def test_gains_that_all_equal_their_mean_are_all_kept(seed: int) -> None:
    rows = refined_table(Random(seed))
    names = [name for name in rows[0] if name != "class"]
    gains = [information_gain(rows, name, "class") for name in names]
    assert gains == pytest.approx([mean_gain(rows, names, "class")] * len(names))
    assert c45_choice(rows, "class") == "soil"


def test_without_a_candidate_there_is_nothing_to_choose() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        c45_choose([{"a": "u", "y": "+"}], ["a"], "y")


def test_the_guards_are_what_witten_says() -> None:
    assert [split_allowed(sizes) for sizes in ([1, 13], [2, 12], [1, 1, 2, 9], [2, 0])] == [False, True, True, False]
    assert [numeric_minimum(n, 2) for n in (14, 50, 70, 500, 1000)] == [2, 2.5, 3.5, 25, 25]
    assert adjusted_gain(0.1518, 9, 14) == pytest.approx(-0.07462, abs=1e-5)
    assert adjusted_gain(0.3, 1, 14) == 0.3
