"""Wider draws, small changes, and the inputs that decide whether a mutant is equivalent."""

from random import Random

import pytest

from banked import specs
from grader.audit.edits import bounds_of, edited, extremes, numbers_in
from grader.audit.exercise import subject_of
from grader.audit.pool import ENOUGH, pool_of
from grader.audit.wide import widened
from grader.spec.expressions import IntDraw, Make

GIVEN = {"rows": [{"a": "u", "class": "yes"}, {"a": "v", "class": "no"}], "rate": 0.5, "counts": [3, 4]}


def test_ranges_become_smaller_and_larger_and_never_start_below_one() -> None:
    nodes = {"n": IntDraw(2, 3), "rows": Make("reference.draws.tables:table", {"rows": [8, 24], "names": ["p", "q"]})}
    drawn = [widened(nodes, Random(seed)) for seed in range(40)]
    ranges = {tuple(each["rows"].args["rows"]) for each in drawn}
    assert {(2, 4), (8, 24), (4, 32)} == ranges
    assert all(each["n"].low >= 1 and each["rows"].args["names"] == ["p", "q"] for each in drawn)


def test_changed_inputs_keep_their_kinds_and_tables_their_columns() -> None:
    bounds = bounds_of([GIVEN])
    random = Random(1)
    for _ in range(300):
        given = GIVEN
        for _ in range(3):
            given = edited(given, random, bounds)
        assert len({tuple(sorted(row)) for row in given["rows"]}) <= 1
        assert 0 <= given["rate"] <= 1
        assert all(type(count) is int and count >= 0 for count in given["counts"])


def test_the_edge_pool_has_nothing_one_thing_and_all_alike() -> None:
    found = list(extremes(GIVEN, bounds_of([GIVEN])))
    assert {**GIVEN, "counts": []} in found
    assert {**GIVEN, "counts": [3, 3]} in found
    assert {**GIVEN, "rows": GIVEN["rows"][:1]} in found
    assert {**GIVEN, "rows": [{"a": "u", "class": "yes"}, {"a": "v", "class": "yes"}]} in found
    assert {each["rate"] for each in found} >= {0, 1}


@pytest.mark.slow
def test_a_pool_has_inputs_enough_small_ones_first_and_some_beyond_the_exercise() -> None:
    subject = subject_of(specs()["information.entropy"])
    assert subject is not None
    pool = pool_of(subject)
    assert len(pool) >= ENOUGH
    assert len({str(asked.given) for asked in pool}) == len(pool)
    assert pool[0].given == {"counts": []}
    assert max(max(numbers_in(asked.given), default=0) for asked in pool) > 40
