"""Tests of `reference.search.planning`."""

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.search.draws.problems import any_operators, some_facts
from reference.search.planning import breadth_first_plan, operator_of, plan_of_facts
from reference.search.verify import has_one_plan, plan_flaws

SEEDS = st.integers(0, 10**6).map(Random)


@settings(max_examples=60)
@given(SEEDS)
def test_a_plan_is_as_short_as_the_shortest_of_all_sequences(random: Random) -> None:
    start, operators, goal = some_facts(random), any_operators(random)[:3], some_facts(random)
    found = plan_of_facts(start, operators, goal)
    named = {each["name"]: operator_of(each) for each in operators}
    for size in range(5):
        reaching = []
        for names in product(named, repeat=size):
            state = frozenset(start)
            for name in names:
                state = state if state is None else named[name](state)  # type: ignore[assignment]
            if state is not None and set(goal) <= state:
                reaching.append(list(names))
        if reaching:
            assert found is not None
            assert len(found) == size
            assert found in reaching
            assert all(plan_flaws(each, start, operators, goal) == [] for each in reaching)
            assert has_one_plan(start, operators, goal) == (len(reaching) == 1)
            return
    assert found is None or len(found) > 4


def test_a_stack_of_blocks_is_put_on_the_table_in_as_many_moves_as_there_are_blocks() -> None:
    """Mitchell's blocks, of which a stack of nine is built from the table; its drawing is lost, so this one is ours."""
    word = "universal"
    operators = {f"stack {place}": lambda n, place=place: n + 1 if n == place else None for place in range(len(word))}
    plan = breadth_first_plan(0, operators, lambda n: n == len(word))
    assert plan == [f"stack {place}" for place in range(9)]
    assert breadth_first_plan(0, operators, lambda n: n == 3, shortest=False) == plan[:3]


def test_flaws_are_found_by_carrying_the_plan_out() -> None:
    take = {"name": "take", "needs": ["free"], "adds": ["held"], "removes": ["free"]}
    drop = {"name": "drop", "needs": ["held"], "adds": ["free"], "removes": ["held"]}
    asked = (["free"], [take, drop], ["held"])
    for answer, reason in [
        (["drop"], "not_applicable"),
        (["throw"], "unknown_operator"),
        ([], "not_reached"),
        (None, "exists"),
        (["take", "drop", "take"], "longer"),
    ]:
        assert [flaw.reason for flaw in plan_flaws(answer, *asked)] == [reason]
    assert plan_flaws(["take"], *asked) == plan_flaws(None, [], [take], ["held"]) == []
    assert [flaw.reason for flaw in plan_flaws(["take"], [], [take], ["held"])] == ["exists"]


def test_endless_spaces_are_refused() -> None:
    with pytest.raises(ValueError, match="smaller problem"):
        breadth_first_plan(0, {"more": lambda n: n + 1}, lambda n: n < 0)
