"""The names of all checks that an exercise uses: its own check, and those inside its options."""

from collections.abc import Iterator, Mapping
from typing import Any

from grader.built.document import BuiltCheck
from grader.checks.extensions import LOCAL_CHECK_NAME, names_elsewhere
from grader.checks.registry import CHECKS


def checks_elsewhere(check: BuiltCheck | None) -> Iterator[str]:
    """The names of checks that are not ours: of the check itself, and of those inside its options."""
    if check is not None:
        known = names_elsewhere()
        named = (check.name, *names_within(check.options))
        yield from (
            name for name in named if name not in CHECKS and (name in known or LOCAL_CHECK_NAME.fullmatch(name))
        )


def names_within(options: Any) -> Iterator[str]:
    """Every key and text in a check's options; among them are the names of inner checks."""
    if isinstance(options, str):
        yield options
    elif isinstance(options, Mapping):
        for key, value in options.items():
            yield str(key)
            yield from names_within(value)
    elif isinstance(options, list | tuple):
        for value in options:
            yield from names_within(value)
