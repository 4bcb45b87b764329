"""Pictures of decision trees, the student's above the expected one; the first nodes that differ are marked."""

from collections.abc import Iterator
from dataclasses import dataclass

from grader.checks.containers import label_of
from grader.checks.trees import AnswerTree, NotATree, answer_tree
from grader.report.pictures import read
from grader.report.pictures.drawable import Drawable, DrawableValue, NotDrawn
from grader.report.pictures.legend import key_line, panel_heading, unequal_sample
from grader.report.pictures.svg import (
    ALARM,
    CARD,
    PICTURE_WIDTH,
    SMALL_SIZE,
    SOFT,
    TINT,
    WRONG,
    Panel,
    Point,
    fitted_text,
    svg_box,
    svg_line,
    svg_picture,
    svg_text,
    text_width,
)

MAX_TREE_NODES = 60  # nodes
MAX_TREE_DEPTH = 10  # levels of a tree that is drawn
NODE_HEIGHT, LEVEL_STEP, OUTLINE_ROW = (
    22.0,
    54.0,
    27.0,
)  # of a box; from level to level; from line to line of an outline
MAX_NODE_WIDTH = 120.0  # units of a node's text; a longer one is cut

TestPath = tuple[tuple[str, str], ...]  # attribute and value of each test


@dataclass(frozen=True, slots=True)
class DrawnNode:
    """A node to draw: its text, the branch that leads to it, whether it differs, the nodes below."""

    says: str
    branch: str
    leaf: bool
    differs: bool
    below: tuple["DrawnNode", ...]


def draw(seen: Drawable) -> str:
    """The picture of the student's tree, and of the expected one if it is told."""
    yours, expected = drawable_tree(seen.yours), read.read_or_none(drawable_tree, seen.expected) if seen.told else None
    if yours.test is None and (expected is None or expected.test is None):
        # Its label says as much in text.
        raise NotDrawn("a lone leaf")
    return trees_picture(yours, expected, "Expected; others may be right too" if seen.several else "Expected")


def draw_splits(seen: Drawable) -> str:
    """The picture of the tree that the splits of a trace make, and of the expected one if it is told."""
    yours = tree_of_splits([step.yours for step in seen.steps if step.mark != "missing"])
    expected = (
        tree_of_splits([step.expected for step in seen.steps if step.expected is not None]) if seen.told else None
    )
    return trees_picture(yours, expected)


def trees_picture(yours: AnswerTree, expected: AnswerTree | None, title: str = "Expected") -> str:
    """The picture of one tree, or of two below each other with the places where they first differ."""
    own = compared_node(yours, expected, compared=expected is not None)
    panels = [tree_panel("Yours", own)]
    if expected is not None:
        panels.append(tree_panel(title, compared_node(expected, yours, compared=True)))
        said = differing_places(own)
        key, high = key_line([(unequal_sample, "the trees first differ here")] if said else [], 0)
        panels.append(Panel(high, key, (f"They first differ at: {'; '.join(said)}." if said else "They agree.",)))
    return svg_picture("Decision tree" if expected is None else "Decision tree, yours and the expected one", panels)


def drawable_tree(value: DrawableValue) -> AnswerTree:
    """A value read as a tree that is small enough to draw; raises `NotDrawn`."""
    try:
        found = answer_tree(value)
    except NotATree:
        raise NotDrawn("no tree") from None
    if len(list(tree_nodes(found, 0))) > MAX_TREE_NODES:
        raise NotDrawn("too large")
    return found


def tree_nodes(found: AnswerTree, depth: int) -> Iterator[AnswerTree]:
    """All nodes of a tree; raises `NotDrawn` if it is too deep."""
    if depth > MAX_TREE_DEPTH:
        raise NotDrawn("too deep")
    yield found
    for branch in found.branches.values():
        yield from tree_nodes(branch.tree, depth + 1)


