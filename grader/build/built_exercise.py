"""The built form of one exercise: texts rendered, inputs drawn, answers computed."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

from grader.build.answer_proofs import NOTHING_REMEDY, AnswerProblem, answer_problem
from grader.build.author_tests import built_test_cases
from grader.build.book_pointers import book_references
from grader.build.building import Building, InCode
from grader.build.cases import built_cases, with_call_counts
from grader.build.choice import drawn_choice
from grader.build.draw import Seeds
from grader.build.hand_calculation import worked_calculation
from grader.build.prompts import BadText, rendered_prompt
from grader.build.provided import provided_texts
from grader.build.spec_names import unresolved
from grader.build.stated_mistakes import cost_fault
from grader.built.document import (
    BuiltCheck,
    BuiltExercise,
    BuiltLimits,
    BuiltMistake,
    BuiltPart,
    BuiltProperty,
    BuiltReason,
    BuiltRubric,
    BuiltSource,
    FollowRules,
    TraceRules,
)
from grader.built.formula import CostlyFormula
from grader.built.reference_answers import accepted_names, decoded_args
from grader.built.resolve import resolve
from grader.built.student_calls import target_of
from grader.codec.decode import decode
from grader.spec.exercise import (
    ChoiceExercise,
    Exercise,
    Follow,
    FunctionExercise,
    Mistake,
    ModelExercise,
    TestsExercise,
    TextExercise,
    TraceExercise,
    ValuesExercise,
)
from grader.spec.faults import Fault, KeyPath, SpecFaults
from grader.spec.load import Loaded

CODE_SHARE, HAND_SHARE = Fraction(1, 2), Fraction(1)  # of follow-through: a wrong program is wrong everywhere


def build_exercise(
    loaded: Loaded[Any],
    *,
    assignment_id: str,
    secret: bytes,
    points: float | None = None,
    optional: bool = False,
    student: str | None = None,
) -> BuiltExercise:
    """The exercise as drawn for an assignment, or for one of its students; raises `SpecFaults`."""
    spec: Exercise = loaded.spec
    seeds = Seeds(secret, assignment_id, spec.id, student)
    if faults := unresolved(loaded):
        raise SpecFaults(faults)
    try:
        built = built_kind(loaded, seeds)
    except CostlyFormula as error:
        raise SpecFaults((cost_fault(loaded, error),)) from None
    # By way of text: `Fraction(0.1)` would be the float's binary value, not one tenth.
    worth = built.points if points is None else Fraction(str(points))
    # An assignment may give other points; the lines of a rubric must still add up to them.
    rubric = tuple(replace(line, points=line.points * worth / built.points) for line in built.rubric)
    return replace(built, points=worth, optional=optional, rubric=rubric)


def built_kind(loaded: Loaded[Any], seeds: Seeds) -> BuiltExercise:
    """The exercise as its kind is built; raises `SpecFaults`, and `CostlyFormula` of a mistake."""
    spec: Exercise = loaded.spec
    if isinstance(spec, FunctionExercise | TraceExercise | ModelExercise):
        return built_coded(loaded, seeds)
    if isinstance(spec, TestsExercise):
        return built_tests(loaded)
    if isinstance(spec, ValuesExercise):
        return built_calculation(loaded, seeds)
    return built_choice(loaded, seeds) if isinstance(spec, ChoiceExercise) else built_free_text(loaded)


def built_coded(loaded: Loaded[InCode], seeds: Seeds) -> BuiltExercise:
    """The built form of a function, trace or model, with its cases."""
    spec = loaded.spec
    # Before anything is drawn: these texts name conventions only, as every case has other inputs.
    texts = rendered_texts(loaded, spec.with_)
    frame = BuiltExercise(
        **common_fields(loaded, texts),
        points=Fraction(str(spec.points)),
        target=target_of(spec.kind, spec.signature),
        signature=spec.signature,
        provided=provided_texts(loaded),
        source=source_rules(spec),
        picture=spec.picture or "",
        check=BuiltCheck(name=spec.check.name, options=spec.check.options),
        promises=spec.promises,
        properties=tuple(BuiltProperty(name=each.name, options=each.options) for each in spec.properties),
        mistakes=with_hints([coded_mistake(spec, each) for each in spec.misconceptions], texts),
        **(trace_rules(spec) if isinstance(spec, TraceExercise) else {}),
    )
    cases = built_cases(Building(loaded, frame, seeds))
    # Rules on source text are conventions to a student, and must be read before the work is done.
    conventions = (*frame.conventions, *source_sentences(frame.source))
    return replace(frame, cases=cases, properties=with_call_counts(frame, cases), conventions=conventions)


def built_tests(loaded: Loaded[TestsExercise]) -> BuiltExercise:
    """The built form of an exercise that is judged by tests of its author's; nothing of it runs here."""
    spec = loaded.spec
    source = source_rules(spec)
    common = common_fields(loaded, rendered_texts(loaded, {}))
    return BuiltExercise(
        **{**common, "conventions": (*common["conventions"], *source_sentences(source))},
        points=Fraction(str(spec.points)),
        target=spec.defines[0],
        signature=spec.starter.strip("\n"),
        provided=provided_texts(loaded),
        source=source,
        check=BuiltCheck(name="passes"),
        cases=built_test_cases(spec),
    )


