"""Pictures of decision trees, the student's above the expected one; the first nodes that differ are marked."""

from collections.abc import Iterator
from dataclasses import dataclass

from grader.checks.containers import label_of
from grader.checks.trees import NotATree, Tree, tree_of
from grader.report.pictures import read
from grader.report.pictures.drawable import NotDrawn, Plain, Seen
from grader.report.pictures.legend import heading, key_line, unequal
from grader.report.pictures.svg import (
    ALARM,
    CARD,
    SMALL,
    SOFT,
    TINT,
    WIDE,
    WRONG,
    Panel,
    Point,
    box,
    fitted,
    label,
    line,
    picture,
    width_of,
)

MOST = 60  # nodes
DEEPEST = 10  # levels of a tree that is drawn
HIGH, STEP, ROW = 22.0, 54.0, 27.0  # of a box; from level to level; from line to line of an outline
WIDEST = 120.0  # units of a node's text; a longer one is cut

Way = tuple[tuple[str, str], ...]  # attribute and value of each test


@dataclass(frozen=True, slots=True)
class Node:
    """A node to draw: its text, the branch that leads to it, whether it differs, the nodes below."""

    says: str
    branch: str
    leaf: bool
    differs: bool
    below: tuple["Node", ...]


def draw(seen: Seen) -> str:
    """The picture of the student's tree, and of the expected one if it is told."""
    yours, expected = tree(seen.yours), read.maybe(tree, seen.expected) if seen.told else None
    if yours.test is None and (expected is None or expected.test is None):
        # Its label says as much in text.
        raise NotDrawn("a lone leaf")
    return drawn(yours, expected, "Expected; others may be right too" if seen.several else "Expected")


def draw_splits(seen: Seen) -> str:
    """The picture of the tree that the splits of a trace make, and of the expected one if it is told."""
    yours = grown([step.yours for step in seen.steps if step.mark != "missing"])
    expected = grown([step.expected for step in seen.steps if step.expected is not None]) if seen.told else None
    return drawn(yours, expected)


def drawn(yours: Tree, expected: Tree | None, title: str = "Expected") -> str:
    """The picture of one tree, or of two below each other with the places where they first differ."""
    own = node(yours, expected, compared=expected is not None)
    panels = [panel("Yours", own)]
    if expected is not None:
        panels.append(panel(title, node(expected, yours, compared=True)))
        said = differences(own)
        key, high = key_line([(unequal, "the trees first differ here")] if said else [], 0)
        panels.append(Panel(high, key, (f"They first differ at: {'; '.join(said)}." if said else "They agree.",)))
    return picture("Decision tree" if expected is None else "Decision tree, yours and the expected one", panels)


def tree(value: Plain) -> Tree:
    """A value read as a tree that is small enough to draw; raises `NotDrawn`."""
    try:
        found = tree_of(value)
    except NotATree:
        raise NotDrawn("no tree") from None
    if len(list(nodes(found, 0))) > MOST:
        raise NotDrawn("too large")
    return found


def nodes(found: Tree, depth: int) -> Iterator[Tree]:
    """All nodes of a tree; raises `NotDrawn` if it is too deep."""
    if depth > DEEPEST:
        raise NotDrawn("too deep")
    yield found
    for branch in found.branches.values():
        yield from nodes(branch.tree, depth + 1)


def way_of(path: Plain) -> Way:
    """The path to a node, its attributes and values, from pairs or a dict."""
    held = [[key, value] for key, value in path.items()] if isinstance(path, dict) else read.items(path, DEEPEST)
    pairs = [read.texts(pair, 2) for pair in held]
    if any(len(pair) != 2 for pair in pairs):
        raise NotDrawn("path")
    return tuple((pair[0], pair[1]) for pair in pairs)


def grown(splits: list[Plain]) -> Tree:
    """The tree that splits `{path, attribute}` make; a node without a split is a leaf with an unknown label."""
    made: dict[Way, str] = {}
    for split in splits[:MOST]:
        fields = read.record(split, ("path", "attribute", "gain"))
        if fields.get("attribute") is not None:
            made[way_of(fields.get("path"))] = read.text(fields["attribute"])
    if () not in made:
        raise NotDrawn("no root")
    return tree(subtree(made, ()))


def subtree(made: dict[Way, str], path: Way) -> Plain:
    """The subtree below a path, as a value; the tests of a path may be in any order."""
    asked = made[path]
    below = [way for way in made if len(way) == len(path) + 1 and set(path) < set(way)]
    branches = {next(iter(set(way) - set(path)))[1]: subtree(made, way) for way in below}
    return {"test": asked, "branches": branches} if branches else {"test": asked, "branches": {"…": "…"}}


def node(found: Tree, other: Tree | None, *, compared: bool, branch: str = "") -> Node:
    """A tree as nodes to draw, compared with another tree as long as both have the same tests."""
    differs = compared and not same(found, other)
    on = compared and not differs
    below = tuple(
        node(
            each.tree,
            beside.tree if (beside := (other.branches.get(key) if other else None)) else None,
            compared=on,
            branch=each.shown,
        )
        for key, each in found.branches.items()
    )
    if on and other is not None and found.branches.keys() != other.branches.keys():
        differs = not any(child.differs for child in below)  # a branch that only the other has
    return Node(says(found), branch, found.test is None, differs, below)


