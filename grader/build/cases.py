"""The cases of a function, trace or model: inputs, redrawn until the answer is stable, and the answers expected."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import chain
from random import Random
from typing import Any, NoReturn, TypeAlias

from grader.build.answer_proofs import AGAIN_REMEDY, NOTHING_REMEDY, answer_problem
from grader.build.building import (
    MAX_DRAWS,
    MAX_DRAWS_FOR_ANOTHER,
    Building,
    fail,
    fail_exhausted,
    unkept_promise,
    unmet_case_condition,
)
from grader.build.draw import BadDraw, Seeds, filled_values
from grader.build.provided import with_functions
from grader.build.secret import PUBLIC_SECRET
from grader.build.stated_mistakes import stated_variant
from grader.built.document import BuiltCase, BuiltExercise, BuiltProperty, Instance
from grader.built.mistake_answers import NO_MISTAKE_ANSWER
from grader.built.oracle import accepted_on
from grader.built.own_check import verdict_on_answer
from grader.built.property_calls import ExtraCalls, NotTried, extra_calls, known_on
from grader.built.reference_answers import NoAnswer, is_cut
from grader.built.resolve import resolve
from grader.built.stability import CandidateInput
from grader.built.student_calls import MODEL_STEPS, args_text, call_on, flat_inputs
from grader.checks.foreign import BadExtension
from grader.checks.local_code import LOCAL_MODULE_NAME
from grader.checks.properties.property_registry import PROPERTIES
from grader.codec.decode import decode
from grader.codec.encode import encode
from grader.codec.values import Json, Value
from grader.spec.exercise import FunctionCase, ModelCase, WideInputs, WideModelInputs
from grader.spec.faults import KeyPath

PLAIN_CHECKS = ("close", "exact")  # an answer has the very form of the reference's
InputSource: TypeAlias = FunctionCase | ModelCase | WideInputs | WideModelInputs


def built_cases(building: Building) -> tuple[BuiltCase, ...]:
    """All cases in the order of the spec; no drawn input equals a fixed one, as those are public knowledge."""
    cases = list(enumerate(building.loaded.spec.cases))
    fixed = {place: fixed_instance(building, place) for place, case in cases if case.draw is None}
    # Fixed inputs stand in the bank: a hidden case must not ask one of them again.
    known = {args_text(instance.args) for instance in fixed.values()}
    built = tuple(
        BuiltCase(
            name=case.name,
            public=case.public,
            covers=case.covers,
            edge=case.edge,
            drawn=case.draw is not None,
            require=case.require,
            weight=Fraction(str(case.weight)),
            instances=(fixed[place],) if place in fixed else drawn_instances(building, place, known),
        )
        for place, case in cases
    )
    # A signature may say nothing of what is returned, and some inputs may rightly have no answer; not all of them.
    if all(instance.expected is None for case in built for instance in case.instances):
        fail(building.loaded, ("reference",), "gives None on every input", NOTHING_REMEDY)
    return built


def fixed_instance(building: Building, place: int) -> Instance:
    """The one input of a fixed case."""
    case = building.loaded.spec.cases[place]
    args = drawn_args(building, place, building.seeds.random(case.name, 0))
    if (broken := unkept_promise(building, args)) is not None:
        fail(building.loaded, ("cases", place), f"this input breaks the promise `{broken}`", "Change one of the two.")
    drawn = candidate(building, place, 0, args)
    refuse_failing_reference(building, drawn)
    return instance_of(building, drawn)


def refuse_failing_reference(building: Building, drawn: CandidateInput) -> None:
    """Raises `SpecFaults` if the answer is none, or fails the exercise's own check."""
    refuse_no_answer(building, drawn)
    try:
        failing = [each for each in listed_right_answers(building, drawn) if not passes(building, drawn, each)]
        if not failing:
            refuse_changing_answer(building, drawn)
            return
        whose = "the reference's own answer" if failing[0] is drawn.expected else "one of the right answers"
        problem = f"{whose} fails it, on {args_text(drawn.args)[:200]}"  # a fault is a line or two
    except TypeError as error:  # a check says so of an expected value that is not for it
        problem = f"the reference's own answer is not for it: {error}"
    except BadExtension as error:  # a check of the author's own, or of another package
        fail(building.loaded, ("check",), str(error).rstrip("."), "Correct the check.")
    fail(building.loaded, ("check",), problem, "Choose a check for the kind of value that the reference gives.")


