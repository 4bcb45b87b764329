"""The built assignment: everything grading needs, drawn and computed once, frozen at release.

Values (`Json`) are encoded by `grader.codec`. The document is for the instructor: it holds what is hidden.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Annotated, Any, Literal

from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.literals import session_of
from grader.codec.values import Json
from grader.codec.write_records import Wire, value_itself

ExerciseKind = Literal["function", "trace", "values", "model", "tests", "choice", "text"]

# Lengths are bounded before `Fraction` reads the text: "1e999999999" would take all memory.
EXACT_NUMBER = re.compile(r"[0-9.]{1,40}([eE][-+]?[0-9]{1,2})?|[0-9]{1,40}/0*[1-9][0-9]{0,40}")


def exact_fraction(given: Any) -> Fraction:
    """The fraction that is written; raises ValueError for other texts, and for 1e999999999, which would fill memory."""
    if not EXACT_NUMBER.fullmatch(text := str(given)):
        raise ValueError("is no fraction, or a very long one")
    return Fraction(text)


# Points and weights are exact: "5/2" in the document, never 2.5000000001.
Exact = Annotated[Fraction, Wire(exact_fraction, str)]


# ASCII only, as an id becomes the name of a file and of a variable.
DOTTED_IDENTIFIER = re.compile(r"[a-zA-Z_][a-zA-Z0-9_]*(\.[a-zA-Z_][a-zA-Z0-9_]*)*")
VERSION_TEXT = re.compile(r"[0-9A-Za-z.+!_-]{0,40}")
COMMIT_TEXT = re.compile(r"([0-9a-f]{4,40}\+?)?")  # "+": with changes since


def text_like(pattern: re.Pattern[str], problem: str) -> Wire:
    """How a text that matches a pattern stands in JSON; any other text is a fault, as a document may be anybody's."""

    def read(given: Any) -> str:
        if not (isinstance(given, str) and pattern.fullmatch(given)):
            raise ValueError(problem)
        return given

    return Wire(read, value_itself)


# Files are named by ids, and code for students has them in it.
Identifier = Annotated[
    str, text_like(DOTTED_IDENTIFIER, "is no id: letters, digits and underscores, with dots between them")
]
# What built a document is told with a command to paste: no more than a version and a commit are made of.
Version = Annotated[str, text_like(VERSION_TEXT, "is no version")]
Commit = Annotated[str, text_like(COMMIT_TEXT, "is no commit")]

# A value as the spec has it. In a written document it is encoded, as JSON knows no infinity and no $-keys of ours.
PlainValue = Annotated[Any, Wire(decode, encode)]


@dataclass(frozen=True, kw_only=True)
class BuiltCheck:
    """A check by name, with its options as written in the spec."""

    name: str
    options: dict[str, PlainValue] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class BuiltCall:
    """A call with positional arguments; `args` of None reads a variable of that name."""

    target: str
    args: tuple[Json, ...] | None
    then: tuple[tuple[str, tuple[Json, ...]], ...] = ()  # of a model: see `grader.checks.calls.Call`

    @cached_property
    def text(self) -> str | None:
        """The call as code to paste, shortened if long; None for a variable. Kept, as all students share the call."""
        return None if self.args is None and not self.then else session_of(self.target, self.args or (), self.then)


@dataclass(frozen=True, kw_only=True)
class BuiltProperty:
    """A property by name; each instance holds `calls` extra calls for it, in the order of the exercise's properties."""

    name: str
    options: PlainValue = None  # as written in the spec: a range, a name, a mapping
    calls: int = 0


