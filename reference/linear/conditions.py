"""Conditions on linear models."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.linear.draws import MODERATE, has_likelihood_peak
from reference.linear.perceptron import PERCEPTRON, perceptron, weighted_sum
from reference.linear.separability import separable_labellings
from reference.shared.conditions import NEAR_ZERO

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


def needs_second_epoch(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a perceptron from weights of zero labels some example wrong after its first epoch."""
    first = [0] * (1 + len(args["examples"][0][0]))
    return perceptron(args["examples"], first, 1, max_epochs=2).shown > len(args["examples"])


def clear_correction(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether an example is clearly on the wrong side, with inputs that are told from each other and from 1."""
    x1, x2 = abs(args["x1"]), abs(args["x2"])
    wrong = (expected["sum"] > 0) != (args["label"] == 1)
    return wrong and abs(expected["sum"]) > 0.05 and min(x1, x2, abs(x1 - 1), abs(x2 - 1), abs(x1 - x2)) > 0.15


def never_back_at_start(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the first step moves the weights and none brings them back, so that the input itself is no step."""
    start, *after = (list(state["weights"]) for state in expected)
    return start not in after


def error_falls(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether every pass of gradient descent makes the error visibly smaller, and the last leaves some."""
    errors = [state["error"] for state in expected]
    return all(after < 0.98 * before for before, after in pairwise(errors)) and errors[-1] > 0.01


def weights_stay_small(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether no weight of a trace grows beyond 5 in size, as it would at too high a rate."""
    return all(abs(weight) <= MODERATE for state in expected for weight in state["weights"])


def likelihood_peaks(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the labels of `examples` overlap so well that they are likeliest under weights of moderate size."""
    return has_likelihood_peak(args["fit"]["examples"] if "fit" in args else args["examples"])


def perceptron_soon_ends(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a perceptron from weights of zero separates within 200 epochs what can be separated of `labellings`."""
    points, labellings = args["points"], args["labellings"]
    first = [0] * (1 + len(points[0]))
    for number in separable_labellings(points, labellings):
        examples = list(zip(points, labellings[number], strict=True))
        if perceptron(examples, first, 1, max_epochs=200).shown == 200 * len(points):
            return False
    return True


def clear_descent(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether one step of gradient descent by hand has slopes that show, and makes the error visibly smaller."""
    slopes = min(abs(expected["g0"]), abs(expected["g1"]))
    return slopes > 0.1 and 0.05 < expected["after"] < 0.9 * expected["before"]


def clear_line(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether a line fitted by hand clearly rises or falls, and misses the origin and some of its points."""
    slope, intercept = expected["slope"], expected["intercept"]
    misses = [abs(y - intercept - slope * x) for x, y in zip(args["xs"], args["ys"], strict=True)]
    return abs(slope) > 0.2 and abs(slope - 1) > 0.1 and abs(intercept) > 0.2 and max(misses) > 0.2


def clear_odds(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether a logistic model by hand has a score that is told from its negative, and the question has another."""
    score, wanted = expected["score"], expected["logit"]
    return 0.3 < abs(score) < 2.5 and abs(abs(wanted) - abs(score)) > 0.1


def clear_ascent(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether one step up the likelihood by hand has slopes that show, and it matters which labels are 0."""
    slopes = min(abs(expected["g0"]), abs(expected["g1"]))
    scores = [args["w0"] + args["w1"] * x for x in args["xs"]]
    negative = sum(score for score, label in zip(scores, args["labels"], strict=True) if not label)
    return (
        slopes > 0.1 and min(abs(negative), *map(abs, scores)) > 0.1 and expected["after"] > expected["before"] + 0.02
    )