def refuse_no_answer(building: Building, drawn: CandidateInput) -> None:
    """Raises `SpecFaults` for an answer that is none: NaN, or of an own reference not what the signature says."""
    frame = building.frame
    check = frame.check
    # Ours are tested, and may say the usual type only: `list` of a formula that can be one letter. A student's answer
    # has another form than the reference's where steps are records, or where a check such as `ranking` lists ties.
    plain = frame.trace is None and check is not None and check.name in PLAIN_CHECKS
    said = plain and LOCAL_MODULE_NAME.match(frame.reference)
    signature = frame.signature if said else ""
    if problem := answer_problem(drawn.expected, signature, check.name if check else ""):
        fail_reference(building, drawn, *problem)


def refuse_changing_answer(building: Building, drawn: CandidateInput) -> None:
    """Raises `SpecFaults` for an own reference that gives something else when it is asked again."""
    # Ours are held to it by their tests, and a class's build need not ask them twice.
    if LOCAL_MODULE_NAME.match(building.frame.reference) and not passes(building, drawn, building.expected(drawn.args)):
        fail_reference(building, drawn, "gives something else each time it is asked", AGAIN_REMEDY)


def fail_reference(building: Building, drawn: CandidateInput, problem: str, remedy: str) -> NoReturn:
    """Raises `SpecFaults` for a reference that is at fault on an input."""
    fail(building.loaded, ("reference",), f"{problem}, on {args_text(drawn.args)[:200]}", remedy)


def listed_right_answers(building: Building, drawn: CandidateInput) -> list[Value]:
    """The reference's own answer, and those right beside it that the check lists one by one."""
    check = building.frame.check
    listed = check is not None and check.name == "one_of" and "between" not in (check.options.get("by") or ())
    others: Any = drawn.others if listed else ()
    return [drawn.expected, *others]


def passes(building: Building, drawn: CandidateInput, given: Value) -> bool:
    """Whether the exercise's check accepts an answer of the reference."""
    return verdict_on_answer(building.frame, drawn.args, drawn.expected, given, drawn.others).passed


def drawn_instances(building: Building, place: int, fixed: set[str]) -> tuple[Instance, ...]:
    """The inputs of a drawn family, smallest first; none twice, as long as there are others."""
    seen: set[str] = set()
    found: list[Instance] = []
    for number in range(building.loaded.spec.cases[place].count):
        instance = instance_of(building, drawn_candidate(building, place, number, fixed, seen))
        seen.add(args_text(instance.args))
        found.append(instance)
    # Smallest first: the first input that fails is shown, and is the shortest to think about.
    return tuple(sorted(found, key=lambda instance: len(args_text(instance.args))))


def drawn_candidate(
    building: Building, place: int, number: int, fixed: set[str], seen: set[str], most: int = MAX_DRAWS
) -> CandidateInput:
    """A drawn input that meets the case's conditions and whose answer is stable; preferably one not yet seen.

    Raises `SpecFaults` if none of `most` draws is such an input.
    """
    random = building.seeds.random(building.loaded.spec.cases[place].name, number)
    again: CandidateInput | None = None
    unmet: Counter[str] = Counter()
    for tried in range(most):
        if again is not None and tried >= MAX_DRAWS_FOR_ANOTHER:
            break
        args = drawn_args(building, place, random)
        if args_text(args) in fixed:
            unmet["not a fixed case"] += 1
        elif (broken := unkept_promise(building, args)) is not None:  # before the reference is asked, which may need it
            unmet[broken] += 1
        elif args_text(args) not in seen or again is None:
            drawn = candidate(building, place, number, args)
            if number == 0 and not unmet:
                refuse_failing_reference(
                    building, drawn
                )  # once a family: a check that is not for such values never passes
            if (failed := unmet_case_condition(building, place, drawn, random)) is not None:
                unmet[failed] += 1
            elif args_text(args) not in seen:
                return drawn
            else:
                # Small domains have fewer inputs than `count`: a repeated one is better than none.
                again = drawn
    return again or fail_exhausted(building.loaded, ("cases", place, "draw"), unmet, most)


