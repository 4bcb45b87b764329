from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import numpy as np
import pandas as pd
import pytest

from grader.checks.case import Flaw
from grader.checks.plain_python import NotPlain, plain_value
from grader.codec.decode import decode
from grader.codec.encode import encode
from tests.checks.judging import verdict

BY = {"reference": "reference.trees.verify:id3_flaws"}
INDICES = [0, 1, 2, 3, 4]


def fold_flaws(answer: Any) -> list[Flaw]:
    """What is wrong with a plan of two folds over five rows, as a verifier of ours would say it."""
    if not isinstance(answer, list) or not all(isinstance(fold, list) for fold in answer):
        return [Flaw("", 1, "type", "Return a list of folds.")]
    held = [index for fold in answer for index in fold]
    flaws = [Flaw("rows", 0.2, "missing_row", f"Row {row} is in no fold.") for row in INDICES if row not in held]
    flaws += [Flaw("rows", 0.5, "row_twice", f"Row {row} is in two folds.") for row in INDICES if held.count(row) > 1]
    return flaws + ([] if len(answer) == 2 else [Flaw("folds", 1 / 3, "folds", "There should be two folds.")])


@dataclass
class Plan:
    first: list[int]
    second: list[int]


RIGHT: dict[str, Any] = {
    "the reference's own": [[0, 1, 2], [3, 4]],
    "another plan": [[4, 0], [1, 2, 3]],
    "tuples": ((0, 1, 2), (3, 4)),
    "sets": [{0, 1, 2}, {3, 4}],
    "a frozenset of frozensets": frozenset({frozenset({0, 1}), frozenset({2, 3, 4})}),
    "arrays": [np.array([0, 1, 2]), np.array([3, 4])],
    "NumPy's numbers": [[np.int64(0), np.int32(1), 2], [3, 4]],
    "whole floats": [[0.0, 1.0, 2.0], [3.0, 4.0]],
    "ranges": [range(3), range(3, 5)],
    "a Series each": [pd.Series([0, 1, 2]), pd.Series([3, 4])],
    "Fractions": [[Fraction(0), Fraction(1), 2], [3, 4]],
    "an array of objects": np.array([[0, 1, 2], [3, 4]], dtype=object),
}


@pytest.mark.parametrize("form", RIGHT)
def test_what_has_no_flaws_is_right_in_any_form(form: str) -> None:
    given = verdict("verify", [[0, 1, 2], [3, 4]], RIGHT[form], BY, flaws=fold_flaws)
    assert given.passed, given


WRONG: dict[str, tuple[str, Any, str]] = {
    "None": ("nothing", None, "0"),
    "a number": ("type", 3, "0"),
    "a function": ("type", print, "0"),
    "bytes in a list": ("type", [b"0"], "0"),
    "a number beyond all bounds": ("type", [[10**400]], "0"),
    "a dict": ("type", {"a": [0]}, "0"),
    "a row left out": ("missing_row", [[0, 1], [3, 4]], "4/5"),
    "a row twice": ("row_twice", [[0, 1, 2], [2, 3, 4]], "1/2"),
    "a fold too many": ("folds", [[0, 1], [2, 3], [4]], "2/3"),
    "many flaws": ("row_twice", [[0, 0, 1, 1]], "0"),
}


@pytest.mark.parametrize("slip", WRONG)
def test_flaws_cost_their_weight_and_the_heaviest_is_the_reason(slip: str) -> None:
    reason, answer, credit = WRONG[slip]
    given = verdict("verify", [[0, 1, 2], [3, 4]], answer, BY, flaws=fold_flaws)
    assert (given.credit, given.reason) == (Fraction(credit), reason)


def test_the_heaviest_flaws_are_told_first_and_none_twice() -> None:
    def flaws(answer: Any) -> Sequence[Flaw]:
        return [Flaw("a", 0.1, "small", "Small."), Flaw("b", 0.4, "large", "Large."), Flaw("c", 0.1, "small", "Small.")]

    given = verdict("verify", 0, 1, BY, flaws=flaws)
    assert (given.credit, given.reason, given.message) == (Fraction(2, 5), "large", "Large. Small.")


