"""The diff of two short answers, one below the other: differing digits of a number, items of a short row."""

import re
from collections.abc import Sequence

from grader.checks.containers import items_of
from grader.checks.equal import canonical
from grader.checks.numeric import float_of
from grader.codec.values import Value
from grader.report.diff.plain_diff import is_single, reads_alike, value_source
from grader.report.shown import DiffCell, DiffRow, DiffView, TextPiece

PLAIN_DECIMAL = re.compile(r"(-?\d+)(?:\.(\d+))?")  # no exponent: digits of 1e-05 and 0.1 stand for different places
SHORT_ROW_ITEMS = 6  # items of a row that is shown in one line
Pieces = tuple[TextPiece, ...]


def line_diff(expected: Value, observed: Value) -> DiffView | None:
    """The diff of two numbers, labels or short rows on one line each; None for longer values."""
    pair = piece_pair(expected, observed)
    if pair is None:
        return None
    got, wanted = points_aligned(*pair) if is_single(expected) else pair
    same = reads_alike(expected, observed)
    return DiffView("line", (), (DiffRow("", "alike" if same else "differs", (DiffCell(got, wanted, not same),)),))


def piece_pair(expected: Value, observed: Value) -> tuple[Pieces, Pieces] | None:
    """Both values as pieces of text, those marked that differ; None unless both are single, or short rows or dicts."""
    if is_single(expected) and is_single(observed):
        return digit_pieces(expected, observed)
    if isinstance(expected, dict) and isinstance(observed, dict):
        return _of_dicts(expected, observed)
    if not isinstance(expected, list | tuple) or not isinstance(observed, list | tuple):
        return None
    return _of_rows(expected, observed) if max(len(expected), len(observed)) <= SHORT_ROW_ITEMS else None


def digit_pieces(expected: Value, observed: Value) -> tuple[Pieces, Pieces]:
    """Two single values as pieces; of two decimal numbers only the digits after their common beginning differ.

    >>> [(piece.text, piece.differs) for piece in digit_pieces(0.25, 0.27)[0]]
    [('0.2', False), ('7', True)]
    """
    got, wanted = value_source(observed), value_source(expected)
    if reads_alike(expected, observed):
        return (TextPiece(got),), (TextPiece(wanted),)
    shared = _shared(got, wanted) if float_of(expected) is not None else 0
    return _parted(got, shared), _parted(wanted, shared)


def points_aligned(got: Pieces, wanted: Pieces) -> tuple[Pieces, Pieces]:
    """The pieces of two numbers, moved so that their decimal points stand below each other."""
    left, right = (PLAIN_DECIMAL.fullmatch("".join(each.text for each in pieces)) for pieces in (got, wanted))
    if left is None or right is None:
        return got, wanted
    room = len(left[1]) - len(right[1])
    return _moved(got, -room), _moved(wanted, room)


def _moved(pieces: Pieces, by: int) -> Pieces:
    return (TextPiece(" " * by), *pieces) if by > 0 else pieces


def _shared(got: str, wanted: str) -> int:
    """The number of characters at the start of two decimal numbers that are the same digits of the same places."""
    left, right = PLAIN_DECIMAL.fullmatch(got), PLAIN_DECIMAL.fullmatch(wanted)
    if left is None or right is None or len(left[1]) != len(right[1]):
        return 0
    return next(
        (at for at, (mine, ours) in enumerate(zip(got, wanted, strict=False)) if mine != ours),
        min(len(got), len(wanted)),
    )


def _parted(text: str, shared: int) -> Pieces:
    pieces = (TextPiece(text[:shared]), TextPiece(text[shared:], differs=True))
    return tuple(piece for piece in pieces if piece.text)


def _of_rows(expected: Sequence[Value], observed: Sequence[Value]) -> tuple[Pieces, Pieces] | None:
    if not all(map(is_single, (*expected, *observed))):
        return None
    right = [
        at < min(len(expected), len(observed)) and reads_alike(expected[at], observed[at])
        for at in range(SHORT_ROW_ITEMS)
    ]
    ends = ("(", ")") if isinstance(observed, tuple) else ("[", "]")
    both = [[(value_source(item), right[at]) for at, item in enumerate(items)] for items in (observed, expected)]
    return _listed(both[0], ends), _listed(both[1], ends)


def _of_dicts(expected: dict[Value, Value], observed: dict[Value, Value]) -> tuple[Pieces, Pieces] | None:
    if max(len(expected), len(observed)) > SHORT_ROW_ITEMS or not all(
        map(_is_short, (*expected.values(), *observed.values()))
    ):
        return None
    # A key is shown as it stands: the text of a set, say, comes in another order in every process.
    wanted, given = ({canonical(key): (key, item) for key, item in each.items()} for each in (expected, observed))
    right = {name: name in given and reads_alike(item, given[name][1]) for name, (_, item) in wanted.items()}
    order = [name for name in wanted if name in given] + [name for name in given if name not in wanted]
    shown = {
        name: f"{value_source(wanted.get(name, given[name])[0])}: {value_source(given[name][1])}" for name in order
    }
    got = [(text, right.get(name, False)) for name, text in shown.items()]
    ours = [(f"{value_source(key)}: {value_source(item)}", right[name]) for name, (key, item) in wanted.items()]
    return _listed(got, ("{", "}")), _listed(ours, ("{", "}"))


def _is_short(value: Value) -> bool:
    items = items_of(value)
    return is_single(value) or (items is not None and len(items) <= SHORT_ROW_ITEMS and all(map(is_single, items)))


def _listed(items: Sequence[tuple[str, bool]], ends: tuple[str, str]) -> Pieces:
    pieces = [TextPiece(ends[0])]
    for at, (text, right) in enumerate(items):
        pieces += [TextPiece(", ")] * (at > 0) + [TextPiece(text, not right)]
    return (*pieces, TextPiece(ends[1]))
