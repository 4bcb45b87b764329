"""A submission as it was meant: slips that say nothing about learning are repaired, and each repair is told."""

from collections.abc import Sequence
from dataclasses import replace

from grader.intake.answer_keys import with_keys
from grader.intake.asked import ExpectedNames
from grader.intake.code_words import are_as_asked
from grader.intake.definitions import is_too_much_work
from grader.intake.naming import with_names
from grader.intake.submission import Submission
from grader.intake.textcells import with_answers, with_code


def as_meant(submission: Submission, asked: Sequence[ExpectedNames]) -> Submission:
    """The submission with its answers under the names that the assignment asks for; what was mended is in the notes.

    Nothing that is where it should be is ever replaced, so that right work stays as it is.
    """
    # In this order: code that moves out of a text cell defines names, and what is still missing is sought as an answer.
    answers, moved = with_keys(submission.answers, asked)
    if is_too_much_work(submission.sources):
        return replace(submission, answers=answers, notes=(*submission.notes, *moved))
    sources = submission.sources
    run: list[str] = []
    called: list[str] = []
    if not are_as_asked(sources, asked):
        sources, run = with_code(sources, asked)
        sources, called = with_names(sources, asked)
    answers, read = with_answers(sources, asked, answers)
    return replace(
        submission, sources=sources, answers=answers, notes=(*submission.notes, *run, *called, *read, *moved)
    )
