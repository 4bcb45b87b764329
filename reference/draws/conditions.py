"""What a drawn input must satisfy to be a fair question: named predicates over its arguments and the right answer.

For a trace the answer is the list of records, the start first, each a dict of the recorded fields; for a hand
calculation it is a dict from part to value. A draw that fails one is drawn again.
"""

import math
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise, product
from typing import Any

from reference.associations import frequent_itemsets, splits
from reference.information import gini_left, information_gain
from reference.linear import PERCEPTRON, weighted_sum
from reference.trees import attributes_of

Condition = Callable[[Mapping[str, Any], Any], bool]

NEAR_ZERO = 1e-9  # a sum this small may have either sign, by the order in which a student adds
FEW_EPOCHS = 50
CLEAR = 0.005  # what two attributes differ by in gain, and in the Gini index, where these disagree
APART = 0.02  # gains that differ by less might change places when entropies are rounded to two decimals
SEVERAL = 3
ALIKE = 1e-3  # parts that differ by less could be taken for each other in three decimals


def informative(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the answer is not one that comes for nothing: 0, 1 or no number; steps or parts that are all the same."""
    if isinstance(expected, int | float):
        return math.isfinite(expected) and min(abs(expected), abs(expected - 1)) > NEAR_ZERO
    if isinstance(expected, Mapping):
        expected = list(expected.values())
    return any(value != expected[0] for value in expected)


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


def parts_differ(args: Mapping[str, Any], expected: Mapping[str, Any]) -> bool:
    """Whether no two parts have numbers that three decimals could confuse; a part may also be a label."""
    numbers = [value for value in expected.values() if isinstance(value, int | float)]
    return all(abs(one - other) > ALIKE for one, other in combinations(numbers, 2))


def no_zero_count(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no count is zero: of the classes in `counts`, of each attribute value with each class in `rows`."""
    if "counts" in args:
        return all(args["counts"])
    rows = args["rows"]
    *attributes, target = rows[0]
    classes = {row[target] for row in rows}
    return all(
        any(row[attribute] == value and row[target] == label for row in rows)
        for attribute in attributes
        for value, label in product({row[attribute] for row in rows}, classes)
    )


def larger_sets(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some set of three items or more is frequent, and some set of items that are all frequent is not."""
    transactions, least = args["transactions"], args["min_support"]
    found = set(frequent_itemsets(transactions, least))
    single = frozenset[str]().union(*found)
    possible = [each for each in frequent_itemsets(transactions, 1) if each <= single]
    return any(len(each) > 2 for each in found) and len(found) < len(possible)


def no_basket_is_a_level(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no transaction holds just the frequent items, so that its own input is no level of Apriori."""
    single = frozenset[str]().union(*frequent_itemsets(args["transactions"], args["min_support"]))
    return all(single != frozenset(transaction) for transaction in args["transactions"])


def some_rules_hold(args: Mapping[str, Any], expected: Sequence[Any]) -> bool:
    """Whether at least two rules of frequent item sets reach the minimum confidence, and at least two do not."""
    wholes = frequent_itemsets(args["transactions"], args["min_support"])
    return 2 <= len(expected) <= sum(len(splits(whole)) for whole in wholes) - 2


def unseen_value(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether some value of the new row never occurs with one of the classes."""
    rows, target = args["rows"], args["target"]
    return not all(
        any(seen[attribute] == value and seen[target] == label for seen in rows)
        for attribute, value in args["row"].items()
        for label in {seen[target] for seen in rows}
    )


def unequal_classes(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no two classes have as many rows."""
    counts = Counter(row[args["target"]] for row in args["rows"])
    return len(set(counts.values())) == len(counts) > 1


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


def gains_apart(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether no two attributes of `rows` have gains that early rounding could exchange."""
    *_, last = args["rows"][0]
    target = args.get("target", last)
    gains = [information_gain(args["rows"], name, target) for name in attributes_of(args["rows"], target)]
    return all(abs(one - other) > APART for one, other in combinations(gains, 2))


def gini_disagrees(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether the attribute of the largest gain on all rows is clearly another than that of the least Gini index.

    Else one who splits by the Gini index would get nearly every mark: the two measures seldom disagree.
    """
    given = args.get("fit", args)
    rows, target = given["rows"], given["target"]
    gains = {name: information_gain(rows, name, target) for name in attributes_of(rows, target)}
    left = {name: gini_left(rows, name, target) for name in gains}
    by_gain, by_gini = max(gains, key=lambda name: gains[name]), min(left, key=lambda name: left[name])
    return gains[by_gain] - gains[by_gini] > CLEAR and left[by_gain] - left[by_gini] > CLEAR


def several_splits(args: Mapping[str, Any], expected: Any) -> bool:
    """Whether a tree has at least three tests; of a trace, whether it has as many steps."""
    return (len(expected) - 1 if isinstance(expected, list) else tests_in(expected)) >= SEVERAL


def tests_in(tree: Any) -> int:
    """How many nodes of a tree test something."""
    return 1 + sum(map(tests_in, tree["branches"].values())) if isinstance(tree, Mapping) else 0


def clear_correction(args: Mapping[str, Any], expected: Mapping[str, float]) -> bool:
    """Whether an example is clearly on the wrong side, with inputs that are told from each other and from 1."""
    x1, x2 = abs(args["x1"]), abs(args["x2"])
    wrong = (expected["sum"] > 0) != (args["label"] == 1)
    return wrong and abs(expected["sum"]) > 0.05 and min(x1, x2, abs(x1 - 1), abs(x2 - 1), abs(x1 - x2)) > 0.15


CONDITIONS: dict[str, Condition] = {
    "gains_apart": gains_apart,
    "gini_disagrees": gini_disagrees,
    "clear_correction": clear_correction,
    "informative": informative,
    "larger_sets": larger_sets,
    "no_basket_is_a_level": no_basket_is_a_level,
    "no_sum_near_zero": no_sum_near_zero,
    "no_zero_count": no_zero_count,
    "only_first_sum_zero": only_first_sum_zero,
    "parts_differ": parts_differ,
    "separates": separates,
    "several_corrections": several_corrections,
    "several_splits": several_splits,
    "some_rules_hold": some_rules_hold,
    "unequal_classes": unequal_classes,
    "unseen_value": unseen_value,
}
