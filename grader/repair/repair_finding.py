"""The finding on a student's own line: looked for where nothing else explains wrong code, and said once.

What it says rests on hidden cases: nobody is told of it whom the policy tells no hints (`grader.report.disclose`).
"""

from collections.abc import Callable, Sequence
from itertools import islice

from grader.built.document import BuiltExercise, Instance
from grader.built.own_check import checked_case, verdict_on_observation
from grader.checks.calls import Call, Observation
from grader.checks.student_statements import SourceText
from grader.codec.decode import decode
from grader.diagnose.finding import CodeChange, Finding
from grader.intake.submission import Submission
from grader.judge.judged import JudgedCase
from grader.judge.judged_exercise import judge_exercise
from grader.judge.needed_calls import answer_room, exercise_calls
from grader.repair.candidates import RepairCandidate
from grader.repair.failing_lines import FailingLines, failing_lines, finding_on_lines, rightly_and_wrongly_answered
from grader.repair.program_slice import own_unit, program_digest, program_slice, put_back
from grader.repair.repaired_text import changed_lines, repaired_submission
from grader.repair.search import NearestRepair, RepairInputs, nearest_repair, repair_inputs
from grader.repair.student_program import reached_functions
from grader.repair.words import lines_sentence, subject_of
from grader.run_cache import UNCACHED, RunCache, cacheable

REPAIRED_KINDS = ("function", "trace", "model")
EXPLAINING_KINDS = ("misconception", "near_miss")  # what has such a finding has its name already
# Outcomes that cost as much each time: code that does not end is not asked another thousand times.
COSTLY_OUTCOMES = ("timeout", "memory", "died", "skipped", "missing", "blank")
MAX_ACCEPTANCE_RUNS = 3  # repairs that are run as whole programs before the search gives up
CACHED_REPAIRS = 512  # programs of which a run holds what was found

RunProgram = Callable[[Submission, Sequence[Call]], Sequence[Observation]]  # makes calls in one new process


def is_unexplained(exercise: BuiltExercise, cases: Sequence[JudgedCase], findings: Sequence[Finding]) -> bool:
    """Whether wrong code has no name yet, and can be asked again."""
    if exercise.kind not in REPAIRED_KINDS or any(finding.kind in EXPLAINING_KINDS for finding in findings):
        return False
    inputs = [judged for case in cases for judged in case.inputs]
    # Where nothing but an exception is wrong, its line is told already.
    if all(judged.verdict.passed or judged.observation.outcome == "error" for judged in inputs):
        return False
    return not any(
        judged.observation.outcome in COSTLY_OUTCOMES or judged.verdict.reason == "source" for judged in inputs
    )


def repair_finding(
    exercise: BuiltExercise,
    cases: Sequence[JudgedCase],
    submission: Submission,
    run: RunProgram,
    cache: RunCache = UNCACHED,
) -> Finding | None:
    """The finding on the nearest repair of a submission's code; None where there is none that can be trusted."""
    inputs = repair_inputs(exercise, cases)
    if inputs is None:
        return None
    asked = names_asked(exercise)
    part = program_slice(submission, asked, cache)
    found = None if part is None else cache.of(repair_of_slice)(exercise, inputs, part, asked, run)
    for candidate in islice(found.candidates, MAX_ACCEPTANCE_RUNS) if found else ():
        own = put_back(candidate, submission)
        if own is not None and found is not None:
            repaired = repaired_submission(submission, own)
            if not found.whole or is_right_as_handed_in(exercise, repaired, run):
                return finding_on(submission, found, own)
    return None


def suspicious_lines_finding(
    exercise: BuiltExercise,
    cases: Sequence[JudgedCase],
    submission: Submission,
    run: RunProgram,
    cache: RunCache = UNCACHED,
) -> Finding | None:
    """The finding on the lines that a submission runs just where its answers are wrong; None where there are none."""
    asked = names_asked(exercise)
    part = program_slice(submission, asked, cache)
    answered = rightly_and_wrongly_answered(exercise, cases)
    found = None if part is None else cache.of(failing_lines_of_slice)(exercise, answered, part, asked, run)
    unit = None if found is None else own_unit(found.function.unit, submission)
    if found is None or unit is None:
        return None
    before = found.function.unit
    return finding_on_lines(found, unit.code.line_at(unit.start) - before.code.line_at(before.start))


