"""Pictures of hypotheses by generality: the borders S and G of a version space, the whole space, a run of Find-S."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from grader.report.pictures import read
from grader.report.pictures.drawable import Drawable, DrawableValue, DrawnStep, NotDrawn
from grader.report.pictures.legend import key_line, panel_heading
from grader.report.pictures.svg import (
    PICTURE_WIDTH,
    SMALL_SIZE,
    SOFT,
    Panel,
    Point,
    svg_line,
    svg_picture,
    svg_text,
    text_width,
)
from grader.report.pictures.word_cards import CARD_HEIGHT, CARD_MEANINGS, card, card_kind, card_sample

MAX_HYPOTHESES = 24  # hypotheses in one picture: each is a card with its values
LEVEL_LINE, BETWEEN_LEVELS = 26.0, 34.0  # from line to line within a level; between two levels
HYPOTHESES_LEFT = 30.0  # room for the names of levels, S and G or a step's number

Hypothesis = tuple[str, ...] | None  # None covers nothing


@dataclass(frozen=True, slots=True)
class GeneralityLevel:
    """One level of a picture: its name, the student's hypotheses, the expected ones (None if they are not told)."""

    name: str
    yours: tuple[Hypothesis, ...]
    expected: tuple[Hypothesis, ...] | None


def draw_borders(seen: Drawable) -> str:
    """The picture of the borders in an answer; of a trace, after the first differing step, else after the last."""
    step = borders_step(seen)
    yours, expected = (seen.yours, seen.expected) if step is None else (step.yours, step.expected)
    own = borders(yours)
    right = read.read_or_none(borders, expected) if seen.told else None
    levels = [GeneralityLevel(name, own[name], None if right is None else right[name]) for name in ("G", "S")]
    when = "" if step is None else f" after example {step.number}{step.remark}"
    return svg_picture("Borders of the version space", [hypotheses_panel(f"Borders{when}", levels)])


def draw_space(seen: Drawable) -> str:
    """The picture of a set of hypotheses, the most general ones on top."""
    own = hypotheses(seen.yours)
    right = read.read_or_none(hypotheses, seen.expected) if seen.told else None
    grades = sorted({generality(each) for each in (*own, *(right or ()))}, reverse=True)
    levels = [
        GeneralityLevel("", at_generality(own, number), None if right is None else at_generality(right, number))
        for number in grades
    ]
    return svg_picture("Hypotheses by generality", [hypotheses_panel("Hypotheses, the most general on top", levels)])


def draw_chain(seen: Drawable) -> str:
    """The picture of a run of Find-S: the hypothesis after each example, one below the other."""
    levels = []
    for step in seen.steps[:MAX_HYPOTHESES]:
        own = () if step.mark == "missing" else (hypothesis(bare_hypothesis(step.yours)),)
        right = None if not seen.told else () if step.mark == "extra" else (hypothesis(bare_hypothesis(step.expected)),)
        # The state at the start may be given or left out.
        if own and right == () and step.number == 0:
            continue
        levels.append(GeneralityLevel(str(step.number), own, right))
    return svg_picture(
        "The hypothesis after each example", [hypotheses_panel("After each example", levels, linked=False)]
    )


def borders_step(seen: Drawable) -> DrawnStep | None:
    """The step of a trace that is drawn: the first that differs, else the last; None without a trace."""
    return seen.first or (seen.steps[-1] if seen.steps else None)


def bare_hypothesis(value: DrawableValue) -> DrawableValue:
    """The field `hypothesis` of a record; any other value as it is."""
    return value.get("hypothesis") if isinstance(value, dict) else value


def borders(value: DrawableValue) -> dict[str, tuple[Hypothesis, ...]]:
    """The borders S and G by name, from a record or a pair."""
    fields = read.as_record(value, ("S", "G"))
    return {name: hypotheses(fields.get(name)) for name in ("S", "G")}


def hypotheses(value: DrawableValue) -> tuple[Hypothesis, ...]:
    """A value read as a set of hypotheses, without repeats; a lone hypothesis is a set of one."""
    if value is None:
        return (None,)
    held = read.as_items(value, MAX_HYPOTHESES)
    if held and all(isinstance(each, str) for each in held):
        held = [held]
    return tuple(dict.fromkeys(map(hypothesis, held)))


def hypothesis(value: DrawableValue) -> Hypothesis:
    """A value read as one hypothesis, its values as texts; None for the one that covers nothing."""
    if value is None:
        return None
    # None, "0" and an empty text all stand for ∅, and one of them makes a hypothesis that covers nothing.
    found = tuple(
        "∅" if each is None or each in ("0", "") else attribute_text(each) for each in read.as_items(value, 10)
    )
    return None if "∅" in found else found


def attribute_text(value: DrawableValue) -> str:
    """The text of a hypothesis for one attribute: a value, several values, an interval."""
    return " or ".join(read.as_texts(value, 6)) if isinstance(value, list) else read.as_text(value)


def generality(each: Hypothesis) -> int:
    """The generality of a hypothesis: how many of its attributes are free."""
    return -1 if each is None else sum(value == "?" for value in each)


