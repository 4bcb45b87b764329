"""The public part of a built assignment. A release is made from it alone, so that nothing hidden can be in one.

It is also the document `<id>.public.json`, for `grader check` and `grader ci`. Values are encoded by `grader.codec`.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

from grader.built.document import (
    BuiltAssignment,
    BuiltCall,
    BuiltCase,
    BuiltCheck,
    BuiltExercise,
    BuiltProperty,
    ExerciseKind,
    Identifier,
    TraceRules,
    WrittenAs,
)
from grader.built.oracle import ASKING_AT_JUDGING, asked_reference
from grader.built.property_calls import calls_by_property
from grader.checks.properties.property_registry import PROPERTIES
from grader.codec.values import Json
from grader.release.own_checks import refuse_solutions


@dataclass(frozen=True, kw_only=True)
class PublicCase:
    """A case that everybody may see, with its right answer and what the known mistakes give on it.

    `accepted` has all that is right, where the check is one that was told so when the case was built; `extra` are the
    calls of the exercise's properties.
    """

    name: str
    args: dict[str, Json]
    call: BuiltCall
    extra: tuple[BuiltCall, ...] = ()
    expected: Json
    accepted: Json = None
    variants: dict[str, Json] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class PublicMistake:
    """A known mistake, as students read of it."""

    name: str
    hint: str


@dataclass(frozen=True, kw_only=True)
class PublicPart:
    """A part of a hand calculation: what is asked, not what is right."""

    name: str
    ask: str
    points: float
    variable: str
    written: WrittenAs = "number"


@dataclass(frozen=True, kw_only=True)
class PublicExercise:
    """An exercise as a student sees it. `hidden` says what the other cases cover."""

    id: Identifier
    kind: ExerciseKind
    title: str
    prompt: str
    conventions: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    points: float
    optional: bool = False
    target: str = ""
    signature: str = ""
    check: BuiltCheck | None = None
    properties: tuple[BuiltProperty, ...] = ()
    trace: TraceRules | None = None
    provided: dict[str, str] = field(default_factory=dict)
    cases: tuple[PublicCase, ...] = ()
    hidden: tuple[str, ...] = ()
    mistakes: tuple[PublicMistake, ...] = ()
    parts: tuple[PublicPart, ...] = ()
    digits: int | None = None
    forms: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    choose: Literal["one", "all"] | None = None
    seconds: float = 2.0


@dataclass(frozen=True, kw_only=True)
class PublicAssignment:
    """An assignment as handed out to one student, or to all."""

    schema: Literal[1] = 1
    id: Identifier
    title: str
    variant: str
    student: str = ""
    due: str | None = None
    contact: str = ""
    packages: tuple[str, ...] = ()
    pass_: float = 0.5
    exercises: tuple[PublicExercise, ...]


def public_part(built: BuiltAssignment, student: str = "") -> PublicAssignment:
    """The public part of an assignment, for everybody or for one student's variant; raises `NotForStudents`."""
    refuse_solutions(built)
    policy: dict[str, Any] = built.policy
    return PublicAssignment(
        id=built.id,
        title=built.title,
        variant=built.variant,
        student=student,
        due=policy.get("due"),
        contact=policy.get("contact", ""),
        packages=tuple(policy.get("packages", ())),
        pass_=float(policy.get("pass", 0.5)),
        exercises=tuple(public_exercise(exercise) for exercise in built.exercises),
    )


def public_exercise(exercise: BuiltExercise) -> PublicExercise:
    """The public part of an exercise: no drawn inputs, no values of parts, no right options."""
    # Field by field: what is added to a built exercise stays hidden until it is named here.
    return PublicExercise(
        id=exercise.id,
        kind=exercise.kind,
        title=exercise.title,
        prompt=exercise.prompt,
        conventions=exercise.conventions,
        sources=exercise.sources,
        points=float(exercise.points),
        optional=exercise.optional,
        target=exercise.target,
        signature=exercise.signature,
        check=exercise.check,
        properties=public_properties(exercise),
        trace=exercise.trace,
        provided=exercise.provided,
        cases=tuple(public_case(exercise, case) for case in exercise.cases if case.public),
        hidden=tuple(case.covers or case.name for case in exercise.cases if not case.public),
        mistakes=public_mistakes(exercise),
        parts=tuple(
            PublicPart(
                name=part.name,
                ask=part.ask,
                points=float(part.points),
                variable=part.variable,
                written=part.written,
            )
            for part in exercise.parts
        ),
        digits=exercise.digits,
        forms=exercise.forms,
        options=exercise.choice.options if exercise.choice else (),
        choose=exercise.choice.choose if exercise.choice else None,
        seconds=exercise.limits.seconds,
    )


def public_mistakes(exercise: BuiltExercise) -> tuple[PublicMistake, ...]:
    """The known mistakes that a public case may show; none of hand work and choices, whose hints tell the answer."""
    shown = {name for case in exercise.cases if case.public for name in case.instances[0].variants}
    return tuple(PublicMistake(name=each.name, hint=each.hint) for each in exercise.mistakes if each.name in shown)


def public_properties(exercise: BuiltExercise) -> tuple[BuiltProperty, ...]:
    """The properties of an exercise that a checker can try without the reference.

    There are none where only the reference knows what is right: a checker could not tell what a verifier accepts,
    or a walk through tied steps, from one that a property forbids.
    """
    if exercise.trace is not None or asked_reference(exercise, ASKING_AT_JUDGING):
        return ()
    return tuple(each for each in exercise.properties if not PROPERTIES[each.name].asks(each.options))


def public_case(exercise: BuiltExercise, case: BuiltCase) -> PublicCase:
    """The public part of a public case, which has exactly one input."""
    [instance] = case.instances
    kept = public_properties(exercise)
    extra = zip(exercise.properties, calls_by_property(exercise, instance), strict=True)
    return PublicCase(
        name=case.name,
        args=instance.args,
        call=instance.calls[0],
        extra=tuple(call for each, calls in extra if each in kept for call in calls),
        expected=instance.expected,
        accepted=instance.accepted,
        variants=instance.variants,
    )
