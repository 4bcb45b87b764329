"""Pictures of item sets as a lattice of up to five items: the student's frequent sets and the expected ones."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations

from grader.report.pictures import read
from grader.report.pictures.drawable import NotDrawn, Plain, Seen
from grader.report.pictures.legend import heading, key_line
from grader.report.pictures.svg import FAINT, SMALL, SOFT, WIDE, Panel, Point, label, line, picture, shown
from grader.report.pictures.word_cards import HIGH, MEANS, card, kind_of, sample

MOST = 5  # items: six would make 63 sets
IN_LINE = 5  # cards beside each other: ten would be too narrow to read
LINE, LEVEL = 38.0, 54.0  # from line to line within a level; from level to level

Itemset = frozenset[str]
Supports = Mapping[Itemset, float | None]


def draw(seen: Seen) -> str:
    """The picture of the frequent item sets in an answer or a whole trace, with supports if the answer has any."""
    if seen.steps:
        own = together(step.yours for step in seen.steps if step.yours is not None)
        right = together(step.expected for step in seen.steps if step.expected is not None) if seen.told else None
    else:
        own, right = supports(seen.yours), read.maybe(supports, seen.expected) if seen.told else None
    return picture("Lattice of the item sets", [panel(items_of(own, right, seen.inputs), own, right)])


def together(states: Iterable[Plain]) -> Supports:
    """The item sets of all states of a trace, with their supports."""
    found: dict[Itemset, float | None] = {}
    for state in states:
        held = state.get("frequent") if isinstance(state, dict) else state
        found.update(supports(held))
    return found


def supports(value: Plain) -> Supports:
    """A value read as item sets with their supports: a dict, a list of sets, or pairs; the empty set is left out."""
    if isinstance(value, dict):
        return {frozenset({name}): read.number(count) for name, count in value.items()}
    found: dict[Itemset, float | None] = {}
    for each in read.items(value, 64):
        if isinstance(each, list) and len(each) == 2 and isinstance(each[1], int | float):
            found[itemset(each[0])] = read.number(each[1])
        else:
            found[itemset(each)] = None
    found.pop(frozenset(), None)
    return found


def itemset(value: Plain) -> Itemset:
    """A value read as one item set; a lone item is a set of one."""
    return frozenset([value] if isinstance(value, str) else read.texts(value, 20))


def items_of(own: Supports, right: Supports | None, inputs: Sequence[Plain]) -> list[str]:
    """The items in order: all that occur in the transactions if they are few, else those of the item sets."""
    found = {item for each in (*own, *(right or ())) for item in each}
    bought = read.first_of(lambda value: [read.texts(row) for row in read.items(value)], inputs) or []
    every = found | {item for row in bought for item in row}
    chosen = sorted(every if len(every) <= MOST else found)
    if not 2 <= len(chosen) <= MOST:
        raise NotDrawn("items")
    return chosen


def letters(items: Sequence[str]) -> dict[str, str]:
    """A letter for each item: its first letter if these differ, else A, B, C and so on."""
    firsts = [item[:1] for item in items]
    return dict(zip(items, firsts if len(set(firsts)) == len(items) else "ABCDE", strict=False))


def panel(items: Sequence[str], own: Supports, right: Supports | None) -> Panel:
    """The panel of the lattice: a level for each size, lines from each set to those with one item more."""
    short = letters(items)
    places, bottom = laid_out(items)
    lines = [
        line((a[0], a[1] + HIGH / 2), (b[0], b[1] - HIGH / 2), stroke=FAINT)
        for one, a in places.items()
        for other, b in places.items()
        if len(other) == len(one) + 1 and one < other
    ]
    kinds = {each: kind(each, own, right) for each in places}
    across = min(62.0, (WIDE - 8) / IN_LINE - 6)
    shapes = [drawn_set(each, place, across, short, kinds[each], own.get(each)) for each, place in places.items()]
    names = ", ".join(f"{short[item]} = {item}" for item in items if short[item] != item)
    shapes += [label((8, bottom), names[:60], size=SMALL, fill=SOFT)] if names else []
    used = [each for each in ("yours", "extra", "missing", "differs", "plain") if each in kinds.values()]
    key, end = key_line([(sample(each), MEANS[each]) for each in used], bottom + 4 if names else bottom - 14)
    return Panel(end, heading("Frequent item sets") + "".join(lines) + "".join(shapes) + key, words(own, right, kinds))


def laid_out(items: Sequence[str]) -> tuple[dict[Itemset, Point], float]:
    """The place of every item set, and the y coordinate where they end."""
    found: dict[Itemset, Point] = {}
    y = 44.0
    for size in range(1, len(items) + 1):
        held = [frozenset(each) for each in combinations(items, size)]
        rows = [held[start : start + IN_LINE] for start in range(0, len(held), IN_LINE)]
        for number, row in enumerate(rows):
            for place, each in enumerate(row):
                found[each] = (WIDE * (place + 0.5) / len(row), y + number * LINE)
        y += (len(rows) - 1) * LINE + LEVEL
    return found, y - LEVEL + 40


def kind(each: Itemset, own: Supports, right: Supports | None) -> str:
    """The kind of card of an item set; `differs` if both sides have it with different supports."""
    found = kind_of(each in own, None if right is None else each in right)
    if right is None or each not in own or each not in right:
        return found
    mine, ours = own[each], right[each]
    return "differs" if mine is not None and ours is not None and not read.alike(mine, ours) else found


def drawn_set(
    each: Itemset, place: Point, across: float, short: Mapping[str, str], kind_: str, support: float | None
) -> str:
    """The SVG card of an item set: its letters, and its support below."""
    text = "".join(sorted(short[item] for item in each))
    below = (
        ""
        if support is None
        else label((place[0], place[1] + 23), shown(support), anchor="middle", size=SMALL, fill=SOFT, halo=True)
    )
    return card(place, across, text, kind_) + below


def words(own: Supports, right: Supports | None, kinds: Mapping[Itemset, str]) -> tuple[str, ...]:
    """The item sets in sentences, and those that differ."""
    said = [f"Yours: {listed(own)}."]
    if right is not None:
        said.append(f"Expected: {listed(right)}.")
        said += [
            f"{MEANS[each].capitalize()}: {listed(found)}."
            for each in ("extra", "missing", "differs")
            if (found := {held: None for held in kinds if kinds[held] == each})
        ]
    return tuple(said)


def listed(held: Supports) -> str:
    """The texts of item sets with commas, small sets first; "none" if there are none."""
    ordered = sorted(held.items(), key=lambda each: (len(each[0]), sorted(each[0])))
    return (
        ", ".join(
            "{" + ", ".join(sorted(each)) + "}" + ("" if count is None else f" {shown(count)}")
            for each, count in ordered
        )
        or "none"
    )
