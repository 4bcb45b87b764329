"""Known mistakes about weights of voters."""

from collections.abc import Sequence


def votes_counted(votes: Sequence[int], weights: Sequence[float]) -> float:
    """The number of votes for 1, whatever they weigh."""
    return sum(votes)


def moved_away(votes: Sequence[int], weights: Sequence[float], rate: float, right: int) -> float:
    """The weight moved away from the right label."""
    return weights[0] - rate * (2 * right - 1)


def rate_left_out(votes: Sequence[int], weights: Sequence[float], rate: float, right: int) -> float:
    """A whole step, without the learning rate."""
    return weights[0] + 2 * right - 1


def divided_for_multiplied(votes: Sequence[int], weights: Sequence[float], right: int) -> float:
    """Multiplied where Winnow divides, and the other way round."""
    return weights[0] * 2.0 ** (1 - 2 * right)


def added_for_multiplied(votes: Sequence[int], weights: Sequence[float], right: int) -> float:
    """One added or taken off, as a perceptron would."""
    return weights[0] + 2 * right - 1


def silent_voter_moved(votes: Sequence[int], weights: Sequence[float], right: int) -> float:
    """The weight of a voter for 0 changed as well. Kubat, section 9.3."""
    return weights[1] * 2.0 ** (2 * right - 1)


def silent_voter_rewarded(votes: Sequence[int], weights: Sequence[float], right: int) -> float:
    """The weight of a voter for 0 changed the other way."""
    return weights[1] * 2.0 ** (1 - 2 * right)
