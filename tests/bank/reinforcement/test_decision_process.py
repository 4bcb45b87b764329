"""Tests of `reference.reinforcement.decision_process`."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import pairwise, product
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reference.reinforcement.decision_process import (
    is_valid_policy,
    optimal_policies,
    optimal_values,
    policy_value,
    q_values,
    values_of_q,
)
from reference.reinforcement.draws.decision_process import (
    episodes,
    grid,
    mixed_policy,
    order,
    policy,
    process,
    q_table,
    state_values,
    transitions,
)
from reference.reinforcement.dynamic_programming import (
    POLICY_EVALUATION,
    POLICY_ITERATION,
    VALUE_ITERATION,
    value_iteration,
)
from reference.reinforcement.greedy import best_actions, epsilon_greedy, greedy_policies, greedy_policy
from reference.reinforcement.returns import discounted_return
from reference.reinforcement.temporal_difference import Q_LEARNING, SARSA, td_update

FEW = settings(max_examples=25, deadline=None)
SEEDS = st.integers(0, 10**6)
GAMMAS = st.sampled_from([0.0, 0.3, 0.6, 0.9])


TWO_STATES = {
    "A": {"stay": [(1, 1, "A")], "go": [(0.8, 0, "B"), (0.2, 0, "A")]},
    "B": {"stay": [(1, 2, "B")], "go": [(1, 0, "A")]},
}


def solved_by_numpy(mdp: Mapping, rule: Mapping, gamma: float) -> dict[str, float]:
    """(I - gamma M)^-1 b, the matrix of a policy's transitions filled in from scratch."""
    states = list(mdp)
    m, b = np.zeros((len(states), len(states))), np.zeros(len(states))
    for state, actions in mdp.items():
        for action, outcomes in actions.items():
            share = rule[state].get(action, 0) if isinstance(rule[state], dict) else float(rule[state] == action)
            for p, r, after in outcomes:
                m[states.index(state), states.index(after)] += share * p
                b[states.index(state)] += share * p * r
    return dict(zip(states, np.linalg.solve(np.eye(len(states)) - gamma * m, b), strict=True))


def every_policy(mdp: Mapping) -> list[dict[str, str]]:
    acting = [state for state in mdp if mdp[state]]
    return [dict(zip(acting, chosen, strict=True)) for chosen in product(*(mdp[state] for state in acting))]


REWARDS = st.lists(st.integers(-9, 9), min_size=1, max_size=8)


@FEW
@given(REWARDS, REWARDS, GAMMAS)
def test_a_return_is_a_polynomial_in_gamma_and_a_cycle_a_long_sequence(
    rewards: list, cycle: list, gamma: float
) -> None:
    assert discounted_return(rewards, gamma) == pytest.approx(np.polyval(rewards[::-1], gamma))
    assert discounted_return(rewards, gamma) == pytest.approx(
        rewards[0] + gamma * discounted_return(rewards[1:], gamma)
    )
    doubled = discounted_return([2 * reward for reward in rewards], gamma)
    assert doubled == pytest.approx(2 * discounted_return(rewards, gamma))
    assert discounted_return(rewards, gamma, first_power=1) == pytest.approx(gamma * discounted_return(rewards, gamma))
    long = discounted_return(rewards + cycle * 400, gamma)
    assert discounted_return(rewards, gamma, cycle=cycle) == pytest.approx(long, abs=1e-9)


def test_the_grid_of_mitchell_has_the_values_of_a_policy_and_of_the_best_one() -> None:
    world = {
        "s11": {"right": [(1, 0, "s12")], "down": [(1, 0, "s21")]},
        "s12": {"left": [(1, 0, "s11")], "down": [(1, 0, "s22")], "right": [(1, 100, "G")]},
        "s21": {"up": [(1, 0, "s11")], "right": [(1, 0, "s22")]},
        "s22": {"up": [(1, 0, "s12")], "left": [(1, 0, "s21")], "right": [(1, 0, "s23")]},
        "s23": {"left": [(1, 0, "s22")], "up": [(1, 100, "G")]},
        "G": {},
    }
    walked = {"s11": "down", "s21": "right", "s22": "right", "s23": "up", "s12": "right"}
    assert policy_value(world, walked, 0.9) == pytest.approx(
        {"s23": 100, "s22": 90, "s21": 81, "s11": 72.9, "s12": 100, "G": 0}
    )
    best = optimal_values(world, 0.9)
    assert best == pytest.approx({"s11": 90, "s12": 100, "s21": 81, "s22": 90, "s23": 100, "G": 0})
    q = q_values(world, best, 0.9)
    assert (q["s12"]["down"], q["s22"]["left"], q["s23"]["left"]) == pytest.approx((81, 72.9, 81))
    assert {state: sorted(best_actions(each)) for state, each in q.items() if len(best_actions(each)) > 1} == {
        "s21": ["right", "up"],
        "s22": ["right", "up"],
    }


