"""Proofs of lint that a built function, trace or model is a fair question, once its spec is well-formed and builds."""

import time
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, islice
from typing import Any

from grader.build.building import InCode
from grader.build.printed import agrees, trace_agrees
from grader.build.rare_draws import rare_draws
from grader.build.spec_names import variants_breaking
from grader.build.stated_mistakes import why_silent
from grader.build.unique import is_tied, several_right
from grader.build.unseen_rounding import unseen_rounding
from grader.build.wide_inputs import unanswered_wide_inputs
from grader.built.document import BuiltCase, BuiltExercise, Instance
from grader.built.fair_question import expected_on
from grader.built.formula_names import formula_text
from grader.built.mistake_answers import NO_MISTAKE_ANSWER, mistake_answer
from grader.built.oracle import ASKING_AT_BUILD, ASKING_AT_JUDGING, asked_reference
from grader.built.own_check import (
    answers_differ,
    as_handed_in,
    broken_property,
    checked_case,
    observed_answers,
    verdict_on_answer,
)
from grader.built.promises import keeps_promises
from grader.built.property_calls import calls_by_property, own_answer
from grader.built.reference_answers import NoAnswer
from grader.built.resolve import resolve
from grader.built.student_calls import args_in, args_text
from grader.codec.decode import decode
from grader.codec.values import Json, Value
from grader.spec.faults import Fault
from grader.spec.load import Loaded

MIN_TELLING_INPUTS = 3  # inputs on which a mistake must differ from the reference; a finding needs as many
DRAWN_SHARE = Fraction(4, 5)  # of the hidden weight: fixed cases are public knowledge
# The limit must be so many times what the reference needs: it is a safety net, not a test of speed.
MIN_TIME_FACTOR = 20


def unsound(loaded: Loaded[InCode], built: BuiltExercise) -> Iterator[Fault]:
    """All faults that make the exercise unfair, untrue or open to guessing."""
    yield from misprinted(loaded, built)
    yield from self_refuted(loaded, built)
    yield from undecided(loaded, built)
    yield from indistinct_mistakes(loaded, built)
    yield from painless_breaches(loaded, built)
    yield from illegal_extra_calls(loaded, built)
    yield from unanswered_wide_inputs(loaded, built)
    yield from unseen_rounding(loaded, built)
    yield from rare_draws(loaded, built)
    yield from too_open(loaded, built)
    yield from uncovered_families(loaded)
    yield from too_slow(loaded, built)


def misprinted(loaded: Loaded[InCode], built: BuiltExercise) -> Iterator[Fault]:
    """A fault for each printed figure that the reference does not give."""
    for place, (case, made) in enumerate(zip(loaded.spec.cases, built.cases, strict=True)):
        if case.printed is None:
            continue
        expected: Any = decode(made.instances[0].expected)
        compare = agrees if built.trace is None else trace_agrees
        if not compare(case.printed.value, expected):
            # Of a trace the last record: all of it would fill a page.
            shown = expected if built.trace is None else expected[-1]
            problem = f"the reference does not give what {case.printed.where} prints, but {shown}"
            yield loaded.fault(("cases", place, "printed", "value"), problem, "Correct the reference, or the figure.")


def self_refuted(loaded: Loaded[InCode], built: BuiltExercise) -> Iterator[Fault]:
    """A fault for each property that the reference's answer breaks on a fixed case; drawn cases are redrawn."""
    for place, case in enumerate(built.cases):
        if not case.drawn and (fault := refuted(loaded, built, place, case.instances[0])):
            yield fault


def refuted(loaded: Loaded[InCode], built: BuiltExercise, place: int, instance: Instance) -> Fault | None:
    """The fault of a property that the reference's own answer breaks on this input; None if all hold."""
    try:
        case = checked_case(built, instance.args, decode(instance.expected), decode(instance.accepted))
        own = as_handed_in(built, case.expected)
        broken = broken_property(
            built, case, own, observed_answers(extra_call_answers(built, instance)), instance.known
        )
    except NoAnswer as error:
        return loaded.fault(
            ("cases", place), f"on an input of a property the reference {error}", "Change the property."
        )
    if broken is None:
        return None
    problem = f"does not hold of the reference's own answer on `{built.cases[place].name}`"
    return loaded.fault(("properties", broken[0]), problem, "Correct or remove the property.")


