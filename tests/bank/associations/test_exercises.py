"""Item sets, naive Bayes and directions by other hands: solutions that share nothing with the references."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import pytest

from grader.built.document import BuiltExercise
from grader.codec.decode import decode
from grader.sandbox.run import Sandbox
from tests.banked import SECRETS, built, result_on

pytestmark = pytest.mark.slow  # the whole bank: `make test` runs it

SUBSETS = """
from itertools import combinations
def subsets(items):
    items = sorted(items)
    return [frozenset(c) for k in range(1, len(items) + 1) for c in combinations(items, k)]
def count(items, baskets):
    return sum(1 for basket in baskets if all(item in basket for item in items))
"""
COUNTS = """
from collections import Counter
def likelihood(rows, target, attribute, value, label):
    counts = Counter((row[attribute], row[target]) for row in rows)
    size = sum(n for (_, own), n in counts.items() if own == label)
    return (counts[value, label] + 1) / (size + len({v for v, _ in counts}))
"""
SOLUTIONS = {
    "associations.frequent_itemsets": SUBSETS
    + """
def frequent_itemsets(transactions, min_support):
    seen = set()
    for basket in transactions:
        seen.update(subsets(basket))
    return {items for items in seen if count(items, transactions) >= min_support}
""",
    "associations.itemset_supports": SUBSETS
    + """
from collections import Counter
def itemset_supports(transactions, min_support):
    seen = Counter()
    for basket in transactions:
        for items in subsets(basket):
            seen[tuple(sorted(items, reverse=True))] += 1
    return {items: n for items, n in seen.items() if n >= min_support}
""",
    "associations.apriori_trace": """
def apriori_trace(transactions, min_support):
    baskets = [set(basket) for basket in transactions]
    level = sorted({item for basket in baskets for item in basket})
    level = [(item,) for item in level]
    levels = []
    while level:
        level = [items for items in level if sum(set(items) <= basket for basket in baskets) >= min_support]
        if level:
            levels.append(level)
        # the join of Witten, prefix by prefix; counting prunes the rest
        level = [(*a, b[-1]) for i, a in enumerate(level) for b in level[i + 1:] if a[:-1] == b[:-1]]
    return levels
""",
    "associations.association_rules": SUBSETS
    + """
from fractions import Fraction
def association_rules(transactions, min_support, min_confidence):
    items = {item for basket in transactions for item in basket}
    rules = []
    for body in subsets(items):
        for head in subsets(items - body):
            both, given = count(body | head, transactions), count(body, transactions)
            if both >= min_support and Fraction(both, given) >= Fraction(str(min_confidence)):
                rules.append((body, head, both, both / given))
    return rules[::-1]
""",
    "associations.confidences": SUBSETS
    + """
def confidences(items, transactions):
    whole = count(items, transactions)
    return [(body, whole / count(body, transactions)) for body in subsets(items)[:-1]]
""",
    "bayes.naive_bayes_posteriors": COUNTS
    + """
from math import exp, log
def naive_bayes_posteriors(rows, target, row):
    logs = {}
    for label, size in Counter(each[target] for each in rows).items():
        logs[label] = log(size / len(rows)) + sum(log(likelihood(rows, target, a, v, label)) for a, v in row.items())
    most = max(logs.values())
    total = sum(exp(each - most) for each in logs.values())
    return [(label, exp(each - most) / total) for label, each in logs.items()]
""",
    "bayes.probability_tables": COUNTS
    + """
import pandas as pd
def probability_tables(rows, target):
    frame = pd.DataFrame(rows)
    made = []
    for label in frame[target].unique():
        for attribute in frame.columns.drop(target):
            for value in frame[attribute].unique():
                made.append({"class": label, "attribute": attribute, "value": value,
                             "probability": likelihood(rows, target, attribute, value, label)})
    return pd.DataFrame(made)
""",
    "linear.separating_direction": """
import numpy as np
def separating_direction(examples):
    x = np.array([[*values, 1.0] for values, _ in examples])
    y = np.array([label for _, label in examples])
    w = np.zeros(x.shape[1])
    while True:
        for row, label in zip(x, y):
            w = w + 0.37 * (label - (row @ w > 0)) * row
        if ((x @ w > 0) == y).all():
            return w[:-1] / np.linalg.norm(w[:-1])
""",
}


@pytest.fixture(scope="module")
def sandbox() -> Iterator[Sandbox]:
    with Sandbox() as opened:
        yield opened


@pytest.mark.in_turn
@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("id_", SOLUTIONS)
def test_a_solution_of_another_hand_gets_every_point(sandbox: Sandbox, id_: str, secret: bytes) -> None:
    result = result_on(sandbox, built(id_, secret), SOLUTIONS[id_])
    assert [(case.name, case.message) for case in result.cases if not case.passed] == []
    assert (result.score, result.status) == (result.points, "right")


LEVELS_OF = """
def apriori_trace(transactions, min_support):
    baskets = [set(basket) for basket in transactions]
    items = sorted({item for basket in baskets for item in basket})
    level = [%s for item in items[1:] if sum(item in basket for basket in baskets) >= min_support]
    levels = []
    while level:
        levels.append(level)
        made = {frozenset(a) | frozenset(b) for a in level for b in level}
        size = len(frozenset(level[0])) + 1
        level = [%s(items) for items in made if len(items) == size
                 and sum(items <= basket for basket in baskets) >= min_support]
    return levels
