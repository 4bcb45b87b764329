"""Tests of `reference.clustering.agglomerative`."""

from typing import Any

import pytest

from reference.clustering.agglomerative import AGGLOMERATION, is_hierarchy, merge_heights

ROAD = [(1,), (2,), (4,), (7,), (11,)]
HEIGHTS = {"single": [1, 2, 3, 4], "average": [1, 2.5, 4, 20 / 3]}


@pytest.mark.parametrize("linkage", HEIGHTS)
def test_heights_of_villages_on_a_road(linkage: Any) -> None:
    assert merge_heights(ROAD, linkage) == pytest.approx(HEIGHTS[linkage])


def test_a_tie_under_complete_linkage_leads_to_two_hierarchies() -> None:
    tied = AGGLOMERATION.start(points=ROAD, linkage="complete")
    ways = [[tied]]
    for _ in range(4):
        ways = [
            [*way, after]
            for way in ways
            for after in AGGLOMERATION.successors(way[-1], points=ROAD, linkage="complete")
        ]
    assert sorted([state.height for state in way][1:] for way in ways) == [[1, 3, 4, 10], [1, 3, 6, 10]]


NO_HIERARCHY = {
    "without the whole": ["ab", "a", "b", "c"],
    "without a single item": ["abc", "ab", "a", "b"],
    "overlapping": ["abc", "ab", "bc", "a", "b", "c"],
}


@pytest.mark.parametrize("why", NO_HIERARCHY)
def test_what_is_no_hierarchy(why: str) -> None:
    assert not is_hierarchy("abc", NO_HIERARCHY[why])
