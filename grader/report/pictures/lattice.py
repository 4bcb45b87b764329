"""Pictures of item sets as a lattice of up to five items: the student's frequent sets and the expected ones."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from grader.report.pictures import read
from grader.report.pictures.drawable import Drawable, DrawableValue, NotDrawn
from grader.report.pictures.legend import key_line, panel_heading
from grader.report.pictures.svg import (
    FAINT,
    PICTURE_WIDTH,
    SMALL_SIZE,
    SOFT,
    Panel,
    Point,
    number_text,
    svg_line,
    svg_picture,
    svg_text,
)
from grader.report.pictures.word_cards import CARD_HEIGHT, CARD_MEANINGS, card, card_kind, card_sample

MAX_LATTICE_ITEMS = 5  # items: six would make 63 sets
IN_LINE = 5  # cards beside each other: ten would be too narrow to read
LATTICE_LINE, LATTICE_LEVEL = 38.0, 54.0  # from line to line within a level; from level to level

Itemset = frozenset[str]
Supports = Mapping[Itemset, float | None]


def draw(seen: Drawable) -> str:
    """The picture of the frequent item sets in an answer or a whole trace, with supports if the answer has any."""
    if seen.steps:
        own = trace_supports(step.yours for step in seen.steps if step.yours is not None)
        right = trace_supports(step.expected for step in seen.steps if step.expected is not None) if seen.told else None
    else:
        own, right = supports(seen.yours), read.read_or_none(supports, seen.expected) if seen.told else None
    return svg_picture("Lattice of the item sets", [lattice_panel(lattice_items(own, right, seen.inputs), own, right)])


def trace_supports(states: Iterable[DrawableValue]) -> Supports:
    """The item sets of all states of a trace, with their supports."""
    found: dict[Itemset, float | None] = {}
    for state in states:
        held = state.get("frequent") if isinstance(state, dict) else state
        found.update(supports(held))
    return found


def supports(value: DrawableValue) -> Supports:
    """A value read as item sets with their supports: a dict, a list of sets, or pairs; the empty set is left out."""
    if isinstance(value, dict):
        return {frozenset({name}): read.as_number(count) for name, count in value.items()}
    found: dict[Itemset, float | None] = {}
    for each in read.as_items(value, 64):
        if isinstance(each, list) and len(each) == 2 and isinstance(each[1], int | float):
            found[itemset(each[0])] = read.as_number(each[1])
        else:
            found[itemset(each)] = None
    found.pop(frozenset(), None)
    return found


def itemset(value: DrawableValue) -> Itemset:
    """A value read as one item set; a lone item is a set of one."""
    return frozenset([value] if isinstance(value, str) else read.as_texts(value, 20))


def lattice_items(own: Supports, right: Supports | None, inputs: Sequence[DrawableValue]) -> list[str]:
    """The items in order: all that occur in the transactions if they are few, else those of the item sets."""
    found = {item for each in (*own, *(right or ())) for item in each}
    bought = read.first_readable(lambda value: [read.as_texts(row) for row in read.as_items(value)], inputs) or []
    every = found | {item for row in bought for item in row}
    chosen = sorted(every if len(every) <= MAX_LATTICE_ITEMS else found)
    if not 2 <= len(chosen) <= MAX_LATTICE_ITEMS:
        raise NotDrawn("items")
    return chosen


def item_letters(items: Sequence[str]) -> dict[str, str]:
    """A letter for each item: its first letter if these differ, else A, B, C and so on."""
    firsts = [item[:1] for item in items]
    return dict(zip(items, firsts if len(set(firsts)) == len(items) else "ABCDE", strict=False))


def lattice_panel(items: Sequence[str], own: Supports, right: Supports | None) -> Panel:
    """The panel of the lattice: a level for each size, lines from each set to those with one item more."""
    short = item_letters(items)
    places, bottom = placed_itemsets(items)
    lines = [
        svg_line((a[0], a[1] + CARD_HEIGHT / 2), (b[0], b[1] - CARD_HEIGHT / 2), stroke=FAINT)
        for one, a in places.items()
        for other, b in places.items()
        if len(other) == len(one) + 1 and one < other
    ]
    kinds = {each: itemset_kind(each, own, right) for each in places}
    across = min(62.0, (PICTURE_WIDTH - 8) / IN_LINE - 6)
    shapes = [drawn_set(each, place, across, short, kinds[each], own.get(each)) for each, place in places.items()]
    names = ", ".join(f"{short[item]} = {item}" for item in items if short[item] != item)
    shapes += [svg_text((8, bottom), names[:60], size=SMALL_SIZE, fill=SOFT)] if names else []
    used = [each for each in ("yours", "extra", "missing", "differs", "plain") if each in kinds.values()]
    key, end = key_line(
        [(card_sample(each), CARD_MEANINGS[each]) for each in used], bottom + 4 if names else bottom - 14
    )
    return Panel(
        end,
        panel_heading("Frequent item sets") + "".join(lines) + "".join(shapes) + key,
        lattice_words(own, right, kinds),
    )


def placed_itemsets(items: Sequence[str]) -> tuple[dict[Itemset, Point], float]:
    """The place of every item set, and the y coordinate where they end."""
    found: dict[Itemset, Point] = {}
    y = 44.0
    for size in range(1, len(items) + 1):
        held = [frozenset(each) for each in combinations(items, size)]
        rows = [held[start : start + IN_LINE] for start in range(0, len(held), IN_LINE)]
        for number, row in enumerate(rows):
            for place, each in enumerate(row):
                found[each] = (PICTURE_WIDTH * (place + 0.5) / len(row), y + number * LATTICE_LINE)
        y += (len(rows) - 1) * LATTICE_LINE + LATTICE_LEVEL
    return found, y - LATTICE_LEVEL + 40


def itemset_kind(each: Itemset, own: Supports, right: Supports | None) -> str:
    """The kind of card of an item set; `differs` if both sides have it with different supports."""
    found = card_kind(each in own, None if right is None else each in right)
    if right is None or each not in own or each not in right:
        return found
    mine, ours = own[each], right[each]
    return "differs" if mine is not None and ours is not None and not read.looks_alike(mine, ours) else found


def drawn_set(
    each: Itemset, place: Point, across: float, short: Mapping[str, str], kind_: str, support: float | None
) -> str:
    """The SVG card of an item set: its letters, and its support below."""
    text = "".join(sorted(short[item] for item in each))
    below = (
        ""
        if support is None
        else svg_text(
            (place[0], place[1] + 23), number_text(support), anchor="middle", size=SMALL_SIZE, fill=SOFT, halo=True
        )
    )
    return card(place, across, text, kind_) + below


def lattice_words(own: Supports, right: Supports | None, kinds: Mapping[Itemset, str]) -> tuple[str, ...]:
    """The item sets in sentences, and those that differ."""
    said = [f"Yours: {listed_itemsets(own)}."]
    if right is not None:
        said.append(f"Expected: {listed_itemsets(right)}.")
        said += [
            f"{CARD_MEANINGS[each].capitalize()}: {listed_itemsets(found)}."
            for each in ("extra", "missing", "differs")
            if (found := {held: None for held in kinds if kinds[held] == each})
        ]
    return tuple(said)


def listed_itemsets(held: Supports) -> str:
    """The texts of item sets with commas, small sets first; "none" if there are none."""
    ordered = sorted(held.items(), key=lambda each: (len(each[0]), sorted(each[0])))
    return (
        ", ".join(
            "{" + ", ".join(sorted(each)) + "}" + ("" if count is None else f" {number_text(count)}")
            for each, count in ordered
        )
        or "none"
    )
