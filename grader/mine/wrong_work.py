"""Wrong work that nothing explains: what each program answers, and the programs that answer alike."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from grader.built.document import BuiltExercise, Instance
from grader.built.mistake_answers import NO_MISTAKE_ANSWER
from grader.built.oracle import flaws_on
from grader.built.own_check import checked_case, judging_check, verdict_on_observation
from grader.built.reference_answers import DecodedArgs, decoded_args
from grader.built.student_calls import args_text
from grader.built.time_limit import TookTooLong, in_time
from grader.checks.calls import Call, Observation
from grader.checks.case import Case
from grader.checks.registry import case_verdict
from grader.codec.decode import decode
from grader.codec.values import Json
from grader.diagnose.evidence import gave_no_answer
from grader.diagnose.finding import Finding
from grader.diagnose.mistakes import has_flaws_of
from grader.intake.submission import Submission
from grader.judge.needed_calls import answer_room
from grader.repair.repair_finding import COSTLY_OUTCOMES, RunProgram

# Raised by checks for an expected value of another form than the exercise's: what a small change gives may have any.
UNCOMPARABLE = (TypeError, ValueError, LookupError, ArithmeticError, AttributeError)


@dataclass(frozen=True, eq=False)
class WrongWork:
    """One student's wrong code for an exercise; `repair` is what was found in it, `outputs` its class page's digest."""

    student: str
    submission: Submission
    repair: Finding | None = None
    outputs: str = ""


@dataclass(frozen=True, eq=False)
class MiningInput:
    """An input that programs are asked: `ordinary` if it is no edge case, `further` if it is no case at all."""

    instance: Instance
    ordinary: bool
    further: bool


@dataclass(frozen=True, eq=False)
class AnsweredGroup:
    """Works whose programs answer alike on all inputs, with the answers, and whether each is right."""

    works: tuple[WrongWork, ...]
    observations: tuple[Observation, ...]
    right: tuple[bool, ...]


def mining_inputs(exercise: BuiltExercise) -> tuple[MiningInput, ...]:
    """The inputs of an exercise: those of its cases, then further ones."""
    own = [MiningInput(each, not case.edge, further=False) for case in exercise.cases for each in case.instances]
    return (*own, *(MiningInput(each, ordinary=True, further=True) for each in exercise.further))


def input_calls(exercise: BuiltExercise, inputs: Sequence[MiningInput]) -> list[Call]:
    """The call of each input."""
    return [
        Call(call.target, call.args, exercise.limits.seconds, call.then, room=answer_room(each.instance.expected))
        for each in inputs
        for call in each.instance.calls[:1]
    ]


def answered_group(
    exercise: BuiltExercise, inputs: Sequence[MiningInput], work: WrongWork, run: RunProgram
) -> AnsweredGroup | None:
    """The group of one work; None for one that is right here, gives no answer at all, or does not end."""
    seen = tuple(run(work.submission, input_calls(exercise, inputs)))
    if any(one.outcome in COSTLY_OUTCOMES for one in seen):
        return None
    right = tuple(is_accepted(exercise, each.instance, one) for each, one in zip(inputs, seen, strict=True))
    wrong = [one for one, passed in zip(seen, right, strict=True) if not passed]
    if not any(one.outcome == "value" for one in wrong):
        return None
    return AnsweredGroup((work,), seen, right)


def is_accepted(exercise: BuiltExercise, instance: Instance, seen: Observation) -> bool:
    """Whether the exercise's check accepts an answer; not where judging it takes too long."""
    if seen.outcome != "value":
        return False
    case = checked_case(exercise, instance.args, decode(instance.expected), decode(instance.accepted))
    try:
        return in_time(lambda: verdict_on_observation(exercise, case, seen)).passed
    except TookTooLong:
        return False


def answers_like(exercise: BuiltExercise, instance: Instance, form: Json, seen: Observation) -> bool:
    """Whether an answer is just the one that is encoded, as the exercise's check compares them; no answer is like none.

    Of verified answers the flaws are compared: in what else they differ, both are right.
    """
    if form is NO_MISTAKE_ANSWER:
        return gave_no_answer(seen)
    if seen.outcome != "value":
        return False
    try:
        return in_time(lambda: compares_equal(exercise, instance, form, seen))
    except (TookTooLong, *UNCOMPARABLE):
        return False


def compares_equal(exercise: BuiltExercise, instance: Instance, form: Json, seen: Observation) -> bool:
    """Whether the check takes an observed answer for the encoded one."""
    flaws = flaws_on(exercise, DecodedArgs(instance.args))
    if flaws is not None:
        return has_flaws_of(decode(form), seen, flaws)
    check = judging_check(exercise)
    return case_verdict(check.name, check.options, Case(decoded_args(instance.args), decode(form)), [seen]).passed


def answer_text(seen: Observation) -> str:
    """An observation as a text that is the same for the same answer."""
    return repr(seen.value) if seen.outcome == "value" else f"{seen.outcome} {getattr(seen.error, 'type', '')}"


def alike_groups(
    exercise: BuiltExercise, inputs: Sequence[MiningInput], groups: Sequence[AnsweredGroup]
) -> tuple[AnsweredGroup, ...]:
    """The groups joined that answer alike on every input, whatever their texts are; the largest first."""
    # Compared with the first of each group only: to be alike, as a check says it, is as good as to be equal.
    joined: list[AnsweredGroup] = []
    for group in groups:
        for place, other in enumerate(joined):
            if answer_alike(exercise, inputs, other, group):
                joined[place] = replace(other, works=(*other.works, *group.works))
                break
        else:
            joined.append(group)
    return tuple(sorted(joined, key=lambda each: -len(each.works)))


def answer_alike(
    exercise: BuiltExercise, inputs: Sequence[MiningInput], one: AnsweredGroup, other: AnsweredGroup
) -> bool:
    """Whether two programs give the same answer to every input; an error is like any other error."""
    if one.right != other.right:
        return False
    # The smallest first: most programs differ on the first input, and to compare long answers takes time.
    order = sorted(range(len(inputs)), key=lambda number: len(args_text(inputs[number].instance.args)))
    return all(
        one.right[number]
        or observations_alike(exercise, inputs[number].instance, one.observations[number], other.observations[number])
        for number in order
    )


def observations_alike(exercise: BuiltExercise, instance: Instance, one: Observation, other: Observation) -> bool:
    """Whether two wrong answers are the same, as the check compares them."""
    if one.outcome != "value" or other.outcome != "value":
        return one.outcome == other.outcome
    if repr(one.value) == repr(other.value):
        return True
    flaws = flaws_on(exercise, DecodedArgs(instance.args))
    check = judging_check(exercise)
    if flaws is not None:
        return has_flaws_of(one.value, other, flaws)
    case = Case(decoded_args(instance.args), one.value)
    return case_verdict(check.name, check.options, case, [other]).passed
