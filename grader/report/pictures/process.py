"""Pictures of values and policies of a Markov decision process: on its grid if it has one, else a line a state."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

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
    number_text,
    numbers_apart,
    svg_arrow,
    svg_box,
    svg_picture,
    svg_text,
)

MOST_STATES, MOST_SIDE = 36, 6  # a grid of six by six has cells of 54 units
# The name of a state that is a place of a grid, as in "(2, 3)" or "2,3".
GRID_PLACE = re.compile(r"\(?\s*(-?\d{1,3})\s*,\s*(-?\d{1,3})\s*\)?")
STATE_ROW = 34.0  # the height of a state's line

Moves = Mapping[str, Mapping[str, str]]  # state: {action: the likeliest next state}


@dataclass(frozen=True, slots=True)
class StateAnswers:
    """The values and actions that an answer gives for the states; either may be absent.

    The values of a Q table go by state and action.
    """

    values: Mapping[str, float]
    actions: Mapping[str, str]


def draw(seen: Drawable) -> str:
    """The picture of an answer's values and actions; of a trace, at the first differing step, else at the last."""
    moves = read.first_required(likeliest_moves, seen.inputs)
    step = seen.first or (seen.steps[-1] if seen.steps else None)
    yours, expected = (seen.yours, seen.expected) if step is None else (step.yours, step.expected)
    own = state_answers(yours, moves)
    right = read.read_or_none(lambda value: state_answers(value, moves), expected) if seen.told else None
    title = "Values and policy" if own.values and own.actions else "Values" if own.values else "Policy"
    when = "" if step is None else f" at step {step.number}{step.remark}"
    if own.values and not own.values.keys() <= states_reached(moves):  # a Q table: a line for each action
        moves = {f"{state}, {action}": {action: to} for state, held in moves.items() for action, to in held.items()}
    places = grid_places(moves)
    drawn = cards_panel(moves, own, right) if places is None else grid_panel(places, moves, own, right)
    odd = sum(state_differs(state, own, right) for state in moves)
    key, high = key_line([(unequal_sample, "differs; in brackets what was expected")] if odd else [], 0)
    said = f"{odd} of {len(moves)} states differ." if right is not None else ""
    top = Panel(24, panel_heading(title + when), (f"{title}{when}.",))
    return svg_picture(title, [top, drawn, Panel(high, key, (said,))])


def likeliest_moves(value: DrawableValue) -> Moves:
    """A value read as a Markov decision process: the likeliest next state by state and action; raises `NotDrawn`."""
    states = read.as_mapping(value, MOST_STATES)
    if not all(isinstance(actions, dict) for actions in states.values()) or not any(states.values()):
        raise NotDrawn("process")
    return {
        state: {action: likeliest_state(outcomes) for action, outcomes in actions.items()}
        for state, actions in states.items()
    }


def likeliest_state(outcomes: DrawableValue) -> str:
    """The likeliest next state among the outcomes of an action."""
    rows = [read.as_items(each, 3) for each in read.as_items(outcomes, 20)]
    if not rows or any(len(row) != 3 for row in rows):
        raise NotDrawn("outcomes")
    return read.as_text(max(rows, key=lambda row: read.as_number(row[0]))[2])


def states_reached(moves: Moves) -> set[str]:
    """All states of a process, also those that actions lead to and that it does not list."""
    return {*moves, *(to for actions in moves.values() for to in actions.values())}


