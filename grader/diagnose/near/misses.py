"""Every near miss, the most telling first, and the first that explains all failing answers of an exercise."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from grader.built.document import BuiltExercise, Instance, TraceRules
from grader.built.oracle import ASKING_AT_JUDGING, asked_reference
from grader.built.own_check import checked_case, judging_check
from grader.built.reference_answers import DecodedArgs
from grader.checks.calls import Call, Observation
from grader.checks.case import Case
from grader.checks.containers import items_of, named_fields
from grader.checks.registry import case_verdict as judged_by
from grader.checks.steps import steps_of
from grader.codec.decode import decode
from grader.codec.values import Record, Value
from grader.diagnose.finding import Finding
from grader.diagnose.near.arithmetic import (
    OFFSET_NAME,
    complement,
    constant_offset,
    counted_from_one,
    reciprocal,
    sign,
)
from grader.diagnose.near.digits import integer_division, rounded_answer, rounded_on_the_way
from grader.diagnose.near.examples_only import right_on_examples_only
from grader.diagnose.near.failing_input import (
    MIN_INPUTS_FOR_NEAR_MISS,
    FailingInput,
    NearMiss,
    SameAnswer,
    numbers_in_value,
)
from grader.diagnose.near.handing_over import printed, text_of_number
from grader.diagnose.near.order import one_entry_off, reversed_order, transposed
from grader.diagnose.near.rounding import has_every_digit, rounded_right
from grader.diagnose.near.scale import (
    constant_factor,
    log_base,
    of_unnamed_base,
    percent,
    sample_size,
    unnormalised,
)
from grader.diagnose.near.state import JudgedCall, Probe, kept_state_near_miss
from grader.diagnose.speaks_of import names_base_of_logarithms, speaks_of_logarithms
from grader.judge.judged import CACHED_EXERCISES, JudgedCase, JudgedInput, cases_key
from grader.run_cache import UNCACHED, RunCache, cacheable

NEAR_MISSES: dict[str, Callable[[Sequence[FailingInput]], NearMiss | None]] = {
    "printed": printed,
    "text_of_number": text_of_number,
    # Before `constant_factor` and `constant_offset`: a base, a sum or a sample size says more than a number.
    "log_base": log_base,
    "percent": percent,
    "sign": sign,
    "unnormalised": unnormalised,
    "sample_size": sample_size,
    "counted_from_one": counted_from_one,
    "constant_factor": constant_factor,
    "constant_offset": constant_offset,
    "complement": complement,
    "reciprocal": reciprocal,
    "integer_division": integer_division,
    "rounded": rounded_answer,
    "rounded_on_the_way": rounded_on_the_way,
    "transposed": transposed,
    "reversed_order": reversed_order,
    "one_entry_off": one_entry_off,
}
KINDS_WITH_NEAR_MISSES = ("function", "model", "trace")
# Decimals, or digits, of rounded answers that no known mistake can have given. With fewer, as in whole numbers for
# shares, a mistake that gives labels or counts would be taken for rounding.
MIN_DECIMALS_BEFORE_MISTAKES = 2
MAX_NUMBERS_COMPARED = 5000  # numbers in an answer; so many are compared with so many ways to be wrong in no short time


def near_findings(
    exercise: BuiltExercise, cases: Sequence[JudgedCase], probe: Probe | None = None, cache: RunCache = UNCACHED
) -> tuple[Finding, ...]:
    """The first near miss that explains every failing answer; none for what is written by hand."""
    failing = wrong_inputs(cases)
    if exercise.kind not in KINDS_WITH_NEAR_MISSES or len(failing) < MIN_INPUTS_FOR_NEAR_MISS:
        return ()
    near = cache.of(prevailing_near_miss)(exercise, cases)
    near = near or state_near_miss(exercise, cases, failing, probe) or right_on_examples_only(cases)
    return () if near is None else (near_finding(near, cases),)


@cacheable(key=cases_key, size=CACHED_EXERCISES)
def rounded_findings(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> tuple[Finding, ...]:
    """The finding that every failing answer is the right one, rounded; none for what is written by hand.

    It is looked for before known mistakes: a rounded answer that differs little from the right one may be as near to
    what a mistake gives, while no mistake rounds.
    """
    failing = wrong_inputs(cases)
    if exercise.kind not in KINDS_WITH_NEAR_MISSES or any(judged.observation.outcome != "value" for judged in failing):
        return ()
    # Mostly the first number has every digit, and nothing has to be decoded and compared.
    if any(has_every_digit(number) for each in failing for number in numbers_in_value(each.observation.value)):
        return ()
    seen = [failing_input_of(exercise, judged) for judged in failing]
    if any(len(each.given) > MAX_NUMBERS_COMPARED for each in seen):
        return ()
    right = (failing_input_of(exercise, judged) for judged in right_inputs(cases))
    near = rounded_right(seen, right, MIN_DECIMALS_BEFORE_MISTAKES, sure=fails_on_examples_only(cases))
    # Plain, though it is made from expected values: it says how many decimals are left, which the student's code chose,
    # and that the numbers are right so far, which is told only to somebody who has three of them already, or all that
    # are hidden.
    return () if near is None else (near_finding(replace(near, plain=True), cases),)


def fails_on_examples_only(cases: Sequence[JudgedCase]) -> bool:
    """Whether every wrong answer is to an example that was handed out, and several others are right.

    Then one wrong number tells enough: its right value is known to the student, and no mistake is right elsewhere.
    """
    hidden = [judged.verdict.passed for case in cases if not case.public for judged in case.inputs]
    return len(hidden) >= MIN_INPUTS_FOR_NEAR_MISS and all(hidden)


def near_finding(near: NearMiss, cases: Sequence[JudgedCase]) -> Finding:
    """The finding that a near miss explains every failing answer."""
    names = tuple(case.name for case in cases if any(not judged.verdict.passed for judged in case.inputs))
    return Finding(kind="near_miss", name=near.name, hint=near.hint, cases=names, plain=near.plain)


def right_inputs(cases: Sequence[JudgedCase]) -> list[JudgedInput]:
    """The inputs of the cases that were answered right."""
    return [judged for case in cases for judged in case.inputs if judged.verdict.passed]


def wrong_inputs(cases: Sequence[JudgedCase]) -> list[JudgedInput]:
    """The inputs of the cases that were not answered right."""
    return [judged for case in cases for judged in case.inputs if not judged.verdict.passed]


@cacheable(key=cases_key, size=CACHED_EXERCISES)
def prevailing_near_miss(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> NearMiss | None:
    """The near miss that explains what came back, where most ordinary answers are wrong.

    A student who forgets the sign of some answers only, and is right on the others, has not turned the sign around.
    """
    ordinary = [judged for case in cases if not case.edge for judged in case.inputs]
    wrong = sum(not judged.verdict.passed for judged in ordinary)
    near = first_near_miss(exercise, wrong_inputs(cases)) if wrong > len(ordinary) / 2 else None
    # What is added is added everywhere: a number that is rounded down is 1 too small on some inputs only.
    return None if near is not None and near.name == OFFSET_NAME and wrong < len(ordinary) else near


def first_near_miss(exercise: BuiltExercise, failing: Sequence[JudgedInput]) -> NearMiss | None:
    """The first near miss that explains what came back; None where an input failed without an answer.

    Where no single answer is the right one to compare with, only what was printed can be told.
    """
    if any(judged.observation.outcome != "value" for judged in failing):
        return None
    if exercise.trace is not None or asked_reference(exercise, ASKING_AT_JUDGING):
        return printed(
            [FailingInput({}, None, judged.observation.value, judged.observation.stdout) for judged in failing]
        )
    smallest = sorted(failing, key=lambda judged: len(str(judged.args)))  # most near misses are ruled out by the first
    seen = [failing_input_of(exercise, judged) for judged in smallest]
    if any(len(each.given) > MAX_NUMBERS_COMPARED for each in seen):
        return None
    offered = (miss for name, miss in NEAR_MISSES.items() if name != "log_base" or speaks_of_logarithms(exercise))
    near = next((near for miss in offered if (near := miss(seen)) is not None), None)
    return of_unnamed_base(near) if near is not None and not names_base_of_logarithms(exercise) else near


def failing_input_of(exercise: BuiltExercise, judged: JudgedInput) -> FailingInput:
    """A judged input as near misses look at it: decoded, with the exercise's own check."""
    args = DecodedArgs(judged.args)
    observation = judged.observation
    expected, own = decode(judged.expected), observation.value
    if exercise.trace is not None:
        expected, own = steps_in_one_form(exercise.trace, expected, own)
    return FailingInput(args, expected, own, observation.stdout, same_by_check(exercise, args))


