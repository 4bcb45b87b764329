"""The parts of a hand calculation: what is given, drawn once, and the value of each part along the chain."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random

from grader.build.building import TRIES, exhausted, fail, holds
from grader.build.draw import BadDraw, Seeds, filled
from grader.build.stated_mistakes import stated_variant
from grader.built.document import BuiltCheck, BuiltMistake, BuiltPart
from grader.built.mistake_answers import NOTHING
from grader.built.reference_answers import NoAnswer, accepted, answer, decoded
from grader.built.resolve import function_of
from grader.built.stability import jittered
from grader.checks.calls import Observation
from grader.checks.case import Case
from grader.checks.containers import unwrapped
from grader.checks.registry import judged
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Json, Value
from grader.spec.exercise import Mistake, ValuePart, ValuesExercise
from grader.spec.expressions import PartOf
from grader.spec.load import Loaded
from grader.texts.nearest_name import suggestion


@dataclass(frozen=True, slots=True)
class Worked:
    """A hand calculation worked out; `parts` and `mistakes` have their texts as the spec does, not yet rendered."""

    given: dict[str, Json]
    parts: tuple[BuiltPart, ...]
    mistakes: tuple[BuiltMistake, ...]


def worked(loaded: Loaded[ValuesExercise], seeds: Seeds) -> Worked:
    """The calculation on a draw that meets its conditions and whose every part is stable."""
    spec = loaded.spec
    random = seeds.random("given", 0)
    unmet: Counter[str] = Counter()
    for _ in range(TRIES):
        given = drawn_given(loaded, random)
        parts = chain(loaded, given)
        if (failed := unmet_condition(loaded, given, parts, random)) is None:
            mistakes = tuple(built_mistake(spec, mistake) for mistake in spec.misconceptions)
            return Worked(given, with_variants(given, parts, mistakes), mistakes)
        unmet[failed] += 1
    return exhausted(loaded, ("given",), unmet)


def drawn_given(loaded: Loaded[ValuesExercise], random: Random) -> dict[str, Json]:
    """What the calculation starts from, encoded."""
    try:
        given = filled(loaded.spec.given, random, {}, loaded.file.parent)
    except BadDraw as error:
        fail(loaded, ("given", *error.path), error.problem, error.remedy)
    return {name: encode(value) for name, value in given.items()}


def unmet_condition(
    loaded: Loaded[ValuesExercise], given: Mapping[str, Json], parts: tuple[BuiltPart, ...], random: Random
) -> str | None:
    """The first condition that the draw does not meet; `stable` last."""
    spec = loaded.spec
    expected = {part.name: decode(part.expected) for part in parts}
    for place, name in enumerate(spec.require):
        if not holds(loaded, ("require", place), name, {**decoded(given), **spec.with_}, expected):
            return name
    for moved in jittered(given, random):
        others = chain(loaded, moved)
        if not all(same(part, decode(other.expected)) for part, other in zip(parts, others, strict=True)):
            return "stable"
    return None


def same(part: BuiltPart, value: Value) -> bool:
    """Whether a value passes the part's check."""
    case = Case(decoded(part.args), decode(part.expected))
    return judged(part.check.name, part.check.options, case, [Observation("value", value)]).passed


def chain(loaded: Loaded[ValuesExercise], given: Mapping[str, Json]) -> tuple[BuiltPart, ...]:
    """The parts in order, each from what is given and from the parts before it."""
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
    """One part with its value."""
    function = function_of(part.reference)
    uses = {name: node.name for name, node in part.args.items() if isinstance(node, PartOf)}
    for name, fed in uses.items():
        if fed not in earlier:
            remedy = suggestion(fed, earlier, "Earlier parts")
            fail(loaded, ("parts", place, "args", name), f"there is no earlier part `{fed}`", remedy)
    args = own_args(loaded, place, part, given)
    bound = accepted(function, loaded.spec.with_)
    fed_args = {name: earlier[fed].expected for name, fed in uses.items()}
    try:
        expected = answer(function, {**args, **fed_args}, bound)
    except NoAnswer as error:
        fail(loaded, ("parts", place, "args"), f"the reference {error}", "Change what is given, or the reference.")
    built = BuiltPart(
        name=part.name,
        ask=part.ask,
        points=Fraction(str(part.points)),
        variable=f"{loaded.spec.id.replace('.', '_')}__{part.name}",
        written="word" if isinstance(unwrapped(decode(encode(expected))), str | bool) else "number",
        check=BuiltCheck(name=part.check.name, options=part.check.options),
        reference=part.reference,
        bound=bound,
        args=args,
        uses=uses,
        expected=encode(expected),
    )
    passes_itself(loaded, place, built)
    return built


def passes_itself(loaded: Loaded[ValuesExercise], place: int, part: BuiltPart) -> None:
    """Nothing; that the right value fails its own check is a fault."""
    try:
        if same(part, decode(part.expected)):
            return
        problem = f"the reference's own value of `{part.name}` fails it"
    except TypeError as error:  # a check says so of an expected value that is not for it
        problem = f"the reference's own value of `{part.name}` is not for it: {error}"
    fail(loaded, ("parts", place, "check"), problem, "Choose a check for the kind of value that the reference gives.")


def own_args(loaded: Loaded[ValuesExercise], place: int, part: ValuePart, given: Mapping[str, Json]) -> dict[str, Json]:
    """The part's arguments that do not come from other parts, encoded."""
    nodes = {name: node for name, node in part.args.items() if not isinstance(node, PartOf)}
    try:
        # Nothing is drawn for a part alone: a student sees only what is given.
        args = filled(nodes, Random(0), decoded(given), loaded.file.parent)
    except BadDraw as error:
        fail(loaded, ("parts", place, "args", *error.path), error.problem, error.remedy)
    return {name: encode(value) for name, value in args.items()}


def built_mistake(spec: ValuesExercise, mistake: Mistake) -> BuiltMistake:
    """A known mistake of one part, or, where it names none, of the whole calculation."""
    part = next((part for part in spec.parts if part.name == mistake.part), None)
    reference = mistake.variant or (part.reference if part else spec.reference)
    bound = accepted(function_of(reference), {**spec.with_, **(mistake.with_ or {})})
    return BuiltMistake(name=mistake.is_, hint=mistake.hint, reference=reference, bound=bound, part=mistake.part)


def with_variants(
    given: Mapping[str, Json],
    parts: tuple[BuiltPart, ...],
    mistakes: tuple[BuiltMistake, ...],
) -> tuple[BuiltPart, ...]:
    """The parts with what each mistake gives there, the parts before being right; nothing where it is right too."""
    found: dict[str, dict[str, Json]] = {part.name: {} for part in parts}
    expected = {part.name: part.expected for part in parts}
    for mistake in mistakes:
        for part in parts:
            value = mistaken(part, mistake, given, expected)
            if value is not NOTHING and not same(part, decode(value)):
                found[part.name][mistake.name] = value
    return tuple(replace(part, variants=found[part.name]) for part in parts)


def mistaken(part: BuiltPart, mistake: BuiltMistake, given: Mapping[str, Json], expected: Mapping[str, Json]) -> Json:
    """What a mistake gives for a part, encoded; `NOTHING` where it says nothing about it, or raises."""
    function = function_of(mistake.reference)
    if mistake.part is None:
        whole = stated_variant(function, accepted(function, given), mistake.bound, ())
        return whole.get(part.name, NOTHING) if isinstance(whole, dict) else NOTHING
    if mistake.part != part.name:
        return NOTHING
    args = {**part.args, **{name: expected[fed] for name, fed in part.uses.items()}}
    return stated_variant(function, args, mistake.bound, ())
