"""The parts of a hand calculation: `given` is drawn once, and each part follows from it and earlier parts."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from inspect import get_annotations
from random import Random
from typing import Any

from grader.build.building import MAX_DRAWS, fail, fail_exhausted, holds
from grader.build.draw import BadDraw, Seeds, filled_values
from grader.build.stated_mistakes import stated_variant
from grader.build.wiring import Wiring, mistake_args, named_parameters, part_args, wiring_faults
from grader.built.document import BuiltCheck, BuiltMistake, BuiltPart, WrittenAs
from grader.built.mistake_answers import NO_MISTAKE_ANSWER
from grader.built.reference_answers import NoAnswer, accepted_names, decoded_args, reference_answer
from grader.built.resolve import reference_function
from grader.built.stability import jittered
from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.containers import unwrapped
from grader.checks.registry import case_verdict
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Json, Value
from grader.spec.exercise import Mistake, ValuePart, ValuesExercise
from grader.spec.expressions import PartOf
from grader.spec.faults import SpecFaults
from grader.spec.load import Loaded
from grader.texts.nearest_name import suggestion

WHOLE_HINTS: tuple[object, ...] = (int, int | None)  # of references that count


@dataclass(frozen=True, slots=True)
class WorkedCalculation:
    """A hand calculation with all values; the texts of `parts` and `mistakes` are not yet rendered."""

    given: dict[str, Json]
    parts: tuple[BuiltPart, ...]
    mistakes: tuple[BuiltMistake, ...]


def worked_calculation(loaded: Loaded[ValuesExercise], seeds: Seeds) -> WorkedCalculation:
    """The calculation on the first draw that meets its conditions and whose every part is stable."""
    spec = loaded.spec
    if faults := tuple(wiring_faults(loaded)):
        raise SpecFaults(faults)
    random = seeds.random("given", 0)
    unmet: Counter[str] = Counter()
    for _ in range(MAX_DRAWS):
        given = calculation_given(loaded, random)
        parts = chained_parts(loaded, given)
        if (failed := unmet_calculation_condition(loaded, given, parts, random)) is None:
            mistakes = tuple(built_mistake(spec, mistake) for mistake in spec.misconceptions)
            return WorkedCalculation(given, with_variants(loaded, given, parts, mistakes), mistakes)
        unmet[failed] += 1
    return fail_exhausted(loaded, ("given",), unmet)


def calculation_given(loaded: Loaded[ValuesExercise], random: Random) -> dict[str, Json]:
    """The encoded values of `given`, which the calculation starts from."""
    try:
        given = filled_values(loaded.spec.given, random, {}, loaded.file.parent)
    except BadDraw as error:
        fail(loaded, ("given", *error.path), error.problem, error.remedy)
    return {name: encode(value) for name, value in given.items()}


def unmet_calculation_condition(
    loaded: Loaded[ValuesExercise], given: Mapping[str, Json], parts: tuple[BuiltPart, ...], random: Random
) -> str | None:
    """The first condition that the draw does not meet; `stable` is tried last."""
    spec = loaded.spec
    expected = {part.name: decode(part.expected) for part in parts}
    for place, name in enumerate(spec.require):
        if not holds(loaded, ("require", place), name, {**decoded_args(given), **spec.with_}, expected):
            return name
    # A part that float noise decides would be right for one student and wrong for another.
    for moved in jittered(given, random):
        others = chained_parts(loaded, moved)
        if not all(passes_part_check(part, decode(other.expected)) for part, other in zip(parts, others, strict=True)):
            return "stable"
    return None


def passes_part_check(part: BuiltPart, value: Value) -> bool:
    """Whether a value passes the part's check."""
    case = Case(decoded_args(part.args), decode(part.expected))
    return case_verdict(part.check.name, part.check.options, case, [Observation("value", value)]).passed


def chained_parts(loaded: Loaded[ValuesExercise], given: Mapping[str, Json]) -> tuple[BuiltPart, ...]:
    """The parts in order, each computed from `given` and from the parts before it."""
    parts: dict[str, BuiltPart] = {}
    for place, part in enumerate(loaded.spec.parts):
        parts[part.name] = built_part(loaded, place, part, given, parts)
    return tuple(parts.values())


def built_part(
    loaded: Loaded[ValuesExercise],
    place: int,
    part: ValuePart,
    given: Mapping[str, Json],
    earlier: Mapping[str, BuiltPart],
) -> BuiltPart:
    """One part with its value; raises `SpecFaults`."""
    function = reference_function(part.reference)
    wired = part_args(loaded.spec, place)
    uses = {name: node.name for name, node in wired.items() if isinstance(node, PartOf)}
    for name, fed in uses.items():
        if fed not in earlier:
            remedy = suggestion(fed, earlier, "Earlier parts")
            fail(loaded, ("parts", place, "args", name), f"there is no earlier part `{fed}`", remedy)
    args = own_part_args(loaded, place, wired, given)
    # Parts have different references: each takes the conventions that it knows.
    bound = accepted_names(function, loaded.spec.with_)
    fed_args = {name: earlier[fed].expected for name, fed in uses.items()}
    try:
        expected = reference_answer(function, {**args, **fed_args}, bound)
    except NoAnswer as error:
        fail(loaded, ("parts", place, "args"), f"the reference {error}", "Change what is given, or the reference.")
    built = BuiltPart(
        name=part.name,
        ask=part.ask,
        points=Fraction(str(part.points)),
        variable=f"{loaded.spec.id.replace('.', '_')}__{part.name}",
        written=form_to_write(function, unwrapped(decode(encode(expected)))),
        check=BuiltCheck(name=part.check.name, options=part.check.options),
        reference=part.reference,
        bound=bound,
        args=args,
        uses=uses,
        expected=encode(expected),
    )
    refuse_failing_part(loaded, place, built)
    return built


