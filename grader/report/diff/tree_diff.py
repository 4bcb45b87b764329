"""The diff of two decision trees: side by side, a node a line, the first differing node marked."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from grader.checks.trees import NotATree, Tree, is_tree, tree_of
from grader.codec.values import Value
from grader.report.diff.plain_diff import alike, source
from grader.report.shown import DiffCell, DiffRow, DiffView, Piece
from grader.texts.safe_text import one_line

MOST = 40  # lines that are shown; the first difference is looked for in all of them
STEP = "  "  # indent of a level
YES, NO = "yes", "no"


class Line(NamedTuple):
    """A node of both trees, or of one; `same` if both trees have it with the same test or label."""

    got: str
    expected: str
    same: bool


def trees_of(expected: Value, observed: Value) -> DiffView | None:
    """The diff of two trees; None if either cannot be read as a tree, or if they do not differ."""
    if not is_tree(expected):
        return None
    try:
        lines = list(_lines(tree_of(expected), tree_of(observed), "", 0))
    # A tree may be nested deeper than Python's stack allows.
    except (NotATree, RecursionError):
        return None
    first = next((at for at, line in enumerate(lines) if not line.same), None)
    if first is None:
        return None
    rows = [_row(line, first=at == first) for at, line in enumerate(lines[:MOST])]
    if len(lines) > MOST:
        rows.append(DiffRow(f"{len(lines) - MOST} more lines", "gap", ()))
    return DiffView("tree", (), tuple(rows))


def _row(line: Line, *, first: bool) -> DiffRow:
    got = (Piece(line.got, not line.same),) if line.got else ()
    expected = (Piece(line.expected, not line.same),) if line.expected else ()
    mark = "first" if first else "alike" if line.same else "differs"
    return DiffRow("", mark, (DiffCell(got, expected, not line.same),))


def _lines(expected: Tree, observed: Tree, branch: str, depth: int) -> Iterator[Line]:
    """The lines of two subtrees: node beside node while both have the same test, below that each tree for itself."""
    same = (
        _says(expected) == _says(observed)
        if expected.test
        else observed.test is None and _same_leaf(expected, observed)
    )
    if not same or expected.test is None:
        both = zip_longest(_alone(observed, branch, depth), _alone(expected, branch, depth), fillvalue="")
        yield from (Line(got, wanted, same) for got, wanted in both)
        return
    yield Line(_text(observed, branch, depth), _text(expected, branch, depth), True)
    for key in dict.fromkeys([*expected.branches, *observed.branches]):
        ours, mine = expected.branches.get(key), observed.branches.get(key)
        shown = _side(key) if expected.test.operator else one_line((ours or mine).shown, 40)  # type: ignore[union-attr]
        if ours and mine:
            yield from _lines(ours.tree, mine.tree, shown, depth + 1)
        elif ours:
            yield from (Line("", text, False) for text in _alone(ours.tree, shown, depth + 1))
        elif mine:
            yield from (Line(text, "", False) for text in _alone(mine.tree, shown, depth + 1))


def _alone(tree: Tree, branch: str, depth: int) -> Iterator[str]:
    """The lines of a subtree that the other tree does not have."""
    yield _text(tree, branch, depth)
    for key, below in tree.branches.items():
        shown = _side(key) if tree.test and tree.test.operator else one_line(below.shown, 40)
        yield from _alone(below.tree, shown, depth + 1)


def _text(tree: Tree, branch: str, depth: int) -> str:
    said = f"{_says(tree)}?" if tree.test else source(tree.label, 40)
    return f"{STEP * depth}{branch}: {said}" if branch else f"{STEP * depth}{said}"


def _says(tree: Tree) -> str:
    if tree.test is None:
        return ""
    value = f" {tree.test.operator} {source(tree.test.value, 40)}" if tree.test.operator else ""
    return one_line(f"{tree.test.attribute if isinstance(tree.test.attribute, str) else tree.test.shown}{value}", 60)


def _same_leaf(expected: Tree, observed: Tree) -> bool:
    return alike(expected.label, observed.label)


def _side(key: object) -> str:
    return YES if key is True else NO
