"""Effects of one more condition, or of one more rule. Blockeel, sections 5.1.3 and 5.1.5; Kubat, section 15.1."""

from collections.abc import Sequence

from reference.rules.coverage import Body, Rows, covered, covers


def refinement_improves(p: int, n: int, dp: int, dn: int) -> bool:
    """Whether a rule with p positives and n negatives is more accurate without dp and dn of them. Blockeel, 5.1.3.

    It is if the share of negatives is higher among those left out than among all; where nothing is left out, or
    everything, nothing is gained.

    >>> refinement_improves(80, 20, 30, 10), refinement_improves(80, 20, 40, 10), refinement_improves(80, 20, 80, 20)
    (True, False, False)
    """
    return dn * (p + n) > n * (dp + dn)  # multiplied out: no division by an empty rule, and exact in whole numbers


def excluding_helps(counts: Sequence[int], excluded: Sequence[int]) -> bool:
    """Whether a rule is more accurate without `excluded`; both arguments are `[positives, negatives]`."""
    return refinement_improves(*counts, *excluded)


def is_contradictory(body: Body) -> bool:
    """Whether a body requires two values of one attribute, so that it covers nothing. Blockeel, example 5.1.

    >>> is_contradictory([("a", "t"), ("a", "f")]), is_contradictory([("a", "t"), ("b", "f")])
    (True, False)
    """
    # a set: a condition that is written twice is no contradiction
    conditions = {(attribute, value) for attribute, value in body}
    return len({attribute for attribute, _ in conditions}) < len(conditions)


def more_specific(
    body: Body, other: Body, rows: Rows | None = None, *, by: str = "syntax", strict: bool = True
) -> bool:
    """Whether a body is more specific than another one.

    By "syntax" it has all conditions of the other and more (Blockeel, section 5.1.5); by "coverage" the rows that it
    covers are some of those that the other covers (Kubat, section 15.1). What is equal counts if not `strict`.

    >>> dark_circle, circle = [("shape", "circle"), ("shade", "dark")], [("shape", "circle")]
    >>> more_specific(dark_circle, circle), more_specific(circle, circle), more_specific(circle, circle, strict=False)
    (True, False, True)
    """
    # on these rows only: other rows could tell the bodies apart
    if by == "coverage":
        few, many = set(covered(body, rows or [])), set(covered(other, rows or []))
        return few < many if strict else few <= many
    more, less = ({(attribute, value) for attribute, value in each} for each in (body, other))
    return more > less if strict else more >= less


def covered_by_any(bodies: Sequence[Body], rows: Rows) -> list[int]:
    """The places of the rows that at least one body of a rule set covers."""
    return [place for place, row in enumerate(rows) if any(covers(body, row) for body in bodies)]


def change(before: Sequence[Body], after: Sequence[Body], rows: Rows) -> str:
    """The effect of a change on the rows that a rule set covers: `generalised`, `specialised`, `equal`, `neither`.

    Kubat, section 15.1: a condition more specialises, a rule more generalises.

    >>> rows = [{"shape": "circle", "shade": "dark"}, {"shape": "circle", "shade": "gray"}]
    >>> circle, dark = ("shape", "circle"), ("shade", "dark")
    >>> change([[circle]], [[circle, dark]], rows), change([[circle, dark]], [[circle, dark], [circle]], rows)
    ('specialised', 'generalised')
    """
    old, new = set(covered_by_any(before, rows)), set(covered_by_any(after, rows))
    if old == new:
        return "equal"
    return "generalised" if old < new else "specialised" if new < old else "neither"


def changes(pairs: Sequence[Sequence[Sequence[Body]]], rows: Rows) -> list[str]:
    """The effect of the change of each rule set, given as `[before, after]`."""
    return [change(before, after, rows) for before, after in pairs]