def steps_in_one_form(rules: TraceRules, expected: Value, own: Value) -> tuple[Value, Value]:
    """The right steps and the student's, each with its fields by name; both as they are if a step cannot be read.

    The right ones are without the start if the student's list has one step less.
    """
    right, steps = items_of(expected) or (), steps_of(own) or ()
    fields = [named_step(step, rules.record) for step in steps]
    if None in fields or not 0 <= len(right) - len(steps) <= 1:
        return expected, own
    return list(right[len(right) - len(steps) :]), fields


def named_step(step: Value, record: tuple[str, ...]) -> dict[str, Value] | None:
    """The fields of a step by name; of one with a single field, the step may be that field; None if unreadable."""
    found = named_fields(step, record) if len(record) > 1 or isinstance(step, dict | Record) else None
    if found is None and len(record) == 1:
        return {record[0]: step}
    return found if found is not None and set(found) == set(record) else None


def same_by_check(exercise: BuiltExercise, args: Mapping[str, Value]) -> SameAnswer:
    """The exercise's own check as a function of two answers; False for a first answer that it cannot expect."""
    check = judging_check(exercise)

    def same(expected: Value, observed: Value) -> bool:
        try:
            return judged_by(check.name, check.options, Case(args, expected), [Observation("value", observed)]).passed
        except (TypeError, ValueError, ArithmeticError):
            return False

    return same


