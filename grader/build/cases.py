"""The cases of a function or trace: inputs, redrawn until the answer is stable, and what is expected on them."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import chain
from random import Random
from typing import Any

from grader.build.answers import NoAnswer, Reference, accepted, answer_form, decoded, is_cut
from grader.build.checking import verdict_on
from grader.build.document import BuiltCall, BuiltCase, BuiltProperty, Instance
from grader.build.draw import BadDraw, filled
from grader.build.resolve import resolve
from grader.build.stable import TRIES, Building, Candidate, exhausted, fail, unmet_condition
from grader.checks.properties import PROPERTIES
from grader.codec.encode import encode
from grader.codec.values import Json
from grader.spec.exercise import Case

NOTHING: Any = object()  # what a mistake gives that raises; None may be what another gives


def built_cases(building: Building) -> tuple[BuiltCase, ...]:
    """All cases in the order of the spec. A drawn input is none of the fixed ones, as those are public knowledge."""
    cases = list(enumerate(building.loaded.spec.cases))
    fixed = {place: fixed_instance(building, place) for place, case in cases if case.draw is None}
    known = {written(instance.args) for instance in fixed.values()}
    return tuple(
        BuiltCase(
            name=case.name,
            public=case.public,
            covers=case.covers,
            edge=case.edge,
            drawn=case.draw is not None,
            weight=Fraction(str(case.weight)),
            instances=(fixed[place],) if place in fixed else drawn_instances(building, place, known),
        )
        for place, case in cases
    )


def fixed_instance(building: Building, place: int) -> Instance:
    """The one input of a fixed case."""
    case = building.loaded.spec.cases[place]
    drawn = candidate(building, place, 0, drawn_args(building, place, building.seeds.random(case.name, 0)))
    passes_itself(building, drawn)
    return instance_of(building, drawn)


def passes_itself(building: Building, drawn: Candidate) -> None:
    """Nothing; that the right answer fails the exercise's own check is a fault."""
    try:
        if verdict_on(building.frame, drawn.args, drawn.expected, drawn.expected).passed:
            return
        problem = f"the reference's own answer fails it, on {written(drawn.args)[:200]}"
    except TypeError as error:  # a check says so of an expected value that is not for it
        problem = f"the reference's own answer is not for it: {error}"
    fail(building.loaded, ("check",), problem, "Choose a check for the kind of value that the reference gives.")


def drawn_instances(building: Building, place: int, fixed: set[str]) -> tuple[Instance, ...]:
    """The inputs of a drawn family, smallest first; none twice as long as there are others."""
    seen: set[str] = set()
    found: list[Instance] = []
    for number in range(building.loaded.spec.cases[place].count):
        instance = instance_of(building, drawn_candidate(building, place, number, fixed, seen))
        seen.add(written(instance.args))
        found.append(instance)
    return tuple(sorted(found, key=lambda instance: len(written(instance.args))))


def drawn_candidate(building: Building, place: int, number: int, fixed: set[str], seen: set[str]) -> Candidate:
    """A drawn input that meets the case's conditions and whose answer is stable; a new one, if any is found."""
    random = building.seeds.random(building.loaded.spec.cases[place].name, number)
    again: Candidate | None = None
    unmet: Counter[str] = Counter()
    for _ in range(TRIES):
        args = drawn_args(building, place, random)
        if written(args) in fixed:
            unmet["not a fixed case"] += 1
        elif written(args) not in seen or again is None:
            drawn = candidate(building, place, number, args)
            if number == 0 and not unmet:
                passes_itself(building, drawn)  # once a family: a check that is not for such values never passes
            if (failed := unmet_condition(building, place, drawn, random)) is not None:
                unmet[failed] += 1
            elif written(args) not in seen:
                return drawn
            else:
                again = drawn
    return again or exhausted(building.loaded, ("cases", place, "draw"), unmet)


def candidate(building: Building, place: int, number: int, args: dict[str, Json]) -> Candidate:
    """An input of a case with the reference's answer; that it has none is a fault."""
    case = building.loaded.spec.cases[place]
    try:
        expected = building.expected(args)
    except NoAnswer as error:
        under = "args" if case.draw is None else "draw"
        problem = f"the reference {error}, on {written(args)[:200]}"
        fail(building.loaded, ("cases", place, under), problem, "Change the input, or the reference.")
    return Candidate(args, expected, extra_inputs(building, case, number, args))


def drawn_args(building: Building, place: int, random: Random) -> dict[str, Json]:
    """The encoded arguments of a case, fixed or drawn."""
    case = building.loaded.spec.cases[place]
    under, nodes = ("args", case.args) if case.draw is None else ("draw", case.draw)
    try:
        args = filled(nodes or {}, random, {}, building.loaded.file.parent)
    except BadDraw as error:
        fail(building.loaded, ("cases", place, under, *error.path), error.problem, error.remedy)
    forms = {name: encode(value) for name, value in args.items()}
    for name, form in forms.items():
        if is_cut(form):
            problem = f"`{name}` is too large, or of a kind that cannot be written down"
            fail(building.loaded, ("cases", place, under, name), problem, "Draw smaller and plainer inputs.")
    return forms


def extra_inputs(
    building: Building, case: Case, number: int, args: Mapping[str, Json]
) -> tuple[tuple[dict[str, Json], ...], ...]:
    """The inputs of the properties' extra calls, property by property."""
    random = building.seeds.random(case.name, number, "properties")
    found = []
    for place, prop in enumerate(building.frame.properties):
        try:
            inputs = PROPERTIES[prop.name].calls(decoded(args), prop.options, random)
        except ValueError as error:
            problem = f"cannot be tried on `{case.name}`: {error}"
            fail(building.loaded, ("properties", place), problem, "Name another argument.")
        found.append(tuple({name: encode(value) for name, value in each.items()} for each in inputs))
    return tuple(found)


def counted(properties: tuple[BuiltProperty, ...], cases: Sequence[BuiltCase]) -> tuple[BuiltProperty, ...]:
    """The properties with the number of their extra calls, the same on every input."""
    args = decoded(cases[0].instances[0].args)
    calls = [len(PROPERTIES[each.name].calls(args, each.options, Random(0))) for each in properties]  # noqa: S311
    return tuple(each.model_copy(update={"calls": count}) for each, count in zip(properties, calls, strict=True))


def instance_of(building: Building, drawn: Candidate) -> Instance:
    """The input with its calls, the right answer, and what the known mistakes give."""
    target, names = building.frame.target, building.parameters
    variants = {
        mistake.name: variant(resolve(mistake.reference), drawn.args, mistake.bound, building.record)
        for mistake in building.frame.mistakes
    }
    return Instance(
        args=drawn.args,
        calls=tuple(
            BuiltCall(target=target, args=tuple(args[name] for name in names if name in args))
            for args in (drawn.args, *chain.from_iterable(drawn.extra))
        ),
        expected=encode(drawn.expected),
        variants={name: form for name, form in variants.items() if form is not NOTHING},
    )


def variant(reference: Reference, args: Mapping[str, Json], bound: Mapping[str, Any], record: Sequence[str]) -> Json:
    """What a mistake gives, encoded; `NOTHING` where it raises or never ends, as there are no outputs to recognise."""
    try:
        return answer_form(reference, args, accepted(reference, bound), record)
    except NoAnswer:
        return NOTHING


def written(args: Mapping[str, Json]) -> str:
    """Arguments as one text: equal for equal inputs, and longer for larger ones."""
    return json.dumps(args, ensure_ascii=False)
