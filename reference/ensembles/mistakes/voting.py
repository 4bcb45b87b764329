"""Known mistakes in votes of several models, and in how often a vote is wrong."""

import math
from collections import Counter
from collections.abc import Mapping, Sequence

from reference.ensembles.by_hand import Parts, Rows, nearest_in
from reference.ensembles.voting import Tie, average_prediction, majority_vote_error, wrong_voters

Predictions = Sequence[Sequence[str]]


def by_first_vote(predictions: Predictions, classes: Sequence[str]) -> list[str]:
    """Majority votes in which a tie goes to the label that was voted for first, as Counter.most_common has it."""
    return [Counter(votes).most_common(1)[0][0] for votes in zip(*predictions, strict=True)]


def by_more_than_half(predictions: Predictions, classes: Sequence[str]) -> list[str]:
    """The label that more than half of the models vote for; where there is none, the first class."""
    return [
        next((label for label in classes if 2 * votes.count(label) > len(votes)), classes[0])
        for votes in zip(*predictions, strict=True)
    ]


def none_without_half(predictions: Predictions, classes: Sequence[str]) -> list[str | None]:
    """The label that more than half of the models vote for; where there is none, none."""
    return [
        next((label for label in classes if 2 * votes.count(label) > len(votes)), None)
        for votes in zip(*predictions, strict=True)
    ]


def of_last_model(predictions: Predictions, classes: Sequence[str]) -> list[str]:
    """The labels of the last model alone."""
    return list(predictions[-1])


def by_fewest_votes(predictions: Predictions, classes: Sequence[str]) -> list[str]:
    """The label with the fewest votes, of those that have any."""
    return [
        min((label for label in classes if label in votes), key=votes.count) for votes in zip(*predictions, strict=True)
    ]


def by_fewest_or_no_votes(predictions: Predictions, classes: Sequence[str]) -> list[str]:
    """The label with the fewest votes, which may be one that has none."""
    return [min(classes, key=votes.count) for votes in zip(*predictions, strict=True)]


def of_models(predictions: Predictions, classes: Sequence[str]) -> list[str]:
    """The most frequent label of each model, where that of each row is asked."""
    return [max(classes, key=labels.count) for labels in map(list, predictions)]


def from_one_too_low(n: int, e: float, *, tie: Tie = "wrong") -> float:
    """The sum begun one wrong voter too early: 0.657 for three voters of 0.3, where 0.216 is right."""
    least = (n + 1) // 2 - 1
    return math.fsum(wrong_voters(n, e, wrong) for wrong in range(least, n + 1))


def all_wrong(n: int, e: float, *, tie: Tie = "wrong") -> float:
    """The probability that every voter is wrong."""
    return e**n


def vote_accuracy(n: int, e: float, *, tie: Tie = "wrong") -> float:
    """How often the vote is right."""
    return 1 - majority_vote_error(n, e, tie=tie)


def just_enough_wrong(n: int, e: float, *, tie: Tie = "wrong") -> float:
    """The probability that exactly as many voters are wrong as a wrong vote needs."""
    return wrong_voters(n, e, (n + 1) // 2)


def without_combinations(n: int, e: float, *, tie: Tie = "wrong") -> float:
    """The sum without the number of ways in which so many voters can be wrong."""
    return math.fsum(e**wrong * (1 - e) ** (n - wrong) for wrong in range((n + 1) // 2, n + 1))


def error_of_one(n: int, e: float, *, tie: Tie = "wrong") -> float:
    """The mean error of the voters, which is that of each."""
    return e


def one_way(n: int, e: float, wrong: int) -> float:
    """The probability that certain voters are wrong and the others right, in one way only."""
    return float(e**wrong * (1 - e) ** (n - wrong))


def others_left_out(n: int, e: float, wrong: int) -> float:
    """The probability that so many are wrong, whatever the others are."""
    return float(math.comb(n, wrong) * e**wrong)


def parts_of_right_voters(e: float) -> Parts:
    """The whole calculation with the probability to be right in the place of the error."""
    vote = majority_vote_error(5, 1 - e)
    counts = {name: wrong_voters(5, 1 - e, wrong) for name, wrong in (("three", 3), ("four", 4), ("five", 5))}
    return {**counts, "vote": vote, "times": e / vote}


def just_three(three: float, four: float, five: float) -> float:
    """The probability of exactly three, as if four or five did no harm."""
    return three


def error_taken_away(e: float, vote: float) -> float:
    """By how much the error of the vote is less."""
    return e - vote


def helps_if_many(assembly: Mapping[str, float]) -> bool:
    """Whether there is more than one voter, as if more were always better."""
    return assembly["n"] > 1


def helps_if_below_half(assembly: Mapping[str, float]) -> bool:
    """Whether a voter is right more often than not, whatever their number."""
    return assembly["e"] < 0.5


def helps_if_above_half(assembly: Mapping[str, float]) -> bool:
    """The same with the errors taken for shares of right answers."""
    return assembly["n"] > 2 and assembly["e"] > 0.5


def tie_does_no_harm(assembly: Mapping[str, float]) -> bool:
    """Whether a vote is wrong less often than one voter, where a tie counts as right."""
    return majority_vote_error(int(assembly["n"]), assembly["e"], tie="right") < assembly["e"]


def middle_value(values: Sequence[float]) -> float:
    """The median of an odd number of predictions."""
    return sorted(values)[len(values) // 2]


def error_unsquared(prediction: float, truth: float) -> float:
    """The absolute error of one prediction."""
    return abs(prediction - truth)


def error_of_absolute_errors(predictions: Sequence[float], truth: float) -> float:
    """The mean absolute error of the models."""
    return average_prediction([abs(prediction - truth) for prediction in predictions])


def error_summed(predictions: Sequence[float], truth: float) -> float:
    """The squared errors of the models added up."""
    return math.fsum((prediction - truth) ** 2 for prediction in predictions)


def drawn_in_bag(bag: Sequence[int]) -> int:
    """How many loaves were drawn, repeats included."""
    return len(bag)


def nearest_of_all(rows: Rows, bag: Sequence[int], value: float) -> str:
    """The result of the nearest of all rows, whatever the bag."""
    return nearest_in(rows, range(1, len(rows) + 1), value)


def minority_of_three(first: str, second: str, third: str) -> str:
    """What the fewest of the models say."""
    said = [first, second, third]
    return min(sorted(set(said)), key=said.count)


def saved_with_one(k: int, share: float) -> float:
    """The share that is saved if one model is learned: Kubat's 80 % where 60 % is right."""
    return 1 - share


def time_spent(k: int, share: float) -> float:
    """The share of the time that is spent."""
    return k * share
