"""Choice of the attribute to test. Mitchell, section 3.4; Witten, section 4.3; Blockeel, section 4.3; Kubat, 6.3.

Attributes are the columns but the target, in the order of the first row. Whether two gains are equal is decided in
whole numbers: float noise breaks no tie here.
"""

from collections.abc import Mapping, Sequence

from reference.information.entropy import split_information
from reference.information.gain import Rows, information_gain, split_counts
from reference.trees.criteria import Criterion, ranked_splits


def attributes_of(rows: Rows, target: str) -> list[str]:
    """The columns except the target, in the order of the first row."""
    if not rows:
        raise ValueError("a table without rows has no attributes to choose from")
    return [column for column in rows[0] if column != target]


def partition(rows: Rows, attribute: str) -> list[list[int]]:
    """The indices of the rows in groups with equal values of the attribute. Blockeel, section 4.7.

    >>> partition([{"a": "u"}, {"a": "v"}, {"a": "u"}], "a")
    [[0, 2], [1]]
    """
    groups: dict[str, list[int]] = {}
    for number, row in enumerate(rows):
        groups.setdefault(row[attribute], []).append(number)
    return list(groups.values())


def gain_ratio(rows: Rows, attribute: str, target: str, *, undefined: float | None = 0.0) -> float | None:
    """Information gain divided by split information; the base of the logarithm cancels. Witten, table 4.7.

    An attribute with one value leaves 0/0: Blockeel disregards it, the others are silent; here it is `undefined`.
    """
    sizes = [sum(counts) for counts in split_counts(rows, attribute, target).values()]
    # one value: no gain and no split information, 0/0
    if len(sizes) < 2:
        return undefined
    return information_gain(rows, attribute, target) / split_information(sizes)


def ranked_attributes(
    rows: Rows,
    target: str,
    *,
    attributes: Sequence[str] | None = None,
    criterion: Criterion = "information_gain",
    costs: Mapping[str, float] | None = None,
) -> list[list[str]]:
    """The attributes in groups that are exactly equal by the criterion, the best first.

    `costs` are those of the attributes, for the criteria that take account of them (Mitchell, section 3.7.5).
    """
    names = attributes_of(rows, target) if attributes is None else attributes
    splits = {name: list(split_counts(rows, name, target).values()) for name in names}
    return ranked_splits(splits, criterion, costs=costs)


def attribute_ranking(rows: Rows, target: str) -> list[str | list[str]]:
    """The attributes by information gain, largest first; attributes with equal gain form a list.

    >>> rows = [{"a": a, "b": b, "c": a, "class": a} for a in "uv" for b in "uv"]
    >>> attribute_ranking(rows, "class")
    [['a', 'c'], 'b']
    """
    # a single attribute stands bare, as answers have it
    return [group if tied else first for group in ranked_attributes(rows, target) for first, *tied in [group]]


def best_attributes(
    rows: Rows,
    target: str,
    *,
    attributes: Sequence[str] | None = None,
    criterion: Criterion = "information_gain",
    costs: Mapping[str, float] | None = None,
) -> list[str]:
    """Every attribute that is best by the criterion, in the order of the columns; none without attributes.

    Flach, algorithm 5.2, takes the first; Mitchell, Kubat and Witten leave a tie open.
    """
    return next(iter(ranked_attributes(rows, target, attributes=attributes, criterion=criterion, costs=costs)), [])


def best_attribute(
    rows: Rows,
    target: str,
    *,
    criterion: Criterion = "information_gain",
    costs: Mapping[str, float] | None = None,
) -> str:
    """The first attribute that is best by the criterion. Mitchell, section 3.4.2; Kubat, table 6.4; Flach, 5.1.

    A criterion is a name of `reference.trees.criteria`, or a function of class counts.

    >>> rows = [{"scan": a, "pulse": b, "ill": c} for a, b, c in ["uxy", "uxy", "uyy", "vxn", "vyn", "vyn"]]
    >>> best_attribute(rows, "ill"), best_attribute(rows, "ill", criterion="tan_schlimmer", costs={"scan": 200})
    ('scan', 'pulse')
    """
    return best_attributes(rows, target, criterion=criterion, costs=costs)[0]
