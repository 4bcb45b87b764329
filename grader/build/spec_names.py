"""Names of `reference` in a spec, and the faults of names that stand for nothing, or for the wrong kind of thing."""

import dataclasses
import re
from collections.abc import Iterator, Mapping
from typing import Any, get_type_hints

from grader.built.resolve import Unresolved, module_names, reference_function, resolve
from grader.checks.properties.property_registry import PROPERTIES
from grader.checks.registry import check_named
from grader.spec.exercise import (
    ChoiceExercise,
    CodedExercise,
    Convention,
    Exercise,
    FunctionExercise,
    ModelExercise,
    TraceExercise,
    ValuesExercise,
)
from grader.spec.expressions import ExpressionNode, Make, Pick
from grader.spec.faults import Fault, KeyPath
from grader.spec.load import Loaded
from grader.spec.read_expressions import GENERATOR
from grader.spec.topics import other_topic_remedy
from grader.texts.nearest_name import suggestion
from reference.process import Process

# As `GENERATOR`: the third word, as a pattern that looks for it anywhere takes quadratic time.
FULL_CONDITION = re.compile(r"reference\.[a-z]\w*\.conditions(\.[a-z]\w*)*:[a-z]\w*", re.ASCII)


def unresolved(loaded: Loaded[Any]) -> tuple[Fault, ...]:
    """A fault for every name that does not stand for the kind of thing it should, in the order of lines."""
    spec = loaded.spec
    faults = [
        *(fault for path, name in reference_names(spec) if (fault := name_fault(loaded, path, name))),
        *(fault for path, name in checking_names(loaded) if (fault := function_fault(loaded, path, name))),
        *(fault for path, name in property_names(spec) if (fault := function_fault(loaded, path, name))),
        *(fault for path, name in provided_names(spec) if (fault := function_fault(loaded, path, name))),
        *(fault for path, name in made_names(spec) if (fault := draw_fault(loaded, path, name))),
        *(fault for path, name in required(spec) if (fault := condition_fault(loaded, path, name))),
        *(fault for path, name in promised(spec) if (fault := function_fault(loaded, path, name))),
    ]
    # The states are looked up in the reference, whose name must stand for something first.
    if not faults and isinstance(spec, TraceExercise):
        faults += state_faults(loaded)
    return tuple(sorted(faults, key=lambda fault: fault.line))


def reference_names(spec: Exercise) -> Iterator[tuple[KeyPath, str]]:
    """Every name of a reference in the spec, with its place."""
    if isinstance(spec, CodedExercise | ChoiceExercise):
        yield ("reference",), spec.reference
    if isinstance(spec, CodedExercise | ValuesExercise | ChoiceExercise):
        for place, mistake in enumerate(spec.misconceptions):
            if mistake.reference is not None:
                yield ("misconceptions", place, "reference"), mistake.reference
            if mistake.gives is not None:
                yield ("misconceptions", place, "gives"), mistake.gives
            yield from ((("misconceptions", place, "also", number), name) for number, name in enumerate(mistake.also))
    yield from variants_breaking(spec)
    if isinstance(spec, ChoiceExercise):
        yield from ((("reasons", n, "if"), reason.if_) for n, reason in enumerate(spec.reasons) if reason.if_)
    if isinstance(spec, ValuesExercise):
        yield from ((("parts", place, "reference"), part.reference) for place, part in enumerate(spec.parts))


def variants_breaking(spec: Exercise) -> Iterator[tuple[KeyPath, str]]:
    """Every wrong variant that `broken_by` of a convention names beside the known mistakes, with its place."""
    known = {mistake.is_ for mistake in getattr(spec, "misconceptions", ())}
    for place, convention in enumerate(spec.conventions):
        if isinstance(convention, Convention):
            for number, name in enumerate(convention.broken_by):
                if name not in known:
                    yield ("conventions", place, "broken_by", number), name


def checking_names(loaded: Loaded[Any]) -> Iterator[tuple[KeyPath, str]]:
    """Every name of a function that the check asks, with its place."""
    spec = loaded.spec
    if not isinstance(spec, CodedExercise):
        return
    # A dict, as a set has no order, and both may be the same option.
    for option in {check_named(spec.check.name).asks: None, "unique": None}:
        if name := spec.check.options.get(option):
            path: KeyPath = ("check", spec.check.name, option)
            # In the short form, `{one_of: NAME}`, the option has no line of its own.
            yield (path if path in loaded.lines else path[:-1]), name


def property_names(spec: Exercise) -> Iterator[tuple[KeyPath, str]]:
    """Every name of a function that a property asks, with the place of the property."""
    for place, each in enumerate(spec.properties if isinstance(spec, CodedExercise) else ()):
        yield from ((("properties", place), name) for name in PROPERTIES[each.name].asks(each.options))


def provided_names(spec: Exercise) -> Iterator[tuple[KeyPath, str]]:
    """Every name of a reference that stands for provided code, with its place."""
    for place, code in enumerate(spec.provided if isinstance(spec, CodedExercise) else ()):
        if code.reference is not None:
            yield ("provided", place, "reference"), code.reference


