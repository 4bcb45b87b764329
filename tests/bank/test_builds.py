"""The bank under other secrets than the one lint uses, against solutions that share nothing with the references."""

from pathlib import Path

import numpy as np
import pytest

from grader.build.built_exercise import build_exercise
from grader.built.own_check import verdict_on_answer
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.paths import bank_dir
from grader.spec.load import load_exercise

pytestmark = pytest.mark.slow  # the whole bank: `make test` runs it

SECRETS = [b"a secret", b"another secret", b"a third"]


def entropy(counts):
    p = np.array([count for count in counts if count], dtype=float)
    p /= p.sum() or 1
    return -(p * np.log2(p)).sum()


def perceptron_trace(examples, weights, rate):
    x = np.array([[*values, 1] for values, _ in examples], dtype=float)  # the bias last: another order of adding
    w = np.array([*weights[1:], weights[0]], dtype=float)
    seen = []
    for _ in range(20):
        for row, (_, label) in zip(x, examples, strict=True):
            w = w + rate * (label - int(row @ w > 0)) * row
            seen.append([w[-1], *w[:-1]])
        if [int(total > 0) for total in x @ w] == [label for _, label in examples]:
            break
    return seen


@pytest.mark.parametrize("solution", [entropy, perceptron_trace])
@pytest.mark.parametrize("secret", SECRETS)
def test_a_solution_of_another_hand_is_right_on_every_input(solution, secret: bytes) -> None:
    [file] = bank_dir().rglob(f"{solution.__name__}.yaml")
    built = build_exercise(load_exercise(file), assignment_id="test", secret=secret)
    for case in built.cases:
        for instance in case.instances:
            args = {name: decode(value) for name, value in instance.args.items()}
            answer = decode(encode(solution(**args)))
            assert verdict_on_answer(built, instance.args, decode(instance.expected), answer).passed, (case.name, args)


@pytest.mark.parametrize("secret", SECRETS)
def test_the_hand_calculation_is_exact_in_four_decimals_up_to_the_posterior(secret: bytes) -> None:
    file = Path(bank_dir(), "bayes", "posterior_by_hand.yaml")
    built = build_exercise(load_exercise(file), assignment_id="test", secret=secret)
    *before, posterior = (decode(part.expected) for part in built.parts)
    assert all(abs(round(value, 4) - value) < 1e-12 for value in before)  # so that rounding as told costs nothing
    assert posterior == pytest.approx(round(before[0], 4) / round(before[2], 4))
