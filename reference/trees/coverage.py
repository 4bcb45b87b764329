"""A tree that grows, as segments in coverage space. Flach, sections 5.1 and 5.2."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from reference.evaluation.segments import auc_of_segments
from reference.information.gain import Rows
from reference.process import Process
from reference.trees.decision_tree import Path
from reference.trees.id3 import reached
from reference.trees.ranking import rank_leaves

Segment = tuple[int, int]  # positives and negatives of a leaf


@dataclass(frozen=True, slots=True)
class CoverageState:
    """The leaves of a tree after some splits, as ranked segments, and the area under their ROC curve."""

    segments: tuple[Segment, ...]
    auc: float
    waiting: tuple[Path, ...]  # nodes of the full tree that are still to be split, the next one first


def coverage_start(tree: Any, rows: Rows, target: str, positive: str, **_: object) -> CoverageState:
    """The state before any split: one segment with all rows."""
    whole = segment_of(rows, target, positive)
    return CoverageState((whole,), area((whole,)), inner_nodes(tree, [()], rows))


def coverage_successors(
    state: CoverageState,
    tree: Any,
    rows: Rows,
    target: str,
    positive: str,
    *,
    split_order: Sequence[Path] | None = None,
    sort: bool = True,
) -> tuple[CoverageState, ...]:
    """The state after the next split, which is the first that waits, or by `split_order` the first of those there.

    The segment of the node is replaced by those of its children, and all are ranked anew; without `sort` the children
    stay in its place, which gives no coverage curve. A child without rows has no segment. Flach, example 5.2.
    """
    if not state.waiting:
        return ()
    path = next((path for path in split_order or () if path in state.waiting), state.waiting[0])
    here, test = reached(rows, path), node_at(tree, path)["test"]
    below = [(*path, (test, value)) for value in node_at(tree, path)["branches"]]
    children = [segment_of(part, target, positive) for part in (reached(here, step) for step in below) if part]
    segments = list(state.segments)
    parent = segment_of(here, target, positive)
    # a student's own segments may lack the node that is split
    place = segments.index(parent) if parent in segments else len(segments)
    segments[place : place + 1] = children
    ranked = tuple(segments[each] for each in rank_leaves(segments)) if sort else tuple(segments)
    rest = [other for other in state.waiting if other != path]
    return (CoverageState(ranked, area(ranked), (*inner_nodes(tree, below, rows), *rest)),)


def segment_of(rows: Rows, target: str, positive: str) -> Segment:
    """The numbers of positives and negatives among rows."""
    hits = sum(row[target] == positive for row in rows)
    return hits, len(rows) - hits


def area(segments: Sequence[Segment]) -> float:
    """The area under the ROC curve of segments; 0 where a class has no example, so that there is no curve."""
    return auc_of_segments(segments) if all(map(sum, zip(*segments, strict=True))) else 0.0


def node_at(tree: Any, path: Path) -> Any:
    """The node at the end of a path."""
    for _, value in path:
        tree = tree["branches"][value]
    return tree


def inner_nodes(tree: Any, paths: Sequence[Path], rows: Rows) -> tuple[Path, ...]:
    """Those of the paths that end in a node with a test, and are reached by rows."""
    return tuple(path for path in paths if isinstance(node_at(tree, path), Mapping) and reached(rows, path))


COVERAGE_GROWTH = Process(coverage_start, coverage_successors)


def coverage_growth(
    tree: Any,
    rows: Rows,
    target: str,
    positive: str,
    *,
    split_order: Sequence[Path] | None = None,
    sort: bool = True,
) -> list[list[Segment]]:
    """The ranked segments before the first split and after each one, depth first if no order is given.

    >>> rows = [{"gills": g, "class": c} for g, c in [("no", "+"), ("no", "+"), ("no", "-"), ("yes", "-")]]
    >>> coverage_growth({"test": "gills", "branches": {"yes": "-", "no": "+"}}, rows, "class", "+")
    [[(2, 2)], [(2, 1), (0, 1)]]
    """
    steps = COVERAGE_GROWTH.steps(
        tree=tree, rows=rows, target=target, positive=positive, split_order=split_order, sort=sort
    )
    return [list(state.segments) for state in steps]


def growth_of_counts(tree: Any) -> list[list[Segment]]:
    """The growth of a tree whose leaves are given as `[positives, negatives]`, without any rows. Flach, example 5.2.

    >>> growth_of_counts({"test": "a", "branches": {"u": [30, 35], "v": [20, 65]}})
    [[(50, 100)], [(30, 35), (20, 65)]]
    """
    rows = [
        {**row, "class": label}
        for row, leaf in leaf_rows(tree)
        for label, n in zip("+-", leaf, strict=True)
        for _ in range(n)
    ]
    return coverage_growth(tree, rows, "class", "+")


def leaf_rows(tree: Any, row: Mapping[str, str] | None = None) -> list[tuple[dict[str, str], Segment]]:
    """For each leaf a row that reaches it, with its counts."""
    if not isinstance(tree, Mapping):
        return [(dict(row or {}), tree)]
    name = tree["test"]
    return [
        leaf for value, below in tree["branches"].items() for leaf in leaf_rows(below, {**(row or {}), name: value})
    ]
