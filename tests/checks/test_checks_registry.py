from fractions import Fraction
from typing import Any, get_args

import pytest

from grader.checks.calls import CallOutcome, Observation, Raised
from grader.checks.case import Case
from grader.checks.close import CloseOptions
from grader.checks.registry import CHECKS, OptionFault, case_verdict, check_options
from grader.checks.trace import TraceOptions

ASKING = {"reference": "reference.information.entropy:entropy"}
NEEDED: dict[str, dict[str, Any]] = {"parts": {"a": "exact"}, "one_of": ASKING, "verify": ASKING}
OPTIONS: dict[str, dict[str, Any]] = {name: NEEDED.get(name, {}) for name in CHECKS}


@pytest.mark.parametrize("name", CHECKS)
def test_a_check_reads_its_usual_options(name: str) -> None:
    assert isinstance(check_options(name, OPTIONS[name]), CHECKS[name].options)


def test_options_are_read_with_their_inner_checks() -> None:
    assert check_options("close", {"rtol": 1}) == CloseOptions(rtol=1.0)
    trace = check_options("trace", {"parts": {"w": {"close": {"atol": 0.5}}}, "share": 0.5, "void_if": ["zero"]})
    assert isinstance(trace, TraceOptions)
    assert (trace.share, trace.void_if, trace.parts["w"].options) == (Fraction(1, 2), ("zero",), CloseOptions(atol=0.5))


FAULTS: dict[str, tuple[str, Any, str, str]] = {  # what: (check, options, problem, remedy)
    "an unknown check": ("cloze", {}, "no check `cloze`", "Did you mean `close`?"),
    "an unknown check like none": ("xyzzy", {}, "no check `xyzzy`", "`as_set`, `between`"),
    "an unknown option": ("close", {"rtoll": 1}, "`rtoll` is not an option", "Did you mean `rtol`?"),
    "an unknown option like none": ("exact", {"xyz": 1}, "`xyz` is not an option", "There is `ignore_case`."),
    "a tolerance that is text": ("close", {"rtol": "1"}, "`rtol` cannot be '1'", "number"),
    "a tolerance below zero": ("close", {"atol": -1}, "`atol` cannot be -1", "zero or more"),
    "a tolerance that is a bool": ("close", {"atol": True}, "`atol` cannot be True", "zero or more"),
    "a tolerance without end": ("close", {"atol": float("inf")}, "`atol` cannot be inf", "zero or more"),
    "a flag that is a number": ("exact", {"ignore_case": 1}, "`ignore_case` cannot be 1", "true or false"),
    "a word that is none of a few": ("mapping", {"zeros": "no"}, "`zeros` cannot be 'no'", "required, optional"),
    "an inner check that is not there": ("mapping", {"values": {"cloze": {}}}, "no check `cloze`", "`close`"),
    "an inner check with a bad option": ("mapping", {"values": {"close": {"x": 1}}}, "`x` is not an option", "`rtol`"),
    "two inner checks": ("mapping", {"values": {"close": {}, "exact": {}}}, "`values` cannot be", "{close: {}}"),
    "inner options that are a list": ("mapping", {"values": {"close": [1]}}, "`values` cannot be", "mapping"),
    "no reference": ("one_of", {"by": {"close": {}}}, "No reference is named", "reference.TOPIC.MODULE:NAME"),
    "a reference that is none": ("verify", {"reference": "entropy"}, "`reference` cannot be 'entropy'", "MODULE:NAME"),
    "a reference of another package": ("one_of", {"reference": "os:system"}, "`reference` cannot be", "MODULE:NAME"),
    "a check inside another that asks a reference": (
        "mapping",
        {"values": {"one_of": ASKING}},
        "`one_of` asks a reference",
        "the check of the exercise",
    ),
    "a margin above one": ("same_predictions", {"margin": 3}, "`margin` cannot be 3", "from 0 to 1"),
    "no parts": ("parts", {}, "no parts", "{gain: {close: {}}}"),
    "parts that are no checks": ("parts", {"gain": 3}, "`gain` cannot be 3", "{close: {}}"),
    "parts without names": ("parts", {1: "close"}, "cannot be read", "{gain: {close: {}}}"),
    "a share above one": ("trace", {"share": 2}, "`share` cannot be 2", "from 0 to 1"),
    "a share that is text": ("trace", {"share": "half"}, "`share` cannot be 'half'", "from 0 to 1"),
    "an unknown trivial state": ("trace", {"void_if": ["one"]}, "`void_if` cannot be", "constant, zero, echoes_input"),
    "trivial states that are no list": ("trace", {"void_if": "zero"}, "`void_if` cannot be", "list of words"),
    "trace parts that are a list": ("trace", {"parts": ["w"]}, "`parts` cannot be", "for each name"),
}


@pytest.mark.parametrize("what", FAULTS)
def test_options_that_cannot_be_are_faults_with_a_remedy(what: str) -> None:
    name, written, problem, remedy = FAULTS[what]
    with pytest.raises(OptionFault) as fault:
        check_options(name, written)
    assert problem in fault.value.problem
    assert remedy in fault.value.remedy


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("outcome", [outcome for outcome in get_args(CallOutcome) if outcome != "value"])
def test_a_call_without_a_value_has_the_same_reason_in_every_check(name: str, outcome: Any) -> None:
    given = case_verdict(name, OPTIONS[name], Case({}, {"a": 1}), [Observation(outcome)])
    assert (given.credit, given.reason) == (0, outcome)


def test_an_exception_is_told_with_its_line() -> None:
    error = Raised("ZeroDivisionError", "division by zero", 12)
    message = case_verdict("close", {}, Case({}, 1), [Observation("error", error=error)]).message
    assert message == "This call raised ZeroDivisionError on line 12: division by zero."


def test_no_observation_at_all_is_missing() -> None:
    assert case_verdict("close", {}, Case({}, 1), []).reason == "missing"


@pytest.mark.parametrize("name", CHECKS)
def test_every_check_asks_for_one_call_with_the_arguments_of_the_case(name: str) -> None:
    assert CHECKS[name].calls(Case({"x": 1}, 2), check_options(name, OPTIONS[name])) == ({"x": 1},)