def state_answers(value: DrawableValue, moves: Moves) -> StateAnswers:
    """An answer read as values and actions by state: a record with both, one of them alone, or a Q table."""
    # A state may itself be called "values": then the dict goes by states.
    if isinstance(value, dict) and ({"values", "policy"} & value.keys()) and not value.keys() & moves.keys():
        return StateAnswers(values_by_state(value.get("values") or {}), actions_by_state(value.get("policy") or {}))
    given = read.as_mapping(value, MOST_STATES)
    if not given.keys() <= states_reached(moves):
        raise NotDrawn("states")
    if any(isinstance(each, dict) for each in given.values()):
        pairs = [(state, q) for state, q in given.items() if isinstance(q, dict)]
        return StateAnswers(
            {f"{state}, {action}": read.as_number(value) for state, q in pairs for action, value in q.items()}, {}
        )
    if all(isinstance(each, str | list | None) for each in given.values()):
        return StateAnswers({}, actions_by_state(given))
    return StateAnswers(values_by_state(given), {})


def values_by_state(given: DrawableValue) -> dict[str, float]:
    """The values by state, without states that have none."""
    return {state: read.as_number(each) for state, each in given.items() if each is not None}


def actions_by_state(given: DrawableValue) -> dict[str, str]:
    """The actions by state; equally good ones with "or" between them."""
    return {
        state: " or ".join(read.as_texts(each, 8)) if isinstance(each, list) else read.as_text(each)
        for state, each in given.items()
        if each is not None
    }


def state_differs(state: str, own: StateAnswers, right: StateAnswers | None) -> bool:
    """Whether the answer differs from the expected one in a state; a value of zero may be left out."""
    if right is None:
        return False
    values = (
        own.values and right.values and not read.looks_alike(own.values.get(state, 0.0), right.values.get(state, 0.0))
    )
    return bool(values) or bool(own.actions and right.actions and not is_expected_action(own, right, state))


def is_expected_action(own: StateAnswers, right: StateAnswers, state: str) -> bool:
    """Whether the action of a state is one of the expected ones."""
    mine, ours = own.actions.get(state), right.actions.get(state)
    return mine == ours or (mine is not None and ours is not None and mine in ours.split(" or "))


def grid_places(moves: Moves) -> dict[str, tuple[int, int]] | None:
    """The row and column of each state, if all states are places of a small grid; else None."""
    found = {state: GRID_PLACE.fullmatch(state) for state in moves}
    if not all(found.values()):
        return None
    places = {state: (int(match[1]), int(match[2])) for state, match in found.items() if match}
    rows, columns = [row for row, _ in places.values()], [column for _, column in places.values()]
    top, left = min(rows), min(columns)
    if max(rows) - top >= MOST_SIDE or max(columns) - left >= MOST_SIDE:
        return None
    return {state: (row - top, column - left) for state, (row, column) in places.items()}


def grid_panel(
    places: Mapping[str, tuple[int, int]], moves: Moves, own: StateAnswers, right: StateAnswers | None
) -> Panel:
    """The panel of the grid, with a value and an arrow in each cell."""
    columns, rows = max(column for _, column in places.values()) + 1, max(row for row, _ in places.values()) + 1
    # A small grid is not blown up to the whole width.
    side = min((PICTURE_WIDTH - 16) / columns, 80)
    left = (PICTURE_WIDTH - side * columns) / 2
    shapes = []
    for state, (row, column) in places.items():
        corner = (left + column * side, row * side + 4)
        shapes.append(grid_cell(corner, side, state, not moves[state], own, right))
        shapes.append(action_arrow(corner, side, places, (row, column), moves[state].get(own.actions.get(state, ""))))
    return Panel(rows * side + 12, "".join(shapes), process_words(moves, own, right))


