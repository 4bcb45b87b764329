"""Tests of `reference.logic.verify.formulas`."""

from typing import Any

import pytest

from reference.flaw import NotReadable
from reference.logic.verify.formulas import without_arrows_flaws


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (["->", "p", "q"], "connective"),
        (["or", "p", "s"], "proposition"),
        (["or", "p", ["not", "q"]], "equivalence"),
    ],
)
def test_a_flaw_of_a_formula_is_named(answer: Any, reason: str) -> None:
    assert {flaw.reason for flaw in without_arrows_flaws(answer, ["->", "p", "q"])} == {reason}


def test_a_formula_is_told_where_it_differs() -> None:
    found = without_arrows_flaws(["and", "p", "q"], ["->", "p", "q"])
    assert [flaw.part for flaw in found] == ["p is false, q is true", "p is false, q is false"]


@pytest.mark.parametrize("answer", [3, [], ["xor", "p", "q"], ["not", "p", "q"], ["and"], "or", [["p"]]])
def test_what_is_no_formula_is_not_read(answer: Any) -> None:
    with pytest.raises(NotReadable):
        without_arrows_flaws(answer, "p")