def test_two_states_of_chance_have_the_values_of_every_policy() -> None:
    even = {state: {"stay": 0.5, "go": 0.5} for state in TWO_STATES}
    assert policy_value(TWO_STATES, even, 0.9) == pytest.approx({"A": 6.978022, "B": 7.527473})
    found = [tuple(policy_value(TWO_STATES, rule, 0.9).values()) for rule in every_policy(TWO_STATES)]
    assert np.allclose(found, [(10, 20), (10, 9), (17.560976, 20), (0, 0)])
    assert optimal_policies(TWO_STATES, 0.9) == [{"A": "go", "B": "stay"}]


@FEW
@given(SEEDS, GAMMAS)
def test_values_of_policies_solve_the_linear_equations_and_are_exact_in_fractions(seed: int, gamma: float) -> None:
    random = Random(seed)
    mdp = process(random, states=[2, 4], actions=[1, 3])
    for rule in (policy(random, mdp), mixed_policy(random, mdp)):
        values = policy_value(mdp, rule, gamma)
        assert values == pytest.approx(solved_by_numpy(mdp, rule, gamma), abs=1e-9)
        assert values_of_q(q_values(mdp, values, gamma), rule) == pytest.approx(
            {state: values[state] for state in mdp if mdp[state]}, abs=1e-9
        )
        exact = policy_value(mdp, rule, Fraction(str(gamma)))
        assert {state: float(value) for state, value in exact.items()} == pytest.approx(values, abs=1e-9)


@FEW
@given(SEEDS)
def test_optimal_values_are_the_fixed_point_of_the_best_backup_and_above_every_policy(seed: int) -> None:
    mdp = process(Random(seed), states=3, actions=2)
    best = optimal_values(mdp, 0.7)
    assert values_of_q(q_values(mdp, best, 0.7)) == pytest.approx({s: best[s] for s in mdp if mdp[s]}, abs=1e-9)
    every = [solved_by_numpy(mdp, rule | {"home": ""}, 0.7) for rule in every_policy(mdp)]
    assert best == pytest.approx({state: max(values[state] for values in every) for state in mdp}, abs=1e-9)
    assert value_iteration(mdp, 0.7) == pytest.approx(best, abs=1e-7)
    assert value_iteration(mdp, 0.7, sweep="sync") == pytest.approx(best, abs=1e-7)
    attained = [rule for rule in every_policy(mdp) if min_gap(solved_by_numpy(mdp, rule | {"home": ""}, 0.7), best)]
    assert optimal_policies(mdp, 0.7) == attained
    assert greedy_policy(mdp, best, 0.7) in attained


def min_gap(values: Mapping[str, float], best: Mapping[str, float]) -> bool:
    return max(abs(best[state] - values[state]) for state in best) < 1e-7


@FEW
@given(SEEDS, st.sampled_from(["sync", "in_place"]))
def test_each_sweep_brings_values_nearer_to_the_limit_by_gamma(seed: int, sweep: str) -> None:
    random = Random(seed)
    mdp = process(random, states=[2, 4], actions=[2, 3])
    rule, path = policy(random, mdp), order(random, mdp)
    limits = [
        (policy_value(mdp, rule, 0.6), POLICY_EVALUATION.steps(mdp=mdp, policy=rule, gamma=0.6, eps=0.1, sweep=sweep)),
        (optimal_values(mdp, 0.6), VALUE_ITERATION.steps(mdp=mdp, order=path, gamma=0.6, eps=0.1, sweep=sweep)),
    ]
    for limit, steps in limits:
        errors = [max(abs(state.values[name] - limit[name]) for name in limit) for state in steps]
        assert all(after <= 0.6 * before + 1e-9 for before, after in pairwise(errors))
        assert errors[-1] <= 0.1 * 0.6 / 0.4 + 1e-9


@FEW
@given(SEEDS, st.booleans())
def test_policy_iteration_never_gets_worse_and_ends_with_an_optimal_policy_by_every_tie(seed: int, tied: bool) -> None:
    random = Random(seed)
    mdp = grid(random) if tied else process(random, states=3, actions=[2, 3])
    state = POLICY_ITERATION.start(mdp=mdp, policy=policy(random, mdp), gamma=0.7)
    worths = [policy_value(mdp, state.policy, 0.7)]
    args = {"mdp": mdp, "policy": {}, "gamma": 0.7}
    while following := POLICY_ITERATION.successors(state, **args):
        state = following[0] if len(worths) > 6 else random.choice(following)  # the first way always ends
        worths.append(policy_value(mdp, state.policy, 0.7))
    assert all(after[name] >= before[name] - 1e-9 for before, after in pairwise(worths) for name in before)
    assert worths[-1] == pytest.approx(optimal_values(mdp, 0.7), abs=1e-7)


