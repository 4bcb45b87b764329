"""A small class whose marks are known by hand, as standings: for what goes out to other systems and to markers."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime

from grader.export.known_people import people_of
from grader.gradebook.class_marks import Standing, standings
from grader.gradebook.records import Conditions, HandedIn, ManualMark, MarkedExercise, Records, documented_attempt
from grader.score.result import CaseResult, ExerciseResult, Result
from grader.score.results import total_points
from grader.spec.assignment import AttemptRules, LateRules
from grader.texts.roster import Student

DUE = datetime.fromisoformat("2026-12-04T23:59:00+01:00")
LATER = datetime.fromisoformat("2026-12-05T12:00:00+01:00")
POINTS = {"trees.gain": 4.0, "text.why": 2.0}
TERMS = Conditions(
    assignment="hw2",
    title="Homework 2",
    due=DUE,
    attempts=AttemptRules(),
    late=LateRules(per_day=0.25),
    exercises=(MarkedExercise("trees.gain", "Gain", "function", 4.0), MarkedExercise("text.why", "Why?", "text", 2.0)),
)
ROSTER = (
    Student("ada", name="Ada Lovelace", login="alo", sis_id="S1", canvas_id="101", moodle_id="Participant 201"),
    Student("bob", name='=Bob, the "1st"', login="bbo", sis_id="S2", moodle_id="202", email="bob@example.edu"),
    Student("cy", name="Cy Young", login="cyo", moodle_id="203"),
    Student("dee", name="-Dee", sis_id="S4", moodle_id="204"),
    Student("eve", name="Eve Late", login="ela", moodle_id="205"),
)
# By hand: ada all right; bob's text waits; cy failed through us; dee handed in nothing; eve (3 + 1) a day late, so 3.
FINAL: Mapping[str, float | None] = {"ada": 6.0, "bob": None, "cy": None, "dee": None, "eve": 3.0}


def exercise(name: str, score: float | str) -> ExerciseResult:
    """An exercise with a score, or with a word: `ungraded`, or the text of an answer that waits for a person."""
    points = POINTS[name]
    kind = "text" if name == "text.why" else "function"
    made = ExerciseResult(
        id=name, kind=kind, title=name, prompt="*Why* so?", score=0, points=points, status="ungraded", cases=()
    )
    if score == "ungraded":
        return made
    if isinstance(score, str):
        check = CaseResult(
            name="text",
            check="text",
            public=False,
            passed=False,
            reason="manual",
            score=0,
            points=points,
            observed=score,
        )
        return replace(made, status="manual", pending=points, cases=(check,))
    return replace(made, score=score, status="right" if score == points else "partial")


def result(student: str, gain: float | str, why: float | str, submission: str = "one") -> Result:
    """A result with these scores."""
    exercises = (exercise("trees.gain", gain), exercise("text.why", why))
    return Result(
        assignment="hw2",
        title="Homework 2",
        student=student,
        score=total_points(each.score for each in exercises),
        points=6,
        pending=total_points(each.pending for each in exercises),
        variant="v",
        built="sha256:b1",
        submission=f"sha256:{submission}",
        receipt="BCD-FGH",
        exercises=exercises,
    )


RESULTS = (
    result("ada", 4.0, 2.0),
    result("bob", 3.0, "Because =1+1"),
    result("cy", "ungraded", 2.0),
    result("eve", 3.0, 1.0),
)


def handed_in(each: Result) -> HandedIn:
    """Eve is late, all others are in time."""
    return HandedIn(LATER if each.student == "eve" else DUE)


def records(*more: Result, marks: tuple[ManualMark, ...] = ()) -> Records:
    """What is recorded of the class, or of these results instead."""
    return Records(tuple(documented_attempt(each, handed_in(each)) for each in (more or RESULTS)), manual=marks)


def class_standings(*more: Result, marks: tuple[ManualMark, ...] = ()) -> tuple[Standing, ...]:
    """How everybody stands."""
    return standings(TERMS, records(*more, marks=marks), [] if more else [each.id for each in ROSTER])


def people(roster: tuple[Student, ...] = ROSTER, by: str = "login") -> dict[str, Student]:
    """Everybody as the learning systems know them."""
    return people_of([each.student for each in RESULTS] + ["dee"], roster, (), by)
