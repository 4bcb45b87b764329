"""Known mistakes in linear classifiers."""

from collections.abc import Sequence

from reference.linear.classifiers import Row, Term, indicators

Labels = Sequence[float]


def rule_with_penalties(
    rows: Sequence[Row], terms: Sequence[Term], threshold: float, above: str, below: str
) -> list[str]:
    """A condition that does not hold takes its weight away, as with inputs of -1 and +1."""
    signs = [[2 * held - 1 for held in indicators(row, [(a, v) for _, a, v in terms])] for row in rows]
    scores = [sum(w * sign for (w, _, _), sign in zip(terms, each, strict=True)) for each in signs]
    return [above if score > threshold else below for score in scores]