def made_names(spec: Exercise) -> Iterator[tuple[KeyPath, str]]:
    """Every name of a generator in the spec, with the place of its expression."""
    for field in ("cases", "wide"):
        for place, case in enumerate(getattr(spec, field, ())):
            for step in ("draw", "args", "fit", "predict"):
                yield from made_in(getattr(case, step, None) or {}, (field, place, step))
    if isinstance(spec, ValuesExercise | ChoiceExercise):
        yield from made_in(spec.given, ("given",))
    if isinstance(spec, ChoiceExercise):
        yield from made_in(spec.options, ("options",))
        yield from made_in(spec.args, ("args",))
        if "from" in spec.options:
            yield ("options", "from"), spec.options["from"]


def made_in(node: ExpressionNode, path: KeyPath) -> Iterator[tuple[KeyPath, str]]:
    """The generators that an expression and the expressions inside it name, with their places."""
    if isinstance(node, Make):
        yield path, node.function
        node = node.args
    if isinstance(node, Pick):
        node = node.options
    inside = node.items() if isinstance(node, Mapping) else enumerate(node) if isinstance(node, list | tuple) else ()
    for key, each in inside:
        yield from made_in(each, (*path, key))


def name_fault(loaded: Loaded[Any], path: KeyPath, name: str) -> Fault | None:
    """The fault of a reference's name: a trace needs a process, other kinds a function; None if it is right."""
    try:
        found = resolve(name) if isinstance(loaded.spec, TraceExercise) else reference_function(name)
    except Unresolved as error:
        return unresolved_fault(loaded, path, name, error)
    if isinstance(loaded.spec, TraceExercise) and not isinstance(found, Process):
        return loaded.fault(path, f"`{name}` is no process", "The reference of a trace is a `Process`, in capitals.")
    return None


def unresolved_fault(loaded: Loaded[Any], path: KeyPath, name: str, error: Unresolved) -> Fault:
    """The fault of a name that stands for nothing, as its author wrote it."""
    unknown = loaded.names.unknown.get(name)
    if unknown:
        problem = f"`{loaded.names.written[name]}`: {unknown.problem}"
        return loaded.fault(path, problem, unknown.remedy)
    module, _, own = name.partition(":")
    moved = other_topic_remedy(own) if module.startswith("reference.") and module not in module_names() else None
    return loaded.fault(path, error.problem, moved or error.remedy)


def function_fault(loaded: Loaded[Any], path: KeyPath, name: str) -> Fault | None:
    """The fault of a function's name that does not resolve; None if it does."""
    try:
        reference_function(name)
    except Unresolved as error:
        return unresolved_fault(loaded, path, name, error)
    return None


def draw_fault(loaded: Loaded[Any], path: KeyPath, name: str) -> Fault | None:
    """The fault of a generator's name, which must be a function of a topic's `draws`; None if it is right."""
    if fault := function_fault(loaded, path, name):
        return fault
    if not GENERATOR.fullmatch(name):
        return loaded.fault(path, f"`{name}` is no generator", "`$make` names a function of a topic's `draws`.")
    return None


def condition_fault(loaded: Loaded[Any], path: KeyPath, name: str) -> Fault | None:
    """The fault of a condition's name, which must be a function of a topic's `conditions`; None if it is right."""
    if not FULL_CONDITION.fullmatch(name):
        remedy = "Name a condition of the topic, or `reference.TOPIC.conditions:NAME`."
        return loaded.fault(path, f"`{name}` is no condition", remedy)
    return function_fault(loaded, path, name)


def required(spec: Exercise) -> Iterator[tuple[KeyPath, str]]:
    """Every name of a condition in the spec, with its place."""
    if isinstance(spec, FunctionExercise | TraceExercise | ModelExercise):
        for place, case in enumerate(spec.cases):
            yield from ((("cases", place, "require", number), name) for number, name in enumerate(case.require))
    if isinstance(spec, ValuesExercise | ChoiceExercise):
        yield from ((("require", number), name) for number, name in enumerate(spec.require))


def promised(spec: Exercise) -> Iterator[tuple[KeyPath, str]]:
    """Every promise of the spec, a name or a formula, with its place."""
    if isinstance(spec, CodedExercise):
        yield from ((("promises", place), name) for place, name in enumerate(spec.promises))


def state_faults(loaded: Loaded[TraceExercise]) -> Iterator[Fault]:
    """A fault for every field of `state` that the states of the process do not have."""
    state = get_type_hints(resolve(loaded.spec.reference).start).get("return")  # none where it is not written
    if not (isinstance(state, type) and dataclasses.is_dataclass(state)):
        return
    known = [field.name for field in dataclasses.fields(state)]
    for key, names in (("record", loaded.spec.state.record), ("carry", loaded.spec.state.carry)):
        for place, name in enumerate(names):
            if name not in known:
                problem = f"the states of the reference have no `{name}`"
                yield loaded.fault(("state", key, place), problem, suggestion(name, known, "They have"))
