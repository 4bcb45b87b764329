"""Conditions on perceptrons."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.draws.condition import NEAR_ZERO, Condition
from reference.linear import PERCEPTRON, weighted_sum

FEW_EPOCHS = 50


def no_sum_near_zero(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether no weighted sum that decides anything on a perceptron's way is nearly zero.

    Those are the sum of the example that comes next and, at the end of an epoch, the sums of all examples.
    """
    return all(deciding_sum_clear(args, expected, shown) for shown in range(len(expected)))


def deciding_sum_clear(args: Mapping[str, Any], way: Sequence[Mapping[str, Any]], shown: int) -> bool:
    """Whether the sums that decide what follows so many shown examples are all clear of zero."""
    examples = args["examples"]
    epoch, number = divmod(shown, len(examples))
    deciding = examples if epoch and not number else [examples[number]]
    return all(abs(weighted_sum(way[shown]["weights"], x)) > NEAR_ZERO for x, _ in deciding)


def separates(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether a perceptron's last weights label every example right, so that it ended by itself."""
    weights = expected[-1]["weights"]
    return all((weighted_sum(weights, x) > 0) == (label == 1) for x, label in args["examples"])


def several_corrections(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the weights move at least three times."""
    moves = [before["weights"] != after["weights"] for before, after in pairwise(expected)]
    return moves.count(True) >= 3


def only_first_sum_zero(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a perceptron from weights of zero learns, and meets no sum near zero but the first, in few epochs.

    Then it takes the same way at every learning rate: a sum of zero is zero in floats only if nothing was added up.
    """
    first = [0] * (1 + len(args["examples"][0][0]))
    steps = PERCEPTRON.steps(examples=args["examples"], weights=first, rate=1, max_epochs=FEW_EPOCHS)
    way = [{"weights": list(state.weights)} for state in steps]
    start, *after = way
    moved = next((place for place, record in enumerate(after) if record != start), len(after))
    later = {"examples": args["examples"]}
    return (
        moved < len(args["examples"])
        and separates(later, way)
        and any(way[-1]["weights"][1:])
        and all(deciding_sum_clear(later, way, place) for place in range(moved + 1, len(way)))
    )


def clear_correction(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether an example is clearly on the wrong side, with inputs that are told from each other and from 1."""
    x1, x2 = abs(args["x1"]), abs(args["x2"])
    wrong = (expected["sum"] > 0) != (args["label"] == 1)
    return wrong and abs(expected["sum"]) > 0.05 and min(x1, x2, abs(x1 - 1), abs(x2 - 1), abs(x1 - x2)) > 0.15


CONDITIONS: dict[str, Condition] = {
    "clear_correction": clear_correction,
    "no_sum_near_zero": no_sum_near_zero,
    "only_first_sum_zero": only_first_sum_zero,
    "separates": separates,
    "several_corrections": several_corrections,
}