@FEW
@given(SEEDS)
def test_greedy_policies_are_all_that_take_a_best_action_everywhere(seed: int) -> None:
    random = Random(seed)
    mdp = random.choice([grid, process])(random)
    values = state_values(random, mdp)
    q = q_values(mdp, values, 0.5)
    best = [rule for rule in every_policy(mdp) if all(q[s][a] > max(q[s].values()) - 1e-9 for s, a in rule.items())]
    assert sorted(map(str, greedy_policies(mdp, values, 0.5))) == sorted(map(str, best))


def loop(q: Mapping, steps: Sequence, gamma: float, alpha: float, *, best: bool) -> list[float]:
    """Both rules once more over (s, a, r, s', a'), in a table that is overwritten."""
    known = {(state, action): value for state in q for action, value in q[state].items()}
    seen = []
    for s, a, r, after, taken in steps:
        ahead = [value for (state, action), value in known.items() if state == after and (best or action == taken)]
        known[s, a] = (1 - alpha) * known[s, a] + alpha * (r + gamma * (max(ahead) if ahead else 0))
        seen.append(known[s, a])
    return seen


@FEW
@given(SEEDS, GAMMAS, st.sampled_from([0.1, 0.5, 1.0]))
def test_learning_is_a_loop_over_the_experience(seed: int, gamma: float, alpha: float) -> None:
    random = Random(seed)
    q = q_table(random, states=[2, 3], actions=[1, 3])
    met, told = transitions(random, q, steps=8), episodes(random, q)
    learned = Q_LEARNING.steps(q=q, transitions=met, gamma=gamma, alpha=alpha)
    steps = [(*step, None) for step in met]
    assert [s.value for s in learned][1:] == pytest.approx(loop(q, steps, gamma, alpha, best=True))
    quintuples = [
        (*step, *(after[:2] if after else (None, None)))
        for episode in told
        for step, after in zip(episode, [*episode[1:], None], strict=True)
    ]
    taken = SARSA.steps(q=q, episodes=told, gamma=gamma, alpha=alpha)
    assert [s.value for s in taken][1:] == pytest.approx(loop(q, quintuples, gamma, alpha, best=False))


@FEW
@given(st.integers(-9, 9), st.integers(-9, 9), st.floats(0, 1))
def test_an_update_lies_between_the_old_value_and_the_target(old: int, target: int, alpha: float) -> None:
    moved = td_update(old, target, alpha)
    assert min(old, target) - 1e-9 <= moved <= max(old, target) + 1e-9
    assert moved == pytest.approx((1 - alpha) * old + alpha * target)
    assert td_update(old, old, alpha) == old


@FEW
@given(st.dictionaries(st.sampled_from("abcdef"), st.integers(-3, 3), min_size=1), st.floats(0, 1))
def test_exploring_is_a_distribution_that_agrees_with_drawing(q: dict, epsilon: float) -> None:
    best = [a for a in q if q[a] == max(q.values())]
    drawn = {a: epsilon / len(q) + (1 - epsilon) * (a in best) / len(best) for a in q}
    assert epsilon_greedy(q, epsilon) == pytest.approx(drawn)
    for explore, ties in product(["all", "others"], ["split", "first"]):
        shares = epsilon_greedy(q, epsilon, explore=explore, ties=ties)
        assert sum(shares.values()) == pytest.approx(1)
        if explore == "others" and len(best) < len(q):
            assert sum(shares[a] for a in best if ties == "split" or a == best[0]) == pytest.approx(1 - epsilon)


def test_values_that_differ_by_a_hair_are_not_tied() -> None:
    assert epsilon_greedy({"a": 1.25, "b": 1.2500000001}, 0.5) == pytest.approx({"a": 0.25, "b": 0.75})


POLICIES = {
    "a distribution": ({"A": {"stay": 0.5, "go": 0.5}, "B": {"go": 1.0}}, True),
    "too little": ({"A": {"stay": 0.5, "go": 0.4}, "B": {"go": 1.0}}, False),
    "over the states": ({"A": {"stay": 0.6, "go": 0.6}, "B": {"stay": 0.4, "go": 0.4}}, False),
    "an action that is not there": ({"A": {"stay": 0.5, "fly": 0.5}, "B": {"go": 1.0}}, False),
    "less than nothing": ({"A": {"stay": 1.5, "go": -0.5}, "B": {"go": 1.0}}, False),
}


@pytest.mark.parametrize("what", POLICIES)
def test_a_policy_has_a_distribution_over_the_actions_of_each_state(what: str) -> None:
    rule, valid = POLICIES[what]
    assert is_valid_policy(TWO_STATES, rule) == valid