def state_near_miss(
    exercise: BuiltExercise, cases: Sequence[JudgedCase], failing: Sequence[JudgedInput], probe: Probe | None
) -> NearMiss | None:
    """The near miss that answers depend on more than the inputs, if a fresh process can be asked and calls answered."""
    # What ran into a limit would do so again, and each such call takes as long.
    ran = all(judged.observation.outcome in ("value", "error") for judged in failing)
    if probe is None or not ran:
        return None
    return kept_state_near_miss(judged_calls(exercise, cases), probe)


def judged_calls(exercise: BuiltExercise, cases: Sequence[JudgedCase]) -> list[JudgedCall]:
    """The judged calls: all that were right, and the first few that the check itself found wrong."""
    asked, wrong = [], 0
    by_check = not exercise.properties and exercise.source is None  # nothing else says that an answer is wrong
    for built, case in zip(exercise.cases, cases, strict=True):
        # By identity: the judged inputs hold the very arguments of the built ones, which have no hash.
        instances = {id(instance.args): instance for instance in built.instances}
        for judged in case.inputs:
            instance = instances[id(judged.args)]
            is_right = right_answer_test(exercise, instance)
            failed = (
                not judged.verdict.passed
                and wrong < MIN_INPUTS_FOR_NEAR_MISS
                and (by_check or not is_right(judged.observation))
            )
            wrong += failed
            if judged.verdict.passed or failed:
                asked.append(JudgedCall(judged_call(exercise, instance), judged.verdict.passed, is_right))
    return asked


def judged_call(exercise: BuiltExercise, instance: Instance) -> Call:
    """The call of an input that is judged."""
    call = instance.calls[0]
    return Call(call.target, call.args, exercise.limits.seconds, call.then)


def right_answer_test(exercise: BuiltExercise, instance: Instance) -> Callable[[Observation], bool]:
    """A function that says whether an observation is right on an input, properties aside."""
    check = judging_check(exercise)

    def is_right(observation: Observation) -> bool:
        case = checked_case(exercise, instance.args, decode(instance.expected), decode(instance.accepted))
        return judged_by(check.name, check.options, case, [observation]).passed

    return is_right
