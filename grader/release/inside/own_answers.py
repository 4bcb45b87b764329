"""Answers by hand: whether they can be read. The checker does not hold the right answers."""

from collections.abc import Mapping
from difflib import get_close_matches
from itertools import islice
from typing import Any

from grader.checks.chosen import ChoiceOptions, answer_text, picked_options
from grader.checks.numerals import number_readings
from grader.codec.encode import encode
from grader.codec.values import Array, Scalar, Series
from grader.release.inside.notebook_session import readable_value
from grader.release.inside.public_document import ReleasedExercise, ReleasedPart
from grader.texts.safe_text import counted

# What a sheet has where nothing is filled in, and what people write for it.
UNANSWERED = frozenset({"", "...", "…", "?", "None", "Ellipsis"})
MAX_SHOWN_CHARACTERS = 60  # characters of an answer that are shown
MAX_UNKNOWN_NAMES = 20  # unknown names that are told: a student may give a mapping of any size


def hand_answer_text(answer: object) -> str:
    """The text of an answer: a text as it is, a number with all its digits, "" for none."""
    value = readable_value(encode(answer))
    if isinstance(value, Array | Series) and len(value.items) == 1:
        value = value.items[0]
    if isinstance(value, Scalar):
        value = value.value
    return "" if value is None or answer is ... else str(value).strip()


def is_answered(answer: object) -> bool:
    """Whether an answer is more than what a sheet has where nothing is filled in."""
    return hand_answer_text(answer) not in UNANSWERED


def whole_answer(written: Mapping[str, str]) -> str:
    """The answer to an exercise as a whole, by what answers.yaml has for it; "" if it has nothing."""
    return "\n".join(written.values())


def hand_answer_lines(exercise: ReleasedExercise, answer: Any) -> tuple[tuple[str, bool | None, str], ...]:
    """For each part of an answer its name, whether it can be read (None if it is missing), and a sentence."""
    if exercise.kind == "values":
        given = answer if isinstance(answer, Mapping) else {}
        known = [part_line(exercise, part, given.get(part.name, "")) for part in exercise.parts]
        names = [part.name for part in exercise.parts]
        if not isinstance(answer, Mapping):
            ask = f"Give the parts by name, as in {{{names[0]!r}: 0.25}}." if names else "There are no parts."
            return (("your answers", False, ask),)
        others = islice((name for name in given if name not in names), MAX_UNKNOWN_NAMES)
        return (*known, *(unknown_part_line(hand_answer_text(name), names) for name in others))
    if exercise.kind == "choice":
        return (choice_line(exercise, answer),)
    text = hand_answer_text(answer)
    return (("your text", bool(text) or None, f"{counted(len(text.split()), 'word')}; a person marks it."),)


def part_line(exercise: ReleasedExercise, part: ReleasedPart, answer: object) -> tuple[str, bool | None, str]:
    """The name of a part, whether its answer can be read as a number or word, and a sentence."""
    name, text = part.name, hand_answer_text(answer)
    if text in UNANSWERED:
        return name, None, ""
    if part.written in ("word", "yes_no"):
        return name, True, f"This is read as the word {text[:MAX_SHOWN_CHARACTERS]!r}."
    found = number_readings(text, exercise.forms)
    if not found:
        return (
            name,
            False,
            f"This cannot be read as a number: {text[:MAX_SHOWN_CHARACTERS]!r}. Write a number alone, without words.",
        )
    return name, True, f"This is read as {float(found[0].value):.10g}."


def unknown_part_line(name: str, names: list[str]) -> tuple[str, bool | None, str]:
    """The line on a name that no part has, with the nearest one."""
    near = get_close_matches(name[:MAX_SHOWN_CHARACTERS], names, 1)
    there = f"Did you mean {near[0]!r}?" if near else f"There is {', '.join(names)}."
    return name[:MAX_SHOWN_CHARACTERS], False, f"No part has this name. {there}"


def choice_line(exercise: ReleasedExercise, answer: object) -> tuple[str, bool | None, str]:
    """The line on a choice: which options the answer names, by letters or by texts."""
    text = answer_text(readable_value(encode(answer)))
    for lettered in (True, False):
        options = ChoiceOptions(exercise.choices, lettered)
        found = picked_options(text, options)
        if found:
            return "your choice", True, f"This is read as: {options.named(found)}."
    if not text.strip():
        return "your choice", None, ""
    return (
        "your choice",
        False,
        f"This names no option: {text[:MAX_SHOWN_CHARACTERS]!r}. Write the letters, as in 'a, c'.",
    )
