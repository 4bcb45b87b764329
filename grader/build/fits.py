"""Faults of references that do not take the names a spec calls them with, told before anything is called."""

import inspect
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from grader.build.spec_names import checking_names, promised, property_names, variants_breaking
from grader.build.wiring import wiring_faults
from grader.built.formula_names import is_formula
from grader.built.reference_answers import Reference, missing_parameters, parameters
from grader.built.resolve import reference_function, resolve
from grader.built.student_calls import MODEL_STEPS
from grader.checks.signature import signature_of
from grader.spec.exercise import (
    ChoiceExercise,
    FunctionExercise,
    ModelExercise,
    TraceExercise,
    ValuesExercise,
)
from grader.spec.faults import Fault, KeyPath
from grader.spec.load import Loaded
from grader.texts.nearest_name import suggestion

MISSING_ARGUMENT_REMEDY = "Add it to what it is called with, or bind it in `with`."


def misfits(loaded: Loaded[Any]) -> tuple[Fault, ...]:
    """A fault for every name that a reference does not take, or needs and is not given; all names must resolve."""
    spec = loaded.spec
    if isinstance(spec, FunctionExercise | TraceExercise | ModelExercise):
        return tuple(coded_misfits(loaded))
    if isinstance(spec, ChoiceExercise):
        return tuple(choice_misfits(loaded))
    return tuple(values_misfits(loaded)) if isinstance(spec, ValuesExercise) else ()


def coded_misfits(loaded: Loaded[FunctionExercise | TraceExercise | ModelExercise]) -> Iterator[Fault]:
    """The faults of a function, trace or model: the reference takes the student's parameters and those of `with`.

    The reference of a model takes `fit` and `predict`, with the inputs of each.
    """
    spec = loaded.spec
    is_model = isinstance(spec, ModelExercise)
    names = MODEL_STEPS if is_model else signature_of(spec.signature).parameters
    reference = resolve(spec.reference)
    own = list(misfit(loaded, ("reference" if is_model else "signature",), reference, names, names_bound(spec)))
    own = own[:1] if is_model else own  # a reference that takes neither is one mistake
    yield from own
    yield from unbound_name_faults(loaded, ("with",), [reference], spec.with_)
    if not own:
        yield from check_misfits(loaded, names)
        for where, name in property_names(spec):
            yield from missing_argument_faults(
                loaded, where, reference_function(name), [*names, *names_bound(spec)], f"`{name}`"
            )
    given = [*names, *names_bound(spec)]
    for where, name in promised(spec) if not own else ():
        yield from missing_argument_faults(loaded, where, reference_function(name), given, "the promise")
    for where, name in variants_breaking(spec) if not own else ():
        yield from missing_argument_faults(loaded, where, resolve(name), given, "what ignores the convention")
    for place, mistake in enumerate(spec.misconceptions):
        path: KeyPath = ("misconceptions", place)
        variant = resolve(mistake.variant or spec.reference)
        yield from unbound_name_faults(loaded, (*path, "with"), [variant], mistake.with_ or {})
        yield from formula_lacks(loaded, place, names)
        if mistake.reference is not None and not own:  # else the same would be told of each
            yield from misfit(loaded, (*path, "reference"), variant, names, names_bound(spec))
        for number, other in enumerate(mistake.also if not own else ()):
            if not is_formula(other):
                yield from misfit(loaded, (*path, "also", number), resolve(other), names, names_bound(spec))


def check_misfits(loaded: Loaded[Any], names: Sequence[str]) -> Iterator[Fault]:
    """The faults of the functions a check asks: they take the inputs of a case, a verifier the answer before them."""
    for path, name in checking_names(loaded):
        function = reference_function(name)
        answers = list(inspect.signature(function).parameters)[:1] if is_verifier(loaded, name) else []
        taken = parameters(function)
        unknown = [each for each in names if taken is not None and each not in taken]
        lacking = missing_parameters(function, [*names, *names_bound(loaded.spec), *answers])
        if set(answers) & set(names):
            problem = f"`{name}` takes `{answers[0]}` where the answer to be judged goes"
            yield loaded.fault(path, problem, "Name a verifier, a function of the topic's `verify`.")
        elif unknown:  # one fault: it is not the function that was meant
            remedy = suggestion(unknown[0], taken or (), "It takes")
            yield loaded.fault(path, f"`{name}` takes no `{unknown[0]}`", remedy)
        elif lacking:
            yield loaded.fault(path, f"`{name}` also needs `{lacking[0]}`", MISSING_ARGUMENT_REMEDY)