def test_fourteen_fourteenths_cost_the_whole_mark() -> None:
    given = verdict("verify", 0, 1, BY, flaws=lambda answer: [Flaw("", 1 / 14, "node", "A node.")] * 14)
    assert given.credit == 0


def test_a_flaw_without_weight_costs_nothing() -> None:
    assert verdict("verify", 0, 1, BY, flaws=lambda answer: [Flaw("", 0, "remark", "Not asked.")]).passed


def test_what_a_verifier_raises_is_a_fault_of_ours() -> None:
    def broken(answer: Any) -> Sequence[Flaw]:
        raise KeyError("x")

    with pytest.raises(KeyError):
        verdict("verify", 0, 1, BY, flaws=broken)
    with pytest.raises(ValueError, match="below 0"):
        verdict("verify", 0, 1, BY, flaws=lambda answer: [Flaw("", -1, "a", "b")])


TREE = {"test": "a", "branches": {"t": "yes", "f": "no"}}
COMPARED: dict[str, tuple[Any, Any, Any, dict[str, Any]]] = {  # expected, right, wrong, options
    "trees": (TREE, {"a": {"f": "no", "t": "yes"}}, {"a": {"f": "yes", "t": "yes"}}, {}),
    "numbers": ([0.5, 0.25], (0.5, Fraction(1, 4)), [0.5, 0.3], {}),
    "labels": (["a", "b"], np.array(["a", "b"]), ["b", "a"], {}),
    "what the spec names": (["a", "b"], {"b", "a"}, {"a"}, {"by": {"as_set": {}}}),
}


@pytest.mark.parametrize("what", COMPARED)
def test_without_a_verifier_the_answer_is_compared_with_the_one_right_one(what: str) -> None:
    expected, right, wrong, options = COMPARED[what]
    assert verdict("verify", expected, right, BY | options).passed
    assert not verdict("verify", expected, wrong, BY | options).passed


PLAIN: dict[str, tuple[Any, Any]] = {
    "a tuple": ((1, (2, 3)), [1, [2, 3]]),
    "a 2-d array": (np.array([[1, 2], [3, 4]]), [[1, 2], [3, 4]]),
    "a 0-d array": (np.array(0.5), 0.5),
    "a NumPy truth": (np.True_, True),
    "a record": (Plan([0], [1]), {"first": [0], "second": [1]}),
    "a Series that counts": (pd.Series([1, 2]), [1, 2]),
    "a Series with names": (pd.Series({"a": 1}), {"a": 1}),
    "a DataFrame": (pd.DataFrame({"a": [1], "b": ["x"]}), [{"a": 1, "b": "x"}]),
    "keys of several values": ({("a ", 1): 2, frozenset({"b", "a"}): 3}, {("a", 1): 2, ("a", "b"): 3}),
    "text with spaces": ({" a": " b "}, {"a": "b"}),
    "a complex number that is real": (complex(2, 0), 2.0),
    "None": (None, None),
    "a generator": ((n for n in range(2)), [0, 1]),
}


@pytest.mark.parametrize("form", PLAIN)
def test_a_verifier_gets_plain_values(form: str) -> None:
    value, plain = PLAIN[form]
    found = plain_value(decode(encode(value)))
    assert (found, type(found)) == (plain, type(plain))


@pytest.mark.parametrize(
    "make", [lambda: print, lambda: b"x", lambda: {b"x": 1}, lambda: complex(0, 1), lambda: 10**400]
)
def test_what_has_no_plain_form_is_refused(make: Callable[[], Any]) -> None:
    with pytest.raises(NotPlain):
        plain_value(decode(encode([make()])))


def test_a_value_that_contains_itself_is_refused() -> None:
    loop: list[Any] = []
    loop.append(loop)
    assert verdict("verify", [], loop, BY, flaws=fold_flaws).reason == "type"