"""


@pytest.mark.in_turn
@pytest.mark.parametrize("form", ["set", "frozenset", "tuple", "list"])
def test_levels_that_follow_from_a_forgotten_item_earn_in_every_form(sandbox: Sandbox, form: str) -> None:
    single = {"set": "{item}", "frozenset": "frozenset([item])", "tuple": "(item,)", "list": "[item]"}[form]
    result = result_on(sandbox, built("associations.apriori_trace"), LEVELS_OF % (single, form))
    later = [step.mark for case in result.cases for step in case.steps or () if step.number > 1]
    assert "follows" in later
    assert not {"wrong", "extra"} & set(later)
    assert 0 < result.score < result.points / 2


def given_of(exercise: BuiltExercise) -> dict[str, Any]:
    return {name: decode(value) for name, value in exercise.given.items()}


def parcel_by_hand(rows: list[dict[str, str]], row: Mapping[str, str]) -> dict[str, str]:
    """A new parcel worked out in fractions, as on paper."""
    joints, parts = {}, {}
    for late in ("yes", "no"):
        mine = [each for each in rows if each["late"] == late]
        weather = Fraction(sum(each["weather"] == row["weather"] for each in mine) + 1, len(mine) + 3)
        size = Fraction(sum(each["size"] == row["size"] for each in mine) + 1, len(mine) + 2)
        parts[late] = (Fraction(len(mine), len(rows)), weather * size)
        joints[late] = parts[late][0] * parts[late][1]
    posterior = joints["yes"] / (joints["yes"] + joints["no"])
    found = {"prior": parts["yes"][0], "likelihood": parts["yes"][1], "other": joints["no"], "posterior": posterior}
    return {name: f"{value.numerator}/{value.denominator}" for name, value in found.items()}


def correction_by_hand(
    w0: float, w1: float, w2: float, x1: float, x2: float, label: int, rate: float
) -> dict[str, str]:
    step = rate if label else -rate
    v0, v1, v2 = w0 + step, w1 + step * x1, w2 + step * x2
    found = {"sum": w0 + w1 * x1 + w2 * x2, "w0": v0, "w1": v1, "w2": v2, "after": v0 + v1 * x1 + v2 * x2}
    return {name: f"{value:.3f}" for name, value in found.items()}


BY_HAND = {"bayes.naive_bayes_by_hand": parcel_by_hand, "linear.perceptron_by_hand": correction_by_hand}


@pytest.mark.parametrize("secret", SECRETS)
@pytest.mark.parametrize("id_", BY_HAND)
def test_a_calculation_by_hand_gets_every_point(sandbox: Sandbox, id_: str, secret: bytes) -> None:
    exercise = built(id_, secret)
    result = result_on(sandbox, exercise, answers=BY_HAND[id_](**given_of(exercise)))
    assert [(case.name, case.message) for case in result.cases if not case.passed] == []
    assert result.score == result.points


@pytest.mark.parametrize("secret", SECRETS)
def test_three_decimals_are_enough_for_the_parcel(sandbox: Sandbox, secret: bytes) -> None:
    exercise = built("bayes.naive_bayes_by_hand", secret)
    exact = {name: Fraction(text) for name, text in parcel_by_hand(**given_of(exercise)).items()}
    rounded = {name: round(value, 3) for name, value in exact.items()}
    mine = rounded["prior"] * rounded["likelihood"]
    answers = {name: f"{float(value):.3f}" for name, value in rounded.items()}
    from_rounded = answers | {"posterior": f"{float(mine / (mine + rounded['other'])):.3f}"}
    for given in (answers, from_rounded):
        assert result_on(sandbox, exercise, answers=given).score == exercise.points


def spam_by_hand(prior: float, sensitivity: float, specificity: float) -> float:
    flagged_spam, flagged_rest = prior * sensitivity, (1 - prior) * (1 - specificity)
    return flagged_spam / (flagged_spam + flagged_rest)


@pytest.mark.parametrize("secret", SECRETS)
def test_the_flag_is_believed_as_much_as_a_hand_calculation_says(sandbox: Sandbox, secret: bytes) -> None:
    exercise = built("bayes.which_posterior", secret)
    assert exercise.choice is not None
    text = f"{spam_by_hand(**given_of(exercise)):.3f}"
    letters = "abcdefgh"
    for answer in (text, letters[exercise.choice.options.index(text)]):
        assert result_on(sandbox, exercise, answers={"": answer}).score == exercise.points


@pytest.mark.in_turn
@pytest.mark.parametrize("secret", SECRETS)
def test_the_rules_that_hold_are_those_that_one_counts(sandbox: Sandbox, secret: bytes) -> None:
    exercise = built("associations.which_rules_hold", secret)
    assert exercise.choice is not None
    baskets = [set(basket) for basket in given_of(exercise)["transactions"]]
    letters = []
    for letter, text in zip("abcdefgh", exercise.choice.options, strict=False):
        body, head = ({*side.split(" and ")} for side in text.removeprefix("if ").split(", then "))
        given = [basket for basket in baskets if body <= basket]
        both = [basket for basket in given if head <= basket]
        if len(both) >= 3 and 4 * len(both) >= 3 * len(given):
            letters.append(letter)
    assert result_on(sandbox, exercise, answers={"": ", ".join(letters)}).score == exercise.points