@dataclass(frozen=True, kw_only=True)
class Instance:
    """One input of a case, with the right answer and the answers of the known mistakes.

    `calls[0]` is what the check judges; the properties' extra calls follow. `expected` is the answer itself; for a
    trace the list of records, the start first; `variants` has no entry for a mistake that raises on this input.
    """

    args: dict[str, Json]
    calls: tuple[BuiltCall, ...]
    expected: Json
    accepted: Json = None  # what else is right, where the check asks a reference for it
    known: tuple[Json, ...] = ()  # property by property, what the references gave that it asks
    variants: dict[str, Json] = field(default_factory=dict)
    smaller: tuple["Instance", ...] | None = None  # ever smaller ones, without properties; None: not worked out


@dataclass(frozen=True, kw_only=True)
class BuiltCase:
    """One named case: one line of the report, one weight; a drawn family has several instances, smallest first."""

    name: str
    public: bool = False
    covers: str = ""
    edge: bool = False
    drawn: bool = False
    require: tuple[str, ...] = ()  # conditions that every input of a drawn family meets
    weight: Exact = Fraction(1)
    instances: tuple[Instance, ...]


# How a part of a hand calculation is answered: a number, a count, a label, or yes or no.
WrittenAs = Literal["number", "whole", "word", "yes_no"]


