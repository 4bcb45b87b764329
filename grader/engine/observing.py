"""Observing a submission's code: its answers to public inputs first, then to hidden ones.

An example of a public case that fails is shown to students who may see nothing of hidden ones. It therefore comes from
a process that has met no hidden input: from the one that has answered the public calls, before it is asked the others,
or from a new one.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import islice

from grader.built.document import BuiltExercise, provided_in
from grader.checks.calls import Call, Observation
from grader.checks.student_statements import SourceText
from grader.diagnose.counterexample import counterexample_finding, fails_in_public
from grader.diagnose.finding import Finding
from grader.diagnose.near.state import Probe
from grader.engine.counterexample_probe import further_call_probe, silent_functions
from grader.engine.last_look import ProgramKey
from grader.engine.repair_search import program_runner
from grader.engine.stateless_code import is_stateless
from grader.intake.submission import Submission
from grader.judge.judged import JudgedCase
from grader.judge.judged_exercise import judge_public
from grader.judge.needed_calls import exercise_calls
from grader.repair.program_slice import program_digest, program_slice
from grader.repair.repair_finding import RunProgram, names_asked
from grader.run_cache import RunCache
from grader.sandbox.run import Sandbox

KINDS_RUN_AS_CODE = ("function", "model", "trace")

ObservationsByExercise = Mapping[str, Sequence[Observation]]  # by the exercise's id, in the order of its calls
FailingExercises = Sequence[tuple[BuiltExercise, tuple[JudgedCase, ...]]]  # exercises with their public cases


@dataclass(frozen=True)
class ObservedCode:
    """The observations of every call of one submission's code, and functions that make further calls."""

    answers: ObservationsByExercise
    examples: Mapping[str, Finding | None] = field(default_factory=dict)  # found before any hidden call was made
    failures: tuple[str, ...] = ()  # what failed through us on the way, and changes no mark
    probe: Probe | None = None  # makes further calls: what it gives is shown to those only who may see hidden inputs
    unknowing: Probe | None = None  # makes them in processes that have met no hidden input
    rerun: RunProgram | None = None  # runs changed code, for a repair
    again: Probe | None = None  # makes further calls in the process that has answered, whatever that keeps
    program_key: ProgramKey = lambda _: None  # what is equal for equal programs that keep nothing

    def example(self, exercise: BuiltExercise, cases: Sequence[JudgedCase], cache: RunCache) -> Finding | None:
        """The smallest input on which the code fails, a public one if there is any; None where nothing can be asked."""
        if exercise.kind not in KINDS_RUN_AS_CODE:
            return None
        if exercise.id in self.examples:
            return self.examples[exercise.id]
        probe = self.unknowing if fails_in_public(exercise, cases) else self.probe
        return None if probe is None else counterexample_finding(exercise, cases, probe, cache)


@dataclass(frozen=True)
class SubmissionCalls:
    """All calls that are made of a submission's code: those of every exercise, in order."""

    exercises: Sequence[BuiltExercise]
    calls: Mapping[str, Sequence[Call]]  # by the exercise's id

    @property
    def all_calls(self) -> list[Call]:
        """The calls of all exercises in one list, in order."""
        return [call for exercise in self.exercises for call in self.calls[exercise.id]]

    @property
    def names(self) -> set[str]:
        """The names that are called: functions, classes, methods, and functions in place of methods."""
        return {name.removeprefix(".") for call in self.all_calls for name in call.names}

    @property
    def megabytes(self) -> int:
        """The megabytes that the code may use: the most that any exercise allows, as all share one process."""
        return max((exercise.limits.megabytes for exercise in self.exercises), default=512)

    def shared_out(self, observations: Sequence[Observation]) -> ObservationsByExercise:
        """The observations of all calls, split up by exercise."""
        coming = iter(observations)
        return {each.id: tuple(islice(coming, len(self.calls[each.id]))) for each in self.exercises}

    def silent(self, answers: ObservationsByExercise, *, hidden: bool = True) -> set[str]:
        """The functions that gave no answer in time to one of their calls, or, without `hidden`, to a public one."""
        made = [
            (call, seen)
            for name, calls in self.calls.items()
            for call, seen in zip(calls, answers[name], strict=True)
            if hidden or not call.hidden
        ]
        return silent_functions([call for call, _ in made], [seen for _, seen in made])


@contextmanager
def observed_code(
    submission: Submission,
    exercises: Sequence[BuiltExercise],
    sandbox: Sandbox,
    cache: RunCache,
    texts: Sequence[SourceText] = (),
) -> Iterator[ObservedCode]:
    """The observations of a submission's code, made with the functions that exercises provide; raises SandboxFailure.

    The process that gave them may be asked again until the block ends. Without code, every call is `missing`.
    """
    asked = SubmissionCalls(exercises, {each.id: cache.of(exercise_calls)(each) for each in exercises})
    if not submission.sources:
        yield ObservedCode({name: tuple(Observation("missing") for _ in calls) for name, calls in asked.calls.items()})
        return
    provided = provided_in(exercises)
    with sandbox.session(submission, asked.all_calls, megabytes=asked.megabytes, provided=provided) as ask:
        opened = asked.shared_out(ask.public())
        failing = failing_in_public(exercises, opened, texts, cache)
        silent = asked.silent(opened, hidden=False)
        probing = partial(further_call_probe, submission, sandbox, exercises)
        stateless = partial(cache.of(is_stateless), submission, asked.names, provided.values())
        # Code that might keep something is asked in new processes, once its marks stand: here it would lose its own.
        soon = early_examples(failing, probing(never=silent, session=ask), cache) if failing and stateless() else None
        answers = asked.shared_out(ask.everything())
        late = probing(never=asked.silent(answers), session=ask, stateless=stateless)
        found = soon or EarlyExamples()
        rerun = program_runner(sandbox, exercises)
        again = probing(never=asked.silent(answers), session=ask)

        def program_key(exercise: BuiltExercise) -> bytes | None:
            part = program_slice(submission, names_asked(exercise), cache) if stateless() else None
            return None if part is None else program_digest(part)

        unknowing = probing(never=silent)
        yield ObservedCode(answers, found.examples, found.failures, late, unknowing, rerun, again, program_key)


@dataclass(frozen=True)
class EarlyExamples:
    """The smallest failing inputs by the exercise's id, and failures of ours while they were looked for."""

    examples: Mapping[str, Finding | None] = field(default_factory=dict)
    failures: tuple[str, ...] = ()


def early_examples(failing: FailingExercises, probe: Probe, cache: RunCache) -> EarlyExamples:
    """The smallest failing input for each exercise that fails on a public case."""
    found: dict[str, Finding | None] = {}
    failures = []
    for exercise, cases in failing:
        try:
            found[exercise.id] = counterexample_finding(exercise, cases, probe, cache)
        except Exception as error:  # the marks stand without what explains them
            found[exercise.id] = None
            failures.append(f"{exercise.id}: not diagnosed: {type(error).__name__}: {error}")
    return EarlyExamples(found, tuple(failures))


def failing_in_public(
    exercises: Sequence[BuiltExercise], opened: ObservationsByExercise, texts: Sequence[SourceText], cache: RunCache
) -> FailingExercises:
    """The code exercises that fail on a public case, with their judged public cases.

    An exercise that cannot be judged is left out: the failure is reported when it is judged as a whole.
    """
    failing = []
    for exercise in exercises:
        if exercise.kind in KINDS_RUN_AS_CODE:
            with suppress(Exception):
                cases = judge_public(exercise, opened[exercise.id], texts, cache)
                if fails_in_public(exercise, cases):
                    failing.append((exercise, cases))
    return failing
