"""Known mistakes in votes of several models, and in how often a vote is wrong."""

from collections import Counter
from collections.abc import Sequence

from reference.ensembles.by_hand import Parts
from reference.ensembles.voting import majority_vote_error, wrong_voters

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


def parts_of_right_voters(e: float) -> Parts:
    """The whole calculation with the probability to be right in the place of the error."""
    vote = majority_vote_error(5, 1 - e)
    counts = {name: wrong_voters(5, 1 - e, wrong) for name, wrong in (("three", 3), ("four", 4), ("five", 5))}
    return {**counts, "vote": vote, "times": e / vote}


def minority_of_three(first: str, second: str, third: str) -> str:
    """What the fewest of the models say."""
    said = [first, second, third]
    return min(sorted(set(said)), key=said.count)
