"""The picture of a judged case: of the kind that the exercise declares, else of the kind that its values suggest."""

from collections.abc import Callable, Mapping

from grader.report.pictures import (
    clusters,
    confusion,
    coverage_space,
    curve,
    dendrogram,
    hypotheses,
    lattice,
    line,
    mixture,
    network,
    process,
    read,
    series,
    tree,
)
from grader.report.pictures.drawable import Drawable, DrawableValue, NotDrawn, drawable_of
from grader.score.result import CaseResult

MAX_PICTURE_CHARACTERS = 25_000  # characters of one picture, as docs/pictures.md promises; a larger one is not shown
# Reasons of cases that have no answer to draw, or whose answer is right in itself.
REASONS_WITHOUT_PICTURE = frozenset(
    {"error", "timeout", "memory", "died", "missing", "blank", "skipped", "ungraded", "manual", "edge"}
)

PICTURE_KINDS: Mapping[str, Callable[[Drawable], str]] = {
    "tree": tree.draw,
    "splits": tree.draw_splits,
    "line": line.draw,
    "loss": series.draw,
    "borders": hypotheses.draw_borders,
    "hypotheses": hypotheses.draw_space,
    "find_s": hypotheses.draw_chain,
    "roc": curve.draw_roc,
    "precision_recall": curve.draw_precision_recall,
    "curve": curve.draw,
    "coverage": coverage_space.draw,
    "clusters": clusters.draw,
    "mixture": mixture.draw,
    "dendrogram": dendrogram.draw,
    "confusion": confusion.draw,
    "lattice": lattice.draw,
    "network": network.draw,
    "process": process.draw,
}
# Records that only one kind has, by fields that all have to be there; the first that fits is taken.
KINDS_BY_FIELDS: Mapping[frozenset[str], str] = {
    frozenset({"test", "branches"}): "tree",
    frozenset({"path", "attribute"}): "splits",
    frozenset({"S", "G"}): "borders",
    frozenset({"labels", "centres"}): "clusters",
    frozenset({"means", "sds"}): "mixture",
    frozenset({"clusters", "height"}): "dendrogram",
    frozenset({"tp", "fp"}): "roc",
    frozenset({"w", "b"}): "line",
    frozenset({"error"}): "loss",
    frozenset({"loss"}): "loss",
}


def picture_of(case: CaseResult, *, kind: str = "", with_expected: bool) -> str | None:
    """The SVG of a case that is not right, or of any trace; None if there is nothing to draw.

    `kind` is what the exercise declares. Without `with_expected` nothing is drawn, or told, of what was expected.
    """
    if (
        (case.passed and not case.steps)
        or case.error is not None
        or case.reason in REASONS_WITHOUT_PICTURE
        or kind == "none"
    ):
        return None
    try:
        seen = drawable_of(case, with_expected=with_expected)
        drawn = PICTURE_KINDS[kind or picture_kind(seen)](seen)
    except (
        NotDrawn,
        KeyError,
        ArithmeticError,
        RecursionError,
    ):  # a picture is an extra: the page says it all in words
        return None
    return drawn if len(drawn) <= MAX_PICTURE_CHARACTERS else None


def picture_kind(seen: Drawable) -> str:
    """The kind of picture that values have the shape of; "" for a shape of several kinds, or of none."""
    value = next((step.yours for step in seen.steps if step.yours is not None), seen.yours)
    if isinstance(value, dict):
        found = next((kind for names, kind in KINDS_BY_FIELDS.items() if names <= value.keys()), "")
        if found:
            return found
    if read.first_readable(network.node_parents, seen.inputs) is not None:
        return "network"
    if read.first_readable(process.likeliest_moves, seen.inputs) is not None and isinstance(value, dict):
        return "process"
    return "loss" if seen.steps and is_plain_number(value) else ""


def is_plain_number(value: DrawableValue) -> bool:
    """Whether a value is one number; truth values are none."""
    return isinstance(value, int | float) and not isinstance(value, bool)
