"""The public part of an assignment as its checker reads it from `<id>.public.json`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from grader.checks.calls import Call
from grader.codec.decode import decode
from grader.codec.values import Json

CODE_KINDS = frozenset({"function", "trace", "model", "tests"})  # kinds that are answered in code


@dataclass(frozen=True, slots=True)
class ReleasedCase:
    """A public case: its call, its right answer, other accepted answers, the answers of known mistakes; all encoded.

    `extra` are the calls of the exercise's properties, in their order.
    """

    name: str
    args: Mapping[str, Json]
    call: Call
    extra: tuple[Call, ...]
    expected: Json
    accepted: Json
    variants: Mapping[str, Json]
    typed: str = ""  # the call with the names that the notebook and the starter give to tables; "" if there are none


@dataclass(frozen=True, slots=True)
class ReleasedProperty:
    """A property that every right answer has, and the number of its extra calls on each case."""

    name: str
    options: Any
    calls: int


@dataclass(frozen=True, slots=True)
class ReleasedMistake:
    """A known mistake; `html` is its hint as HTML, if it was made before."""

    name: str
    hint: str
    html: str = ""


@dataclass(frozen=True, slots=True)
class ReleasedPart:
    """A part of a hand calculation, and the variable that may hold it."""

    name: str
    ask: str
    variable: str
    written: str = "number"  # or "whole", "word", "yes_no"


@dataclass(frozen=True, slots=True)
class ReleasedExercise:
    """An exercise as a student sees it, with the check that judges its public cases."""

    id: str
    kind: str
    title: str
    points: float
    target: str
    check: str
    options: Mapping[str, Any]
    properties: tuple[ReleasedProperty, ...]
    cases: tuple[ReleasedCase, ...]
    hidden: tuple[str, ...]  # what the other cases cover
    mistakes: tuple[ReleasedMistake, ...]
    parts: tuple[ReleasedPart, ...]
    forms: tuple[str, ...]
    choices: tuple[str, ...]
    provided: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ReleasedAssignment:
    """An assignment as students received it."""

    id: str
    title: str
    student: str
    variant: str
    exercises: tuple[ReleasedExercise, ...]


def released_assignment(document: Mapping[str, Any]) -> ReleasedAssignment:
    """The assignment that a public document describes."""
    exercises = tuple(released_exercise(each) for each in document["exercises"])
    return ReleasedAssignment(document["id"], document["title"], document["student"], document["variant"], exercises)


def released_exercise(document: Mapping[str, Any]) -> ReleasedExercise:
    """One exercise, read from the public document."""
    name, options = released_check(document)
    return ReleasedExercise(
        id=document["id"],
        kind=document["kind"],
        title=document["title"],
        points=document["points"],
        target=document["target"],
        check=name,
        options=options,
        # Fields that are read with `get` are missing in documents of earlier versions.
        properties=tuple(
            ReleasedProperty(each["name"], decode(each["options"]), each["calls"])
            for each in document.get("properties", ())
        ),
        cases=tuple(released_case(each, document["seconds"]) for each in document["cases"]),
        hidden=tuple(document["hidden"]),
        mistakes=tuple(
            ReleasedMistake(each["name"], each["hint"], each.get("html", "")) for each in document["mistakes"]
        ),
        parts=tuple(
            ReleasedPart(each["name"], each["ask"], each["variable"], each.get("written", "number"))
            for each in document["parts"]
        ),
        forms=tuple(document["forms"]),
        choices=tuple(document["options"]),
        provided=document["provided"],
    )


def released_case(document: Mapping[str, Any], seconds: float) -> ReleasedCase:
    """One public case, read from the public document."""
    asked = released_call(document["call"], seconds)
    extra = tuple(released_call(each, seconds) for each in document.get("extra", ()))
    right = document["expected"], document.get("accepted")
    given = document["variants"], document.get("typed", "")
    return ReleasedCase(document["name"], document["args"], asked, extra, *right, *given)


def released_call(document: Mapping[str, Any], seconds: float) -> Call:
    """One call, read from the public document."""
    inputs = document["args"]
    then = tuple((name, tuple(given)) for name, given in document["then"])
    return Call(document["target"], None if inputs is None else tuple(inputs), seconds, then)


def released_check(document: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    """The check that judges answers in code, with its options; that of a trace has a check for each field."""
    check, trace = document["check"], document["trace"]
    if check is None:
        return "", {}
    name, options = check["name"], {key: decode(form) for key, form in check["options"].items()}
    if trace is None:
        return name, options
    fields = options if name == "parts" else {field: {name: options} for field in trace["record"]}
    return "trace", {"parts": fields, "initial": trace["initial"], "last": trace["last"]}