def test_path(path: DrawableValue) -> TestPath:
    """The path to a node, its attributes and values, from pairs or a dict."""
    held = (
        [[key, value] for key, value in path.items()] if isinstance(path, dict) else read.as_items(path, MAX_TREE_DEPTH)
    )
    pairs = [read.as_texts(pair, 2) for pair in held]
    if any(len(pair) != 2 for pair in pairs):
        raise NotDrawn("path")
    return tuple((pair[0], pair[1]) for pair in pairs)


def tree_of_splits(splits: list[DrawableValue]) -> AnswerTree:
    """The tree that splits `{path, attribute}` make; a node without a split is a leaf with an unknown label."""
    made: dict[TestPath, str] = {}
    for split in splits[:MAX_TREE_NODES]:
        fields = read.as_record(split, ("path", "attribute", "gain"))
        if fields.get("attribute") is not None:
            made[test_path(fields.get("path"))] = read.as_text(fields["attribute"])
    if () not in made:
        raise NotDrawn("no root")
    return drawable_tree(subtree(made, ()))


def subtree(made: dict[TestPath, str], path: TestPath) -> DrawableValue:
    """The subtree below a path, as a value; the tests of a path may be in any order."""
    asked = made[path]
    below = [way for way in made if len(way) == len(path) + 1 and set(path) < set(way)]
    branches = {next(iter(set(way) - set(path)))[1]: subtree(made, way) for way in below}
    return {"test": asked, "branches": branches} if branches else {"test": asked, "branches": {"…": "…"}}


def compared_node(found: AnswerTree, other: AnswerTree | None, *, compared: bool, branch: str = "") -> DrawnNode:
    """A tree as nodes to draw, compared with another tree as long as both have the same tests."""
    differs = compared and not same_node(found, other)
    on = compared and not differs
    below = tuple(
        compared_node(
            each.tree,
            beside.tree if (beside := (other.branches.get(key) if other else None)) else None,
            compared=on,
            branch=each.shown,
        )
        for key, each in found.branches.items()
    )
    if on and other is not None and found.branches.keys() != other.branches.keys():
        differs = not any(child.differs for child in below)  # a branch that only the other has
    return DrawnNode(node_label(found), branch, found.test is None, differs, below)


def node_label(found: AnswerTree) -> str:
    """The text of a node: its test, or its label."""
    if found.test is not None:
        return found.test.shown
    if isinstance(found.label, list):
        return ", ".join(map(value_text, found.label))
    return value_text(found.label)


def same_node(found: AnswerTree, other: AnswerTree | None) -> bool:
    """Whether two nodes have the same test or, as leaves, the same label."""
    if other is None or (found.test is None) != (other.test is None):
        return False
    if found.test is None or other.test is None:
        return read.looks_alike(found.label, other.label)
    one, two = found.test, other.test
    return (one.attribute, one.operator) == (two.attribute, two.operator) and read.looks_alike(one.value, two.value)


def value_text(value: DrawableValue) -> str:
    """The text of a label or a number."""
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return f"{value:.6g}".replace("-", "−") if number else label_of(value)


def tree_panel(title: str, root: DrawnNode) -> Panel:
    """The panel of one tree: from the top down if it is narrow enough, else as an outline."""
    if subtree_width(root) <= PICTURE_WIDTH - 8:
        shapes, bottom = downwards(root, (PICTURE_WIDTH - subtree_width(root)) / 2, 24)
    else:
        shapes, bottom = outline(root, 12, 24)
    return Panel(bottom + 8, panel_heading(title) + shapes, (f"{title}: {tree_words(root)}.",))


def tree_words(root: DrawnNode) -> str:
    """The tree in words, branch after branch."""
    if not root.below:
        return root.says
    return f"{root.says} ({', '.join(f'{child.branch}: {tree_words(child)}' for child in root.below)})"


def differing_places(root: DrawnNode, way: tuple[str, ...] = ()) -> list[str]:
    """The paths to the nodes where a tree first differs, in words."""
    here = [" and ".join(way) or "the root"] if root.differs else []
    return here + [
        place for child in root.below for place in differing_places(child, (*way, f"{root.says} = {child.branch}"))
    ]


