"""Grading the work of a group with the numbers of the member whose sheet it answers.

The members of a group are those that `grader collect` recorded with the attempt. Nothing that a student writes adds to
it: outside of a group another's fingerprint stays that of another variant.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from grader.built.document import BuiltAssignment, BuiltVariant
from grader.built.variants import for_student, student_variant, with_variant
from grader.engine.foreign_numbers import KINDS_BY_HAND, variant_stamps
from grader.engine.repaired_submission import submission_as_meant
from grader.intake.submission import Submission
from grader.score.result import Result

GROUP_NUMBERS_SENTENCE = (
    "Your group answered the questions on {sheet} (variant {variant}), so the work is graded with the numbers there."
)


def assignment_as_answered(
    built: BuiltAssignment, submission: Submission, group: Sequence[str] = ()
) -> BuiltAssignment:
    """The assignment with the numbers that a submission is graded with: the student's own, or another member's.

    The variant that most answers are stamped with counts, so that it is the same for all members. Where no answer has a
    stamp, as in code alone, each member has their own.
    """
    own = for_student(built, submission.student)
    others = {each.variant: each for each in variants_of_mates(built, submission.student, group)}
    if not others:
        return own
    borne = Counter(stamp for stamp in stamps_by_exercise(own, submission) if stamp in {own.variant, *others})
    most = max(borne, key=lambda stamp: borne[stamp], default=own.variant)  # of equals the one that comes first
    return own if most == own.variant else with_variant(built, others[most])


def variants_of_mates(built: BuiltAssignment, student: str, group: Sequence[str]) -> Iterator[BuiltVariant]:
    """The variants of the other members of a student's group, also of those whose data was deleted since."""
    if built.personal:
        yield from (each for each in (student_variant(built, member) for member in group) if each is not None)
        yield from built.inherited.get(student, ())


def stamps_by_exercise(own: BuiltAssignment, submission: Submission) -> Iterator[str]:
    """The fingerprints beside the answers by hand: each counted once for an exercise, in order."""
    meant, _ = submission_as_meant(own.exercises, submission)
    for exercise in own.exercises:
        if exercise.kind in KINDS_BY_HAND and exercise.id in own.personal:
            yield from dict.fromkeys(stamp.casefold() for stamp in variant_stamps(exercise, meant))


def group_numbers_sentences(built: BuiltAssignment, result: Result, group: Sequence[str]) -> tuple[str, ...]:
    """A sentence for the student's page where the work was graded with another member's numbers; none otherwise.

    It stands in no result: that names only its own student, so that one member's data can be deleted without touching
    the results of the others.
    """
    if not built.personal or result.variant == own_fingerprint(built, result.student):
        return ()
    owners = [member for member in group if own_fingerprint(built, member) == result.variant]
    sheet = f"{owners[0]}'s sheet" if owners else "another member's sheet"
    return (GROUP_NUMBERS_SENTENCE.format(sheet=sheet, variant=result.variant),)


def own_fingerprint(built: BuiltAssignment, student: str) -> str:
    """The fingerprint of the numbers that a student has been given."""
    own = student_variant(built, student)
    return built.variant if own is None else own.variant
