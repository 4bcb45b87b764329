"""What a submission's code gives: to inputs that may be known first, then to those that may not.

An example of a public case that fails is shown to students who may see nothing of hidden ones. It therefore comes from
a process that has met no hidden input: from the one that has answered the public calls, before it is asked the others,
or from a new one.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import islice

from grader.built.document import BuiltExercise, provided_in
from grader.checks.calls import Observation
from grader.checks.student_statements import SourceText
from grader.diagnose.counterexample import Memo, Probe, counterexample_finding, fails_in_public
from grader.diagnose.finding import Finding
from grader.engine.counterexample_probe import answers_alike_anywhere, prober, silent_in
from grader.intake.submission import Submission
from grader.judge.judged import JudgedCase
from grader.judge.judged_exercise import judge_public
from grader.judge.needed_calls import calls_of
from grader.sandbox.run import Run, Sandbox

IN_CODE = ("function", "model", "trace")

Answers = Mapping[str, Sequence[Observation]]  # by the exercise's id, in the order of `calls_of`
Failing = Sequence[tuple[BuiltExercise, tuple[JudgedCase, ...]]]  # exercises with their public cases


@dataclass(frozen=True)
class Observed:
    """What the code of one submission gave to every call of the exercises, and whom to ask for more."""

    answers: Answers
    examples: Mapping[str, Finding | None] = field(default_factory=dict)  # found before any hidden call was made
    failures: tuple[str, ...] = ()  # what failed through us on the way, and changes no mark
    probe: Probe | None = None  # makes further calls: what it gives is shown to those only who may see hidden inputs
    unknowing: Probe | None = None  # makes them in processes that have met no hidden input

    def example(self, exercise: BuiltExercise, cases: Sequence[JudgedCase], memo: Memo) -> Finding | None:
        """The smallest input on which the code fails, a public one if there is any; None where nothing can be asked."""
        if exercise.id in self.examples:
            return self.examples[exercise.id]
        probe = self.unknowing if fails_in_public(exercise, cases) else self.probe
        return None if probe is None else counterexample_finding(exercise, cases, probe, memo)


def observed(
    submission: Submission,
    exercises: Sequence[BuiltExercise],
    sandbox: Sandbox,
    memo: Memo,
    texts: Sequence[SourceText] = (),
) -> Observed:
    """What the submission's code gave, with all that the exercises provide; without code there is nothing to run.

    The process that gave it is kept: it may be asked again, until the sandbox lets it go. Raises SandboxFailure.
    """
    if not submission.sources:
        return Observed({each.id: tuple(Observation("missing") for _ in calls_of(each)) for each in exercises})
    run = asked(submission, exercises, sandbox)
    opened = by_exercise(exercises, run.open_observations())
    ask = partial(prober, submission, sandbox, exercises)
    alike = cache(lambda: answers_alike_anywhere(submission, exercises))
    silent = silent_functions(exercises, opened, hidden=False)
    failing = failing_in_public(exercises, opened, texts)
    # Code that might keep something is asked in new processes, once its marks stand: here it would lose its own.
    early = early_examples(failing, ask(never=silent, kept=alike), memo) if failing and alike() else Examples()
    answers = by_exercise(exercises, run.observations())
    late = ask(never=silent_functions(exercises, answers), kept=alike)
    return Observed(answers, early.found, early.failures, late, ask(never=silent))


@dataclass(frozen=True)
class Examples:
    """The smallest inputs that fail, by the exercise's id, and what failed through us while they were looked for."""

    found: Mapping[str, Finding | None] = field(default_factory=dict)
    failures: tuple[str, ...] = ()


def early_examples(failing: Failing, probe: Probe, memo: Memo) -> Examples:
    """The smallest input for each exercise that fails on a public case."""
    found: dict[str, Finding | None] = {}
    failures = []
    for exercise, cases in failing:
        try:
            found[exercise.id] = counterexample_finding(exercise, cases, probe, memo)
        except Exception as error:  # the marks stand without what explains them
            found[exercise.id] = None
            failures.append(f"{exercise.id}: not diagnosed: {type(error).__name__}: {error}")
    return Examples(found, tuple(failures))


def failing_in_public(exercises: Sequence[BuiltExercise], opened: Answers, texts: Sequence[SourceText]) -> Failing:
    """The exercises in code that fail on a public case, with those cases as judged.

    One that cannot be judged is left out: that is told when it is judged as a whole.
    """
    failing = []
    for exercise in exercises:
        if exercise.kind in IN_CODE:
            with suppress(Exception):
                cases = judge_public(exercise, opened[exercise.id], texts)
                if fails_in_public(exercise, cases):
                    failing.append((exercise, cases))
    return failing


def asked(submission: Submission, exercises: Sequence[BuiltExercise], sandbox: Sandbox) -> Run:
    """All calls of the exercises, to be made of the submission's code."""
    calls = [call for exercise in exercises for call in calls_of(exercise)]
    megabytes = max((exercise.limits.megabytes for exercise in exercises), default=512)
    return sandbox.start(submission, calls, megabytes=megabytes, provided=provided_in(exercises))


def by_exercise(exercises: Sequence[BuiltExercise], observations: Sequence[Observation]) -> Answers:
    """The observations of all calls, shared out to the exercises whose calls they are."""
    coming = iter(observations)
    return {exercise.id: tuple(islice(coming, len(calls_of(exercise)))) for exercise in exercises}


def silent_functions(exercises: Sequence[BuiltExercise], answers: Answers, *, hidden: bool = True) -> set[str]:
    """The functions of which a call did not come back; without `hidden`, of the calls that were made before those."""
    made = [
        (call, seen)
        for exercise in exercises
        for call, seen in zip(calls_of(exercise), answers[exercise.id], strict=True)
        if hidden or not call.hidden
    ]
    return silent_in([call for call, _ in made], [seen for _, seen in made])
