"""Wider draws, small changes, and the inputs that decide whether a mutant is equivalent."""

from random import Random

import pytest

from grader.audit.edits import bounds_of, edited, extremes, input_numbers
from grader.audit.exercise_audit import subject_of
from grader.audit.mutant_trial import trial_of
from grader.audit.other_ranges import widened
from grader.audit.pool import ENOUGH_INPUTS, pool_of
from grader.audit.shared import promises_of
from grader.spec.expressions import IntDraw, Make
from tests.banked import specs

GIVEN = {"rows": [{"a": "u", "class": "yes"}, {"a": "v", "class": "no"}], "rate": 0.5, "counts": [3, 4]}


def test_ranges_become_smaller_and_larger_and_never_start_below_one() -> None:
    nodes = {
        "n": IntDraw(2, 3),
        "rows": Make("reference.shared.draws.tables:table", {"rows": [8, 24], "names": ["p", "q"]}),
    }
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


def test_rows_to_be_predicted_keep_the_columns_and_values_of_those_learned_from() -> None:
    fit = {"rows": [{"a": "u", "b": "w", "class": "yes"}, {"a": "v", "b": "w", "class": "no"}]}
    [promise] = promises_of([{"fit": fit, "predict": [{"a": "u", "b": "w"}]}])
    assert promise.kept_by({"fit": fit, "predict": [{"a": "v", "b": "w"}]})
    assert not promise.kept_by({"fit": fit, "predict": [{"a": "u"}]})
    assert not promise.kept_by({"fit": fit, "predict": [{"a": "x", "b": "w"}]})


@pytest.mark.in_turn
@pytest.mark.slow
def test_where_answers_take_many_steps_the_pool_has_still_enough_and_is_the_same_every_time() -> None:
    subject = subject_of(specs()["associations.association_rules"])
    assert subject is not None
    reference = trial_of(subject).reference
    pool = pool_of(subject, reference)
    assert len(pool) >= ENOUGH_INPUTS
    assert [asked.given for asked in pool] == [asked.given for asked in pool_of(subject, reference)]


@pytest.mark.slow
def test_a_pool_has_inputs_enough_small_ones_first_and_some_beyond_the_exercise() -> None:
    subject = subject_of(specs()["information.entropy"])
    assert subject is not None
    pool = pool_of(subject, trial_of(subject).reference)
    assert len(pool) >= ENOUGH_INPUTS
    assert len({str(asked.given) for asked in pool}) == len(pool)
    assert pool[0].given == {"counts": []}
    assert max(max(input_numbers(asked.given), default=0) for asked in pool) > 40
