"""The keys of answers.yaml: an answer under nearly the name of an exercise or a part is put under that name."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache

from grader.intake.asked import ExpectedNames
from grader.texts.safe_names import shown_name

AnswersByKey = Mapping[str, Mapping[str, str]]
MIN_KEY_RATIO = 0.8  # of difflib's ratio: one slip in a name of five letters, and not another name
MAX_KEY_CHARACTERS = 200  # characters of a key that may be nearly a name; difflib takes quadratic time
MAX_KEYS_LISTED = 8  # names that a note lists


@lru_cache(maxsize=1024)  # the same names are compared with every key
def folded_key(key: str) -> str:
    """A key of answers.yaml without capitals and signs.

    >>> folded_key("Bayes - Posterior_by-hand")
    'bayesposteriorbyhand'
    """
    return re.sub(r"[\W_]+", "", key).casefold()  # blanks, dots, dashes and underscores are easily mistaken


def nearest_keys(key: str, names: Sequence[str]) -> list[str]:
    """The folded names that a key is most like, two at most; with two, it is not clear which is meant."""
    return get_close_matches(folded_key(key), names, 2, MIN_KEY_RATIO) if len(key) <= MAX_KEY_CHARACTERS else []


def with_keys(answers: AnswersByKey, asked: Sequence[ExpectedNames]) -> tuple[AnswersByKey, list[str]]:
    """The answers under the exercises and parts that are meant, and notes on what was moved, or is nobody's."""
    notes: list[str] = []
    placed: dict[str, dict[str, str]] = {}
    # Those whose key is right come first: nothing takes their place.
    known = {each.id for each in asked}
    for key, parts in sorted(answers.items(), key=lambda item: item[0] not in known):
        meant = exercise_meant(key, parts, asked)
        if meant is None:
            placed[key] = dict(parts)
            notes += unknown_key_notes(key, parts, asked)
            continue
        if key != meant.id and any(parts.values()):
            notes.append(f"`{shown_name(key)}` in answers.yaml was taken for {key_meaning(key, meant, parts)}.")
        own = part_at_margin(key, meant) if is_part(key, meant, parts) else None
        read, remarks = with_parts(meant, parts if own is None else {own: parts[""]})
        notes += remarks
        before = {part: text for part, text in placed.get(meant.id, {}).items() if text}
        placed[meant.id] = {**read, **before}
    return placed, notes


def key_meaning(key: str, exercise: ExpectedNames, parts: Mapping[str, str]) -> str:
    """The exercise or part that a key was taken for, in words."""
    part = part_at_margin(key, exercise) if is_part(key, exercise, parts) else None
    return f"`{part}` of `{exercise.id}`" if part else f"`{exercise.id}`"


def exercise_meant(key: str, parts: Mapping[str, str], asked: Sequence[ExpectedNames]) -> ExpectedNames | None:
    """The one exercise that a key can mean: by its id or the end of it, by the name of a part, or by likeness."""
    by_id = [each for each in asked if key == each.id]
    by_hand = [each for each in asked if not each.in_code]
    same = [
        each for each in by_hand if folded_key(key) in (folded_key(each.id), folded_key(each.id.rpartition(".")[2]))
    ]
    own = [each for each in by_hand if is_part(key, each, parts) or (each.target and key == each.target)]
    likely = nearest_keys(key, [folded_key(each.id) for each in by_hand])
    near = [each for each in by_hand if folded_key(each.id) in likely]
    return next((found[0] for found in (by_id, same, own, near) if len(found) == 1), None)


def is_part(key: str, exercise: ExpectedNames, parts: Mapping[str, str]) -> bool:
    """Whether a key at the margin is a part of the exercise: the blanks before it were left out."""
    return list(parts) == [""] and part_at_margin(key, exercise) is not None


def part_at_margin(key: str, exercise: ExpectedNames) -> str | None:
    """The part that has this name, or is kept in a variable of this name."""
    return next((part for part, variable in exercise.parts.items() if key in (part, variable)), None)


def with_parts(exercise: ExpectedNames, parts: Mapping[str, str]) -> tuple[dict[str, str], list[str]]:
    """The answers of one exercise under its parts' own names; as they stand where there are none."""
    if not exercise.parts:
        return dict(parts), []
    placed = {part: text for part, text in parts.items() if part in exercise.parts}
    notes: list[str] = []
    for part, text in parts.items():
        if part in exercise.parts or not text:
            continue
        moved = dict(meant_parts(exercise, part, text))
        if not moved or any(placed.get(each) for each in moved):
            names = listed_names(exercise.parts)
            what = (
                f"`{shown_name(part)}` is no part of `{exercise.id}`"
                if part
                else f"`{exercise.id}` is answered in parts"
            )
            notes.append(f"{what}, so what stands there in answers.yaml was not read. There is {names}.")
            placed[part] = text
            continue
        placed |= moved
        if part:
            notes.append(
                f"`{shown_name(part)}` in answers.yaml was taken for `{next(iter(moved))}` of `{exercise.id}`."
            )
        elif len(exercise.parts) > 1:
            notes.append(f"Put a blank after each colon below `{exercise.id}` in answers.yaml; it was read without.")
    return placed, notes


def meant_parts(exercise: ExpectedNames, part: str, text: str) -> Iterator[tuple[str, str]]:
    """The parts that an answer under another name is meant for, each with its text."""
    names = list(exercise.parts)
    if not part:
        yield from [(names[0], text)] if len(names) == 1 else split_parts(text, names)
        return
    same = [each for each in names if folded_key(part) in (folded_key(each), folded_key(exercise.parts[each]))]
    likely = nearest_keys(part, [folded_key(each) for each in names])
    near = [each for each in names if folded_key(each) in likely]
    found = same or near
    if len(found) == 1:
        yield found[0], text


def split_parts(text: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """The parts of a text in which colons have no blank after them; none if it does not begin with one.

    >>> split_parts("hit:0.3 alarm: 1/2", ["hit", "alarm"])
    [('hit', '0.3'), ('alarm', '1/2')]
    """
    # A name at the start or behind a blank, with its colon: within a word it is part of the answer.
    pieces = re.split(rf"(?:^|\s)({'|'.join(map(re.escape, names))})\s*[:=]", text.strip())
    return list(zip(pieces[1::2], (piece.strip() for piece in pieces[2::2]), strict=True)) if not pieces[0] else []


def unknown_key_notes(key: str, parts: Mapping[str, str], asked: Sequence[ExpectedNames]) -> list[str]:
    """The note on a key that is no exercise's, if something is answered there."""
    if not any(parts.values()):
        return []
    by_hand = [each.id for each in asked if not each.in_code]
    there = f" There is {listed_names(by_hand)}." if by_hand else ""
    return [f"`{shown_name(key)}` in answers.yaml is no exercise of this assignment, so it was not read.{there}"]


def listed_names(names: Iterable[str]) -> str:
    """The names in backquotes, the first few of very many."""
    some = list(names)
    return ", ".join(f"`{name}`" for name in some[:MAX_KEYS_LISTED]) + (", …" if len(some) > MAX_KEYS_LISTED else "")
