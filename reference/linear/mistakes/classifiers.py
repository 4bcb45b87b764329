"""Known mistakes in linear classifiers."""

from collections.abc import Sequence

from reference.linear.classifiers import Row, Term, indicators, rule_labels

Labels = Sequence[float]


def rule_of_distinct_terms(
    rows: Sequence[Row], terms: Sequence[Term], threshold: float, above: str, below: str
) -> list[str]:
    """A term that is listed twice counts once."""
    return rule_labels(
        rows,
        list(dict.fromkeys((weight, attribute, value) for weight, attribute, value in terms)),
        threshold,
        above,
        below,
    )


def rule_by_condition(
    rows: Sequence[Row], terms: Sequence[Term], threshold: float, above: str, below: str
) -> list[str]:
    """Of several terms with the same condition only the last counts, as in a dict of conditions."""
    last = {(attribute, value): weight for weight, attribute, value in terms}
    return rule_labels(rows, [(weight, *condition) for condition, weight in last.items()], threshold, above, below)


def rule_by_attribute(
    rows: Sequence[Row], terms: Sequence[Term], threshold: float, above: str, below: str
) -> list[str]:
    """Of several terms about the same attribute only the last counts, as in a dict of attributes."""
    return rule_labels(rows, list({term[1]: term for term in terms}.values()), threshold, above, below)


def rule_by_first_condition(
    rows: Sequence[Row], terms: Sequence[Term], threshold: float, above: str, below: str
) -> list[str]:
    """Only the first term whose condition holds gives points."""
    first = [next((weight for weight, a, v in terms if row.get(a) == v), 0) for row in rows]
    return [above if points > threshold else below for points in first]


def rule_with_penalties(
    rows: Sequence[Row], terms: Sequence[Term], threshold: float, above: str, below: str
) -> list[str]:
    """A condition that does not hold takes its weight away, as with inputs of -1 and +1."""
    signs = [[2 * held - 1 for held in indicators(row, [(a, v) for _, a, v in terms])] for row in rows]
    scores = [sum(w * sign for (w, _, _), sign in zip(terms, each, strict=True)) for each in signs]
    return [above if score > threshold else below for score in scores]
