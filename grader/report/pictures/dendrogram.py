"""Pictures of dendrograms: points from top to bottom, heights from left to right; the first wrong merge is marked."""

from collections.abc import Sequence
from dataclasses import dataclass

from grader.report.pictures import read
from grader.report.pictures.drawable import NotDrawn, Plain, Seen
from grader.report.pictures.legend import heading, key_line, ringed
from grader.report.pictures.plot import Scale, number_line, spread
from grader.report.pictures.svg import (
    SMALL,
    SOFT,
    WIDE,
    WRONG,
    YOURS,
    Panel,
    Point,
    label,
    picture,
    polyline,
    ring,
    shown,
)

MOST = 24  # points: each has a row of its own
ROW = 18.0  # the height of a point's row: a line of small text
LEFT = 34.0  # room for the points' numbers

Cluster = frozenset[int]


@dataclass(frozen=True, slots=True)
class Merge:
    """One merge of a hierarchy: the two clusters that become one, and their distance."""

    one: Cluster
    other: Cluster
    height: float


def draw(seen: Seen) -> str:
    """The picture of the hierarchy in a trace or a list of merges, and of the expected one if it is told."""
    if seen.steps:
        own = merges_of([step.yours for step in seen.steps if step.yours is not None])
        right = merges_of([step.expected for step in seen.steps if step.expected is not None]) if seen.told else []
    else:
        own, right = written(seen.yours), (read.maybe(written, seen.expected) or []) if seen.told else []
    odd = first_odd(own, right) if right else None
    panels = [panel("Yours", own, odd)]
    if right:
        panels.append(panel("Expected", right, None if odd is None or odd >= len(right) else odd))
        key, high = key_line([(ringed, f"merge {odd + 1} differs first")] if odd is not None else [], 0)
        said = "They agree." if odd is None else f"Merge {odd + 1} is the first that differs."
        panels.append(Panel(high, key, (said,)))
    return picture("Dendrogram" if not right else "Dendrogram, yours and the expected one", panels)


def merges_of(states: Sequence[Plain]) -> list[Merge]:
    """The merges between the clusters of each state and those of the next; the first state may have single points."""
    found: list[Merge] = []
    before: set[Cluster] | None = None
    for value in states[: MOST + 1]:
        fields = read.record(value, ("clusters", "height"))
        clusters = {members(each) for each in read.items(fields.get("clusters"), MOST)}
        # The first state may have merges already: before them all points were single.
        known = before if before is not None else {frozenset({point}) for each in clusters for point in each}
        for new in sorted(clusters - known, key=sorted):
            parts = [old for old in known if old < new]
            if len(parts) != 2 or parts[0] | parts[1] != new:
                raise NotDrawn("no merge of two")
            one, other = sorted(parts, key=sorted)
            found.append(Merge(one, other, read.number(fields.get("height"))))
        before = clusters
    return checked(found)


def written(value: Plain) -> list[Merge]:
    """A value of rows `[members, members, height]` read as merges; raises `NotDrawn`."""
    rows = [read.items(row, 3) for row in read.items(value, MOST)]
    if any(len(row) != 3 for row in rows):
        raise NotDrawn("merges")
    return checked([Merge(members(row[0]), members(row[1]), read.number(row[2])) for row in rows])


def members(value: Plain) -> Cluster:
    """A value read as the numbers of a cluster's points; raises `NotDrawn`."""
    found = read.numbers(value, MOST)
    if not found or any(not isinstance(each, int) or each < 0 for each in found):
        raise NotDrawn("members")
    return frozenset(int(each) for each in found)


def checked(found: list[Merge]) -> list[Merge]:
    """The merges, if each joins clusters that exist and no height is negative; else raises `NotDrawn`."""
    ready: set[Cluster] = set()
    for merge in found:
        for part in (merge.one, merge.other):
            if (len(part) > 1 and part not in ready) or merge.height < 0:
                raise NotDrawn("order")
        if merge.one & merge.other:
            raise NotDrawn("overlap")
        ready = (ready - {merge.one, merge.other}) | {merge.one | merge.other}
    if not found or len(found) >= MOST:
        raise NotDrawn("merges")
    return found


def first_odd(own: Sequence[Merge], right: Sequence[Merge]) -> int | None:
    """The place of the first merge that is not the expected one; None if all are."""
    for place, (mine, ours) in enumerate(zip(own, right, strict=False)):
        if {mine.one, mine.other} != {ours.one, ours.other} or not read.alike(mine.height, ours.height):
            return place
    return None if len(own) == len(right) else min(len(own), len(right))


def leaf_order(merges: Sequence[Merge]) -> list[int]:
    """The points in an order in which no two brackets cross: those of a cluster side by side."""
    ordered: dict[Cluster, list[int]] = {}
    for merge in merges:
        parts = [ordered.pop(part, sorted(part)) for part in (merge.one, merge.other)]
        ordered[merge.one | merge.other] = [*parts[0], *parts[1]]
    return [point for part in ordered.values() for point in part]


def panel(title: str, merges: Sequence[Merge], odd: int | None) -> Panel:
    """The panel of one hierarchy, with a bracket for each merge."""
    order, top = leaf_order(merges), 30.0
    scale = Scale(0.0, spread([0, *(merge.height for merge in merges)], 0.06)[1], LEFT, WIDE - 16)
    rows = {point: top + ROW * (place + 0.5) for place, point in enumerate(order)}
    bottom = top + ROW * len(order)
    shapes = [heading(title), number_line(scale, bottom + 2)]
    shapes += [label((LEFT - 8, y + 4), str(point), anchor="end", size=SMALL) for point, y in rows.items()]
    ends: dict[Cluster, Point] = {frozenset({point}): (LEFT, y) for point, y in rows.items()}
    for place, merge in enumerate(merges):
        one, other, x = ends[merge.one], ends[merge.other], scale.at(merge.height)
        shapes.append(bracket(one, other, x, own=title == "Yours", differs=place == odd))
        ends[merge.one | merge.other] = (x, (one[1] + other[1]) / 2)
    said = "; ".join(
        f"merge {place} at {shown(merge.height)}: {named(merge.one)} with {named(merge.other)}"
        for place, merge in enumerate(merges, 1)
    )
    return Panel(bottom + 26, "".join(shapes), (f"{title}: {said}.",))


def bracket(one: Point, other: Point, x: float, *, own: bool, differs: bool) -> str:
    """The SVG bracket that joins two clusters at a height; with a ring at the first merge that differs."""
    stroke, width = (WRONG, 2.5) if differs else (YOURS if own else SOFT, 1.75)
    way = [one, (x, one[1]), (x, other[1]), other]
    joined = polyline(way, stroke=stroke, width=width, dashed=not own)
    return joined + (ring((x, (one[1] + other[1]) / 2), 5) if differs else "")


def named(cluster: Cluster) -> str:
    """The points of a cluster as text."""
    return "{" + ", ".join(map(str, sorted(cluster))) + "}"
