"""The errors of a pydantic model, in plain words."""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic import ValidationError

from grader.spec.faults import KeyPath, Problem
from grader.spec.read_checks import words_for
from grader.spec.yaml_tree import UNREAD, is_finite_scalar
from grader.texts.nearest_name import choices, nearest_known

WANTED_BY_ERROR = {  # by pydantic's error type: what the field must be, and how it is written
    "string_type": ("a text", "Put it in quotes."),
    "bool_type": ("true or false", "Write true or false."),
    "int_type": ("a whole number", "Write a whole number, without quotes."),
    "float_type": ("a number", "Write a number, without quotes."),
    "finite_number": ("a finite number", "Write a finite number."),
    "tuple_type": ("a list", "Write a list: [a, b]."),
    "dict_type": ("a mapping", "Write a mapping: {name: value}."),
    "model_type": ("a mapping", "Write a mapping: {name: value}."),
}
# In pydantic's locations, not in the file: a key, the form of a union.
UNWRITTEN_LOCATIONS = ("[key]", "<range>", "<values>", "<word>", "<variants>")
BOUND_WORDS = {
    "greater_than": "greater than",
    "greater_than_equal": "at least",
    "less_than": "less than",
    "less_than_equal": "at most",
}


def problems_of(error: ValidationError) -> Iterator[Problem]:
    """The problems that a model's validation error tells, each at its place in the file."""
    for each in error.errors(include_url=False, include_context=True):
        if each["input"] is UNREAD or (each["type"] == "too_short" and len(each["input"]) > 0):
            continue  # told already: pydantic counts only the items that it accepts, and asks for one at most
        path = _path(each["loc"])
        yield Problem(path, *_explained(each["type"], each["input"], each.get("ctx", {}), path))


def _path(location: tuple[int | str, ...]) -> KeyPath:
    return tuple(key for key in location if key not in UNWRITTEN_LOCATIONS)


def _explained(kind: str, given: Any, context: Mapping[str, Any], path: KeyPath) -> tuple[str, str]:
    """The problem and the remedy for one of pydantic's error types."""
    if kind == "missing" and isinstance(path[-1], int):
        return ("missing item", "Write one more.")
    if kind == "missing":
        return ("missing field", f"Write `{path[-1]}: ...`; docs/spec.md says what it may be.")
    # 2.5 for a whole number is a number: the wrong size is told, not the wrong kind.
    if kind in WANTED_BY_ERROR and not (kind == "int_type" and is_finite_scalar(given)):
        wanted, remedy = WANTED_BY_ERROR[kind]
        return (f"must be {wanted}, and is {words_for(given)}", remedy)
    if kind == "literal_error":
        return _wrong_choice(given, str(context["expected"]))
    return _wrong_size(kind, given, context)


def _wrong_size(kind: str, given: Any, context: Mapping[str, Any]) -> tuple[str, str]:
    """The problem and remedy of a number out of range or not whole, or of a list too long or too short."""
    if kind == "too_short":
        return ("is empty", f"Write at least {context['min_length']}.")
    if kind == "too_long":
        return ("is too long", f"Write at most {context['max_length']}.")
    bound = next(iter(context.values()), None)
    said = f"{BOUND_WORDS[kind]} {bound:g}" if kind in BOUND_WORDS else "a whole number"
    return (f"must be {said}, and is {given}", f"Write {'a number that is ' if kind in BOUND_WORDS else ''}{said}.")


def _wrong_choice(given: Any, expected: str) -> tuple[str, str]:
    """The problem and remedy of a value that is none of a few; `expected` is pydantic's text: "'one' or 'all'"."""
    # Pydantic gives the choices as a sentence only.
    allowed = [word.strip("'") for word in expected.replace(" or ", ", ").split(", ")]
    near = nearest_known(given, allowed) if isinstance(given, str) else None
    said = f"`{given}`" if isinstance(given, str | int | float) else words_for(given)
    return (f"cannot be {said}", f"Did you mean `{near}`?" if near else f"Write {choices(allowed)}.")