def extra_call_answers(built: BuiltExercise, instance: Instance) -> list[list[Value]]:
    """The reference's answers to the extra calls of the properties, property by property."""
    return [[own_answer(built, call) for call in calls] for calls in calls_by_property(built, instance)]


def undecided(loaded: Loaded[InCode], built: BuiltExercise) -> Iterator[Fault]:
    """A fault for each public case with several right answers, since the one-file checker knows only one."""
    for place, case in enumerate(built.cases):
        if case.public and (why := several_right(built, case.instances[0])):
            problem = f"a public case must have one right answer, and on this one {why}"
            yield loaded.fault(("cases", place), problem, "Change its input, or hide it.")


def indistinct_mistakes(loaded: Loaded[InCode], built: BuiltExercise) -> Iterator[Fault]:
    """A fault for each mistake that gives the right answers, or the same answers as another mistake."""
    instances = [instance for case in built.cases for instance in case.instances]
    instances.sort(key=lambda instance: len(args_text({"": instance.expected})))  # short traces are judged sooner
    places = {mistake.name: place for place, mistake in enumerate(built.mistakes)}
    for name, place in places.items():
        # No further than needed: comparing traces takes most of lint's time.
        telling = len(
            list(islice((each for each in instances if tells_mistake(built, each, name)), MIN_TELLING_INPUTS))
        )
        if telling < MIN_TELLING_INPUTS:
            problem = f"`{name}` differs from the reference on {telling} inputs, and {MIN_TELLING_INPUTS} are needed"
            problem += why_silent(built.mistakes[place], instances[0].args)
            yield loaded.fault(("misconceptions", place), problem, "Add cases that tell it apart, or remove it.")
        yield from indistinct_ways(loaded, built, place, instances)
    for first, second in combinations(places, 2):
        if not any(mistakes_differ(built, instance, first, second) for instance in instances):
            problem = f"`{second}` gives the same as `{first}` on every input"
            yield loaded.fault(
                ("misconceptions", places[second]), problem, "Add cases that tell them apart, or remove one."
            )


def indistinct_ways(
    loaded: Loaded[InCode], built: BuiltExercise, place: int, instances: Sequence[Instance]
) -> Iterator[Fault]:
    """A fault for each further variant of a mistake that gives the right answers."""
    record = built.trace.record if built.trace else ()
    for number, name in enumerate(built.mistakes[place].also):
        forms = ((each, mistake_answer(resolve(name), each.args, built.bound, record)) for each in instances)
        wrong = (each for each, form in forms if form is not NO_MISTAKE_ANSWER and is_wrong_answer(built, each, form))
        telling = len(list(islice(wrong, MIN_TELLING_INPUTS)))
        if telling < MIN_TELLING_INPUTS:
            problem = f"`{name}` differs from the reference on {telling} inputs, and {MIN_TELLING_INPUTS} are needed"
            path = ("misconceptions", place, "also", number)
            yield loaded.fault(path, problem, "Add cases that tell it apart, or leave it out.")


def painless_breaches(loaded: Loaded[InCode], built: BuiltExercise) -> Iterator[Fault]:
    """A fault for each wrong variant that ignores a convention and is right on every input.

    That a known mistake loses is proved of all known mistakes.
    """
    record = built.trace.record if built.trace else ()
    for path, name in variants_breaking(loaded.spec):
        instances = [instance for case in built.cases if not case.public for instance in case.instances]
        forms = ((each, mistake_answer(resolve(name), each.args, built.bound, record)) for each in instances)
        if not any(form is NO_MISTAKE_ANSWER or is_wrong_answer(built, each, form) for each, form in forms):
            problem = f"`{formula_text(name)}` ignores this convention, and loses no marks"
            yield loaded.fault(path, problem, "Add cases in which the convention decides.")


