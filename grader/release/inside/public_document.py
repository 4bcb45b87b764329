"""The public part of an assignment as its checker reads it from `<id>.public.json`."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from grader.checks.calls import Call
from grader.codec.decode import decode
from grader.codec.values import Json

CODED = frozenset({"function", "trace", "model"})  # kinds that are answered in code


@dataclass(frozen=True, slots=True)
class Case:
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


@dataclass(frozen=True, slots=True)
class Property:
    """A property that every right answer has, and the number of its extra calls on each case."""

    name: str
    options: Any
    calls: int


@dataclass(frozen=True, slots=True)
class Mistake:
    """A known mistake; `html` is its hint as HTML, if it was made before."""

    name: str
    hint: str
    html: str = ""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a hand calculation, and the variable that may hold it."""

    name: str
    ask: str
    variable: str
    written: str = "number"  # or "word"


@dataclass(frozen=True, slots=True)
class Exercise:
    """An exercise as a student sees it, with the check that judges its public cases."""

    id: str
    kind: str
    title: str
    points: float
    target: str
    check: str
    options: Mapping[str, Any]
    properties: tuple[Property, ...]
    cases: tuple[Case, ...]
    hidden: tuple[str, ...]  # what the other cases cover
    mistakes: tuple[Mistake, ...]
    parts: tuple[Part, ...]
    forms: tuple[str, ...]
    choices: tuple[str, ...]
    provided: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Assignment:
    """An assignment as students received it."""

    id: str
    title: str
    student: str
    exercises: tuple[Exercise, ...]


def assignment_of(document: Mapping[str, Any]) -> Assignment:
    """The assignment that a public document describes."""
    exercises = tuple(exercise_of(each) for each in document["exercises"])
    return Assignment(document["id"], document["title"], document["student"], exercises)


def exercise_of(document: Mapping[str, Any]) -> Exercise:
    """One exercise, read from the public document."""
    name, options = check_of(document)
    return Exercise(
        id=document["id"],
        kind=document["kind"],
        title=document["title"],
        points=document["points"],
        target=document["target"],
        check=name,
        options=options,
        # Fields that are read with `get` are missing in documents of earlier versions.
        properties=tuple(
            Property(each["name"], decode(each["options"]), each["calls"]) for each in document.get("properties", ())
        ),
        cases=tuple(case_of(each, document["seconds"]) for each in document["cases"]),
        hidden=tuple(document["hidden"]),
        mistakes=tuple(Mistake(each["name"], each["hint"], each.get("html", "")) for each in document["mistakes"]),
        parts=tuple(
            Part(each["name"], each["ask"], each["variable"], each.get("written", "number"))
            for each in document["parts"]
        ),
        forms=tuple(document["forms"]),
        choices=tuple(document["options"]),
        provided=document["provided"],
    )


def case_of(document: Mapping[str, Any], seconds: float) -> Case:
    """One public case, read from the public document."""
    asked = call_of(document["call"], seconds)
    extra = tuple(call_of(each, seconds) for each in document.get("extra", ()))
    right = document["expected"], document.get("accepted")
    return Case(document["name"], document["args"], asked, extra, *right, document["variants"])


def call_of(document: Mapping[str, Any], seconds: float) -> Call:
    """One call, read from the public document."""
    inputs = document["args"]
    then = tuple((name, tuple(given)) for name, given in document["then"])
    return Call(document["target"], None if inputs is None else tuple(inputs), seconds, then)


def check_of(document: Mapping[str, Any]) -> tuple[str, Mapping[str, Any]]:
    """The check that judges answers in code, with its options; that of a trace has a check for each field."""
    check, trace = document["check"], document["trace"]
    if check is None:
        return "", {}
    name, options = check["name"], {key: decode(form) for key, form in check["options"].items()}
    if trace is None:
        return name, options
    fields = options if name == "parts" else {field: {name: options} for field in trace["record"]}
    return "trace", {"parts": fields, "initial": trace["initial"], "last": trace["last"]}
