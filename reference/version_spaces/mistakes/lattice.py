"""Known mistakes about least general hypotheses above, and most general ones below."""

from collections.abc import Sequence
from typing import Any

from reference.version_spaces.hypotheses import ANY, Hypothesis
from reference.version_spaces.lattice import lgg_and_meet

Pair = tuple[Hypothesis, Hypothesis]


def fixed_values(hypotheses: Sequence[Any]) -> list[list[str]]:
    """The fixed values in each place, in order; without what covers nothing."""
    return [[value for value in column if value != ANY] for column in zip(*filter(None, hypotheses), strict=True)]


def joined(hypotheses: Sequence[Any]) -> Hypothesis:
    """The right lgg."""
    return lgg_and_meet(hypotheses)[0]


def with_none(hypotheses: Sequence[Any]) -> bool:
    """Whether some hypothesis covers nothing."""
    return any(each is None for each in hypotheses)


def exchanged(hypotheses: Sequence[Any]) -> Pair:
    """The meet for the lgg, and the lgg for the meet."""
    right = lgg_and_meet(hypotheses)
    return right[1], right[0]


def first_value_kept(hypotheses: Sequence[Any]) -> Pair:
    """A meet with the first of two different values."""
    kept = tuple(values[0] if values else ANY for values in fixed_values(hypotheses))
    return joined(hypotheses), None if with_none(hypotheses) else kept


def last_value_kept(hypotheses: Sequence[Any]) -> Pair:
    """A meet with the last of two different values."""
    kept = tuple(values[-1] if values else ANY for values in fixed_values(hypotheses))
    return joined(hypotheses), None if with_none(hypotheses) else kept


def conflict_freed(hypotheses: Sequence[Any]) -> Pair:
    """A meet with a question mark where two values differ."""
    kept = tuple(values[0] if len(set(values)) == 1 else ANY for values in fixed_values(hypotheses))
    return joined(hypotheses), None if with_none(hypotheses) else kept


def lgg_keeps_values(hypotheses: Sequence[Any]) -> Pair:
    """An lgg with a question mark only where all have one, or where values differ."""
    kept = tuple(values[0] if len(set(values)) == 1 else ANY for values in fixed_values(hypotheses))
    return kept or None, lgg_and_meet(hypotheses)[1]


def none_left_out(hypotheses: Sequence[Any]) -> Pair:
    """A meet of those hypotheses only that cover something."""
    present = [each for each in hypotheses if each is not None]
    return lgg_and_meet(present or [None])


def lgg_none(hypotheses: Sequence[Any]) -> Pair:
    """An lgg that is None as soon as one hypothesis is."""
    right = lgg_and_meet(hypotheses)
    return None if with_none(hypotheses) else right[0], right[1]


def first_two_only(hypotheses: Sequence[Any]) -> Pair:
    """The lgg and the meet of the first two hypotheses."""
    return lgg_and_meet(hypotheses[:2])


def first_and_last_only(hypotheses: Sequence[Any]) -> Pair:
    """The lgg and the meet of the first and the last hypothesis."""
    return lgg_and_meet([hypotheses[0], hypotheses[-1]])
