"""Conditions on sample sizes, classes of hypotheses and their errors."""

import math
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from reference.theory.mistakes.shattering import grown_from_the_left
from reference.theory.pac import bound_of, conjunction_count
from reference.theory.shattering import shatters, vc_dimension, vc_log_bound

APART = 0.02  # a bound this near to a whole number may be rounded to either side of it


def bound_not_whole(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a bound on the number of examples is over 0.02 from a whole number, so that rounding cannot decide."""
    hypotheses = args["hypotheses"] if "hypotheses" in args else conjunction_count(args["attributes"])
    bound = bound_of(hypotheses, args["epsilon"], args["delta"])
    return APART < math.modf(bound)[0] < 1 - APART


def bound_just_above_whole(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a bound on the number of examples is above a whole number by 0.005 to 0.04, which one decimal loses."""
    bound = bound_of(args["hypotheses"], args["epsilon"], args["delta"])
    return 0.005 < math.modf(bound)[0] < 0.04


def some_labellings_missing(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether some labellings of the points are missing, and some are not."""
    # none or all missing would be right for an answer that never looks at the points
    return 0 < len(expected) < int(2 ** len(args["points"]))


def equal_probabilities_count(args: Mapping[str, Any], expected: float) -> bool:
    """Whether two instances that are labelled wrongly have the same probability above 0."""
    labels = zip(args["hypothesis"], args["target"], args["probabilities"], strict=True)
    wrong = [p for own, right, p in labels if own != right and p]
    return len({*wrong}) < len(wrong)


def dimension_in_between(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the VC dimension is below its logarithmic bound, and some set of that size is not shattered."""
    hypotheses = args["hypotheses"]
    dimension = vc_dimension(hypotheses)
    # one shattered set is enough: without a set that is not shattered, a student who asks for all would be right too
    others = list(combinations(range(len(hypotheses[0])), dimension))
    return dimension < vc_log_bound(len(hypotheses)) and not all(shatters(hypotheses, points) for points in others)


def first_not_shattered(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the first instances of the domain are not shattered; their number is the VC dimension."""
    hypotheses = args["hypotheses"]
    return not shatters(hypotheses, range(vc_dimension(hypotheses)))


def no_run_shattered(args: Mapping[str, Any], expected: int) -> bool:
    """Whether neither neighbouring instances nor a set that grows from the left have the VC dimension."""
    hypotheses = args["hypotheses"]
    # only sets with gaps are: whoever tries neighbours alone finds a smaller dimension
    starts = range(len(hypotheses[0]) - expected + 1)
    runs = any(shatters(hypotheses, range(start, start + expected)) for start in starts)
    return not runs and grown_from_the_left(hypotheses) < expected


def three_shattered(args: Mapping[str, Any], expected: int) -> bool:
    """Whether the VC dimension is 3, and not all sets of three instances are shattered."""
    hypotheses = args["hypotheses"]
    triples = list(combinations(range(len(hypotheses[0])), expected))
    return expected == 3 and not all(shatters(hypotheses, points) for points in triples)


def means_differ(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the models differ on every instance, and their mean prediction is not the true value there."""
    # else bias or variance is 0 for some instance, and leaving it out would not show
    columns = list(zip(*args["predictions"], strict=True))
    # sums, not means: whole numbers are compared exactly
    apart = all(sum(column) != len(column) * right for column, right in zip(columns, args["actual"], strict=True))
    return apart and all(len({*column}) > 1 for column in columns)
