"""Pictures of clusters on a line or in the plane: a shape for each cluster, crosses for centres, rings for errors."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from grader.report.pictures import read
from grader.report.pictures.drawable import NotDrawn, Plain, Seen
from grader.report.pictures.legend import Sample, heading, key_line
from grader.report.pictures.plot import axes, number_line, plot_of
from grader.report.pictures.svg import (
    SMALL,
    SOFT,
    WRONG,
    YOURS,
    Panel,
    Point,
    circle,
    label,
    line,
    picture,
    polygon,
    shown,
)

MOST = 8  # clusters: there are four shapes, each filled or empty
SHOWN = 16  # points of a picture that has their numbers beside them
HEIGHT = 190.0
# In units of a mark's size; the first cluster, which is not here, is a circle.
CORNERS: Mapping[int, Sequence[Point]] = {
    1: ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    2: ((0, -1.3), (1.2, 1), (-1.2, 1)),
    3: ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
}


@dataclass(frozen=True, slots=True)
class State:
    """A clustering: a cluster's number for each point (None for a point without one), and the centres."""

    labels: tuple[int | None, ...]
    centres: tuple[tuple[float, ...], ...] = ()


def draw(seen: Seen) -> str:
    """The picture of an answer's clusters; of a trace, at the first differing step, else at the last."""
    points = read.found_in(read.points, seen.inputs)
    if len(points[0]) > 2:
        raise NotDrawn("dimensions")
    step = seen.first or (seen.steps[-1] if seen.steps else None)
    yours, expected = (seen.yours, seen.expected) if step is None else (step.yours, step.expected)
    own = state(yours, len(points))
    right = read.maybe(lambda value: state(value, len(points)), expected) if seen.told else None
    # The numbers of clusters are free in an answer; in a trace the start has set them.
    if right is not None and not seen.steps:
        own = renumbered(own, right)
    when = "" if step is None else f" after round {step.number}{step.remark}"
    return picture("Clusters", [panel(points, own, right, when)])


def state(value: Plain, count: int) -> State:
    """The clustering in a value: a record with centres, a list of labels, or groups of the points' numbers."""
    if isinstance(value, dict) and "centres" in value:
        labels = labels_of(value.get("labels"), count) if value.get("labels") else (None,) * count
        return State(labels, tuple(read.points(value["centres"], MOST)))
    return State(labels_of(value, count))


def labels_of(value: Plain, count: int) -> tuple[int | None, ...]:
    """The cluster's number of each point, from labels or from groups of points' numbers."""
    held = list(value.values()) if isinstance(value, dict) else read.items(value)
    if held and all(isinstance(group, list) for group in held):
        groups = {place: number for number, group in enumerate(held) for place in read.numbers(group)}
        found: list[Plain] = [groups.get(place) for place in range(count)]
    else:
        found = held
    # Small whole numbers are the clusters' own; other labels are numbered in the order they come.
    numbers = {each: place for place, each in enumerate(dict.fromkeys(map(str, found)))}
    given = [
        each if isinstance(each, int) and 0 <= each < MOST else None if each is None else numbers[str(each)]
        for each in found
    ]
    if len(given) != count or any(each is not None and each >= MOST for each in given):
        raise NotDrawn("labels")
    return tuple(given)


def renumbered(own: State, right: State) -> State:
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
    free = iter(sorted(set(range(2 * MOST)) - set(names.values())))
    for mine in own.labels:
        if mine is not None and mine not in names:
            names[mine] = next(free) % MOST
    return State(tuple(None if mine is None else names[mine] for mine in own.labels), own.centres)


def panel(points: Sequence[tuple[float, ...]], own: State, right: State | None, when: str) -> Panel:
    """The panel with the points in the shapes of their clusters, and the centres."""
    flat = len(points[0]) == 1
    places, centres, wanted = in_plane(points), in_plane(own.centres), in_plane(right.centres if right else ())
    every, high = [*places, *centres, *wanted], 70.0 if flat else HEIGHT
    plot = plot_of([x for x, _ in every], [y for _, y in every], 40, high, room=0.1)
    both = zip(own.labels, right.labels if right else own.labels, strict=True)
    odd = [place for place, (mine, ours) in enumerate(both) if mine != ours]
    moved = [place for place, centre in enumerate(centres) if wanted and not near(centre, wanted, place)]
    shapes = [heading(f"Clusters{when}"), number_line(plot.x, plot.y.start) if flat else axes(plot, "x1", "x2")]
    shapes.append(drawn_points([plot.at(*place) for place in places], own, right, odd, named=not flat))
    shapes += [plus(plot.at(*place), dashed=True) for place in wanted]
    shapes += [plus(plot.at(*place), dashed=False, wrong=number in moved) for number, place in enumerate(centres)]
    key, bottom = key_line(list(samples(own, right, odd, moved)), 40 + high + (26 if flat else 34))
    return Panel(bottom, "".join(shapes) + key, words(own, right, odd, moved, when))


