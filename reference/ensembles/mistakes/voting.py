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
