"""The well-formed pieces of a file's value before any model has accepted it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from grader.spec.bank_places import ID
from grader.spec.faults import KeyPath, Problem
from grader.texts.nearest_name import suggestion


def text_items(raw: Mapping[str, Any], name: str) -> Iterator[tuple[KeyPath, str]]:
    """The texts in a list field, each with its path; other items are left out."""
    items = raw.get(name)
    for place, item in enumerate(items if isinstance(items, list) else []):
        if isinstance(item, str):
            yield (name, place), item


def mapping_items(raw: Mapping[str, Any], name: str) -> Iterator[tuple[KeyPath, dict[str, Any]]]:
    """The mappings in a list field, each with its path; other items are left out."""
    items = raw.get(name)
    for place, item in enumerate(items if isinstance(items, list) else []):
        if isinstance(item, dict):
            yield (name, place), item


def mapping_field(raw: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The mapping in a field; an empty one if the field holds something else."""
    value = raw.get(name)
    return value if isinstance(value, dict) else {}


def repeated(named: Iterable[tuple[KeyPath, Any]], what: str) -> Iterator[Problem]:
    """A problem for each name that occurred before."""
    seen: set[str] = set()
    for path, name in named:
        if isinstance(name, str):
            if name in seen:
                yield Problem(path, f"another {what} has this name already: `{name}`", "Give each its own.")
            seen.add(name)


def id_problems(raw: Mapping[str, Any]) -> Iterator[Problem]:
    """The problem of an id that is no dotted identifier, since it names modules and files."""
    name = raw.get("id")
    if isinstance(name, str) and not ID.fullmatch(name):
        yield Problem(
            ("id",), f"`{name}` is not an id", "Write identifiers joined by dots, such as `trees.gain_ratio`."
        )


def unsupported(raw: Mapping[str, Any], allowed: Mapping[str, tuple[Any, ...]]) -> Iterator[Problem]:
    """A problem for each key that does not work yet; `allowed` lists the values that already do."""
    for key, values in allowed.items():
        # A default that is written out asks for nothing, and is allowed.
        if key in raw and raw[key] not in values:
            instead = f"Remove it, or write `{values[0]}`." if values and values[0] is not None else "Remove it."
            yield Problem((key,), "is not supported yet", instead)


def unknown_name_problem(path: KeyPath, what: str, name: object, known: Iterable[str]) -> Problem:
    """The problem of a name that is not among the known ones."""
    return Problem(path, f"there is no {what} `{name}`", suggestion(name, known, "There are"))