def in_plane(points: Sequence[tuple[float, ...]]) -> list[Point]:
    """Points of one or two coordinates as points of the plane."""
    return [(point[0], 0.0 if len(point) == 1 else point[1]) for point in points]


def drawn_points(places: Sequence[Point], own: State, right: State | None, odd: Sequence[int], *, named: bool) -> str:
    """The SVG of the points in the shapes of their clusters, with a ring around points in a wrong cluster."""
    shapes = [mark(place, number) for place, number in zip(places, own.labels, strict=True)]
    if len(places) <= SHOWN and named:
        shapes += [name(place, number, 13 if number in odd else 8) for number, place in enumerate(places)]
    shapes += [circle(places[at], 12, stroke=WRONG) + wanted_shape(places[at], at, right) for at in odd]
    return "".join(shapes)


def wanted_shape(place: Point, number: int, right: State | None) -> str:
    """The outline, around a point, of the shape of its expected cluster."""
    ours = right.labels[number] if right is not None else None
    return "" if ours is None else shape(place, ours, 8, fill="none", stroke=SOFT)


def ringed_point(place: Point) -> str:
    """The legend's sample of the ring around a point in a wrong cluster."""
    return circle((place[0] + 9, place[1] - 4), 6, stroke=WRONG)


def near(centre: Point, wanted: Sequence[Point], place: int) -> bool:
    """Whether a centre is where the expected one of the same number is."""
    return place < len(wanted) and read.alike(list(centre), list(wanted[place]))


def mark(place: Point, number: int | None) -> str:
    """The SVG of a point in the shape of its cluster; a small cross for a point without one."""
    x, y = place
    if number is None:
        return line((x - 3, y - 3), (x + 3, y + 3)) + line((x - 3, y + 3), (x + 3, y - 3))
    return shape(
        place, number, 4.5, fill="currentColor" if number < len(CORNERS) + 1 else "none", stroke="currentColor"
    )


def shape(place: Point, number: int, size: float, *, fill: str, stroke: str) -> str:
    """The SVG of a cluster's shape: circle, square, triangle or diamond; from the fifth cluster on, empty."""
    corners = CORNERS.get(number % (len(CORNERS) + 1))
    if corners is None:
        return circle(place, size, fill=fill, stroke=stroke)
    return polygon([(place[0] + x * size, place[1] + y * size) for x, y in corners], fill=fill, stroke=stroke)


def name(place: Point, number: int, away: float) -> str:
    """The SVG of a point's number beside it."""
    return label((place[0] + away, place[1] - 5), str(number), size=SMALL, fill=SOFT)


def plus(place: Point, *, dashed: bool, wrong: bool = False) -> str:
    """The SVG of a centre, a big cross; dashed for an expected one."""
    x, y = place
    stroke, width = (SOFT, 1.5) if dashed else (WRONG if wrong else YOURS, 2.5)
    size = 11 if dashed else 9
    return line((x - size, y), (x + size, y), stroke=stroke, width=width, dashed=dashed) + line(
        (x, y - size), (x, y + size), stroke=stroke, width=width, dashed=dashed
    )


def samples(own: State, right: State | None, odd: Sequence[int], moved: Sequence[int]) -> Iterator[tuple[Sample, str]]:
    """The samples of the legend with their words, for the marks that occur."""
    for number in sorted({each for each in own.labels if each is not None}):
        yield (lambda place, number=number: mark((place[0] + 9, place[1] - 4), number)), f"cluster {number}"  # type: ignore[misc]
    if own.centres:
        yield (lambda place: plus((place[0] + 9, place[1] - 4), dashed=False)), "your centre"
    if right is not None and right.centres:
        yield (lambda place: plus((place[0] + 9, place[1] - 4), dashed=True)), "expected centre"
    if moved:
        yield (lambda place: plus((place[0] + 9, place[1] - 4), dashed=False, wrong=True)), "centre differs"
    if odd:
        yield ringed_point, "differs; around it the expected cluster's shape"


def words(own: State, right: State | None, odd: Sequence[int], moved: Sequence[int], when: str) -> tuple[str, ...]:
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
    return f"({', '.join(map(shown, point))})"
