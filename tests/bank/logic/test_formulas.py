"""Tests of `reference.logic.formulas`."""

from typing import Any

import pytest

from reference.logic.formulas import equivalent

LAWS: dict[str, tuple[Any, Any]] = {
    "De Morgan": (["not", ["and", "p", "q"]], ["or", ["not", "p"], ["not", "q"]]),
    "double negation": (["not", ["not", "p"]], "p"),
    "both directions": (["<->", "p", "q"], ["and", ["->", "p", "q"], ["->", "q", "p"]]),
    "contraposition": (["->", "p", "q"], ["->", ["not", "q"], ["not", "p"]]),
    "turned around": (["<-", "p", "q"], ["->", "q", "p"]),
}


@pytest.mark.parametrize("law", LAWS)
def test_a_law_holds(law: str) -> None:
    assert equivalent(*LAWS[law])