def grid_cell(
    corner: Point, side: float, state: str, terminal: bool, own: StateAnswers, right: StateAnswers | None
) -> str:
    """The SVG of one cell of the grid: its name, the student's value, the expected one if it differs."""
    odd = state_differs(state, own, right)
    fill = ALARM if odd else TINT if terminal else CARD
    parts = [svg_box(corner, (side, side), fill=fill, stroke=SOFT, round_=0)]
    if odd:
        parts.append(
            svg_box((corner[0] + 3, corner[1] + 3), (side - 6, side - 6), fill="none", stroke=WRONG, width=1.5)
        )
    parts.append(
        svg_text((corner[0] + 7, corner[1] + 16), fitted_text(state, side - 12, SMALL_SIZE), size=SMALL_SIZE, fill=SOFT)
    )
    parts += [svg_text((corner[0] + side - 7, corner[1] + 16), "≠", anchor="end", fill=WRONG, bold=True)] if odd else []
    value = "end" if terminal and not own.values.get(state) else "".join(state_value(own, state, right))
    middle = corner[0] + side / 2
    parts.append(svg_text((middle, corner[1] + 32), fitted_text(value, side - 8), anchor="middle"))
    if odd and right is not None:
        wanted = fitted_text(f"({state_text(right, state, own)})", side - 8, SMALL_SIZE)
        parts.append(svg_text((middle, corner[1] + side - 7), wanted, anchor="middle", size=SMALL_SIZE))
    return "".join(parts)


def action_arrow(
    corner: Point, side: float, places: Mapping[str, tuple[int, int]], here: tuple[int, int], to: str | None
) -> str:
    """The SVG of an arrow towards the state that the student's action leads to; "" if it stays."""
    if to is None or to not in places or places[to] == here:
        return ""
    down, across = places[to][0] - here[0], places[to][1] - here[1]
    length = max(abs(down), abs(across))
    x, y = corner[0] + side / 2, corner[1] + side * 0.62
    move = (across / length * 11, down / length * 11)
    return svg_arrow((x - move[0], y - move[1]), (x + move[0], y + move[1]), width=2)


def state_text(held_: StateAnswers, state: str, beside: StateAnswers | None) -> str:
    """The value and action of a state in an answer, as text."""
    action = [held_.actions[state]] if state in held_.actions else []
    return ", ".join([*state_value(held_, state, beside), *action]) or "nothing"


def state_value(held_: StateAnswers, state: str, beside: StateAnswers | None) -> list[str]:
    """The text of a state's value, with enough digits to tell it from the value `beside` it; none without values."""
    if not held_.values:
        return []
    mine = held_.values.get(state, 0.0)
    other = mine if beside is None else beside.values.get(state, 0.0)
    return [number_text(mine) if read.looks_alike(mine, other) else numbers_apart(mine, other)[0]]


def cards_panel(moves: Moves, own: StateAnswers, right: StateAnswers | None) -> Panel:
    """The panel with a line for each state: its name, the student's value and action, the expected ones."""
    shapes = []
    for number, (state, actions) in enumerate(moves.items()):
        y, odd = number * STATE_ROW, state_differs(state, own, right)
        shapes.append(
            svg_box(
                (8, y + 2),
                (PICTURE_WIDTH - 16, STATE_ROW - 6),
                fill=ALARM if odd else CARD,
                stroke=WRONG if odd else SOFT,
            )
        )
        to = actions.get(own.actions.get(state, ""))
        text = ("≠ " if odd else "") + state_text(own, state, right) + (f" → {to}" if to else "") if actions else "end"
        shapes += [
            svg_text((16, y + 20), fitted_text(state, 92), bold=True),
            svg_text((112, y + 20), fitted_text(text, 126)),
        ]
        if odd and right is not None:
            shapes.append(
                svg_text(
                    (PICTURE_WIDTH - 16, y + 20),
                    fitted_text(f"({state_text(right, state, own)})", 84),
                    anchor="end",
                    fill=SOFT,
                )
            )
    return Panel(len(moves) * STATE_ROW + 4, "".join(shapes), process_words(moves, own, right))


def process_words(moves: Moves, own: StateAnswers, right: StateAnswers | None) -> tuple[str, ...]:
    """The states in sentences, and those that differ."""
    return tuple(
        f"{state}: {state_text(own, state, right)}"
        + (
            f", differs: expected {state_text(right, state, own)}."
            if right is not None and state_differs(state, own, right)
            else "."
        )
        for state in moves
    )
