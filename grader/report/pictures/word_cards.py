"""Words in frames: a card that is right, one that only the student has, one that is missing."""

from grader.report.pictures.legend import Sample
from grader.report.pictures.svg import (
    ALARM,
    CARD,
    SIZE,
    SMALL,
    SOFT,
    TINT,
    WRONG,
    YOURS,
    Point,
    box,
    fitted,
    label,
)

HIGH = 22.0
SIGNS = {"extra": "+ ", "missing": "− ", "differs": "≠ "}
MEANS = {
    "yours": "yours",
    "extra": "only in yours: differs",
    "missing": "missing in yours: differs",
    "differs": "differs",
    "plain": "in neither",
}


def card(middle: Point, across: float, text: str, kind: str, *, size: float = SIZE, high: float = HIGH) -> str:
    """A card around its middle: `yours`, `extra`, `missing`, `differs`, `plain`, or `given`."""
    corner = (middle[0] - across / 2, middle[1] - high / 2)
    stroke = {"yours": YOURS, "extra": WRONG, "missing": WRONG, "differs": WRONG}.get(kind, SOFT)
    fill = {"yours": TINT, "extra": ALARM, "differs": ALARM, "given": TINT}.get(kind, CARD)
    width = 1 if kind in {"plain", "given"} else 1.5
    frame = box(corner, (across, high), fill=fill, stroke=stroke, width=width, dashed=kind == "missing")
    if kind in {"extra", "differs"}:
        frame += box((corner[0] + 2.5, corner[1] + 2.5), (across - 5, high - 5), fill="none", stroke=stroke, round_=2)
    said = (SIGNS.get(kind, "") + text).strip()
    shade = SOFT if kind == "plain" else "currentColor"
    place = (middle[0], middle[1] + size / 3)
    if not said:
        return frame
    return frame + label(place, fitted(said, across - 4, size), anchor="middle", size=size, fill=shade)


def sample(kind: str) -> Sample:
    """A small card for the line that says what the kinds mean."""
    return lambda place: card((place[0] + 9, place[1] - 4), 20, "", kind, size=SMALL, high=15)


def kind_of(mine: bool, ours: bool | None) -> str:
    """The kind of a card that the student has or has not; `ours` is None where it is not told."""
    if ours is None or mine == ours:
        return "yours" if mine else "plain"
    return "extra" if mine else "missing"
