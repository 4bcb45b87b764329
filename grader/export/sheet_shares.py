"""The answers that wait, shared out over several marking sheets: as many for each marker, and equal ones together."""

from collections.abc import Sequence
from dataclasses import dataclass

from grader.export.answers_to_mark import is_same_marker
from grader.export.equal_answers import EqualAnswers
from grader.texts.safe_text import one_line

MAX_SHEETS = 100  # of one split: a mistyped number should not fill a folder


class BadSplit(ValueError):
    """Answers cannot be shared out in this way; the text is one sentence for the instructor."""


@dataclass(frozen=True, slots=True)
class SheetShare:
    """One sheet of several: its label, which is part of a file's name, its marker if known, and its answers."""

    label: str
    marker: str
    groups: tuple[EqualAnswers, ...]


def sheet_labels(split: str) -> tuple[tuple[str, str], ...]:
    """Label and marker of each sheet that `--split` asks for, by a number or by markers' names; raises `BadSplit`.

    >>> sheet_labels("2"), sheet_labels("Ann Lee, Ben")
    ((('1', ''), ('2', '')), (('Ann Lee', 'Ann Lee'), ('Ben', 'Ben')))
    """
    said = split.strip()
    if said.isdecimal():
        if not 2 <= int(said[:9]) <= MAX_SHEETS:
            raise BadSplit(f"--split {one_line(said, 20)}: write a number of sheets from 2 to {MAX_SHEETS}.")
        return tuple((str(number), "") for number in range(1, int(said) + 1))
    names = [one_line(name) for name in said.split(",") if name.strip()]
    if len({name.casefold() for name in names}) < len(names) or not 2 <= len(names) <= MAX_SHEETS:
        raise BadSplit(
            f"--split {one_line(said, 80)}: write a number of sheets, or the names of markers, all different: Ann,Ben."
        )
    return tuple((name, name) for name in names)


def shared_out(
    groups: Sequence[EqualAnswers], labels: Sequence[tuple[str, str]]
) -> tuple[tuple[SheetShare, ...], tuple[EqualAnswers, ...]]:
    """The sheets with the answers of each, and answers that none of these markers may mark.

    Sheets get alike many answers, and of each exercise alike many where everybody may mark everything; a second marker
    gets none that they have marked themselves.
    """
    allowed = [allowed_sheets(group, labels) for group in groups]
    shares: list[list[int]] = [[] for _ in labels]
    # Each goes to the sheet that has fewest so far; what may go to few sheets is placed first.
    for place in sorted(range(len(groups)), key=lambda each: (len(allowed[each]), each)):
        if allowed[place]:
            shares[min(allowed[place], key=lambda number: (len(shares[number]), number))].append(place)
    even_out(shares, allowed)
    sheets = (
        SheetShare(label, marker, tuple(groups[place] for place in sorted(own)))
        for (label, marker), own in zip(labels, shares, strict=True)
    )
    return tuple(sheets), tuple(group for group, fits in zip(groups, allowed, strict=True) if not fits)


def allowed_sheets(group: EqualAnswers, labels: Sequence[tuple[str, str]]) -> tuple[int, ...]:
    """The sheets that answers may go to: all but that of their first marker."""
    first = group.first.first_marker
    return tuple(number for number, (_, marker) in enumerate(labels) if not is_same_marker(marker, first))


def even_out(shares: Sequence[list[int]], allowed: Sequence[Sequence[int]]) -> None:
    """Moves answers from full sheets to emptier ones, in chains if need be, until no sheet can get rid of one."""
    while moves := evening_moves(shares, allowed):
        for place, source, target in moves:
            shares[source].remove(place)
            shares[target].append(place)


def evening_moves(
    shares: Sequence[Sequence[int]], allowed: Sequence[Sequence[int]]
) -> tuple[tuple[int, int, int], ...]:
    """Moves (answer, from, to) that take one answer from a full sheet and give one to an emptier; none if it is even.

    The shortest chain is found, as in any matching: where none is left, no other way to share out is more even.
    """
    fewest = min(map(len, shares))
    for start in sorted(range(len(shares)), key=lambda number: (-len(shares[number]), number)):
        if len(shares[start]) < fewest + 2:
            break
        chains: dict[int, tuple[tuple[int, int, int], ...]] = {start: ()}
        queue = [start]
        for here in queue:
            for place, there in ((own, fit) for own in shares[here] for fit in allowed[own]):
                if there not in chains:
                    chains[there] = (*chains[here], (place, here, there))
                    queue.append(there)
                    if len(shares[there]) + 2 <= len(shares[start]):
                        return chains[there]
    return ()
