"""The checks that an exercise names: its own, those within it, and those that other people wrote."""

from collections.abc import Iterator, Mapping
from typing import Any

from grader.built.document import BuiltCheck
from grader.checks.extensions import BESIDE, names_elsewhere
from grader.checks.registry import CHECKS


def checks_elsewhere(check: BuiltCheck | None) -> Iterator[str]:
    """The names of checks in one that are none of ours: its own, and those within it."""
    if check is not None:
        known = names_elsewhere()
        named = (check.name, *names_within(check.options))
        yield from (name for name in named if name not in CHECKS and (name in known or BESIDE.fullmatch(name)))


def names_within(options: Any) -> Iterator[str]:
    """Every key and text in a check's options: among them are the checks that stand inside of it."""
    if isinstance(options, str):
        yield options
    elif isinstance(options, Mapping):
        for key, value in options.items():
            yield str(key)
            yield from names_within(value)
    elif isinstance(options, list | tuple):
        for value in options:
            yield from names_within(value)