def built_calculation(loaded: Loaded[ValuesExercise], seeds: Seeds) -> BuiltExercise:
    """The built form of a hand calculation, with its parts."""
    spec = loaded.spec
    # Drawn before the texts are rendered, which may show the given numbers.
    found = worked_calculation(loaded, seeds)
    refuse_no_values(loaded, found.parts)
    texts = rendered_texts(loaded, {**spec.with_, **decoded_args(found.given)})
    return BuiltExercise(
        **common_fields(loaded, texts),
        points=sum((part.points for part in found.parts), Fraction(0)),
        given=found.given,
        digits=spec.answers.digits,
        forms=spec.answers.forms,
        parts=tuple(replace(part, ask=texts["parts", place, "ask"]) for place, part in enumerate(found.parts)),
        follow=FollowRules(share=follow_share(spec.follow, HAND_SHARE), void_if=spec.follow.void_if),
        mistakes=with_hints(found.mistakes, texts),
    )


def refuse_no_values(loaded: Loaded[ValuesExercise], parts: Sequence[BuiltPart]) -> None:
    """Raises `SpecFaults` for every part whose reference gives nothing, NaN, or a text where numbers are compared."""
    faults = []
    for place, part in enumerate(parts):
        problem = part_problem(part)
        faults += [loaded.fault(("parts", place, "reference"), *problem)] if problem else []
    if faults:
        raise SpecFaults(faults)


def part_problem(part: BuiltPart) -> AnswerProblem | None:
    """What keeps the value of a part from being one that a student can write down."""
    if part.expected is None and part.check.name != "exact":  # `none` may be the answer where labels are compared
        return "gives None", NOTHING_REMEDY
    return answer_problem(decode(part.expected), "", part.check.name)


def built_choice(loaded: Loaded[ChoiceExercise], seeds: Seeds) -> BuiltExercise:
    """The built form of a choice, with its options."""
    spec = loaded.spec
    mistakes = [coded_mistake(spec, each) for each in spec.misconceptions]
    # Drawn before the texts are rendered, which may show the given values.
    found = drawn_choice(loaded, mistakes, seeds)
    texts = rendered_texts(loaded, {**spec.with_, **decoded_args(found.given)})
    return BuiltExercise(
        **common_fields(loaded, texts),
        points=Fraction(str(spec.points)),
        target=variable_of(spec.id),
        given=found.given,
        choice=replace(found.choice, reasons=with_reason_hints(spec, found.choice.reasons, texts)),
        mistakes=with_hints(mistakes, texts),
    )


def built_free_text(loaded: Loaded[TextExercise]) -> BuiltExercise:
    """The built form of a text question, with the marking scheme for a person."""
    spec = loaded.spec
    return BuiltExercise(
        **common_fields(loaded, rendered_texts(loaded, {})),
        points=Fraction(str(spec.points)),
        target=variable_of(spec.id),
        rubric=tuple(BuiltRubric(points=Fraction(str(line.points)), text=line.for_) for line in spec.rubric),
    )


def variable_of(id_: str) -> str:
    """The notebook variable that may hold the answer to a whole exercise."""
    return id_.replace(".", "_")


def common_fields(loaded: Loaded[Any], texts: Mapping[KeyPath, str]) -> dict[str, Any]:
    """The fields that every kind of built exercise has."""
    spec = loaded.spec
    return {
        "id": spec.id,
        "kind": spec.kind,
        "title": spec.title,
        "prompt": texts[("prompt",)],
        "conventions": tuple(texts["conventions", place] for place in range(len(spec.sentences))),
        "sources": book_references(spec.sources),
        "reference": getattr(spec, "reference", ""),  # a text has none, and a hand calculation one a part
        "bound": getattr(spec, "with_", {}),
        "limits": BuiltLimits(seconds=float(spec.limits.seconds), megabytes=spec.limits.megabytes),
    }


