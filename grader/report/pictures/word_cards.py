"""Cards, words in frames: one that is right, one that only the student has, one that is missing."""

from grader.report.pictures.legend import LegendSample
from grader.report.pictures.svg import (
    ALARM,
    CARD,
    SMALL_SIZE,
    SOFT,
    TEXT_SIZE,
    TINT,
    WRONG,
    YOURS,
    Point,
    fitted_text,
    svg_box,
    svg_text,
)

CARD_HEIGHT = 22.0  # units of a card's height: a text of 12 with room above and below
CARD_SIGNS = {"extra": "+ ", "missing": "− ", "differs": "≠ "}
CARD_MEANINGS = {
    "yours": "yours",
    "extra": "only in yours: differs",
    "missing": "missing in yours: differs",
    "differs": "differs",
    "plain": "in neither",
}


def card(
    middle: Point, across: float, text: str, kind: str, *, size: float = TEXT_SIZE, high: float = CARD_HEIGHT
) -> str:
    """The SVG of a card around its middle, of the kind `yours`, `extra`, `missing`, `differs`, `plain` or `given`."""
    corner = (middle[0] - across / 2, middle[1] - high / 2)
    stroke = {"yours": YOURS, "extra": WRONG, "missing": WRONG, "differs": WRONG}.get(kind, SOFT)
    fill = {"yours": TINT, "extra": ALARM, "differs": ALARM, "given": TINT}.get(kind, CARD)
    width = 1 if kind in {"plain", "given"} else 1.5
    frame = svg_box(corner, (across, high), fill=fill, stroke=stroke, width=width, dashed=kind == "missing")
    if kind in {"extra", "differs"}:
        frame += svg_box(
            (corner[0] + 2.5, corner[1] + 2.5), (across - 5, high - 5), fill="none", stroke=stroke, round_=2
        )
    said = (CARD_SIGNS.get(kind, "") + text).strip()
    shade = SOFT if kind == "plain" else "currentColor"
    place = (middle[0], middle[1] + size / 3)
    if not said:
        return frame
    return frame + svg_text(place, fitted_text(said, across - 4, size), anchor="middle", size=size, fill=shade)


def card_sample(kind: str) -> LegendSample:
    """The legend's sample of a kind of card."""
    return lambda place: card((place[0] + 9, place[1] - 4), 20, "", kind, size=SMALL_SIZE, high=15)


def card_kind(mine: bool, ours: bool | None) -> str:
    """The kind of a card by whether the student's answer and the expected one have it; `ours` is None if not told."""
    if ours is None or mine == ours:
        return "yours" if mine else "plain"
    return "extra" if mine else "missing"
