"""Written answers for a person to mark: every text of a student that may count, with its rubric."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from grader.built.document import BuiltAssignment
from grader.gradebook.attempt_mark import MarkNow, Weighed
from grader.gradebook.final_mark import Standing
from grader.gradebook.late import decimal
from grader.gradebook.records import Mark
from grader.score.result import ExerciseResult, Result

Documents = Callable[[str, str], Result | None]  # of a student and a submission


@dataclass(frozen=True, slots=True)
class Rubric:
    """The rubric of an exercise: lines of points and what they are given for."""

    lines: tuple[tuple[str, str], ...] = ()

    @property
    def text(self) -> str:
        """The rubric as text, a line for each entry."""
        return "\n".join(f"{points}: {words}" for points, words in self.lines)


@dataclass(frozen=True, slots=True)
class Answer:
    """One written answer of a student. `mark` is None while nobody has marked it; `digest` is that of the text."""

    student: str
    exercise: str
    title: str
    prompt: str
    points: float
    text: str
    digest: str
    rubric: Rubric
    mark: float | None = None
    comment: str = ""


def rubrics_of(built: BuiltAssignment) -> dict[str, Rubric]:
    """The rubric of each exercise that has one."""
    return {
        each.id: Rubric(tuple((decimal(line.points), line.text) for line in each.rubric))
        for each in built.exercises
        if each.rubric
    }


def answers_of(
    standings: Sequence[Standing], keep: str, document: Documents, rubrics: Mapping[str, Rubric]
) -> tuple[Answer, ...]:
    """Every written answer that may count, marked or not: if the best attempt counts, any attempt may be it."""
    found: dict[tuple[str, str, str], Answer] = {}
    for standing in standings:
        for attempt in that_may_count(standing, keep):
            for answer in in_attempt(attempt, document, rubrics):
                # The same text in two attempts is marked once.
                found.setdefault((answer.student, answer.exercise, answer.digest), answer)
    return tuple(found.values())


def that_may_count(standing: Standing, keep: str) -> tuple[Weighed, ...]:
    """The attempts of a student that may count."""
    if keep == "last":
        return () if standing.counts is None else (standing.counts,)
    return tuple(each for each in standing.attempts if each.within_limit)


def in_attempt(weighed: Weighed, document: Documents, rubrics: Mapping[str, Rubric]) -> Iterator[Answer]:
    """The written answers of one attempt; its document is read only if there are any."""
    waiting = [
        (mark, now)
        for mark, now in zip(weighed.attempt.marks, weighed.marks, strict=True)
        if waits_or_waited(mark, now)
    ]
    # Documents are large, and most attempts have no text to mark.
    result = document(weighed.attempt.student, weighed.attempt.submission) if waiting else None
    exercises = {} if result is None else {each.id: each for each in result.exercises}
    for mark, now in waiting:
        if exercise := exercises.get(mark.exercise):
            rubric = rubrics.get(mark.exercise, Rubric())
            given = (now.score, now.comment) if now.status == "marked" else (None, "")
            yield answer_of(weighed.attempt.student, exercise, mark, rubric, *given)


def waits_or_waited(mark: Mark, now: MarkNow) -> bool:
    """Whether a person marks an exercise's text, or has marked it; not if an override or a regrade set the mark."""
    return bool(mark.answer) and now.status in {"manual", "marked"}


def answer_of(
    student: str, exercise: ExerciseResult, mark: Mark, rubric: Rubric, given: float | None, comment: str
) -> Answer:
    """The written answer to an exercise, from the result document."""
    text = "\n".join(str(case.observed) for case in exercise.cases if case.reason == "manual")
    return Answer(
        student=student,
        exercise=exercise.id,
        title=exercise.title,
        prompt=exercise.prompt,
        points=mark.points,
        text=text,
        digest=mark.answer,
        rubric=rubric,
        mark=given,
        comment=comment,
    )
