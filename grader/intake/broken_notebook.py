"""The whole cells of a notebook that is no JSON any more: saved half-way, or put together by a merge."""

import json
import re
from typing import Any

CELL_START = re.compile(r'\{\s*"cell_type"\s*:')  # as every editor writes a cell: keys in order
MAX_BROKEN_CELLS = 20  # cells that may be broken: looking at one may cost a walk to the end of the file


def whole_cells(text: str) -> list[Any]:
    """The cells of a broken notebook that can be read by themselves, in order.

    >>> whole_cells('{"cells": [{"cell_type": "code", "source": "x = 1"}, {"cell_type": "code", "sour')
    [{'cell_type': 'code', 'source': 'x = 1'}]
    """
    decoder = json.JSONDecoder(parse_int=short_integer, strict=False)
    found: list[Any] = []
    at = broken = 0
    while broken < MAX_BROKEN_CELLS and (begin := CELL_START.search(text, at)) is not None:
        try:
            cell, at = decoder.raw_decode(text, begin.start())
            found.append(cell)
        except (ValueError, RecursionError):
            at, broken = begin.end(), broken + 1
    return found


def short_integer(digits: str) -> int:
    """The number, or 0 for one so long that Python refuses to read it: no number of a notebook matters to us."""
    return int(digits) if len(digits) < 100 else 0
