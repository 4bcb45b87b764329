"""Conditions on classifiers, forecasts, rankings and their errors, and on plans that keep examples out of training."""

import math
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from reference.evaluation.baseline import majority_class
from reference.evaluation.losses import cross_entropy
from reference.evaluation.protocol import knn_error, three_way
from reference.evaluation.validation import cross_validation, others
from reference.shared.conditions import NEAR_ZERO

CLEAR = 0.01  # how far apart two accuracies are, so that rounding on the way does not decide which is larger
CLEAR_SHARE = 0.05  # the same for costs and errors in units of their own: a share of the larger one


def clear_of_baseline(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether an accuracy is clearly above or clearly below that of the majority class."""
    return bool(abs(1 - expected["error"] - expected["baseline"]) > CLEAR)


def clear_costs(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a detector clearly costs more, or clearly less, than no detector."""
    return apart(expected["cost"], expected["idle"])


def clear_errors(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether two models differ clearly, by absolute and by squared errors."""
    return all(apart(expected[f"{measure}_first"], expected[f"{measure}_second"]) for measure in ("mae", "rmse"))


def clear_divergence(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether a forecast clearly costs more than the true probabilities, and the exchanged cross-entropy differs."""
    truth, forecast = args["truth"], args["forecast"]
    # truth and forecast exchanged, the usual slip, must give another number
    turned = cross_entropy(list(forecast.values()), [truth[name] for name in forecast])
    return bool(expected["extra"] > CLEAR_SHARE and abs(expected["expected"] - turned) > CLEAR)


def several_of_each(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether there are at least two true positives, two false positives and two false negatives."""
    # a count of 0 or 1 makes precision and recall trivial
    return bool(min(expected["tp"], expected["fp"], expected["fn"]) > 1)


def apart(one: float, other: float) -> bool:
    """Whether two amounts differ by more than 5 % of the larger one, so that rounding cannot decide."""
    return abs(one - other) > CLEAR_SHARE * max(one, other)


HALF = Fraction(1, 2)


def mixed_ties(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a positive and a negative example share a score, in `scores` and `labels` or in `rows`."""
    if "rows" in args:
        pairs = [(row["score"], row["truth"]) for row in args["rows"]]
    else:
        pairs = list(zip(args["scores"], args["labels"], strict=True))
    seen: dict[float, set[str]] = defaultdict(set)
    for score, label in pairs:
        seen[score].add(label)
    return any(len(labels) > 1 for labels in seen.values())


def clear_cut(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the `cut` best of `rows` have better scores than all other rows."""
    scores = sorted((row["score"] for row in args["rows"]), reverse=True)
    cut: int = args["cut"]
    return bool(scores[cut - 1] > scores[cut])


def rates_apart(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some of the `cut` best of `rows` are negative, and there are not `cut` negatives in all."""
    best = sorted(args["rows"], key=lambda row: -row["score"])[: args["cut"]]
    negatives = sum(row["truth"] != args["positive"] for row in args["rows"])
    return negatives != args["cut"] and any(row["truth"] != args["positive"] for row in best)


def not_halfway(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether `share` of the examples in `order` is not halfway between two whole numbers."""
    # exact, as in `held_out`: a half has no nearest whole number
    return len(args["order"]) * Fraction(str(args["share"])) % 1 != HALF


def no_tied_majority(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the examples outside each fold have one most frequent class; folds are given, or a column of `rows`."""
    labels, folds = labels_and_folds(args)
    outside = [Counter(labels[place] for place in others(len(labels), fold)) for fold in folds]
    return all(list(counts.values()).count(max(counts.values())) == 1 for counts in outside)


def fold_decides(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the most frequent class outside the first fold is not the most frequent class of all `rows`."""
    labels, folds = labels_and_folds(args)
    outside = majority_class([labels[place] for place in others(len(labels), folds[0])])
    counts = Counter(labels)
    return counts[outside] < max(counts.values())


def labels_and_folds(args: Mapping[str, Any]) -> tuple[list[str], list[list[int]]]:
    """The labels and the folds of an input, from lists or from the column `fold` of `rows`."""
    # two forms of input: lists for programs, a table for hand calculations
    if "rows" not in args:
        return list(args["labels"]), list(args["folds"])
    places: dict[str, list[int]] = defaultdict(list)
    for place, row in enumerate(args["rows"]):
        places[row["fold"]].append(place)
    return [row["result"] for row in args["rows"]], list(places.values())


def errors_vary(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether folds have different errors: of the nearest neighbour on `examples`, else of the majority learner."""
    if "examples" in args:
        errors = cross_validation(args["examples"], args["folds"], learner="1nn")["errors"]
    else:
        labels, folds = labels_and_folds(args)
        errors = cross_validation([[[], label] for label in labels], folds)["errors"]
    return len(set(errors)) > 1


def clear_neighbours(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no two examples are equally near to a third, so that nearest neighbours are unique.

    Of `examples`, or of `train` seen from the examples to validate and test; then for each of the numbers in `ks`.
    """
    if "examples" in args:
        points = [x for x, _ in args["examples"]]
        return all(clear_at(points[:place] + points[place + 1 :], x, 1) for place, x in enumerate(points))
    train = [x for x, _ in args["train"]]
    asked = [x for part in ("validation", "test") for x, _ in args[part]]
    return all(clear_at(train, x, k) for x in asked for k in args["ks"])


def clear_at(points: Sequence[Sequence[float]], x: Sequence[float], k: int) -> bool:
    """Whether the k-th nearest point is clearly nearer than the next."""
    # a tie at rank k would leave the neighbours to the order of the data
    distances = sorted(math.dist(point, x) for point in points)
    return len(distances) <= k or distances[k] - distances[k - 1] > NEAR_ZERO


def one_choice(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether one number of neighbours is best on the validation examples, and another one on the test examples."""
    train, validation, test, ks = args["train"], args["validation"], args["test"], args["ks"]
    # another best one on the test set: choosing there, the usual mistake, must show
    errors = sorted(knn_error(train, validation, k) for k in ks)
    reported = three_way(train, validation, test, ks)["error"]
    return errors[0] < errors[1] and reported > min(knn_error(train, test, k) for k in ks)
