"""Pictures of clusters on a line or in the plane: a shape for each cluster, crosses for centres, rings for errors."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from grader.report.pictures import read
from grader.report.pictures.drawable import Drawable, DrawableValue, NotDrawn
from grader.report.pictures.legend import LegendSample, key_line, panel_heading
from grader.report.pictures.plot import axes, number_line, plot_of
from grader.report.pictures.svg import (
    SMALL_SIZE,
    SOFT,
    WRONG,
    YOURS,
    Panel,
    Point,
    number_text,
    svg_circle,
    svg_line,
    svg_picture,
    svg_polygon,
    svg_text,
)

MAX_CLUSTERS = 8  # clusters: there are four shapes, each filled or empty
MAX_NUMBERED_POINTS = 16  # points of a picture that has their numbers beside them
CLUSTERS_HEIGHT = 190.0
# In units of a mark's size; the first cluster, which is not here, is a circle.
SHAPE_CORNERS: Mapping[int, Sequence[Point]] = {
    1: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    2: ((0, -1.3), (1.2, 1), (-1.2, 1)),
    3: ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
}


@dataclass(frozen=True, slots=True)
class ClusterState:
    """A clustering: a cluster's number for each point (None for a point without one), and the centres."""

    labels: tuple[int | None, ...]
    centres: tuple[tuple[float, ...], ...] = ()


def draw(seen: Drawable) -> str:
    """The picture of an answer's clusters; of a trace, at the first differing step, else at the last."""
    points = read.first_required(read.as_points, seen.inputs)
    if len(points[0]) > 2:
        raise NotDrawn("dimensions")
    step = seen.first or (seen.steps[-1] if seen.steps else None)
    yours, expected = (seen.yours, seen.expected) if step is None else (step.yours, step.expected)
    own = cluster_state(yours, len(points))
    right = read.read_or_none(lambda value: cluster_state(value, len(points)), expected) if seen.told else None
    # The numbers of clusters are free in an answer; in a trace the start has set them.
    if right is not None and not seen.steps:
        own = renumbered(own, right)
    when = "" if step is None else f" after round {step.number}{step.remark}"
    return svg_picture("Clusters", [clusters_panel(points, own, right, when)])


def cluster_state(value: DrawableValue, count: int) -> ClusterState:
    """The clustering in a value: a record with centres, a list of labels, or groups of the points' numbers."""
    if isinstance(value, dict) and "centres" in value:
        labels = labels_of(value.get("labels"), count) if value.get("labels") else (None,) * count
        return ClusterState(labels, tuple(read.as_points(value["centres"], MAX_CLUSTERS)))
    return ClusterState(labels_of(value, count))


def labels_of(value: DrawableValue, count: int) -> tuple[int | None, ...]:
    """The cluster's number of each point, from labels or from groups of points' numbers."""
    held = list(value.values()) if isinstance(value, dict) else read.as_items(value)
    if held and all(isinstance(group, list) for group in held):
        groups = {place: number for number, group in enumerate(held) for place in read.as_numbers(group)}
        found: list[DrawableValue] = [groups.get(place) for place in range(count)]
    else:
        found = held
    # Small whole numbers are the clusters' own; other labels are numbered in the order they come.
    numbers = {each: place for place, each in enumerate(dict.fromkeys(map(str, found)))}
    given = [
        each if isinstance(each, int) and 0 <= each < MAX_CLUSTERS else None if each is None else numbers[str(each)]
        for each in found
    ]
    if len(given) != count or any(each is not None and each >= MAX_CLUSTERS for each in given):
        raise NotDrawn("labels")
    return tuple(given)


def renumbered(own: ClusterState, right: ClusterState) -> ClusterState:
    """The student's clustering with the numbers of those expected clusters that share most points with its own."""
    shared: dict[tuple[int, int], int] = {}
    for mine, ours in zip(own.labels, right.labels, strict=True):
        if mine is not None and ours is not None:
            shared[mine, ours] = shared.get((mine, ours), 0) + 1
    names: dict[int | None, int] = {}
    for (mine, ours), _ in sorted(shared.items(), key=lambda each: (-each[1], each[0])):
        if mine not in names and ours not in names.values():
            names[mine] = ours
    # There may be as many own clusters as expected ones beside them: the numbers go on and begin anew.
    free = iter(sorted(set(range(2 * MAX_CLUSTERS)) - set(names.values())))
    for mine in own.labels:
        if mine is not None and mine not in names:
            names[mine] = next(free) % MAX_CLUSTERS
    return ClusterState(tuple(None if mine is None else names[mine] for mine in own.labels), own.centres)


def clusters_panel(
    points: Sequence[tuple[float, ...]], own: ClusterState, right: ClusterState | None, when: str
) -> Panel:
    """The panel with the points in the shapes of their clusters, and the centres."""
    flat = len(points[0]) == 1
    places, centres, wanted = in_plane(points), in_plane(own.centres), in_plane(right.centres if right else ())
    every, high = [*places, *centres, *wanted], 70.0 if flat else CLUSTERS_HEIGHT
    plot = plot_of([x for x, _ in every], [y for _, y in every], 40, high, room=0.1)
    both = zip(own.labels, right.labels if right else own.labels, strict=True)
    odd = [place for place, (mine, ours) in enumerate(both) if mine != ours]
    moved = [place for place, centre in enumerate(centres) if wanted and not is_near_wanted(centre, wanted, place)]
    shapes = [panel_heading(f"Clusters{when}"), number_line(plot.x, plot.y.start) if flat else axes(plot, "x1", "x2")]
    shapes.append(drawn_points([plot.at(*place) for place in places], own, right, odd, named=not flat))
    shapes += [centre_cross(plot.at(*place), dashed=True) for place in wanted]
    shapes += [
        centre_cross(plot.at(*place), dashed=False, wrong=number in moved) for number, place in enumerate(centres)
    ]
    key, bottom = key_line(list(cluster_samples(own, right, odd, moved)), 40 + high + (26 if flat else 34))
    return Panel(bottom, "".join(shapes) + key, cluster_words(own, right, odd, moved, when))


