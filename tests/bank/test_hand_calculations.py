"""Hand calculations part by part against the general algorithms of their topics, which go another way."""

from collections.abc import Callable
from typing import Any

import pytest

from grader.codec.decode import decode
from reference.linear.perceptron import corrected_weights, weighted_sum
from reference.reinforcement.decision_process import action_value, policy_value, q_values
from reference.reinforcement.greedy import epsilon_greedy
from reference.reinforcement.returns import discounted_return
from reference.reinforcement.temporal_difference import q_learning, q_target, sarsa_target, td_update
from reference.statistics.paired_t import paired_t
from tests.banked import SECRETS, built

Given = dict[str, Any]


def correction(given: Given) -> Given:
    example, label = (given["x1"], given["x2"]), given["label"]
    weights = (given["w0"], given["w1"], given["w2"])
    moved = corrected_weights(weights, example, label, 1 - label, given["rate"])
    return {
        "sum": weighted_sum(weights, example),
        **{f"w{place}": weight for place, weight in enumerate(moved)},
        "after": weighted_sum(moved, example),
    }


def returns(given: Given) -> Given:
    rewards, parts = [given["first"], given["second"], given["third"]], ("start", "one_left", "two_left", "steady")
    return {
        part: discounted_return(rewards[place:], given["gamma"], cycle=[given["steady"]])
        for place, part in enumerate(parts)
    }


def backups(given: Given) -> Given:
    ferry = [(given["chance"], given["hit"], "near"), (1 - given["chance"], given["miss"], "far")]
    mdp: Any = {"quay": {"ferry": ferry, "road": [(1, given["toll"], "far")]}}
    q = q_values(mdp, {"near": given["near"], "far": given["far"]}, given["gamma"])["quay"]
    quay = max(q.values())
    inn = action_value([(1, given["fare"], "quay")], {"quay": quay}, given["gamma"])
    return {**q, "quay": quay, "choice": max(q, key=lambda way: q[way]), "inn": inn}


def round_trips(given: Given) -> Given:
    back = [(given["stay"], given["back"], "port"), (1 - given["stay"], given["back"], "end")]
    mdp: Any = {"port": {"sail": [(1, given["out"], "island")]}, "island": {"sail": back}, "end": {}}
    values = policy_value(mdp, {"port": "sail", "island": "sail"}, given["gamma"])
    return {place: values[place] for place in ("port", "island")}


def q_updates(given: Given) -> Given:
    q = {place: {way: given[f"{place}_{way}"] for way in ("left", "right")} for place in ("hall", "yard")}
    met = [
        ("hall", "right", given["r1"], "yard"),
        ("yard", "left", given["r2"], "hall"),
        ("hall", "right", given["r3"], "yard"),
    ]
    once, twice, thrice = (q_learning(q, met[:number], given["gamma"], given["alpha"]) for number in (1, 2, 3))
    return {"first": once["hall"]["right"], "second": twice["yard"]["left"], "third": thrice["hall"]["right"]}


def exploring(given: Given) -> Given:
    shares = epsilon_greedy(given["q"], given["epsilon"])
    mean = sum(share * given["q"][action] for action, share in shares.items())
    return {"other": min(shares.values()), "greedy": max(shares.values()), "mean": mean}


def sarsa(given: Given) -> Given:
    gamma, alpha, taken = given["gamma"], given["alpha"], given["taken"]
    target = sarsa_target(given["reward"], taken, gamma)
    return {
        "q_target": q_target(given["reward"], {"taken": taken, "other": given["other"]}, gamma),
        "target": target,
        "value": td_update(given["old"], target, alpha),
        "last": td_update(taken, sarsa_target(given["last"], 0, gamma), alpha),
    }


def t_test(given: Given) -> Given:
    test = paired_t(given["a"], given["b"])
    return {"mean": test.mean, "sd": test.sd, "t": test.t}


GENERAL: dict[str, Callable[[Given], Given]] = {
    "linear.perceptron_by_hand": correction,
    "reinforcement.backup_by_hand": backups,
    "reinforcement.exploring_by_hand": exploring,
    "reinforcement.policy_value_by_hand": round_trips,
    "reinforcement.q_updates_by_hand": q_updates,
    "reinforcement.return_by_hand": returns,
    "reinforcement.sarsa_by_hand": sarsa,
    "statistics.paired_t_by_hand": t_test,
}


@pytest.mark.parametrize("id_", GENERAL)
@pytest.mark.parametrize("secret", SECRETS)
def test_the_parts_are_what_the_general_algorithm_gives(id_: str, secret: bytes) -> None:
    exercise = built(id_, secret)
    expected = GENERAL[id_]({name: decode(value) for name, value in exercise.given.items()})
    parts = {part.name: decode(part.expected) for part in exercise.parts}
    assert {name: parts[name] for name in expected} == pytest.approx(expected)
