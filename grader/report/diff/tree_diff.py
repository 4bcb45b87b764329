"""The diff of two decision trees: side by side, a node a line, the first differing node marked."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from grader.checks.trees import AnswerTree, NotATree, answer_tree, is_expected_tree
from grader.codec.values import Value
from grader.report.diff.plain_diff import reads_alike, value_source
from grader.report.shown import DiffCell, DiffRow, DiffView, TextPiece
from grader.texts.safe_text import one_line

MAX_TREE_LINES = 40  # lines that are shown; the first difference is looked for in all of them
TREE_INDENT = "  "  # indent of a level
YES_BRANCH, NO_BRANCH = "yes", "no"


class TreeLine(NamedTuple):
    """A node of both trees, or of one; `same` if both trees have it with the same test or label."""

    got: str
    expected: str
    same: bool


def trees_diff(expected: Value, observed: Value) -> DiffView | None:
    """The diff of two trees; None if either cannot be read as a tree, or if they do not differ."""
    if not is_expected_tree(expected):
        return None
    try:
        lines = list(_lines(answer_tree(expected), answer_tree(observed), "", 0))
    # A tree may be nested deeper than Python's stack allows.
    except (NotATree, RecursionError):
        return None
    first = next((at for at, line in enumerate(lines) if not line.same), None)
    if first is None:
        return None
    rows = [_row(line, first=at == first) for at, line in enumerate(lines[:MAX_TREE_LINES])]
    if len(lines) > MAX_TREE_LINES:
        rows.append(DiffRow(f"{len(lines) - MAX_TREE_LINES} more lines", "gap", ()))
    return DiffView("tree", (), tuple(rows))


def _row(line: TreeLine, *, first: bool) -> DiffRow:
    got = (TextPiece(line.got, not line.same),) if line.got else ()
    expected = (TextPiece(line.expected, not line.same),) if line.expected else ()
    mark = "first" if first else "alike" if line.same else "differs"
    return DiffRow("", mark, (DiffCell(got, expected, not line.same),))


def _lines(expected: AnswerTree, observed: AnswerTree, branch: str, depth: int) -> Iterator[TreeLine]:
    """The lines of two subtrees: node beside node while both have the same test, below that each tree for itself."""
    same = (
        _says(expected) == _says(observed)
        if expected.test
        else observed.test is None and _same_leaf(expected, observed)
    )
    if not same or expected.test is None:
        both = zip_longest(_alone(observed, branch, depth), _alone(expected, branch, depth), fillvalue="")
        yield from (TreeLine(got, wanted, same) for got, wanted in both)
        return
    yield TreeLine(_text(observed, branch, depth), _text(expected, branch, depth), True)
    for key in dict.fromkeys([*expected.branches, *observed.branches]):
        ours, mine = expected.branches.get(key), observed.branches.get(key)
        shown = _side(key) if expected.test.operator else one_line((ours or mine).shown, 40)  # type: ignore[union-attr]
        if ours and mine:
            yield from _lines(ours.tree, mine.tree, shown, depth + 1)
        elif ours:
            yield from (TreeLine("", text, False) for text in _alone(ours.tree, shown, depth + 1))
        elif mine:
            yield from (TreeLine(text, "", False) for text in _alone(mine.tree, shown, depth + 1))


def _alone(tree: AnswerTree, branch: str, depth: int) -> Iterator[str]:
    """The lines of a subtree that the other tree does not have."""
    yield _text(tree, branch, depth)
    for key, below in tree.branches.items():
        shown = _side(key) if tree.test and tree.test.operator else one_line(below.shown, 40)
        yield from _alone(below.tree, shown, depth + 1)


def _text(tree: AnswerTree, branch: str, depth: int) -> str:
    said = f"{_says(tree)}?" if tree.test else value_source(tree.label, 40)
    return f"{TREE_INDENT * depth}{branch}: {said}" if branch else f"{TREE_INDENT * depth}{said}"


def _says(tree: AnswerTree) -> str:
    if tree.test is None:
        return ""
    value = f" {tree.test.operator} {value_source(tree.test.value, 40)}" if tree.test.operator else ""
    return one_line(f"{tree.test.attribute if isinstance(tree.test.attribute, str) else tree.test.shown}{value}", 60)


def _same_leaf(expected: AnswerTree, observed: AnswerTree) -> bool:
    return reads_alike(expected.label, observed.label)


def _side(key: object) -> str:
    return YES_BRANCH if key is True else NO_BRANCH