def in_plane(points: Sequence[tuple[float, ...]]) -> list[Point]:
    """Points of one or two coordinates as points of the plane."""
    return [(point[0], 0.0 if len(point) == 1 else point[1]) for point in points]


def drawn_points(
    places: Sequence[Point], own: ClusterState, right: ClusterState | None, odd: Sequence[int], *, named: bool
) -> str:
    """The SVG of the points in the shapes of their clusters, with a ring around points in a wrong cluster."""
    shapes = [cluster_mark(place, number) for place, number in zip(places, own.labels, strict=True)]
    if len(places) <= MAX_NUMBERED_POINTS and named:
        shapes += [point_number(place, number, 13 if number in odd else 8) for number, place in enumerate(places)]
    shapes += [svg_circle(places[at], 12, stroke=WRONG) + wanted_shape(places[at], at, right) for at in odd]
    return "".join(shapes)


def wanted_shape(place: Point, number: int, right: ClusterState | None) -> str:
    """The outline, around a point, of the shape of its expected cluster."""
    ours = right.labels[number] if right is not None else None
    return "" if ours is None else cluster_shape(place, ours, 8, fill="none", stroke=SOFT)


def ringed_point(place: Point) -> str:
    """The legend's sample of the ring around a point in a wrong cluster."""
    return svg_circle((place[0] + 9, place[1] - 4), 6, stroke=WRONG)


def is_near_wanted(centre: Point, wanted: Sequence[Point], place: int) -> bool:
    """Whether a centre is where the expected one of the same number is."""
    return place < len(wanted) and read.looks_alike(list(centre), list(wanted[place]))


def cluster_mark(place: Point, number: int | None) -> str:
    """The SVG of a point in the shape of its cluster; a small cross for a point without one."""
    x, y = place
    if number is None:
        return svg_line((x - 3, y - 3), (x + 3, y + 3)) + svg_line((x - 3, y + 3), (x + 3, y - 3))
    return cluster_shape(
        place, number, 4.5, fill="currentColor" if number < len(SHAPE_CORNERS) + 1 else "none", stroke="currentColor"
    )


def cluster_shape(place: Point, number: int, size: float, *, fill: str, stroke: str) -> str:
    """The SVG of a cluster's shape: circle, square, triangle or diamond; from the fifth cluster on, empty."""
    corners = SHAPE_CORNERS.get(number % (len(SHAPE_CORNERS) + 1))
    if corners is None:
        return svg_circle(place, size, fill=fill, stroke=stroke)
    return svg_polygon([(place[0] + x * size, place[1] + y * size) for x, y in corners], fill=fill, stroke=stroke)


def point_number(place: Point, number: int, away: float) -> str:
    """The SVG of a point's number beside it."""
    return svg_text((place[0] + away, place[1] - 5), str(number), size=SMALL_SIZE, fill=SOFT)


def centre_cross(place: Point, *, dashed: bool, wrong: bool = False) -> str:
    """The SVG of a centre, a big cross; dashed for an expected one."""
    x, y = place
    stroke, width = (SOFT, 1.5) if dashed else (WRONG if wrong else YOURS, 2.5)
    size = 11 if dashed else 9
    return svg_line((x - size, y), (x + size, y), stroke=stroke, width=width, dashed=dashed) + svg_line(
        (x, y - size), (x, y + size), stroke=stroke, width=width, dashed=dashed
    )


def cluster_samples(
    own: ClusterState, right: ClusterState | None, odd: Sequence[int], moved: Sequence[int]
) -> Iterator[tuple[LegendSample, str]]:
    """The samples of the legend with their words, for the marks that occur."""
    for number in sorted({each for each in own.labels if each is not None}):
        yield (lambda place, number=number: cluster_mark((place[0] + 9, place[1] - 4), number)), f"cluster {number}"  # type: ignore[misc]
    if own.centres:
        yield (lambda place: centre_cross((place[0] + 9, place[1] - 4), dashed=False)), "your centre"
    if right is not None and right.centres:
        yield (lambda place: centre_cross((place[0] + 9, place[1] - 4), dashed=True)), "expected centre"
    if moved:
        yield (lambda place: centre_cross((place[0] + 9, place[1] - 4), dashed=False, wrong=True)), "centre differs"
    if odd:
        yield ringed_point, "differs; around it the expected cluster's shape"


def cluster_words(
    own: ClusterState, right: ClusterState | None, odd: Sequence[int], moved: Sequence[int], when: str
) -> tuple[str, ...]:
    """The clusters and centres in sentences, and what differs."""
    numbers = sorted({each for each in own.labels if each is not None})
    said = [f"Yours{when}:"]
    for number in numbers:
        members = ", ".join(str(place) for place, mine in enumerate(own.labels) if mine == number)
        said.append(f"cluster {number} has the points {members};")
    said += [f"centre {place} at {coordinates(centre)};" for place, centre in enumerate(own.centres)]
    for place in odd:
        ours = right.labels[place] if right else None
        said.append(f"Point {place} differs: expected in {'none' if ours is None else f'cluster {ours}'}.")
    for place in moved:
        where = coordinates(right.centres[place]) if right and place < len(right.centres) else "nowhere"
        said.append(f"Centre {place} differs: expected at {where}.")
    return tuple(said)


def coordinates(point: Sequence[float]) -> str:
    """The coordinates of a point as text."""
    return f"({', '.join(map(number_text, point))})"
