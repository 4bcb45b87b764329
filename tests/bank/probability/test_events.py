"""Events and products, against counting over all outcomes."""

import math
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference.probability.events import (
    flips,
    mean_heads,
    parent_probability,
    product_probability,
    relation,
    relations,
    symbolic_joint,
)

OUTCOMES = [f"o{n}" for n in range(8)]
event = st.sets(st.sampled_from(OUTCOMES), min_size=1).map(sorted)
DICE = list(product(range(1, 7), repeat=2))


@given(event, event)
def test_a_relation_is_what_counting_says_and_the_same_both_ways(a: list[str], b: list[str]) -> None:
    both = [each for each in OUTCOMES if each in a and each in b]
    word = relation(OUTCOMES, a, b)
    assert word == relation(OUTCOMES, b, a)
    assert (word == "exclusive") == (not both)
    assert (word == "independent") == (bool(both) and len(both) * len(OUTCOMES) == len(a) * len(b))


def test_two_dice_as_in_the_appendix() -> None:
    named = {pair: f"{pair[0]}{pair[1]}" for pair in DICE}

    def where(condition: object) -> list[str]:
        return [named[pair] for pair in DICE if condition(pair)]  # type: ignore[operator]

    two, five, sum_four = where(lambda d: d[0] == 2), where(lambda d: d[1] == 5), where(lambda d: sum(d) == 4)
    one = where(lambda d: d[0] == 1)
    assert relations(list(named.values()), [[two, five], [two, sum_four], [one, two]]) == [
        "independent",
        "neither",
        "exclusive",
    ]


@given(st.lists(st.lists(st.integers(1, 9), min_size=2, max_size=3), min_size=1, max_size=4), st.data())
def test_a_product_is_the_sum_over_the_whole_table(weights: list[list[int]], data: st.DataObject) -> None:
    tables = {
        f"v{n}": {f"{n}.{place}": float(Fraction(weight, sum(row))) for place, weight in enumerate(row)}
        for n, row in enumerate(weights)
    }
    named = data.draw(st.sets(st.sampled_from(sorted(tables))))
    wanted = {name: data.draw(st.sampled_from(sorted(tables[name]))) for name in sorted(named)}
    whole = sum(
        math.prod(tables[name][value] for name, value in zip(tables, values, strict=True))
        for values in product(*tables.values())
        if all(dict(zip(tables, values, strict=True))[name] == value for name, value in wanted.items())
    )
    assert product_probability(tables, wanted) == pytest.approx(whole)


@given(
    st.lists(st.tuples(st.integers(0, 20), st.integers(0, 20)), min_size=1, max_size=5).filter(
        lambda c: sum(map(sum, c))
    )
)
def test_a_parents_share_is_that_of_the_pooled_counts_and_between_its_childrens(
    children: list[tuple[int, int]],
) -> None:
    pooled = sum(pos for pos, _ in children) / sum(map(sum, children))
    assert parent_probability(children) == pytest.approx(pooled)
    shares = [pos / (pos + neg) for pos, neg in children if pos + neg]
    assert min(shares) - 1e-9 <= pooled <= max(shares) + 1e-9


def test_the_symbolic_joint_adds_up_to_one_and_spreads_heads_evenly() -> None:
    steps = 400
    middles = [(step + 0.5) / steps for step in range(steps)]
    for x, y in ((1, 0), (3, 2), (5, 5)):
        area = sum(symbolic_joint(x, y, z) for z in middles) / steps
        assert area == pytest.approx(mean_heads(flips(x), x), rel=1e-3)
    assert sum(mean_heads(flips(x), x) for x in range(1, 60) for _ in range(x + 1)) == pytest.approx(1)
