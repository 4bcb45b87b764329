"""Answers to another student's numbers: recognised by the fingerprint beside them, and never called wrong."""

import re
from collections.abc import Iterator
from dataclasses import replace

from grader.built.document import BuiltAssignment, BuiltExercise
from grader.diagnose.finding import Finding
from grader.intake.submission import Submission
from grader.score.result import ExerciseResult
from grader.score.results import unjudged_result

KINDS_BY_HAND = ("values", "choice")
# The comment that releases write above the answers; a fingerprint is eight signs of base 32.
VARIANT_STAMP = re.compile(r"\s*#\s*variant:?\s+(?P<variant>[a-z2-7]{8})\b")
# The right side of an assignment that is still as it was handed out: an unanswered question is nobody's answer.
BLANK_ASSIGNMENT = re.compile(r"(None|\.\.\.|''|\"\")?\s*(#.*)?")
FOREIGN_FINDING = Finding(
    kind="error",
    name="answers of another variant",
    hint="These answers belong to another variant. Answer the questions of your own handout.",
)
FOREIGN_TO_GROUP_FINDING = replace(
    FOREIGN_FINDING, hint="These answers belong to another variant. Answer all questions of one member's handout."
)


def has_foreign_answers(built: BuiltAssignment, exercise: BuiltExercise, submission: Submission) -> bool:
    """Whether the exercise was answered by hand for numbers that the student does not have."""
    if exercise.kind not in KINDS_BY_HAND or (built.personal and exercise.id not in built.personal):
        return False
    return any(found.casefold() != built.variant for found in variant_stamps(exercise, submission))


def foreign_result(exercise: BuiltExercise, *, of_group: bool = False) -> ExerciseResult:
    """The result of an exercise that was answered for another variant: an error with a hint, not a wrong answer."""
    finding = FOREIGN_TO_GROUP_FINDING if of_group else FOREIGN_FINDING
    return replace(unjudged_result(exercise), status="error", findings=(finding,))


def is_foreign_result(exercise: ExerciseResult) -> bool:
    """Whether a result says that its exercise was answered for another variant."""
    return any(finding.name == FOREIGN_FINDING.name for finding in exercise.findings)


def variant_stamps(exercise: BuiltExercise, submission: Submission) -> Iterator[str]:
    """The variant fingerprints that stand beside a student's answers; none where no stamp was kept."""
    if submission.variant and any(submission.answers.get(exercise.id, {}).values()):
        yield submission.variant
    variables = {part.variable for part in exercise.parts} or {exercise.target}
    for source in submission.sources:
        for cell in source.cells:
            yield from stamps_in_code(cell.text, variables)


def stamps_in_code(code: str, variables: set[str]) -> Iterator[str]:
    """The last stamp above each assignment that gives one of the variables a value."""
    stamp = ""
    for line in code.splitlines():
        if match := VARIANT_STAMP.match(line):
            stamp = match["variant"]
        name, assigned, value = line.partition("=")
        if stamp and assigned and name.strip() in variables and not BLANK_ASSIGNMENT.fullmatch(value.strip()):
            yield stamp
