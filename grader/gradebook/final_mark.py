"""A student's standing: the final mark, and sentences by which a person can check how it comes about."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from grader.built.disclosure import Disclosure
from grader.gradebook.attempt_mark import CurrentMark, WeighedAttempt, exact_sum
from grader.gradebook.late import ON_TIME, Lateness, decimal_text, percent_text
from grader.gradebook.records import Conditions, Extension, MarkOverride

DECIDED_WORDS = {"set": "the mark was set by a person", "kept": "an earlier, higher mark was kept"}


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing of one student: the mark and its parts. `final` is None while something is pending or ungraded."""

    student: str
    points: float
    attempts: tuple[WeighedAttempt, ...] = ()
    counts: WeighedAttempt | None = None
    raw: float | None = None
    penalty: float = 0
    score: float | None = None  # as things stand: what waits for a person counts 0
    final: float | None = None
    pending: float = 0
    ungraded: tuple[str, ...] = ()
    rivals: tuple[WeighedAttempt, ...] = ()  # attempts that wait for something, and may come to count instead
    marks: tuple[CurrentMark, ...] = ()
    override: MarkOverride | None = None  # of the whole mark
    due: datetime | None = None
    late: Lateness = ON_TIME
    sentences: tuple[str, ...] = ()


def sentences_of(standing: Standing, conditions: Conditions, extensions: Sequence[Extension]) -> Iterator[str]:
    """The sentences on how a mark comes about, a sentence for each step."""
    if standing.counts is None:
        # The sentences come in the order in which the mark is computed.
        yield "Nothing was handed in." if not standing.attempts else "No attempt counts."
    else:
        yield about_attempt(standing, conditions.attempts.keep, conditions.attempts.limit)
    yield from (mark.why for mark in standing.marks if mark.why)
    if extensions and standing.due is not None:
        last = extensions[-1]
        yield f"Extended until {last.until.isoformat()} by {last.author}: {last.reason}"
    if standing.counts is not None and standing.late.sentence:
        yield standing.late.sentence
    yield from about_penalty(standing)
    if standing.override is not None and standing.override.score is not None:
        set_to = f"{decimal_text(standing.override.score)} of {decimal_text(standing.points)}"
        yield f"The whole mark was set to {set_to} by {standing.override.author}: {standing.override.reason}"
    yield from about_waiting(standing)


def about_attempt(standing: Standing, keep: str, limit: int | None) -> str:
    """A sentence on the attempt that counts, the number of attempts, and what it earned."""
    assert standing.counts is not None  # noqa: S101  the caller has asked
    earned = f"{decimal_text(standing.counts.raw)} of {decimal_text(standing.points)} points"
    number = len(standing.attempts)
    if number == 1:
        return f"One attempt: {earned}."
    within = f"; only the first {limit} count" if any(not each.within_limit for each in standing.attempts) else ""
    return f"Attempt {standing.counts.attempt.number} of {number} counts, the {keep}{within}: {earned}."


def about_penalty(standing: Standing) -> Iterator[str]:
    """A sentence on the penalty for lateness in numbers; none without a penalty."""
    if standing.counts is not None and standing.late.share:
        share, raw = standing.late.share, standing.counts.raw
        off = f"{percent_text(share)} of {decimal_text(raw)} is {decimal_text(exact_sum([raw]) * share)}"
        yield f"{off}, which leaves {decimal_text(standing.counts.score)}."


def about_waiting(standing: Standing) -> Iterator[str]:
    """The sentences on what keeps the mark from being final."""
    if standing.ungraded:
        yield f"Not graded yet, through a fault of ours: {', '.join(standing.ungraded)}."
    if standing.pending:
        yield f"{decimal_text(standing.pending)} points wait for a person."
    for rival in standing.rivals:
        waits = "was not graded, through a fault of ours" if rival.ungraded else "waits for a person"
        yield f"Attempt {rival.attempt.number} {waits}, and may count instead."


def told_to_student(standing: Standing, level: Disclosure) -> tuple[str, ...]:
    """The sentences on a standing that the student may read: without authors and reasons."""
    if standing.counts is None:
        return ()
    late = [standing.late.sentence] if standing.late.by else []
    # Any sum would tell what the hidden cases earned.
    if level == "nothing":
        return tuple(late)
    number, attempts = standing.counts.attempt.number, len(standing.attempts)
    lines = [f"Attempt {number} of {attempts} counts."] if attempts > 1 else []
    lines += [
        f"{mark.exercise}: {DECIDED_WORDS[mark.status]}."
        for mark in standing.marks
        if mark.why and mark.status in DECIDED_WORDS
    ]
    lines += [*late, *about_penalty(standing)]
    lines += ["The whole mark was set by a person."] if standing.override is not None else []
    if lines and standing.score is not None:
        lines.append(f"With all this the mark is {decimal_text(standing.score)} of {decimal_text(standing.points)}.")
    return tuple(lines)
