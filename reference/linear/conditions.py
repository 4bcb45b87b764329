"""Conditions on linear models."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from reference.linear.draws import MODERATE
from reference.linear.mistakes.classifiers import rule_of_distinct_terms
from reference.linear.perceptron import PERCEPTRON, perceptron, weighted_sum
from reference.linear.separability import learns_within
from reference.shared.conditions import NEAR_ZERO

FEW_EPOCHS = 50  # so that checking a draw that no line separates ends soon


def no_sum_near_zero(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether no weighted sum that decides a step of a perceptron is nearly zero.

    Those are the sum of the example that comes next and, at the end of an epoch, the sums of all examples.
    """
    return all(deciding_sum_clear(args, expected, shown) for shown in range(len(expected)))


def deciding_sum_clear(args: Mapping[str, Any], way: Sequence[Mapping[str, Any]], shown: int) -> bool:
    """Whether all sums that decide the step after `shown` examples are clearly not zero."""
    examples = args["examples"]
    epoch, number = divmod(shown, len(examples))
    # at the end of an epoch all examples decide whether it stops
    deciding = examples if epoch and not number else [examples[number]]
    return all(abs(weighted_sum(way[shown]["weights"], x)) > NEAR_ZERO for x, _ in deciding)


def both_sides_clear(args: Mapping[str, Any], expected: Sequence[float]) -> bool:
    """Whether points lie on both sides of a plane, and no weighted sum is zero, or as small as rounding errors."""
    least = NEAR_ZERO * max(map(abs, args["weights"]))
    return len(set(expected)) == 2 and all(abs(weighted_sum(args["weights"], x)) > least for x in args["points"])


def repeated_terms_matter(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether some row would be on the other side of the threshold if equal terms counted once."""
    return rule_of_distinct_terms(**args) != list(expected)


def both_texts(args: Mapping[str, Any], expected: Sequence[str]) -> bool:
    """Whether some rows are above the threshold and some are not."""
    return len(set(expected)) == 2


def separates(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the last weights of a perceptron label every example right, so that it ended by itself."""
    weights = expected[-1]["weights"]
    return all((weighted_sum(weights, x) > 0) == (label == 1) for x, label in args["examples"])


def several_corrections(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether the weights change at least three times."""
    moves = [before["weights"] != after["weights"] for before, after in pairwise(expected)]
    return moves.count(True) >= 3


def only_first_sum_zero(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a perceptron that starts at zero learns in few epochs, and only its first sum is near zero.

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
    """Whether a perceptron, by default from zero, labels some example wrong after its first epoch."""
    first = args.get("weights", [0] * (1 + len(args["examples"][0][0])))
    return perceptron(args["examples"], first, args.get("rate", 1), max_epochs=2).shown > len(args["examples"])


def clear_correction(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether an example is clearly on the wrong side, and its inputs differ from each other and from 1."""
    x1, x2 = abs(args["x1"]), abs(args["x2"])
    # a right example would change nothing, and every rule would agree
    wrong = (expected["sum"] > 0) != (args["label"] == 1)
    # an input of 1 hides a forgotten factor, two equal inputs an exchange
    return wrong and abs(expected["sum"]) > 0.05 and min(x1, x2, abs(x1 - 1), abs(x2 - 1), abs(x1 - x2)) > 0.15


def never_back_at_start(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether every state after the start has other weights, so that the input itself is no step."""
    start, *after = (list(state["weights"]) for state in expected)
    return start not in after


def error_falls(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether every pass of gradient descent reduces the error by at least 2 %, and some error is left."""
    errors = [state["error"] for state in expected]
    # 2 % a pass: too small a step would look like no step
    return all(after < 0.98 * before for before, after in pairwise(errors)) and errors[-1] > 0.01


def weights_stay_small(args: Mapping[str, Any], expected: Sequence[Mapping[str, Any]]) -> bool:
    """Whether no weight of a trace is larger than 5 in size, as with too high a rate."""
    return all(abs(weight) <= MODERATE for state in expected for weight in state["weights"])


def clear_descent(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether one step of gradient descent by hand has visible slopes and clearly reduces the error."""
    slopes = min(abs(expected["g0"]), abs(expected["g1"]))
    # some error is left, so that the exact solution is not the answer
    return slopes > 0.1 and 0.05 < expected["after"] < 0.9 * expected["before"]


def clear_line(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether a line fitted by hand clearly rises or falls, and misses the origin and some of its points."""
    slope, intercept = expected["slope"], expected["intercept"]
    misses = [abs(y - intercept - slope * x) for x, y in zip(args["xs"], args["ys"], strict=True)]
    # a slope of 1 hides a forgotten factor, an intercept of 0 a forgotten term
    return abs(slope) > 0.2 and abs(slope - 1) > 0.1 and abs(intercept) > 0.2 and max(misses) > 0.2


def clear_odds(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether the score of a logistic model is clearly not 0, and the asked logit has another size."""
    score, wanted = expected["score"], expected["logit"]
    # beyond, the probability is near 1/2 or near 0 and 1, where slips hardly show
    return 0.3 < abs(score) < 2.5 and abs(abs(wanted) - abs(score)) > 0.1


def clear_ascent(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether one step up the likelihood by hand has visible slopes, and the labels 0 matter."""
    slopes = min(abs(expected["g0"]), abs(expected["g1"]))
    scores = [args["w0"] + args["w1"] * x for x in args["xs"]]
    negative = sum(score for score, label in zip(scores, args["labels"], strict=True) if not label)
    return (
        # a score of 0 gives 1/2 to both labels: which one was taken would not show
        slopes > 0.1 and min(abs(negative), *map(abs, scores)) > 0.1 and expected["after"] > expected["before"] + 0.02
    )


def slow_to_learn(args: Mapping[str, Any], expected: Sequence[int]) -> bool:
    """Whether a perceptron needs more than 100 epochs for one of the labellings that a line separates."""
    return any(
        not learns_within(100, list(zip(args["points"], args["labellings"][place], strict=True))) for place in expected
    )


def score_is_small(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the score of a point with two attributes is between −1 and 1, and not nearly 0."""
    # a larger one leaves no doubt about the label, and then the wrong exponential is hardly seen
    return bool(NEAR_ZERO < abs(args["w0"] + args["w1"] * args["x1"] + args["w2"] * args["x2"]) < 1)
