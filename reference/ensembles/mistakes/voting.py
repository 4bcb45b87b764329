"""Known mistakes in votes of several models, and in how often a vote is wrong."""

from collections.abc import Sequence

Predictions = Sequence[Sequence[str]]


def none_without_half(predictions: Predictions, classes: Sequence[str]) -> list[str | None]:
    """The label that more than half of the models vote for; where there is none, none."""
    return [
        next((label for label in classes if 2 * votes.count(label) > len(votes)), None)
        for votes in zip(*predictions, strict=True)
    ]


def by_fewest_or_no_votes(predictions: Predictions, classes: Sequence[str]) -> list[str]:
    """The label with the fewest votes, which may be one that has none."""
    return [min(classes, key=votes.count) for votes in zip(*predictions, strict=True)]


def first_model_without_half(predictions: Predictions, classes: Sequence[str]) -> list[str]:
    """The label that more than half of the models vote for; where there is none, the vote of the first model."""
    return [
        next((label for label in classes if 2 * votes.count(label) > len(votes)), votes[0])
        for votes in zip(*predictions, strict=True)
    ]


def by_last_vote(predictions: Predictions, classes: Sequence[str]) -> list[str]:
    """The label with the most votes; of several, the one that the last of their voters gave."""
    return [max(votes[::-1], key=votes.count) for votes in zip(*predictions, strict=True)]


def by_votes_of_all_rows(predictions: Predictions, classes: Sequence[str]) -> list[str]:
    """The label with the most votes; of several, the one with the most votes in all rows."""
    overall = [label for labels in predictions for label in labels]
    # the sort is stable: the most votes first, and of those the most votes in all rows
    usual = sorted(classes, key=overall.count, reverse=True)
    return [max(usual, key=votes.count) for votes in zip(*predictions, strict=True)]


def by_all_votes(predictions: Predictions, classes: Sequence[str]) -> list[str]:
    """The label with the most votes in all rows, for every row."""
    overall = [label for labels in predictions for label in labels]
    return [max(classes, key=overall.count) for _ in predictions[0]]


def by_votes_so_far(predictions: Predictions, classes: Sequence[str]) -> list[str]:
    """The label with the most votes in the row and in all rows before it."""
    rows = list(zip(*predictions, strict=True))
    so_far = [[label for votes in rows[: place + 1] for label in votes] for place in range(len(rows))]
    return [max(classes, key=votes.count) for votes in so_far]
