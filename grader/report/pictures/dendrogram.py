"""Pictures of dendrograms: points from top to bottom, heights from left to right; the first wrong merge is marked."""

from collections.abc import Sequence
from dataclasses import dataclass

from grader.report.pictures import read
from grader.report.pictures.drawable import Drawable, DrawableValue, NotDrawn
from grader.report.pictures.legend import key_line, panel_heading, ringed_sample
from grader.report.pictures.plot import Scale, number_line, value_range
from grader.report.pictures.svg import (
    PICTURE_WIDTH,
    SMALL_SIZE,
    SOFT,
    WRONG,
    YOURS,
    Panel,
    Point,
    number_text,
    svg_picture,
    svg_polyline,
    svg_ring,
    svg_text,
)

MAX_DENDROGRAM_POINTS = 24  # points: each has a row of its own
DENDROGRAM_ROW = 18.0  # the height of a point's row: a line of small text
DENDROGRAM_LEFT = 34.0  # room for the points' numbers

Cluster = frozenset[int]


@dataclass(frozen=True, slots=True)
class Merge:
    """One merge of a hierarchy: the two clusters that become one, and their distance."""

    one: Cluster
    other: Cluster
    height: float


def draw(seen: Drawable) -> str:
    """The picture of the hierarchy in a trace or a list of merges, and of the expected one if it is told."""
    if seen.steps:
        own = merges_of([step.yours for step in seen.steps if step.yours is not None])
        right = merges_of([step.expected for step in seen.steps if step.expected is not None]) if seen.told else []
    else:
        own, right = (
            written_merges(seen.yours),
            (read.read_or_none(written_merges, seen.expected) or []) if seen.told else [],
        )
    odd = first_odd(own, right) if right else None
    panels = [dendrogram_panel("Yours", own, odd)]
    if right:
        panels.append(dendrogram_panel("Expected", right, None if odd is None or odd >= len(right) else odd))
        key, high = key_line([(ringed_sample, f"merge {odd + 1} differs first")] if odd is not None else [], 0)
        said = "They agree." if odd is None else f"Merge {odd + 1} is the first that differs."
        panels.append(Panel(high, key, (said,)))
    return svg_picture("Dendrogram" if not right else "Dendrogram, yours and the expected one", panels)


def merges_of(states: Sequence[DrawableValue]) -> list[Merge]:
    """The merges between the clusters of each state and those of the next; the first state may have single points."""
    found: list[Merge] = []
    before: set[Cluster] | None = None
    for value in states[: MAX_DENDROGRAM_POINTS + 1]:
        fields = read.as_record(value, ("clusters", "height"))
        clusters = {cluster_members(each) for each in read.as_items(fields.get("clusters"), MAX_DENDROGRAM_POINTS)}
        # The first state may have merges already: before them all points were single.
        known = before if before is not None else {frozenset({point}) for each in clusters for point in each}
        for new in sorted(clusters - known, key=sorted):
            parts = [old for old in known if old < new]
            if len(parts) != 2 or parts[0] | parts[1] != new:
                raise NotDrawn("no merge of two")
            one, other = sorted(parts, key=sorted)
            found.append(Merge(one, other, read.as_number(fields.get("height"))))
        before = clusters
    return checked_merges(found)


def written_merges(value: DrawableValue) -> list[Merge]:
    """A value of rows `[members, members, height]` read as merges; raises `NotDrawn`."""
    rows = [read.as_items(row, 3) for row in read.as_items(value, MAX_DENDROGRAM_POINTS)]
    if any(len(row) != 3 for row in rows):
        raise NotDrawn("merges")
    return checked_merges(
        [Merge(cluster_members(row[0]), cluster_members(row[1]), read.as_number(row[2])) for row in rows]
    )


def cluster_members(value: DrawableValue) -> Cluster:
    """A value read as the numbers of a cluster's points; raises `NotDrawn`."""
    found = read.as_numbers(value, MAX_DENDROGRAM_POINTS)
    if not found or any(not isinstance(each, int) or each < 0 for each in found):
        raise NotDrawn("members")
    return frozenset(int(each) for each in found)