def is_verifier(loaded: Loaded[Any], name: str) -> bool:
    """Whether the name is that of the verifier, the function that finds the flaws of an answer."""
    check = loaded.spec.check
    return bool(check.name == "verify" and check.options.get("reference") == name)


def values_misfits(loaded: Loaded[ValuesExercise]) -> Iterator[Fault]:
    """The faults of a hand calculation: of its parts, of what `with` binds, and of its mistakes."""
    spec = loaded.spec
    references = {part.name: resolve(part.reference) for part in spec.parts}
    yield from wiring_faults(loaded)
    yield from unbound_name_faults(loaded, ("with",), list(references.values()), spec.with_)
    for place, mistake in enumerate(spec.misconceptions):
        path: KeyPath = ("misconceptions", place)
        of_part = [references[mistake.part]] if mistake.part in references else list(references.values())
        variants = [resolve(mistake.variant)] if mistake.variant else of_part
        yield from unbound_name_faults(loaded, (*path, "with"), variants, mistake.with_ or {})
        if mistake.part is None:  # one of a part is wired as the part is
            yield from formula_lacks(loaded, place, list(spec.given))
        if mistake.reference is not None and mistake.part is None:
            yield from missing_argument_faults(
                loaded, (*path, "reference"), variants[0], [*spec.given, *names_bound(spec)]
            )


def choice_misfits(loaded: Loaded[ChoiceExercise]) -> Iterator[Fault]:
    """The faults of a choice, whose reference takes `args`, or else names of `given`."""
    spec = loaded.spec
    reference = resolve(spec.reference)

    def taken_by(variant: Reference, path: KeyPath) -> Iterator[Fault]:
        if spec.args:
            return misfit(loaded, path, variant, list(spec.args), names_bound(spec))
        return missing_argument_faults(loaded, path, variant, [*spec.given, *names_bound(spec)])

    own = list(taken_by(reference, ("args",) if spec.args else ("reference",)))
    yield from own
    yield from unbound_name_faults(loaded, ("with",), [reference], spec.with_)
    for place, mistake in enumerate(spec.misconceptions):
        variant = resolve(mistake.variant or spec.reference)
        yield from unbound_name_faults(loaded, ("misconceptions", place, "with"), [variant], mistake.with_ or {})
        yield from formula_lacks(loaded, place, list(spec.args or spec.given))
        if mistake.reference is not None and not own:  # else the same would be told of each
            yield from taken_by(variant, ("misconceptions", place, "reference"))


def formula_lacks(loaded: Loaded[Any], place: int, names: Sequence[str]) -> Iterator[Fault]:
    """The names in the formula of a mistake that it is not called with: a part gets its own arguments only."""
    mistake = loaded.spec.misconceptions[place]
    if mistake.gives is not None:
        bound = [*names_bound(loaded.spec), *(mistake.with_ or {})]
        for name in missing_parameters(resolve(mistake.gives), [*names, *bound]):
            remedy = suggestion(name, [*names, *bound], "It is given")
            yield loaded.fault(("misconceptions", place, "gives"), f"the formula is not given `{name}`", remedy)


def names_bound(spec: Any) -> list[str]:
    """The names that `with` binds."""
    return list(spec.with_)


def misfit(
    loaded: Loaded[Any], path: KeyPath, reference: Reference, names: Iterable[str], bound: Iterable[str]
) -> Iterator[Fault]:
    """A fault for each name that the reference does not take; if it takes all, for each that it lacks."""
    names, taken = list(names), parameters(reference)
    unknown = [name for name in names if taken is not None and name not in taken]
    for name in unknown:
        place = (*path, name) if path[-1] == "args" else path
        yield loaded.fault(place, f"the reference takes no `{name}`", suggestion(name, taken or (), "It takes"))
    if not unknown:
        yield from missing_argument_faults(loaded, path, reference, [*names, *bound])


def missing_argument_faults(
    loaded: Loaded[Any], path: KeyPath, reference: Reference, names: Iterable[str], what: str = "the reference"
) -> Iterator[Fault]:
    """A fault for each parameter of the reference that nothing is given for."""
    for name in missing_parameters(reference, list(names)):
        yield loaded.fault(path, f"{what} also needs `{name}`", MISSING_ARGUMENT_REMEDY)


def unbound_name_faults(
    loaded: Loaded[Any], path: KeyPath, references: list[Reference], bound: Iterable[str]
) -> Iterator[Fault]:
    """A fault for each name of `with` that none of the references takes."""
    taken = [parameters(reference) for reference in references]
    known = {name for names in taken for name in names or ()}
    for name in bound:
        if None not in taken and name not in known:
            yield loaded.fault((*path, name), f"the reference takes no `{name}`", suggestion(name, known, "It takes"))
