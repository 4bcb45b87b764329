"""Whether references take what a spec calls them with: a wrong name is told at its line, before anything is called."""

from collections.abc import Iterable, Iterator
from typing import Any

from grader.build.answers import Reference, missing, parameters
from grader.build.resolve import resolve
from grader.spec.exercise import FunctionExercise, TraceExercise, ValuePart, ValuesExercise
from grader.spec.faults import Fault, KeyPath, suggestion
from grader.spec.load import Loaded
from grader.spec.signature import signature_of

ALSO = "Add it to what it is called with, or bind it in `with`."


def misfits(loaded: Loaded[Any]) -> tuple[Fault, ...]:
    """A fault for every name that a reference does not take, or lacks. All names resolve."""
    spec = loaded.spec
    if isinstance(spec, FunctionExercise | TraceExercise):
        return tuple(coded_misfits(loaded))
    return tuple(values_misfits(loaded)) if isinstance(spec, ValuesExercise) else ()


def coded_misfits(loaded: Loaded[FunctionExercise | TraceExercise]) -> Iterator[Fault]:
    """The faults of a function or trace: the student's parameters are the reference's, but for what `with` binds."""
    spec = loaded.spec
    names = signature_of(spec.signature).parameters
    reference = resolve(spec.reference)
    own = list(misfit(loaded, ("signature",), reference, names, names_bound(spec)))
    yield from own
    yield from unbound(loaded, ("with",), [reference], spec.with_)
    for place, mistake in enumerate(spec.misconceptions):
        path: KeyPath = ("misconceptions", place)
        variant = resolve(mistake.reference or spec.reference)
        yield from unbound(loaded, (*path, "with"), [variant], mistake.with_ or {})
        if mistake.reference is not None and not own:  # else the same would be told of each
            yield from misfit(loaded, (*path, "reference"), variant, names, names_bound(spec))


def values_misfits(loaded: Loaded[ValuesExercise]) -> Iterator[Fault]:
    """The faults of a hand calculation: of its parts, of the whole, and of its mistakes."""
    spec = loaded.spec
    whole, parts = resolve(spec.reference), {part.name: part for part in spec.parts}
    yield from lacks(loaded, ("reference",), whole, [*spec.given, *names_bound(spec)])
    yield from unbound(loaded, ("with",), [whole, *(resolve(part.reference) for part in spec.parts)], spec.with_)
    for place, part in enumerate(spec.parts):
        yield from part_misfit(loaded, ("parts", place, "args"), resolve(part.reference), part)
    for place, mistake in enumerate(spec.misconceptions):
        path: KeyPath = ("misconceptions", place)
        part_of = parts.get(mistake.part or "")
        right = resolve(part_of.reference) if part_of else whole
        variant = resolve(mistake.reference) if mistake.reference else right
        yield from unbound(loaded, (*path, "with"), [variant], mistake.with_ or {})
        if mistake.reference is not None and part_of is not None:
            yield from part_misfit(loaded, (*path, "reference"), variant, part_of)
        elif mistake.reference is not None:
            yield from lacks(loaded, (*path, "reference"), variant, [*spec.given, *names_bound(spec)])


def names_bound(spec: Any) -> list[str]:
    """The names of `with`."""
    return list(spec.with_)


def part_misfit(
    loaded: Loaded[ValuesExercise], path: KeyPath, reference: Reference, part: ValuePart
) -> Iterator[Fault]:
    """The fault of a part whose reference is called with what it does not take."""
    return misfit(loaded, path, reference, list(part.args), names_bound(loaded.spec))


def misfit(
    loaded: Loaded[Any], path: KeyPath, reference: Reference, names: Iterable[str], bound: Iterable[str]
) -> Iterator[Fault]:
    """The names the reference does not take, or, if it takes all, what it lacks."""
    names, taken = list(names), parameters(reference)
    unknown = [name for name in names if taken is not None and name not in taken]
    for name in unknown:
        place = (*path, name) if path[-1] == "args" else path
        yield loaded.fault(place, f"the reference takes no `{name}`", suggestion(name, taken or (), "It takes"))
    if not unknown:
        yield from lacks(loaded, path, reference, [*names, *bound])


def lacks(loaded: Loaded[Any], path: KeyPath, reference: Reference, names: Iterable[str]) -> Iterator[Fault]:
    """The parameters of the reference that nothing is given for."""
    for name in missing(reference, list(names)):
        yield loaded.fault(path, f"the reference also needs `{name}`", ALSO)


def unbound(loaded: Loaded[Any], path: KeyPath, references: list[Reference], bound: Iterable[str]) -> Iterator[Fault]:
    """The names of `with` that none of the references takes."""
    taken = [parameters(reference) for reference in references]
    known = {name for names in taken for name in names or ()}
    for name in bound:
        if None not in taken and name not in known:
            yield loaded.fault((*path, name), f"the reference takes no `{name}`", suggestion(name, known, "It takes"))