def at_generality(held: Sequence[Hypothesis], number: int) -> tuple[Hypothesis, ...]:
    """The hypotheses that have this generality."""
    return tuple(each for each in held if generality(each) == number)


def more_general(one: Hypothesis, other: Hypothesis) -> bool:
    """Whether the first hypothesis covers all that the other covers."""
    if other is None or one is None:
        return other is None
    return len(one) == len(other) and all(a in ("?", b) for a, b in zip(one, other, strict=True))


def hypothesis_text(each: Hypothesis) -> str:
    """The text of a hypothesis, as in "⟨sunny, ?⟩"."""
    return "covers nothing" if each is None else "⟨" + ", ".join(each) + "⟩"


def hypotheses_panel(title: str, levels: Sequence[GeneralityLevel], *, linked: bool = True) -> Panel:
    """The panel of the levels, with lines from each hypothesis to those of the next level that it covers."""
    if not 0 < sum(len(level_hypotheses(level)) for level in levels) <= MAX_HYPOTHESES:
        raise NotDrawn("hypotheses")
    placed, shapes, kinds, y = [], [], set(), 40.0
    for level in levels:
        shapes += [svg_text((8, y + 4), level.name, bold=True)] if level.name else []
        here, y = placed_cards(level_hypotheses(level), y)
        shapes += (
            [svg_text((HYPOTHESES_LEFT, y - BETWEEN_LEVELS + 4), "empty", size=SMALL_SIZE, fill=SOFT)]
            if not here
            else []
        )
        for each, (place, across) in here.items():
            kind = card_kind(each in level.yours, None if level.expected is None else each in level.expected)
            kinds.add(kind)
            shapes.append(card(place, across, hypothesis_text(each), kind))
        placed.append(here)
    lines = covering_lines(placed) if linked else ""
    samples = [(card_sample(kind), CARD_MEANINGS[kind]) for kind in ("yours", "extra", "missing") if kind in kinds]
    key, bottom = key_line(samples, y - BETWEEN_LEVELS + 14)
    return Panel(bottom, panel_heading(title) + lines + "".join(shapes) + key, hypotheses_words(levels))


def level_hypotheses(level: GeneralityLevel) -> tuple[Hypothesis, ...]:
    """The hypotheses of a level, the student's and the expected ones, each once and in a fixed order."""
    return tuple(dict.fromkeys((*level.yours, *(level.expected or ()))))


def placed_cards(held: Sequence[Hypothesis], y: float) -> tuple[dict[Hypothesis, tuple[Point, float]], float]:
    """The place and width of each hypothesis' card, in as many lines as needed; and where the next level begins."""
    lines: list[list[tuple[Hypothesis, float]]] = [[]]
    for each in held:
        across = min(text_width(hypothesis_text(each)) + 22, PICTURE_WIDTH - HYPOTHESES_LEFT - 6)
        if lines[-1] and sum(wide + 8 for _, wide in lines[-1]) + across > PICTURE_WIDTH - HYPOTHESES_LEFT - 4:
            lines.append([])
        lines[-1].append((each, across))
    found: dict[Hypothesis, tuple[Point, float]] = {}
    for number, row in enumerate(lines):
        x = HYPOTHESES_LEFT + (PICTURE_WIDTH - HYPOTHESES_LEFT - sum(wide + 8 for _, wide in row) + 4) / 2
        for each, wide in row:
            found[each] = ((x + wide / 2, y + number * LEVEL_LINE), wide)
            x += wide + 8
    return found, y + (len(lines) - 1) * LEVEL_LINE + BETWEEN_LEVELS + CARD_HEIGHT / 2


def covering_lines(placed: Sequence[dict[Hypothesis, tuple[Point, float]]]) -> str:
    """The SVG lines between neighbouring levels, from a hypothesis to those that it covers."""
    return "".join(
        svg_line((upper[0], upper[1] + CARD_HEIGHT / 2), (lower[0], lower[1] - CARD_HEIGHT / 2), stroke=SOFT)
        for above, below in pairwise(placed)
        for one, (upper, _) in above.items()
        for other, (lower, _) in below.items()
        if more_general(one, other)
    )


def hypotheses_words(levels: Sequence[GeneralityLevel]) -> tuple[str, ...]:
    """The levels in sentences, with what differs in each."""
    said = []
    for level in levels:
        said.append(f"Your {level.name or 'level'}: {listed_hypotheses(level.yours)}.")
        if level.expected is not None:
            said += unshared_sentences(level, level.yours, level.expected, "only in yours")
            said += unshared_sentences(level, level.expected, level.yours, "missing")
    return tuple(said)


def unshared_sentences(
    level: GeneralityLevel, held: Sequence[Hypothesis], others: Sequence[Hypothesis], what: str
) -> list[str]:
    """A sentence for the hypotheses of a level that only one side has."""
    found = [each for each in held if each not in others]
    return [f"{level.name or 'Here'} differs, {what}: {listed_hypotheses(found)}."] if found else []


def listed_hypotheses(held: Sequence[Hypothesis]) -> str:
    """The texts of hypotheses with commas; "empty" for none."""
    return ", ".join(map(hypothesis_text, held)) or "empty"
