"""Conditions and rules that are added, against accuracies as fractions and the whole space of instances."""

from fractions import Fraction
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.rules.coverage import Body, Condition
from reference.rules.refinement import change, covered_by_any, is_contradictory, more_specific, refinement_improves

SPACE = [dict(zip("abc", values, strict=True)) for values in product("tf", repeat=3)]
LITERALS: list[Condition] = [(name, value) for name in "abc" for value in "tf"]
BODIES = [some for size in range(4) for some in combinations(LITERALS, size)]
drawn_bodies = st.lists(st.sampled_from(BODIES), min_size=1, max_size=3)


def rises(p: int, n: int, dp: int, dn: int) -> bool:
    """Whether the accuracy is higher without dp and dn; no rule is left where everything is left out."""
    left = p + n - dp - dn
    return bool(left) and Fraction(p - dp, left) > Fraction(p, p + n)


def test_the_inequality_says_when_the_accuracy_rises() -> None:
    for p, n in product(range(7), repeat=2):
        for dp, dn in product(range(p + 1), range(n + 1)):
            assert refinement_improves(p, n, dp, dn) == (p + n > 0 and rises(p, n, dp, dn)), (p, n, dp, dn)


def test_the_threshold_is_the_share_of_negatives_and_not_one_half() -> None:
    assert refinement_improves(80, 20, 79, 20)
    assert refinement_improves(80, 20, 3, 1)
    assert not refinement_improves(80, 20, 4, 1)


def test_a_body_contradicts_itself_just_if_it_covers_nothing_in_the_whole_space() -> None:
    assert all(is_contradictory(body) == (not covered_by_any([body], SPACE)) for body in BODIES)


def test_more_conditions_never_cover_more_and_all_contradictions_cover_the_same() -> None:
    for body, other in product(BODIES, repeat=2):
        if more_specific(body, other, strict=False):
            assert more_specific(body, other, SPACE, by="coverage", strict=False)
        if is_contradictory(body) and is_contradictory(other):
            assert change([body], [other], SPACE) == "equal"


def test_without_contradictions_the_whole_space_tells_what_the_conditions_tell() -> None:
    consistent = [body for body in BODIES if not is_contradictory(body)]
    for body, other in product(consistent, repeat=2):
        assert more_specific(body, other) == more_specific(body, other, SPACE, by="coverage")


@pytest.mark.parametrize("strict", [True, False])
def test_on_some_rows_a_body_may_cover_fewer_without_having_the_conditions(strict: bool) -> None:
    rows = [{"a": "t", "b": "t"}, {"a": "t", "b": "f"}, {"a": "f", "b": "f"}]
    assert more_specific([("b", "t")], [("a", "t")], rows, by="coverage", strict=strict)
    assert not more_specific([("b", "t")], [("a", "t")], strict=strict)


@given(drawn_bodies, st.sampled_from(BODIES), st.sampled_from(LITERALS))
def test_a_rule_more_never_specialises_and_a_condition_more_never_generalises(
    bodies: list[Body], body: Body, condition: Condition
) -> None:
    assert change(bodies, [*bodies, body], SPACE) in ("equal", "generalised")
    assert change(bodies, [[*bodies[0], condition], *bodies[1:]], SPACE) in ("equal", "specialised")


@given(drawn_bodies, drawn_bodies)
def test_back_again_is_the_opposite_change(before: list[Body], after: list[Body]) -> None:
    opposite = {"generalised": "specialised", "specialised": "generalised"}
    there = change(before, after, SPACE)
    assert change(after, before, SPACE) == opposite.get(there, there)
    assert set(covered_by_any([*before, *after], SPACE)) == set(covered_by_any(before, SPACE)) | set(
        covered_by_any(after, SPACE)
    )


def test_no_condition_covers_everything() -> None:
    assert covered_by_any([[]], SPACE) == list(range(len(SPACE)))
