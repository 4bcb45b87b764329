"""Conditions on trees and the tests in them."""

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from reference.information.gain import information_gain
from reference.trees.gini import gini_left
from reference.trees.splitting import attributes_of, gain_ratio

CLEAR = 0.005  # the difference of two attributes in gain, and in the Gini index, if these disagree
APART = 0.02  # gains that differ by less might change places when entropies are rounded to two decimals


def gains_apart(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether any two attributes of `rows` have gains so different that early rounding cannot exchange them."""
    *_, last = args["rows"][0]
    target = args.get("target", last)
    gains = [information_gain(args["rows"], name, target) for name in attributes_of(args["rows"], target)]
    return all(abs(one - other) > APART for one, other in combinations(gains, 2))


def ratio_disagrees(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether gain and gain ratio clearly choose different attributes on all rows."""
    rows, target = args["rows"], args["target"]
    gains = {name: information_gain(rows, name, target) for name in attributes_of(rows, target)}
    # 0/0 counts as 0: a column with one value wins nothing
    ratios = {name: gain_ratio(rows, name, target) or 0.0 for name in gains}
    best, other = max(gains, key=lambda name: gains[name]), max(ratios, key=lambda name: ratios[name])
    return gains[best] - gains[other] > CLEAR and ratios[other] - ratios[best] > CLEAR


def gini_disagrees(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether gain and Gini index clearly choose different attributes on all rows.

    Else a student who splits by the Gini index would get nearly every mark: the two measures seldom disagree.
    """
    given = args.get("fit", args)
    rows, target = given["rows"], given["target"]
    gains = {name: information_gain(rows, name, target) for name in attributes_of(rows, target)}
    left = {name: gini_left(rows, name, target) for name in gains}
    by_gain, by_gini = max(gains, key=lambda name: gains[name]), min(left, key=lambda name: left[name])
    return gains[by_gain] - gains[by_gini] > CLEAR and left[by_gain] - left[by_gini] > CLEAR
