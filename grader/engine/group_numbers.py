"""Work of a group: graded with the numbers of the one member whose sheet it answers, and with nobody else's.

Who is in a group is what `grader collect` recorded of that attempt. Nothing that a student writes adds to it: outside
of a group another's fingerprint stays that of another variant.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from grader.built.document import BuiltAssignment, BuiltVariant
from grader.built.variants import for_student, variant_of, with_numbers
from grader.engine.foreign_numbers import BY_HAND, stamps
from grader.engine.repaired_submission import meant_for
from grader.intake.submission import Submission
from grader.score.result import Result

TOLD = "Your group answered the questions on {sheet} (variant {variant}), so the work is graded with the numbers there."


def as_answered(built: BuiltAssignment, submission: Submission, group: Sequence[str] = ()) -> BuiltAssignment:
    """The assignment with the numbers that a submission is graded with: the student's own, or those of a member.

    That is the variant which most of the group's answers bear, so that it is one for all members. Where no answer bears
    any, as in code alone, each has their own.
    """
    own = for_student(built, submission.student)
    others = {each.variant: each for each in variants_of_mates(built, submission.student, group)}
    if not others:
        return own
    borne = Counter(stamp for stamp in stamps_in(own, submission) if stamp in {own.variant, *others})
    most = max(borne, key=lambda stamp: borne[stamp], default=own.variant)  # of equals the one that comes first
    return own if most == own.variant else with_numbers(built, others[most])


def variants_of_mates(built: BuiltAssignment, student: str, group: Sequence[str]) -> Iterator[BuiltVariant]:
    """The variants of those who handed in together with a student, of members who were forgotten too."""
    if built.personal:
        yield from (each for each in (variant_of(built, member) for member in group) if each is not None)
        yield from built.inherited.get(student, ())


def stamps_in(own: BuiltAssignment, submission: Submission) -> Iterator[str]:
    """The fingerprints that the answers by hand are stamped with, each once for an exercise, in order."""
    meant, _ = meant_for(own.exercises, submission)
    for exercise in own.exercises:
        if exercise.kind in BY_HAND and exercise.id in own.personal:
            yield from dict.fromkeys(stamp.casefold() for stamp in stamps(exercise, meant))


def told_of_numbers(built: BuiltAssignment, result: Result, group: Sequence[str]) -> tuple[str, ...]:
    """A sentence for the student where the work was graded with a mate's numbers; the name stands in no document.

    A result names nobody but its student, so that one of the group can be forgotten without touching the others'.
    """
    if not built.personal or result.variant == own_fingerprint(built, result.student):
        return ()
    owners = [member for member in group if own_fingerprint(built, member) == result.variant]
    sheet = f"{owners[0]}'s sheet" if owners else "another member's sheet"
    return (TOLD.format(sheet=sheet, variant=result.variant),)


def own_fingerprint(built: BuiltAssignment, student: str) -> str:
    """The fingerprint of the numbers that a student has been given."""
    own = variant_of(built, student)
    return built.variant if own is None else own.variant
