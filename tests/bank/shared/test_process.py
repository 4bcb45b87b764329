"""Mistaken processes end: one that comes back to a state says so."""

import pytest

from reference.clustering.mistakes.kmeans import KMEANS_ONE_BY_ONE
from reference.process import EndlessProcess, MistakenProcess


@pytest.mark.parametrize(("lead", "circle"), [(0, 1), (0, 2), (5, 1), (7, 4), (40, 13)])
def test_a_process_that_goes_round_in_circles_says_so(lead: int, circle: int) -> None:
    last = lead + circle - 1
    round_and_round = MistakenProcess(lambda: 0, lambda state: (lead if state == last else state + 1,))
    with pytest.raises(EndlessProcess):
        round_and_round.last()


def test_a_long_process_without_a_circle_ends() -> None:
    counting = MistakenProcess(lambda n: 0, lambda state, n: (state + 1,) if state < n else ())
    assert counting.last(n=5000) == 5000
    assert list(counting.steps(n=3)) == [0, 1, 2, 3]


def test_a_start_that_is_none_is_no_circle() -> None:
    assert list(MistakenProcess(lambda: None, lambda state: ()).steps()) == [None]


def test_a_mistaken_kmeans_that_never_ends_says_so() -> None:
    points = [(14, 10), (4, 7), (9, 0), (1, 19), (19, 1), (8, 7), (1, 6), (14, 5), (19, 8)]
    with pytest.raises(EndlessProcess):
        KMEANS_ONE_BY_ONE.last(points=points, centres=[(9, 19), (6, -1)])
