"""The arguments of a hand calculation's parts, and of their known mistakes.

A parameter of a reference gets the earlier part of its name, else the given value of its name; `args` says otherwise
where names differ.
"""

import inspect
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from grader.built.reference_answers import accepted_names, missing_parameters, parameters
from grader.built.resolve import reference_function
from grader.spec.exercise import Mistake, ValuePart, ValuesExercise
from grader.spec.expressions import ExpressionNode, PartOf, Use
from grader.spec.faults import Fault, KeyPath
from grader.spec.load import Loaded
from grader.texts.nearest_name import choices, nearest_known, suggestion

PartFunction = Callable[..., Any]
Wiring = dict[str, ExpressionNode]


def part_args(spec: ValuesExercise, place: int) -> Wiring:
    """The arguments of one part's reference: those of `args`, and the others by the names of its parameters."""
    part = spec.parts[place]
    function = reference_function(part.reference)
    return arguments_by_name(spec, place, named_parameters(function), accepted_names(function, part.args))


def mistake_args(spec: ValuesExercise, place: int, mistake: PartFunction) -> Wiring:
    """The arguments of a mistake of one part: the part's own arguments, and the others by name."""
    said = {**spec.parts[place].args, **part_args(spec, place)}
    return arguments_by_name(spec, place, named_parameters(mistake), accepted_names(mistake, said))


def arguments_by_name(spec: ValuesExercise, place: int, names: Iterable[str], said: Wiring) -> Wiring:
    """The arguments in `said`, and for each other name the earlier part or the given value; `with` binds the rest."""
    earlier = names_before(spec, place)
    found = dict(said)
    for name in names:
        if name not in found and name not in spec.with_:
            if name in earlier:
                found[name] = PartOf(name)
            elif name in spec.given:
                found[name] = Use(name)
    return found


def names_before(spec: ValuesExercise, place: int) -> list[str]:
    """The names of the parts before a place."""
    return [part.name for part in spec.parts[:place]]


def named_parameters(reference: PartFunction) -> list[str]:
    """The parameters that have a name of their own, in their order: all but `*args` and `**kwargs`."""
    variable = (inspect.Parameter.VAR_KEYWORD, inspect.Parameter.VAR_POSITIONAL)
    return [each.name for each in inspect.signature(reference).parameters.values() if each.kind not in variable]


def wiring_faults(loaded: Loaded[ValuesExercise]) -> Iterator[Fault]:
    """The faults of all arguments: of the parts' references, and of the mistakes of single parts."""
    spec = loaded.spec
    for place, part in enumerate(spec.parts):
        unknown = list(unknown_args(loaded, place, part))
        yield from unknown
        if not unknown:  # a misspelt name is one mistake, and would be told again as a missing one
            path: KeyPath = ("parts", place, "args" if part.args else "reference")
            yield from unclear_parameters(loaded, path, place, reference_function(part.reference), set(part.args))
    places = {part.name: place for place, part in enumerate(spec.parts)}
    for number, mistake in enumerate(spec.misconceptions):
        if mistake.part in places and mistake.variant is not None:
            place, function = places[mistake.part], reference_function(mistake.variant)
            part = spec.parts[place]
            # What the part gets, or lacks itself, is told of the part.
            told = {*part.args, *part_args(spec, place), *missing_parameters(reference_function(part.reference), ())}
            field = "reference" if mistake.reference is not None else "gives"
            yield from unclear_parameters(loaded, ("misconceptions", number, field), place, function, told)


def unknown_args(loaded: Loaded[ValuesExercise], place: int, part: ValuePart) -> Iterator[Fault]:
    """A fault for every name of `args` that neither the part's reference nor one of its mistakes takes."""
    taken = parameters(reference_function(part.reference))
    if taken is None:
        return
    mistakes = [reference_function(mistake.variant) for mistake in mistakes_of(loaded.spec, part) if mistake.variant]
    known = {*taken, *(name for mistake in mistakes for name in named_parameters(mistake))}
    for name in part.args:
        if name not in known:
            remedy = suggestion(name, taken, "It takes")
            yield loaded.fault(("parts", place, "args", name), f"the reference takes no `{name}`", remedy)


def mistakes_of(spec: ValuesExercise, part: ValuePart) -> Iterable[Mistake]:
    """The known mistakes of one part."""
    return (mistake for mistake in spec.misconceptions if mistake.part == part.name)


def unclear_parameters(
    loaded: Loaded[ValuesExercise], path: KeyPath, place: int, reference: PartFunction, told: set[str]
) -> Iterator[Fault]:
    """A fault for every parameter that gets no value by its name, or two; those in `told` are left out.

    The reference is that of the part at a place, or of a mistake there.
    """
    needed = missing_parameters(reference, ())
    for name in named_parameters(reference):
        if name not in told and name not in loaded.spec.with_:
            for problem, remedy in parameter_doubts(loaded.spec, place, name, needed=name in needed):
                yield loaded.fault(path, problem, remedy)


def parameter_doubts(spec: ValuesExercise, place: int, name: str, *, needed: bool) -> Iterator[tuple[str, str]]:
    """The problem of a parameter's name, with the remedy: it stands for two values, or for none."""
    is_part, is_given = name in names_before(spec, place), name in spec.given
    use, fed = f"`{name}: {{$use: {name}}}`", f"`{name}: {{$part: {name}}}`"
    if is_part and is_given:
        problem = f"`{name}` is given, and an earlier part has that name too"
        yield problem, f"Write {use} or {fed} in the part's `args`."
    elif is_part and not needed:
        # A convention such as a base would be what the student answered, which nobody sees in the file.
        problem = f"`{name}` has a default in the reference, and an earlier part has that name"
        yield problem, f"Write {fed}, or its value, in the part's `args`."
    elif needed and not is_part and not is_given:
        yield f"nothing gives `{name}`, which the reference needs", missing_value_remedy(spec, place, name)


def missing_value_remedy(spec: ValuesExercise, place: int, name: str) -> str:
    """The remedy for a parameter without a value: the nearest known name, else all known names."""
    earlier = names_before(spec, place)
    if name in (part.name for part in spec.parts[place + 1 :]):
        return f"The part `{name}` comes later. Put the parts in the order of the calculation."
    known = list(dict.fromkeys([*spec.given, *earlier]))
    if near := nearest_known(name, known):
        kind = "$part" if near in earlier else "$use"
        return f"Write `{name}: {{{kind}: {near}}}` in the part's `args` if it is that."
    return f"Say in the part's `args` what it is: {choices(known)}."