def answers_key(
    _: RunCache,
    exercise: BuiltExercise,
    answered: tuple[Sequence[Instance], Sequence[Instance]],
    part: Submission,
    asked: frozenset[str],
    run: object,
) -> object:
    """The cache key of a program and of what it answers rightly and wrongly."""
    right, wrong = (tuple(map(id, instances)) for instances in answered)
    return (id(exercise), program_digest(part), asked, right, wrong)


@cacheable(key=answers_key, size=CACHED_REPAIRS)
def failing_lines_of_slice(
    exercise: BuiltExercise,
    answered: tuple[Sequence[Instance], Sequence[Instance]],
    part: Submission,
    asked: frozenset[str],
    run: RunProgram,
) -> FailingLines | None:
    """The lines that the part of a submission that an exercise leads to runs just where its answers are wrong."""
    functions = reached_functions(part, asked)
    return failing_lines(exercise, answered, functions, lambda calls: run(part, calls)) if functions else None


def slice_key(
    _: RunCache, exercise: BuiltExercise, inputs: RepairInputs, part: Submission, asked: frozenset[str], run: object
) -> object:
    """The cache key of a program and the inputs that it fails on: whoever has the same code is told the same."""
    return (id(exercise), program_digest(part), asked, inputs.failing)


@cacheable(key=slice_key, size=CACHED_REPAIRS)
def repair_of_slice(
    exercise: BuiltExercise, inputs: RepairInputs, part: Submission, asked: frozenset[str], run: RunProgram
) -> NearestRepair | None:
    """The nearest repair of the part of a submission that an exercise leads to."""
    functions = reached_functions(part, asked)
    return nearest_repair(exercise, inputs, functions, lambda calls: run(part, calls)) if functions else None


def names_asked(exercise: BuiltExercise) -> frozenset[str]:
    """The names of all that an exercise calls, as the call of its first input does."""
    call = exercise.cases[0].instances[0].calls[0]
    return frozenset(name.removeprefix(".") for name in (call.target, *(name for name, _ in call.then)))


def is_right_as_handed_in(exercise: BuiltExercise, repaired: Submission, run: RunProgram) -> bool:
    """Whether a repaired submission, run as if it had been handed in, is right on every case and further input."""
    calls = exercise_calls(exercise)
    seconds = exercise.limits.seconds
    others = [
        Call(made.target, made.args, seconds, made.then, room=answer_room(instance.expected))
        for instance in exercise.further
        for made in instance.calls[:1]
    ]
    seen = run(repaired, [*calls, *others])
    texts = [SourceText(source.name, source.file, cell.text) for source in repaired.sources for cell in source.cells]
    cases = judge_exercise(exercise, seen[: len(calls)], {}, texts)
    if not all(judged.verdict.passed for case in cases for judged in case.inputs):
        return False
    return all(
        is_right_answer(exercise, instance, one)
        for instance, one in zip(exercise.further, seen[len(calls) :], strict=True)
    )


def is_right_answer(exercise: BuiltExercise, instance: Instance, observation: Observation) -> bool:
    """Whether the exercise's check accepts an answer to an input."""
    case = checked_case(exercise, instance.args, decode(instance.expected), decode(instance.accepted))
    return verdict_on_observation(exercise, case, observation).passed


def finding_on(submission: Submission, found: NearestRepair, best: RepairCandidate) -> Finding:
    """The finding that names the lines of the best repair, with the change itself for those who may see it."""
    functions = sorted(best.functions)
    function = functions[0] if len(functions) == 1 else ""
    changed = changed_lines(submission, best)
    lines = [(each.place, each.line) for each in changed]
    several_texts = sum(len(source.cells) for source in submission.sources) > 1
    return Finding(
        kind="repair",
        name=subject_of(best),
        hint=lines_sentence(lines, function, whole=found.whole, files=several_texts),
        plain=True,
        changes=tuple(
            CodeChange(file=each.place, line=each.line, function=function, before=each.before, after=each.after)
            for each in changed
        ),
    )
