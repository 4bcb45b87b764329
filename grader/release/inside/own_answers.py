"""Answers by hand: whether they can be read. The checker does not hold the right answers."""

from collections.abc import Mapping
from difflib import get_close_matches
from itertools import islice
from typing import Any

from grader.checks.chosen import Options, answer_text, picked
from grader.checks.numerals import readings
from grader.codec.encode import encode
from grader.codec.values import Array, Scalar, Series
from grader.release.inside.notebook_session import read_back
from grader.release.inside.public_document import Exercise, Part

# What a sheet has where nothing is filled in, and what people write for it.
UNANSWERED = frozenset({"", "...", "…", "?", "None", "Ellipsis"})
SHOWN = 60  # characters of an answer that are shown
UNKNOWN = 20  # unknown names that are told: a student may give a mapping of any size


def text_of(answer: object) -> str:
    """The text of an answer: a text as it is, a number with all its digits, "" for none."""
    value = read_back(encode(answer))
    if isinstance(value, Array | Series) and len(value.items) == 1:
        value = value.items[0]
    if isinstance(value, Scalar):
        value = value.value
    return "" if value is None or answer is ... else str(value).strip()


def said_of(exercise: Exercise, answer: Any) -> tuple[tuple[str, bool | None, str], ...]:
    """For each part of an answer its name, whether it can be read (None if it is missing), and a sentence."""
    if exercise.kind == "values":
        given = answer if isinstance(answer, Mapping) else {}
        known = [said_of_part(exercise, part, given.get(part.name, "")) for part in exercise.parts]
        names = [part.name for part in exercise.parts]
        if not isinstance(answer, Mapping):
            ask = f"Give the parts by name, as in {{{names[0]!r}: 0.25}}." if names else "There are no parts."
            return (("your answers", False, ask),)
        others = islice((name for name in given if name not in names), UNKNOWN)
        return (*known, *(unknown_part(text_of(name), names) for name in others))
    if exercise.kind == "choice":
        return (said_of_choice(exercise, answer),)
    text = text_of(answer)
    return (("your text", bool(text) or None, f"{len(text.split())} words; a person marks it."),)


def said_of_part(exercise: Exercise, part: Part, answer: object) -> tuple[str, bool | None, str]:
    """The name of a part, whether its answer can be read as a number or word, and a sentence."""
    name, text = part.name, text_of(answer)
    if text in UNANSWERED:
        return name, None, ""
    if part.written == "word":
        return name, True, f"This is read as the word {text[:SHOWN]!r}."
    found = readings(text, exercise.forms)
    if not found:
        return name, False, f"This cannot be read as a number: {text[:SHOWN]!r}. Write a number alone, without words."
    return name, True, f"This is read as {float(found[0].value):.10g}."


def unknown_part(name: str, names: list[str]) -> tuple[str, bool | None, str]:
    """The line on a name that no part has, with the nearest one."""
    near = get_close_matches(name[:SHOWN], names, 1)
    there = f"Did you mean {near[0]!r}?" if near else f"There is {', '.join(names)}."
    return name[:SHOWN], False, f"No part has this name. {there}"


def said_of_choice(exercise: Exercise, answer: object) -> tuple[str, bool | None, str]:
    """The line on a choice: which options the answer names, by letters or by texts."""
    text = answer_text(read_back(encode(answer)))
    for lettered in (True, False):
        options = Options(exercise.choices, lettered)
        found = picked(text, options)
        if found:
            return "your choice", True, f"This is read as: {options.named(found)}."
    if not text.strip():
        return "your choice", None, ""
    return "your choice", False, f"This names no option: {text[:SHOWN]!r}. Write the letters, as in 'a, c'."
