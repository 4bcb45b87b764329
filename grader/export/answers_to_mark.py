"""Written answers for a person to mark: every text of a student that may count, with its rubric."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from grader.built.document import BuiltAssignment
from grader.gradebook.attempt_mark import CurrentMark, WeighedAttempt
from grader.gradebook.final_mark import Standing
from grader.gradebook.late import decimal_text
from grader.gradebook.records import ExerciseMark
from grader.score.result import ExerciseResult, Result

ResultLookup = Callable[[str, str], Result | None]  # of a student and a submission


@dataclass(frozen=True, slots=True)
class MarkingRubric:
    """The rubric of an exercise: lines of points and what they are given for."""

    lines: tuple[tuple[str, str], ...] = ()

    @property
    def text(self) -> str:
        """The rubric as text, a line for each entry."""
        return "\n".join(f"{points}: {words}" for points, words in self.lines)


@dataclass(frozen=True, slots=True)
class WrittenAnswer:
    """One written answer of a student. `mark` is None while nobody has marked it; `digest` is that of the text."""

    student: str
    exercise: str
    title: str
    prompt: str
    points: float
    text: str
    digest: str
    rubric: MarkingRubric
    mark: float | None = None
    comment: str = ""
    marker: str = ""  # who gave the mark
    first_marker: str = ""  # for a second marker: who gave the first mark, and so must not give this one


def is_same_marker(one: str, other: str) -> bool:
    """Whether two names are those of one marker, whatever their capitals; nobody is the same as nobody.

    >>> is_same_marker("Ann  Lee", "ann lee"), is_same_marker("Ann", "Ben"), is_same_marker("", "")
    (True, False, False)
    """
    return bool(one.strip()) and one.casefold().split() == other.casefold().split()


def rubrics_of(built: BuiltAssignment) -> dict[str, MarkingRubric]:
    """The rubric of each exercise that has one."""
    return {
        each.id: MarkingRubric(tuple((decimal_text(line.points), line.text) for line in each.rubric))
        for each in built.exercises
        if each.rubric
    }


def answers_that_count(
    standings: Sequence[Standing], keep: str, document: ResultLookup, rubrics: Mapping[str, MarkingRubric]
) -> tuple[WrittenAnswer, ...]:
    """Every written answer that may count, marked or not: if the best attempt counts, any attempt may be it."""
    found: dict[tuple[str, str, str], WrittenAnswer] = {}
    for standing in standings:
        for attempt in attempts_that_may_count(standing, keep):
            for answer in answers_in_attempt(attempt, document, rubrics):
                # The same text in two attempts is marked once.
                found.setdefault((answer.student, answer.exercise, answer.digest), answer)
    return tuple(found.values())


def waiting_texts(standings: Sequence[Standing], keep: str) -> dict[str, int]:
    """The number of texts that wait for a person, by exercise; those of attempts that may count."""
    waiting = {
        (standing.student, mark.exercise, mark.answer)
        for standing in standings
        for attempt in attempts_that_may_count(standing, keep)
        for mark, now in zip(attempt.attempt.marks, attempt.marks, strict=True)
        if mark.answer and now.status == "manual"
    }
    return dict(sorted(Counter(exercise for _, exercise, _ in waiting).items()))


def attempts_that_may_count(standing: Standing, keep: str) -> tuple[WeighedAttempt, ...]:
    """The attempts of a student that may count."""
    if keep == "last":
        return () if standing.counts is None else (standing.counts,)
    return tuple(each for each in standing.attempts if each.within_limit)


def answers_in_attempt(
    weighed: WeighedAttempt, document: ResultLookup, rubrics: Mapping[str, MarkingRubric]
) -> Iterator[WrittenAnswer]:
    """The written answers of one attempt; its document is read only if there are any."""
    waiting = [
        (mark, now)
        for mark, now in zip(weighed.attempt.marks, weighed.marks, strict=True)
        if is_marked_by_hand(mark, now)
    ]
    # Documents are large, and most attempts have no text to mark.
    result = document(weighed.attempt.student, weighed.attempt.submission) if waiting else None
    exercises = {} if result is None else {each.id: each for each in result.exercises}
    for mark, now in waiting:
        if exercise := exercises.get(mark.exercise):
            rubric = rubrics.get(mark.exercise, MarkingRubric())
            yield written_answer(weighed.attempt.student, exercise, mark, rubric, now)


def is_marked_by_hand(mark: ExerciseMark, now: CurrentMark) -> bool:
    """Whether a person marks an exercise's text, or has marked it; not if an override or a regrade set the mark."""
    return bool(mark.answer) and now.status in {"manual", "marked"}


def written_answer(
    student: str, exercise: ExerciseResult, mark: ExerciseMark, rubric: MarkingRubric, now: CurrentMark
) -> WrittenAnswer:
    """The written answer to an exercise, from the result document, with the mark that a person gave for it."""
    text = "\n".join(str(case.observed) for case in exercise.cases if case.reason == "manual")
    return WrittenAnswer(
        student=student,
        exercise=exercise.id,
        title=exercise.title,
        prompt=exercise.prompt,
        points=mark.points,
        text=text,
        digest=mark.answer,
        rubric=rubric,
        mark=now.score if now.status == "marked" else None,
        comment=now.comment,
        marker=now.marker,
    )