def candidate(building: Building, place: int, number: int, args: dict[str, Json]) -> CandidateInput:
    """An input of a case with the reference's answer; raises `SpecFaults` if it has none."""
    case = building.loaded.spec.cases[place]
    try:
        expected, others = building.expected(args), accepted_on(building.frame, args)
        known = known_on(building.frame, args)
    except NoAnswer as error:
        under = "draw" if case.draw is not None else "fit" if isinstance(case, ModelCase) else "args"
        problem = f"the reference {error}, on {args_text(args)[:200]}"
        fail(building.loaded, ("cases", place, under), problem, "Change the input, or the reference.")
    return CandidateInput(args, expected, case_extra_calls(building, case, number, args), others, known)


def drawn_args(building: Building, place: int, random: Random) -> dict[str, Json]:
    """The encoded arguments of a case, fixed or drawn; for a model, those of `fit` and of `predict`."""
    return drawn_inputs(building, ("cases", place), building.loaded.spec.cases[place], random)


def drawn_inputs(building: Building, path: KeyPath, case: InputSource, random: Random) -> dict[str, Json]:
    """The encoded inputs of a case, or of an entry of `wide`; raises `SpecFaults`."""
    drawn = {} if case.draw is None else values_at(building, (*path, "draw"), case.draw, random, {})
    if isinstance(case, ModelCase | WideModelInputs):
        args = {step: values_at(building, (*path, step), getattr(case, step), random, drawn) for step in MODEL_STEPS}
    elif case.draw is None:
        path = (*path, "args")
        args = values_at(building, path, case.args or {}, random, {})
    else:
        path, args = (*path, "draw"), drawn
    forms = {name: encode(value) for name, value in args.items()}
    # The codec cuts what is too large; a cut input would be another one than the reference was asked.
    for name, form in forms.items():
        if is_cut(form):
            problem = f"`{name}` is too large, or of a kind that cannot be written down"
            fail(building.loaded, (*path, name), problem, "Draw smaller and plainer inputs.")
    return forms


def values_at(
    building: Building, path: KeyPath, nodes: Mapping[str, Any], random: Random, known: Mapping[str, Any]
) -> dict[str, Any]:
    """The values of the names at a place of the spec; raises `SpecFaults` if one has no value."""
    try:
        return filled_values(with_functions(nodes, building.loaded.spec), random, known, building.loaded.file.parent)
    except BadDraw as error:
        fail(building.loaded, (*path, *error.path), error.problem, error.remedy)


def case_extra_calls(
    building: Building, case: FunctionCase | ModelCase, number: int, args: Mapping[str, Json]
) -> ExtraCalls:
    """The extra calls of the properties, property by property; raises `SpecFaults` if a property cannot be tried.

    Those of a public case are handed out with it: nothing in them may depend on the secret.
    """
    seeds = Seeds(PUBLIC_SECRET, "", building.frame.id) if case.public else building.seeds
    try:
        return extra_calls(building.frame, args, seeds.random(case.name, number, "properties"))
    except NotTried as error:
        problem = f"cannot be tried on `{case.name}`: {error}"
        fail(building.loaded, ("properties", error.place), problem, "Name another argument.")


def with_call_counts(exercise: BuiltExercise, cases: Sequence[BuiltCase]) -> tuple[BuiltProperty, ...]:
    """The properties of an exercise with the number of their extra calls, which is the same on every input."""
    args = flat_inputs(exercise, {name: decode(form) for name, form in cases[0].instances[0].args.items()})
    # Any generator will do: chance decides the inputs of extra calls, and not how many there are.
    calls = [len(PROPERTIES[each.name].calls(args, each.options, Random(0))) for each in exercise.properties]
    return tuple(replace(each, calls=count) for each, count in zip(exercise.properties, calls, strict=True))


def instance_of(building: Building, drawn: CandidateInput) -> Instance:
    """The input with its calls, the right answer, and the answers of the known mistakes."""
    refuse_no_answer(building, drawn)
    variants = {
        mistake.name: stated_variant(resolve(mistake.reference), drawn.args, mistake.bound, building.record)
        for mistake in building.frame.mistakes
    }
    return Instance(
        args=drawn.args,
        calls=(call_on(building.frame, drawn.args), *chain.from_iterable(drawn.extra)),
        expected=encode(drawn.expected),
        accepted=encode(drawn.others),
        known=drawn.known,
        variants={
            name: form for name, form in variants.items() if form is not NO_MISTAKE_ANSWER
        },  # it raised: no output
    )