def rendered_texts(loaded: Loaded[Any], names: Mapping[str, Any]) -> dict[KeyPath, str]:
    """The texts of an exercise by their paths, with the names of `with` and `given` filled in; raises `SpecFaults`."""
    if faults := text_faults(loaded, names):
        raise SpecFaults(faults)
    # Stripped: a block of YAML ends with a line break.
    return {path: rendered_prompt(text, names).strip() for path, text in written_texts(loaded.spec)}


def text_faults(loaded: Loaded[Any], names: Mapping[str, Any]) -> tuple[Fault, ...]:
    """A fault for every text of the exercise that does not render."""
    faults = []
    for path, text in written_texts(loaded.spec):
        try:
            rendered_prompt(text, names)
        except BadText as error:
            faults.append(loaded.fault(path, error.problem, error.remedy))
    return tuple(faults)


def written_texts(spec: Any) -> Iterator[tuple[KeyPath, str]]:
    """The texts of an exercise as written, with their paths."""
    yield ("prompt",), spec.prompt
    yield from ((("conventions", place), each) for place, each in enumerate(spec.sentences))
    yield from ((("parts", place, "ask"), part.ask) for place, part in enumerate(getattr(spec, "parts", ())))
    mistakes = enumerate(getattr(spec, "misconceptions", ()))
    yield from ((("misconceptions", place, "hint"), mistake.hint) for place, mistake in mistakes)
    reasons = enumerate(getattr(spec, "reasons", ()))
    yield from ((("reasons", place, "hint"), reason.hint) for place, reason in reasons)


def with_reason_hints(
    spec: ChoiceExercise, reasons: Sequence[BuiltReason], texts: Mapping[KeyPath, str]
) -> tuple[BuiltReason, ...]:
    """The reasons of a choice's options with their hints rendered."""
    hints = {reason.is_: texts["reasons", place, "hint"] for place, reason in enumerate(spec.reasons)}
    return tuple(replace(reason, hint=hints[reason.name]) for reason in reasons)


def with_hints(mistakes: Sequence[BuiltMistake], texts: Mapping[KeyPath, str]) -> tuple[BuiltMistake, ...]:
    """The mistakes with their hints rendered."""
    return tuple(
        replace(mistake, hint=texts["misconceptions", place, "hint"]) for place, mistake in enumerate(mistakes)
    )


def coded_mistake(spec: InCode | ChoiceExercise, mistake: Mistake) -> BuiltMistake:
    """The built form of a known mistake: a variant of the reference, a formula, or a convention bound wrongly."""
    reference = mistake.variant or spec.reference
    bound = accepted_names(resolve(reference), {**spec.with_, **(mistake.with_ or {})})
    return BuiltMistake(name=mistake.is_, hint=mistake.hint, reference=reference, bound=bound, also=mistake.also)


def source_rules(spec: InCode | TestsExercise) -> BuiltSource | None:
    """The rules on the text of student code; None where nothing is forbidden."""
    if spec.source is None:
        return None
    imports = spec.source.imports
    return BuiltSource(
        allow=imports.allow if imports else None,
        forbid=(imports.forbid if imports else None) or (),
        names=spec.source.names.forbid if spec.source.names else (),
    )


def source_sentences(source: BuiltSource | None) -> tuple[str, ...]:
    """The rules on source text as students read them, beside the conventions."""
    if source is None:
        return ()
    sentences = []
    if source.allow is not None:
        allowed = ", ".join(f"`{name}`" for name in source.allow)
        sentences.append(f"Import nothing but {allowed}." if allowed else "Import nothing.")
    if forbidden := [f"`{name}`" for name in (*source.forbid, *source.names)]:
        sentences.append(f"Do not use {', '.join(forbidden)}.")
    return tuple(sentences)


def trace_rules(spec: TraceExercise) -> dict[str, Any]:
    """The rules for reading and following the steps of a trace, as fields of a built exercise."""
    return {
        "trace": TraceRules(
            record=spec.state.record,
            carry=spec.state.carry,
            initial=spec.align.initial,
            last=spec.align.last,
            step=spec.align.step,
        ),
        "follow": FollowRules(
            share=follow_share(spec.follow, CODE_SHARE), void_if=spec.follow.void_if, credit=spec.credit
        ),
    }


def follow_share(follow: Follow, otherwise: Fraction) -> Fraction:
    """The share that follow-through earns, as an exact fraction."""
    return otherwise if follow.share is None else Fraction(str(follow.share))