def says(found: Tree) -> str:
    """The text of a node: its test, or its label."""
    if found.test is not None:
        return found.test.shown
    if isinstance(found.label, list):
        return ", ".join(map(value_text, found.label))
    return value_text(found.label)


def same(found: Tree, other: Tree | None) -> bool:
    """Whether two nodes have the same test or, as leaves, the same label."""
    if other is None or (found.test is None) != (other.test is None):
        return False
    if found.test is None or other.test is None:
        return read.alike(found.label, other.label)
    one, two = found.test, other.test
    return (one.attribute, one.operator) == (two.attribute, two.operator) and read.alike(one.value, two.value)


def value_text(value: Plain) -> str:
    """The text of a label or a number."""
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return f"{value:.6g}".replace("-", "−") if number else label_of(value)


def panel(title: str, root: Node) -> Panel:
    """The panel of one tree: from the top down if it is narrow enough, else as an outline."""
    if wide(root) <= WIDE - 8:
        shapes, bottom = downwards(root, (WIDE - wide(root)) / 2, 24)
    else:
        shapes, bottom = outline(root, 12, 24)
    return Panel(bottom + 8, heading(title) + shapes, (f"{title}: {words(root)}.",))


def words(root: Node) -> str:
    """The tree in words, branch after branch."""
    if not root.below:
        return root.says
    return f"{root.says} ({', '.join(f'{child.branch}: {words(child)}' for child in root.below)})"


def differences(root: Node, way: tuple[str, ...] = ()) -> list[str]:
    """The paths to the nodes where a tree first differs, in words."""
    here = [" and ".join(way) or "the root"] if root.differs else []
    return here + [
        place for child in root.below for place in differences(child, (*way, f"{root.says} = {child.branch}"))
    ]


def text_wide(root: Node) -> float:
    """The width of a node's box; a node that differs has a sign in front of its text."""
    return min(width_of(root.says), WIDEST) + (28 if root.differs else 14)


def wide(root: Node) -> float:
    """The width of a node with all nodes below it."""
    own = max(text_wide(root), min(width_of(root.branch, SMALL), WIDEST) + 4)
    return max(own + 6, sum(map(wide, root.below)))


def downwards(root: Node, left: float, top: float) -> tuple[str, float]:
    """The SVG of a tree from the top down, each node above the middle of its branches; and where it ends."""
    middle, lines, boxes, bottom = left + wide(root) / 2, [], [], top + HIGH
    start = left + (wide(root) - sum(map(wide, root.below))) / 2
    for child in root.below:
        end = (start + wide(child) / 2, top + STEP)
        shapes, low = downwards(child, start, top + STEP)
        lines.append(line((middle, top + HIGH), end, stroke=SOFT))
        # Names stand just above the child: in the middle of the lines they would run into each other.
        name = fitted(child.branch, min(WIDEST, wide(child)), SMALL)
        boxes += [shapes, label((end[0], end[1] - 6), name, anchor="middle", size=SMALL, fill=SOFT, halo=True)]
        start, bottom = start + wide(child), max(bottom, low)
    return "".join(lines) + drawn_node(root, middle, top) + "".join(boxes), bottom


def drawn_node(root: Node, middle: float, top: float) -> str:
    """The SVG of a node's box with its text; a node that differs has a second frame and a sign."""
    across = text_wide(root)
    corner: Point = (middle - across / 2, top)
    stroke = WRONG if root.differs else SOFT
    fill = ALARM if root.differs else TINT if root.leaf else CARD
    frame = box(corner, (across, HIGH), fill=fill, stroke=stroke, round_=11 if root.leaf else 4)
    if root.differs:
        frame += box((corner[0] + 2, top + 2), (across - 4, HIGH - 4), fill="none", stroke=stroke, round_=3)
    said = ("≠ " if root.differs else "") + fitted(root.says, WIDEST)
    return frame + label((middle, top + 15), said, anchor="middle", bold=not root.leaf)


def outline(root: Node, left: float, top: float) -> tuple[str, float]:
    """The SVG of a tree as an outline, a line for each node, indented by its depth; and where it ends."""
    if left > WIDE - 100:
        raise NotDrawn("too deep")
    name = fitted(f"{root.branch}:", 80, SMALL) if root.branch else ""
    begin = left + (width_of(name, SMALL) + 6 if name else 0)
    room = WIDE - begin - 8
    across = min(text_wide(root), room)
    cut = Node(fitted(root.says, across - (28 if root.differs else 14) + 1), "", root.leaf, root.differs, ())
    parts = [label((left, top + 15), name, size=SMALL, fill=SOFT)] if name else []
    parts.append(drawn_node(cut, begin + text_wide(cut) / 2, top))
    bottom = top + HIGH
    for child in root.below:
        row = bottom + ROW - HIGH
        parts += [
            line((left + 4, top + HIGH), (left + 4, row + HIGH / 2), stroke=SOFT),
            line((left + 4, row + HIGH / 2), (left + 12, row + HIGH / 2), stroke=SOFT),
        ]
        shapes, bottom = outline(child, left + 15, row)
        parts.append(shapes)
    return "".join(parts), bottom