def box_width(root: DrawnNode) -> float:
    """The width of a node's box; a node that differs has a sign in front of its text."""
    return min(text_width(root.says), MAX_NODE_WIDTH) + (28 if root.differs else 14)


def subtree_width(root: DrawnNode) -> float:
    """The width of a node with all nodes below it."""
    own = max(box_width(root), min(text_width(root.branch, SMALL_SIZE), MAX_NODE_WIDTH) + 4)
    return max(own + 6, sum(map(subtree_width, root.below)))


def downwards(root: DrawnNode, left: float, top: float) -> tuple[str, float]:
    """The SVG of a tree from the top down, each node above the middle of its branches; and where it ends."""
    middle, lines, boxes, bottom = left + subtree_width(root) / 2, [], [], top + NODE_HEIGHT
    start = left + (subtree_width(root) - sum(map(subtree_width, root.below))) / 2
    for child in root.below:
        end = (start + subtree_width(child) / 2, top + LEVEL_STEP)
        shapes, low = downwards(child, start, top + LEVEL_STEP)
        lines.append(svg_line((middle, top + NODE_HEIGHT), end, stroke=SOFT))
        # Names stand just above the child: in the middle of the lines they would run into each other.
        name = fitted_text(child.branch, min(MAX_NODE_WIDTH, subtree_width(child)), SMALL_SIZE)
        boxes += [shapes, svg_text((end[0], end[1] - 6), name, anchor="middle", size=SMALL_SIZE, fill=SOFT, halo=True)]
        start, bottom = start + subtree_width(child), max(bottom, low)
    return "".join(lines) + drawn_node(root, middle, top) + "".join(boxes), bottom


def drawn_node(root: DrawnNode, middle: float, top: float) -> str:
    """The SVG of a node's box with its text; a node that differs has a second frame and a sign."""
    across = box_width(root)
    corner: Point = (middle - across / 2, top)
    stroke = WRONG if root.differs else SOFT
    fill = ALARM if root.differs else TINT if root.leaf else CARD
    frame = svg_box(corner, (across, NODE_HEIGHT), fill=fill, stroke=stroke, round_=11 if root.leaf else 4)
    if root.differs:
        frame += svg_box((corner[0] + 2, top + 2), (across - 4, NODE_HEIGHT - 4), fill="none", stroke=stroke, round_=3)
    said = ("≠ " if root.differs else "") + fitted_text(root.says, MAX_NODE_WIDTH)
    return frame + svg_text((middle, top + 15), said, anchor="middle", bold=not root.leaf)


def outline(root: DrawnNode, left: float, top: float) -> tuple[str, float]:
    """The SVG of a tree as an outline, a line for each node, indented by its depth; and where it ends."""
    if left > PICTURE_WIDTH - 100:
        raise NotDrawn("too deep")
    name = fitted_text(f"{root.branch}:", 80, SMALL_SIZE) if root.branch else ""
    begin = left + (text_width(name, SMALL_SIZE) + 6 if name else 0)
    room = PICTURE_WIDTH - begin - 8
    across = min(box_width(root), room)
    cut = DrawnNode(fitted_text(root.says, across - (28 if root.differs else 14) + 1), "", root.leaf, root.differs, ())
    parts = [svg_text((left, top + 15), name, size=SMALL_SIZE, fill=SOFT)] if name else []
    parts.append(drawn_node(cut, begin + box_width(cut) / 2, top))
    bottom = top + NODE_HEIGHT
    for child in root.below:
        row = bottom + OUTLINE_ROW - NODE_HEIGHT
        parts += [
            svg_line((left + 4, top + NODE_HEIGHT), (left + 4, row + NODE_HEIGHT / 2), stroke=SOFT),
            svg_line((left + 4, row + NODE_HEIGHT / 2), (left + 12, row + NODE_HEIGHT / 2), stroke=SOFT),
        ]
        shapes, bottom = outline(child, left + 15, row)
        parts.append(shapes)
    return "".join(parts), bottom