def form_to_write(function: Callable[..., Any], expected: Value) -> WrittenAs:
    """How students write the value of a part, by its kind and not by its size: 2.0 of a mean is no count."""
    if isinstance(expected, bool):
        return "yes_no"
    if isinstance(expected, str):
        return "word"
    # The hint of the reference, not the value: that the mean of one student's numbers is whole is not for the sheet.
    return "whole" if get_annotations(function).get("return") in WHOLE_HINTS else "number"


def refuse_failing_part(loaded: Loaded[ValuesExercise], place: int, part: BuiltPart) -> None:
    """Raises `SpecFaults` if the right value of a part fails its own check."""
    try:
        if passes_part_check(part, decode(part.expected)):
            return
        problem = f"the reference's own value of `{part.name}` fails it"
    except TypeError as error:  # a check says so of an expected value that is not for it
        problem = f"the reference's own value of `{part.name}` is not for it: {error}"
    fail(loaded, ("parts", place, "check"), problem, "Choose a check for the kind of value that the reference gives.")


def own_part_args(
    loaded: Loaded[ValuesExercise], place: int, wired: Wiring, given: Mapping[str, Json]
) -> dict[str, Json]:
    """The encoded arguments of a part that do not come from other parts."""
    nodes = {name: node for name, node in wired.items() if not isinstance(node, PartOf)}
    try:
        # Nothing is drawn for a part alone: a student sees only what is given.
        args = filled_values(nodes, Random(0), decoded_args(given), loaded.file.parent)
    except BadDraw as error:
        fail(loaded, ("parts", place, "args", *error.path), error.problem, error.remedy)
    return {name: encode(value) for name, value in args.items()}


def built_mistake(spec: ValuesExercise, mistake: Mistake) -> BuiltMistake:
    """The built form of a known mistake of one part, or of the whole calculation if it names none.

    One of the whole that only binds a convention wrongly names no reference: it is made in every part that takes it.
    """
    part = next((part for part in spec.parts if part.name == mistake.part), None)
    reference = mistake.variant or (part.reference if part else "")
    bound = {**spec.with_, **(mistake.with_ or {})}
    bound = accepted_names(reference_function(reference), bound) if reference else bound
    return BuiltMistake(name=mistake.is_, hint=mistake.hint, reference=reference, bound=bound, part=mistake.part)


def with_variants(
    loaded: Loaded[ValuesExercise],
    given: Mapping[str, Json],
    parts: tuple[BuiltPart, ...],
    mistakes: tuple[BuiltMistake, ...],
) -> tuple[BuiltPart, ...]:
    """The parts with each mistake's wrong value there, earlier parts being right."""
    found: dict[str, dict[str, Json]] = {part.name: {} for part in parts}
    for mistake in mistakes:
        values = mistaken_part(loaded, mistake, given, parts)
        # A mistake of the whole calculation may show in any part.
        for part in parts:
            value = values.get(part.name, NO_MISTAKE_ANSWER)
            if value is not NO_MISTAKE_ANSWER and not passes_part_check(
                part, decode(value)
            ):  # right there: nothing to recognise
                found[part.name][mistake.name] = value
    return tuple(replace(part, variants=found[part.name]) for part in parts)


def mistaken_part(
    loaded: Loaded[ValuesExercise], mistake: BuiltMistake, given: Mapping[str, Json], parts: Sequence[BuiltPart]
) -> dict[str, Json]:
    """The encoded values of a mistake by part; `NO_MISTAKE_ANSWER`, or no entry, for another part or if it raises."""
    if mistake.part is None:  # of the whole calculation: it gives all parts at once
        return mistaken_whole(mistake, given, parts)
    place = [part.name for part in parts].index(mistake.part)
    expected = {part.name: part.expected for part in parts}
    function = reference_function(mistake.reference)
    wired = mistake_args(loaded.spec, place, function)
    args = own_part_args(loaded, place, wired, given)
    fed = {name: expected[node.name] for name, node in wired.items() if isinstance(node, PartOf)}
    return {mistake.part: stated_variant(function, {**args, **fed}, mistake.bound, ())}


def mistaken_whole(mistake: BuiltMistake, given: Mapping[str, Json], parts: Sequence[BuiltPart]) -> dict[str, Json]:
    """The values by part of a mistake of the whole calculation; each follows from the mistaken values before it."""
    if mistake.reference:
        function = reference_function(mistake.reference)
        whole = stated_variant(function, accepted_names(function, given), mistake.bound, ())
        return whole if isinstance(whole, dict) else {}
    found: dict[str, Json] = {}
    for part in parts:
        if all(found.get(fed, NO_MISTAKE_ANSWER) is not NO_MISTAKE_ANSWER for fed in part.uses.values()):
            args = {**part.args, **{name: found[fed] for name, fed in part.uses.items()}}
            function = reference_function(part.reference)
            # By name only: what takes any keyword, as the names of attributes, has no convention among them.
            wrong = {name: value for name, value in mistake.bound.items() if name in named_parameters(function)}
            found[part.name] = stated_variant(function, args, {**part.bound, **wrong}, ())
    return found
