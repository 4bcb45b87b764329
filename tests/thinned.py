"""A part of what is many, so that `make test` ends in time; all of it with `make thorough`."""

import os
from collections.abc import Iterable
from typing import TypeVar

Each = TypeVar("Each")


def some(everything: Iterable[Each], one_in: int) -> list[Each]:
    """Every so-manieth, always the same ones; all of them where THOROUGH is set."""
    return list(everything)[:: 1 if os.environ.get("THOROUGH") else one_in]
