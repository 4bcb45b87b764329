"""Trying out an exercise: the result that the reference, a known mistake, or given code would get."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grader.built.document import BuiltCall, BuiltExercise
from grader.built.property_calls import call_answer
from grader.built.reference_answers import NoAnswer, accepted_names
from grader.built.resolve import resolve
from grader.checks.calls import Observation, Raised
from grader.codec.decode import decode
from grader.diagnose.findings import findings_of
from grader.intake.submission import CodeCell, Source, Submission
from grader.judge.chosen_options import choice_options
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import exercise_calls
from grader.sandbox.run import Sandbox
from grader.score.result import ExerciseResult
from grader.score.results import exercise_result


def result_of_reference(exercise: BuiltExercise, mistake: str = "") -> ExerciseResult:
    """The result of the reference's own answers, or of a known mistake's; both run in this process, as our own code."""
    if exercise.kind == "values":
        return judged_result(
            exercise, [Observation("missing") for _ in exercise.parts], part_answer_texts(exercise, mistake)
        )
    return judged_result(exercise, reference_observations(exercise, mistake), {})


def result_of_code(exercise: BuiltExercise, code: str, sandbox: Sandbox) -> ExerciseResult:
    """The result of code that answers the exercise, run in the sandbox like a student's."""
    # Digest and receipt stand in no report of a trial: any will do.
    work = Submission("try", (Source("work", "work.py", (CodeCell(code, ""),)),), {}, (), "sha256:0", "BCD-FGH")
    limit, provided = exercise.limits.megabytes, exercise.provided
    return judged_result(exercise, sandbox.run(work, exercise_calls(exercise), megabytes=limit, provided=provided), {})


def chosen_text(exercise: BuiltExercise, places: Iterable[int]) -> str:
    """The options at these places as a student writes them; "" for an exercise that is no choice."""
    return choice_options(exercise.choice).named(frozenset(places)) if exercise.choice else ""


def result_of_answer(exercise: BuiltExercise, text: str) -> ExerciseResult:
    """The result of a choice or a text that is answered with this text; "" is no answer."""
    return judged_result(exercise, [Observation("missing") for _ in exercise_calls(exercise)], {"": text})


def judged_result(
    exercise: BuiltExercise, observations: Sequence[Observation], answers: Mapping[str, str]
) -> ExerciseResult:
    """The result of an exercise from observations and written answers: judged, diagnosed and scored."""
    cases = judge_exercise(exercise, observations, answers)
    return exercise_result(exercise, cases, findings_of(exercise, cases))


def part_answer_texts(exercise: BuiltExercise, mistake: str) -> dict[str, str]:
    """The hand answers by part: right, except where the mistake gives another value."""
    values = {part.name: decode(part.variants.get(mistake, part.expected)) for part in exercise.parts}
    return {name: hand_written_text(value) for name, value in values.items()}


def hand_written_text(value: Any) -> str:
    """A value as a student writes it by hand, with enough digits for every check."""
    return value if isinstance(value, str) else f"{float(value):.12g}"


def reference_observations(exercise: BuiltExercise, mistake: str) -> Sequence[Observation]:
    """The observations that a reference gives on every call of the exercise, those of properties included."""
    known = {each.name: (each.reference, each.bound) for each in exercise.mistakes}
    name, bound = known.get(mistake, (exercise.reference, exercise.bound))
    calls = [call for case in exercise.cases for instance in case.instances for call in instance.calls]
    return [reference_observation(exercise, name, bound, call) for call in calls]


def reference_observation(exercise: BuiltExercise, name: str, bound: Mapping[str, Any], call: BuiltCall) -> Observation:
    """The observation of one call of a reference; an exception is observed as a student's would be."""
    reference = resolve(name)
    try:
        value: Any = call_answer(exercise, call, reference, accepted_names(reference, bound))
    except NoAnswer as error:
        return Observation("error", error=Raised("NoAnswer", str(error), None))
    if exercise.trace is not None and exercise.trace.initial == "absent":
        value = value[1:]  # references give the starting state too, and this exercise asks for a list without it
    return Observation("value", value)