def illegal_extra_calls(loaded: Loaded[InCode], built: BuiltExercise) -> Iterator[Fault]:
    """A fault for each property that asks an input which breaks a promise of the exercise."""
    for place, prop in enumerate(built.properties):
        calls = (calls_by_property(built, each)[place] for case in built.cases for each in case.instances)
        if not all(keeps_promises(built, args_in(built, call)) for asked in calls for call in asked):
            problem = f"`{prop.name}` asks inputs that break a promise of the exercise"
            yield loaded.fault(("properties", place), problem, "Leave one of the two out.")


def tells_mistake(built: BuiltExercise, instance: Instance, name: str) -> bool:
    """Whether a mistake gives a wrong answer on this input."""
    return name in instance.variants and is_wrong_answer(built, instance, instance.variants[name])


def is_wrong_answer(built: BuiltExercise, instance: Instance, form: Json) -> bool:
    """Whether the encoded answer of a mistake is wrong on this input."""
    expected, given = decode(instance.expected), decode(form)
    if not answers_differ(built, instance.args, expected, given):
        return False
    if not (is_tied(built, instance) or has_several(built)):
        return True
    return not verdict_on_answer(built, instance.args, expected, given, decode(instance.accepted)).passed


def has_several(built: BuiltExercise) -> bool:
    """Whether the check accepts several right answers."""
    return bool(asked_reference(built, (*ASKING_AT_BUILD, *ASKING_AT_JUDGING)))


def mistakes_differ(built: BuiltExercise, instance: Instance, first: str, second: str) -> bool:
    """Whether two mistakes give different answers on this input; one that raises gives none."""
    found = [decode(instance.variants[name]) for name in (first, second) if name in instance.variants]
    return answers_differ(built, instance.args, *found) if len(found) == 2 else len(found) == 1


def too_open(loaded: Loaded[InCode], built: BuiltExercise) -> Iterator[Fault]:
    """A fault if too much of the hidden weight lies on fixed cases, which anybody can look up in the bank."""
    hidden = [case for case in built.cases if not case.public]
    total, drawn = weight_of(hidden), weight_of([case for case in hidden if case.drawn])
    if not hidden:
        yield loaded.fault(("cases",), "no case is hidden", "Add a drawn family.")
    elif drawn / total < DRAWN_SHARE:
        problem = f"{float(drawn / total):.0%} of the hidden weight is drawn, and {float(DRAWN_SHARE):.0%} is needed"
        yield loaded.fault(("cases",), problem, "Give the drawn families more weight.")


def weight_of(cases: list[BuiltCase]) -> Any:
    """The sum of the cases' weights."""
    return sum(case.weight for case in cases)


def uncovered_families(loaded: Loaded[InCode]) -> Iterator[Fault]:
    """A fault for each drawn family without `covers`, of which students would know nothing."""
    for place, case in enumerate(loaded.spec.cases):
        if case.draw is not None and not case.covers:
            remedy = "Write `covers:` with what a student may know of it."
            yield loaded.fault(("cases", place), f"`{case.name}` says nothing of what it covers", remedy)


def too_slow(loaded: Loaded[InCode], built: BuiltExercise) -> Iterator[Fault]:
    """A fault if the time limit leaves the reference too little room."""
    # Measured by lint only: no document depends on a clock.
    allowed = built.limits.seconds / MIN_TIME_FACTOR
    for case in built.cases:
        largest = case.instances[-1]  # instances are sorted by size
        # A slow first try may be the machine's fault, three are the reference's.
        if all(seconds_for(built, largest) > allowed for _ in range(3)):
            needed = f"{MIN_TIME_FACTOR} times what the reference needs on `{case.name}`"
            problem = f"{built.limits.seconds:g} seconds are less than {needed}"
            yield loaded.fault(("limits", "seconds"), problem, "Allow more, or make the inputs smaller.")
            return


def seconds_for(built: BuiltExercise, instance: Instance) -> float:
    """The seconds that the reference takes on an input."""
    start = time.perf_counter()
    expected_on(built, instance.args)
    return time.perf_counter() - start