def checked_merges(found: list[Merge]) -> list[Merge]:
    """The merges, if each joins clusters that exist and no height is negative; else raises `NotDrawn`."""
    ready: set[Cluster] = set()
    for merge in found:
        for part in (merge.one, merge.other):
            if (len(part) > 1 and part not in ready) or merge.height < 0:
                raise NotDrawn("order")
        if merge.one & merge.other:
            raise NotDrawn("overlap")
        ready = (ready - {merge.one, merge.other}) | {merge.one | merge.other}
    if not found or len(found) >= MAX_DENDROGRAM_POINTS:
        raise NotDrawn("merges")
    return found


def first_odd(own: Sequence[Merge], right: Sequence[Merge]) -> int | None:
    """The place of the first merge that is not the expected one; None if all are."""
    for place, (mine, ours) in enumerate(zip(own, right, strict=False)):
        if {mine.one, mine.other} != {ours.one, ours.other} or not read.looks_alike(mine.height, ours.height):
            return place
    return None if len(own) == len(right) else min(len(own), len(right))


def leaf_order(merges: Sequence[Merge]) -> list[int]:
    """The points in an order in which no two brackets cross: those of a cluster side by side."""
    ordered: dict[Cluster, list[int]] = {}
    for merge in merges:
        parts = [ordered.pop(part, sorted(part)) for part in (merge.one, merge.other)]
        ordered[merge.one | merge.other] = [*parts[0], *parts[1]]
    return [point for part in ordered.values() for point in part]


def dendrogram_panel(title: str, merges: Sequence[Merge], odd: int | None) -> Panel:
    """The panel of one hierarchy, with a bracket for each merge."""
    order, top = leaf_order(merges), 30.0
    scale = Scale(
        0.0, value_range([0, *(merge.height for merge in merges)], 0.06)[1], DENDROGRAM_LEFT, PICTURE_WIDTH - 16
    )
    rows = {point: top + DENDROGRAM_ROW * (place + 0.5) for place, point in enumerate(order)}
    bottom = top + DENDROGRAM_ROW * len(order)
    shapes = [panel_heading(title), number_line(scale, bottom + 2)]
    shapes += [
        svg_text((DENDROGRAM_LEFT - 8, y + 4), str(point), anchor="end", size=SMALL_SIZE) for point, y in rows.items()
    ]
    ends: dict[Cluster, Point] = {frozenset({point}): (DENDROGRAM_LEFT, y) for point, y in rows.items()}
    for place, merge in enumerate(merges):
        one, other, x = ends[merge.one], ends[merge.other], scale.at(merge.height)
        shapes.append(bracket(one, other, x, own=title == "Yours", differs=place == odd))
        ends[merge.one | merge.other] = (x, (one[1] + other[1]) / 2)
    said = "; ".join(
        f"merge {place} at {number_text(merge.height)}: {cluster_text(merge.one)} with {cluster_text(merge.other)}"
        for place, merge in enumerate(merges, 1)
    )
    return Panel(bottom + 26, "".join(shapes), (f"{title}: {said}.",))


def bracket(one: Point, other: Point, x: float, *, own: bool, differs: bool) -> str:
    """The SVG bracket that joins two clusters at a height; with a ring at the first merge that differs."""
    stroke, width = (WRONG, 2.5) if differs else (YOURS if own else SOFT, 1.75)
    way = [one, (x, one[1]), (x, other[1]), other]
    joined = svg_polyline(way, stroke=stroke, width=width, dashed=not own)
    return joined + (svg_ring((x, (one[1] + other[1]) / 2), 5) if differs else "")


def cluster_text(cluster: Cluster) -> str:
    """The points of a cluster as text."""
    return "{" + ", ".join(map(str, sorted(cluster))) + "}"
