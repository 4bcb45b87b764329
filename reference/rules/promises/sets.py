"""Promises about rule sets without an order: what they predict is clear."""

from collections.abc import Mapping, Sequence

from reference.rules.coverage import Rows, Rule
from reference.rules.rule_sets import tied_labels


def nothing_is_tied(
    rules: Sequence[Rule],
    rows: Rows,
    counts: Sequence[Mapping[str, int]],
    class_sizes: Mapping[str, int],
    conflict: str,
) -> bool:
    """Whether each row has one label that wins, and each rule has counts, above 0 for its label, which has a size."""
    fits = len(counts) == len(rules) and all(
        label in class_sizes and its.get(label, 0) > 0 and set(its) == set(class_sizes)
        for (_, label), its in zip(rules, counts, strict=False)
    )
    return fits and all(len(tied_labels(rules, row, conflict, counts, class_sizes)) == 1 for row in rows)