@dataclass(frozen=True, kw_only=True)
class BuiltPart:
    """One part of a hand calculation. `uses` maps its arguments to the parts that feed them."""

    name: str
    ask: str
    points: Exact
    variable: str  # the notebook variable that may hold the answer
    written: WrittenAs = "number"
    check: BuiltCheck
    reference: str
    bound: dict[str, PlainValue] = field(
        default_factory=dict
    )  # keyword arguments from `with:` that this reference takes
    args: dict[str, Json]  # all that come from the given names
    uses: dict[str, str] = field(default_factory=dict)
    expected: Json
    variants: dict[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class BuiltMistake:
    """A known mistake: the name and hint students read, and the reference that computes its outputs again.

    `also` are references that make it in another way; what they give is computed where it is asked for.
    """

    name: str
    hint: str
    reference: str  # "" for a convention bound wrongly in all parts of a hand calculation
    bound: dict[str, PlainValue] = field(default_factory=dict)
    also: tuple[str, ...] = ()
    part: str | None = None


@dataclass(frozen=True, kw_only=True)
class TraceRules:
    """How a list of steps is read: docs/spec.md, `state`, `align`, `follow`, `credit`."""

    record: tuple[str, ...]
    carry: tuple[str, ...]
    initial: Literal["optional", "required", "absent"] = "optional"
    last: Literal["optional", "required"] = "required"
    step: str = "step"  # what students call one step, in the singular


@dataclass(frozen=True, kw_only=True)
class FollowRules:
    """The share earned by a step or part that follows from the student's own wrong one, and its exceptions."""

    share: Exact = Fraction(0)
    void_if: tuple[str, ...] = ()
    credit: Literal["fraction", "prefix", "all"] = "fraction"


@dataclass(frozen=True, kw_only=True)
class BuiltLimits:
    """The limits of one call and of its process: a safety net."""

    seconds: float = 2.0
    megabytes: int = 512


@dataclass(frozen=True, kw_only=True)
class BuiltReason:
    """Why some options are right, or why some are wrong: a name, a hint, and their places."""

    name: str
    hint: str
    places: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class BuiltChoice:
    """A question with its options in the order drawn; letters a, b, ... stand for them."""

    choose: Literal["one", "all"]
    options: tuple[str, ...]  # as the student reads them
    right: tuple[int, ...]  # places of the right ones
    variants: dict[str, tuple[int, ...]] = field(default_factory=dict)  # mistake: the places it would choose
    score: Literal["right_minus_wrong", "all_or_nothing"] = "right_minus_wrong"
    answer_as: Literal["letters", "text"] = "letters"
    reasons: tuple[BuiltReason, ...] = ()  # no option has two


@dataclass(frozen=True, kw_only=True)
class BuiltRubric:
    """One line of the marking scheme of a text question."""

    points: Exact
    text: str


@dataclass(frozen=True, kw_only=True)
class BuiltSource:
    """The rules on the text of student code: see `grader.checks.source`."""

    allow: tuple[str, ...] | None = None
    forbid: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class BuiltExercise:
    """One exercise, rendered and computed.

    `cases` for a function, trace, model or tests, `parts` for values, `choice` for a choice, `rubric` for a text.
    """

    id: Identifier
    kind: ExerciseKind
    title: str
    prompt: str
    conventions: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    points: Exact
    optional: bool = False
    target: str = ""  # the name of the student's function; of a choice or text, the variable that may hold the answer
    signature: str = ""  # of `kind: tests`, whose answer has any form, the code that students begin with
    reference: str  # "" for a hand calculation, whose parts have one each, and for a text
    bound: dict[str, PlainValue] = field(
        default_factory=dict
    )  # `with:` of the spec, the assignment's bindings included
    check: BuiltCheck | None = None
    promises: tuple[str, ...] = ()  # predicates over the arguments that every legal input meets
    properties: tuple[BuiltProperty, ...] = ()
    cases: tuple[BuiltCase, ...] = ()
    given: dict[str, Json] = field(default_factory=dict)
    digits: int | None = None  # decimals asked of hand answers
    forms: tuple[str, ...] = ("decimal",)
    parts: tuple[BuiltPart, ...] = ()
    choice: BuiltChoice | None = None
    rubric: tuple[BuiltRubric, ...] = ()
    provided: dict[str, str] = field(
        default_factory=dict
    )  # name to source text: shown in the starter, defined in the sandbox
    source: BuiltSource | None = None
    picture: str = ""  # how an answer is drawn; "" by its shape
    trace: TraceRules | None = None
    follow: FollowRules = FollowRules()
    mistakes: tuple[BuiltMistake, ...] = ()
    limits: BuiltLimits = BuiltLimits()
    # Inputs that are no cases and earn nothing, without properties: a repair must be right on them too.
    further: tuple[Instance, ...] = ()
    # Legal inputs of other kinds, without properties: work that is right on all cases must be right on them too.
    wide: tuple[Instance, ...] = ()


@dataclass(frozen=True, kw_only=True)
class BuiltVariant:
    """The exercises of one student's variant: for each, the fields that differ from the common exercise.

    They stay as written until `grader.built.variants.for_student` reads those of one student: a cohort has hundreds.
    """

    variant: str
    exercises: dict[str, dict[str, Any]]


@dataclass(frozen=True, kw_only=True)
class BuiltAssignment:
    """An assignment as handed out. `code` has the digest of every reference that judging calls, by its full name.

    `exercises` is the specimen: what everybody has who has nothing of their own. `personal` names the exercises that
    are drawn anew: for each of the `students`, or so many `variants` times to be shared out. `inherited` are, by
    student, variants of members of their group who were forgotten: what was answered with those still counts.
    """

    schema: Literal[1] = 1
    id: Identifier
    title: str
    variant: str
    policy: dict[str, Any]  # `grader.spec.assignment.Policy`, with `due`
    code: dict[str, str]
    exercises: tuple[BuiltExercise, ...]
    personal: tuple[str, ...] = ()
    students: dict[str, BuiltVariant] = field(default_factory=dict)
    variants: tuple[BuiltVariant, ...] = ()
    inherited: dict[str, tuple[BuiltVariant, ...]] = field(default_factory=dict)
    local: dict[str, str] = field(default_factory=dict)  # the text of the code beside the specs, where some was trusted
    version: Version = ""  # of markscheme that built it
    commit: Commit = ""  # of the same; with a + where files had been changed since
    written: dict[str, str] = field(default_factory=dict)  # what the files said, by key: `grader.spec.written_specs`


def provided_in(exercises: Iterable[BuiltExercise]) -> dict[str, str]:
    """The source texts that all exercises of an assignment provide, by name."""
    return {name: text for exercise in exercises for name, text in exercise.provided.items()}
